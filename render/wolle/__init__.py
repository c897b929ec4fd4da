"""Volle Wolle in pictures: the display, bids, dice, flocks and the count."""

from render.scene import Painter
from render.wolle.alt import alt, text
from render.wolle.board import board, swatch
from render.wolle.hand import hand, hand_alt
from render.wolle.spots import spots

PAINTER = Painter(board, hand, alt, text, swatch=swatch, spots=spots, hand_alt=hand_alt)
