"""What a player of Schafe-Schubsen may choose, how it feels, and how it is spelled."""

from bisect import bisect_right
from itertools import combinations
from math import exp
from typing import Any, NamedTuple, assert_never

from rules.core.ask import Path
from rules.core.dice import SPAN, Dice
from rules.core.seats import Seat
from rules.players.schubsen_sight import Sight, deals
from rules.schubsen import clovers
from rules.schubsen.choices import Choice, Lay, Take, Turn, Use
from rules.schubsen.data import FACES, LAST, OUT, PAD_KEYS, PADS
from rules.schubsen.state import Choosing, Laying, Over, State, Turning, Using

PAD_WORTH = {"b10": 0.15, "b20": 0.3, "b30": 0.45, "b40": 0.5, "b50": 0.55} | {
    "c5": 0.15,
    "c10": 0.3,
    "c20": 0.45,
}
PADS_AT_ONCE = 2


class Idea(NamedTuple):
    """Something to choose, and how it feels in lifesavers."""

    choice: Any
    value: float


def ideas(state: State, seat: Seat) -> list[Idea]:
    """List what *seat* may sensibly choose."""
    match state.phase:
        case Laying():
            return lays(state, seat)
        case Using():
            return uses(state, seat)
        case Turning():
            return turns(state, seat)
        case Choosing():
            return [Idea(Take(pad), PAD_WORTH[pad]) for pad in dict.fromkeys(state.box)]
        case Over():
            return []
        case unknown:
            assert_never(unknown)


def lays(state: State, seat: Seat) -> list[Idea]:
    """List the lays that stay on the dyke; if there is none, the shortest."""
    sight = Sight(state, seat)
    room = LAST - sight.here
    every = deals(state.hands[seat])
    fitting = [deal for deal in every if deal.scope <= room] or every[:1]
    return [Idea(_lay(digits), sight.worth(scope)) for scope, digits in fitting]


def uses(state: State, seat: Seat) -> list[Idea]:
    """List the ways to lay out a pad or two, or none, at the price of not having them later."""
    sight = Sight(state, seat)
    held = sorted(state.clovers[seat], reverse=True)  # Change first: it may make room to run back
    found = []
    for count in range(PADS_AT_ONCE + 1):
        for pads in dict.fromkeys(combinations(held, count)):
            back = sum(PADS[pad].value for pad in pads if pad[0] == "b")
            price = sum(PAD_WORTH[pad] for pad in pads)
            low, high = clovers.reach(state, seat, pads)
            found += [
                Idea(Use(pads, scope), sight.worth(scope, back) - price)
                for scope in range(low, high + 1)
            ]
    return found


def turns(state: State, seat: Seat) -> list[Idea]:
    """List the sides: the wet one is for those who have more lifesavers than the others."""
    rings = [it for it, at in zip(state.rings, state.squares, strict=True) if at != OUT]
    rich = state.rings[seat] * len(rings) > sum(rings)
    calm, wet = FACES[state.sides[0]]
    return [Idea(Turn(calm), float(not rich)), Idea(Turn(wet), float(rich))]


def spelled(state: State, seat: Seat, choice: Choice) -> Path:
    """Return the path that leads *seat* to *choice*."""
    match choice:
        case Lay(digits, hold):
            return (*((str(digit),) for digit in digits), ("layhold" if hold else "lay",))
        case Use(pads, scope):
            low, high = clovers.reach(state, seat, pads)
            path = (*((PAD_KEYS[pad],) for pad in pads), ("go" if pads else "none",))
            return (*path, (str(scope),)) if low < high else path
        case Turn(side):
            return ((side,),)
        case Take(pad):
            return ((PAD_KEYS[pad],),)
        case unknown:
            assert_never(unknown)


class Mix:
    """Ideas to draw from, the better the likelier; *heat* is how careless the drawing is."""

    def __init__(self, found: list[Idea], heat: float) -> None:
        top = max(idea.value for idea in found)
        self._found = found
        self._sums: list[float] = []
        total = 0.0
        for idea in found:
            total += exp((idea.value - top) / heat)
            self._sums.append(total)

    def draw(self, dice: Dice) -> Choice:
        """Return one of the choices."""
        mark = dice.below(SPAN) / SPAN * self._sums[-1]
        choice: Choice = self._found[
            bisect_right(self._sums, mark, hi=len(self._found) - 1)
        ].choice
        return choice


def _lay(digits: str) -> Lay:
    return Lay(tuple(map(int, digits)))
