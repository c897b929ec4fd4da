"""Computer players of Volle Wolle: one with thumbs only, one who counts, one who looks around.

A unit of work is about five microseconds.
"""

from statistics import fmean
from typing import cast

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.walk import stroll
from rules.players.base import Budget, Player
from rules.players.wolle_dice import Stakes, best
from rules.players.wolle_eye import CHIP, gain, received, takes, worths
from rules.players.wolle_paths import path_of
from rules.players.wolle_sketch import black, luck, margin, mixed_bid, ordered, sketched
from rules.wolle import GAME
from rules.wolle.choices import Bid, Choice, Take
from rules.wolle.data import DUE, LOWEST, PLUS
from rules.wolle.state import Bidding, Rolling, State, Taking

GLANCE, SKETCH = 8, 8
"""Units that valuing a herd and sketching a round book."""
DREAMS = 35
"""In so many of 100 decisions an easy player does not look."""
LUCKS = 24
"""How often the rest of a round is sketched."""
BEST = 8
"""How many ways to take cards are worth a look at the rest of the round."""
CLOSE = 0.15
"""Bids that are so few points worse than the best are as good: chance picks one."""


def easy(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Do what the clock would do, a little less reliably."""
    if dice.below(100) < DREAMS:
        return stroll(GAME, state, seat, dice.below)[0]
    return path_of(state, _fallback(state, seat))


def medium(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Bid what is likely enough, know the odds, and collect with a plan."""
    phase = state.phase
    if isinstance(phase, Bidding):
        return path_of(state, Bid(mixed_bid(state, seat, dice)))
    if isinstance(phase, Rolling):
        return path_of(state, best(state, phase, _own_stakes(state, seat, budget)))
    if isinstance(phase, Taking):
        offer, due = phase.offer, phase.due
        return path_of(state, _ranked(state, seat, offer, due, budget)[0])
    return path_of(state, _fallback(state, seat))


def hard(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Sketch the rest of the round again and again, and be ahead of the others after it."""
    phase = state.phase
    if isinstance(phase, Bidding):
        return path_of(state, Bid(_best_bid(state, seat, dice, budget)))
    if isinstance(phase, Rolling):
        outlook = Outlook(state, seat, dice, budget)
        return path_of(state, best(state, phase, outlook.stakes()))
    if isinstance(phase, Taking):
        outlook = Outlook(state, seat, dice, budget)
        return path_of(state, outlook.best(phase.offer, phase.due)[0])
    return path_of(state, _fallback(state, seat))


LEVELS: dict[str, Player] = {"easy": easy, "medium": medium, "hard": hard}


def _fallback(state: State, seat: Seat) -> Choice:
    """Return what the clock would choose."""
    return next(item.fallback for item in GAME.pending(state) if item.seat == seat)


def _ranked(
    state: State, seat: Seat, offer: tuple[int, ...], due: int, budget: Budget
) -> list[Take]:
    """List ways to take *due* cards, the one that adds most first; at least one is looked at."""
    found = []
    for take in takes(state, seat, offer, due):
        found.append((gain(state, seat, take), take))
        if budget.spent(GLANCE):
            break
    return [take for _, take in sorted(found, key=lambda item: -item[0])]


def _own_stakes(state: State, seat: Seat, budget: Budget) -> Stakes:
    """Return what the turn is about for somebody who looks at nobody else."""
    prizes = []
    for due in DUE:
        due = min(due, len(state.display))
        prizes.append(gain(state, seat, _ranked(state, seat, state.display, due, budget)[0]))
    chip = CHIP if state.supply else 0.0
    sheep = sum(worths(state, seat, black(state.display)).values())
    return Stakes(cast("tuple[float, float, float]", tuple(prizes)), chip, chip + sheep)


class Outlook:
    """What the rest of a round may bring, once *seat* has taken this or that."""

    def __init__(self, state: State, seat: Seat, dice: Dice, budget: Budget) -> None:
        self._state, self._seat, self._budget = state, seat, budget
        self._lucks = [luck(state, dice) for _ in range(LUCKS)]
        self._worths = tuple(
            worths(state, Seat(other), state.display) for other in range(len(state.chips))
        )

    def rest(self, display: tuple[int, ...]) -> float:
        """Return how the turns still to come change the margin over the others."""
        state, margins = self._state, []
        for lucky in self._lucks:
            gains = sketched(
                state, state.order, state.bids, lucky, self._worths, display, state.turn + 1
            )
            margins.append(margin(gains, self._seat))
            if self._budget.spent(SKETCH):
                break
        return fmean(margins)

    def best(self, offer: tuple[int, ...], due: int) -> tuple[Take, float]:
        """Return the best way to take *due* cards, and what it and the rest bring."""
        state, seat = self._state, self._seat
        found = _ranked(state, seat, offer, due, self._budget)[:BEST]
        rests: dict[tuple[int, ...], float] = {}
        top, most = found[0], float("-inf")
        for take in found:
            display = received(state, seat, take).display
            if display not in rests:
                rests[display] = self.rest(display)
            value = gain(state, seat, take) + rests[display]
            if value > most:
                top, most = take, value
        return top, most

    def stakes(self) -> Stakes:
        """Return what the turn is about."""
        state, display = self._state, self._state.display
        prizes = tuple(self.best(display, min(due, len(display)))[1] for due in DUE)
        chip = CHIP if state.supply else 0.0
        sheep = black(display)
        after = tuple(card for card in display if card not in sheep)
        cost = sum(self._worths[self._seat][card] for card in sheep)
        return Stakes(
            cast("tuple[float, float, float]", prizes),
            chip + self.rest(display),
            chip + cost + self.rest(after),
        )


def _best_bid(state: State, seat: Seat, dice: Dice, budget: Budget) -> int:
    """Try every bid against the same bids and the same luck of the others."""
    mine = range(LOWEST, PLUS + (state.chips[seat] > 0))
    everyone = tuple(Seat(other) for other in range(len(state.chips)))
    worth = tuple(worths(state, other, state.display) for other in everyone)
    totals, tried = dict.fromkeys(mine, 0.0), 0
    while not tried or not budget.spent(SKETCH * len(mine)):
        tried += 1
        lucky = luck(state, dice)
        others = [mixed_bid(state, other, dice) for other in everyone]
        for bid in mine:
            others[seat] = bid
            bids = tuple(others)
            gains = sketched(state, ordered(state, bids), bids, lucky, worth, state.display)
            totals[bid] += margin(gains, seat) - CHIP * (bid == PLUS)
    most = max(totals.values())
    return dice.one_of([bid for bid in mine if totals[bid] >= most - CLOSE * tried])
