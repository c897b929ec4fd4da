"""Whole matches of every game, played by nothing but button tokens."""

from pathlib import Path

import pytest

from bot.easel import NoEasel, Order
from bot.platforms.post import Picture
from rules import GAMES
from rules.core.play import AnyGame
from tests.kit.house import ANN, BEN, CROWD, HALL, open_room
from tests.kit.platform import buttons, read

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


class Sketch(NoEasel):
    """Paints the name of what was ordered."""

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        return Picture(order.kind.encode(), "", "")


async def test_the_last_board_is_shown_before_the_podium(tmp_path: Path) -> None:
    async with open_room(tmp_path, easel=Sketch()) as room:
        match = await room.begin("nachgedacht", [ANN, BEN])
        await room.play(match, [ANN, BEN])
        board, podium = (it.post for it in room.platform.calls("post", HALL.id)[-2:])
        assert [it.picture and it.picture.png for it in (board, podium)] == [b"board", b"podium"]
        assert "Fair dice" not in read(board)
        assert "Fair dice" in read(podium)
        assert not buttons(board)
        assert "Play again" in [key.label for key in buttons(podium)]


async def test_the_hand_is_shown_anew_when_cards_came_to_it(tmp_path: Path) -> None:
    async with open_room(tmp_path, easel=Sketch()) as room:
        match = await room.begin("schwupps", [ANN, BEN])
        session = await room.session(match)
        first = [ANN, BEN][session.moment.needed[0].seat]
        asked = await room.house.press(first, f"p.{match}.0...0", None)
        done = await room.house.press(first, buttons(asked.post)[0].token, None)
        assert done.post is not None
        assert "You drew" in read(done.post)
        assert done.post.picture is not None
        assert done.post.picture.png == b"hand"
