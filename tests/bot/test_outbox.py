"""Telling: one post a phase, in order, once, whatever the platform does."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.pace import Pace
from bot.platforms.base import Failed, Later, Unreachable
from bot.timepiece import MINUTE, SECOND
from storage.rows import PostRow, ProgressRow
from storage.writes import Drop, Put
from tests.kit.house import ANN, BEN, CID, CROWD, HALL, Room, open_room
from tests.kit.platform import LIMITS, FakePlatform, read
from tests.kit.times import FakeTime

THREE = [ANN, BEN, CID]


async def test_a_phase_is_one_post_and_its_choices_only_edit_it(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        before = len(room.platform.calls("post"))
        await room.house.typed(ANN, "012", None)
        await room.calm()
        assert len(room.platform.calls("post")) == before
        assert "Still thinking: Ben and Cid." in read(room.platform.last(HALL.id))


async def test_the_last_choice_makes_one_post_with_everything(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        before = len(room.platform.calls("post"))
        for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
            await room.house.typed(one, digits, None)
        await room.calm()
        (post,) = room.platform.calls("post")[before:]
        assert all(name in read(post.post) for name in ("Ann", "Ben", "Cid"))


async def test_the_post_before_loses_its_buttons(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        first = room.platform.calls("post", HALL.id)[-1].message
        for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
            await room.house.typed(one, digits, None)
        await room.calm()
        assert room.platform.shown[HALL.id, first].rows == ()


async def test_the_post_before_keeps_its_story_and_waits_for_nobody(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        first = room.platform.calls("post", HALL.id)[-1]
        for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
            await room.house.typed(one, digits, None)
        await room.calm()
        left = read(room.platform.shown[HALL.id, first.message])
        assert left
        assert read(first.post).startswith(left)
        assert "Still thinking" in read(first.post).removeprefix(left)


async def test_computers_move_without_a_post_each(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "schwupps easy easy easy")
        await room.calm()
        roster = len(room.platform.calls("post", HALL.id))
        await room.house.command(ANN, HALL, "begin")
        await room.calm()
        (row,) = await room.store.matches_in(HALL.id)
        session = await room.session(row.id)
        assert [item.seat for item in session.moment.needed] == [0]
        assert len(room.platform.calls("post", HALL.id)) == roster + 1


@pytest.mark.parametrize(
    "trouble", [[Failed("cut")], [Later(3)], [Failed("a"), Failed("b"), Later(1)]]
)
async def test_what_fails_is_tried_again_and_told_once(
    tmp_path: Path, trouble: list[Failed]
) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        before = len(room.platform.calls("post"))
        room.platform.trouble = [*trouble]
        for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
            await room.house.typed(one, digits, None)
        await room.calm()
        assert len(room.platform.calls("post")) == before + 1


async def test_moves_during_an_outage_come_as_one_post(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        before = len(room.platform.calls("post"))
        room.stage.doors.detach(room.platform)
        for one in (ANN, BEN, ANN, BEN):
            await room.decide(one, match, lambda limit: 0)
        await room.calm()
        assert len(room.platform.calls("post")) == before
        room.stage.doors.attach(room.platform)
        await room.stage.recover()
        await room.calm()
        (post,) = room.platform.calls("post")[before:]
        assert len(read(post.post).splitlines()) >= 4 + 2


async def test_a_restart_tells_what_was_stored_and_not_told(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        room.stage.doors.detach(room.platform)
        for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
            await room.house.typed(one, digits, None)
        await room.calm()
    async with open_room(tmp_path) as room:
        await room.calm()
        posts = room.platform.calls("post", HALL.id)
        assert len(posts) == 1
        assert "Cid moves 1 to square 1." in read(posts[0].post)
        progress = (await room.store.progress([match]))[match]
        assert progress.told == progress.choices + 1


async def test_a_restart_tells_nothing_twice(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        await room.house.typed(ANN, "012", None)
        await room.calm()
    async with open_room(tmp_path) as room:
        await room.calm()
        assert room.platform.said == []


async def test_questions_that_a_crash_left_unasked_are_asked_on_return(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        await room.store.write(
            Drop(PostRow, (match, f"private:{BEN.id}")), Put(ProgressRow(match, 0, 0))
        )
    async with open_room(tmp_path) as room:
        await room.calm()
        assert [said.room for said in room.platform.said] == [BEN.id]


async def test_one_failed_question_does_not_repeat_the_others(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_room(tmp_path, platform=platform) as room:
        platform.stumbles[BEN.id] = [Failed("cut"), Later(2)]
        await room.begin("schubsen", THREE)
        asked = [said.room for said in platform.calls("whisper")]
        assert sorted(asked) == [ANN.id, BEN.id, CID.id]


async def test_who_cannot_be_written_to_is_told_once_in_public(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.platform.unreachable[BEN.id] = Unreachable()
        match = await room.begin("wolle", THREE)
        told = [read(it.post) for it in room.platform.calls("post", HALL.id)]
        assert sum("Ben, I may not write to you in private." in text for text in told) == 1
        reply = await room.house.press(BEN, f"p.{match}.0...0", HALL)
        assert reply.post is not None
        assert await room.stage.people.person(BEN.id) == replace(
            await room.stage.people.person(BEN.id), reachable=False
        )


async def test_where_the_place_is_closed_a_match_goes_on_in_private(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        room.platform.closed.add(HALL.id)
        await _lay(room)
        row = await room.store.match(match)
        assert row is not None
        assert row.status == "playing"
        for one in THREE:
            said = [read(it.post) for it in room.platform.calls("whisper", one.id)]
            assert sum("I may not write in “Hall” any more" in text for text in said) == 1
        room.platform.closed.clear()
        before = len(room.platform.calls("post", HALL.id))
        await room.decide(ANN, match, lambda size: 0)  # the fastest chooses a clover
        await room.calm()
        assert len(room.platform.calls("post", HALL.id)) > before


async def test_a_match_that_can_be_told_nowhere_ends(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        room.platform.closed.add(HALL.id)
        room.platform.unreachable = {one.id: Unreachable() for one in THREE}
        await _lay(room)
        row = await room.store.match(match)
        assert row is not None
        assert row.status == "stopped"


async def test_a_lobby_whose_place_is_closed_is_closed_with_a_word(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "schubsen en")
        room.platform.closed.add(HALL.id)
        await room.house.command(BEN, HALL, "join")
        await room.calm()
        assert await room.store.live(HALL.id) is None
        assert "I can no longer reach “Hall”" in read(room.platform.last(ANN.id))


async def test_what_may_have_arrived_is_said_again_word_for_word(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("nachgedacht", THREE[:2])
        session = await room.session((await room.store.matches_in(HALL.id))[0].id)
        room.platform.lost = 1
        room.time.held = True
        for _ in range(2):
            (item,) = session.moment.needed
            who = next(p for p in THREE if p.id == session.row.seats[item.seat].person)
            await room.decide(who, session.row.id, lambda size: 0)
        room.time.release()
        await room.calm()
        lost, again, *_ = room.platform.calls("post", HALL.id)[2:]
        assert (lost.nonce, lost.post) == (again.nonce, again.post)


async def _lay(room: Room) -> None:
    """Have everyone lay something; the fastest is asked for a clover then."""
    for one, digits in zip(THREE, ("012", "03", "1"), strict=True):
        await room.house.typed(one, digits, None)
    await room.calm()


async def test_a_vanished_post_is_posted_anew(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        room.platform.vanished.add(room.platform.calls("post", HALL.id)[-1].message)
        before = len(room.platform.calls("post"))
        await room.house.typed(ANN, "012", None)
        await room.calm()
        (post,) = room.platform.calls("post")[before:]
        assert "Still thinking: Ben and Cid." in read(post.post)


async def test_a_busy_table_stays_within_the_calls_of_a_place(tmp_path: Path) -> None:
    platform = FakePlatform(limits=replace(LIMITS, calls=15))
    async with open_room(tmp_path, platform=platform) as room:
        stamps: list[int] = []
        show = platform.post

        async def post(place: str, *args: object, **more: object) -> str:
            stamps.append(room.time.now())
            return await show(place, *args, **more)  # type: ignore[arg-type]

        platform.post = post  # type: ignore[method-assign]
        match = await room.begin("wolle", CROWD[:6])
        await room.play(match, CROWD[:6])
        for start in stamps:
            assert sum(start <= stamp < start + MINUTE for stamp in stamps) <= 15


async def test_the_pace_leaves_room_between_calls() -> None:
    time = FakeTime()
    pace, start = Pace(time), time.now()
    stamps = []
    for _ in range(20):
        await pace.turn("fake:hall", 15)
        stamps.append(time.now() - start)
    assert stamps[1] == SECOND
    assert stamps[14] < MINUTE <= stamps[15]


async def test_edits_leave_room_for_posts() -> None:
    time = FakeTime()
    pace, start = Pace(time), time.now()
    for _ in range(11):
        await pace.turn("fake:hall", 15, edit=True)
    assert time.now() - start >= MINUTE
    await pace.turn("fake:den", 15)


async def test_status_edits_wait_for_more(tmp_path: Path) -> None:
    platform = FakePlatform(limits=replace(LIMITS, calls=15))
    async with open_room(tmp_path, platform=platform) as room:
        await room.begin("schubsen", CROWD[:5])
        before = len(platform.calls("edit"))
        room.time.move(MINUTE)
        room.time.held = True
        for one in CROWD[:4]:
            await room.house.typed(one, "012", None)
        assert len(platform.calls("edit")) == before
        room.time.release()
        await room.calm()
        assert len(platform.calls("edit")) == before + 1
        assert "Still thinking: Eve." in read(platform.last(HALL.id))
