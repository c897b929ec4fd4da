"""Groups that move, close their door or have many rooms."""

from pathlib import Path

from tests.kit.chats import Chat, buttons, words
from tests.telegram.playing import dice, onward
from tests.telegram.world import World, open_world

NEW = -1007007


async def _small(world: World) -> Chat:
    """Begin a match in a group that is no supergroup yet, which speaks French."""
    world.hall = world.api.group("Yard", number=-77)
    world.hall.admins.add(world.people[0].id)
    await world.say(world.people[0], "/schubsen settings here fr")
    await world.begin("schubsen", 3)
    return world.hall


async def test_a_group_that_becomes_a_supergroup_takes_its_table_along(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        old = await _small(world)
        match = (await world.session()).row.id
        world.hall = world.api.migrate(old, NEW)
        await world.calm()
        assert (await world.session()).row.id == match
        assert not any("four sheep games" in words(it) for it in world.api.shown(world.hall))
        assert await world.store.matches_in(f"telegram:{old.id}") == []
        assert (await world.house.stage.people.place(f"telegram:{NEW}")).language == "fr"
        for who, text in zip(world.people, ("85", "12", "7"), strict=False):
            await world.tell(who, text)
        assert "Ann moves 85" in words(world.last)
        assert buttons(world.last)


async def test_a_move_that_nobody_told_of_is_found_out(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        old = await _small(world)
        world.hall = world.api.migrate(old, NEW, told=False)
        for who, text in zip(world.people, ("85", "12", "7"), strict=False):
            await world.tell(who, text)
        assert "Ann moves 85" in words(world.last)
        assert (await world.session()).row.place == f"telegram:{NEW}"
        refused = [call for call in world.api.calls if call.chat == old.id and call.code != 200]
        assert len(refused) == 1


async def test_the_bot_put_out_closes_the_table_and_tells_its_people(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        match = (await world.begin("schubsen", 3)).row.id
        world.hall.open = False
        world.api.member(world.hall, "kicked", world.people[7])
        await world.calm()
        for who in world.people[:3]:
            assert "the table there is closed. Its record is kept" in words(world.private(who))
        row = await world.store.match(match)
        assert row is not None
        assert row.status == "stopped"
        await world.tell(world.people[0], "/games")
        assert "You do not sit at any table" in words(world.private(world.people[0]))
        found = await world.store.record(match)
        assert found is not None


async def test_a_group_that_lost_its_pictures_gets_words(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        world.hall.photos = False
        await world.begin("nachgedacht", 2)
        assert "text" in world.last
        (who,) = world.due(await world.session())
        await world.press_token(who, world.last, onward(world.last, dice("words")))
        assert any(token.startswith("p.") for token in buttons(world.private(who)).values())


async def test_where_the_bot_may_not_write_the_match_goes_on_in_private(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        world.hall.open = False
        for who, text in zip(world.people, ("85", "12", "7"), strict=False):
            await world.tell(who, text)
        told = [words(it) for it in world.api.shown(world.people[1])]
        assert any("I may not write in “Pasture” any more" in text for text in told)
        assert (await world.session()).row.status == "playing"


async def test_every_topic_is_a_place_of_its_own(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        world.hall.topics |= {5: "Board games", 6: "Cards"}
        await world.say(ann, "/schubsen start wolle en", topic=5)
        five = world.last
        await world.say(ben, "/schubsen start schwupps en", topic=6)
        six = world.last
        await world.say(ben, "/schubsen start nachgedacht en")
        assert [it.get("message_thread_id") for it in (five, six, world.last)] == [5, 6, None]
        rows = [
            (await world.store.matches_in(f"telegram:{world.hall.id}{topic}"))[0].game
            for topic in (":5", ":6", "")
        ]
        assert rows == ["wolle", "schwupps", "nachgedacht"]
        world.time.move(60_000)
        await world.say(ann, "/schubsen status", topic=6)
        assert world.last["message_thread_id"] == 6
        assert "1 Ben (host" in words(world.last)
        await world.press(ann, six, "Rules")
        assert "Schwupps" in words(world.private(ann))
        await world.tell(ann, "/games")
        assert "Pasture · Board games" in words(world.private(ann))


async def test_a_topic_that_is_gone_ends_no_match(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        world.hall.topics[5] = "Board games"
        for one in (ann, ben):
            await world.tell(one, "/start")
        await world.say(ann, "/schubsen start wolle en", topic=5)
        await world.press(ben, world.last, "Join")
        await world.press(ann, world.last, "Begin")
        world.hall.topics.clear()
        await world.tell(ann, "20")
        await world.tell(ben, "21")
        told = [words(it) for it in world.api.shown(ann)]
        assert any("I may not write in “Pasture · Board games”" in text for text in told)


async def test_a_group_put_out_of_closes_the_tables_of_its_topics(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        world.hall.topics[5] = "Board games"
        await world.say(world.people[0], "/schubsen start wolle en", topic=5)
        world.hall.open = False
        world.api.member(world.hall, "left", world.people[7])
        await world.calm()
        assert await world.store.live(f"telegram:{world.hall.id}:5") is None


async def test_a_group_that_lets_the_bot_in_is_offered_the_games(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        world.hall = world.api.group("Yard", number=-77)
        world.api.member(world.hall, "member", ann, before="left")
        await world.calm()
        assert "Hello! I bring four sheep games along." in words(world.last)
        await world.press(ann, world.last, "Volle Wolle")
        assert "1 Ann (host, ✉)" in words(world.last)
        before = len(world.api.shown(world.hall))
        world.api.member(world.hall, "member", ann)
        await world.calm()
        assert len(world.api.shown(world.hall)) == before


async def test_a_group_that_took_the_bot_in_by_a_link_is_greeted_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        world.api.flowing = False
        world.api.say(ann, world.hall, "/start@stall_bot hi")
        world.api.member(world.hall, "member", ann, before="left")
        world.api.flow()
        await world.calm()
        assert len(world.api.shown(world.hall)) == 1
        assert "Volle Wolle" in buttons(world.last)
