"""Telegram asks for patience: the chat it speaks of waits, and no other does."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.platforms.base import Later
from bot.platforms.post import Post
from bot.timepiece import MINUTE, SECOND
from tests.kit.chats import Call, Chat, buttons, flood, words
from tests.telegram.pacing import busiest
from tests.telegram.playing import dice, walked
from tests.telegram.world import open_world, owner


def into(chat: Chat) -> Callable[[Call], bool]:
    """Mean whatever goes into *chat*."""
    return lambda call: call.chat == chat.id and call.shows


def place(chat: Chat) -> str:
    """Return a chat's id as the house writes it."""
    return f"telegram:{chat.id}"


async def test_a_flooded_group_hears_nothing_until_it_may(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        yard = world.api.group("Yard", number=-100_2002)
        world.api.refusals.append((into(world.hall), flood(30)))
        with pytest.raises(Later):
            await world.app.post(place(world.hall), Post(("baa",)), nonce="1")
        calls = len(world.api.calls)
        with pytest.raises(Later) as later:
            await world.app.post(place(world.hall), Post(("baa",)), nonce="2")
        assert later.value.seconds == 30
        assert len(world.api.calls) == calls
        await world.app.post(place(yard), Post(("baa",)), nonce="3")
        await world.app.whisper(owner(world.people[0]), Post(("b",)), message=None, nonce="4")
        assert world.time.now() == world.api.calls[-1].at == world.api.calls[0].at
        world.time.move(30 * SECOND)
        await world.app.post(place(world.hall), Post(("baa",)), nonce="5")
        assert words(world.last) == "baa"


async def test_a_match_goes_on_by_itself_after_a_flood(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        world.time.move(MINUTE)
        world.api.refusals.append((into(world.hall), flood(40)))
        await world.tell(world.people[0], "20")
        assert "Still thinking: Ben and Cid." in words(world.last)
        refused = next(call for call in world.api.calls if call.code == 429)
        after = [call.at for call in world.api.sent(world.hall) if call.at >= refused.at]
        assert min(after) >= refused.at + 40 * SECOND


async def test_a_question_that_was_held_up_arrives_later_and_keeps_nobody(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        asks = lambda call: call.chat == ann.id and call.method == "sendPhoto"  # noqa: E731
        world.api.refusals.append((asks, flood(20)))
        await world.begin("wolle", 2)
        calls = [call for call in world.api.calls if call.method == "sendPhoto"]
        asked = {call.chat: call.at for call in calls if call.chat > 0 and call.code == 200}
        assert asked[ann.id] >= asked[world.people[1].id] + 10 * SECOND


async def test_an_answer_that_a_flooded_group_cannot_take_is_whispered(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        world.time.move(2 * MINUTE)
        ann, public = world.people[0], len(world.api.shown(world.hall))
        world.api.refusals.append((into(world.hall), flood(30)))
        await world.say(ann, "/schubsen status")
        assert len(world.api.shown(world.hall)) == public
        assert "Still thinking: Ann and Ben." in words(world.private(ann))


async def test_posts_arrive_in_the_order_they_were_made(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        posts = [Post((f"number {number}",)) for number in range(20)]
        await asyncio.gather(
            *(
                world.app.post(place(world.hall), post, nonce=str(number))
                for number, post in enumerate(posts)
            )
        )
        shown = [words(it) for it in world.api.shown(world.hall)]
        assert shown == [f"number {number}" for number in range(20)]
        assert busiest(world.api.calls, world.hall.id) == 15


async def test_an_edit_that_another_overtakes_is_never_made(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        room = place(world.hall)
        message = await world.app.post(room, Post(("0",)), nonce="0")
        world.time.held = True
        edits = [
            asyncio.create_task(world.app.edit(room, message, Post((str(number),))))
            for number in range(1, 6)
        ]
        await world.time.run_out()
        assert await asyncio.gather(*edits) == [True] * 5
        changes = [call for call in world.api.calls if call.method == "editMessageText"]
        assert [call.text for call in changes] == ["5"]


async def test_a_private_answer_does_not_wait_behind_a_full_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann, room = world.people[0], place(world.hall)
        world.time.move(2 * MINUTE)
        for number in range(15):
            await world.app.post(room, Post((str(number),)), nonce=str(number))
        world.time.held = True
        waiting = asyncio.create_task(world.app.post(room, Post(("late",)), nonce="late"))
        query = world.api.press(ann, world.private(ann), buttons(world.private(ann))["8"])
        await world.until(lambda: "So far: 8" in words(world.private(ann)))
        await world.until(lambda: query in world.api.answers)
        assert not waiting.done()
        world.time.release()
        await waiting


async def test_eight_people_who_answer_at_once_make_one_post(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("schubsen", 8, "live")
        world.time.move(MINUTE)
        world.time.held = True
        before = len(world.api.calls)
        for number, who in enumerate(world.people, start=1):
            world.api.say(who, who, str(number))
        await world.until(lambda: session.moment.index >= 8)
        world.time.release()
        await world.calm()
        calls = [call for call in world.api.calls[before:] if call.chat == world.hall.id]
        assert [call.method for call in calls] == ["sendPhoto", "editMessageCaption"]


async def test_a_table_that_never_thinks_is_told_within_a_quarter_of_a_minute(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 6, "live")
        below, waits = dice("live"), list[int]()
        for _ in range(24):
            session, since = await world.session(), world.time.now()
            secret = any(item.secret for item in session.moment.needed)
            who, before = world.due(session)[0], len(world.api.calls)
            await world.tell(who, walked(session, who, below))
            told = [call for call in world.api.calls[before:] if call.chat == world.hall.id]
            waits += [told[0].at - since] if told and not secret else []
        assert len(waits) > 9
        assert max(waits) <= 15 * SECOND
        assert busiest(world.api.calls, world.hall.id) <= 15
