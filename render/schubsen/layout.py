"""Where everything lies on the picture, in pixels."""

from typing import TypeAlias

from msgspec import Struct

from render.type import Box

WIDTH = 1400
SKY = 150
CELL = 65
LEFT, TOP = 48, 158
GAP = 8
BOTTOM = TOP + 10 * CELL
AXIS = BOTTOM + 23
RIGHT = LEFT + 20 * CELL + GAP
# The dyke ends right of the last column; the sea there is one more column.
OPEN_SEA = (RIGHT + WIDTH) // 2 + 4
SEA, SHORE, PAPER = BOTTOM + 44, 930, BOTTOM + 142
PANELS = PAPER + 12
EDGE, BETWEEN = 16, 8

Cell: TypeAlias = tuple[int, int]


class Row(Struct, frozen=True):
    """How the seat panels stand: so many in a row, each *width* by *height*."""

    many: int
    width: int
    height: int


def rows_for(seats: int) -> Row:
    """Return the panels' shape: a single row has room for a line of clovers."""
    many = 3 if seats in (3, 5, 6) else 4
    width = (WIDTH - 2 * EDGE - (many - 1) * BETWEEN) // many
    return Row(many, width, 210 if seats <= 4 else 160)


def height_for(seats: int) -> int:
    """Return how high a picture with *seats* panels is."""
    row = rows_for(seats)
    lines = -(-seats // row.many)
    return PANELS + lines * (row.height + BETWEEN) + 8


def panel_box(seat: int, seats: int) -> Box:
    """Return the panel of *seat*; a last row that is not full stands in the middle."""
    row = rows_for(seats)
    line, place = divmod(seat, row.many)
    missing = max(0, (line + 1) * row.many - seats)
    x = EDGE + place * (row.width + BETWEEN) + missing * (row.width + BETWEEN) // 2
    y = PANELS + line * (row.height + BETWEEN)
    return x, y, x + row.width, y + row.height


def cell_of(at: int) -> Cell:
    """Return column and row of a square; columns below 0 and above 19 are off the picture."""
    return at // 10, at % 10


def middle_x(column: int) -> int:
    """Return the middle of a column; beyond either end of the dyke its margin."""
    if column < 0:
        return LEFT - 14
    if column > 19:
        return OPEN_SEA
    return LEFT + column * CELL + (GAP if column > 9 else 0) + CELL // 2


def middle_y(row: int) -> int:
    """Return the middle of a row; row 0 lies lowest."""
    return TOP + (9 - row) * CELL + CELL // 2


def middle(at: int) -> tuple[int, int]:
    """Return the middle of a square."""
    column, row = cell_of(at)
    return middle_x(column), middle_y(row)
