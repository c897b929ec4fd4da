"""Quiet hours of a whole place hold for everyone there who has none of their own."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.platforms.post import Place
from bot.timepiece import DAY, HOUR
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import read
from tests.kit.times import FakeTime

THREE = [ANN, BEN, CID]
NIGHTS = 18 * HOUR  # from 16:13 on, 24 waking hours span two nights from 22 to 7
SERVER = "fake:server"
DEN = Place("fake:den", "Den", "en", within=(SERVER,))
NOOK = Place("fake:nook", "Nook", "en", within=(DEN.id, SERVER))


async def set_here(room: Room, words: str, place: Place = HALL) -> str:
    room.platform.admins = {ANN.id}
    reply = await room.house.command(ANN, place, "settings", words)
    return read(reply.post) if reply.post else str(reply.note)


async def dues(room: Room, match: str) -> dict[int, int]:
    return {line.seat: line.due for line in await room.store.deadlines(match)}


async def begun_in(room: Room, place: Place) -> str:
    await room.house.command(ANN, place, "start", "schubsen")
    for other in (BEN, CID):
        await room.house.command(other, place, "join")
    row = await room.store.live(place.id)
    assert row is not None
    await room.house.command(ANN, place, "begin")
    return row.id


async def test_time_in_the_quiet_hours_of_a_place_counts_for_nobody(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await set_here(room, "quiet=22-7 here")
        match = await room.begin("schubsen", THREE)
        late = room.time.now() + DAY + NIGHTS
        assert await dues(room, match) == {0: late, 1: late, 2: late}


async def test_own_quiet_hours_go_before_those_of_the_place(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await set_here(room, "quiet 22-7 here")
        await room.house.command(BEN, HALL, "settings", "quiet 0-1")
        await room.house.command(CID, HALL, "settings", "quiet 0-0")
        match = await room.begin("schubsen", THREE)
        now = room.time.now()
        assert await dues(room, match) == {
            0: now + DAY + NIGHTS,
            1: now + DAY + HOUR,
            2: now + DAY,
        }


async def test_quiet_hours_of_a_place_move_the_deadlines_of_its_table(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        before = await dues(room, match)
        await set_here(room, "quiet 22-7 here")
        assert await dues(room, match) == {seat: due + NIGHTS for seat, due in before.items()}
        await set_here(room, "quiet off here")
        assert await dues(room, match) == before


async def test_nobody_is_reminded_while_the_place_rests(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await set_here(room, "quiet 22-7 here")
        await room.begin("schubsen", THREE)
        asked = len(room.platform.calls("whisper", BEN.id))
        await room.tick(13 * HOUR)  # half of the time, at night
        assert len(room.platform.calls("whisper", BEN.id)) == asked
        await room.tick(9 * HOUR)
        assert len(room.platform.calls("whisper", BEN.id)) == asked + 1


async def test_a_place_rests_in_its_own_zone(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(BEN, None, "settings", "zone Asia/Tokyo")
        await set_here(room, "quiet 10-11 here")
        shown = await set_here(room, "zone america/new_york here")
        assert "Time zone: America/New_York. Quiet hours: 10:00–11:00." in shown
        match = await room.begin("schubsen", THREE)  # at 10:13 in New York
        noon = datetime(2026, 9, 22, 12, 0, tzinfo=ZoneInfo("America/New_York"))
        assert {*(await dues(room, match)).values()} == {int(noon.timestamp()) * 1_000}


async def test_the_night_of_a_place_is_an_hour_longer_in_autumn(tmp_path: Path) -> None:
    eve = datetime(2026, 10, 24, 21, 0, tzinfo=ZoneInfo("Europe/Berlin"))
    time = FakeTime(int(eve.timestamp()) * 1_000)
    async with open_room(tmp_path, time=time) as room:
        await set_here(room, "quiet 22-7 here")
        match = await room.begin("schubsen", THREE, "2h")
        assert {*(await dues(room, match)).values()} == {room.time.now() + 12 * HOUR}


async def test_what_rests_rests_with_all_its_rooms(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await begun_in(room, NOOK)
        before = await dues(room, match)
        await set_here(room, "quiet 22-7 all", DEN)
        assert await dues(room, match) == {seat: due + NIGHTS for seat, due in before.items()}
        await set_here(room, "quiet off here", DEN)
        assert await dues(room, match) == before


async def test_only_admins_let_a_place_rest(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        reply = await room.house.command(BEN, HALL, "settings", "quiet 22-7 here")
        assert reply.note == ("Only the admins of this place may do that.",)
        assert "I do not understand" in await set_here(room, "quiet 25-99 here")
        assert "I do not understand" in await set_here(room, "zone Middle/Earth here")
