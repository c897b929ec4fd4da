"""`schafstall bench storage`: durable choices a second, beside a bare loop over aiosqlite."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import aiosqlite

from storage import Store, open_store
from storage.rows import ChoiceRow, MatchRow, ProgressRow
from storage.writes import Add

WRITERS = (1, 100, 1_000)
SECONDS = 2.0
CHOICE = '{"is":"Lay","digits":[0,8,5]}'
DIGEST = "0123456789abcdef0123456789abcdef"
BARE_TABLE = """CREATE TABLE choice (
    match TEXT, "index" INTEGER, seat INTEGER, choice TEXT, digest TEXT, by TEXT, at INTEGER,
    PRIMARY KEY (match, "index"))"""


def measure() -> dict[str, Any]:
    """Measure both with one, a hundred and a thousand matches that write at once."""
    return {str(writers): asyncio.run(_compare(writers)) for writers in WRITERS}


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Lay the figures out for people."""
    yield f"{'matches':>10} {'store':>11} {'p50':>9} {'p99':>9} {'bare loop':>11} {'ratio':>7}"
    for writers, row in figures.items():
        yield (
            f"{writers:>10} {row['per_second']:>9,.0f}/s {row['p50_ms']:>6.1f} ms"
            f" {row['p99_ms']:>6.1f} ms {row['bare_per_second']:>9,.0f}/s {row['ratio']:>6.1f}×"
        )


async def _compare(writers: int) -> dict[str, float]:
    with TemporaryDirectory() as folder:
        bare = await bare_loop(Path(folder, "bare.db"), writers)
        rate, delays = await _store(f"sqlite:///{folder}/store.db", writers)
    return {
        "per_second": round(rate, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1e3, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1e3, 2),
        "bare_per_second": round(bare, 1),
        "ratio": round(rate / bare, 2),
    }


async def bare_loop(path: Path, writers: int) -> float:
    """Commit one row at a time, at the same durability; return rows a second."""
    async with aiosqlite.connect(path) as db:
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute(BARE_TABLE)
        begun, count = perf_counter(), 0
        while perf_counter() - begun < SECONDS:
            row = (_name(count % writers), count // writers + 1, 0, CHOICE, DIGEST, "player", 0)
            await db.execute("INSERT INTO choice VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            await db.commit()
            count += 1
        return count / (perf_counter() - begun)


async def _store(url: str, writers: int) -> tuple[float, list[float]]:
    """Let matches append one choice after another; return rows a second and every delay."""
    async with open_store(url) as store:
        for number in range(writers):
            await store.write(Add(_match(_name(number))), Add(ProgressRow(_name(number))))
        begun = perf_counter()
        matches = (_writer(store, _name(number), begun + SECONDS) for number in range(writers))
        delays = sorted(delay for part in await asyncio.gather(*matches) for delay in part)
        return len(delays) / (perf_counter() - begun), delays


async def _writer(store: Store, match: str, end: float) -> list[float]:
    delays: list[float] = []
    while (begun := perf_counter()) < end:
        await store.append(ChoiceRow(match, len(delays) + 1, 0, CHOICE, DIGEST, "player", 0))
        delays.append(perf_counter() - begun)
    return delays


def _match(name: str) -> MatchRow:
    return MatchRow(name, name, "bench", 1, "playing", "{}", "{}", (), "", "", "", created=0)


def _name(number: int) -> str:
    return f"{number:08}"
