"""Where everything stands: the lane's squares, the start, the stable, panels and pile."""

from functools import cache
from math import sin

from msgspec import Struct

from render.canvas import Point
from render.type import Box

WIDTH = 1400
SKY = 126
COLUMNS = 10
GAP = 9
EDGE = 12


class Layout(Struct, frozen=True):
    """The measures of one picture; *low* is the upper edge of the lowest row of tiles.

    *strip* is the room between two rows, in which moves are drawn; *piece* the size of a sheep.
    """

    goal: int
    height: int
    meadow: int
    tile: tuple[int, int]
    pitch: tuple[int, int]
    left: int
    low: int
    piece: int
    panels: tuple[Box, ...]
    pile: Box
    start: Box
    played: Box
    stable: Box

    @property
    def rows(self) -> int:
        """How many rows the lane has."""
        return self.goal // COLUMNS

    @property
    def strip(self) -> int:
        """How much grass and rim there is between the tiles of two rows."""
        return self.pitch[1] - self.tile[1]

    def bend(self, x: float) -> float:
        """Return how far the lane swings down at *x*."""
        return 14 * sin(0.78 * (x - self.left) / self.pitch[0] + 0.4)

    def tile_at(self, square: int) -> Point:
        """Return the middle of the upper edge of a square's tile."""
        column, row = place_of(square)
        x = self.left + self.pitch[0] * column
        return x, round(self.low - self.pitch[1] * row + self.bend(x))

    def box_of(self, square: int) -> Box:
        """Return the box that a square covers; the start is its whole plate."""
        if square == 0:
            return self.start
        x, y = self.tile_at(square)
        half = self.tile[0] / 2
        return x - half, y, x + half, y + self.tile[1]

    def strip_at(self, x: float, row: int) -> float:
        """Return the middle of the strip below *row* at *x*."""
        y = self.low - self.pitch[1] * row + self.tile[1] + self.bend(x)
        return y + self.strip / 2

    def feet(self, square: int, slot: int, count: int) -> Point:
        """Return where the feet of a sheep are; *slot* of *count* is its place on the start."""
        if square > 0:
            x, y = self.tile_at(square)
            return x, y + self.tile[1] * 0.56
        x0, _, x1, y1 = self.start
        first, last = x0 + 176, x1 - 52
        step = min(self.piece * 0.86, (last - first) / max(1, count - 1))
        return first + slot * step, y1 - 12


def place_of(square: int) -> tuple[int, int]:
    """Return the column and the row of *square*: every other row runs back."""
    row, step = divmod(square - 1, COLUMNS)
    return (step if row % 2 == 0 else COLUMNS - 1 - step), row


@cache
def layout(goal: int, seats: int) -> Layout:
    """Return the measures for a lane up to *goal* and so many *seats*."""
    return _long(seats) if goal == 100 else _short(seats)


def _long(seats: int) -> Layout:
    """Ten rows on the left, the seats in a column on the right."""
    height, left, top, low = 1296, 1048, 138, 1162
    tall = (low - top - GAP * (seats - 1)) / seats
    panels = tuple(
        (left, top + (tall + GAP) * seat, WIDTH - EDGE, top + (tall + GAP) * seat + tall)
        for seat in range(seats)
    )
    return Layout(
        goal=100,
        height=height,
        meadow=1034,
        tile=(90, 76),
        pitch=(97, 106),
        left=82,
        low=1108,
        piece=88,
        panels=panels,
        pile=(left, 1172, WIDTH - EDGE, 1284),
        start=(22, 1210, 560, 1286),
        played=(576, 1206, 790, 1290),
        stable=(800, 1200, 1020, 1290),
    )


def _short(seats: int) -> Layout:
    """Five rows of larger tiles across the picture, the seats below them."""
    across = seats + 1 if seats < 4 else 3
    down = 1 if seats < 4 else 2
    top, tall = 916, 236 if seats < 4 else 200
    wide = (WIDTH - 2 * EDGE - GAP * (across - 1)) / across
    cells = [
        (
            EDGE + (wide + GAP) * (cell % across),
            top + (tall + GAP) * (cell // across),
            EDGE + (wide + GAP) * (cell % across) + wide,
            top + (tall + GAP) * (cell // across) + tall,
        )
        for cell in range(across * down)
    ]
    x0, y0, _, y1 = cells[seats]
    return Layout(
        goal=50,
        height=round(cells[-1][3]) + EDGE,
        meadow=WIDTH,
        tile=(124, 90),
        pitch=(134, 126),
        left=97,
        low=680,
        piece=106,
        panels=tuple(cells[:seats]),
        pile=(x0, y0, WIDTH - EDGE, y1),
        start=(22, 806, 660, 886),
        played=(690, 802, 960, 890),
        stable=(1040, 786, 1380, 890),
    )
