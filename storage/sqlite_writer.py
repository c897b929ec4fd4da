"""The one writer of a SQLite file: whatever waits together is committed together.

aiosqlite passes statements to its thread one at a time; a group must go there in one piece,
so the writer has a thread of its own over the standard library's sqlite3.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from storage import schema
from storage.base import Cells
from storage.errors import Conflict, StoreError, Unavailable
from storage.writes import Statement

PATIENCE = 10.0  # seconds to wait for another process that writes
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}",
)
TAKEN = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
}

Results = list[Sequence[Cells]]


class Batch:
    """A transaction that waits for its group, and its caller's future."""

    __slots__ = ("done", "outcome", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[Results]) -> None:
        self.statements = statements
        self.done = done
        self.outcome: Results | Exception = []

    def settle(self) -> None:
        """Let the caller go on, unless it has gone away."""
        if self.done.done():
            return
        if isinstance(self.outcome, Exception):
            self.done.set_exception(self.outcome)
        else:
            self.done.set_result(self.outcome)


class Writer:
    """Commits batches in groups; a batch in conflict leaves the others of its group alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._waiting: list[Batch] = []
        self._work = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the file, bring its tables up to date and begin to take batches."""
        loop = asyncio.get_running_loop()
        try:
            self._db = await loop.run_in_executor(self._thread, connect, self._path)
        except BaseException:
            self._thread.shutdown(wait=False)
            raise
        self._task = loop.create_task(self._run(), name="sqlite-writer")

    async def write(self, statements: Sequence[Statement]) -> Results:
        """Run *statements* as one transaction; return when it is durable."""
        if self._closing:
            raise Unavailable("the store is closed")
        batch = Batch(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(batch)
        self._work.set()
        return await batch.done

    async def close(self) -> None:
        """Commit what waits, then close the file."""
        self._closing = True
        self._work.set()
        if self._task is not None:
            await self._task
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._db.close)
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._work.wait()
            self._work.clear()
            group, self._waiting = self._waiting, []
            if group:
                await loop.run_in_executor(self._thread, commit, self._db, group)
            for batch in group:
                batch.settle()


def connect(path: Path) -> sqlite3.Connection:
    """Open the file and bring its tables up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    except (sqlite3.Error, OSError) as error:
        raise Unavailable(f"cannot open {path}: {error}") from error
    try:
        for pragma in PRAGMAS:
            db.execute(pragma)
        migrate(db)
    except sqlite3.Error as error:
        db.close()
        raise Unavailable(f"cannot use {path}: {error}") from error
    except StoreError:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Run the scripts that are missing, all in one transaction."""
    db.execute("BEGIN IMMEDIATE")  # whoever starts at the same time waits here
    try:
        db.execute(schema.TABLE)
        (version,) = db.execute(schema.READ).fetchone()
        for script in schema.missing(version):
            for statement in script.statements:
                db.execute(statement)
            db.execute(schema.NOTE, (script.number,))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def commit(db: sqlite3.Connection, group: Sequence[Batch]) -> None:
    """Run a group as one transaction; every batch gets its outcome."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for batch in group:
            batch.outcome = attempt(db, batch.statements)
        db.execute("COMMIT")
    except Exception as error:  # a full disk, say: nothing of the group is there
        if db.in_transaction:
            db.execute("ROLLBACK")
        for batch in group:
            batch.outcome = Unavailable(f"nothing was written: {error}")


def attempt(db: sqlite3.Connection, statements: Sequence[Statement]) -> Results | Exception:
    """Run one batch within its group; undo it alone if it cannot be done."""
    db.execute("SAVEPOINT batch")
    try:
        results = [run(db, statement) for statement in statements]
    except Exception as error:  # whatever it is, it must not reach the others
        if not db.in_transaction:  # SQLite has given up the whole group
            raise
        db.execute("ROLLBACK TO batch")
        db.execute("RELEASE batch")
        taken = isinstance(error, sqlite3.Error) and error.sqlite_errorcode in TAKEN
        return Conflict(str(error)) if taken else error
    db.execute("RELEASE batch")
    return results


def run(db: sqlite3.Connection, statement: Statement) -> Sequence[Cells]:
    """Run one statement."""
    rows: list[Cells] = db.execute(statement.sql, statement.cells).fetchall()
    if statement.must and not rows:
        raise Conflict("somebody was faster")
    return rows
