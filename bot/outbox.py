"""The outbox: brings what people see in line with what is stored, match by match, in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.platforms.base import Gone, Later, PlatformError
from bot.timepiece import MINUTE, SECOND, Timepiece, wait_for

PATIENCE = (SECOND, MINUTE)  # after a failure: at first, and at most

Errand = Callable[[], Awaitable[None]]
Tell = Callable[[str, asyncio.Event], Awaitable[None]]

log = logging.getLogger(__name__)


class Outbox:
    """One task for each match that has something to tell; it ends when nothing is left."""

    def __init__(
        self, tell: Tell, gone: Callable[[str], Awaitable[None]], time: Timepiece
    ) -> None:
        self._tell = tell
        self._gone = gone
        self._time = time
        self._waiting: dict[str, asyncio.Event] = {}
        self._group: asyncio.TaskGroup | None = None
        self._later: set[str] = set()
        self._asides = 0
        self._calm = asyncio.Event()
        self._calm.set()

    def __len__(self) -> int:
        return len(self._waiting)

    async def run(self) -> None:
        """Own the telling tasks until cancelled."""
        async with asyncio.TaskGroup() as self._group:
            for match in self._waiting:
                self._group.create_task(self._tell_on(match))
            try:
                await asyncio.Event().wait()
            finally:
                self._group = None  # whatever comes up on the way out waits for the next start

    def news(self, match: str) -> None:
        """Have *match* told, now or when its task is done with what it tells already."""
        if event := self._waiting.get(match):
            event.set()
            return
        self._calm.clear()
        event = self._waiting[match] = asyncio.Event()
        event.set()
        if self._group is not None:
            self._group.create_task(self._tell_on(match))

    def later(self, match: str, ms: int) -> None:
        """Have *match* told again after a while; until then it is told as ever."""
        if match not in self._later:
            self._later.add(match)
            self.aside(lambda: self._again(match, ms))

    def aside(self, errand: Errand) -> None:
        """Do something that no telling waits for."""
        if self._group is not None:
            self._asides += 1
            self._calm.clear()
            self._group.create_task(self._aside(errand))

    async def calm(self) -> None:
        """Return when nothing is being told; for tests and for a clean stop."""
        await self._calm.wait()

    async def _tell_on(self, match: str) -> None:
        """Tell *match* until nothing is left; whatever a platform throws, try again."""
        event, pause = self._waiting[match], 0
        try:
            while event.is_set():
                event.clear()
                pause = await self._try(match, event, pause)
                if pause:
                    event.set()
                    await self._time.sleep(pause)
        finally:
            del self._waiting[match]
            self._rest()

    async def _again(self, match: str, ms: int) -> None:
        await self._time.sleep(ms)
        self._later.discard(match)
        self.news(match)

    async def _aside(self, errand: Errand) -> None:
        try:
            await errand()
        except Exception:
            log.exception("an errand broke")
        finally:
            self._asides -= 1
            self._rest()

    def _rest(self) -> None:
        if not self._waiting and not self._asides:
            self._calm.set()

    async def _try(self, match: str, event: asyncio.Event, pause: int) -> int:
        """Tell once; return how long to wait before trying again, 0 if it went well."""
        try:
            await self._tell(match, event)
        except Later as later:
            return max(1, int(later.seconds * SECOND))
        except Gone:
            await self._gone(match)
        except PlatformError as trouble:
            log.warning("telling failed", extra={"match": match, "trouble": repr(trouble)})
            return min(max(2 * pause, PATIENCE[0]), PATIENCE[1])
        except Exception:
            log.exception("telling broke", extra={"match": match})
            return min(max(2 * pause, PATIENCE[0]), PATIENCE[1])
        return 0


async def settle(
    event: asyncio.Event, time: Timepiece, ms: int, urgent: Callable[[], bool]
) -> bool:
    """Wait *ms* for more of the same; tell whether something *urgent* came first."""
    end = time.now() + ms
    while not urgent():
        if not await wait_for(event, time, end - time.now()):
            return False
        event.clear()
    return True
