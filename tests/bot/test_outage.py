"""When the host was away: deadlines move, places are told once, nothing of it is forgotten."""

from pathlib import Path

from bot.heart import Heart
from bot.platforms.base import Unreachable
from bot.timepiece import DAY, HOUR, MINUTE
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import FakePlatform, read, times

THREE = [ANN, BEN, CID]


def told(platform: FakePlatform, words: str) -> list[str]:
    return [text for it in platform.calls("post", HALL.id) if words in (text := read(it.post))]


async def slept(room: Room, ms: int) -> None:
    """Be silent for a while and come back, with no platform open yet."""
    await room.stage.heart.beat()
    room.stage.doors.detach(room.platform)
    room.time.move(ms)
    await room.stage.heart.beat()


async def test_an_outage_moves_every_deadline_and_is_told(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        await room.stage.heart.beat()
        due = (await room.store.deadlines(match))[0].due
        room.time.move(2 * HOUR)
        other = Heart(room.store, room.time, "another", room.stage.moved)
        await other.beat()
        await room.calm()
        assert (await room.store.deadlines(match))[0].due == due + 2 * HOUR
        told = read(room.platform.last(HALL.id))
        assert told == "I was away for 2 h 0 min; all deadlines have moved by as much."


async def test_an_outage_is_told_once_the_platform_is_back(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        await room.stage.heart.beat()
        room.stage.doors.detach(room.platform)
        room.time.move(2 * HOUR)
        await room.stage.heart.beat()
        await room.calm()
        before = len(room.platform.calls("post"))
        room.stage.doors.attach(room.platform)
        await room.stage.recover()
        await room.calm()
        (told,) = room.platform.calls("post")[before:]
        assert "I was away for 2 h" in read(told.post)


async def test_a_short_silence_is_nobodys_business(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        await room.stage.heart.beat()
        due = (await room.store.deadlines(match))[0].due
        room.time.move(MINUTE)
        await room.stage.heart.beat()
        assert (await room.store.deadlines(match))[0].due == due


async def test_the_standing_post_names_the_moved_deadline(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        story = room.platform.calls("post", HALL.id)[-1]
        await room.stage.heart.beat()
        room.time.move(2 * HOUR)
        await room.stage.heart.beat()
        await room.calm()
        due = (await room.store.deadlines(match))[0].due
        assert [*times(room.platform.shown[HALL.id, story.message])] == [due]


async def test_a_crash_before_it_is_told_does_not_swallow_the_outage(tmp_path: Path) -> None:
    platform = FakePlatform()
    async with open_room(tmp_path, platform=platform) as room:
        await room.begin("schubsen", THREE)
        await slept(room, 2 * HOUR)
        time = room.time
    async with open_room(tmp_path, platform=platform, time=time) as room:
        await room.calm()
        await room.stage.recover()
        await room.calm()
    assert told(platform, "I was away") == [
        "I was away for 2 h 0 min; all deadlines have moved by as much."
    ]


async def test_outages_that_nobody_was_told_of_add_up(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        due = (await room.store.deadlines(match))[0].due
        await slept(room, 2 * HOUR)
        await slept(room, 5 * MINUTE)
        room.stage.doors.attach(room.platform)
        await room.stage.recover()
        await room.calm()
        assert len(told(room.platform, "I was away for 2 h 5 min")) == 1
        await slept(room, 3 * MINUTE)
        room.stage.doors.attach(room.platform)
        await room.stage.recover()
        await room.calm()
        assert len(told(room.platform, "I was away for 3 min")) == 1
        moved = (await room.store.deadlines(match))[0].due - due
        assert moved == 2 * HOUR + 8 * MINUTE


async def test_a_deadline_moved_into_quiet_hours_waits_for_the_morning(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(CID, None, "settings", "quiet 22-7")
        match = await room.begin("schubsen", THREE, "5h")  # from 16:13 to 21:13
        for other in (ANN, BEN):
            await room.house.typed(other, "012", None)
        await room.calm()
        await room.stage.heart.beat()
        room.time.move(2 * HOUR)
        await room.stage.heart.beat()
        await room.tick(3 * HOUR + 30 * MINUTE)  # 21:43
        assert len(await room.store.choices(match)) == 2
        await room.tick(2 * HOUR)  # 23:43
        assert len(await room.store.choices(match)) == 2
        await room.tick(7 * HOUR + 30 * MINUTE)  # 7:13
        assert len(await room.store.choices(match)) == 2
        await room.tick(HOUR + 30 * MINUTE)  # 8:43: five waking hours and the outage are over
        assert [line.by for line in await room.store.choices(match)][2] == "clock"


async def test_a_crash_does_not_swallow_that_somebody_cannot_be_written_to(
    tmp_path: Path,
) -> None:
    platform = FakePlatform()
    platform.unreachable[BEN.id] = Unreachable()
    async with open_room(tmp_path, platform=platform) as room:
        room.time.held = True
        await room.house.command(ANN, HALL, "start", "schubsen")
        for other in (BEN, CID):
            await room.house.command(other, HALL, "join")
        await room.house.command(ANN, HALL, "begin")
    async with open_room(tmp_path, platform=platform) as room:
        await room.calm()
        await room.tick(DAY)
    assert len(told(platform, "I may not write to you in private")) == 1
