"""Strangers, closed rooms, odd names: whoever turns up is answered kindly."""

from pathlib import Path

from bot.platforms.discord_app.ids import place_id
from tests.discord.world import (
    buttons,
    decide,
    dice,
    every_label,
    labels,
    note,
    open_world,
    play,
    shown,
)

NO_ROOM = {"method": "POST", "path": "/users/@me/channels", "status": 403, "code": 50007}


async def test_a_stranger_may_watch_but_not_decide(tmp_path: Path) -> None:
    async with open_world(tmp_path, people=4) as world:
        await world.begin("schubsen", 3)
        before = (await world.session()).moment.index
        done = await world.click(world.people[3], world.last, "Decide")
        assert done.ephemeral
        assert "You have no seat at this table" in note(done)
        assert labels(shown(done)) == ["Board"]
        assert (await world.session()).moment.index == before


async def test_whoever_is_not_due_is_told_who_is(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("nachgedacht", 2)
        (due,) = world.due(session)
        other = next(who for who in world.people[:2] if who is not due)
        done = await other.click(world.last, custom_id=next(buttons(world.last))["custom_id"])
        assert f"It is {due.user.global_name}’s turn." in note(done)


async def test_an_old_button_leaves_the_sealed_choice_on_show(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("schubsen", 3)
        who = world.due(session)[0]
        old = world.asked(who)
        await decide(world, who, dice("late"), privately=False)
        done = await who.user.click(old, custom_id=next(buttons(old))["custom_id"])
        assert "You can change it until everyone has chosen." in note(done)
        assert list(buttons(shown(done)))


async def test_a_button_that_has_just_gone_is_answered_all_the_same(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("nachgedacht", 2)
        (who,) = world.due(session)
        old, key = world.last, next(buttons(world.last))["custom_id"]
        await decide(world, who, dice("gone"), privately=False)
        done = await world.press(who, old, key)
        (due,) = world.due(await world.session())
        assert f"It is {due.user.global_name}’s turn." in note(done)


async def test_a_button_of_nobody_is_answered_all_the_same(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.slash(world.people[0], "start", language="en")
        done = await world.press(world.people[1], world.last, "somebody:else")
        assert note(done) == "This button is not mine."


async def test_an_answer_at_the_table_shows_no_way_to_the_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        who = world.people[0]
        assert "To the table" in every_label(world.asked(who))
        done = await world.click(who, world.last, "Decide")
        assert every_label(shown(done)) == [str(digit) for digit in range(10)]


async def test_digits_are_laid_with_the_button_beside_the_way_back(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        done = await world.click(world.people[0], world.last, "Decide")
        done = await world.click(world.people[0], shown(done), "7")
        rows = [[it["label"] for it in row["components"]] for row in shown(done).components]
        assert rows == [["0", "1", "2", "3", "4"], ["5", "6", "8", "9"], ["←", "Lay 7"]]


async def test_a_question_that_is_settled_gives_way_to_its_answer(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.slash(world.people[0], "start", language="en")
        asked = await world.slash(world.people[0], "stop")
        done = await world.click(world.people[0], shown(asked), "Yes, close")
        assert done.followups == []
        assert (shown(done).content, labels(shown(done))) == ("The table is closed.", [])


async def test_a_refusal_leaves_the_question_where_it_is(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        asked = await world.click(world.people[0], world.last, "Decide")
        await world.slash(world.people[0], "pause")
        done = await world.click(world.people[0], shown(asked), "7")
        assert note(done) == "The table is having a break."
        assert "7" in labels(shown(done))


async def test_closed_private_rooms_do_not_stop_a_game(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        world.env.inject_error(**NO_ROOM, times=None)  # type: ignore[arg-type]
        await world.begin("schubsen", 3)
        told = [m.content for m in world.hall.history() if "may not write" in m.content]
        assert len(told) == 3
        assert [len(world.private(who)) for who in world.people] == [0, 0, 0]
        below, session = dice("closed"), await world.session()
        for _ in range(9):
            who = world.due(session)[0]
            newest = next(m for m in reversed(world.hall.history()) if list(buttons(m)))
            done = await who.click(newest, label="Decide")
            assert done.ephemeral
            before = session.moment.index
            message = shown(done)
            while (await world.session()).moment.index == before:
                keys = [it for it in buttons(message) if it["label"] != "←"]
                key = keys[below(len(keys))]["custom_id"]
                message = shown(await who.click(message, custom_id=key))
            await world.calm()
            session = await world.session()
            if session.row.status != "playing":
                break
        again = [m.content for m in world.hall.history() if "may not write" in m.content]
        assert len(again) == 3


async def test_only_those_who_are_due_are_rung(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        session = await world.begin("nachgedacht", 2)
        sent = [it for it in world.env.http_requests if it.method == "POST"]
        posts = [it.json for it in sent if it.path == f"/channels/{world.hall.id}/messages"]
        rung = [post["allowed_mentions"] for post in posts if post]
        (due,) = world.due(session)
        assert rung[-1]["users"] == [due.id]
        assert all(it["parse"] == [] for it in rung)
        assert all(it["users"] == [] for it in rung[:-1])


async def test_a_name_full_of_tricks_stays_a_name(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        name = "**@everyone** <@1> [x](http://y)"
        user = world.env.create_user("mallory", global_name=name)
        mallory = world.guild.add_member(user)
        await world.slash(mallory, "start", language="en")
        assert r"\*\*\@everyone\*\* \<@1\> \[x\](http:\//y)" in world.last.content
        assert not world.last.mention_everyone
        assert not world.last.mentions


async def test_a_server_that_puts_the_bot_out_closes_its_tables(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        place = place_id(world.guild.id, world.hall.id)
        world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
        await world.calm()
        assert await world.store.live(place) is None
        assert "I can no longer reach “hall”" in world.asked(world.people[1]).content


async def test_the_private_way_alone_ends_a_match(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        below, session = dice("private"), await world.session()
        while session.row.status == "playing":
            await decide(world, world.due(session)[0], below, privately=True)
            session = await world.session()
        assert session.row.status == "over"


async def test_play_again_seats_the_same_people(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        await play(world, "again")
        await world.click(world.people[0], world.last, "Play again")
        assert all(name in world.lobby().content for name in ("Ann", "Ben", "Cid"))
