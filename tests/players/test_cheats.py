"""A player who wants to cheat has nothing to look at: what it is handed was dealt anew."""

from typing import Any

import pytest

from bot import arena
from rules import GAMES
from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.seats import Seat
from rules.core.walk import stroll
from rules.players.base import Budget
from tests.kit.walks import random_match

SECRETIVE = ("wolle", "schwupps")


@pytest.mark.parametrize("tag", SECRETIVE)
def test_a_planted_cheat_never_sees_the_true_position(
    tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seen = GAMES[tag], list[Any]()
    cheat = _cheat(game, seen)
    monkeypatch.setattr(arena, "PLAYERS", {tag: {"easy": cheat}})
    positions = [step.state for step, _ in random_match(game, 3, "cheat")[:60]]
    for index, state in enumerate(positions):
        seat = next(item.seat for item in game.pending(state) if item.needed)
        arena.choice(game, "easy", state, seat, "cheat", index)
        assert game.view(seen[-1], seat) == game.view(state, seat)
        assert seen[-1] != state


def _cheat(game: AnyGame, seen: list[Any]) -> Any:
    def player(state: Any, seat: Seat, dice: Dice, budget: Budget) -> Path:
        seen.append(state)
        return stroll(game, state, seat, dice.below)[0]

    return player
