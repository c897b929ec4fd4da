"""Playing over days: reminders, deadlines and the morning's overview reach people on Telegram."""

from pathlib import Path

from bot.timepiece import DAY, HOUR
from tests.kit.chats import buttons, words
from tests.telegram.playing import dice, onward
from tests.telegram.world import World, open_world


async def _later(world: World, ms: int) -> None:
    world.time.move(ms)
    await world.house.stage.clock.tick()
    await world.house.stage.digest.tick()
    await world.calm()


async def test_a_reminder_brings_the_question_and_can_be_answered(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann = world.people[0]
        before = len(world.api.shown(ann))
        await _later(world, 13 * HOUR)
        assert len(world.api.shown(ann)) == before + 1
        reminder = world.private(ann)
        assert "You are being waited for:" in words(reminder)
        await world.press_token(ann, reminder, onward(reminder, dice("late")))
        assert (await world.session()).moment.index == 1


async def test_a_deadline_that_passes_is_told_to_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("nachgedacht", 2)
        (who,) = world.due(await world.session())
        await _later(world, DAY + HOUR)
        assert f"{who.title} did not choose in time and plays it safe." in words(world.last)


async def test_after_two_deadlines_the_seat_is_kept_warm_until_its_owner_returns(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("nachgedacht", 2)
        (ann,) = world.due(await world.session())
        (ben,) = (who for who in world.people[:2] if who is not ann)
        await _later(world, DAY + HOUR)
        await world.tell(ben, "/move")
        token = onward(world.private(ben), dice("a"))
        while world.due(await world.session()) == [ben]:
            await world.press_token(ben, world.private(ben), token)
            if world.due(await world.session()) == [ben]:
                token = onward(world.private(ben), dice("a"))
        await _later(world, DAY + HOUR)
        assert f"{ann.title}’s seat is kept warm." in words(world.last)
        answer = await world.press(ann, world.last, "I’m back")
        assert "Welcome back" in answer["text"]
        assert "kept warm" not in words(world.last)


async def test_a_morning_overview_comes_on_request_in_the_persons_own_zone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.begin("wolle", 2, "3d")
        await world.tell(ann, "/settings zone America/New_York")
        await world.press(ann, world.private(ann), "Overview daily at 8:00")
        assert "Daily overview: 08:00" in words(world.private(ann))
        await _later(world, 21 * HOUR)  # 07:13 in New York
        assert "Your overview for today" not in words(world.private(ann))
        await _later(world, HOUR)
        overview = world.private(ann)
        assert "Your overview for today" in words(overview)
        assert "your turn, until" in words(overview)
        assert buttons(overview)


async def test_nothing_arrives_in_the_groups_quiet_hours(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        world.hall.admins.add(ann.id)
        await world.say(ann, "/schubsen settings quiet 22-7 here")
        await world.begin("wolle", 2)
        before = len(world.api.shown(ann))
        await _later(world, 10 * HOUR)  # 02:13 in Berlin
        assert len(world.api.shown(ann)) == before
