"""How Schafe-Schubsen is shown: the dyke with its sheep, and each seat's own cards."""

from render.scene import Painter
from render.schubsen.alt import alt, text
from render.schubsen.board import RUNNER_UP, board, swatch
from render.schubsen.hand import hand, hand_alt
from render.schubsen.spots import spots

PAINTER = Painter(board, hand, alt, text, swatch, RUNNER_UP, spots, hand_alt)
