"""The position: pieces, cards, and whose turn it is."""

from typing import Literal, TypeAlias

from rules.core.seats import Seat
from rules.core.value import Value
from rules.schwupps.options import Options


class Playing(Value, frozen=True):
    """*seat* begins its turn: one Schwupps, or a first Schubs."""

    seat: Seat


class Shoving(Value, frozen=True):
    """*seat* has shoved, and may shove on or end its turn."""

    seat: Seat


class Over(Value, frozen=True):
    """Nothing is left to decide."""

    reason: Literal["goal", "endgame"]


Phase: TypeAlias = Playing | Shoving | Over


class State(Value, frozen=True):
    """Hands stand in seat order; a side's pieces stand side by side in *squares*.

    A side is a seat or, in the team game, two partners who sit opposite each other.
    *shown* are the cards played white side up, *covered* those each seat played black side up,
    *aside* those taken out before the match, *out* the sides that left, first to last.
    ``pile[0]`` is the top card.
    """

    options: Options
    squares: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    shown: tuple[int, ...]
    covered: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    out: tuple[int, ...]
    phase: Phase

    @property
    def sides(self) -> int:
        """How many sides there are, those that left included."""
        return len(self.squares) // self.options.each

    def side(self, seat: Seat) -> int:
        """Return the side that *seat* plays for."""
        return seat % self.sides

    def owners(self, side: int) -> tuple[Seat, ...]:
        """Return the seats that play for *side*."""
        return tuple(map(Seat, range(side, len(self.hands), self.sides)))

    def pieces(self, side: int) -> range:
        """Return the pieces of *side*, as places in *squares*."""
        each = self.options.each
        return range(side * each, side * each + each)

    def rear(self, side: int) -> int:
        """Return the square of *side*'s last piece."""
        each = self.options.each
        return min(self.squares[side * each : side * each + each])

    def last(self) -> tuple[int, ...]:
        """Return the sides that nobody is behind: several only if they share the start."""
        rears = {side: self.rear(side) for side in range(self.sides) if side not in self.out}
        return tuple(side for side, rear in rears.items() if rear == min(rears.values()))
