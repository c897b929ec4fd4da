"""The heartbeat: says that the house lives, and mends the clocks after it was away."""

import logging
from collections.abc import Callable

from bot.platforms.post import Post
from bot.seating import settings_of
from bot.texts import speech_for
from bot.texts.parts import split
from bot.timepiece import HOUR, MINUTE, SECOND, Timepiece
from storage.rows import Outage
from storage.store import Store

BEAT = 20 * SECOND
PATIENCE = MINUTE  # a shorter silence is nobody's business

log = logging.getLogger(__name__)


class Heart:
    """Beats; several processes share one outage."""

    def __init__(self, store: Store, time: Timepiece, process: str,
                 notice: Callable[[str, Post], None]) -> None:  # fmt: skip
        self._store = store
        self._time = time
        self._process = process
        self._notice = notice
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
        """Beat once; if everybody was silent for long, tell the places that were waiting."""
        now = self._time.now()
        outage = await self._store.beat(self._process, now, patience=PATIENCE)
        self.last = now
        if outage is not None:
            log.warning("away for %d s", outage.length // SECOND)
            await self._tell(outage)

    async def _tell(self, outage: Outage) -> None:
        hours, minutes = divmod(outage.length // MINUTE, HOUR // MINUTE)
        rows = await self._store.matches(outage.matches)
        for row in rows.values():
            speech = speech_for(settings_of(row).language)
            line = speech.line("bot-was-away", hours=hours, minutes=minutes)
            self._notice(row.place, Post(split(line)))
