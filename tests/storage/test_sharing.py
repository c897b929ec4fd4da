"""Several processes on one PostgreSQL database, and what happens when it goes away."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import asyncpg
import pytest

from storage import Store, open_store
from storage.errors import Conflict, Unavailable
from storage.opening import open_engine
from storage.rows import DeadlineRow, News, SettingRow
from storage.writes import Add, Put, Statement
from tests.kit import postgres
from tests.kit.rows import begun, choice_row, deadline_row


@pytest.fixture
async def url(postgres_server: str) -> AsyncIterator[str]:
    async with postgres.database(postgres_server) as address:
        yield address


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[Store]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_store(url)) for _ in range(3)]


async def cut_all(url: str) -> None:
    """End every other connection to the database, as a restart of the server would."""
    db = await asyncpg.connect(url)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await db.close()


async def test_one_process_hears_what_another_stores(stores: list[Store]) -> None:
    here, there, _ = stores
    row = await begun(here)
    async with there.news() as news:
        await here.append(choice_row(row.id, 1))
        assert await anext(news) == News(row.id, 1)


async def test_processes_never_write_the_same_place_in_a_log(stores: list[Store]) -> None:
    row = await begun(stores[0])

    async def play(store: Store, seat: int) -> int:
        stored = 0
        for index in range(1, 31):
            try:
                await store.append(choice_row(row.id, index, seat=seat))
                stored += 1
            except Conflict:
                continue
        return stored

    counts = await asyncio.gather(*(play(store, seat) for seat, store in enumerate(stores)))
    log = await stores[0].choices(row.id)
    assert [choice.index for choice in log] == [*range(1, 31)]
    assert counts == [sum(choice.seat == seat for choice in log) for seat in range(3)]


async def test_processes_share_the_deadlines_without_overlap(stores: list[Store]) -> None:
    row = await begun(stores[0])
    await stores[0].write(*(Add(deadline_row(row.id, seat)) for seat in range(60)))
    claimed: list[DeadlineRow] = []

    async def claim(store: Store, owner: str) -> None:
        while rows := await store.claim_deadlines(owner, now=1_500, until=9_000, limit=7):
            claimed.extend(rows)

    await asyncio.gather(*(claim(store, f"{n}") for n, store in enumerate(stores)))
    assert sorted(row.seat for row in claimed) == [*range(60)]


async def test_batches_that_wait_for_each_other_are_both_done(stores: list[Store]) -> None:
    keys = [f"{number}" for number in range(50)]
    await asyncio.gather(
        stores[0].write(*(Put(SettingRow(key, "a")) for key in keys)),
        stores[1].write(*(Put(SettingRow(key, "b")) for key in reversed(keys))),
    )
    assert len({await stores[2].setting(key) for key in keys}) == 1


async def test_a_lost_connection_is_found_again(url: str) -> None:
    async with open_store(url) as store:
        row = await begun(store)
        async with store.news() as news:
            await cut_all(url)
            assert await anext(news) == News("")  # connected again; look at everything
            await store.append(choice_row(row.id, 1))
            assert await anext(news) == News(row.id, 1)


async def test_a_question_survives_a_lost_connection(url: str) -> None:
    async with open_store(url) as store:
        row = await begun(store)
        await cut_all(url)
        assert await store.match(row.id) == row


async def test_a_choice_survives_a_connection_that_was_lost_before(url: str) -> None:
    async with open_store(url) as store:
        row = await begun(store)
        await cut_all(url)
        await store.append(choice_row(row.id, 1))
        assert await store.choices(row.id) == [choice_row(row.id, 1)]


async def test_a_database_that_does_not_exist_is_named(postgres_server: str) -> None:
    missing = postgres_server.replace("/postgres?", "/nowhere?")
    with pytest.raises(Unavailable, match='database "nowhere" does not exist'):
        async with open_store(missing):
            pass


async def test_a_store_is_not_taken_over_while_others_may_live(stores: list[Store]) -> None:
    here, there, _ = stores
    row = await begun(here)
    await here.claim_telling(row.id, "one", now=0, until=100)
    await there.take_over()
    assert not await there.claim_telling(row.id, "two", now=50, until=100)


async def test_without_its_driver_postgresql_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Unavailable, match=r"pip install schafstall\[postgres\]"):
        await open_engine("postgresql://ann@127.0.0.1/games")


async def test_a_mistake_in_a_statement_is_no_outage(url: str) -> None:
    engine = await open_engine(url)
    with pytest.raises(asyncpg.UndefinedTableError):
        await engine.write([Statement("INSERT INTO nowhere VALUES (1)")])
    await engine.close()
