"""The private sheet: a banner in the seat's colour over paper, with a padlock."""

from functools import lru_cache

from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import place
from render.palette import SEATS, Theme, mix
from render.sprites.sheep import sheep
from render.sprites.tokens import padlock
from render.type import write

WIDTH, HEIGHT = 1100, 560
BANNER = 106


def sheet(theme: Theme, seat: int, title: str, subline: str, height: int = HEIGHT) -> Image:
    """Return an empty private picture for *seat*; what is below y = 126 is free."""
    picture = _blank(theme, seat, height).copy()
    ink = SEATS[seat].ink
    write(picture, (150, 10, 985, 64), title, "title", 42, ink, least=30)
    write(picture, (152, 60, 985, 98), subline, "strong", 29, ink, least=24)
    return picture


@lru_cache(maxsize=32)
def _blank(theme: Theme, seat: int, height: int) -> Image:
    coat = SEATS[seat]
    picture = Images.new("RGB", (WIDTH, height), theme.paper)
    picture.paste(scenery.paper(WIDTH, height, theme), (0, 0))
    picture.paste(coat.colour, (0, 0, WIDTH, BANNER))
    marks.scallop(picture, BANNER, coat.colour)
    marks.stitch(picture, BANNER - 8, mix(coat.colour, coat.ink, 0.55))
    place(picture, sheep(seat, 122), 76, 54)
    place(picture, padlock(64, coat.ink, coat.colour), 1044, 52)
    return picture
