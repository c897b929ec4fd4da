"""What the host asks all day long is found by an index, however much is stored."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store
from storage.base import Cells
from storage.rows import DeadlineRow, News
from storage.sqlite import SqliteEngine
from storage.writes import Drop, Statement, Told
from tests.kit.rows import choice_row, match_row


class Notebook(SqliteEngine):
    """A store that writes down what it is asked."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked: list[Statement] = []

    async def read(self, *statements: Statement) -> list[Sequence[Cells]]:
        self.asked += statements
        return await super().read(*statements)

    async def write(
        self, statements: Sequence[Statement], news: Sequence[News] = ()
    ) -> list[Sequence[Cells]]:
        self.asked += statements
        return [[] for _ in statements]


@pytest.fixture
async def notebook(tmp_path: Path) -> AsyncIterator[Notebook]:
    engine = Notebook(tmp_path / "games.db")
    await engine.open()
    yield engine
    await engine.close()


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.person("p"),
        lambda store: store.people(["p", "q"]),
        lambda store: store.live("p"),
        lambda store: store.matches_in("p"),
        lambda store: store.matches_of("p"),
        lambda store: store.page("playing"),
        lambda store: store.stale_lobbies(1),
        lambda store: store.record("m"),
        lambda store: store.choices("m", after=3),
        lambda store: store.progress(["m"]),
        lambda store: store.untold(1),
        lambda store: store.posts("m"),
        lambda store: store.deadlines("m"),
        lambda store: store.next_wake(),
        lambda store: store.append(choice_row("m", 1), Drop(DeadlineRow, ("m",))),
        lambda store: store.change(match_row()),
        lambda store: store.write(Told("m", 1, "one")),
        lambda store: store.claim_telling("m", "one", now=1, until=2),
        lambda store: store.claim_deadlines("one", now=1, until=2),
        lambda store: store.first_seen("s", "i", 1),
        lambda store: store.forget_seen(1),
    ],
)
async def test_no_question_looks_through_a_whole_table(
    notebook: Notebook, ask: Callable[[Store], Awaitable[object]]
) -> None:
    await ask(Store(notebook))
    with closing(sqlite3.connect(notebook.path)) as db:
        for statement in notebook.asked:
            plan = db.execute(f"EXPLAIN QUERY PLAN {statement.sql}", statement.cells)
            steps = [step for *_, step in plan]
            assert [step for step in steps if "SCAN" in step and "INDEX" not in step] == []
    assert notebook.asked
