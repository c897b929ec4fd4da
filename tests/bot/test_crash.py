"""A host process that is killed again and again loses nothing and doubles nothing."""

import asyncio
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

from bot.keepsake import record, stored
from bot.records import parse_record
from rules.core.dice import Dice
from rules.core.record import check
from storage import Store, open_store
from tests.kit.crash_host import WORKERS
from tests.kit.postgres import database, server

MATCHES, KILLS = 50, 7
ROOT = Path(__file__).parent.parent.parent


def start(url: str, folder: Path, matches: int, *only: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "tests.kit.crash_host", url, str(folder), str(matches), *only]
    return subprocess.Popen(words, cwd=ROOT)


async def proved(store: Store, places: int) -> dict[str, list[int]]:
    """Check every match as `schafstall verify` does; return who chose in each, in order."""
    seats = {}
    for number in range(places):
        (row,) = await store.matches_in(f"fake:{number}", limit=9)
        assert row.status == "over"
        found = await stored(store, row.id)
        assert found.progress is not None
        assert found.progress.told == found.progress.choices + 1 == len(found.choices) + 1
        file = record(found)
        game, parsed = parse_record(file.content, file.filename)
        assert len([*check(game, parsed)]) == len(found.choices) + 1
        seats[row.id] = [line.seat for line in found.choices]
    return seats


def acknowledged(folder: Path) -> list[tuple[str, int, int]]:
    """List the choices that a player was told had counted: match, index and seat."""
    lines = [line.split() for line in (folder / "acks").read_text().splitlines()]
    return [(match, int(index), int(seat)) for match, index, seat in lines]


def posted(folder: Path) -> dict[str, list[tuple[int, str, str]]]:
    """List by match the moments posted, each with the part of its story and the process."""
    told: dict[str, list[tuple[int, str, str]]] = {}
    for path in sorted(folder.glob("posts-*"), key=lambda path: path.stat().st_mtime):
        for line in path.read_text().splitlines():
            match, index, *part = line.split()[1].split(".")
            if part:
                told.setdefault(match, []).append((int(index), part[0], path.name))
    return told


def test_killed_at_random_moments_fifty_matches_end_as_if_nothing_had_been(
    tmp_path: Path,
) -> None:
    url, below = f"sqlite:///{tmp_path}/crash.db", Dice("kill", 0).below
    for _ in range(KILLS):
        host = start(url, tmp_path, MATCHES)
        try:
            host.wait(timeout=1.2 + below(1_200) / 1_000)
        except subprocess.TimeoutExpired:
            host.kill()
            host.wait()
    host = start(url, tmp_path, MATCHES)
    assert host.wait(timeout=60) == 0

    async def verdict() -> dict[str, list[int]]:
        async with open_store(url) as store:
            return await proved(store, MATCHES)

    seats = asyncio.run(verdict())
    acks = acknowledged(tmp_path)
    assert all(seats[match][index - 1] == seat for match, index, seat in acks)  # nothing lost
    assert len(set(acks)) == len(acks)  # nothing doubled
    for match, told in posted(tmp_path).items():
        moments = [index for index, _, _ in told]
        assert moments == sorted(moments)  # nothing out of order
        assert len({*told}) == len(told)  # once, and at most once more after each death
        assert moments[-1] == len(seats[match])


async def test_three_processes_share_one_store_and_one_dies(tmp_path: Path) -> None:
    matches = 12
    with server() as running:
        async with database(running) as url:
            # A quick match could be over before another process looks: it would open a second.
            assert await asyncio.to_thread(start(url, tmp_path, matches, "open").wait, 60) == 0
            hosts = [start(url, tmp_path, matches) for _ in range(3)]
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(hosts[0].wait), 4)
            hosts[0].kill()
            codes = [await asyncio.to_thread(host.wait, 60) for host in hosts]
            assert codes[1:] == [0, 0]
            async with open_store(url) as store:
                seats = await proved(store, matches)
    stored = Counter((match, seat) for match, row in seats.items() for seat in row)
    counted = Counter((match, seat) for match, _, seat in acknowledged(tmp_path))
    assert all(counted[key] <= stored[key] for key in counted)  # no choice lost
    assert stored.total() - counted.total() <= WORKERS  # nor doubled: the dead one's last words
    moments = [[moment[:2] for moment in told] for told in posted(tmp_path).values()]
    again = sum(len(told) - len({*told}) for told in moments)
    assert again <= WORKERS  # told once, but for what the dead one could not note
    assert len(moments) == matches
