"""Flood control by itself: so many calls into a chat, and so many into all of them."""

import asyncio
from collections import Counter
from collections.abc import Iterable

import pytest

from bot.platforms.base import Later
from bot.platforms.telegram_app.gate import A_MINUTE, OVERALL, Gate
from bot.timepiece import MINUTE, SECOND
from tests.kit.times import FakeTime


async def passed(chats: Iterable[int]) -> list[tuple[int, int]]:
    """Let a call into each of *chats* go at once; return when each was welcome, in order."""
    time = FakeTime()
    time.held = True
    gate, log, start = Gate(time), list[tuple[int, int]](), time.now()

    async def call(chat: int) -> None:
        async with gate.turn(chat):
            log.append((time.now() - start, chat))

    async with asyncio.TaskGroup() as group:
        for chat in chats:
            group.create_task(call(chat))
        await time.run_out()
    return log


async def test_a_group_gets_fifteen_calls_a_minute() -> None:
    times = [at for at, _ in await passed([-1] * 40)]
    assert times[:A_MINUTE] == [second * SECOND for second in range(A_MINUTE)]
    assert all(
        later - sooner > MINUTE
        for sooner, later in zip(times, times[A_MINUTE:], strict=False)
    )  # fmt: skip


async def test_a_person_gets_a_call_a_second() -> None:
    times = [at for at, _ in await passed([1] * 40)]
    assert times == [second * SECOND for second in range(40)]


async def test_all_chats_together_get_twenty_five_calls_a_second() -> None:
    log = await passed([*range(-60, 0), *range(1, 61)])
    assert len(log) == 120
    times = [at for at, _ in log]
    assert all(
        later - sooner >= SECOND for sooner, later in zip(times, times[OVERALL:], strict=False)
    )


async def test_groups_leave_room_for_people() -> None:
    log = await passed([*range(-60, 0), *range(1, 6)])
    assert all(at == 0 for at, chat in log if chat > 0)
    assert max(Counter(at for at, chat in log if chat < 0).values()) == 20


async def test_a_closed_chat_closes_no_other() -> None:
    time = FakeTime()
    gate = Gate(time)
    gate.close(-1, 30)
    with pytest.raises(Later) as later:
        async with gate.turn(-1):
            pass
    assert later.value.seconds == 30
    async with gate.turn(-2):
        pass
    time.move(30 * SECOND)
    async with gate.turn(-1):
        pass


async def test_several_tries_in_one_turn_count_each() -> None:
    time = FakeTime()
    gate = Gate(time)
    async with gate.turn(-1) as again:
        for _ in range(4):
            await again()
    assert gate.left(-1) == A_MINUTE - 5
    assert time.now() == FakeTime().now() + 4 * SECOND
