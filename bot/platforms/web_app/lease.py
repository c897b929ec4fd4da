"""The lease: of several processes with one store, one serves the page; the others stand by."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from msgspec import Struct

from bot.platforms.base import House

KEY = "web:lease"
LASTS = 15.0  # seconds that a lease lasts unless it is renewed
RENEWED = 4.0

log = logging.getLogger(__name__)


class Held(Struct, frozen=True):
    """Who serves the page, and until when at least."""

    owner: str = ""
    until: float = 0.0


class Lease:
    """Belongs to one *owner*; the same owner gets it back at once after a crash."""

    def __init__(self, house: House, owner: str) -> None:
        self._house = house
        self._owner = owner

    async def take(self) -> None:
        """Wait until nobody else has it."""
        while not await self._renewed() or not await self._mine():
            log.info("another process serves the page; this one stands by")
            await asyncio.sleep(RENEWED)

    async def hold(self) -> None:
        """Keep it; return once it is lost, because this process or its store slept too long."""
        end = time.monotonic() + LASTS
        while time.monotonic() < end:
            await asyncio.sleep(RENEWED)
            try:
                if not await self._renewed():
                    return
                end = time.monotonic() + LASTS
            except Exception:
                log.exception("the page's lease could not be renewed")

    async def release(self) -> None:
        """Let another process have it at once; if that fails, it ends by itself."""
        with suppress(Exception):
            if await self._mine():
                await self._house.keep(KEY, None)

    async def _renewed(self) -> bool:
        held, now = await self._held(), time.time()
        if held.owner != self._owner and held.until > now:
            return False
        await self._house.keep(KEY, msgspec.json.encode(Held(self._owner, now + LASTS)).decode())
        return True

    async def _mine(self) -> bool:
        """Tell whether it is ours, a moment after it was taken: of two takers the last has it."""
        await asyncio.sleep(0.1)
        return (await self._held()).owner == self._owner

    async def _held(self) -> Held:
        text = await self._house.kept(KEY)
        return msgspec.json.decode(text, type=Held) if text else Held()
