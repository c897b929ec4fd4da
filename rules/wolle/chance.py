"""How likely three rolls are to reach a number: exact, with the best die kept each time."""

from functools import cache
from itertools import product

from rules.wolle.data import DICE


@cache
def third(die: int, need: int) -> float:
    """Return the chance that one roll of *die* shows at least *need*."""
    return min(max(0, die - need + 1), die) / die


@cache
def second(kept: int, need: int) -> tuple[float, float]:
    """Return the chances that the dice beside *kept* show *need*: at once, or one roll later."""
    one, two = (die for die in DICE if die != kept)
    now = later = 0.0
    for first, other in product(range(1, one + 1), range(1, two + 1)):
        if first + other >= need:
            now += 1
        else:
            later += max(third(two, need - first), third(one, need - other))
    return now / (one * two), later / (one * two)


@cache
def rolls(need: int) -> tuple[float, float, float]:
    """Return the chances to reach *need* with the first, the second and the third roll."""
    now = soon = later = 0.0
    throws = list(product(*(range(1, die + 1) for die in DICE)))
    for throw in throws:
        if sum(throw) >= need:
            now += 1
            continue
        pairs = zip(DICE, throw, strict=True)
        best = max((second(die, need - pips) for die, pips in pairs), key=sum)
        soon += best[0]
        later += best[1]
    return now / len(throws), soon / len(throws), later / len(throws)


def percent(chance: float) -> int:
    """Round *chance* to a percentage; only what is certain is called 0 or 100."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(max(round(chance * 100), 1), 99)
