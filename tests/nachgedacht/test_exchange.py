"""The exchange: who chooses, what may be chosen, and in which order."""

import pytest

from rules.core.ask import Menu
from rules.core.errors import Illegal, NotPending
from rules.nachgedacht import GAME
from rules.nachgedacht.board import LINES
from rules.nachgedacht.choices import Exchange, Move
from rules.nachgedacht.events import RowFormed, SheepExchanged, Won
from rules.nachgedacht.rows import SHEEP_IN_A_ROW
from rules.nachgedacht.state import Exchanging, Moving
from tests.nachgedacht.build import BLACK, DICE, GREEN, offered, pasture, play

# a3 a1 gives Black the bottom row.
ROW = "o..Go ....o B...o ....o .ooo."


def test_the_rival_chooses_which_sheep_is_exchanged() -> None:
    state, _ = play(pasture(ROW), "a3 a1")
    assert [item.seat for item in GAME.pending(state)] == [GREEN]
    assert offered(state, GREEN) == ["b1", "c1", "d1"]
    with pytest.raises(NotPending):
        GAME.legal(state, BLACK, ())


def test_the_chosen_sheep_takes_the_colour_of_the_rows_owner() -> None:
    state, told = play(pasture(ROW), "a3 a1", "c1")
    assert told[-1] == SheepExchanged(BLACK, GREEN, "c1", "black", 1, forced=False)
    colours = {piece.square: piece.colour for piece in GAME.view(state, None).pieces}
    assert (colours["b1"], colours["c1"]) == ("white", "black")
    assert GAME.view(state, None).reserve == (1, 2)


def test_after_the_exchange_the_rival_moves() -> None:
    state, _ = play(pasture(ROW), "a3 a1", "c1")
    assert (state.turn, state.phase) == (GREEN, Moving())


def test_the_question_names_the_row() -> None:
    state, _ = play(pasture(ROW), "a3 a1")
    ask = GAME.legal(state, GREEN, ())
    assert isinstance(ask, Menu)
    assert ask.facts == {"colour": "black", "squares": ("a1", "b1", "c1", "d1")}


def test_ruling_5_only_white_sheep_of_the_row_may_be_exchanged() -> None:
    state, _ = play(pasture("o..Go ....o B...o ....o .ogo."), "a3 a1")
    assert offered(state, GREEN) == ["b1", "d1"]
    for square in ("c1", "a1", "a5", "zz"):
        with pytest.raises(Illegal, match="not_in_the_row"):
            play(state, square)


def test_ruling_5_the_only_white_sheep_is_exchanged_at_once() -> None:
    state, told = play(pasture("o..Go ....o B...o ....o .ggo."), "a3 a1")
    assert told[-1] == SheepExchanged(BLACK, GREEN, "d1", "black", 1, forced=True)
    assert (state.turn, state.phase) == (GREEN, Moving())


def test_ruling_5_all_white_sheep_of_a_longer_row_are_on_offer() -> None:
    state, _ = play(pasture("o..Go ..... B...o ....o .oooo"), "a3 a1")
    assert offered(state, GREEN) == ["b1", "c1", "d1", "e1"]


def test_ruling_7_the_movers_row_is_settled_before_the_rivals() -> None:
    state, told = play(pasture("o...o ...o. o...o ....o Boo.G"), "d4 d1")
    assert [(row.seat, row.gift) for row in told if isinstance(row, RowFormed)] == [
        (BLACK, False),
        (GREEN, True),
    ]
    state, told = play(state, "b1", "d1")
    assert [(event.seat, event.by) for event in told if isinstance(event, SheepExchanged)] == [
        (BLACK, GREEN),
        (GREEN, BLACK),
    ]
    assert state.turn == GREEN


def test_ruling_7_the_mover_wins_if_it_is_her_third() -> None:
    state, told = play(pasture("o...o ...o. b...b g...g Boo.G"), "d4 d1")
    assert told[-1] == Won(BLACK)
    assert state.rows == (3, 2)


def test_ruling_7_the_rival_wins_by_her_third_if_it_is_not_the_movers() -> None:
    state, told = play(pasture("o...o ...o. ....b g...g Boo.G"), "d4 d1")
    assert told[-1] == Won(GREEN)
    assert GAME.pending(state) == ()


# b1 e1 puts Green's shepherd into two rows at once.
TWICE = """
    B....
    .o..o
    o.o.o
    ...oo
    oG...
"""


def test_ruling_8_both_rows_of_two_at_once_are_exchanged() -> None:
    state, told = play(pasture(TWICE, GREEN), "b1 e1")
    assert isinstance(state.phase, Exchanging)
    assert offered(state, BLACK) == ["e2", "e3", "e4"]
    state, told = play(state, "e3")
    assert offered(state, BLACK) == ["d2", "c3", "b4"]
    state, more = play(state, "b4")
    assert [event.square for event in told + more if isinstance(event, SheepExchanged)] == [
        "e3",
        "b4",
    ]
    assert (state.rows, GAME.view(state, None).reserve, state.turn) == ((0, 2), (2, 0), BLACK)


def test_ruling_9_two_rows_at_once_win_for_a_player_who_has_two() -> None:
    state, told = play(pasture(TWICE, GREEN, rows=(0, 2)), "b1 e1")
    assert told[-1] == Won(GREEN)
    assert state.rows == (0, 3)


def test_ruling_9_three_rows_at_once_would_need_nine_sheep() -> None:
    for place in range(25):
        lines = [set(line) - {place} for line in LINES[place]]
        assert len(set.union(*lines)) == sum(map(len, lines))  # no sheep is in two of them
    assert 3 * SHEEP_IN_A_ROW > 8


def test_a_move_is_no_exchange() -> None:
    state, _ = play(pasture(ROW), "a3 a1")
    with pytest.raises(Illegal, match="wrong_kind_of_choice"):
        GAME.apply(state, GREEN, Move("d5", "d4"), DICE)


def test_a_longer_path_than_the_question_is_refused() -> None:
    state, _ = play(pasture(ROW), "a3 a1")
    assert GAME.legal(state, GREEN, (("b1",),)) == Exchange("b1")
    with pytest.raises(Illegal, match="pick_not_offered"):
        GAME.legal(state, GREEN, (("b1",), ("c1",)))


def test_the_clock_exchanges_the_middle_sheep() -> None:
    state, _ = play(pasture(ROW), "a3 a1")
    [item] = GAME.pending(state)
    assert item.fallback == Exchange("c1")
