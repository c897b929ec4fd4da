"""What a player of Schwupps sees: everything on offer, and how a position feels."""

from rules.core.ask import Menu, Path
from rules.core.seats import Seat
from rules.schwupps.asks import ask
from rules.schwupps.choices import Choice
from rules.schwupps.data import LANE, NUMBER, SYMBOL
from rules.schwupps.movement import reach
from rules.schwupps.state import Over, State

WIN = 1000.0
HIT = 25.0
"""What it is worth to hold the card that hits the goal."""
REAR = 0.7
"""How much the rear one of two pieces counts; the front one counts the rest."""
LOSS = 12.0
"""How many squares a Schubs costs, about; one of two pieces is better moved on than kept safe."""
MATCH = (0.0, 0.09, 0.045, 0.02)
"""How likely one more card is to match a square with so many symbols."""
SINGLE = {1: 4.0, 2: 2.0}
"""What a card with one symbol is worth in the hand, by pieces: it fits many squares."""


def everything(state: State, seat: Seat) -> list[tuple[Path, Choice]]:
    """List all that *seat* may choose, and the answers that lead there."""
    found: list[tuple[Path, Choice]] = []
    paths: list[Path] = [()]
    for path in paths:
        answer = ask(state, seat, path)
        if isinstance(answer, Menu):
            paths += [(*path, (option.key,)) for option in answer.options]
        else:
            found.append((path, answer))  # type: ignore[arg-type]
    return found


def feel(state: State, seat: Seat) -> float:
    """Value a position for *seat*'s side, in squares more or less."""
    side = state.side(seat)
    if isinstance(state.phase, Over):
        return WIN if winner(state) == side else -WIN
    if side in state.out:
        return -WIN
    rivals = [other for other in range(state.sides) if other != side and other not in state.out]
    last = state.last()
    theirs = [standing(state, other, last) for other in rivals]
    value = standing(state, side, last) - (max(theirs) + sum(theirs) / len(theirs)) / 2
    singles = sum([len(SYMBOL[card]) == 1 for card in state.hands[seat]])
    return value + SINGLE[state.options.each] * singles


def lead(state: State, seat: Seat) -> float:
    """Count how many squares *seat*'s side is ahead of the others on average."""
    side, each = state.side(seat), state.options.each
    if isinstance(state.phase, Over):
        return WIN if winner(state) == side else -WIN
    own = sum([state.squares[piece] for piece in state.pieces(side)])
    others = state.sides - 1
    return (own * (others + 1) - sum(state.squares)) / others / each


def winner(state: State) -> int:
    """Return the side that has won a match that is over."""
    left = [side for side in range(state.sides) if side not in state.out]
    return max(left, key=lambda side: max(state.squares[piece] for piece in state.pieces(side)))


def standing(state: State, side: int, last: tuple[int, ...]) -> float:
    """Value how far *side* has come, how safe it stands, and whether it can hit the goal.

    Who is *last* cannot be shoved.
    """
    here = sorted([state.squares[piece] for piece in state.pieces(side)])
    value = REAR * here[0] + (1 - REAR) * here[-1]
    if state.options.each == 1 and side not in last:
        hunters = [hand for seat, hand in enumerate(state.hands) if seat not in (side, *state.out)]
        value -= LOSS * _risk(here[0], sum(map(len, hunters)))
    return value + HIT * can_hit(state, side)


def can_hit(state: State, side: int) -> bool:
    """Tell whether *side* holds a number that hits the goal from where its pieces stand."""
    goal, squares = state.options.goal, [*state.squares]
    near = [piece for piece in state.pieces(side) if goal - squares[piece] <= NUMBER[-1]]
    if not near:
        return False
    numbers = {NUMBER[card] for seat in state.owners(side) for card in state.hands[seat]}
    return any(
        reach(state, squares, piece, goal - squares[piece]) == goal
        for piece in near
        if goal - squares[piece] in numbers
    )


def _risk(square: int, hunters: int) -> float:
    """Return how likely so many cards are to shove somebody from *square*."""
    return min(0.9, MATCH[len(LANE[square])] * hunters)
