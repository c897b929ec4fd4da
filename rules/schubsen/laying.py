"""Rulebook 1: everyone lays one to three cards face down."""

from bisect import bisect_right
from functools import cache
from itertools import permutations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core.ask import Ask, Menu, Option, Path, Who
from rules.core.errors import Illegal
from rules.core.play import Event, Pending, Step
from rules.core.seats import Seat, put
from rules.schubsen import revealing
from rules.schubsen.choices import Choice, Lay
from rules.schubsen.data import DIGITS, LAST, MOST_CARDS, OUT, SPOTS, WATER
from rules.schubsen.events import Laid, Sealed
from rules.schubsen.moving import fate
from rules.schubsen.state import Laying, State

# How far a cautious sheep likes to trot: far enough from the imp, and never a leap.
TROT = 45


class LayCards(Struct, frozen=True):
    """An option: lay *digits*."""

    digits: str


class LayAndHold(Struct, frozen=True):
    """An option: lay *digits* and use no clover this round."""

    digits: str


_CARDS = {digit: Option(digit, int(digit)) for digit in DIGITS}


def ask(state: State, seat: Seat, path: Path) -> Ask | Lay:
    """Ask for one digit after the other, until the cards are laid."""
    keys = [pick[0] for pick in path]
    if keys and keys[-1][0] == "l":
        return Lay(tuple([int(key) for key in keys[:-1]]), hold=keys[-1] == "layhold")
    digits = "".join(keys)
    options = []
    if len(digits) < MOST_CARDS:
        options = [_CARDS[digit] for digit in state.hands[seat] if digit not in digits]
    if digits:
        options.append(Option("lay", LayCards(digits)))
        if state.clovers[seat]:
            options.append(Option("layhold", LayAndHold(digits)))
    return Menu("digit", tuple(options), facts=preview(state, seat, digits))


def preview(state: State, seat: Seat, digits: str) -> dict[str, Any]:
    """Return what helps to word the question: where the sheep stands and would end up now."""
    here = SPOTS[state.squares[seat]]
    facts = {
        "round": state.round,
        "digits": digits,
        "board": here.board,
        "square": here.square,
        "fate": "none",
        "to_board": 0,
        "to_square": 0,
        "whom": None,
    }
    if digits:
        goal = state.squares[seat] + int(digits)
        facts["fate"], whom = fate(state, seat, goal)
        if whom is not None:
            facts["whom"] = Who(whom)
        if goal <= LAST:
            facts["to_board"], facts["to_square"] = SPOTS[goal].board, SPOTS[goal].square
    return facts


def seal(state: State, phase: Laying, seat: Seat, lay: Lay) -> Step[State]:
    """Take one seat's cards, for the first time or anew; the last one starts the reveal."""
    digits = "".join(map(str, lay.digits[: MOST_CARDS + 1]))
    if not 1 <= len(lay.digits) <= MOST_CARDS or len(digits) != len(lay.digits):
        raise Illegal("one_to_three_cards")
    if len({*digits}) < len(digits) or not set(state.hands[seat]).issuperset(digits):
        raise Illegal("card_not_held")
    if lay.hold and not state.clovers[seat]:
        raise Illegal("no_clover_to_hold")
    goal = state.squares[seat] + int(digits)
    spot = SPOTS[goal] if goal <= LAST else None
    told: list[Event] = []
    if phase.sealed[seat] is None:
        told.append(Sealed(seat))
    told.append(
        Laid(
            (seat,),
            digits,
            spot.board if spot else 0,
            spot.square if spot else 0,
            fate(state, seat, goal)[0],
            lay.hold,
        )
    )
    sealed = put(phase.sealed, seat, lay)
    if sealed.count(None) > len(state.fallen):
        return Step(replace(state, phase=Laying(sealed)), tuple(told))
    return revealing.begin(state, sealed, told)


def pending(state: State, phase: Laying) -> tuple[Pending[Choice], ...]:
    """List everyone on the dyke; what is sealed may still be replaced."""
    return tuple(
        [
            Pending(Seat(at), True, careful(state, Seat(at)) if lay is None else lay, lay is None)
            for at, lay in enumerate(phase.sealed)
            if state.squares[at] != OUT
        ]
    )


def careful(state: State, seat: Seat) -> Lay:
    """Return a calm lay: an easy trot that ends dry and on the dyke if any does, best alone.

    Who stays silent now would stay silent again, so clovers are held.
    """
    square = state.squares[seat]
    water = WATER[state.sides]
    hold = bool(state.clovers[seat])
    scopes = _short_scopes(state.hands[seat])
    room = LAST - square
    middle = bisect_right(scopes, min(TROT, room))
    order = (*scopes[:middle][::-1], *scopes[middle : bisect_right(scopes, room)])
    for taken in (state.squares, ()):
        for scope in order:
            goal = square + scope
            if goal not in water and (goal not in taken or not scope):
                return Lay(_digits(scope), hold)
    return Lay(_digits(scopes[0]), hold)


@cache
def _short_scopes(hand: str) -> tuple[int, ...]:
    """List in order every number that one or two cards of *hand* spell without a leading 0."""
    pairs = (int(a + b) for a, b in permutations(hand, 2) if a != "0")
    return (*map(int, sorted(hand)), *sorted(pairs))


def _digits(scope: int) -> tuple[int, ...]:
    return tuple(map(int, str(scope)))
