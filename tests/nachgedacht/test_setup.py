"""Preparation: the layouts, and how many sequences of moves they allow."""

from typing import Literal

import pytest

from rules.nachgedacht import GAME
from rules.nachgedacht.data import LAYOUTS
from rules.nachgedacht.events import PastureSet
from rules.nachgedacht.options import Options
from rules.nachgedacht.state import State
from tests.nachgedacht import slow
from tests.nachgedacht.build import BLACK, DICE, GREEN, every_choice, offered

Layout = Literal["cross", "corner_edge", "x_inner", "knight_ring"]
NAMES: tuple[Layout, ...] = ("cross", "corner_edge", "x_inner", "knight_ring")
every_layout = pytest.mark.parametrize("layout", NAMES)


def start(layout: Layout) -> State:
    return GAME.new(2, Options(layout), DICE).state


def perft(state: State, depth: int) -> int:
    """Count the sequences of *depth* decisions by walking the game's own questions."""
    if depth == 0:
        return 1
    return sum(
        perft(GAME.apply(state, item.seat, choice, DICE).state, depth - 1)
        for item in GAME.pending(state)
        for choice in every_choice(state, item.seat)
    )


def test_every_layout_is_on_offer() -> None:
    assert set(LAYOUTS) == set(NAMES)


@every_layout
def test_material_eight_white_sheep_and_two_coloured_each_in_reserve(layout: Layout) -> None:
    view = GAME.view(start(layout), None)
    assert [piece.colour for piece in view.pieces if piece.kind == "sheep"] == ["white"] * 8
    assert view.reserve == (2, 2)


@every_layout
def test_illus_2a_black_sees_exactly_two_sheep_at_the_start(layout: Layout) -> None:
    assert len(offered(start(layout), BLACK)) == 3  # with the shepherd


@every_layout
def test_a_layout_is_the_same_after_a_half_turn(layout: Layout) -> None:
    upright = "".join(LAYOUTS[layout])
    assert upright[::-1].translate(str.maketrans("BG", "GB")) == upright


@every_layout
def test_no_layout_has_a_row_or_gives_one_on_the_first_move(layout: Layout) -> None:
    state = start(layout)
    assert GAME.view(state, None).standing == ((), ())
    for choice in every_choice(state, BLACK):
        assert GAME.apply(state, BLACK, choice, DICE).state.rows == (0, 0)


def test_illus_2a_and_2b_first_moves_of_black_in_the_cross() -> None:
    state = start("cross")
    assert offered(state, BLACK) == ["a1", "c1", "a3"]
    assert offered(state, BLACK, "a1") == ["b1", "a2", "b2", "c3", "d4"]
    assert offered(state, BLACK, "a3") == ["a2", "b2", "a4", "b4", "a5"]
    assert offered(state, BLACK, "c1") == ["b1", "d1", "e1", "b2", "d2"]


def test_black_sits_on_seat_0_and_begins() -> None:
    step = GAME.new(2, Options(), DICE)
    assert step.events == (PastureSet("cross", BLACK, GREEN),)
    assert [item.seat for item in GAME.pending(step.state)] == [BLACK]


def test_there_is_nothing_to_deal_anew() -> None:
    assert GAME.redeal(start("cross"), BLACK, DICE) == start("cross")


PERFT = {
    "cross": (15, 229, 4025),
    "corner_edge": (18, 329, 6667),
    "x_inner": (20, 444, 9115),
    "knight_ring": (15, 221, 4201),
}


@every_layout
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_counts_agree_with_the_slow_rules(layout: Layout, depth: int) -> None:
    assert perft(start(layout), depth) == PERFT[layout][depth - 1]
    assert slow.perft(slow.position(start(layout)), depth) == PERFT[layout][depth - 1]
