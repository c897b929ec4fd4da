"""Whole matches among levels, each seat knowing only what was dealt anew for it."""

from typing import Any

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.replay import Chosen, Opening, advance, begin
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players import PLAYERS
from rules.players.base import Units


class Meter(Units):
    """A budget that remembers how much work was booked."""

    booked = 0

    def spent(self, work: int = 1) -> bool:
        """Book *work* units and add them up."""
        self.booked += work
        return super().spent(work)


def booked(game: AnyGame, level: str, state: Any, seat: Seat, units: int) -> int:
    """Let a level answer within *units*; return how many it took."""
    meter = Meter(units)
    PLAYERS[game.tag][level](state, seat, Dice("meter", 1), meter)
    return meter.booked


def answer(
    game: AnyGame, level: str, state: Any, seat: Seat, seed: str = "p", units: int = 3000
) -> Path:
    """Let a level answer for *seat*, from a position dealt anew."""
    known = game.redeal(state, seat, Dice(f"{seed}/redeal", 0))
    return PLAYERS[game.tag][level](known, seat, Dice(seed, 1), Units(units))


def match(
    game: AnyGame, levels: tuple[str, ...], seed: str, units: int, options: Any = None
) -> list[Chosen]:
    """Play a match to its end; return all that was chosen."""
    opening = Opening(seed, len(levels), game.options() if options is None else options)
    state, log = begin(game, opening).state, list[Chosen]()
    while pending := [item for item in game.pending(state) if item.needed]:
        seat, index = pending[0].seat, len(log) + 1
        path = answer(game, levels[seat], state, seat, f"{seed}/{index}", units)
        log.append(Chosen(seat, walk(game, state, seat, path)))
        state = advance(game, seed, index, state, log[-1]).state
    assert game.outcome(state) is not None
    return log
