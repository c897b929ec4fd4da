"""Opens the store that an address names."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from storage.address import PostgresServer, SqliteFile, read_address
from storage.base import Engine
from storage.errors import Unavailable
from storage.sqlite import SqliteEngine
from storage.store import Store


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """Open the database at *url* with its tables up to date, and close it in the end."""
    store = Store(await open_engine(url))
    try:
        yield store
    finally:
        await store.close()


async def open_engine(url: str, *, fresh: bool = True) -> Engine:
    """Open the database at *url* in its own dialect; make a new file only if *fresh* allows it."""
    match read_address(url):
        case SqliteFile(path):
            if not fresh and not path.exists():
                raise Unavailable(f"there is no database at {path}")
            sqlite = SqliteEngine(path)
            await sqlite.open()
            return sqlite
        case PostgresServer() as server:
            return await _postgres(server)


async def _postgres(server: PostgresServer) -> Engine:
    """Open a PostgreSQL database; its driver is an extra that need not be installed."""
    try:
        from storage.postgres import PostgresEngine
    except ModuleNotFoundError as error:
        raise Unavailable("PostgreSQL needs asyncpg: pip install schafstall[postgres]") from error
    postgres = PostgresEngine(server)
    await postgres.open()
    return postgres
