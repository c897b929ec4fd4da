"""Spielverlauf: what may be moved, where to, and what is refused."""

import pytest

from rules.core.errors import Illegal, NotPending
from rules.nachgedacht import GAME
from rules.nachgedacht.choices import Exchange, Move
from rules.nachgedacht.events import SheepMoved, ShepherdMoved
from rules.nachgedacht.state import State
from tests.nachgedacht.build import BLACK, DICE, GREEN, found, offered, pasture, play

# Green to move; after d4 c4 Black's shepherd on c1 sees that sheep.
BACKWARD = """
    .o..o
    ...o.
    o....
    o...o
    o.BGo
"""


def test_the_own_shepherd_and_the_sheep_in_sight_may_move() -> None:
    state = pasture("ooG.. ..... o.o.. ..... B.oo.", last="a1 a1")
    assert offered(state, BLACK) == ["a1", "c1", "a3", "c3"]


def test_a_piece_with_nowhere_to_go_is_not_offered() -> None:
    state = pasture("G.... ..... ooo.. ooo.. Bo..o")
    assert offered(state, BLACK) == ["b1", "b2"]  # not a1, not a2


def test_a_sheep_may_leave_the_sight_of_its_shepherd() -> None:
    state, told = play(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), "a3 b4")
    assert told == [SheepMoved(BLACK, "a3", "b4", "white")]
    assert "b4" in {piece.square for piece in GAME.view(state, None).pieces}


def test_a_shepherd_slides_any_distance_over_free_hollows() -> None:
    _, told = play(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), "a1 d4")
    assert told == [ShepherdMoved(BLACK, "a1", "d4")]


@pytest.mark.parametrize(
    ("typed", "because"),
    [
        ("e5 e4", "rival_shepherd"),
        ("b2 b3", "nothing_there"),
        ("c2 b2", "sheep_not_seen"),
        ("a1 a3", "way_not_clear"),
        ("a1 a4", "way_not_clear"),
        ("a1 b3", "way_not_clear"),
        ("a1 a1", "way_not_clear"),
        ("a9 a1", "no_such_square"),
        ("a1 zz", "no_such_square"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(typed: str, because: str) -> None:
    with pytest.raises(Illegal) as refusal:
        play(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), typed)
    assert refusal.value.because == because


def test_illus_3_green_moves_the_sheep_left_and_black_sets_it_down_two_to_the_right() -> None:
    _, told = play(pasture(BACKWARD, GREEN), "d4 c4", "c4 e4")
    assert found(told, "SheepMoved")[-1] == SheepMoved(BLACK, "c4", "e4", "white")


def test_ruling_11_the_sheep_may_not_end_where_the_rival_took_it_from() -> None:
    state, _ = play(pasture(BACKWARD, GREEN), "d4 c4")
    assert "d4" not in offered(state, BLACK, "c4")
    assert GAME.view(state, None).banned == "d4"
    with pytest.raises(Illegal, match="no_return"):
        play(state, "c4 d4")


def test_ruling_11_one_turn_later_the_ban_is_gone() -> None:
    state, _ = play(pasture(BACKWARD, GREEN), "d4 c4", "c1 b1", "d1 d2", "b1 c1", "d2 d1")
    play(state, "c4 d4")


def test_ruling_11_shepherds_may_return() -> None:
    state, _ = play(pasture(BACKWARD, GREEN), "d1 d2", "c1 b1", "d2 d1")
    assert GAME.view(state, None).banned is None
    play(state, "b1 c1")


def test_ruling_12_the_ban_stays_with_the_hollow_when_the_sheep_is_exchanged() -> None:
    before = pasture("o..G. ...o. o...o ....o Boo.o")
    state, _ = play(before, "d4 d1", "d1")
    assert GAME.view(state, None).banned == "d4"
    with pytest.raises(Illegal, match="no_return"):
        play(state, "d1 d4")
    play(state, "d1 d3")


def test_ruling_15_the_rivals_coloured_sheep_may_be_moved() -> None:
    _, told = play(pasture("o..oG ..o.o o...o ....o B.g.."), "c1 d1")
    assert told == [SheepMoved(BLACK, "c1", "d1", "green")]


def test_ones_own_coloured_sheep_may_be_moved() -> None:
    _, told = play(pasture("o..oG ..o.o o...o ....o B.b.."), "c1 d1")
    assert told == [SheepMoved(BLACK, "c1", "d1", "black")]


def test_the_other_seat_is_not_asked() -> None:
    state = pasture(BACKWARD, GREEN)
    with pytest.raises(NotPending):
        GAME.legal(state, BLACK, ())


@pytest.mark.parametrize("path", [(("e5",),), (("a1", "a2"),), (("a1",), ("a2",), ("a3",))])
def test_a_path_that_is_not_on_offer_is_refused(path: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(Illegal, match="pick_not_offered"):
        GAME.legal(pasture("..o.G ..o.. oo.oo ..o.. B.o.."), BLACK, path)


def test_an_exchange_is_no_move() -> None:
    with pytest.raises(Illegal, match="wrong_kind_of_choice"):
        GAME.apply(pasture(BACKWARD, GREEN), GREEN, Exchange("d4"), DICE)


def test_the_careful_move_is_a_step_of_the_shepherd() -> None:
    assert _fallback(pasture("..o.G ..o.. oo.oo ..o.. B.o..")) == "a1 b1"


def test_the_careful_shepherd_walks_into_a_row() -> None:
    state = pasture("o.... o...o G.o.. B.ooo o....")
    assert _fallback(state) == "a2 b2"


def test_the_careful_sheep_gives_the_rival_no_row() -> None:
    assert _fallback(pasture("....o .o..o o.... oGo.. Boo..")) == "a2 c4"  # b3 would


def test_the_careful_move_is_a_gift_where_nothing_else_is_left() -> None:
    state = pasture("....o .oo.. o.... oGo.. Boo..")
    assert _fallback(state) == "a2 b3"
    assert found(play(state, "a2 b3")[1], "RowFormed")


def _fallback(state: State) -> str:
    [item] = GAME.pending(state)
    assert isinstance(item.fallback, Move)
    return f"{item.fallback.start} {item.fallback.end}"
