"""Presses of every kind: twice, too late, by the wrong hand, from nowhere."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.platforms.post import Person, Reply
from bot.press import Press
from rules.core.dice import Dice
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room, person, random_token
from tests.kit.platform import LIMITS, FakePlatform, buttons, read, token

DECIDE = "p.{}.0...0"
FEW = replace(LIMITS, calls=15)


async def index(room: Room, match: str) -> int:
    return (await room.session(match)).moment.index


async def test_a_double_tap_counts_once(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        reply = await room.house.press(ANN, DECIDE.format(match), None)
        piece = buttons(reply.post)[0].token
        square = buttons((await room.house.press(ANN, piece, None)).post)[0].token
        await room.house.press(ANN, square, None)
        again = await room.house.press(ANN, square, None)
        assert await index(room, match) == 1
        assert "Ben" in read_note(again)


async def test_a_stranger_may_watch_but_not_play(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        reply = await room.house.press(person("Zoe"), DECIDE.format(match), HALL)
        assert reply.note == ("You have no seat at this table. You are welcome to watch.",)
        assert [key.label for key in buttons(reply.post)] == ["Board"]


async def test_an_old_button_leads_to_the_question_now(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        old = Press(match, 99, (("0",),)).token
        reply = await room.house.press(ANN, old, None)
        assert reply.post is not None
        assert "Lay one to three cards" in read(reply.post)
        assert "That has passed" in read_note(reply)


async def test_a_sealed_choice_can_be_changed_until_all_are_in(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        first = await room.house.typed(ANN, "012", None)
        assert first.post is not None
        assert "You can change it until everyone has chosen." in read(first.post)
        reply = await room.house.press(ANN, token(first.post, "Change"), None)
        assert reply.post is not None
        await room.house.typed(ANN, "03", None)
        state = (await room.session(match)).moment
        assert await index(room, match) == 2
        assert [item.needed for item in state.pending] == [False, True, True]


@pytest.mark.parametrize("junk", ["", "p.aaaaaaaa.0...0", "t.aaaaaaaa.join", "t._.fly", "💥"])
async def test_what_is_no_button_of_ours_is_answered_kindly(tmp_path: Path, junk: str) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.press(ANN, junk, HALL)
        assert reply.note
        assert reply.post is None


async def test_a_table_that_is_over_offers_another_round(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        await room.play(match, [ANN, BEN, CID])
        reply = await room.house.press(ANN, DECIDE.format(match), HALL)
        assert [key.label for key in buttons(reply.post)] == ["Replay", "Record", "Play again"]


async def test_a_press_in_public_shows_nothing_in_public(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        reply = await room.house.press(ANN, DECIDE.format(match), HALL)
        assert reply.private
        assert reply.post is not None


async def test_presses_delivered_twice_and_shuffled_give_the_same_match(tmp_path: Path) -> None:
    people = {one.id: one for one in (ANN, BEN, CID)}
    async with open_room(f"sqlite:///{tmp_path}/once.db") as room:
        match = await room.fixed("wolle", [ANN, BEN, CID])
        presses = await played(room, match)
        stored = [(line.seat, line.choice) for line in await room.store.choices(match)]
    below = Dice("shuffle", 0).below
    async with open_room(f"sqlite:///{tmp_path}/twice.db") as room:
        await room.fixed("wolle", [ANN, BEN, CID])
        for count, (who, pressed) in enumerate(presses, start=1):
            await room.house.press(people[who], pressed, None)
            await room.house.press(people[who], pressed, HALL)
            for _ in range(2):
                old_who, old = presses[below(count)]
                await room.house.press(people[old_who], old, None)
        again = [(line.seat, line.choice) for line in await room.store.choices(match)]
    assert again == stored


async def played(room: Room, match: str) -> list[tuple[str, str]]:
    """Play a match to its end; return every press that was made."""
    people = {one.id: one for one in (ANN, BEN, CID)}
    below, presses = Dice("fingers", 0).below, []
    session = await room.session(match)
    while session.row.status == "playing":
        item = session.moment.needed[below(len(session.moment.needed))]
        who = people[session.row.seats[item.seat].person or ""]
        reply = await room.house.press(who, DECIDE.format(match), None)
        before = session.moment.index
        while session.moment.index == before:
            pressed = random_token(reply, below)
            presses.append((who.id, pressed))
            reply = await room.house.press(who, pressed, None)
    return presses


def read_note(reply: Reply) -> str:
    return "".join(part for part in reply.note if isinstance(part, str))


async def test_what_was_sealed_is_said_once(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", [ANN, BEN, CID])
        said = []
        for one in (ANN, BEN, CID):
            reply = await room.house.typed(one, "012", None)
            assert reply.post is not None
            said.append(read(reply.post))
        assert said[0].count("012") == 1
        assert said[0].count("change it") == 1
        assert "change it" not in said[-1]  # the last one can change nothing any more
        assert (await room.session(match)).moment.index >= 3


BID = "How much do you dare?"


async def brought(room: Room, match: str) -> Person:
    """Play until somebody's answer brings their next bid along; nothing of it is told yet."""
    below = Dice("fingers", 0).below
    while True:
        await room.calm()
        room.time.held = True
        who = [ANN, BEN][(await room.session(match)).moment.needed[0].seat]
        reply = await room.house.press(who, DECIDE.format(match), None)
        while "Noted" not in read_note(reply):
            reply = await room.house.press(who, random_token(reply, below), None)
        if reply.post is not None and BID in read(reply.post):
            return who
        room.time.release()


def bids_asked(room: Room, person: Person) -> int:
    return sum(BID in read(said.post) for said in room.platform.calls("whisper", person.id))


async def test_a_question_that_an_answer_brought_along_is_not_asked_again(
    tmp_path: Path,
) -> None:
    async with open_room(tmp_path, platform=FakePlatform(limits=FEW)) as room:
        who = await brought(room, await room.fixed("wolle", [ANN, BEN]))
        other = BEN if who == ANN else ANN
        asked, others = bids_asked(room, who), bids_asked(room, other)
        room.time.release()
        await room.calm()
        assert bids_asked(room, who) == asked
        assert bids_asked(room, other) >= others


async def test_a_question_lost_with_the_answer_that_brought_it_is_asked_after_a_crash(
    tmp_path: Path,
) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        who = await brought(room, await room.fixed("wolle", [ANN, BEN]))
        asked = bids_asked(room, who)
    async with open_room(tmp_path, platform=platform) as room:
        await room.calm()
        assert bids_asked(room, who) == asked + 1


async def test_an_answer_that_is_also_a_command_counts_as_the_answer(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("wolle", [ANN, BEN])
        below, session = Dice("stop", 0).below, await room.session(match)
        while not (due := [it for it in session.moment.needed if session.offers(it.seat, "stop")]):
            seat = session.moment.needed[0].seat
            await room.decide((ANN, BEN)[seat], match, below)
        before = session.moment.index
        await room.house.typed((ANN, BEN)[due[0].seat], "stop", None)
        assert session.moment.index == before + 1
        assert session.row.status == "playing"
