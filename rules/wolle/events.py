"""What can happen."""

from rules.core.play import Public, Secret
from rules.core.seats import Seat
from rules.core.value import Value
from rules.wolle.data import Card
from rules.wolle.state import Count, Why


class RoundBegan(Public, frozen=True):
    """New cards lie out, and bids are open."""

    round: int
    rounds: int
    cards: tuple[Card, ...]


class BidSealed(Secret, frozen=True):
    """A seat has set its bid, or set it anew; others have not yet."""

    ECHO = True

    bid: str


class Stake(Value, frozen=True):
    """A seat and its bid."""

    seat: Seat
    bid: str


class BidsShown(Public, frozen=True):
    """All boards were turned over; the stakes stand in turn order."""

    stakes: tuple[Stake, ...]


class PlusPaid(Public, frozen=True):
    """A bid of 26+ cost its chip."""

    seat: Seat


class Rolled(Public, frozen=True):
    """Dice fell: *pips* of the d8, d10 and d12, *rolled* the sides of those that moved.

    *before* are the pips they showed until then, empty at the first roll; *malus* is already
    taken off *result*.
    """

    seat: Seat
    attempt: int
    pips: tuple[int, ...]
    before: tuple[int, ...]
    rolled: tuple[int, ...]
    malus: int
    result: int
    goal: int


class DieKept(Public, frozen=True):
    """A die was left lying."""

    seat: Seat
    die: int
    pips: int


class Combed(Public, frozen=True):
    """A result was improved: to the bid, or just far enough to keep black sheep away."""

    seat: Seat
    bonus: int
    chips: int
    result: int
    goal: int


class Reached(Public, frozen=True):
    """A bid was reached; *due* cards may be taken."""

    seat: Seat
    attempt: int
    due: int


class Failed(Public, frozen=True):
    """Three rolls were not enough; *chip* tells whether the supply had one as comfort."""

    seat: Seat
    result: int
    goal: int
    chip: bool


class Took(Public, frozen=True):
    """Cards went from the middle to a seat; *letters* are the places they lay on."""

    seat: Seat
    cards: tuple[Card, ...]
    letters: tuple[str, ...]
    why: Why


class Topped(Public, frozen=True):
    """A sheep lies on top of a flock now."""

    seat: Seat
    card: Card


class BoneStolen(Public, frozen=True):
    """A bone symbol fetched the bone from its owner."""

    seat: Seat
    victim: Seat


class Lapsed(Public, frozen=True):
    """Nothing was left in the middle for these seats."""

    seats: tuple[Seat, ...]


class PlayEnded(Public, frozen=True):
    """The last card was taken: flocks are opened and counted."""


class SheepPutBack(Public, frozen=True):
    """A seat without a dog lost sheep."""

    seat: Seat
    cards: tuple[Card, ...]


class Counted(Public, frozen=True):
    """A seat's points were added up."""

    seat: Seat
    count: Count


EVENTS = (
    RoundBegan,
    BidSealed,
    BidsShown,
    PlusPaid,
    Rolled,
    DieKept,
    Combed,
    Reached,
    Failed,
    Took,
    Topped,
    BoneStolen,
    Lapsed,
    PlayEnded,
    SheepPutBack,
    Counted,
)
