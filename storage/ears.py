"""Hands news to everyone in this process who listens."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from storage.rows import News


class Ears:
    """The listeners of one store."""

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[News]] = set()

    def tell(self, news: Iterable[News]) -> None:
        """Let every listener hear *news*."""
        if self._queues:
            for item in news:
                for queue in self._queues:
                    queue.put_nowait(item)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[News]]:
        """Hear everything told from now on."""
        queue: asyncio.Queue[News] = asyncio.Queue()
        self._queues.add(queue)
        try:
            yield _heard(queue)
        finally:
            self._queues.discard(queue)


async def _heard(queue: asyncio.Queue[News]) -> AsyncIterator[News]:
    while True:
        yield await queue.get()
