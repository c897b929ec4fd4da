"""A killed process' calls count for the next one: a group never gets more than it can take."""

from pathlib import Path

import pytest

from bot.platforms.post import Post
from bot.platforms.telegram_app.gate import A_MINUTE, WINDOW, Gate
from tests.kit.chats import words
from tests.kit.times import FakeTime
from tests.telegram.world import open_world


class Notebook:
    """Keeps words, as the house does."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    async def kept(self, key: str) -> str | None:
        return self.words.get(key)

    async def keep(self, key: str, value: str | None) -> None:
        self.words[key] = value or ""


async def _calls(gate: Gate, count: int, chat: int = -1001) -> None:
    for _ in range(count):
        async with gate.turn(chat):
            pass


async def test_the_calls_of_a_killed_process_still_count() -> None:
    time, notebook = FakeTime(), Notebook()
    start = time.now()
    await _calls(Gate(time, notebook), A_MINUTE)
    assert time.now() - start < WINDOW
    await _calls(Gate(time, notebook), 1)
    assert time.now() - start >= WINDOW


async def test_a_call_that_was_killed_on_its_way_counts_as_well() -> None:
    time, notebook = FakeTime(), Notebook()
    start, gate = time.now(), Gate(time, notebook)
    await _calls(gate, A_MINUTE - 1)
    async with gate.turn(-1001):
        await _calls(Gate(time, notebook), 1)
    assert time.now() - start >= WINDOW


async def test_private_chats_are_not_written_down() -> None:
    time, notebook = FakeTime(), Notebook()
    await _calls(Gate(time, notebook), 3, chat=101)
    assert notebook.words == {}


async def test_a_restart_does_not_flood_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        room, start = f"telegram:{world.hall.id}", world.time.now()
        for number in range(A_MINUTE):
            await world.app.post(room, Post((f"number {number}",)), nonce=str(number))
        await world.close()
        await world.open()
        await world.app.post(room, Post(("one more",)), nonce="more")
        assert world.time.now() - start >= WINDOW


async def test_a_question_in_private_does_not_wait_for_a_full_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.teller.PROMPT", 0.05)
    async with open_world(tmp_path) as world:
        session = await world.begin("schwupps", 2)
        world.time.move(WINDOW)
        room = f"telegram:{world.hall.id}"
        for number in range(A_MINUTE):
            await world.app.post(room, Post((f"number {number}",)), nonce=str(number))
        world.time.held = True
        first, second = (
            world.people[:2]
            if world.due(session)[0] is world.people[0]
            else (world.people[1], world.people[0])
        )
        before = len(world.api.shown(second))
        world.api.say(first, first, "a")
        await world.until(lambda: len(world.api.shown(second)) > before)
        assert "to play" not in words(world.last)
        world.time.release()
        await world.calm()
