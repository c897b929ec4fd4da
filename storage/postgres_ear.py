"""Listens to what any process tells through PostgreSQL, and reconnects when it is cut off."""

import asyncio

import asyncpg
import msgspec

from storage.ears import Ears
from storage.rows import News

CHANNEL = "schafstall"
PAUSE = 1.0  # seconds between two tries to reconnect

_NEWS = msgspec.json.Decoder(News)


class Ear:
    """One connection that does nothing but LISTEN."""

    def __init__(self, url: str) -> None:
        self.ears = Ears()
        self._url = url
        self._cut = asyncio.Event()
        self._db: asyncpg.Connection[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        await self._connect()
        self._task = asyncio.create_task(self._stay(), name="postgres-ear")

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.wait([self._task])
        if self._db is not None:
            self._db.remove_termination_listener(self._hear_silence)
            await self._db.close()

    async def _connect(self) -> None:
        db = await asyncpg.connect(self._url)
        db.add_termination_listener(self._hear_silence)
        await db.add_listener(CHANNEL, self._hear)
        self._db = db

    async def _stay(self) -> None:
        """Connect again whenever the connection is lost; then say that news may be missing."""
        while True:
            await self._cut.wait()
            self._cut.clear()
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._cut.set()
                await asyncio.sleep(PAUSE)
            else:
                self.ears.tell([News("")])

    def _hear(self, _db: object, _process: int, _channel: str, payload: object) -> None:
        self.ears.tell([_NEWS.decode(str(payload))])

    def _hear_silence(self, _db: object) -> None:
        self._db = None
        self._cut.set()
