"""People who never opened the private chat, and what they are told instead."""

from pathlib import Path

from bot.platforms.post import Post
from tests.kit.chats import buttons, flood, words
from tests.telegram.world import World, open_world

LINK = "https://t.me/stall_bot?start="


async def _table(world: World) -> str:
    """Let Ann, who never wrote to the bot, set a table; return its id."""
    world.people[0].open = False
    await world.say(world.people[0], "/schubsen start wolle en")
    return buttons(world.last)["Join"].split(".")[1]


async def test_a_link_goes_on_with_what_was_pressed(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, match = world.people[0], await _table(world)
        answer = await world.press(ann, world.last, "Add computer")
        assert answer["url"] == f"{LINK}robot{match}"
        await world.tell(ann, f"/start robot{match}")
        assert "How strong shall the computer be?" in words(world.private(ann))


async def test_rules_find_their_reader_by_a_link_too(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, match = world.people[0], await _table(world)
        answer = await world.press(ann, world.last, "Rules")
        assert answer["url"] == f"{LINK}rules{match}"
        await world.tell(ann, f"/start rules{match}")
        assert "Volle Wolle: rules, page 1" in words(world.private(ann))


async def test_join_leads_somebody_seated_into_the_private_chat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, match = world.people[0], await _table(world)
        assert "✉ Ann: pressing “Join” opens our private chat" in words(world.last)
        answer = await world.press(ann, world.last, "Join")
        assert answer["url"] == f"{LINK}join{match}"
        await world.tell(ann, f"/start join{match}")
        assert "“Pasture” · Volle Wolle" in words(world.private(ann))
        assert "You have a seat." in words(world.private(ann))
        assert "✉" not in words(world.last)


async def test_a_passer_by_is_told_at_once_that_they_have_no_seat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        dot = world.people[3]
        dot.open = False
        answer = await world.press(dot, world.last, "Decide")
        assert answer["text"] == "You have no seat at this table. You are welcome to watch."
        assert "url" not in answer


async def test_words_that_cannot_be_whispered_are_answered_openly(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        dot = world.people[3]
        dot.open = False
        for place in range(7):  # now the group has no calls to spare
            await world.app.edit(f"telegram:{world.hall.id}", "1", Post((f"{place}",)))
        await world.say(dot, "/schubsen strat")
        assert "Did you mean “start”?" in words(world.last)


async def test_hello_offers_a_way_into_a_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.tell(ann, "/start")
        keys = buttons(world.private(ann))
        assert keys["Take me into a group"] == "https://t.me/stall_bot?startgroup=hi"
        await world.begin("wolle", 2)
        await world.tell(ann, "/start")
        assert "“Pasture” · Volle Wolle: your turn" in words(world.private(ann))


async def test_a_press_is_answered_while_the_private_chat_has_to_wait(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        ann = world.people[0]
        world.api.refusals.append((lambda call: call.chat == ann.id, flood(5)))
        before = len(world.api.shown(ann))
        answer = await world.press(ann, world.last, "Decide")
        assert answer["text"] == "I have written to you in private."
        assert len(world.api.shown(ann)) == before + 1
