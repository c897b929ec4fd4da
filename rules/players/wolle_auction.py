"""Bidding in Volle Wolle: rounds are imagined, and all seats learn from them what to bid.

Being one pip before the others is worth a lot, so that every bid has one that beats it. Each
seat answers what the others have bid so far (fictitious play); what it bids over time is a mix,
so that nobody can count on a number.
"""

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget
from rules.players.wolle_bids import mixed_bid
from rules.players.wolle_round import Bids, Luck, Round, draw
from rules.wolle.data import DUE, LOWEST, PLUS
from rules.wolle.state import State, number

TRY = 45
"""Units that trying all bids of a seat against those of others books."""
ROUNDS = 60
"""How many rounds are imagined; more would hardly change a mind."""
REMEMBERED = 20
"""How many sensible bids everybody is believed to have made before."""
CLOSE = 0.005
"""Bids that win so little less often than the best are as good: chance picks one."""
ANY = -1
"""Stands for any number of cards, where one's own dice have no say in it."""


class Auction:
    """The bidding of a round, imagined again and again."""

    def __init__(self, state: State, dice: Dice, budget: Budget) -> None:
        self._state, self._dice, self._budget = state, dice, budget
        self._round = Round(state)
        seats = self._round.seats
        self._chips = [self._round.chip(seat) for seat in seats]
        self._made = [[mixed_bid(state, seat, dice) for _ in range(REMEMBERED)] for seat in seats]
        self._totals = [
            dict.fromkeys(reversed(range(LOWEST, PLUS + (own > 0))), 0.0) for own in state.chips
        ]

    def bid(self, seat: Seat) -> int:
        """Return one of the bids that *seat* has made in imagined rounds."""
        for _ in range(ROUNDS):
            self._imagine()
            if self._budget.spent(TRY * len(self._round.seats)):
                break
        return self._dice.one_of(self._made[seat][REMEMBERED:])

    def _imagine(self) -> None:
        """Let everybody bid as so far, see what would have been best, and bid that next."""
        bids = [self._dice.one_of(made) for made in self._made]
        luck = draw(self._state, self._dice)
        for seat in self._round.seats:
            totals, made = self._totals[seat], self._made[seat]
            self._try(seat, totals, bids, luck)
            enough = max(totals.values()) - CLOSE * (len(made) + 1 - REMEMBERED)
            made.append(self._dice.one_of([bid for bid in totals if totals[bid] >= enough]))

    def _try(self, seat: Seat, totals: dict[int, float], bids: Bids, luck: Luck) -> None:
        """Add to each bid, from the highest on, how often it wins if the others do like this.

        All that matters is the place in the order, and how many cards one's own turn brings.
        """
        state = self._state
        ranks = {other: (-bids[other], number(state, other)) for other in self._round.seats}
        others = sorted([other for other in ranks if other != seat], key=ranks.__getitem__)
        points, left, place = [*self._round.start], self._round.all, 0
        wins: dict[int, float] = {}
        for bid in totals:
            before = sum([ranks[other] < (-bid, number(state, seat)) for other in others])
            if before > place or not wins:
                left = self._round.roll(points, left, others[place:before], bids, luck)
                place = before
                order = (*others[:place], seat, *others[place:])
                wins = self._wins(points, left, order, place, bids, luck)
            totals[bid] += self._expected(seat, bid, wins)

    def _wins(
        self, points: list[float], left: int, order: tuple[Seat, ...], place: int, bids: Bids,
        luck: Luck,
    ) -> dict[int, float]:  # fmt: skip
        """Return how often one wins at this *place* whose turn brings so many cards."""
        seat, found = order[place], {}
        unrolled = not left or place == len(order) - 1 > 1
        for due in (ANY,) if unrolled else (0, *DUE):
            after = [*points]
            rest = left if unrolled else self._round.end(after, left, seat, due)
            self._round.finish(after, rest, order, place + 1, bids, luck)
            found[due] = self._round.chance(after, seat)
        return found

    def _expected(self, seat: Seat, bid: int, wins: dict[int, float]) -> float:
        """Return how often *bid* wins, when chips are paid where that is worth it."""
        chip = self._chips[seat]
        fee = chip if bid == PLUS else 0.0
        if ANY in wins:
            return wins[ANY] - fee
        lots = self._round.odds(seat, bid)
        return sum([often * (wins[due] - paid * chip) for due, often, paid in lots]) - fee
