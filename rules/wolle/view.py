"""What a seat sees of the table."""

from typing import Literal

from rules.core.seats import Seat
from rules.core.value import Value
from rules.wolle import rolling
from rules.wolle.data import CARDS, DUE, LETTERS, Card, spoken
from rules.wolle.state import (
    Bidding,
    Count,
    Fate,
    Over,
    Returning,
    Rolling,
    State,
    Taking,
    Why,
    modifier,
    number,
)


class Herd(Value, frozen=True):
    """What lies before one seat; *bid* shows once all are turned over."""

    chips: int
    dogs: int
    bone: bool
    size: int
    top: Card | None
    number: int
    modifier: int
    sealed: bool
    bid: str | None
    fate: Fate | None


class Throw(Value, frozen=True):
    """The dice of the seat on turn: *pips* of d8, d10, d12; *kept* by their sides.

    *result* is the sum less the malus, *due* the cards it would bring to reach *goal*.
    """

    seat: Seat
    attempt: int
    pips: tuple[int, ...]
    kept: tuple[int, ...]
    result: int
    goal: int
    due: int


class Claim(Value, frozen=True):
    """A seat receives *due* of the cards on these places."""

    seat: Seat
    due: int
    letters: tuple[str, ...]
    why: Why


class View(Value, frozen=True):
    """Built up from nothing: a field absent here cannot leak.

    *bid* is the viewer's own sealed one. *flocks* (top card last) and *returned* are shown
    when play is over, *counts* when all is counted; until then they are empty.
    """

    phase: Literal["bidding", "rolling", "taking", "returning", "over"]
    seat: Seat | None
    round: int
    rounds: int
    deck: int
    supply: int
    display: tuple[Card, ...]
    herds: tuple[Herd, ...]
    order: tuple[Seat, ...]
    active: tuple[Seat, ...]
    bid: str | None
    throw: Throw | None
    claim: Claim | None
    flocks: tuple[tuple[Card, ...], ...]
    returned: tuple[tuple[Card, ...], ...]
    counts: tuple[Count, ...]


def view(state: State, seat: Seat | None) -> View:
    """Show the table as *seat* sees it, or as an onlooker does."""
    phase = state.phase
    sealed = phase.sealed if isinstance(phase, Bidding) else ()
    own = sealed[seat] if sealed and seat is not None else None
    ended = isinstance(phase, Returning | Over)
    returned = phase.returned if isinstance(phase, Returning | Over) else ()
    return View(
        phase=_PHASES[type(phase)],
        seat=seat,
        round=state.round,
        rounds=state.rounds,
        deck=len(state.deck),
        supply=state.supply,
        display=_cards(state.display),
        herds=tuple(_herd(state, Seat(other), sealed) for other in range(len(state.chips))),
        order=state.order,
        active=_active(state),
        bid=None if own is None else spoken(own),
        throw=_throw(state),
        claim=_claim(state),
        flocks=tuple(map(_cards, state.flocks)) if ended else (),
        returned=tuple(_cards(cards or ()) for cards in returned),
        counts=phase.counts if isinstance(phase, Over) else (),
    )


_PHASES: dict[type, Literal["bidding", "rolling", "taking", "returning", "over"]] = {
    Bidding: "bidding",
    Rolling: "rolling",
    Taking: "taking",
    Returning: "returning",
    Over: "over",
}


def _herd(state: State, seat: Seat, sealed: tuple[int | None, ...]) -> Herd:
    flock = state.flocks[seat]
    return Herd(
        chips=state.chips[seat],
        dogs=state.dogs[seat],
        bone=state.bone == seat,
        size=len(flock),
        top=CARDS[flock[-1]] if flock else None,
        number=number(state, seat),
        modifier=modifier(state, seat),
        sealed=bool(sealed) and sealed[seat] is not None,
        bid=spoken(state.bids[seat]) if state.bids else None,
        fate=state.fates[seat] if state.fates else None,
    )


def _active(state: State) -> tuple[Seat, ...]:
    """List the seats that the table waits for."""
    match state.phase:
        case Rolling():
            return (rolling.active(state),)
        case Taking(seat):
            return (seat,)
        case Bidding(row) | Returning(row):
            return tuple(Seat(seat) for seat, place in enumerate(row) if place is None)
    return ()


def _throw(state: State) -> Throw | None:
    """Show the dice from the first roll of a turn until its cards are taken."""
    phase = state.phase
    roll = phase.roll if isinstance(phase, Taking) else phase
    if not isinstance(roll, Rolling):
        return None
    due = min(DUE[roll.attempt - 1], len(state.display))
    result, goal = rolling.result(state, roll), rolling.goal(state)
    seat = rolling.active(state)
    return Throw(seat, roll.attempt, roll.pips, roll.kept, result, goal, due)


def _claim(state: State) -> Claim | None:
    phase = state.phase
    if not isinstance(phase, Taking):
        return None
    letters = tuple(
        LETTERS[place].upper() for place, card in enumerate(state.display) if card in phase.offer
    )
    return Claim(phase.seat, phase.due, letters, phase.why)


def _cards(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in cards)
