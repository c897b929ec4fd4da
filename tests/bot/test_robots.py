"""Computer seats: they play by themselves, through the same log, and survive a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.keepsake import record, stored
from bot.records import parse_record
from bot.thinkers import Thinkers
from bot.timepiece import DAY, MINUTE
from rules import GAMES
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.record import check
from rules.core.seats import Seat
from rules.core.walk import stroll
from rules.players import UNITS
from tests.kit.house import ANN, BEN, HALL, Room, open_room
from tests.kit.platform import read, token

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


async def finished(room: Room, match: str) -> None:
    """Let Ann press at random until the match is over."""
    below = Dice("ann", 0).below
    while (await room.session(match)).row.status == "playing":
        await room.decide(ANN, match, below)
        await room.calm()


@every_game
async def test_one_human_and_computers_play_to_the_end(game: AnyGame, tmp_path: Path) -> None:
    seats = game.seats_for(game.options())
    async with open_room(tmp_path) as room:
        match = await room.begin(game.tag, [ANN], "easy " * (seats[0] - 1))
        await finished(room, match)
        lines = await room.store.choices(match)
        assert {line.by for line in lines if line.seat} <= {"robot:easy"}
        assert {line.by for line in lines if not line.seat} <= {"player"}


async def test_a_computer_that_died_thinking_is_woken_by_the_clock(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        room.stage.robots.wake = room.stage.robots.news = lambda match: None  # type: ignore[method-assign]
        match = await room.begin("schubsen", [ANN], "easy easy")
        assert await room.store.choices(match) == []
    async with open_room(tmp_path) as room:
        await room.tick(MINUTE)
        assert {line.by for line in await room.store.choices(match)} == {"robot:easy"}


async def test_a_thinker_never_sees_what_its_seat_cannot_know() -> None:
    seen: list[Any] = []

    class Spy(Thinkers):
        async def _think(self, *order: Any) -> Any:
            seen.append(order[2])
            return await super()._think(order[0], "random", *order[2:])

    game = GAMES["schubsen"]
    state = game.new(3, game.options(), Dice("s", 0)).state
    below = Dice("x", 0).below
    state = game.apply(state, Seat(1), stroll(game, state, Seat(1), below)[1], Dice("s", 1)).state
    await Spy(1).choose(game, "easy", state, Seat(0), "seed", 2)
    assert game.view(seen[0], Seat(0)) == game.view(state, Seat(0))
    assert seen[0] == game.redeal(state, Seat(0), Dice("seed/redeal/0", 2))


async def test_a_table_without_humans_closes(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.begin("nachgedacht", [ANN], "easy")
        await room.house.command(ANN, HALL, "leave", "yes")
        await room.calm()
        row = await room.store.match(match)
        assert row is not None
        assert row.status == "stopped"  # nobody human is left


async def test_many_who_think_at_once_think_for_a_shorter_time() -> None:
    budgets: list[int] = []
    crowd, enough = 7, asyncio.Event()

    class Slow(Thinkers):
        async def _think(self, *order: Any) -> Any:
            budgets.append(order[-1])
            if len(budgets) == crowd:
                enough.set()
            await enough.wait()
            return await super()._think(order[0], "random", *order[2:])

    game, thinkers = GAMES["schubsen"], Slow(2)
    state = game.new(3, game.options(), Dice("s", 0)).state
    thoughts = [thinkers.choose(game, "hard", state, Seat(0), "seed", it) for it in range(crowd)]
    await asyncio.gather(*thoughts)
    full = UNITS["hard"]
    assert budgets == [full] * 2 + [full // 2] * 2 + [full // 3] * 2 + [full // 4]
    await thinkers.choose(game, "hard", state, Seat(0), "seed", crowd)
    assert budgets[-1] == full  # once the others are done, there is time again


async def test_a_table_full_of_computers_keeps_one_thinker_busy(tmp_path: Path) -> None:
    thinking: list[int] = []

    class Counted(Thinkers):
        async def _think(self, *order: Any) -> Any:
            thinking.append(self._busy)
            return await super()._think(order[0], "random", *order[2:])

    async with open_room(tmp_path, thinkers=Counted(1)) as room:
        await room.begin("schubsen", [ANN], "hard " * 7)
        assert thinking == [1] * 7


async def test_a_stand_in_takes_a_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        match = await room.fixed("nachgedacht", [ANN, BEN])
        await room.house.command(ANN, HALL, "options", "absence=standin")
        below = Dice("fingers", 0).below
        for _ in range(2):
            await room.tick(DAY)  # Ann stays silent
            await room.decide(BEN, match, below)
            await room.calm()
        post = room.platform.last(HALL.id)
        assert "Ann’s seat is kept warm." in read(post)
        await room.house.press(ANN, token(post, "I’m back"), HALL)
        for human in (BEN, ANN):
            await room.decide(human, match, below)
        await room.house.command(ANN, HALL, "stop", "yes")
        file = record(await stored(room.store, match))
        game, kept = parse_record(file.content, file.filename)
        assert [*check(game, kept)]  # every line of it is true
        by = [row.by for row in kept.choices if row.seat == 0]
        assert by == ["standin", "standin", "standin:away", "player"]
