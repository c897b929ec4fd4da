"""What can happen on the dyke, one fact each."""

from rules.core.play import Public, Secret
from rules.core.seats import Seat
from rules.schubsen.data import Spot


class DykeLaid(Public, frozen=True):
    """The boards lie side by side and everyone has *rings* lifesavers."""

    first: str
    second: str
    rings: int


class StartDrawn(Public, frozen=True):
    """The dice found the most mischievous look."""

    seat: Seat


class RoundBegun(Public, frozen=True):
    """Everyone lays cards; *start* will reveal first and holds imp and cherub."""

    round: int
    start: Seat


class Sealed(Public, frozen=True):
    """A seat has laid its cards face down, for the first time this round."""

    seat: Seat


class Laid(Secret, frozen=True):
    """What a seat has laid, and what its *goal* looks like now: see `moving.fate`.

    Off the dyke there is no square: *board* and *square* are 0 then.
    """

    ECHO = True

    digits: str
    board: int
    square: int
    fate: str
    hold: bool


class Revealed(Public, frozen=True):
    """A seat turned its cards face up."""

    seat: Seat
    digits: str
    scope: int


class CloversUsed(Public, frozen=True):
    """A seat laid pads out: *change* was added to its Scope of Move, *back* follows the move."""

    seat: Seat
    pads: tuple[str, ...]
    change: int
    back: int
    scope: int


class Moved(Public, frozen=True):
    """A sheep went forward by its Scope of Move."""

    seat: Seat
    scope: int
    origin: Spot
    goal: Spot


class RanBack(Public, frozen=True):
    """A sheep went back by its Run Back pads."""

    seat: Seat
    back: int
    origin: Spot
    goal: Spot


class Shoved(Public, frozen=True):
    """*seat* landed on *whom*'s square, so *whom* went one square on."""

    seat: Seat
    whom: Seat
    origin: Spot
    goal: Spot


class WalkedOff(Public, frozen=True):
    """A sheep left the dyke by its own move."""

    seat: Seat
    scope: int
    origin: Spot


class ShovedOff(Public, frozen=True):
    """*seat* shoved *whom* off the end of the dyke."""

    seat: Seat
    whom: Seat
    origin: Spot


class Splashed(Public, frozen=True):
    """A sheep ended on water and paid a lifesaver; *left* remain."""

    seat: Seat
    spot: Spot
    left: int


class WashedAway(Public, frozen=True):
    """A sheep ended on water and had no lifesaver."""

    seat: Seat
    spot: Spot


class Eliminated(Public, frozen=True):
    """A sheep is out of the game; *left* sheep are still on the dyke."""

    seat: Seat
    left: int


class ImpPassed(Public, frozen=True):
    """The imp went to another seat while cards were revealed."""

    seat: Seat
    scope: int


class CherubPassed(Public, frozen=True):
    """The cherub went to another seat while cards were revealed."""

    seat: Seat
    scope: int


class ImpCollected(Public, frozen=True):
    """The imp's holder paid a lifesaver at the end of the round; *left* remain."""

    seat: Seat
    scope: int
    left: int


class ImpCaught(Public, frozen=True):
    """The imp's holder had no lifesaver at the end of the round."""

    seat: Seat
    scope: int


class CherubSmiled(Public, frozen=True):
    """The round's highest Scope of Move: *seat* takes a clover and starts the next round."""

    seat: Seat
    scope: int


class CloverTaken(Public, frozen=True):
    """The cherub's holder chose a pad: *kind* is "back" or "change"."""

    seat: Seat
    pad: str
    kind: str
    value: int


class BoardTurned(Public, frozen=True):
    """The empty first board went to the front of the dyke, *side* up."""

    seat: Seat
    side: str


class HandRefreshed(Public, frozen=True):
    """A seat had fewer than four cards and took its discard pile back."""

    seat: Seat


EVENTS = (
    *(DykeLaid, StartDrawn, RoundBegun, Sealed, Laid, Revealed, CloversUsed),
    *(Moved, RanBack, Shoved, WalkedOff, ShovedOff, Splashed, WashedAway, Eliminated),
    *(ImpPassed, CherubPassed, ImpCollected, ImpCaught, CherubSmiled, CloverTaken),
    *(BoardTurned, HandRefreshed),
)
