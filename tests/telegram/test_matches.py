"""Whole matches on Telegram with every seat taken: by presses alone, and by typing alone."""

from pathlib import Path

import pytest

from rules import GAMES
from tests.kit.chats import buttons
from tests.telegram.playing import decide, dice, play_by_presses, play_by_words
from tests.telegram.world import World, open_world

SECRETIVE = {"schubsen", "wolle", "schwupps"}  # games in which something is ever hidden
HANDS = {"schubsen": "l", "wolle": "a", "nachgedacht": "fingers", "schwupps": "a"}
WORDS = {"schubsen": "h", "wolle": "a", "nachgedacht": "fingers", "schwupps": "a"}


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal each match the same way each time."""
    monkeypatch.setattr("bot.lobby.secrets.token_hex", lambda size: "5e" * size)


async def ended(world: World, game: str) -> bool:
    """Tell whether the match came to its end, with every call looked at on the way."""
    assert bool(world.watch.sharp) is (game in SECRETIVE)
    return [*buttons(world.last)] == ["Replay", "Record", "Play again"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_by_presses_alone(game: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin(game, GAMES[game].seats[-1])
        await play_by_presses(world, HANDS[game])
        assert (await world.session()).row.status == "over"
        assert await ended(world, game)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_played_by_typing_alone(game: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin(game, GAMES[game].seats[-1])
        await play_by_words(world, WORDS[game])
        assert (await world.session()).row.status == "over"
        assert await ended(world, game)


async def test_only_the_newest_post_can_be_pressed(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("nachgedacht", 2)
        below = dice("newest")
        for _ in range(3):
            await decide(world, world.due(await world.session())[0], below)
        *before, newest = world.api.shown(world.hall)
        assert [buttons(message) for message in before] == [{}] * len(before)
        assert buttons(newest)


async def test_a_question_goes_on_in_the_message_that_asked_it(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        ann = world.people[0]
        before = len(world.api.shown(ann))
        await decide(world, ann, dice("place"))
        assert len(world.api.shown(ann)) == before


async def test_play_again_seats_the_same_people(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        await world.begin("schubsen", 3)
        await play_by_words(world)
        await world.press(world.people[1], world.last, "Play again")
        seated = world.last["caption"]
        assert all(name in seated for name in ("Ann", "Ben", "Cid"))
