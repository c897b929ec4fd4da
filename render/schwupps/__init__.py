"""The painter of Schwupps oder Schubs."""

from render.scene import Painter
from render.schwupps.alt import alt, text
from render.schwupps.board import board, spots
from render.schwupps.ground import swatch
from render.schwupps.hand import hand, hand_alt

PAINTER = Painter(board, hand, alt, text, swatch=swatch, spots=spots, hand_alt=hand_alt)
