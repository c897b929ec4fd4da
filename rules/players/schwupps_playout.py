"""Schwupps played on in the head: everyone runs and shoves as far as the cards go."""

from math import exp

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget
from rules.players.schwupps_eye import feel
from rules.players.schwupps_sketch import Sketch
from rules.schwupps.choices import Choice
from rules.schwupps.flow import apply
from rules.schwupps.state import Over, State

TURNS = {"short": 9, "long": 5}
"""How many turns are played before the position is valued, more or less: whole laps are fair."""
SURE = 0.25
"""Ahead by this part of the lane, a match is won three times in four."""
UNUSED = Dice("nothing is thrown in Schwupps", 0)


def played_out(state: State, seat: Seat, choice: Choice, budget: Budget) -> float:
    """Return *seat*'s chance to win once *choice* and some turns after it are played."""
    state = apply(state, seat, choice, UNUSED).state
    if not isinstance(state.phase, Over):
        sketch = Sketch(state, state.phase)
        seats = len(state.hands)
        for _ in range(seats * round(TURNS[state.options.length] / seats)):
            sketch.turn()
            budget.spent()
            if sketch.over:
                break
        state = sketch.drawn()
    return chance(feel(state, seat) / state.options.goal)


def chance(value: float) -> float:
    """Turn a lead, as a part of the lane, into a chance to win."""
    return 1 / (1 + exp(-value / SURE))
