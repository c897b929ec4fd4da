"""The digest: one private overview a day, for those who asked for it."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.platforms.base import Unreachable
from bot.quiet import coming
from bot.timepiece import DAY, HOUR, MINUTE
from storage.writes import Put
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import buttons, read, times, token

THREE = [ANN, BEN, CID]
BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1_000


async def digests(room: Room) -> list[str]:
    told = [read(said.post) for said in room.platform.calls("whisper", ANN.id)]
    return [text for text in told if "Your overview for today" in text]


async def until(room: Room, moment: int) -> None:
    """Move the clock to *moment* and let the digest look."""
    room.time.move(moment - room.time.now())
    await room.stage.digest.tick()


async def test_a_digest_comes_at_its_hour_and_once_a_day(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest=8")
        counts = []
        for moment in ("22 07:59", "22 08:00", "22 08:01", "22 20:00", "23 07:59", "23 08:00"):
            await until(room, at(f"2026-09-{moment}"))
            counts.append(len(await digests(room)))
        assert counts == [0, 1, 1, 1, 1, 2]


async def test_a_digest_says_who_is_due_until_when(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest 8")
        await until(room, at("2026-09-22 08:00"))
        post = room.platform.last(ANN.id)
        assert "You sit at one table" in read(post)
        assert "your turn, until" in read(post)
        assert [*times(post)] == [(await room.store.deadlines(match))[0].due]
        assert len(buttons(post)) == 1
        assert room.platform.calls("whisper", BEN.id)[-1].post != post


async def test_a_digest_follows_the_zone_of_its_person(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest 8")
        await room.house.command(ANN, None, "settings", "zone America/New_York")
        await until(room, at("2026-09-22 08:00"))
        assert await digests(room) == []
        await until(room, at("2026-09-22 08:00", "America/New_York"))
        assert len(await digests(room)) == 1


async def test_where_nothing_is_open_no_digest_comes(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, None, "settings", "digest 8")
        await until(room, at("2026-09-22 08:00"))
        assert room.platform.calls("whisper", ANN.id) == []


async def test_a_digest_can_be_turned_on_and_off_by_button(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        shown = await room.house.command(ANN, None, "settings")
        shown = await room.house.press(ANN, token(shown.post, "Overview daily at 8:00"), None)
        assert shown.post is not None
        assert "Daily overview: 08:00." in read(shown.post)
        await until(room, at("2026-09-22 08:00"))
        shown = await room.house.press(ANN, token(shown.post, "No daily overview"), None)
        assert shown.post is not None
        assert "Daily overview: –." in read(shown.post)
        await until(room, at("2026-09-23 08:00"))
        assert len(await digests(room)) == 1


async def test_another_hour_brings_no_second_digest_that_day(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest 8")
        await until(room, at("2026-09-22 08:00"))
        await room.house.command(ANN, None, "settings", "digest 9:30")
        await until(room, at("2026-09-22 09:30"))
        assert len(await digests(room)) == 1
        await until(room, at("2026-09-23 09:30"))
        assert len(await digests(room)) == 2


async def test_two_processes_send_one_digest(tmp_path: Path) -> None:
    async with open_room(tmp_path) as one:
        await one.begin("schubsen", THREE, "3d")
        await one.house.command(ANN, None, "settings", "digest 8")
        (planned,) = await one.store.settings("digest:")
        await until(one, at("2026-09-22 08:00"))
        async with open_room(tmp_path, time=one.time) as other:
            await other.store.write(Put(planned))  # as if the other one had looked just before
            await other.stage.digest.tick()
            assert (len(await digests(one)), len(await digests(other))) == (1, 0)


async def test_after_a_long_outage_the_next_digest_comes_the_next_day(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest 8")
        await until(room, at("2026-09-22 09:00"))
        assert await digests(room) == []
        await until(room, at("2026-09-23 08:59"))
        assert len(await digests(room)) == 1


async def test_who_cannot_be_reached_is_noted(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE, "3d")
        await room.house.command(ANN, None, "settings", "digest 8")
        room.platform.unreachable[ANN.id] = Unreachable()
        await until(room, at("2026-09-22 08:00"))
        assert (await room.stage.people.person(ANN.id)).reachable is False


async def test_nonsense_hours_are_refused(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(ANN, HALL, "settings", "digest 25")
        assert "I do not understand" in str(reply.note)


@pytest.mark.parametrize(
    ("now", "length"),
    [
        ("2026-03-28 08:00", DAY - HOUR),
        ("2026-10-24 08:00", DAY + HOUR),
        ("2026-06-01 08:00", DAY),
        ("2026-06-01 07:59", MINUTE),
    ],
    ids=["spring", "autumn", "summer", "soon"],
)
def test_an_hour_comes_by_the_wall_clock(now: str, length: int) -> None:
    assert coming(at(now), 8 * 60, BERLIN) == at(now) + length
