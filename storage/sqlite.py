"""SQLite in one file: a writer that commits in groups, and a connection that only reads."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import aiosqlite

from storage.base import Cells
from storage.ears import Ears
from storage.errors import Unavailable
from storage.rows import News
from storage.sqlite_writer import PATIENCE, PRAGMAS, Writer
from storage.writes import Statement

PAGE = 500


class SqliteEngine:
    """A SQLite file; one process hosts with it, others may look and copy."""

    shared = False
    skip_locked = ""  # there is one writer
    alone = Statement("SELECT 1")

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = Writer(path)
        self._ears = Ears()
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Open the file, making it if it is not there."""
        await self._writer.open()
        self._reader = await _connect(self.path)
        await self._reader.execute("PRAGMA query_only = ON")

    async def read(self, *statements: Statement) -> list[Sequence[Cells]]:
        """Run queries, all of them on one state of the file."""
        async with self._turn:
            if len(statements) == 1:
                return [await self._fetch(statements[0])]
            await self._reader.execute("BEGIN")
            try:
                return [await self._fetch(statement) for statement in statements]
            finally:
                await self._reader.execute("ROLLBACK")

    async def write(
        self, statements: Sequence[Statement], news: Sequence[News] = ()
    ) -> list[Sequence[Cells]]:
        """Run one transaction, perhaps in a group with others; return when it is durable."""
        results = await self._writer.write(statements)
        self._ears.tell(news)
        return results

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[News]]:
        """Hear of everything written from now on, by this process."""
        return self._ears.listen()

    @asynccontextmanager
    async def hold(self, *, changing: bool) -> AsyncIterator["SqliteHold"]:
        """Keep one transaction open."""
        db = await _connect(self.path)
        try:
            await db.execute("BEGIN IMMEDIATE" if changing else "BEGIN")
            yield SqliteHold(db)
            await db.execute("COMMIT")
        except sqlite3.Error as error:
            raise Unavailable(f"cannot use {self.path}: {error}") from error
        finally:
            await db.close()  # rolls back what is not committed

    async def close(self) -> None:
        """Commit what waits and close the file."""
        await self._writer.close()
        await self._reader.close()

    async def _fetch(self, statement: Statement) -> Sequence[Cells]:
        return list(await self._reader.execute_fetchall(statement.sql, statement.cells))


class SqliteHold:
    """One transaction on a connection of its own."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def fetch(self, sql: str) -> Sequence[Cells]:
        """Run one statement and return all it finds."""
        return list(await self._db.execute_fetchall(sql))

    async def pages(self, sql: str) -> AsyncIterator[Sequence[Cells]]:
        """Run one query and yield what it finds part by part."""
        async with self._db.execute(sql) as cursor:
            while page := list(await cursor.fetchmany(PAGE)):
                yield page

    async def insert(self, sql: str, rows: Sequence[Cells]) -> None:
        """Run one statement for each of *rows*."""
        await self._db.executemany(sql, rows)


async def _connect(path: Path) -> aiosqlite.Connection:
    db = await aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)
    for pragma in PRAGMAS:
        await db.execute(pragma)
    return db
