import asyncio
from contextlib import AsyncExitStack

import pytest

from storage import open_store, schema
from storage.errors import WrongSchema
from storage.opening import open_engine
from storage.writes import Statement
from tests.kit.rows import begun


async def set_version(url: str, version: int) -> None:
    engine = await open_engine(url)
    await engine.write([Statement(schema.NOTE, (version,))])
    await engine.close()


async def test_a_newer_schema_is_refused(url: str) -> None:
    newest = len(schema.scripts())
    await set_version(url, newest + 1)
    with pytest.raises(WrongSchema, match=f"has schema {newest + 1}, this version knows {newest}"):
        async with open_store(url):
            pass


async def test_opening_again_keeps_what_is_there(url: str) -> None:
    async with open_store(url) as store:
        row = await begun(store)
    async with open_store(url) as store:
        assert await store.match(row.id) == row


async def test_many_may_start_at_the_same_time(url: str) -> None:
    async with AsyncExitStack() as stack:
        stores = await asyncio.gather(
            *(stack.enter_async_context(open_store(url)) for _ in range(5))
        )
        await begun(stores[0], "aaaa0001")
        assert [row.id for row in await stores[4].page("playing")] == ["aaaa0001"]


async def test_a_script_that_fails_leaves_nothing_behind(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the first two statements stand in the real script too: left behind, they would clash
    broken = schema.Script(1, (*schema.scripts()[0].statements[:2], "CREATE NONSENSE"))
    with monkeypatch.context() as patch:
        patch.setattr(schema, "scripts", lambda: (broken,))
        with pytest.raises(Exception, match=r"(?i)syntax error"):
            async with open_store(url):
                pass
    engine = await open_engine(url)
    (versions,) = await engine.read(Statement("SELECT version FROM schema_version"))
    await engine.close()
    assert [version for (version,) in versions] == [script.number for script in schema.scripts()]


async def test_a_newer_script_is_run_on_an_older_database(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(url) as store:
        row = await begun(store)
    later = schema.Script(len(schema.scripts()) + 1, ("CREATE TABLE extra (id TEXT)",))
    longer = (*schema.scripts(), later)
    monkeypatch.setattr(schema, "scripts", lambda: longer)
    async with open_store(url) as store:
        assert await store.match(row.id) == row
    engine = await open_engine(url)
    assert await engine.read(Statement("SELECT id FROM extra")) == [[]]
    await engine.close()
