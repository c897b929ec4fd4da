"""Rolling well in Volle Wolle: what each thing one can do with a roll is worth, exactly."""

from functools import cache
from itertools import product

from msgspec import Struct

from rules.players.wolle_eye import CHIP
from rules.wolle.choices import Comb, Concede, Keep
from rules.wolle.data import DICE, SAFE
from rules.wolle.rolling import LAST, active, combs, goal, open_dice, price, result
from rules.wolle.state import Rolling, State, modifier


class Stakes(Struct, frozen=True):
    """What a turn is about: *prizes* for reaching the bid at the first, second, third roll.

    *failed* is for not reaching it, *black* for staying below 14 too, *chip* is the price of
    one; all of one kind, points or chances to win.
    """

    prizes: tuple[float, float, float]
    failed: float
    black: float
    chip: float = CHIP


class Roller:
    """The rest of a turn, as good as it can be played."""

    def __init__(self, aim: int, shift: int, chips: int, stakes: Stakes) -> None:
        self._need = aim - min(shift, 0)
        self._bonus = max(shift, 0)
        self._safe = SAFE - min(shift, 0)
        self._chips = chips
        self._stakes = stakes
        self.third = cache(self._third)

    def stop(self, pips: int, attempt: int) -> float:
        """Value ending the turn at this roll, with whatever combing it takes."""
        prize = self._stakes.prizes[attempt - 1]
        if pips >= self._need:
            return prize
        combed = self._combed(pips, self._need, prize)
        return max(combed, self._fail(pips)) if attempt == LAST else combed

    def _fail(self, pips: int) -> float:
        if pips >= self._safe:
            return self._stakes.failed
        return max(self._stakes.black, self._combed(pips, self._safe, self._stakes.failed))

    def _combed(self, pips: int, aim: int, prize: float) -> float:
        cost = max(0, aim - pips - self._bonus)
        return prize - self._stakes.chip * cost if cost <= self._chips else float("-inf")

    def _third(self, kept: int, die: int) -> float:
        """Value rolling *die* a last time beside *kept* pips."""
        return sum([self.stop(kept + pips, LAST) for pips in range(1, die + 1)]) / die

    def second(self, kept: int, die: int) -> float:
        """Value rolling the dice beside *die*, which was left lying with *kept* pips."""
        one, two = (other for other in DICE if other != die)
        total = 0.0
        for first, other in product(range(1, one + 1), range(1, two + 1)):
            pips = kept + first + other
            if pips >= self._need:
                total += self._stakes.prizes[1]
            else:
                total += max(
                    self.stop(pips, 2),
                    self.third(kept + first, two),
                    self.third(kept + other, one),
                )
        return total / (one * two)


def best(state: State, phase: Rolling, stakes: Stakes) -> Keep | Comb | Concede:
    """Return what to do about a roll that falls short."""
    seat = active(state)
    roller = Roller(goal(state), modifier(state, seat), state.chips[seat], stakes)
    found: list[tuple[float, int, Keep | Comb | Concede]] = []
    for aim in combs(state, phase):
        prize = stakes.prizes[phase.attempt - 1] if aim == goal(state) else stakes.failed
        found.append((prize - stakes.chip * price(state, phase, aim), len(found), Comb(aim)))
    if phase.attempt == LAST:
        black = result(state, phase) < SAFE
        found.append((stakes.black if black else stakes.failed, len(found), Concede()))
    for die in open_dice(phase):
        found.append((_kept(phase, roller, die), len(found), Keep(die)))  # type: ignore[arg-type]
    return max(found, key=lambda item: item[:2])[2]


def _kept(phase: Rolling, roller: Roller, die: int) -> float:
    """Value keeping *die*."""
    pips = dict(zip(DICE, phase.pips, strict=True))
    if phase.attempt == 1:
        return roller.second(pips[die], die)
    kept = (*phase.kept, die)
    (other,) = (side for side in DICE if side not in kept)
    return roller.third(sum(pips[side] for side in kept), other)
