"""Spielende: the third row, no way to move, and the draws that nobody printed."""

from msgspec.structs import replace

from rules.nachgedacht import GAME
from rules.nachgedacht.events import Drawn, Stuck, Won
from rules.nachgedacht.options import Options
from rules.nachgedacht.state import Over
from tests.nachgedacht.build import BLACK, DICE, GREEN, found, pasture, play

# e5 c3 shuts Black's shepherd in: none of the three sheep she sees can move either.
SHUT_IN = """
    ....o
    ....G
    oo...
    ooo..
    Boo..
"""
# b3 a2 leaves Black nothing but the way back, which is banned.
BANNED = """
    ....o
    ..o.o
    oo...
    .Go..
    Boo..
"""


def test_ruling_6_the_third_row_wins_at_once_without_an_exchange() -> None:
    state, told = play(pasture("o..Go ....b B...o ....b .ooo."), "a3 a1")
    assert told[-1] == Won(BLACK)
    assert found(told, "SheepExchanged") == []
    assert state.phase == Over("three_rows", BLACK)


def test_the_outcome_names_winner_and_rows() -> None:
    state, _ = play(pasture("o..Go ....b B...g ....b .ooo."), "a3 a1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == (((BLACK,), (GREEN,)), (3, 1))


def test_ruling_17_a_player_without_a_move_has_lost() -> None:
    state, told = play(pasture(SHUT_IN, GREEN), "e5 c3")
    assert told[-1] == Stuck(BLACK, GREEN)
    assert state.phase == Over("stuck", GREEN)
    assert GAME.pending(state) == ()


def test_ruling_17_the_banned_way_back_does_not_save_her() -> None:
    _, told = play(pasture(BANNED, GREEN), "b3 a2")
    assert told[-1] == Stuck(BLACK, GREEN)


def test_ruling_17_without_the_ban_the_same_place_is_not_lost() -> None:
    state = pasture("....o ..o.o o.... oGo.. Boo..")
    assert GAME.view(state, None).movable == ("a2",)


DANCE = ("a1 a2", "e5 e4", "a2 a1", "e4 e5")


def test_ruling_16_the_same_position_for_the_third_time_is_a_draw() -> None:
    start = GAME.new(2, Options(), DICE).state
    state, told = play(start, *DANCE, *DANCE)
    assert told[-1] == Drawn("repetition")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == (((BLACK, GREEN),), "repetition")


def test_ruling_16_twice_is_not_yet_a_draw() -> None:
    state, _ = play(GAME.new(2, Options(), DICE).state, *DANCE, *DANCE[:3])
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).repeats == 2


def test_ruling_16_the_same_board_with_the_other_player_to_move_is_another_position() -> None:
    board = "..o.G ..o.. oo.oo ..o.. B.o.."
    assert pasture(board, BLACK).position != pasture(board, GREEN).position


def test_ruling_16_sixty_moves_each_without_a_row_are_a_draw() -> None:
    state = replace(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), seen=(*range(120),))
    assert GAME.view(state, None).quiet == 119
    assert play(state, "a1 a2")[1][-1] == Drawn("quiet")


def test_ruling_16_one_move_less_is_not() -> None:
    state = replace(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), seen=(*range(119),))
    assert GAME.outcome(play(state, "a1 a2")[0]) is None


def test_ruling_16_a_row_starts_the_count_anew() -> None:
    state = replace(pasture("o..Go ....o B...o ....o .ooo."), seen=(*range(120),))
    state, _ = play(state, "a3 a1")
    assert GAME.view(state, None).quiet == 0
    state, _ = play(state, "c1")
    assert state.seen == (state.position,)


def test_nothing_is_played_after_the_end() -> None:
    state, _ = play(pasture(SHUT_IN, GREEN), "e5 c3")
    view = GAME.view(state, None)
    assert (view.deciding, view.movable, view.winner, view.reason) == (None, (), GREEN, "stuck")
