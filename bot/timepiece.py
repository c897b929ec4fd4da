"""The one source of time in the house; tests bring their own."""

import asyncio
import time
from typing import Protocol

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Timepiece(Protocol):
    """Tells the time in milliseconds since 1970, and waits."""

    def now(self) -> int:
        """Tell the time."""

    async def sleep(self, ms: int) -> None:
        """Wait for *ms* milliseconds."""


class WallClock:
    """The time everybody else goes by."""

    def now(self) -> int:
        """Tell the time."""
        return time.time_ns() // 1_000_000

    async def sleep(self, ms: int) -> None:
        """Wait for *ms* milliseconds."""
        await asyncio.sleep(max(0, ms) / 1_000)


async def wait_for(event: asyncio.Event, time: Timepiece, ms: int) -> bool:
    """Wait until *event* is set, at most *ms* milliseconds; tell whether it was."""
    if event.is_set():
        return True
    heard, rang = asyncio.ensure_future(event.wait()), asyncio.ensure_future(time.sleep(ms))
    try:
        await asyncio.wait({heard, rang}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        heard.cancel()
        rang.cancel()
    return event.is_set()
