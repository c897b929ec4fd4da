"""A match between two choices."""

from typing import Literal, TypeAlias

from rules.core.seats import Seat
from rules.core.value import Value
from rules.schubsen.choices import Lay

Sealed: TypeAlias = tuple[Lay | None, ...]


class Laying(Value, frozen=True):
    """Everyone on the dyke lays cards face down; a place stays None until its seat has."""

    sealed: Sealed


class Using(Value, frozen=True):
    """*seat* has revealed and may lay out clovers; *sealed* holds what is still face down."""

    seat: Seat
    sealed: Sealed


class Turning(Value, frozen=True):
    """*seat* lays the free board; afterwards the *next* turn or the next round follows."""

    seat: Seat
    sealed: Sealed
    next: Literal["turn", "round"]


class Choosing(Value, frozen=True):
    """*seat* holds the cherub and chooses a clover."""

    seat: Seat


class Over(Value, frozen=True):
    """Nothing is left to decide."""


Phase: TypeAlias = Laying | Using | Turning | Choosing | Over


class State(Value, frozen=True):
    """Rows stand in seat order.

    *squares* count from 0 on the first board to 199, OUT once the sheep is out. *relaid* counts
    the board changes: until the first, square 0 is the shared start. *laid*, *scopes* and
    *played* are this round's revealed cards, final Scopes of Move and pads; while cards are
    being laid they still show the round before. *fallen* lists seat and round, first out first.
    """

    round: int
    sides: tuple[str, str]
    relaid: int
    squares: tuple[int, ...]
    rings: tuple[int, ...]
    hands: tuple[str, ...]
    clovers: tuple[tuple[str, ...], ...]
    box: tuple[str, ...]
    start: Seat
    imp: Seat | None
    cherub: Seat | None
    laid: tuple[str, ...]
    scopes: tuple[int, ...]
    played: tuple[tuple[str, ...], ...]
    fallen: tuple[tuple[Seat, int], ...]
    phase: Phase
