"""PostgreSQL through a pool; several processes may host with one database."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import cache
from typing import TypeAlias

import asyncpg
import msgspec
from asyncpg.pool import PoolConnectionProxy

from storage import schema
from storage.address import PostgresServer
from storage.base import Cells
from storage.errors import Conflict, Unavailable
from storage.postgres_ear import CHANNEL, Ear
from storage.rows import News
from storage.writes import Statement

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

LOCK = 7_233_548  # "sch": the advisory lock of this program, taken for a moment only
PAGE = 500
ROOM = 10  # connections at most
PATIENCE = 30.0  # seconds for one statement
TRIES = 5
PAUSE = 0.1  # seconds to give way to the other batch, doubled each time
GONE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # seen when the server ends a connection that is idle
    asyncpg.PostgresConnectionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
TAKEN = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
TANGLED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class PostgresEngine:
    """A PostgreSQL database, shared by any number of processes."""

    shared = True
    skip_locked = " FOR UPDATE SKIP LOCKED"
    alone = Statement("SELECT pg_advisory_xact_lock(?1)", (LOCK,))

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._ear = Ear(server.url)

    async def open(self) -> None:
        """Connect, bring the tables up to date and begin to listen."""
        with self._speaking():
            self._pool = await asyncpg.create_pool(
                self._server.url, min_size=1, max_size=ROOM, command_timeout=PATIENCE
            )
            try:
                await self._migrate()
                await self._ear.open()
            except BaseException:
                self._pool.terminate()
                raise

    async def read(self, *statements: Statement) -> list[Sequence[Cells]]:
        """Run queries, all of them on one state of the database."""
        try:
            return await self._read(statements)
        except Unavailable:  # the server may have come back since this connection was made
            await self._pool.expire_connections()
            return await self._read(statements)

    async def write(
        self, statements: Sequence[Statement], news: Sequence[News] = ()
    ) -> list[Sequence[Cells]]:
        """Run one transaction and return when it is durable; its news go out with it."""
        whole = [*statements, *(_note(item) for item in news)]
        for attempt in range(TRIES):
            begun = False
            try:
                with self._speaking():
                    async with self._pool.acquire() as db, db.transaction():
                        begun = True
                        results = [await _run(db, statement) for statement in whole]
                return results[: len(statements)]
            except TANGLED:  # two batches waited for each other and this one gave way
                await asyncio.sleep(random.uniform(0, PAUSE) * 2**attempt)
            except Unavailable:
                await self._pool.expire_connections()
                if begun or attempt:  # once begun, it may have been stored: not again
                    raise
        raise Conflict("others write the same rows again and again")

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[News]]:
        """Hear of everything written from now on, by any process."""
        return self._ear.ears.listen()

    @asynccontextmanager
    async def hold(self, *, changing: bool) -> AsyncIterator["PostgresHold"]:
        """Keep one transaction open."""
        with self._speaking():
            async with (
                self._pool.acquire() as db,
                db.transaction(isolation="repeatable_read", readonly=not changing),
            ):
                yield PostgresHold(db)

    async def close(self) -> None:
        """Let every connection finish and close it."""
        await self._ear.close()
        await self._pool.close()

    async def _read(self, statements: Sequence[Statement]) -> list[Sequence[Cells]]:
        with self._speaking():
            async with self._pool.acquire() as db:
                if len(statements) == 1:
                    return [await _run(db, statements[0])]
                async with db.transaction(isolation="repeatable_read", readonly=True):
                    return [await _run(db, statement) for statement in statements]

    async def _migrate(self) -> None:
        """Run the scripts that are missing, all in one transaction; others wait meanwhile."""
        async with self._pool.acquire() as db, db.transaction():
            await _run(db, self.alone)
            await db.execute(schema.TABLE)
            for script in schema.missing(await db.fetchval(schema.READ)):
                for statement in script.statements:
                    await db.execute(statement)
                await _run(db, Statement(schema.NOTE, (script.number,)))

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        """Turn what the driver raises into what a store raises, without the password."""
        try:
            yield
        except TAKEN as error:
            raise Conflict(error.message or "somebody was faster") from error
        except GONE as error:
            raise Unavailable(f"{self._server}: {type(error).__name__}: {error}") from error


class PostgresHold:
    """One transaction on a connection of its own."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def fetch(self, sql: str) -> Sequence[Cells]:
        """Run one statement and return all it finds."""
        return [tuple(row) for row in await self._db.fetch(sql, timeout=None)]

    async def pages(self, sql: str) -> AsyncIterator[Sequence[Cells]]:
        """Run one query and yield what it finds part by part."""
        cursor = await self._db.cursor(sql)
        while page := await cursor.fetch(PAGE):
            yield [tuple(row) for row in page]

    async def insert(self, sql: str, rows: Sequence[Cells]) -> None:
        """Run one statement for each of *rows*."""
        await self._db.executemany(_numbered(sql), rows)


async def _run(db: Connection, statement: Statement) -> Sequence[Cells]:
    rows = await db.fetch(_numbered(statement.sql), *statement.cells)
    if statement.must and not rows:
        raise Conflict("somebody was faster")
    return [tuple(row) for row in rows]


def _note(news: News) -> Statement:
    text = msgspec.json.encode(news).decode()
    return Statement(f"SELECT pg_notify('{CHANNEL}', ?1)", (text,))


@cache
def _numbered(sql: str) -> str:
    """Write the places of the arguments as PostgreSQL does."""
    return re.sub(r"\?(\d+)", r"$\1", sql)
