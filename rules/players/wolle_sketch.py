"""A round of Volle Wolle in a few strokes: who gets there, who takes what."""

from functools import cache

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.wolle.chance import rolls
from rules.wolle.data import BLACK, DUE, HIGHEST, LOWEST, PLUS
from rules.wolle.state import State, modifier, number

FINE = 1 << 16
"""How finely luck is drawn."""
LIKELY = 0.62
"""How sure of reaching it a sensible bid is, about."""
WAGERED = 2
"""How many chips a bid counts on."""


@cache
def sensible(shift: int, chips: int) -> int:
    """Return the highest bid that is likely enough to be reached."""
    lift = shift + min(chips, WAGERED)
    bids = range(LOWEST, HIGHEST + 1)
    return max((bid for bid in bids if sum(rolls(bid - lift)) >= LIKELY), default=LOWEST)


def mixed_bid(state: State, seat: Seat, dice: Dice) -> int:
    """Return a sensible bid, a little higher or lower so that nobody can count on it."""
    bid = sensible(modifier(state, seat), state.chips[seat]) + dice.below(5) - 2
    return max(LOWEST, min(HIGHEST, bid))


def luck(state: State, dice: Dice) -> tuple[float, ...]:
    """Draw one number for each seat: the lower, the luckier its dice."""
    return tuple([dice.below(FINE) / FINE for _ in state.chips])


def reached(state: State, seat: Seat, bid: int, lucky: float) -> int:
    """Return how many cards *bid* brings with so much luck."""
    lift = modifier(state, seat) + min(state.chips[seat] - (bid == PLUS), WAGERED)
    for due, odds in zip(DUE, rolls(min(bid, HIGHEST) - lift), strict=True):
        lucky -= odds
        if lucky < 0:
            return due
    return 0


def sketched(
    state: State,
    order: tuple[Seat, ...],
    bids: tuple[int, ...],
    lucky: tuple[float, ...],
    worth: tuple[dict[int, float], ...],
    display: tuple[int, ...],
    turn: int = 0,
) -> list[float]:
    """Return what every seat gains in the turns of *order* from *turn* on."""
    seats = len(order)
    gains = [0.0] * seats
    left = [*display]
    for place in range(turn, seats):
        seat = order[place]
        if seats > 2 and place == seats - 1:
            break
        due = reached(state, seat, bids[seat], lucky[seat])
        if not due:
            gains[seat] += 1
        elif left:
            own = worth[seat]
            left.sort(key=own.__getitem__)
            gains[seat] += sum([own[card] for card in left[-due:]])
            del left[-due:]
    rest = order[0] if seats == 2 else order[-1]
    gains[rest] += sum([worth[rest][card] for card in left])
    return gains


def ordered(state: State, bids: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats in the order these bids would give."""
    seats = map(Seat, range(len(bids)))
    return tuple(sorted(seats, key=lambda seat: (-bids[seat], number(state, seat))))


def margin(gains: list[float], seat: Seat) -> float:
    """Return how much more *seat* gains than the others do on average."""
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def black(display: tuple[int, ...]) -> tuple[int, ...]:
    """Return the black sheep that lie out."""
    return tuple([card for card in display if card in BLACK])
