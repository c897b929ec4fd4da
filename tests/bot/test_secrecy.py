"""What everyone can read never depends on what somebody hides."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.easel import NoEasel, Order
from bot.moment import Moment, following, opening
from bot.platforms.post import Limits, Picture
from bot.session import Still
from bot.table import Table
from rules import GAMES
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.wire import dumps
from storage.rows import MatchRow, Seated
from tests.kit.house import CROWD, open_room
from tests.kit.platform import read
from tests.kit.walks import random_match

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LIMITS = Limits(options=25, across=5, rows=8, text=4_000, caption=4_000)


class Sketch(NoEasel):
    """Paints what it was ordered, letter by letter."""

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        return Picture(dumps(order).encode(), "", "")


def moments(game: AnyGame, seats: int, seed: str) -> list[Moment]:
    steps = random_match(game, seats, seed, rethink=True)
    shown = [opening(game, steps[0][0])]
    for step, chosen in steps[1:]:
        assert chosen is not None
        shown.append(following(game, shown[-1], step, chosen.seat, "player"))
    return shown


def row(game: AnyGame, seats: int) -> MatchRow:
    people = tuple(Seated(one.name, one.id) for one in CROWD[:seats])
    options = dumps(game.options())
    return MatchRow("aaaabbbb", "fake:hall", game.tag, 1, "playing", options,
                    '{"language":"en"}', people, CROWD[0].id, "secret", "seed", 0, 0)  # fmt: skip


@every_game
@pytest.mark.parametrize("seed", ["a", "b"])
async def test_public_posts_do_not_depend_on_what_is_hidden(game: AnyGame, seed: str) -> None:
    seats, table = game.seats_for(game.options())[-1], Table(Sketch())
    for moment in moments(game, seats, seed):
        status = "over" if moment.over else "playing"
        posts = []
        for state in (moment.state, game.redeal(moment.state, None, Dice(seed, -9))):
            twin = _at(game, moment, state)
            still = Still(replace(row(game, seats), status=status), game, twin)
            posts.append(await table.public(still, [twin], 1_000, LIMITS))
        assert posts[0] == posts[1]


@every_game
async def test_the_dice_stay_closed_until_the_end(game: AnyGame, tmp_path: Path) -> None:
    people = CROWD[: game.seats_for(game.options())[-1]]
    async with open_room(tmp_path) as room:
        match = await room.begin(game.tag, people)
        await room.play(match, people)
        found = await room.store.match(match)
        assert found is not None
        *before, last = [read(said.post) for said in room.platform.calls("post")]
        for hidden in (found.secret[:12], found.seed[:12]):
            assert hidden not in "".join(before)
            assert hidden in last


def _at(game: AnyGame, moment: Moment, state: Any) -> Moment:
    return replace(moment, state=state, pending=game.pending(state))
