"""The table between two decisions."""

from typing import TypeAlias

from rules.core.seats import Seat
from rules.core.value import Value
from rules.nachgedacht.options import Options


class Row(Value, frozen=True):
    """A row of *seat* that waits for its exchange, as the set of hollows of its *sheep*."""

    seat: Seat
    sheep: int


class Moving(Value, frozen=True):
    """The seat in turn moves a piece."""


class Exchanging(Value, frozen=True):
    """The rival of ``rows[0]``'s seat chooses the sheep to exchange; the other rows follow."""

    rows: tuple[Row, ...]


class Over(Value, frozen=True):
    """The match is over; nobody has won a draw."""

    reason: str
    winner: Seat | None = None


Phase: TypeAlias = Moving | Exchanging | Over


class State(Value, frozen=True):
    """Seat 0 is Black, seat 1 Green; sets of hollows are ints, see board.py.

    *coloured* are the exchanged sheep on the pasture, *turn* moves or has just moved while rows
    are settled, *last* is the latest move, *seen* holds every position since the latest row.
    """

    options: Options
    shepherds: tuple[int, int]
    white: int
    coloured: tuple[int, int]
    rows: tuple[int, int] = (0, 0)
    turn: Seat = Seat(0)
    moved: int = 0
    last: tuple[int, int] | None = None
    seen: tuple[int, ...] = ()
    phase: Phase = Moving()

    @property
    def sheep(self) -> int:
        """All sheep, of whatever colour."""
        return self.white | self.coloured[0] | self.coloured[1]

    @property
    def position(self) -> int:
        """The board and the seat in turn as one number of 61 bits, no two alike."""
        black, green = self.coloured
        return (
            (self.white | green)
            | (black | green) << 25
            | self.shepherds[0] << 50
            | self.shepherds[1] << 55
            | self.turn << 60
        )
