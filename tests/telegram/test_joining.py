"""Taking a seat opens the private chat; who cannot be reached holds nobody up."""

from pathlib import Path

from bot.timepiece import DAY
from tests.kit.chats import buttons, words
from tests.telegram.playing import dice, walked
from tests.telegram.world import World, open_world, owner

JOIN = "https://t.me/stall_bot?start=join"


async def test_join_sends_a_stranger_into_the_private_chat_and_seats_them(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        ben.open = False
        await world.say(ann, "/schubsen start wolle en")
        answer = await world.press(ben, world.last, "Join")
        assert answer["url"].startswith(JOIN)
        assert "Ben" not in words(world.last)
        await world.tell(ben, f"/start {answer['url'].partition('start=')[2]}")
        assert "You have a seat" in words(world.private(ben))
        assert "2 Ben" in words(world.last)


async def test_whoever_pressed_start_before_is_seated_at_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        await world.tell(ben, "/start")
        await world.say(ann, "/schubsen start wolle en")
        answer = await world.press(ben, world.last, "Join")
        assert "url" not in answer
        assert "2 Ben" in words(world.last)


async def test_the_roster_shows_who_cannot_be_written_to_yet(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.people[0]
        await world.say(ann, "/schubsen start wolle en")
        assert "1 Ann (host, ✉)" in words(world.last)
        await world.tell(ann, "/start")
        assert "✉" not in words(world.last)


async def test_a_command_to_join_answers_with_a_link(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        await world.say(ann, "/schubsen start wolle en")
        await world.say(ben, "/schubsen join")
        assert buttons(world.last)["Open private chat"].startswith(JOIN)


async def _with_a_closed_door(world: World, game: str = "wolle", people: int = 2) -> None:
    ann, ben, *others = world.people[:people]
    for one in (ann, ben, *others):
        await world.tell(one, "/start")
    await world.say(ann, f"/schubsen start {game} en")
    roster = world.last
    for one in (ben, *others):
        await world.press(one, roster, "Join")
    ben.blocked = True
    world.api.member(ben, "kicked")
    await world.press(ann, roster, "Begin")


async def test_decide_leads_somebody_who_blocked_the_bot_back_in(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _with_a_closed_door(world)
        ben = world.people[1]
        posts = [post for post in world.api.shown(world.hall) if "Decide" in buttons(post)]
        answer = await world.press(ben, posts[-1], "Decide")
        assert (
            answer["url"] == "https://t.me/stall_bot?start=play" + (await world.session()).row.id
        )
        await world.tell(ben, "/start " + answer["url"].partition("start=")[2])
        assert any(token.startswith("p.") for token in buttons(world.private(ben)).values())


async def test_a_host_who_never_started_the_bot_is_led_into_the_private_chat(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path) as world:
        ann, ben = world.people[:2]
        ann.open = False
        await world.tell(ben, "/start")
        await world.say(ann, "/schubsen start wolle en")
        await world.press(ben, world.last, "Join")
        assert "1 Ann (host, ✉)" in words(world.last)
        assert "2 Ben" in words(world.last)
        await world.press(ann, world.last, "Begin")
        assert (await world.session()).row.status == "playing"
        posts = [post for post in world.api.shown(world.hall) if "Decide" in buttons(post)]
        answer = await world.press(ann, posts[-1], "Decide")
        await world.tell(ann, "/start " + answer["url"].partition("start=")[2])
        await world.tell(ann, "20")
        assert (await world.session()).moment.index == 1


async def test_the_clock_decides_for_whoever_cannot_be_reached(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _with_a_closed_door(world)
        session = await world.session()
        due = max(row.due for row in await world.store.deadlines(session.row.id))
        before = session.moment.index
        world.time.move(due - world.time.now() + 1)
        await world.house.stage.clock.tick()
        await world.calm()
        assert (await world.session()).moment.index > before


async def test_the_table_is_told_once_how_somebody_can_be_reached(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _with_a_closed_door(world)
        told = [post for post in world.api.shown(world.hall) if "I may not write" in words(post)]
        assert len(told) == 1
        assert words(told[0]).startswith("Ben, I may not write to you in private.")


async def test_a_match_with_somebody_out_of_reach_comes_to_its_end(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _with_a_closed_door(world, "schubsen", 3)
        ben, below = world.people[1], dice("without Ben")
        while (session := await world.session()).row.status == "playing":
            if here := [who for who in world.due(session) if who is not ben]:
                await world.tell(here[0], walked(session, here[0], below))
            else:
                world.time.move(DAY)
                await world.house.stage.clock.tick()
                await world.calm()
        assert session.row.status == "over"
        told = [words(post) for post in world.api.shown(world.hall)]
        assert any("Ben did not choose in time and plays it safe." in text for text in told)
        assert sum("I may not write" in text for text in told) == 1


async def test_whoever_lets_the_bot_in_again_can_be_reached(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await _with_a_closed_door(world)
        ben = world.people[1]
        ben.blocked = False
        world.api.member(ben, "member", before="kicked")
        await world.calm()
        known = await world.house.stage.people.person(owner(ben))
        assert known.reachable
        await world.tell(ben, "/start")
        await world.press(ben, world.private(ben), next(iter(buttons(world.private(ben)))))
        assert "How much do you dare?" in words(world.private(ben))
        await world.tell(ben, "20")
        assert (await world.session()).moment.index == 1
