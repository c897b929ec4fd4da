"""Whoever runs a group has a say over its tables; Telegram is asked who that is, now and then."""

from pathlib import Path

from bot.platforms.telegram_app.ids import ANONYMOUS
from bot.timepiece import MINUTE
from tests.kit.chats import bad, words
from tests.telegram.world import World, open_world


def asked(world: World) -> int:
    """Count how often Telegram was asked what somebody is in the group."""
    return sum(call.method == "getChatMember" for call in world.api.calls)


async def test_an_admin_may_stop_a_table_and_others_may_not(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        eve, fay = world.people[4:6]
        world.hall.admins.add(fay.id)
        await world.say(eve, "/schubsen stop")
        assert "Only whoever runs the table may do that: Ann" in words(world.last)
        await world.say(fay, "/schubsen stop yes")
        assert await world.store.live(f"telegram:{world.hall.id}") is None


async def test_admins_set_language_speed_and_quiet_hours_of_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        eve, fay = world.people[4:6]
        for one in (eve, fay):
            await world.tell(one, "/start")
        world.hall.admins.add(fay.id)
        for wish in ("here fr", "speed relaxed", "quiet 22-7 here", "zone Europe/London here"):
            await world.say(eve, f"/schubsen settings {wish}")
            assert "Only the admins of this place" in words(world.last)
            world.time.move(MINUTE)
            await world.say(fay, f"/schubsen settings {wish}")
        shown = words(world.last)
        assert "Here: French, relaxed (72 h)" in shown
        assert "Time zone: Europe/London. Quiet hours: 22:00–07:00." in shown
        await world.say(eve, "/schubsen start wolle")
        assert "français" in words(world.last)


async def test_an_admin_whose_chat_is_closed_is_led_to_the_question_back(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("wolle", 2)
        fay = world.people[5]
        fay.open = False
        world.hall.admins.add(fay.id)
        await world.say(fay, "/schubsen stop")
        assert "I answer you there" in words(world.last)
        await world.tell(fay, f"/start stop{session.row.id}")
        await world.press(fay, world.private(fay), "Yes, close")
        assert await world.store.live(f"telegram:{world.hall.id}") is None


async def test_telegram_is_asked_once_in_a_while_who_rules(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.say(world.people[0], "/schubsen start wolle en")
        eve, roster = world.people[4], world.last
        for _ in range(3):
            await world.say(eve, "/schubsen robot easy")
        assert asked(world) == 1
        world.hall.admins.add(eve.id)
        world.time.move(5 * MINUTE)
        await world.say(eve, "/schubsen robot easy")
        assert asked(world) == 2
        assert "2 🤖 Olga" in words(roster)


async def test_a_telegram_that_does_not_say_who_rules_is_a_no(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.say(world.people[0], "/schubsen start wolle en")
        eve = world.people[4]
        world.hall.admins.add(eve.id)
        inaccessible = bad("member list is inaccessible")
        world.api.refusals.append((lambda call: call.method == "getChatMember", inaccessible))
        await world.say(eve, "/schubsen stop yes")
        assert "Only whoever runs the table" in words(world.last)


async def test_an_anonymous_admin_rules_but_takes_no_seat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        nobody = world.api.person("Group", number=ANONYMOUS)
        await world.say(ann, "/schubsen start wolle en")
        await world.say(nobody, "/schubsen join")
        assert "Please write that in your own name" in words(world.last)
        await world.say(nobody, "/schubsen stop yes")
        assert await world.store.live(f"telegram:{world.hall.id}") is None
        assert asked(world) == 0
