"""What every dialect must be able to do; `storage.store.Store` says everything else in SQL."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from storage.rows import News
from storage.writes import Statement

Cells = Sequence[Any]


class Engine(Protocol):
    """A database that speaks the SQL common to SQLite and PostgreSQL.

    *shared* says whether other processes may host with it, *skip_locked* ends a query whose
    rows other processes must not get meanwhile, *alone* is a statement after which no other
    process runs the same transaction.
    """

    shared: bool
    skip_locked: str
    alone: Statement

    async def read(self, *statements: Statement) -> list[Sequence[Cells]]:
        """Run queries, all of them on one state of the database."""

    async def write(
        self, statements: Sequence[Statement], news: Sequence[News] = ()
    ) -> list[Sequence[Cells]]:
        """Run one transaction and return when it is durable, with what each one returned.

        Raise Conflict, with nothing done, if a row is taken or a statement that must find
        a row found none. *news* reach every listener of every process.
        """

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[News]]:
        """Hear of everything written from now on, by this process or another."""

    def hold(self, *, changing: bool) -> AbstractAsyncContextManager["Hold"]:
        """Keep one transaction open on one state of the database, to copy it or fill it."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""


class Hold(Protocol):
    """One long transaction, committed when it is left without an error."""

    async def fetch(self, sql: str) -> Sequence[Cells]:
        """Run one statement and return all it finds."""

    def pages(self, sql: str) -> AsyncIterator[Sequence[Cells]]:
        """Run one query and yield what it finds part by part."""

    async def insert(self, sql: str, rows: Sequence[Cells]) -> None:
        """Run one statement for each of *rows*."""
