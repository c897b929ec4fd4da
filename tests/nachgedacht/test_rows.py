"""Das Bilden einer Reihe: which rows count, for whom, and which do not."""

import pytest

from rules.nachgedacht import GAME
from rules.nachgedacht.choices import Move
from rules.nachgedacht.events import RowFormed, Won
from rules.nachgedacht.state import State
from tests.nachgedacht.build import BLACK, DICE, GREEN, every_choice, found, pasture, play


def formed(state: State, *typed: str) -> list[RowFormed]:
    """Play the typed choices and return the rows formed by them."""
    told = found(play(state, *typed)[1], "RowFormed")
    return [event for event in told if isinstance(event, RowFormed)]


@pytest.mark.parametrize(
    ("picture", "typed", "squares"),
    [
        ("o.oGo ....o B...o ..... .ooo.", "a3 a1", "a1 b1 c1 d1"),
        ("o..Go o...o o...o ..... .B..o", "b1 a2", "a2 a3 a4 a5"),
        ("....G ...oo ..o.o .o..o .B.oo", "b1 a1", "a1 b2 c3 d4"),
        ("...oG ..o.o .o..o ....o B.o.o", "a1 a2", "a2 b3 c4 d5"),
        ("o...G .o... ..o.o ....B oo...", "e2 d2", "d2 c3 b4 a5"),
        ("....G ..... o...o .B... oo.oo", "b2 c1", "a1 b1 c1 d1 e1"),
    ],
    ids=["across", "upright", "rising", "a short diagonal", "falling", "shepherd in the middle"],
)
def test_a_row_is_the_shepherd_and_at_least_three_sheep_on_a_line(
    picture: str, typed: str, squares: str
) -> None:
    assert [" ".join(row.squares) for row in formed(pasture(picture), typed)] == [squares]


@pytest.mark.parametrize(
    ("picture", "typed"),
    [
        ("o..Go o...o ..... .B... oo.oo", "b2 a3"),
        ("o..Go ....o B...o ..... .oo.o", "a3 a1"),
        ("o..o. ....o B...o ..... .ooGo", "a3 a1"),
        ("....G o...o o..B. ..o.. .oooo", "d3 d2"),
    ],
    ids=["across a corner", "a gap", "the rival's shepherd", "three sheep without the shepherd"],
)
def test_no_row_across_a_corner_nor_broken_nor_without_the_shepherd(
    picture: str, typed: str
) -> None:
    assert formed(pasture(picture), typed) == []


CENTRE = "....G .B.oo oo.oo ..... ..o.o"


def test_a_shepherd_in_the_centre_is_in_no_row() -> None:
    assert formed(pasture(CENTRE), "b4 c3") == []


def test_ruling_13_a_sheep_may_stand_in_the_centre_of_a_row() -> None:
    [row] = formed(pasture("B...G ...oo .ooo. o.... o...o"), "a5 a3")
    assert row.squares == ("a3", "b3", "c3", "d3")


def test_ruling_14_the_rivals_shepherd_in_the_centre_only_interrupts() -> None:
    assert formed(pasture("B.... ...oo .oGoo o.... o...o"), "a5 a3") == []
    [row] = formed(pasture("....o ...oo ..Goo B.... .ooo."), "a2 a1")
    assert row.squares == ("a1", "b1", "c1", "d1")


def test_ruling_1_a_row_that_stood_before_is_not_counted_again() -> None:
    state = pasture("o...G ..... ..o.o ..o.. Booo.", GREEN, rows=(0, 0))
    assert formed(state, "e5 d5") == []
    assert GAME.view(state, None).standing == ((("a1", "b1", "c1", "d1"),), ())


def test_ruling_1_a_row_that_grows_is_not_counted_again() -> None:
    state = pasture("o...G ..... ..o.o ..o.. Booo.", GREEN, rows=(0, 0))
    assert formed(state, "e3 e1") == []


def test_ruling_1_a_row_counts_again_when_the_shepherd_moves_back_into_it() -> None:
    state = pasture("o...G ..... ..o.o ..o.. Booo.", rows=(0, 0))
    rows = formed(state, "a1 a2", "e5 d5", "a2 a1")
    assert [row.seat for row in rows] == [BLACK]


def test_ruling_2_what_is_left_of_a_row_of_four_sheep_is_no_new_row() -> None:
    state, told = play(pasture("....G o.... ..o.o o...o Bo.oo"), "c3 c1", "e1")
    assert len(found(told, "RowFormed")) == 1
    assert GAME.view(state, None).standing[0] == (("a1", "b1", "c1", "d1"),)
    assert formed(state, "e5 d5", "a1 b2", "d5 e5") == []


def test_ruling_2_broken_and_formed_again_it_is_a_new_row() -> None:
    state, _ = play(pasture("....G o.... ..o.o o...o Bo.oo"), "c3 c1", "e1")
    assert [row.rows for row in formed(state, "e5 d5", "a1 b2", "d5 e5", "b2 a1")] == [2]


def test_ruling_3_ones_own_coloured_sheep_at_the_end_of_a_row_does_no_harm() -> None:
    [row] = formed(pasture("o..Go ....o B...o ..... .ooob"), "a3 a1")
    assert row.squares == ("a1", "b1", "c1", "d1")


def test_ruling_4_ones_own_coloured_sheep_between_the_others_breaks_the_row() -> None:
    assert formed(pasture("o..Go ....o B...o ..... .oboo"), "a3 a1") == []


def test_the_rivals_coloured_sheep_may_be_used() -> None:
    [row] = formed(pasture("o..Go ....o B...o ....o .ogo."), "a3 a1")
    assert (row.seat, row.rows, row.gift) == (BLACK, 1, False)


def test_a_move_that_completes_a_row_of_the_rival_counts_for_her() -> None:
    [row] = formed(pasture("o...o B..o. o...o ....o .oo.G"), "d4 d1")
    assert (row.seat, row.squares, row.gift) == (GREEN, ("b1", "c1", "d1", "e1"), True)


def test_a_shepherd_on_the_place_the_rival_has_just_left_counts() -> None:
    state = pasture("o...o B.... ....o ..... Gooo.", GREEN, rows=(0, 1))
    [row] = formed(state, "a1 b2", "a4 a1")
    assert (row.seat, row.squares) == (BLACK, ("a1", "b1", "c1", "d1"))


def test_a_shepherd_on_the_place_the_rival_has_just_left_does_not_count_with_her_sheep() -> None:
    state = pasture("o...o B.... ....o ..... Gobo.", GREEN, rows=(1, 1))
    assert formed(state, "a1 b2", "a4 a1") == []


def test_a_shepherd_beside_a_row_of_the_rival_shares_its_sheep() -> None:
    [row] = formed(pasture("o...B ..... o.... oo... Gooo.", rows=(0, 1)), "e5 e1")
    assert (row.seat, row.squares) == (BLACK, ("b1", "c1", "d1", "e1"))


# Green has one row already; its shepherd goes three steps to the right.
DOUBLE = """
    B....
    .o..o
    o.o.o
    .g.oo
    .G...
"""


def test_illus_4_a_shepherd_in_two_rows_at_once_wins_with_a_row_from_before() -> None:
    state, told = play(pasture(DOUBLE, GREEN), "b1 e1")
    assert [row.squares for row in formed(pasture(DOUBLE, GREEN), "b1 e1")] == [
        ("e1", "e2", "e3", "e4"),
        ("e1", "d2", "c3", "b4"),
    ]
    assert told[-1] == Won(GREEN)
    assert state.rows == (0, 3)


# A black sheep lies in the bottom row; Green threatens to walk from d4 to d1.
INVALID = """
    o...o
    o..G.
    ....o
    ....B
    obo..
"""


def test_illus_5_green_would_have_formed_a_row() -> None:
    assert [row.seat for row in formed(pasture(INVALID, GREEN), "d4 d1")] == [GREEN]


def test_illus_5_the_row_is_invalid_for_black_through_his_own_sheep() -> None:
    assert formed(pasture(INVALID), "e2 d1") == []


def test_illus_5_green_cannot_form_a_row_any_more() -> None:
    state, _ = play(pasture(INVALID), "e2 d1")
    for move in every_choice(state, GREEN):
        assert isinstance(move, Move)
        assert GAME.apply(state, GREEN, move, DICE).state.rows[GREEN] == 0
