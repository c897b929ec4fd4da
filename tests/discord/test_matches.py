"""Whole matches on Discord by presses alone."""

from pathlib import Path

import pytest

from rules import GAMES
from tests.discord.world import buttons, decide, dice, labels, open_world, play, shown


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_by_presses_alone(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lobby.secrets.token_hex", lambda size: "5e" * size)
    most = GAMES[game].seats[-1]
    async with open_world(tmp_path, people=most) as world:
        await world.begin(game, most)
        session = await play(world, "a")
        assert session.row.status == "over"
        assert labels(world.last) == ["Replay", "Record", "Play again"]


async def test_only_the_newest_post_can_be_pressed(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("nachgedacht", 2)
        below = dice("newest")
        for _ in range(3):
            (who,) = world.due(await world.session())
            await decide(world, who, below, privately=False)
        *before, newest = world.hall.history()
        assert [list(buttons(message)) for message in before] == [[]] * len(before)
        assert list(buttons(newest))


@pytest.mark.parametrize("game", ["nachgedacht", "schwupps"])
async def test_a_post_left_behind_keeps_its_story_and_rings_nobody(
    game: str, tmp_path: Path
) -> None:
    async with open_world(tmp_path) as world:
        await world.begin(game, 2)
        below = dice("left behind")
        for _ in range(3):
            (who,) = world.due(await world.session())
            await decide(world, who, below, privately=game == "schwupps")
        _, *before, newest = (message.content for message in world.hall.history())
        assert before
        assert all(words and "<@" not in words and "to play" not in words for words in before)
        assert "<@" in newest


async def test_a_turn_of_several_choices_is_one_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lobby.secrets.token_hex", lambda size: "5e" * size)
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 2)
        for who in world.people[:2]:
            done = await world.click(who, world.last, "Decide")
            await world.click(who, shown(done), "26")
        (first,), posts = world.due(await world.session()), len(world.hall.history())
        assert world.last.content.count("which makes") == 1
        await first.click(world.last, custom_id=next(buttons(world.last))["custom_id"])
        await world.calm()
        assert world.due(await world.session()) == [first]
        assert world.last.content.count("which makes") == 2
        assert len(world.hall.history()) == posts
        assert list(buttons(world.last))


async def test_buttons_from_before_a_restart_work(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("wolle", 3)
        old = {who.id: world.asked(who) for who in world.people}
        await world.restart()
        who = world.people[0]
        before = (await world.session()).moment.index
        message = old[who.id]
        await who.user.click(message, custom_id=next(buttons(message))["custom_id"])
        assert (await world.session()).moment.index == before + 1


async def test_a_restart_says_nothing_twice(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        public = len(world.hall.history())
        private = [len(world.private(who)) for who in world.people]
        await world.restart()
        assert len(world.hall.history()) == public
        assert [len(world.private(who)) for who in world.people] == private


async def test_a_deadline_is_shown_in_the_readers_own_time(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        assert ":R>" in world.last.content
        assert ":R>" in world.asked(world.people[1]).content
