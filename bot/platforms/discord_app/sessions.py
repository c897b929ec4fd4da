"""Sessions at the gateway: resumed for as long as they live, opened anew without idling."""

import asyncio
import logging
from typing import Any

from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard

GAP = 5.2  # seconds that Discord wants between two new sessions, and a little more
PATIENCE = 3  # at most two to the power of so many seconds between tries to come back


class ComingBack(Shard):
    """A shard that goes back to its session however often the way is blocked.

    discord.py gives a session up when the first try to resume it fails, and waits for up to a
    quarter of an hour between tries.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._backoff._max = PATIENCE

    async def reconnect(self) -> None:
        """Try again: what happened meanwhile is told to a session that is resumed."""
        if self.ws.session_id is None:
            await super().reconnect()
        else:
            self.ws.gateway = DiscordWebSocket.DEFAULT_GATEWAY  # the session's own may be gone
            await self.reidentify(ReconnectWebSocket(self.id, resume=True))


class Turnstile:
    """Lets new sessions pass one by one, as far apart as Discord wants them, and no further."""

    def __init__(self) -> None:
        self._next: dict[int, float] = {}
        self.lanes = 1  # shards that differ by this number share a lane

    async def passed(self, shard: int) -> None:
        """Wait for the turn of *shard*."""
        lane, now = shard % self.lanes, asyncio.get_running_loop().time()
        turn = max(now, self._next.get(lane, now))
        self._next[lane] = turn + GAP
        await asyncio.sleep(turn - now)


def brief(record: logging.LogRecord) -> bool:
    """Name a fault in one line: a gateway that is away need not be traced each time."""
    fault = record.exc_info[1] if record.exc_info else None
    if fault is not None:
        record.msg, record.args = f"{record.getMessage()} ({fault})", None
        record.exc_info = None
    return True
