"""Several tables at once: they never mix, and where it is not clear, it is asked."""

from pathlib import Path

from bot.session import Session
from tests.kit.chats import Chat, buttons, words
from tests.telegram.playing import decide, dice
from tests.telegram.world import World, open_world, owner


async def _two(world: World) -> list[tuple[Chat, Session]]:
    """Begin a table in the hall and one in the yard, with the same three people."""
    rooms = [world.hall, world.api.group("Yard", number=-100_2002)]
    found = []
    for room, game in zip(rooms, ("wolle", "schubsen"), strict=True):
        world.hall = room
        found.append((room, await world.begin(game, 3)))
    return found


async def _stands(tables: list[tuple[Chat, Session]]) -> list[int]:
    return [session.moment.index for _, session in tables]


async def test_a_question_names_its_table_and_its_buttons_stay_there(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        tables = await _two(world)
        ann = world.people[0]
        hall, yard = [it for it in world.api.shown(ann) if "photo" in it]
        assert words(hall).startswith("“Pasture” · Volle Wolle")
        assert words(yard).startswith("“Yard” · East Frisian Sheep Hustle")
        await world.press(ann, yard, "8")
        await world.press(ann, hall, "20")
        assert await _stands(tables) == [1, 0]
        assert "So far: 8" in words(yard)
        assert "Your bid: 20" in words(hall)
        await world.press(ann, yard, "Lay 8")
        assert await _stands(tables) == [1, 1]


async def test_a_typed_answer_that_two_tables_wait_for_is_asked_about(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        tables = await _two(world)
        ann = world.people[0]
        await world.tell(ann, "20")
        assert "At which table?" in words(world.private(ann))
        yard, hall = sorted(buttons(world.private(ann)), reverse=True)
        assert (yard[:4], hall[:7]) == ("Yard", "Pasture")
        await world.press(ann, world.private(ann), yard)
        assert await _stands(tables) == [0, 1]
        await world.tell(ann, "21")
        assert await _stands(tables) == [1, 1]


async def test_an_answer_too_long_for_a_button_leads_to_the_question(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        tables = await _two(world)
        ann = world.people[0]
        await world.tell(ann, "the number that I have been thinking of for days: eight hundred")
        await world.press(ann, world.private(ann), next(iter(buttons(world.private(ann)))))
        assert any(token.startswith("p.") for token in buttons(world.private(ann)).values())
        assert await _stands(tables) == [0, 0]


async def test_an_answer_to_the_bot_in_a_group_is_meant_for_its_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        tables = await _two(world)
        ann = world.people[0]
        await world.say(ann, "20", world.api.chats[tables[0][0].id], answering=world.last)
        assert await _stands(tables) == [1, 0]


async def test_the_list_of_tables_leads_to_each(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _two(world)
        ann = world.people[0]
        await world.tell(ann, "/games")
        listed = words(world.private(ann))
        assert "You sit at 2 tables" in listed
        assert "“Pasture” · Volle Wolle: your turn" in listed
        assert "“Yard” · East Frisian Sheep Hustle: your turn" in listed
        await world.tell(ann, "/hand")
        assert "At which table?" in words(world.private(ann))


async def test_what_is_over_in_one_group_goes_on_in_the_other(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        tables = await _two(world)
        hall, yard = (room for room, _ in tables)
        ann = world.people[0]
        await world.say(ann, "/schubsen stop yes", hall)
        world.hall = yard
        await decide(world, ann, dice("yard"))
        assert (await world.session()).moment.index == 1
        assert [row.place for row in await world.store.matches_of(owner(ann))] == [
            f"telegram:{yard.id}"
        ]
