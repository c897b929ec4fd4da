import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import sqlite_writer
from storage.errors import Conflict, Unavailable
from storage.sqlite_writer import Writer, connect
from storage.writes import Statement

INSERT = "INSERT INTO setting (key, value) VALUES (?1, 'x')"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that the writers of this test say to SQLite."""
    said: list[str] = []

    def listening(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.set_trace_callback(said.append)
        return db

    monkeypatch.setattr(sqlite_writer, "connect", listening)
    return said


@pytest.fixture
async def writer(path: Path, spoken: list[str]) -> AsyncIterator[Writer]:
    opened = Writer(path)
    await opened.open()
    yield opened
    await opened.close()


def put(key: str) -> list[Statement]:
    return [Statement(INSERT, (key,))]


def stored(path: Path) -> list[str]:
    db = sqlite3.connect(path)
    keys = [key for (key,) in db.execute("SELECT key FROM setting ORDER BY key")]
    db.close()
    return keys


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
def test_the_writer_is_durable_and_patient(path: Path, pragma: str, value: str | int) -> None:
    db = connect(path)
    assert db.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    db.close()


async def test_what_waits_together_is_committed_together(
    writer: Writer, spoken: list[str]
) -> None:
    await asyncio.gather(*(writer.write(put(f"{number:03}")) for number in range(200)))
    assert spoken.count("COMMIT") == 1


async def test_nobody_goes_on_before_the_commit(writer: Writer, path: Path) -> None:
    async def write(key: str) -> bool:
        await writer.write(put(key))
        return key in stored(path)

    assert all(await asyncio.gather(*(write(f"{number:03}") for number in range(50))))


@pytest.mark.parametrize(
    ("nonsense", "error"),
    [
        (Statement("INSERT INTO nowhere VALUES (1)"), sqlite3.OperationalError),
        (Statement(INSERT, ("half \ud83d a sheep",)), UnicodeEncodeError),
        (Statement(INSERT, (2**70,)), OverflowError),
    ],
)
async def test_a_nonsense_batch_fails_alone(
    writer: Writer, path: Path, nonsense: Statement, error: type[Exception]
) -> None:
    outcomes = await asyncio.gather(
        writer.write(put("a")),
        writer.write([nonsense]),
        writer.write(put("b")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [list, error, list]
    assert stored(path) == ["a", "b"]


async def test_a_batch_in_conflict_is_undone_alone(writer: Writer, path: Path) -> None:
    outcomes = await asyncio.gather(
        writer.write(put("a")),
        writer.write([*put("b"), *put("a")]),
        writer.write(put("c")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [list, Conflict, list]
    assert stored(path) == ["a", "c"]


async def test_a_group_that_cannot_be_committed_fails_as_a_whole(path: Path) -> None:
    writer = Writer(path)
    await writer.open()
    await writer.write([Statement("PRAGMA max_page_count = 1")])  # the disk is full from here on
    big = [Statement("INSERT INTO setting (key, value) VALUES ('big', ?1)", ("x" * 100_000,))]
    outcomes = await asyncio.gather(
        writer.write(put("a")), writer.write(big), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
    await writer.close()
    assert stored(path) == []


async def test_a_caller_that_went_away_does_not_stop_the_group(writer: Writer, path: Path) -> None:
    gone = asyncio.ensure_future(writer.write(put("a")))
    stays = asyncio.ensure_future(writer.write(put("b")))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert stored(path) == ["a", "b"]


async def test_closing_commits_what_waits(path: Path) -> None:
    writer = Writer(path)
    await writer.open()
    waiting = asyncio.ensure_future(writer.write(put("a")))
    await asyncio.sleep(0)
    await writer.close()
    assert (stored(path), waiting.done()) == (["a"], True)


async def test_a_closed_writer_takes_nothing(path: Path) -> None:
    writer = Writer(path)
    await writer.open()
    await writer.close()
    with pytest.raises(Unavailable):
        await writer.write(put("a"))
