"""Start positions and the numbers of the rulebook.

The rulebook's diagram of the start is lost. The layouts are reconstructions: eight sheep,
half-turn symmetry, an empty centre, and exactly two sheep seen by each shepherd (RULES.md).
"""

from typing import Final

ROWS_TO_WIN = 3
COLOURED_SHEEP = 2
# Ruling 16: so many moves of both players together without a row are a draw.
QUIET_MOVES = 120
REPEATS = 3

COLOURS: Final = ("black", "green")

# Top to bottom as on the table: o a white sheep, B and G the shepherds.
LAYOUTS = {
    "cross": ("..o.G", "..o..", "oo.oo", "..o..", "B.o.."),
    "corner_edge": ("o.oGo", ".....", "o...o", ".....", "oBo.o"),
    "x_inner": ("o...o", ".oGo.", ".....", ".oBo.", "o...o"),
    "knight_ring": (".o.oG", "o...o", ".....", "o...o", "Bo.o."),
}
