"""The bot comes and goes; tables, buttons and questions stay."""

from pathlib import Path

from bot.timepiece import HOUR
from tests.kit.chats import buttons, words
from tests.telegram.playing import decide, dice, onward, play_by_presses
from tests.telegram.world import open_world


async def test_a_restart_says_nothing_twice(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        rooms = (world.hall, *world.people[:3])
        before = [len(world.api.shown(room)) for room in rooms]
        await world.restart()
        assert [len(world.api.shown(room)) for room in rooms] == before


async def test_a_match_goes_on_after_a_restart_with_the_old_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        below = dice("restart")
        for _ in range(2):
            await decide(world, world.due(await world.session())[0], below)
            await world.restart()
        assert (await world.session()).moment.index == 2
        await play_by_presses(world)
        assert "Play again" in buttons(world.last)


async def test_a_half_answered_question_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        await world.press(ann, world.private(ann), "8")
        await world.restart()
        await world.press(ann, world.private(ann), "5")
        assert "So far: 8 · 5" in words(world.private(ann))


async def test_what_piled_up_meanwhile_is_worked_off_in_order(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann, ben, cid = world.people[:3]
        await world.close()
        world.time.move(HOUR)
        for who, text in ((ann, "85"), (ben, "12"), (ann, "7"), (cid, "36")):
            world.api.say(who, who, text)
        await world.open()
        told = words(world.last)
        assert "Ann moves 7 " in told
        assert "Ben moves 12 " in told
        assert "Cid moves 36 " in told


async def test_a_press_from_before_is_answered_kindly_and_counts_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann, below = world.people[0], dice("late")
        old = {**world.private(ann)}
        await decide(world, ann, below)
        await world.close()
        world.api.late = True
        token = onward(old, below)
        for _ in range(2):
            world.api.press(ann, old, token)
        await world.open()
        assert (await world.session()).moment.index == 1
        assert "You can change it until everyone has chosen." in words(world.private(ann))
