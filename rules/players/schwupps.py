"""Computer players of Schwupps: greedy, careful, and one who plays it out in the head.

A unit of work is about twenty-five microseconds: a turn in pencil. Weighing a choice, or dealing
anew, books three of them.
"""

from collections.abc import Callable
from typing import assert_never

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget, Player
from rules.players.schwupps_eye import everything, feel, lead
from rules.players.schwupps_playout import played_out
from rules.schwupps.choices import Choice, EndTurn, Schubs, Schwupps
from rules.schwupps.data import NUMBER
from rules.schwupps.flow import apply
from rules.schwupps.secrets import redeal
from rules.schwupps.state import State

STEP = 3
BEST = 8
"""How many choices are worth playing out."""
TRIALS = {"short": 96, "long": 32}
"""After so many samples the worse half is dropped; on a short lane each turn counts more."""
DREAMS = 50
"""In so many of 100 decisions an easy player does not look."""


def easy(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Run and shove as far as the cards go, and daydream now and then."""
    if dice.below(100) < DREAMS:
        return dice.one_of(everything(state, seat))[0]
    return _ranked(state, seat, dice, budget, lead)[0][0]


def medium(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Look at the table after each choice, and take what feels best."""
    return _ranked(state, seat, dice, budget, feel)[0][0]


def hard(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Play the best choices out, with other hidden cards each time."""
    found = _ranked(state, seat, dice, budget, feel)[:BEST]
    totals = dict.fromkeys(range(len(found)), 0.0)
    spent = False
    while len(totals) > 1 and not spent:
        for _ in range(TRIALS[state.options.length]):
            known = redeal(state, seat, dice)
            for place in totals:
                totals[place] += played_out(known, seat, found[place][1], budget)
            spent = budget.spent(STEP)
            if spent:
                break
        better = sorted(totals, key=totals.__getitem__, reverse=True)
        totals = {place: totals[place] for place in better[: (len(better) + 1) // 2]}
    return found[max(totals, key=totals.__getitem__)][0]


LEVELS: dict[str, Player] = {"easy": easy, "medium": medium, "hard": hard}


def _ranked(
    state: State, seat: Seat, dice: Dice, budget: Budget, eye: Callable[[State, Seat], float]
) -> list[tuple[Path, Choice]]:
    """List all choices, the one that feels best first; out of time, the rest is left out."""
    found = sorted(dice.shuffled(everything(state, seat)), key=lambda item: -_squares(item[1]))
    felt = []
    for path, choice in found:
        felt.append((eye(apply(state, seat, choice, dice).state, seat), path, choice))
        if budget.spent(STEP):
            break
    felt.sort(key=lambda item: -item[0])
    return [(path, choice) for _, path, choice in felt]


def _squares(choice: Choice) -> int:
    """Return how many squares a choice moves pieces, more or less."""
    match choice:
        case Schwupps(card):
            return NUMBER[card]
        case Schubs(_, cards):
            return 2 * sum(NUMBER[card] for card in cards)
        case EndTurn():
            return 0
        case unknown:
            assert_never(unknown)
