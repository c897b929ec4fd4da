"""`schafstall bench host`: choices a second through desk, session and a durable commit."""

import asyncio
import multiprocessing
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.backstage import Backstage
from bot.cli.bench_storage import bare_loop
from bot.drill import Drill, Nowhere, drill, person
from bot.easel import NoEasel
from bot.house import House
from bot.serve import warm
from bot.thinkers import Thinkers
from bot.timepiece import WallClock
from storage import open_store

LIVE = (1, 100, 1_000)
IDLE = 10_000
SECONDS = 3.0
CHOICES = 6_000  # prepared for each measurement, at least


def measure() -> dict[str, Any]:
    """Measure live matches, idle ones, and the cost of a choice early and late in a match."""
    found: dict[str, Any] = {str(live): _elsewhere(_live, live) for live in LIVE}
    found["idle"] = _elsewhere(_idle, IDLE)
    found["length"] = _elsewhere(_length)
    return found


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Lay the figures out for people."""
    heads = zip(("matches", "house", "p50", "p99", "told too", "bare loop", "ratio"),
                (10, 11, 9, 9, 11, 11, 7), strict=True)  # fmt: skip
    yield " ".join(f"{head:>{width}}" for head, width in heads)
    for live in map(str, LIVE):
        row = figures[live]
        yield (
            f"{live:>10} {row['per_second']:>9,.0f}/s {row['p50_ms']:>6.1f} ms"
            f" {row['p99_ms']:>6.1f} ms {row['told_per_second']:>9,.0f}/s"
            f" {row['bare_per_second']:>9,.0f}/s {row['ratio']:>6.1f}×"
        )
    idle, length = figures["idle"], figures["length"]
    yield (
        f"{idle['matches']:,} idle matches: {idle['megabytes']:.1f} MB more than an empty house,"
        f" open after {idle['seconds']:.2f} s"
    )
    yield (
        f"a choice takes {length['early_ms']:.2f} ms in the first fifth of {length['choices']}"
        f" choices, {length['late_ms']:.2f} ms in the last"
    )


def _elsewhere(work: Any, *args: Any) -> Any:
    """Measure in a process of its own: memory and caches of one do not help the next."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool:
        return pool.submit(work, *args).result()


def _live(live: int) -> dict[str, float]:
    return asyncio.run(_compare(live))


async def _compare(live: int) -> dict[str, float]:
    slots = _slots(live)
    with TemporaryDirectory() as folder:
        bare = await bare_loop(Path(folder, "bare.db"), live)
        rate, delays = await _played(f"sqlite:///{folder}/house.db", slots, told=False)
        told, _ = await _played(f"sqlite:///{folder}/told.db", slots, told=True)
    return {
        "per_second": round(rate, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1e3, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1e3, 2),
        "told_per_second": round(told, 1),
        "bare_per_second": round(bare, 1),
        "ratio": round(rate / bare, 2),
        "megabytes": round(_megabytes(), 1),
    }


def _slots(live: int) -> list[list[Drill]]:
    """Prepare enough matches for *live* of them to be played at any time."""
    slots: list[list[Drill]] = [[] for _ in range(live)]
    number = count = 0
    while count < CHOICES or number < live:
        slot = number % live
        prepared = _drill(number, f"nowhere:{slot}-{len(slots[slot])}")
        slots[slot].append(prepared)
        number, count = number + 1, count + len(prepared.presses)
    return slots


async def _played(
    url: str, slots: Sequence[Sequence[Drill]], *, told: bool
) -> tuple[float, list[float]]:
    """Press all slots at once for a while; return choices a second and every delay."""
    async with _house(url, told=told) as house:
        await asyncio.gather(*(_begun(house, it) for slot in slots for it in slot))
        await house.stage.calm()
        warm()
        begun = perf_counter()
        parts = await asyncio.gather(*(_pressed(house, slot, begun + SECONDS) for slot in slots))
        seconds = perf_counter() - begun
    delays = sorted(delay for part in parts for delay in part)
    return len(delays) / seconds, delays


async def _begun(house: House, prepared: Drill) -> None:
    for seat in prepared.row.seats:  # as the lobby does when someone joins
        await house.stage.people.meet(person(seat.person or ""))
    await house.stage.tables.open(prepared.row)
    await house.stage.tables.begin(prepared.row.id)


async def _pressed(house: House, slot: Sequence[Drill], end: float) -> list[float]:
    delays: list[float] = []
    for prepared in slot:
        for who, token in prepared.presses:
            begun = perf_counter()
            if begun > end:
                return delays
            reply = await house.press(person(who), token, None)
            assert str(reply.note[0]).startswith("Noted"), reply
            delays.append(perf_counter() - begun)
    return delays


def _idle(matches: int) -> dict[str, float]:
    return asyncio.run(_idling(matches))


async def _idling(matches: int) -> dict[str, float]:
    """Fill a store with matches that wait, then open a house on it."""
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/idle.db"
        await _opened(f"sqlite:///{folder}/empty.db", 4)
        empty = _megabytes()
        begun = _elsewhere(_filled, url, matches)
        before = perf_counter()
        await _opened(url, 0)
        seconds = perf_counter() - before
    return {
        "matches": begun,
        "megabytes": round(_megabytes() - empty, 1),
        "seconds": round(seconds, 2),
    }


def _filled(url: str, matches: int) -> int:
    return asyncio.run(_fill(url, matches))


async def _fill(url: str, matches: int) -> int:
    async with _house(url, told=True) as house:
        for start in range(0, matches, 500):
            numbers = range(start, min(matches, start + 500))
            await asyncio.gather(*(_begun(house, _drill(n, f"nowhere:{n}")) for n in numbers))
        await house.stage.calm()
    return matches


async def _opened(url: str, matches: int) -> None:
    """Open a house, begin so many matches, and wait until it has found what to do."""
    async with _house(url, told=True) as house:
        for number in range(matches):
            await _begun(house, _drill(number, f"nowhere:{number}"))
        await house.stage.recover()
        await house.stage.calm()


def _length() -> dict[str, float]:
    return asyncio.run(_lengthy())


async def _lengthy() -> dict[str, float]:
    """Play the longest of some matches alone; compare its first choices with its last."""
    longest = max((_drill(n, f"nowhere:{n}") for n in range(40)), key=lambda it: len(it.presses))
    with TemporaryDirectory() as folder:
        async with _house(f"sqlite:///{folder}/long.db", told=False) as house:
            await _begun(house, longest)
            delays = await _pressed(house, [longest], float("inf"))
    fifth = max(1, len(delays) // 5)
    early, late = sorted(delays[:fifth]), sorted(delays[-fifth:])
    return {
        "choices": len(delays),
        "early_ms": round(early[fifth // 2] * 1e3, 3),
        "late_ms": round(late[fifth // 2] * 1e3, 3),
    }


@asynccontextmanager
async def _house(url: str, *, told: bool) -> AsyncIterator[House]:
    """Open a house, with or without somewhere to tell things."""
    async with open_store(url) as store, Thinkers(1) as thinkers:
        house = House(Backstage(store, WallClock(), NoEasel(), thinkers))
        running = asyncio.create_task(house.run())
        await asyncio.sleep(0)
        if told:
            house.attach(Nowhere())
        yield house
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def _drill(number: int, place: str) -> Drill:
    return drill(number, place, WallClock().now())


def _megabytes() -> float:
    """Return how much memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
