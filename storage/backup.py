"""Copies a store into one file and back; a file or a store is never left half filled."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

from storage import schema
from storage.base import Cells, Engine, Hold
from storage.dump import MAGIC, Dump, Tally, Watch, count, rows_of, write_dump
from storage.errors import BadBackup, NotEmpty, Unavailable
from storage.sqlite import SqliteEngine
from storage.tables import TABLES, inserting

SQLITE_MAGIC = b"SQLite format 3\0"
SQLITE_ENDINGS = (".db", ".sqlite", ".sqlite3")

Page = tuple[str, list[Cells]]


async def backup(engine: Engine, path: Path, watch: Watch) -> dict[str, int]:
    """Write everything stored into *path*; return how many rows each table has.

    A name that ends like a SQLite file gets a copy of the SQLite database, any other name
    a dump that either database can restore.
    """
    if _is_store(path, engine):
        raise BadBackup(f"{path} is the store itself")
    with _replacing(path) as part:
        if path.suffix in SQLITE_ENDINGS:
            if not isinstance(engine, SqliteEngine):
                raise BadBackup(f"only a SQLite store can be copied into a {path.suffix} file")
            return await asyncio.to_thread(_copy_sqlite, engine.path, part)
        async with engine.hold(changing=False) as hold:
            with part.open("wb") as file:
                return await write_dump(hold, file, watch)


async def restore(engine: Engine, path: Path, watch: Watch, *, replace: bool) -> dict[str, int]:
    """Fill the store from a backup of either kind; return how many rows each table has now.

    The store must be empty unless *replace* is given; if anything is wrong with the
    backup, the store stays as it was.
    """
    async with AsyncExitStack() as stack:
        try:
            file = stack.enter_context(path.open("rb"))
        except OSError as error:
            raise BadBackup(f"cannot read {path}: {error.strerror}") from error
        start = file.peek(len(SQLITE_MAGIC))
        if start.startswith(MAGIC):
            for _ in Dump(file).pages():
                pass  # read to its end once, so that nothing is touched for a damaged one
            file.seek(0)
            dump = Dump(file)
            return await _fill(engine, dump.head.rows, _each(dump.pages()), watch, replace=replace)
        if start.startswith(SQLITE_MAGIC):
            copy = Path(stack.enter_context(TemporaryDirectory()), "copy.db")
            _take_sqlite(path, copy)
            source = SqliteEngine(copy)
            await source.open()  # brings an older copy up to date, refuses a newer one
            stack.push_async_callback(source.close)
            hold = await stack.enter_async_context(source.hold(changing=False))
            return await _fill(engine, await count(hold), rows_of(hold), watch, replace=replace)
    raise BadBackup(f"{path} is not a backup")


async def _fill(
    engine: Engine,
    expected: dict[str, int],
    pages: AsyncIterator[Page],
    watch: Watch,
    *,
    replace: bool,
) -> dict[str, int]:
    """Put everything into the store in one transaction, then read it back and compare."""
    given, total = Tally(), sum(expected.values())
    async with engine.hold(changing=True) as hold:
        await _empty(hold, replace=replace)
        async for table, rows in pages:
            given.add(table, rows)
            await hold.insert(inserting(table), rows)
            watch(sum(given.rows.values()), total)
        kept = Tally()
        async for table, rows in rows_of(hold):
            kept.add(table, rows)
        if (kept.rows, kept.digests()) != (expected, given.digests()):
            raise BadBackup("what was restored is not what the backup holds")
    return kept.rows


async def _empty(hold: Hold, *, replace: bool) -> None:
    """Make sure that nothing is there; a heartbeat alone does not count."""
    found = await count(hold)
    found["heartbeat"] = 0
    if any(found.values()) and not replace:
        raise NotEmpty(f"the store is not empty: it holds {found['match']} matches")
    for table in reversed(TABLES):
        await hold.fetch(f"DELETE FROM {table}")


async def _each(pages: Iterable[Page]) -> AsyncIterator[Page]:
    for page in pages:
        yield page


def _is_store(path: Path, engine: Engine) -> bool:
    return isinstance(engine, SqliteEngine) and path.exists() and path.samefile(engine.path)


@contextmanager
def _replacing(path: Path) -> Iterator[Path]:
    """Give a file beside *path* to write; it becomes *path* at once when it is whole."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            part = Path(file.name)
    except OSError as error:
        raise Unavailable(f"cannot write into {path.parent}: {error.strerror}") from error
    try:
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> dict[str, int]:
    """Copy a database that may be in use, as of one moment, into a single file."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")
        counts = {table: there.execute(f"SELECT count(*) FROM {table}") for table in TABLES}
        return {table: found.fetchone()[0] for table, found in counts.items()}


def _take_sqlite(path: Path, copy: Path) -> None:
    """Copy a backup away, to be brought up to date there; refuse what is not one of ours."""
    shutil.copy(path, copy)
    try:
        with closing(sqlite3.connect(copy)) as db:
            ((whole,),) = db.execute("PRAGMA integrity_check(1)")
            ((version,),) = db.execute(schema.READ)
    except sqlite3.Error as error:
        raise BadBackup(f"{path} is not a backup of this program: {error}") from error
    if whole != "ok" or not version:
        raise BadBackup(f"{path} is damaged: {whole}")
