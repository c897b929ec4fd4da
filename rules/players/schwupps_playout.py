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

STEP = 3
"""Units that playing one choice books."""
LAPS = {2: 2, 3: 2, 4: 1, 5: 1}
"""How often everyone has a turn before the position is valued, by sides; whole laps are fair."""
SURE = 0.25
"""Ahead by this part of the lane, a match is won three times in four."""
GOAL = 1000
FORBIDDEN = -2
UNUSED = Dice("nothing is thrown in Schwupps", 0)


def played_out(state: State, seat: Seat, choice: Choice, budget: Budget) -> float:
    """Return *seat*'s chance to win once *choice* and some turns after it are played."""
    state = apply(state, seat, choice, UNUSED).state
    phase = state.phase
    turns = LAPS[state.sides] * len(state.hands)
    while turns and not isinstance(phase, Over):
        budget.spent(STEP)
        mover = phase.seat
        state = apply(state, mover, quick(state, mover), UNUSED).state
        phase = state.phase
        turns -= isinstance(phase, Over) or phase.seat != mover
    return chance(feel(state, seat) / state.options.goal)


def chance(value: float) -> float:
    """Turn a lead, as a part of the lane, into a chance to win."""
    return 1 / (1 + exp(-value / SURE))


def quick(state: State, seat: Seat) -> Choice:
    """Return what moves the most squares, without looking any further."""
    side, each = state.side(seat), state.options.each
    own = range(side * each, side * each + each)
    best: Choice = EndTurn()
    most = -1
    hand = state.hands[seat]
    if not isinstance(state.phase, Shoving):
        best, most = _schwupps(state, own, hand)
    leader = max(state.squares)
    for square in targets(state, side):
        for cards in ways(hand, LANE[square]):
            total = sum([NUMBER[card] for card in cards])
            squares = [*state.squares]
            put_down(state, squares, squares.index(square), max(START, square - total), [])
            mover, gain = _move(state, squares, own, total)
            gain += total + (square == leader)
            if gain > most:
                best, most = Schubs(square, cards, mover), gain
    return best


def _schwupps(state: State, own: range, hand: tuple[int, ...]) -> tuple[Schwupps, int]:
    """Return the Schwupps that leads farthest, and how far."""
    squares = [*state.squares]
    found = []
    # Of cards with the same number the last is played: single symbols come first and are kept.
    for number, card in {NUMBER[card]: card for card in sorted(hand)}.items():
        mover, gain = _move(state, squares, own, number)
        found.append((gain, -number, card, mover))
    gain, _, card, mover = max(found)
    return Schwupps(card, mover), gain


def _move(state: State, squares: list[int], own: range, steps: int) -> tuple[int, int]:
    """Return which of one's *own* pieces to move by *steps*, and how far that leads."""
    goal = state.options.goal
    best, most, rear = 0, -1, 0
    for mover, piece in enumerate(own):
        here = squares[piece]
        gain = steps if here + steps < goal else 0
        if here + steps == goal:
            gain = GOAL if reach(state, squares, piece, steps) == goal else FORBIDDEN
        if gain > most or (gain == most and here < rear):
            best, most, rear = mover, gain, here
    return best, most
