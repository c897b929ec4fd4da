"""What a turn of Volle Wolle brings how often: cards, and chips paid for them."""

from functools import cache
from itertools import pairwise

from rules.wolle.chance import rolls
from rules.wolle.data import HIGHEST, PLUS

Odds = tuple[tuple[int, float, float], ...]
"""Cards, how often a turn brings so many, and how many chips are paid for them on average."""


@cache
def odds(bid: int, shift: int, chips: int) -> Odds:
    """Return what a turn brings with this bid, bonus or malus, and so many chips.

    Whoever is that little short pays; how much on average, the first roll tells well enough.
    """
    need = min(bid, HIGHEST) - shift
    wager = wagered(chips - (bid == PLUS))
    first, second, third = rolls(need - wager)
    firsts = [rolls(need - paid)[0] for paid in range(wager + 1)]
    paid = sum(price * (more - less) for price, (less, more) in enumerate(pairwise(firsts), 1))
    mean = paid / first
    failed = 1 - first - second - third
    return (0, failed, 0.0), (1, third, mean), (2, second, mean), (3, first, mean)


def wagered(chips: int) -> int:
    """Return how many of so many chips one is ready to pay in a turn."""
    return min(chips, 1 + chips // 2, 3)
