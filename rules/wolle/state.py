"""The table and its phases; flocks lie with their top card last."""

from typing import Literal

from rules.core.seats import Seat
from rules.core.value import Value
from rules.wolle.data import CARDS, CHIPS, FIRST_DOG

Why = Literal["reached", "black", "left"]
Fate = Literal["waiting", "reached", "failed", "left", "lapsed"]


class Bidding(Value, frozen=True):
    """Seats seal a bid each; a place stays None until its seat has."""

    sealed: tuple[int | None, ...]


class Turning(Value, frozen=True):
    """The next turn is about to begin; nobody decides anything here."""


class Rolling(Value, frozen=True):
    """The seat on turn has rolled for the *attempt*-th time; *kept* names dice by their sides."""

    attempt: int
    pips: tuple[int, ...]
    kept: tuple[int, ...] = ()


class Taking(Value, frozen=True):
    """*seat* receives *due* cards of *offer*, and says which one goes on top.

    *roll* is the one that led here; none did if the cards are what was left.
    """

    seat: Seat
    due: int
    offer: tuple[int, ...]
    why: Why
    roll: Rolling | None = None


class Returning(Value, frozen=True):
    """Seats without a dog put sheep back; a place stays None until its seat has chosen."""

    returned: tuple[tuple[int, ...] | None, ...]


class Count(Value, frozen=True):
    """A seat's points, line by line; *pack* is what the most dogs cost."""

    white: int
    black: int
    agents: int
    racers: int
    dogs: int
    bone: int
    pack: int
    chips: int
    total: int


class Over(Value, frozen=True):
    """Nothing is left to decide."""

    returned: tuple[tuple[int, ...], ...]
    counts: tuple[Count, ...]


Phase = Bidding | Turning | Rolling | Taking | Returning | Over


class State(Value, frozen=True):
    """Rows stand in seat order; *order* lists seats by bid, *turn* is the place in it.

    *bids*, *order* and *fates* tell of the round being rolled, and are empty while bids are
    sealed. *bone* is its owner, once it has one.
    """

    deck: tuple[int, ...]
    display: tuple[int, ...]
    flocks: tuple[tuple[int, ...], ...]
    dogs: tuple[int, ...]
    chips: tuple[int, ...]
    bone: Seat | None
    bids: tuple[int, ...]
    order: tuple[Seat, ...]
    turn: int
    fates: tuple[Fate, ...]
    phase: Phase

    @property
    def supply(self) -> int:
        """Chips that nobody owns."""
        return CHIPS - sum(self.chips)

    @property
    def rounds(self) -> int:
        """How many rounds the whole match has."""
        return -(-len(CARDS) // (len(self.chips) + 1))

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return -(-(len(CARDS) - len(self.deck)) // (len(self.chips) + 1))


def number(state: State, seat: Seat) -> int:
    """Return *seat*'s Schafzahl: its top sheep's, or its board's while it has none."""
    flock = state.flocks[seat]
    return flock[-1] if flock else seat + 1


def modifier(state: State, seat: Seat) -> int:
    """Return the bonus or malus on *seat*'s top sheep."""
    flock = state.flocks[seat]
    return CARDS[flock[-1]].modifier if flock else 0


def sheep(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of *cards* that go on the flock."""
    return tuple(card for card in cards if card < FIRST_DOG)
