"""Whole matches of every game, played by nothing but button tokens."""

from pathlib import Path

import pytest

from rules import GAMES
from rules.core.play import AnyGame
from tests.kit.house import CROWD, HALL, open_room

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@every_game
async def test_every_game_can_be_played_by_pressing(game: AnyGame, tmp_path: Path) -> None:
    people = CROWD[: game.seats_for(game.options())[-1]]
    async with open_room(tmp_path) as room:
        match = await room.begin(game.tag, people)
        await room.play(match, people)
        row = await room.store.match(match)
        assert row is not None
        assert row.status == "over"
        assert room.platform.calls("post", HALL.id)
