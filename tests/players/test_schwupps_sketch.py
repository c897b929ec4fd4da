"""Turns of Schwupps in pencil: the rules know each of them."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from rules.core.seats import Seat
from rules.players.schwupps_eye import everything
from rules.players.schwupps_sketch import Sketch
from rules.schwupps import GAME
from rules.schwupps.flow import apply
from rules.schwupps.options import Options
from rules.schwupps.state import Over, State
from tests.kit.options import every_options
from tests.kit.walks import random_match
from tests.schwupps.build import ADVANCED, DICE, cards, table

Position: TypeAlias = tuple[object, ...]
ONE = Seat(0)
SMALL = 6
"""The ways to play a larger hand are too many to list."""


def drawn(state: State) -> State:
    """Play the turn of whoever is due in pencil."""
    assert not isinstance(state.phase, Over)
    sketch = Sketch(state, state.phase)
    sketch.turn()
    return sketch.drawn()


def seen(state: State) -> Position:
    """Leave out what a sketch does not keep: the cards played, and why the match ended."""
    due = None if isinstance(state.phase, Over) else state.phase.seat
    return state.squares, state.hands, state.pile, state.out, due


def endings(state: State, seat: Seat) -> Iterator[Position]:
    """Yield every way the rules let *seat*'s turn end."""
    if isinstance(state.phase, Over) or state.phase.seat != seat:
        yield seen(state)
        return
    for _, choice in everything(state, seat):
        yield from endings(apply(state, seat, choice, DICE).state, seat)


@pytest.mark.parametrize(("name", "options"), [*every_options(GAME)], ids=str)
def test_every_turn_in_pencil_is_one_the_rules_allow(name: str, options: Options) -> None:
    for seats in GAME.seats_for(options):
        for step, _ in random_match(GAME, seats, f"pencil {seats}", options)[:-1]:
            [item] = GAME.pending(step.state)
            if len(step.state.hands[item.seat]) <= SMALL:
                assert seen(drawn(step.state)) in endings(step.state, item.seat)


def test_a_turn_without_a_match_takes_the_farthest_card() -> None:
    assert drawn(table((12, 30), "3★★ 8●● 5♥", "2▲")).squares == (20, 30)


def test_single_symbols_are_kept() -> None:
    assert cards("3★")[0] in drawn(table((12, 30), "3★ 3★★", "2▲")).hands[ONE]


def test_a_turn_goes_on_while_something_matches() -> None:
    after = drawn(table((10, 96, 57), "2▲ 9▲", "1★", "1♥"))  # 96 and 87 are ▲
    assert (after.squares, len(after.hands[ONE])) == ((21, 85, 57), 2)


def test_a_turn_that_has_shoved_may_end_without_more() -> None:
    assert drawn(table((12, 30), "3★★", "2▲", shoving=True)).squares == (12, 30)


def test_a_shove_may_open_the_goal() -> None:
    state = table((98, 61, 62, 97), "2♥ 9●", "1★", options=ADVANCED)  # 62 is ♥
    assert drawn(state).squares == (100, 61, 60, 97)
