"""Schwupps played on in the head: everyone runs and shoves as far as the cards go."""

from math import exp

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget
from rules.players.schwupps_eye import feel
from rules.schwupps.choices import Choice, EndTurn, Schubs, Schwupps
from rules.schwupps.data import LANE, NUMBER, START
from rules.schwupps.flow import apply
from rules.schwupps.movement import put_down, reach
from rules.schwupps.schubsen import targets, ways
from rules.schwupps.state import Over, Shoving, State

STEP = 10
"""Units that playing one choice books."""
LAPS = 2
"""How often everyone has a turn before the position is valued."""
SURE = 25.0
"""So many squares ahead, a match is won three times in four."""
GOAL = 1000
UNUSED = Dice("nothing is thrown in Schwupps", 0)


def played_out(state: State, seat: Seat, choice: Choice, budget: Budget) -> float:
    """Return *seat*'s chance to win once *choice* and some turns after it are played."""
    state = apply(state, seat, choice, UNUSED).state
    turns, phase = LAPS * len(state.hands), state.phase
    while turns and not isinstance(phase, Over):
        budget.spent(STEP)
        mover = phase.seat
        state = apply(state, mover, quick(state, mover), UNUSED).state
        phase = state.phase
        turns -= isinstance(phase, Over) or phase.seat != mover
    return chance(feel(state, seat))


def chance(value: float) -> float:
    """Turn a lead in squares into a chance to win."""
    return 1 / (1 + exp(-max(-GOAL, min(GOAL, value)) / SURE))


def quick(state: State, seat: Seat) -> Choice:
    """Return what moves the most squares, without looking any further."""
    best: Choice = EndTurn()
    most = -1
    if not isinstance(state.phase, Shoving):
        best, most = _schwupps(state, seat)
    hand = state.hands[seat]
    leader = max(state.squares)
    for square in targets(state, state.side(seat)):
        for cards in ways(hand, LANE[square]):
            total = sum([NUMBER[card] for card in cards])
            squares = [*state.squares]
            put_down(state, squares, squares.index(square), max(START, square - total), [])
            mover, gain = _move(state, squares, seat, total)
            gain += total + (square == leader)
            if gain > most:
                best, most = Schubs(square, cards, mover), gain
    return best


def _schwupps(state: State, seat: Seat) -> tuple[Schwupps, int]:
    """Return the Schwupps that leads farthest, and how far."""
    squares = [*state.squares]
    found = []
    for card in state.hands[seat]:
        mover, gain = _move(state, squares, seat, NUMBER[card])
        found.append((gain, -NUMBER[card], card, mover))
    gain, _, card, mover = max(found)
    return Schwupps(card, mover), gain


def _move(state: State, squares: list[int], seat: Seat, steps: int) -> tuple[int, int]:
    """Return which own piece to move by *steps*, and how far that leads."""
    goal, first = state.options.goal, state.side(seat) * state.options.each
    found = []
    for mover in range(state.options.each):
        here = squares[first + mover]
        there = reach(state, squares, first + mover, steps)
        if there is not None:
            found.append((GOAL if there == goal else there - here, -here, mover))
    gain, _, mover = max(found)
    return mover, gain
