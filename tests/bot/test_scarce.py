"""A place that takes few calls: a quick table is told without long silences."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.pace import Pace
from bot.platforms.base import Later
from bot.platforms.post import Post
from bot.table import public_question
from bot.timepiece import SECOND
from rules.core.dice import Dice
from tests.kit.house import ANN, BEN, CROWD, HALL, Room, open_room
from tests.kit.platform import LIMITS, FakePlatform, buttons, read
from tests.kit.times import FakeTime

FEW = replace(LIMITS, calls=15)


async def test_after_a_burst_the_other_calls_of_the_minute_are_spread() -> None:
    time = FakeTime()
    pace, stamps = Pace(time), []
    for _ in range(40):
        await pace.turn("fake:hall", 15)
        stamps.append(time.now())
    gaps = [later - sooner for sooner, later in pairwise(stamps)]
    assert gaps[:6] == [SECOND] * 6
    assert max(gaps) < 8 * SECOND


async def test_a_quick_table_lets_its_post_grow_instead_of_posting_anew(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        match, below = await room.fixed("nachgedacht", [ANN, BEN]), Dice("fingers", 0).below
        for _ in range(9):
            await room.stage.pace.turn(HALL.id, 15)
        posts, first = len(platform.calls("post", HALL.id)), read(platform.last(HALL.id))
        for one in (ANN, BEN, ANN):
            await room.decide(one, match, below)
            await room.calm()
        assert len(platform.calls("post", HALL.id)) == posts
        story = first.split("\n")[:2]
        told = read(platform.last(HALL.id)).split("\n")
        assert told[:2] == story
        assert [line.split()[0] for line in told[2:5]] == ["Ann", "Ben", "Ann"]
        assert (await room.session(match)).told == 4


async def test_a_story_too_long_for_one_post_goes_on_in_the_next(tmp_path: Path) -> None:
    platform = FakePlatform(limits=replace(FEW, caption=300))
    async with open_room(tmp_path, platform=platform) as room:
        match = await room.begin("schwupps", CROWD[:4])
        await room.play(match, CROWD[:4])
        shown = [post for (place, _), post in platform.shown.items() if place == HALL.id]
        assert len(shown) > 3
        assert all(len(read(post)) < 420 for post in shown)


async def test_a_whole_match_in_a_few_calls_leaves_no_buttons_behind(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        match = await room.fixed("wolle", CROWD[:6])
        await room.play(match, CROWD[:6])
        *before, last = [post for (place, _), post in platform.shown.items() if place == HALL.id]
        assert [post.rows for post in before] == [()] * len(before)
        assert last.rows


async def test_what_the_post_cannot_ask_is_asked_of_each_in_private(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match, below = await room.fixed("wolle", CROWD[:6]), Dice("fingers", 0).below
        session, open_to_several = await room.session(match), 0
        while session.row.status == "playing":
            due = [*session.moment.needed]
            if public_question(session.still) is None:
                open_to_several += not due[0].secret
                people = {session.row.seats[item.seat].person for item in due}
                assert all(f"private:{person}" in session.posts for person in people)
            who = next(p for p in CROWD if p.id == session.row.seats[due[0].seat].person)
            await room.decide(who, match, below)
            await room.calm()
            session = await room.session(match)
        assert open_to_several


@pytest.mark.parametrize("game", ["schwupps", "nachgedacht"])
async def test_a_question_does_not_wait_for_the_place(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.teller.PROMPT", 0.05)
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        session = await room.session(await room.fixed(game, [ANN, BEN]))
        for _ in range(14):
            await room.stage.pace.turn(HALL.id, 15)
        due = session.row.seats[session.moment.needed[0].seat].person
        first, second = (ANN, BEN) if due == ANN.id else (BEN, ANN)
        posts, asked = platform.calls("post", HALL.id), platform.calls("whisper", second.id)
        room.time.held = True
        await room.decide(first, session.row.id, Dice("fingers", 0).below)
        async with asyncio.timeout(20):
            while platform.calls("whisper", second.id) == asked:  # noqa: ASYNC110
                await asyncio.sleep(0)
        assert platform.calls("post", HALL.id) == posts
        room.time.release()


@pytest.mark.parametrize("game", ["schwupps", "nachgedacht"])
async def test_who_asked_before_the_question_came_is_not_asked_once_more(
    game: str, tmp_path: Path
) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        session = await room.session(await room.fixed(game, [ANN, BEN]))
        for _ in range(14):
            await room.stage.pace.turn(HALL.id, 15)
        due = session.row.seats[session.moment.needed[0].seat].person
        first, second = (ANN, BEN) if due == ANN.id else (BEN, ANN)
        asked = platform.calls("whisper", second.id)
        room.time.held = True
        await room.decide(first, session.row.id, Dice("fingers", 0).below)
        reply = await room.house.command(second, None, "move")
        assert buttons(reply.post)
        assert f"private:{second.id}" in session.brought
        room.time.release()
        await room.calm()
        assert platform.calls("whisper", second.id) == asked


async def test_a_question_that_got_lost_with_an_answer_is_asked_again(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        session = await room.session(await room.fixed("schwupps", [ANN, BEN]))
        due = session.row.seats[session.moment.needed[0].seat].person
        first, second = (ANN, BEN) if due == ANN.id else (BEN, ANN)
        room.time.held = True
        await room.house.typed(first, "a", None)
        await room.house.command(second, None, "move")
        room.time.release()
        await room.calm()
        asked = len(platform.calls("whisper", second.id))
        await room.house.unheard(second.id)
        await room.calm()
        assert len(platform.calls("whisper", second.id)) == asked + 1


async def test_what_a_seat_has_learnt_is_not_told_again(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        match, below = await room.fixed("schwupps", [ANN, BEN]), Dice("fingers", 0).below
        for _ in range(9):
            await room.stage.pace.turn(HALL.id, 15)
        for one in (ANN, BEN, ANN, BEN):
            await room.decide(one, match, below)
            await room.calm()
        asked = [read(said.post) for said in platform.calls("whisper", ANN.id)]
        assert len(asked) > 2
        assert not any("You drew" in words for words in asked[1:])


async def test_nobody_waits_to_change_the_roster_of_a_match_that_has_begun(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        for one, word in ((ANN, "start"), (BEN, "join")):
            await room.house.command(one, HALL, word, "wolle" if word == "start" else "")
            await room.calm()
        for _ in range(9):  # now no edit is welcome for a while
            await room.stage.pace.turn(HALL.id, 15)
        (row,) = await room.store.matches_in(HALL.id)
        room.time.held = True
        telling = asyncio.create_task(room.stage._greeter.tell(row))
        await room.house.command(ANN, HALL, "begin")
        room.time.move(SECOND)
        await asyncio.wait_for(telling, 20)
        room.time.release()


async def test_a_pause_is_shown_at_once(tmp_path: Path) -> None:
    platform = FakePlatform(limits=FEW)
    async with open_room(tmp_path, platform=platform) as room:
        await room.begin("wolle", [ANN, BEN])
        before = room.time.now()
        await room.house.command(ANN, HALL, "pause")
        await room.calm()
        assert "Paused: the clocks stand still." in read(platform.last(HALL.id))
        assert room.time.now() - before < 8 * SECOND


class Stumbling(FakePlatform):
    """Wants patience, once, in the middle of a story; meanwhile time stands still."""

    room: Room | None = None

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        if self.room is not None and nonce.endswith(".1"):
            self.room.time.held, self.room = True, None
            raise Later(1)
        known = [said.message for said in self.calls("post", place) if said.nonce == nonce]
        return known[0] if known else await super().post(place, post, nonce=nonce)


async def test_what_a_flood_interrupts_is_not_told_from_the_start(tmp_path: Path) -> None:
    platform = Stumbling(limits=replace(FEW, caption=300))
    async with open_room(tmp_path, platform=platform) as room:
        session = await room.session(await room.fixed("schwupps", CROWD[:4]))
        below = Dice("flood", 0).below

        async def decide() -> None:
            due = session.row.seats[session.moment.needed[0].seat].person
            who = next(one for one in CROWD if one.id == due)
            await room.decide(who, session.row.id, below)

        room.time.held, platform.room = True, room
        for _ in range(6):
            await decide()
        room.time.release()
        async with asyncio.timeout(20):
            while platform.room is not None:  # noqa: ASYNC110
                await asyncio.sleep(0)
        await decide()
        room.time.release()
        await room.calm()
        posts = [read(post) for (place, _), post in platform.shown.items() if place == HALL.id]
        hops = [line for post in posts for line in post.splitlines() if "hops" in line]
        assert len(hops) > 4
        assert len(hops) == len({*hops})
