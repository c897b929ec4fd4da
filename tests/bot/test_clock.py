"""Days-long play with a clock that the tests move."""

from pathlib import Path

from bot.platforms.post import Person, Place
from bot.timepiece import DAY, HOUR, MINUTE
from storage.rows import MatchRow
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import buttons, read, times

THREE = [ANN, BEN, CID]


async def row(room: Room, match: str) -> MatchRow:
    found = await room.store.match(match)
    assert found is not None
    return found


async def whispers(room: Room, person: Person) -> list[str]:
    return [read(said.post) for said in room.platform.calls("whisper", person.id)]


async def test_reminders_come_at_half_time_and_near_the_end(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        asked = len(await whispers(room, ANN))
        for hours in (11, 2, 7, 1):  # 11 h, 13 h, 20 h, 21 h
            await room.tick(hours * HOUR)
        told = (await whispers(room, ANN))[asked:]
        assert len(told) == 2
        assert "You are being waited for" in told[0]


async def test_who_has_chosen_is_not_reminded(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        await room.house.typed(ANN, "012", None)
        asked = len(await whispers(room, ANN))
        await room.tick(13 * HOUR)
        assert len(await whispers(room, ANN)) == asked


async def test_several_tables_make_one_digest(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.begin("schubsen", THREE)
        den = Place("fake:den", "Den", "en")
        await room.house.command(ANN, den, "start", "schubsen")
        for other in (BEN, CID):
            await room.house.command(other, den, "join")
        await room.house.command(ANN, den, "begin")
        await room.calm()
        asked = len(await whispers(room, ANN))
        await room.tick(13 * HOUR)
        await room.tick(MINUTE)
        told = room.platform.calls("whisper", ANN.id)[asked:]
        assert len(told) == 1
        assert "2 tables are waiting for you" in read(told[0].post)
        assert len(buttons(told[0].post)) == 2


async def test_the_deadline_plays_it_safe_and_says_so(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        for other in (ANN, BEN):
            await room.house.typed(other, "012", None)
        await room.tick(DAY)
        posts = [read(said.post) for said in room.platform.calls("post", HALL.id)]
        assert "Cid did not choose in time and plays it safe." in posts[-1]
        assert [line.by for line in await room.store.choices(match)][:3] == [
            "player", "player", "clock",
        ]  # fmt: skip


async def test_after_two_misses_a_seat_is_kept_warm_until_one_press(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        for _ in range(2):
            await room.tick(DAY)  # Ann misses
            if (await row(room, match)).seats[0].away:
                break
            await room.decide(BEN, match, lambda limit: 0)
            await room.calm()
        assert (await row(room, match)).seats[0].away
        assert "Ann’s seat is kept warm." in read(room.platform.last(HALL.id))
        before = (await room.session(match)).moment.index
        await room.decide(BEN, match, lambda limit: 0)
        await room.calm()
        after = (await room.session(match)).moment
        assert after.index == before + 2  # Ann's seat was played at once
        assert after.by == "clock:away"
        await room.house.command(ANN, HALL, "back")
        assert not (await row(room, match)).seats[0].away
        await room.decide(BEN, match, lambda limit: 0)
        await room.calm()
        session = await room.session(match)
        assert [item.seat for item in session.moment.needed] == [0]
        assert await room.store.deadlines(match)


async def test_a_table_that_everyone_has_left_alone_is_not_played_to_its_end(
    tmp_path: Path,
) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("wolle", [ANN, BEN])
        for _ in range(6):
            await room.tick(DAY)
        table, session = await row(room, match), await room.session(match)
        assert table.status == "playing"
        assert [seat.away for seat in table.seats].count(False) == 1
        assert len(await room.store.deadlines(match)) == 1
        assert session.moment.needed


async def test_any_press_of_its_owner_takes_a_seat_back(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        for other in (ANN, BEN):
            await room.house.typed(other, "01", None)
        await room.tick(DAY)
        for other in (ANN, BEN):
            await room.house.typed(other, "02", None)
        await room.tick(DAY)
        assert (await row(room, match)).seats[2].away
        await room.house.press(CID, f"p.{match}.0...0", HALL)
        assert not (await row(room, match)).seats[2].away


async def test_a_stand_in_plays_where_the_table_wants_one(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        await room.house.command(ANN, HALL, "options", "absence=standin")
        await room.tick(DAY)
        assert [line.by for line in await room.store.choices(match)] == ["standin"]
        assert "the stand-in steps in" in read(room.platform.last(HALL.id))


async def test_quiet_hours_move_the_deadline(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(BEN, None, "settings", "zone Europe/Berlin")
        await room.house.command(BEN, None, "settings", "quiet 22-7")
        match = await room.begin("schubsen", THREE)
        dues = {line.seat: line.due for line in await room.store.deadlines(match)}
        assert dues[0] == room.time.now() + DAY
        assert dues[1] == dues[0] + 18 * HOUR  # from 15:33 on, 24 waking hours span two nights
        assert [*times(room.platform.last(HALL.id))] == [dues[1]]


async def test_quiet_hours_set_in_mid_decision_move_its_deadline(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        before = {line.seat: line.due for line in await room.store.deadlines(match)}
        await room.house.command(BEN, None, "settings", "quiet 22-7")
        after = {line.seat: line.due for line in await room.store.deadlines(match)}
        assert after == {**before, 1: before[1] + 18 * HOUR}
        await room.calm()
        assert [*times(room.platform.last(HALL.id))] == [after[1]]


async def test_a_pause_stops_the_clock_and_a_resume_lets_it_run_on(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE)
        due = (await room.store.deadlines(match))[0].due
        await room.house.command(ANN, HALL, "pause")
        await room.tick(3 * DAY)
        assert await room.store.choices(match) == []
        refused = await room.house.typed(BEN, "012", None)
        assert refused.note == ("The table is having a break.",)
        await room.house.command(ANN, HALL, "resume")
        moved = (await room.store.deadlines(match))[0].due
        assert 0 <= moved - due - 3 * DAY < MINUTE


async def test_a_lobby_is_cleared_away_after_a_day_and_says_so(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(ANN, HALL, "start", "wolle")
        await room.calm()
        await room.tick(DAY)
        assert "after 24 hours the table has been cleared away" in read(
            room.platform.last(HALL.id)
        )
        assert await room.store.live(HALL.id) is None


async def test_custom_speeds_are_kept(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("schubsen", THREE, "90m")
        line = (await room.store.deadlines(match))[0]
        assert line.due - line.opened == 90 * MINUTE
