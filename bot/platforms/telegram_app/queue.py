"""Updates in order: each person's and each chat's one after the other, each at most once.

What piled up while nobody asked for it is worked off strictly one by one: among people who
answered a table in turn, the first shall stay the first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

from telegram import Update
from telegram.ext import BaseUpdateProcessor

AT_A_TIME = 256
EVERYBODY = 0  # what all updates of a pile have in common

log = logging.getLogger(__name__)


class Queue(BaseUpdateProcessor):
    """Lets updates that have nothing to do with each other go side by side."""

    __slots__ = ("_behind", "_first_time", "_last")

    def __init__(self, first_time: Callable[[str], Awaitable[bool]]) -> None:
        super().__init__(AT_A_TIME)
        self._first_time = first_time
        self._last: dict[int, asyncio.Event] = {}
        self._behind = True

    def fall_behind(self) -> None:
        """Expect a pile: nothing has come in for a while."""
        self._behind = True

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait for those before, then take *update* unless it came before."""
        assert isinstance(update, Update), "nothing else is ever put in"
        keys = {it.id for it in (update.effective_chat, update.effective_user) if it is not None}
        if self._behind:
            keys.add(EVERYBODY)
        before = [self._last[key] for key in keys if key in self._last]
        done = asyncio.Event()
        self._last.update(dict.fromkeys(keys, done))
        try:
            for other in before:
                await other.wait()
            if await self._first_time(f"telegram:{update.update_id}"):
                await coroutine
            else:
                log.info("came before", extra={"update": update.update_id})
        finally:
            cast(Coroutine[Any, Any, Any], coroutine).close()
            done.set()
            for key in keys:
                if self._last.get(key) is done:
                    del self._last[key]
            if not self._last:
                self._behind = False

    async def initialize(self) -> None:
        """Need nothing."""

    async def shutdown(self) -> None:
        """Leave nothing."""
