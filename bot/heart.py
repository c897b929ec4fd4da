"""The heartbeat: says that the house lives, and mends the clocks after it was away."""

import logging
from collections.abc import Callable

from bot.timepiece import MINUTE, SECOND, Timepiece
from storage.store import Store

BEAT = 20 * SECOND
PATIENCE = MINUTE  # a shorter silence is nobody's business

log = logging.getLogger(__name__)


class Heart:
    """Beats; several processes share one outage."""

    def __init__(self, store: Store, time: Timepiece, process: str,
                 moved: Callable[[str], None]) -> None:  # fmt: skip
        self._store = store
        self._time = time
        self._process = process
        self._moved = moved
        self.last = 0

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.beat()
            except Exception:
                log.exception("the heart stumbled")
            await self._time.sleep(BEAT)

    async def beat(self) -> None:
        """Beat once; if everybody was silent for long, the matches that moved are told so."""
        now = self._time.now()
        outage = await self._store.beat(self._process, now, patience=PATIENCE)
        self.last = now
        if outage is not None:
            log.warning("away for %d s", outage.length // SECOND)
            for match in outage.matches:
                self._moved(match)
