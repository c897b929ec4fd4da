"""What goes wrong every day on Telegram is no trouble for anybody."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bot.easel import Order
from bot.platforms.post import File
from tests.kit.chats import Call, Refusal, bad, buttons, words
from tests.telegram.playing import decide, dice, onward
from tests.telegram.world import Sketch, World, open_world


def edits(world: World) -> Callable[[Call], bool]:
    """Mean the changes of posts in the hall."""
    return lambda call: call.chat == world.hall.id and call.method.startswith("edit")


@pytest.fixture
def calm_log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


async def test_not_modified_is_as_good_as_done(
    tmp_path: Path, calm_log: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        world.api.refusals.append((edits(world), bad("message is not modified")))
        before = len(world.api.shown(world.hall))
        await decide(world, world.people[0], dice("same"))
        assert world.api.refusals == []
        assert len(world.api.shown(world.hall)) == before
        assert calm_log.records == []


async def test_a_post_that_somebody_deleted_is_posted_anew(
    tmp_path: Path, calm_log: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        del world.hall.messages[world.last["message_id"]]
        await world.tell(world.people[0], "20")
        assert "Still thinking: Ben and Cid." in words(world.last)
        assert "Decide" in buttons(world.last)
        assert calm_log.records == []


async def test_a_private_question_that_was_deleted_comes_anew(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        old = {**world.private(ann)}
        ann.messages.clear()
        await world.press(ann, old, "8")
        assert "So far: 8" in words(world.private(ann))


async def test_a_press_that_is_too_old_to_be_answered_counts(
    tmp_path: Path, calm_log: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        world.api.late = True
        ann = world.people[0]
        await world.press_token(ann, world.private(ann), onward(world.private(ann), dice("old")))
        assert (await world.session()).moment.index == 1
        assert "Your bid: " in words(world.private(ann))
        assert calm_log.records == []


async def test_a_note_that_comes_too_late_is_written_instead(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        world.api.late = True
        await world.press(world.people[0], world.last, "Decide")
        eve = world.people[4]
        await world.press(eve, world.last, "Decide")
        assert "You have no seat at this table" in words(world.private(eve))


async def test_a_seat_asked_for_too_long_ago_is_offered_by_a_link(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        ben.open = False
        await world.say(ann, "/schubsen start wolle en")
        world.api.late = True
        await world.press(ben, world.last, "Join")
        assert words(world.last).startswith("Ben: Please open our private chat")
        link = buttons(world.last)["Open private chat"]
        await world.tell(ben, f"/start {link.partition('start=')[2]}")
        assert "You have a seat" in words(world.private(ben))


async def test_a_press_for_a_film_is_answered_before_it_is_painted(tmp_path: Path) -> None:
    class Slow(Sketch):
        """Paints a film only after a nod."""

        def __init__(self) -> None:
            self.nod = asyncio.Event()

        async def film(self, frames: Sequence[Order]) -> File | None:
            await self.nod.wait()
            return File("film.gif", "image/gif", b"GIF")

    easel = Slow()
    async with open_world(tmp_path, easel=easel) as world:
        ann = world.people[0]
        await world.begin("wolle", 2)
        await world.say(ann, "/schubsen stop yes")
        query = world.api.press(ann, world.last, buttons(world.last)["Replay"])
        await world.until(lambda: query in world.api.answers)
        easel.nod.set()
        await world.calm()
        assert "document" in world.private(ann)


async def test_a_lost_connection_is_tried_again(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        for method in ("sendPhoto", "sendMessage", "answerCallbackQuery", "editMessageCaption"):
            world.api.refusals.append((_named(method), Refusal(502, "Bad Gateway")))
        await world.begin("wolle", 3)
        await decide(world, world.people[0], dice("again"))
        assert world.api.refusals == []
        assert "Still thinking: Ben and Cid." in words(world.last)


async def test_a_press_is_answered_at_once_and_only_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        for label in ("8", "5"):
            await world.press(ann, world.private(ann), label)
        answers = [call for call in world.api.calls if call.method == "answerCallbackQuery"]
        ids = [call.form["callback_query_id"] for call in answers]
        assert len(ids) == len({*ids})


async def test_buttons_of_others_and_of_nobody_are_answered(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        eve = world.people[4]
        for token in ("nonsense", "p.xxxxxxxx.0...0", "t.xxxxxxxx.join", "-", "🐑"):
            query = world.api.press(eve, world.last, token)
            await world.calm()
            assert query in world.api.answers


def _named(method: str) -> Callable[[Call], bool]:
    return lambda call: call.method == method
