"""How Schaf nachgedacht is shown: a wooden pasture with its pegs; nothing is secret."""

from PIL.Image import Image

from render.nachgedacht.alt import alt, text
from render.nachgedacht.board import board, swatch
from render.nachgedacht.spots import spots
from render.scene import Painter, Scene


def hand(scene: Scene, seat: int) -> Image | None:
    """Paint nothing: nobody holds anything."""
    return None


PAINTER = Painter(board, hand, alt, text, swatch, spots=spots)
