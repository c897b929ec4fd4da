"""A round of Volle Wolle in a few strokes: who takes what, and who is ahead after it.

Cards that lie out are bits of a number here, by their place.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.wolle_eye import received, takes
from rules.players.wolle_odds import Odds, odds
from rules.players.wolle_prospect import chips, prospect, spread, win_chance
from rules.wolle.choices import Take
from rules.wolle.state import State, modifier

FINE = 1 << 16
"""How finely luck is drawn."""

Bids = Sequence[int]
Luck = Sequence[float]
Haul = tuple[Take, float, float]
"""A way to take cards, what it adds to the herd, and what it takes from the bone's owner."""


class Round:
    """What taking this or that means to every seat; each thing is looked at once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = tuple(Seat(seat) for seat in range(len(state.chips)))
        self.all = (1 << len(state.display)) - 1
        self.start = [prospect(state, seat) for seat in self.seats]
        own = [chips(state, seat) for seat in self.seats]
        self.price = [
            own[seat] - chips(state, seat, -1) if state.chips[seat] else 0.0 for seat in self.seats
        ]
        self._comfort = [
            chips(state, seat, 1) - own[seat] if state.supply else 0.0 for seat in self.seats
        ]
        self._spread = spread(state)
        self._hauls: dict[tuple[Seat, int], Haul] = {}
        self._picks: dict[tuple[Seat, int, int], int] = {}
        self._odds: dict[tuple[Seat, int], Odds] = {}

    def chance(self, points: Sequence[float], seat: Seat) -> float:
        """Return the chance that *seat* wins if these *points* are expected of the seats."""
        return win_chance(points, seat, self._spread)

    def chip(self, seat: Seat) -> float:
        """Return how much less often *seat* wins if it pays a chip."""
        poorer = [*self.start]
        poorer[seat] -= self.price[seat]
        return self.chance(self.start, seat) - self.chance(poorer, seat)

    def mask(self, cards: Iterable[int]) -> int:
        """Return the bits of *cards*."""
        return sum([1 << self.state.display.index(card) for card in cards])

    def ways(self, mask: int, due: int) -> list[int]:
        """List every *due* cards of *mask*, or all if there are fewer."""
        bits = [1 << place for place in range(mask.bit_length()) if mask >> place & 1]
        return [sum(way) for way in combinations(bits, min(due, len(bits)))]

    def haul(self, seat: Seat, mask: int) -> Haul:
        """Return the best way for *seat* to take exactly the cards of *mask*."""
        found = self._hauls.get((seat, mask))
        if found is None:
            found = self._hauls[seat, mask] = self._haul(seat, mask)
        return found

    def _haul(self, seat: Seat, mask: int) -> Haul:
        """Try every sheep on top, with the bone and without."""
        state, owner, found = self.state, self.state.bone, list[Haul]()
        cards = tuple([card for place, card in enumerate(state.display) if mask >> place & 1])
        for take in takes(state, seat, cards, len(cards)):
            after, loss = received(state, seat, take), 0.0
            if take.steal and owner is not None:
                loss = self.start[owner] - prospect(after, owner)
            found.append((take, prospect(after, seat) - self.start[seat], loss))
        return max(found, key=lambda haul: haul[1] + haul[2] / len(self.seats))

    def pick(self, seat: Seat, mask: int, due: int) -> int:
        """Return the *due* cards of *mask* that *seat* gains most by."""
        found = self._picks.get((seat, mask, due))
        if found is None:
            found = max(self.ways(mask, due), key=lambda way: self.haul(seat, way)[1])
            self._picks[seat, mask, due] = found
        return found

    def odds(self, seat: Seat, bid: int) -> Odds:
        """Return what *seat*'s turn brings with *bid*."""
        found = self._odds.get((seat, bid))
        if found is None:
            found = odds(bid, modifier(self.state, seat), self.state.chips[seat])
            self._odds[seat, bid] = found
        return found

    def take(self, points: list[float], seat: Seat, mask: int) -> None:
        """Book what it means that *seat* takes the cards of *mask*."""
        _, gain, loss = self.haul(seat, mask)
        points[seat] += gain
        if loss and self.state.bone is not None:
            points[self.state.bone] -= loss

    def end(self, points: list[float], mask: int, seat: Seat, due: int) -> int:
        """End *seat*'s turn with *due* cards of *mask*, or with a chip; return what is left."""
        if not due:
            points[seat] += self._comfort[seat]
            return mask
        way = self.pick(seat, mask, due)
        self.take(points, seat, way)
        return mask - way

    def roll(
        self, points: list[float], mask: int, rolling: Iterable[Seat], bids: Bids, luck: Luck
    ) -> int:
        """Let seats have their turns one after the other; return what is left."""
        for seat in rolling:
            if not mask:
                break
            due, paid = self._lot(seat, bids[seat], luck[seat])
            points[seat] -= paid * self.price[seat]
            mask = self.end(points, mask, seat, due)
        return mask

    def finish(
        self, points: list[float], mask: int, order: Sequence[Seat], turn: int, bids: Bids,
        luck: Luck,
    ) -> None:  # fmt: skip
        """Play the turns of *order* from *turn* on, and give the rest to whom it is due."""
        two = len(order) == 2
        rolling = order[turn:] if two else order[turn:-1]
        mask = self.roll(points, mask, rolling, bids, luck)
        if mask:
            self.take(points, order[0] if two else order[-1], mask)

    def _lot(self, seat: Seat, bid: int, luck: float) -> tuple[int, float]:
        """Return how many cards a turn brings with so much luck, and the chips paid."""
        *poorer, (most, _, price) = self.odds(seat, bid)
        for due, often, paid in poorer:
            luck -= often
            if luck < 0:
                return due, paid
        return most, price


def draw(state: State, dice: Dice) -> Luck:
    """Draw one number for each seat: the higher, the luckier its dice."""
    return [dice.below(FINE) / FINE for _ in state.chips]
