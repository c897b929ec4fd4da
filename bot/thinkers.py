"""Computer players at work: in a few processes of their own, never on the event loop."""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Self

from bot.worker import Crew
from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players import PLAYERS, UNITS
from rules.players.base import Units

WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))

log = logging.getLogger(__name__)


class Thinkers:
    """A bounded pool; when many think at once, each thinks for a shorter time."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool: Crew | None = None
        self._busy = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if self._pool is not None:
            await asyncio.to_thread(self._pool.dismiss)

    async def choose(
        self, game: AnyGame, level: str, state: Any, seat: Seat, seed: str, index: int
    ) -> Any:
        """Return what a player of *level* chooses who knows only what *seat* can know."""
        path = await self.path(game, level, state, seat, seed, index)
        return walk(game, state, seat, path)

    async def path(
        self, game: AnyGame, level: str, state: Any, seat: Seat, seed: str, index: int
    ) -> Path:
        """Return the walk that a player of *level* takes to its choice."""
        known = game.redeal(state, seat, Dice(f"{seed}/redeal/{seat}", index))
        if level not in PLAYERS[game.tag]:
            level = "random"
        units = max(1, UNITS[level] // (1 + self._busy // self._workers))
        self._busy += 1
        try:
            return await self._think(game.tag, level, known, seat, f"{seed}/{seat}", index, units)
        finally:
            self._busy -= 1

    async def _think(self, *order: Any) -> Path:
        if order[1] == "random":
            return think(*order)  # quicker than any messenger
        for _ in range(2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = Crew(self._workers, context)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool, think, *order)
            except BrokenProcessPool:
                log.warning("a thinker died; starting the others anew")
                self._pool = None
        tag, _, *rest = order
        return think(tag, "random", *rest)


def think(tag: str, level: str, known: Any, seat: Seat, seed: str, index: int, units: int) -> Path:
    """Think in whatever process this is; return a legal path."""
    player = PLAYERS[tag][level]
    return player(known, seat, Dice(f"{seed}/player", index), Units(units))
