"""What the screen gets: questions, typed answers and the view."""

import pytest

from rules.core.ask import Menu, Option
from rules.core.errors import Illegal
from rules.core.walk import spelled, walk
from rules.core.wire import dumps
from rules.nachgedacht import GAME
from rules.nachgedacht.choices import Move
from rules.nachgedacht.moving import Hollow, Sheep, Shepherd
from rules.nachgedacht.options import Options
from rules.nachgedacht.view import Piece, Waiting
from tests.nachgedacht.build import BLACK, DICE, GREEN, pasture, play

START = GAME.new(2, Options(), DICE).state


def test_the_first_question_offers_the_pieces() -> None:
    assert GAME.legal(START, BLACK, ()) == Menu(
        "piece",
        (
            Option("a1", Shepherd("a1")),
            Option("c1", Sheep("c1", "white")),
            Option("a3", Sheep("a3", "white")),
        ),
        facts={"colour": "black"},
    )


def test_the_second_question_offers_the_hollows() -> None:
    ask = GAME.legal(START, BLACK, (("a3",),))
    assert isinstance(ask, Menu)
    assert ask.options[0] == Option("a2", Hollow("a2"))
    assert ask.facts == {"start": "a3", "colour": "white", "banned": None}


def test_the_second_question_names_the_shepherd_as_such() -> None:
    ask = GAME.legal(START, BLACK, (("a1",),))
    assert isinstance(ask, Menu)
    assert ask.facts["colour"] == "shepherd"


def test_the_second_question_names_the_banned_hollow() -> None:
    state, _ = play(pasture(".o..o ...o. o.... o...o o.BGo", GREEN), "d4 c4")
    ask = GAME.legal(state, BLACK, (("c4",),))
    assert isinstance(ask, Menu)
    assert ask.facts["banned"] == "d4"


@pytest.mark.parametrize("typed", ["a3 b4", "A3B4", "a3-b4", "a3, b4", "a3>b4", "a3 → b4"])
def test_a_move_may_be_typed(typed: str) -> None:
    path = spelled(GAME, START, BLACK, typed)
    assert walk(GAME, START, BLACK, path) == Move("a3", "b4")


@pytest.mark.parametrize("typed", ["a3 e5", "b4", "hallo", "a3b4c5", ""])
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(Illegal):
        spelled(GAME, START, BLACK, typed)


def test_half_a_move_leads_to_the_next_question() -> None:
    assert spelled(GAME, START, BLACK, "a3") == (("a3",),)


def test_the_view_shows_every_piece_from_a1_to_e5() -> None:
    state = pasture("o...G ..... .b.g. ..... B....")
    assert GAME.view(state, None).pieces == (
        Piece("a1", "shepherd", "black"),
        Piece("b3", "sheep", "black"),
        Piece("d3", "sheep", "green"),
        Piece("a5", "sheep", "white"),
        Piece("e5", "shepherd", "green"),
    )


def test_the_view_of_an_exchange_shows_the_row_and_the_candidates() -> None:
    state, _ = play(pasture("o..Go ....o B...o ....o .ogo."), "a3 a1")
    view = GAME.view(state, None)
    assert view.waiting == Waiting(BLACK, ("a1", "b1", "c1", "d1"), ("b1", "d1"))
    assert (view.deciding, view.movable, view.banned) == (GREEN, (), None)


def test_the_view_shows_the_latest_move() -> None:
    view = GAME.view(play(START, "a3 b4")[0], None)
    assert (view.last, view.moved, view.turn) == (Move("a3", "b4"), 1, GREEN)


def test_everybody_sees_the_same() -> None:
    assert GAME.view(START, BLACK) == GAME.view(START, GREEN) == GAME.view(START, None)


def test_a_state_stays_small_at_the_end_of_the_longest_quiet_time() -> None:
    seen = tuple((1 << 61) - step for step in range(121))
    assert len(dumps(seen)) < 2500
