"""Bids in Volle Wolle that one can expect of somebody sensible."""

from functools import cache

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.wolle.chance import rolls
from rules.wolle.data import HIGHEST, LOWEST
from rules.wolle.state import State, modifier

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
