"""In quiet hours nothing arrives; what came up meanwhile is asked when they are over."""

from pathlib import Path

from bot.platforms.post import Person, Place
from bot.timepiece import HOUR, MINUTE
from tests.kit.house import ANN, BEN, CID, HALL, Room, open_room
from tests.kit.platform import Said, buttons, read

THREE = [ANN, BEN, CID]
EVENING = 6 * HOUR  # from 16:13 to 22:13 in Berlin


def whispers(room: Room, person: Person) -> list[Said]:
    return room.platform.calls("whisper", person.id)


async def night_falls(room: Room, game: str = "schubsen", place: Place = HALL) -> None:
    """Begin at a quarter past ten, when Cid, who joined in the afternoon, is asleep."""
    await room.house.command(CID, None, "settings", "quiet 22-7")
    await room.house.command(CID, place, "start", game)
    for other in (ANN, BEN) if game == "schubsen" else (ANN,):
        await room.house.command(other, place, "join")
    await room.calm()
    room.time.move(EVENING)
    room.platform.admins = {ANN.id}
    await room.house.command(ANN, place, "begin")
    await room.calm()


async def test_a_question_that_comes_up_at_night_is_asked_in_the_morning(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room)
        assert whispers(room, ANN)
        assert not whispers(room, CID)
        await room.tick(8 * HOUR)  # 6:13
        assert not whispers(room, CID)
        await room.tick(HOUR)  # 7:13
        (asked,) = whispers(room, CID)
        assert "You are being waited for" in read(asked.post)
        assert buttons(asked.post)


async def test_the_question_of_the_morning_counts_as_no_reminder(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room)
        for hours in (9, 10, 2, 1, 19):  # 7:13, 17:13, 19:13, 20:13 and, a night later, 15:13
            await room.tick(hours * HOUR)
        assert len(whispers(room, CID)) == 3  # asked at 7, reminded at half time and near the end


async def test_several_tables_of_one_night_make_one_message(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room)
        room.time.move(-EVENING)
        await night_falls(room, place=Place("fake:den", "Den", "en"))
        await room.tick(9 * HOUR)
        (asked,) = whispers(room, CID)
        assert "2 tables are waiting for you" in read(asked.post)


async def test_nobody_asleep_is_made_to_look_at_the_group(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room)
        story = room.platform.calls("post", HALL.id)[-1].post
        assert "Cid" in read(story)
        assert set(story.due) == {ANN.id, BEN.id}


async def test_an_open_question_that_comes_up_at_night_is_told_in_the_morning(
    tmp_path: Path,
) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room, "nachgedacht")
        assert room.platform.calls("post", HALL.id)[-1].post.due == ()
        await room.tick(9 * HOUR)
        assert len(whispers(room, CID)) == 1


async def test_who_has_just_asked_for_something_is_awake(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await room.house.command(CID, None, "settings", "quiet 22-7")
        room.time.move(EVENING)
        await room.begin("schubsen", [CID, ANN, BEN])
        assert whispers(room, CID)
        assert CID.id in room.platform.calls("post", HALL.id)[-1].post.due


async def test_who_has_decided_at_night_is_not_asked_in_the_morning(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        await night_falls(room)
        await room.house.typed(CID, "012", None)
        await room.tick(9 * HOUR + MINUTE)
        assert not whispers(room, CID)
