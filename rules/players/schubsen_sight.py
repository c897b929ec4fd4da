"""What a player of Schafe-Schubsen sees at a glance: lays, dangers, and how a square feels.

Values are counted in lifesavers; the weights were found by trying in many matches.
"""

from bisect import bisect_left, bisect_right
from functools import cache
from itertools import permutations
from typing import NamedTuple

from rules.core.seats import Seat, around
from rules.schubsen.data import BOARD, LAST, MOST_CARDS, OUT, START, WATER
from rules.schubsen.state import Laying, State

STRIDE = 45  # squares that a sheep needs in a round to be safe from the imp
TWO_DIGITS = 10
RING_COSTS = (4.0, 1.5, 1.1, 1.0, 1.0)  # of losing the sheep itself, the last ring, one of two, …
CROWD = 0.7  # how much dearer each sheep beyond three makes a ring: the way to the end is longer
SHORTAGE, AHEAD, CHERUB = 0.8, 2.5, 0.25
SOAKED, TAKEN, SHORE = 0.3, 0.05, 0.1


class Deal(NamedTuple):
    """Cards to lay, and the Scope of Move that they spell."""

    scope: int
    digits: str


@cache
def deals(hand: str) -> tuple[Deal, ...]:
    """List what *hand* can lay without leaping off any dyke, the shortest scope first."""
    words = ("".join(them) for n in range(MOST_CARDS) for them in permutations(hand, n + 1))
    return tuple(sorted(Deal(int(word), word) for word in words if int(word) <= LAST))


@cache
def strides(hand: str, square: int, sides: tuple[str, str]) -> tuple[int, ...]:
    """List in order how far a sheep may sensibly go: one or two cards, dry, on the dyke."""
    room, water = LAST - square, WATER[sides]
    scopes = tuple(deal.scope for deal in deals(hand) if len(deal.digits) < MOST_CARDS)
    fitting = tuple(it for it in scopes if it <= room)
    dry = tuple(it for it in fitting if square + it not in water)
    return tuple(it for it in dry if it >= TWO_DIGITS) or dry or fitting or scopes[:1]


class Sight:
    """One seat's look at the table: what each scope and each square would mean for it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.here = state.squares[seat]
        self.water = WATER[state.sides]
        others = [at for at in state.squares[:seat] + state.squares[seat + 1 :] if at != OUT]
        self.others = frozenset(others)
        self._last = min(others, default=self.here)
        self._middle = sum(others) / len(others) if others else self.here
        crowd = 1 + CROWD * max(0, len(others) - 2)
        self.fall = RING_COSTS[0] * crowd
        self.cost = RING_COSTS[state.rings[seat]] * crowd
        self._rivals = _rivals(state, seat)
        self._speeds: dict[int, float] = {}

    def lowest(self, scope: int) -> float:
        """Return how likely the imp comes for *scope*; of equals it takes the later one."""
        chance = 1.0
        for scopes, before in self._rivals:
            find = bisect_left if before else bisect_right
            chance *= 1 - find(scopes, scope) / len(scopes)
        return chance

    def highest(self, scope: int) -> float:
        """Return how likely the cherub comes for *scope*; of equals it takes the earlier one."""
        chance = 1.0
        for scopes, before in self._rivals:
            find = bisect_left if before else bisect_right
            chance *= find(scopes, scope) / len(scopes)
        return chance

    def speed(self, scope: int) -> float:
        """Value *scope* for imp and cherub."""
        value = self._speeds.get(scope)
        if value is None:
            value = CHERUB * self.highest(scope) - self.cost * self.lowest(scope)
            self._speeds[scope] = value
        return value

    def shoves(self, goal: int) -> bool:
        """Tell whether somebody else stands on *goal* and would have to go on."""
        return goal in self.others and (goal != START or self.state.relaid > 0)

    def square(self, goal: int) -> float:
        """Value standing on *goal* once this move is over."""
        value = -self.strain(goal)
        if goal in self.water:
            value -= self.cost
        if self.shoves(goal):
            return value + (SOAKED if goal + 1 in self.water else TAKEN)
        return value - SHORE if goal + 1 in self.water else value

    def strain(self, goal: int) -> float:
        """Return how a sheep on *goal* suffers: short of room, and too far ahead.

        The first board is laid in front only when the last sheep has left it.
        """
        last = min(self._last, goal)
        need = max(0, BOARD - last)
        room = LAST - goal + (BOARD if last >= BOARD else 0)
        short = max(0, need - room) / STRIDE
        return SHORTAGE * short + AHEAD * (goal - self._middle) / BOARD

    def worth(self, scope: int, back: int = 0) -> float:
        """Value moving by *scope*, then running *back*."""
        goal = self.here + scope
        if goal > LAST:
            return self.speed(scope) - self.fall
        value = self.speed(scope) + self.square(goal - back)
        return value - self.cost if back and goal in self.water else value


def _rivals(state: State, seat: Seat) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """List the scopes each rival may show or has shown, and whether it does before *seat*."""
    rivals = []
    before = True
    shown = not isinstance(state.phase, Laying)
    for other in around(len(state.squares), state.start):
        if other == seat:
            before = False
        elif state.squares[other] != OUT:
            if shown and state.laid[other]:
                scopes: tuple[int, ...] = (state.scopes[other],)
            else:
                scopes = strides(state.hands[other], state.squares[other], state.sides)
            rivals.append((scopes, before))
    return tuple(rivals)
