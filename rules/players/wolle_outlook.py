"""Rolling and taking in Volle Wolle: what wins most often when the rest of a round is sketched."""

from statistics import fmean
from typing import cast

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget
from rules.players.wolle_dice import Stakes
from rules.players.wolle_eye import black
from rules.players.wolle_round import Round, draw
from rules.wolle.choices import Take
from rules.wolle.data import DUE
from rules.wolle.state import State

SKETCH = 3
"""Units that sketching the rest of a round books."""
SKETCHES = 24
"""How often it is sketched."""
BEST = 6
"""How many ways to take cards are worth a look at the rest of the round."""


class Outlook:
    """What the rest of a round may bring *seat*, who is on turn."""

    def __init__(self, state: State, seat: Seat, dice: Dice, budget: Budget) -> None:
        self._state, self._seat, self._budget = state, seat, budget
        self._round = Round(state)
        self._lucks = [draw(state, dice) for _ in range(SKETCHES)]

    def take(self, offer: tuple[int, ...], due: int) -> Take:
        """Return the best way to take *due* cards of *offer*."""
        way, _ = self._best(self._round.mask(offer), due)
        return self._round.haul(self._seat, way)[0]

    def _best(self, mask: int, due: int) -> tuple[int, float]:
        """Return the *due* cards of *mask* that win most often, and how often."""
        sketch, seat = self._round, self._seat
        ways = sorted(sketch.ways(mask, due), key=lambda way: -sketch.haul(seat, way)[1])
        found = []
        for way in ways[:BEST]:
            points = [*sketch.start]
            sketch.take(points, seat, way)
            found.append((way, self._rest(points, sketch.all - way)))
        return max(found, key=lambda item: item[1])

    def _rest(self, points: list[float], left: int) -> float:
        """Return how often *seat* wins once the turns after this one are played."""
        state, wins = self._state, []
        for luck in self._lucks:
            after = [*points]
            self._round.finish(after, left, state.order, state.turn + 1, state.bids, luck)
            wins.append(self._round.chance(after, self._seat))
            if self._budget.spent(SKETCH) or not left:
                break
        return fmean(wins)

    def stakes(self) -> Stakes:
        """Return what the turn is about, in chances to win."""
        sketch, seat = self._round, self._seat
        prizes = tuple(self._best(sketch.all, due)[1] for due in DUE)
        points = [*sketch.start]
        sketch.end(points, 0, seat, 0)
        failed = shunned = self._rest(points, sketch.all)
        if sheep := sketch.mask(black(self._state.display)):
            sketch.take(points, seat, sheep)
            shunned = self._rest(points, sketch.all - sheep)
        return Stakes(
            cast("tuple[float, float, float]", prizes), failed, shunned, sketch.chip(seat)
        )
