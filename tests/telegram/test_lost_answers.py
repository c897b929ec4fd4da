"""Telegram took a message and the word of it got lost: nobody reads it twice."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.chats import Call, Chat, Json, Refusal, buttons, words
from tests.telegram.world import World, open_world

Take = Callable[[Call, Json], Json]


async def _lobby(world: World) -> tuple[Chat, Json]:
    ann, ben = world.people[:2]
    for one in (ann, ben):
        await world.tell(one, "/start")
    await world.say(ann, "/schubsen start wolle en")
    roster = world.last
    await world.press(ben, roster, "Join")
    return ann, roster


def _deaf(world: World, monkeypatch: pytest.MonkeyPatch, *, heard: bool) -> list[Call]:
    """Let the next message into the hall end in a gateway's complaint, *heard* or not."""
    take: Take = world.api._sent
    lost: list[Call] = []

    def sent(call: Call, content: Json) -> Json:
        if call.chat != world.hall.id or lost:
            return take(call, content)
        lost.append(call)
        if heard:
            take(call, content)
        raise Refusal(502, "Bad Gateway")

    monkeypatch.setattr(world.api, "_sent", sent)
    return lost


@pytest.mark.parametrize("heard", [True, False])
async def test_a_post_whose_answer_got_lost_stands_there_once(
    heard: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path) as world:
        ann, roster = await _lobby(world)
        before, lost = len(world.api.shown(world.hall)), _deaf(world, monkeypatch, heard=heard)
        await world.press(ann, roster, "Begin")
        assert lost
        (post,) = world.api.shown(world.hall)[before:]
        assert "Still thinking: Ann and Ben." in words(post)
        kept = (await world.session()).posts["public"]
        assert kept.message.lstrip("p") == str(post["message_id"])


async def test_what_a_killed_process_could_not_note_is_found_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path) as world:
        ann, roster = await _lobby(world)
        before, lost = len(world.api.shown(world.hall)), _deaf(world, monkeypatch, heard=True)
        gone = Refusal(502, "Bad Gateway")
        world.api.refusals = [(lambda call: bool(lost) and call.method != "getUpdates", gone)] * 99
        world.api.press(ann, roster, buttons(roster)["Begin"])
        await world.until(lambda: lost)
        await world.close()
        world.api.refusals.clear()
        await world.open()
        (post,) = world.api.shown(world.hall)[before:]
        kept = (await world.session()).posts["public"]
        assert kept.message.lstrip("p") == str(post["message_id"])


async def test_other_messages_that_came_meanwhile_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path) as world:
        ann, roster = await _lobby(world)
        chatter = world.api._message(world.hall, world.people[3].user, {"text": "Moin!"})
        said = {**chatter}
        _deaf(world, monkeypatch, heard=True)
        await world.press(ann, roster, "Begin")
        assert chatter == said
        assert len([it for it in world.api.shown(world.hall) if "Decide" in buttons(it)]) == 1


async def test_a_story_that_was_half_told_is_told_on_by_the_next_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("schubsen", 3)
        take, told = world.api._sent, len(world.api.shown(world.hall))
        lost: list[Call] = []

        def sent(call: Call, content: Json) -> Json:
            if call.chat == world.hall.id and len(world.api.shown(world.hall)) > told:
                lost.append(call)
                raise Refusal(502, "Bad Gateway")
            return take(call, content)

        monkeypatch.setattr(world.api, "_sent", sent)
        for who in world.people[:3]:
            world.api.say(who, who, "987")  # off the dyke, all of them: the board, the podium
        await world.until(lambda: lost)
        await world.close()
        monkeypatch.setattr(world.api, "_sent", take)
        await world.open()
        assert session.row.status == "over"
        board, podium = world.api.shown(world.hall)[told:]
        assert "Replay" not in buttons(board)
        assert "Replay" in buttons(podium)
