"""Schubsen: exact symbols, mercy, the order of the two moves, shoving on."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Cards, EndTurn, Schubs, Target
from rules.schwupps.data import CARDS, LANE, SYMBOL
from rules.schwupps.events import Displaced, Followed, GoalReached, Schubsed, Stayed
from rules.schwupps.schubsen import ways
from rules.schwupps.state import Over, Playing, Shoving
from tests.schwupps.build import SHORT, cards, menu, offered, play, ruling, schubs, schwupps, table
from tests.schwupps.build import told as events


def test_a_schubs_sends_the_rival_back_and_then_me_forward_by_the_sum() -> None:
    """Schubsen: "um die Summe der Zahlen … zurück und danach … um die gleiche Anzahl"."""
    state = table((2, 63, 40), "4▲ 5♥ 1★", "1●", "1▲")
    assert play(state, schubs(63, "4▲ 5♥")).squares == (11, 54, 40)


def test_a_schubs_tells_both_moves_in_their_order() -> None:
    state = table((2, 63, 40), "4▲ 5♥ 1★", "1●", "1▲")
    assert events(state, schubs(63, "4▲ 5♥")) == (
        Schubsed(Seat(0), (Seat(1),), 1, ("4▲", "5♥"), 9, 63, 54),
        Followed(Seat(0), 0, 9, 2, 11),
    )


def test_beispiel_ending_the_turn_discards_what_was_played_and_draws_two() -> None:
    """Beispiel: "… beendet den Zug, legt alle gespielten Karten ab und zieht zwei Karten."."""
    before = table((2, 63, 40), "4▲ 5♥ 1★", "1●", "1▲")
    after = play(before, schubs(63, "4▲ 5♥"), EndTurn())
    assert after.hands[0] == cards("1★") + before.pile[:2]
    assert after.shown[-2:] == cards("4▲ 5♥")
    assert after.phase == Playing(Seat(1))


@ruling(1)
@pytest.mark.parametrize(
    ("square", "written"),
    [(63, "5▲♥"), (63, "4▲ 5♥"), (63, "5♥ 4▲"), (11, "2▲▲"), (11, "1▲ 9▲"), (5, "5▲★ 1♥")],
)
def test_symbols_match_as_a_multiset_in_any_order(square: int, written: str) -> None:
    assert play(table((2, square, 1), f"{written} 1◆"), schubs(square, written)).hands[0]


@ruling(1)
@pytest.mark.parametrize(
    ("square", "written"),
    [
        (63, "4▲"),
        (63, "4▲ 5♥ 1★"),
        (63, "4▲ 4♥♥"),
        (63, "4▲ 5▲"),
        (7, "2▲▲"),
        (11, "4▲"),
        (63, ""),
    ],
    ids=["too few", "too many", "a symbol over", "wrong", "double", "half", "none"],
)
def test_nothing_may_be_missing_or_over(square: int, written: str) -> None:
    with pytest.raises(Illegal, match="symbols_do_not_match"):
        play(table((2, square, 1), f"{written} 1◆"), schubs(square, written))


@ruling(3)
def test_a_piece_on_the_start_cannot_be_shoved() -> None:
    state = table((10, 0, 0), "4▲ 5♥")
    assert offered(state) == ["a", "b"]
    with pytest.raises(Illegal, match="start_is_safe"):
        play(state, Schubs(0, ()))


@ruling(4)
def test_all_who_share_the_start_are_last() -> None:
    assert table((10, 0, 0), "1●").last() == (1, 2)


@ruling(4)
def test_with_somebody_on_the_start_everyone_else_may_be_shoved() -> None:
    assert offered(table((0, 3, 4), "4■ 5◆")) == ["a", "b", "3", "4"]


def test_mercy_the_last_player_may_not_be_shoved() -> None:
    """Gnadenregel: "Der letzte Spieler darf nicht geschubst werden."."""
    state = table((10, 7, 9), "4▲ 5★")
    assert offered(state) == ["a", "b", "9"]
    with pytest.raises(Illegal, match="mercy"):
        play(state, schubs(7, "4▲"))


@ruling(5)
def test_of_two_only_the_leader_can_be_shoved() -> None:
    assert offered(table((6, 7), "4▲")) == ["a", "7"]
    assert offered(table((8, 7), "4▲")) == ["a"]


@ruling(7)
def test_mercy_is_judged_anew_before_each_schubs() -> None:
    state = play(table((2, 13, 12), "9♥ 1◆ 3◆", "1●"), schubs(13, "9♥"))
    assert state.squares == (11, 4, 12)
    assert offered(state) == ["end", "12"]
    state = play(state, schubs(12, "1◆"))
    assert state.squares == (11, 4, 10)
    with pytest.raises(Illegal, match="mercy"):
        play(state, schubs(4, "3◆"))


@ruling(7)
def test_who_was_last_may_be_shoved_once_somebody_is_behind() -> None:
    state = table((40, 20, 24), "8★ 2◆", "1●")
    assert offered(state) == ["a", "b", "24"]
    assert offered(play(state, schubs(24, "8★"))) == ["end", "20"]


@ruling(8)
def test_the_rival_goes_back_even_if_i_would_pass_100() -> None:
    state = table((95, 87, 1), "7▲ 1★", "1●")
    assert play(state, schubs(87, "7▲")).squares == (95, 80, 1)
    assert events(state, schubs(87, "7▲"))[-1] == Stayed(Seat(0), 0, 7, 95, 100)


def test_a_schubs_can_win_on_100() -> None:
    state = table((93, 87, 1), "7▲ 1★")
    assert play(state, schubs(87, "7▲")).phase == Over("goal")
    assert events(state, schubs(87, "7▲"))[-1] == GoalReached((Seat(0),), 100)


@ruling(13)
def test_a_shoved_piece_that_lands_on_mine_moves_me_back_before_i_go() -> None:
    state = table((5, 9, 1), "4★ 1◆", "1●")
    assert play(state, schubs(9, "4★")).squares == (8, 5, 1)
    assert events(state, schubs(9, "4★")) == (
        Schubsed(Seat(0), (Seat(1),), 1, ("4★",), 4, 9, 5),
        Displaced((Seat(0),), 0, 5, 4),
        Followed(Seat(0), 0, 4, 4, 8),
    )


@ruling(13)
def test_i_may_land_on_the_piece_i_just_shoved() -> None:
    state = table((2, 10, 1), "4● 1◆", "1●")
    assert play(state, schubs(10, "4●")).squares == (6, 5, 1)


def test_nobody_is_shoved_below_the_start() -> None:
    """Spielablauf: "kann nicht unter Null geschubst werden"."""
    assert play(table((0, 3, 0), "9■ 1★"), schubs(3, "9■")).squares == (9, 0, 0)


def test_a_shoved_piece_makes_others_go_back() -> None:
    assert play(table((20, 10, 6, 5), "4● 1◆"), schubs(10, "4●")).squares == (24, 6, 5, 4)


def test_after_a_schubs_one_may_shove_on_or_end() -> None:
    """Schubsen: "darfst Du jetzt so oft wie Du möchtest weiter schubsen"."""
    state = play(table((2, 10, 24), "4● 1★ 9◆", "1●"), schubs(10, "4●"))
    assert state.phase == Shoving(Seat(0))
    assert menu(state).question == "more"
    assert offered(state) == ["end", "24"]


@ruling(11)
def test_after_a_schubs_no_schwupps() -> None:
    """Schubsen: "darfst aber in diesem Zug nicht mehr schwuppsen"."""
    state = play(table((2, 10, 24), "4● 1★ 9◆"), schubs(10, "4●"))
    with pytest.raises(Illegal, match="no_schwupps_after_schubs"):
        play(state, schwupps("9◆"))


def test_the_same_rival_may_be_shoved_again() -> None:
    state = play(table((1, 11, 0), "2▲▲ 5★ 1◆"), schubs(11, "2▲▲"), schubs(9, "5★"))
    assert state.squares == (8, 4, 0)


def test_nothing_is_drawn_between_two_schubse() -> None:
    state = play(table((2, 10, 24), "4● 1★ 9◆"), schubs(10, "4●"))
    assert state.hands[0] == cards("1★ 9◆")


@ruling(25)
def test_the_turn_ends_by_itself_with_the_last_card() -> None:
    assert play(table((2, 10, 24), "4●", "1●"), schubs(10, "4●")).phase == Playing(Seat(1))


@ruling(25)
def test_the_turn_ends_by_itself_if_nobody_is_left_to_shove() -> None:
    assert play(table((0, 3), "9■ 1★", "1●"), schubs(3, "9■")).phase == Playing(Seat(1))


@ruling(25)
def test_the_turn_does_not_end_by_itself_where_only_symbols_are_missing() -> None:
    """An end by itself would tell everyone that the hand does not match."""
    state = play(table((2, 10, 24), "4● 9◆"), schubs(10, "4●"))
    assert offered(state) == ["end"]
    assert GAME.pending(state)[0].fallback == EndTurn()


def test_cards_must_be_held() -> None:
    with pytest.raises(Illegal, match="card_not_held"):
        play(table((2, 10, 1), "4●"), schubs(10, "5●"))


def test_a_card_is_played_once() -> None:
    with pytest.raises(Illegal, match="card_not_held"):
        play(table((2, 11, 1), "4▲"), schubs(11, "4▲ 4▲"))


@pytest.mark.parametrize("square", [12, -1, 1000])
def test_somebody_must_stand_there(square: int) -> None:
    with pytest.raises(Illegal, match="nobody_there"):
        play(table((2, 10, 1), "4●"), Schubs(square, cards("4●")))


def test_who_has_left_cannot_be_shoved() -> None:
    with pytest.raises(Illegal, match="nobody_there"):
        play(table((2, -1, 1), "4●", pile=0), Schubs(-1, cards("4●")))


def test_who_has_left_is_not_the_last() -> None:
    assert offered(table((10, -1, 7), "4▲", pile=0)) == ["a"]


def test_one_cannot_shove_oneself() -> None:
    with pytest.raises(Illegal, match="own_piece"):
        play(table((10, 2, 1), "4●"), schubs(10, "4●"))


def test_in_the_short_variant_the_same_squares_count() -> None:
    state = table((40, 49, 1), "1▲ 1★", options=SHORT)
    assert play(state, schubs(49, "1▲")).squares == (41, 48, 1)


def test_a_target_is_offered_with_its_symbols_and_ways() -> None:
    state = table((2, 63, 1), "4▲ 5♥ 7▲♥ 1★")
    assert menu(state).options[-1].what == Target((Seat(1),), 63, "▲♥", 2)


def test_every_set_of_cards_is_offered_with_its_sum() -> None:
    state = table((2, 63, 1), "4▲ 5♥ 7▲♥ 1★")
    asked = menu(state, "63")
    assert [option.key for option in asked.options] == ["ab", "c"]
    assert [option.what for option in asked.options] == [
        Cards("AB", ("4▲", "5♥"), 9, 54),
        Cards("C", ("7▲♥",), 7, 56),
    ]
    assert asked.facts == {"square": 63, "symbols": "▲♥", "ways": 2}


def test_cards_that_were_not_offered_are_refused() -> None:
    with pytest.raises(Illegal, match="pick_not_offered"):
        GAME.legal(table((2, 63, 1), "4▲ 5♥"), Seat(0), (("63",), ("ba",)))


hands = st.lists(st.sampled_from(CARDS), max_size=12, unique=True).map(tuple)


@given(hand=hands, square=st.integers(1, 99))
def test_the_ways_are_those_that_trying_everything_finds(
    hand: tuple[int, ...], square: int
) -> None:
    wanted = sorted(LANE[square])
    every = {
        some
        for size in (1, 2, 3)
        for some in combinations(hand, size)
        if sorted("".join(SYMBOL[card] for card in some)) == wanted
    }
    found = ways(hand, LANE[square])
    assert {*found} == every
    assert len(found) == len(every)
