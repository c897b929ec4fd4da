"""Computer players of Schaf nachgedacht: three levels of the same search."""

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.nachgedacht.board import NAMES, places
from rules.nachgedacht.state import Exchanging, State
from rules.players.base import Budget, Player
from rules.players.nachgedacht_search import (
    FAR,
    WIN,
    Enough,
    Search,
    Spot,
    moved,
    spot_of,
    steps,
    swapped,
)

DECIDED = WIN - 100


class Candidate(NamedTuple):
    """Something to choose: the rows it gains at once, less those it gives away.

    *value* looks so many moves ahead; it need not be exact below its second argument.
    """

    path: Path
    gain: int
    value: Callable[[int, int], int]


class Blur(NamedTuple):
    """How dimly a level looks: *depth* moves ahead, values off by up to *error*.

    In *dreams* of 100 decisions it does not look at all.
    """

    depth: int
    error: int
    dreams: int


EASY = Blur(1, 150, 40)
MEDIUM = Blur(2, 60, 5)


def easy(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """See what is right in front of the nose, and daydream now and then."""
    return _dimly(state, dice, budget, EASY)


def medium(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """See the rival's answer too."""
    return _dimly(state, dice, budget, MEDIUM)


def hard(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """See as far as the budget goes."""
    found = _greedily(dice.shuffled(candidates(state, budget)))
    best = found[0]
    try:
        for depth in count(1) if len(found) > 1 else ():
            floor = -FAR
            for one in (best, *(other for other in found if other is not best)):
                value = one.value(depth, floor)
                if value > floor:
                    floor, best = value, one
            if abs(floor) > DECIDED:
                break
    except Enough:
        pass
    return best.path


LEVELS: dict[str, Player] = {"easy": easy, "medium": medium, "hard": hard}


def _dimly(state: State, dice: Dice, budget: Budget, blur: Blur) -> Path:
    """Take what looks best at one depth, with values that are a little off."""
    found = dice.shuffled(candidates(state, budget))
    if dice.below(100) < blur.dreams:
        return found[0].path
    found = _greedily(found)
    best, top = found[0], -FAR
    try:
        for one in found:
            value = one.value(blur.depth, -FAR) + dice.below(2 * blur.error + 1) - blur.error
            if value > top:
                top, best = value, one
    except Enough:
        pass
    return best.path


def _greedily(found: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Put rows first: what is not looked at any more for want of time is no great loss."""
    return tuple(sorted(found, key=lambda one: -one.gain))


def candidates(state: State, budget: Budget) -> list[Candidate]:
    """List everything the seat that decides may choose."""
    search = Search(budget, frozenset(state.seen))
    if isinstance(state.phase, Exchanging):
        return _exchanges(state, state.phase, search)
    spot = spot_of(state)
    return [_move(search, spot, start, end) for start, end in steps(spot)]


def _move(search: Search, spot: Spot, start: int, end: int) -> Candidate:
    after = moved(spot, start, end)
    return Candidate(
        ((NAMES[start],), (NAMES[end],)),
        len(after.mine) - len(after.theirs),
        lambda depth, floor: search.settled(after, depth, floor, FAR, 0),
    )


def _exchanges(state: State, phase: Exchanging, search: Search) -> list[Candidate]:
    """List the exchanges; the mover's own rows are exchanged by the rival."""
    row, *others = phase.rows
    mine = tuple(other.sheep for other in others if other.seat == state.turn)
    theirs = tuple(other.sheep for other in others if other.seat != state.turn)
    own = row.seat == state.turn

    def value_of(place: int) -> Callable[[int, int], int]:
        spot = swapped(spot_of(state), place, own=own)

        def value(depth: int, floor: int) -> int:
            if own:
                return -search.exchanged(spot, mine, theirs, depth + 1, -FAR, -floor, 0)
            return search.exchanged(spot, mine, theirs, depth + 1, floor, FAR, 0)

        return value

    return [
        Candidate(((NAMES[place],),), 0, value_of(place))
        for place in places(row.sheep & state.white)
    ]
