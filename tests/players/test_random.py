"""The random player answers every question with something on offer."""

import pytest

from rules import GAMES
from rules.core.ask import Ask
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.replay import Opening, begin
from rules.core.walk import walk
from rules.players import PLAYERS, UNITS
from rules.players.base import Units


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_random_player_makes_a_legal_choice(game: AnyGame) -> None:
    state = begin(game, Opening("s", game.seats[0], game.options())).state
    seat = game.pending(state)[0].seat
    path = PLAYERS[game.tag]["random"](state, seat, Dice("p", 0), Units(UNITS["random"]))
    assert not isinstance(walk(game, state, seat, path), Ask)


def test_units_are_spent_one_by_one_or_at_once() -> None:
    budget = Units(4)
    assert [budget.spent(), budget.spent(2), budget.spent()] == [False, False, True]
