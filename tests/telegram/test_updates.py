"""Updates come twice, late and out of order; each counts once and in its turn."""

import random
from pathlib import Path

from bot.timepiece import MINUTE
from tests.kit.chats import buttons, words
from tests.telegram.playing import decide, dice, onward, play_by_words
from tests.telegram.world import open_world


async def test_a_match_of_updates_that_all_come_twice_is_the_same_match(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        world.api.echo = 2
        typed = await play_by_words(world)
        row = (await world.store.matches_in(f"telegram:{world.hall.id}"))[0]
        assert len(await world.store.choices(row.id, after=-1)) == typed
        told = [words(it) for it in world.api.shown(world.hall)]
        assert len(told) == len({*told})


async def test_the_last_update_before_a_crash_is_not_taken_again(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        world.api.flowing = False
        world.api.say(ann, ann, "85")
        (update,) = world.api.queue
        world.api.flow()
        await world.calm()
        await world.restart()
        before = len(world.api.shown(ann))
        world.api.queue.append(update)
        world.api.flow()
        await world.calm()
        assert len(world.api.shown(ann)) == before


async def test_two_taps_on_one_button_count_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        ann = world.people[0]
        question = {**world.private(ann)}
        token = onward(question, dice("taps"))
        queries = [world.api.press(ann, question, token) for _ in range(2)]
        await world.calm()
        assert (await world.session()).moment.index == 1
        assert "You have chosen already." in world.api.answers[queries[1]]["text"]


async def test_a_second_tap_leaves_the_sealed_choice_on_show(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        await world.press(ann, world.private(ann), "8")
        question = {**world.private(ann)}
        token = buttons(question)["Lay 8"]
        for _ in range(2):
            world.api.press(ann, question, token)
            await world.calm()
        assert "Laid: 8." in words(world.private(ann))
        assert "Change" in buttons(world.private(ann))


async def test_who_presses_again_and_again_is_asked_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann, decide_ = world.people[0], buttons(world.last)["Decide"]
        before = len(world.api.shown(ann))
        queries = [world.api.press(ann, world.last, decide_) for _ in range(4)]
        await world.calm()
        assert len(world.api.shown(ann)) == before + 1
        assert all(query in world.api.answers for query in queries)
        world.time.move(MINUTE)
        await world.press(ann, world.last, "Decide")
        assert len(world.api.shown(ann)) == before + 2


async def test_presses_that_overtake_each_other_end_where_the_last_one_led(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        asked = []
        for label in ("8", "5", "Lay 85"):
            asked.append(({**world.private(ann)}, buttons(world.private(ann))[label]))
            if label != "Lay 85":
                await world.press(ann, world.private(ann), label)
        for message, token in reversed(asked):
            world.api.press(ann, message, token)
        await world.calm()
        assert (await world.session()).moment.index == 1
        await world.tell(ann, "/move")
        assert "Lay one to three cards" in words(world.private(ann))


async def test_shuffled_answers_of_everybody_are_all_taken(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 8)
        world.api.flowing = False
        for number, who in enumerate(world.people, start=1):
            world.api.say(who, who, str(number))
            world.api.press(who, world.last, buttons(world.last)["Decide"])
        random.Random("sheep").shuffle(world.api.queue)
        world.api.flow()
        await world.calm()
        assert (await world.session()).moment.index >= 8
        story = "\n".join(words(it) for it in world.api.shown(world.hall))
        assert all(f"{who.title} moves" in story for who in world.people)


async def test_one_persons_presses_do_not_wait_for_anothers(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        below = dice("beside")
        for who in world.people[:3]:
            message = world.private(who)
            world.api.press(who, message, onward(message, below))
        await world.calm()
        assert all("So far: " in words(world.private(who)) for who in world.people[:3])
        for who in world.people[:3]:
            await decide(world, who, below)
        assert (await world.session()).moment.index >= 3
