from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage import Store, open_store
from tests.kit import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    async with postgres.database(request.getfixturevalue("postgres_server")) as address:
        yield address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with open_store(url) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _disk() -> None:
    """Leave SQLite as it is shipped."""
