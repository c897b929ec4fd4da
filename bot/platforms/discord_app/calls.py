"""Calls that answer an interaction: repeated while Discord still waits, not seconds later."""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.platforms.discord_app.faults import LOST

FIRST = 0.1  # seconds between the first two tries
HEARD = (2.9, 0.2)  # seconds in which Discord must hear of a press; at most between tries
TOLD = (120.0, 5.0)  # seconds in which an answer is still worth having; at most between tries


class Hitch(aiohttp.ClientError):
    """A call was not taken this time; after so many *seconds* it may be."""

    def __init__(self, why: str, seconds: float) -> None:
        super().__init__(why)
        self.seconds = seconds


class Once:
    """A session whose calls fail at once where discord.py would sleep over them."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, *args: Any, **options: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Make one call."""
        if self._session.closed:
            raise Hitch("the house is closing", math.inf)
        async with self._session.request(*args, **options) as response:
            if response.status == 429:
                raise Hitch("429", float(response.headers.get("Retry-After", 1)))
            if response.status >= 500:
                raise Hitch(str(response.status), 0.0)
            yield response


class PromptCalls(AsyncWebhookAdapter):
    """What discord.py says to an interaction, said again soon enough if it does not arrive."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        files: Sequence[discord.File] | None = None,
        **rest: Any,
    ) -> Any:
        """Repeat a call until it arrives or nobody waits for it any more."""
        loop, once = asyncio.get_running_loop(), cast(aiohttp.ClientSession, Once(session))
        seconds, most = HEARD if route.url.endswith("/callback") else TOLD
        end, pause = loop.time() + seconds, FIRST
        while True:
            try:
                async with asyncio.timeout_at(end):
                    return await super().request(route, once, files=files, **rest)
            except LOST as trouble:
                wait = max(pause, trouble.seconds if isinstance(trouble, Hitch) else 0.0)
                if loop.time() + wait >= end:
                    raise
            await asyncio.sleep(wait)
            pause = min(1.5 * pause, most)
            for file in files or ():
                file.reset(seek=True)
