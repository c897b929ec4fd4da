"""Fortgeschrittene Regeln and Teamspiel: two pieces, no mercy, the rear piece counts."""

import pytest
from msgspec.structs import replace

from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Card, Piece
from rules.schwupps.events import Displaced, GoalReached, Schubsed, Schwuppsed
from rules.schwupps.options import Options
from rules.schwupps.state import Over, Playing
from tests.schwupps.build import (
    ADVANCED,
    TEAM,
    chosen,
    menu,
    offered,
    play,
    ruling,
    schubs,
    schwupps,
    table,
)
from tests.schwupps.build import told as events


def test_the_mercy_rule_does_not_hold() -> None:
    """Fortgeschrittene Regeln: "Die Gnadenregel gilt nicht."."""
    state = table((30, 31, 7, 40), "4▲ 1●", options=ADVANCED)
    assert play(state, schubs(7, "4▲")).squares == (34, 31, 3, 40)


@ruling(3)
def test_the_start_is_safe_all_the_same() -> None:
    assert offered(table((30, 31, 0, 0), "4▲", options=ADVANCED)) == ["a"]


@ruling(17)
def test_either_piece_may_be_moved() -> None:
    state = table((30, 10, 0, 0), "4▲", "1●", options=ADVANCED)
    assert play(state, schwupps("4▲", 0)).squares == (34, 10, 0, 0)
    assert play(state, schwupps("4▲", 1)).squares == (30, 14, 0, 0)


@ruling(17)
def test_the_piece_is_asked_for_after_the_card() -> None:
    state = table((30, 10, 0, 0), "4▲", options=ADVANCED)
    assert menu(state).options[0].what == Card("A", 4, "▲", None)
    asked = menu(state, "a")
    assert asked.question == "piece"
    assert [option.what for option in asked.options] == [Piece(30, 34), Piece(10, 14)]
    assert asked.facts == {"steps": 4}
    assert chosen(state, "a", "10") == schwupps("4▲", 1)


@ruling(17)
def test_the_piece_is_chosen_anew_for_each_schubs() -> None:
    state = table((30, 10, 7, 24), "4▲ 5★ 1●", options=ADVANCED)
    state = play(state, schubs(7, "4▲", 0), schubs(24, "5★", 1))
    assert state.squares == (34, 15, 3, 19)


def test_the_piece_is_asked_for_after_the_cards_of_a_schubs() -> None:
    state = table((30, 10, 7, 40), "4▲ 1●", options=ADVANCED)
    assert [option.what for option in menu(state, "7", "a").options] == [
        Piece(30, 34),
        Piece(10, 14),
    ]
    assert chosen(state, "7", "a", "30") == schubs(7, "4▲", 0)


def test_the_offer_counts_a_push_by_the_shoved_piece() -> None:
    """The rival comes from 9 to 5, my piece from 5 to 4 and from there to 8."""
    state = table((5, 30, 9, 40), "4★ 1●", options=ADVANCED)
    assert [option.what for option in menu(state, "9", "a").options] == [
        Piece(5, 8),
        Piece(30, 34),
    ]


def test_two_pieces_on_the_start_are_alike_and_nothing_is_asked() -> None:
    state = table((0, 0, 7, 40), "4▲", options=ADVANCED)
    assert chosen(state, "a") == schwupps("4▲", 0)
    assert chosen(state, "7", "a") == schubs(7, "4▲", 0)


@ruling(13)
def test_own_pieces_make_room_for_each_other_as_well() -> None:
    state = table((10, 14, 0, 0), "4▲", options=ADVANCED)
    assert play(state, schwupps("4▲", 0)).squares == (14, 13, 0, 0)
    assert Displaced((Seat(0),), 1, 14, 13) in events(state, schwupps("4▲", 0))


def test_own_pieces_cannot_be_shoved() -> None:
    state = table((10, 7, 0, 0), "4▲", options=ADVANCED)
    assert offered(state) == ["a"]
    with pytest.raises(Illegal, match="own_piece"):
        play(state, schubs(7, "4▲"))


@ruling(18)
def test_100_is_entered_if_the_rear_piece_is_then_ahead_of_every_rival_s() -> None:
    """Fortgeschrittene Regeln: "dessen letzter Spielstein … am weitesten vorn ist"."""
    state = table((96, 50, 49, 99, 48, 90), "4▲", options=ADVANCED)
    assert play(state, schwupps("4▲", 0)).phase == Over("goal")
    assert events(state, schwupps("4▲", 0)) == (
        Schwuppsed(Seat(0), 0, 4, 96, 100),
        GoalReached((Seat(0),), 100),
    )


@ruling(18)
@pytest.mark.parametrize("rival", [51, 55])
def test_100_is_closed_while_a_rival_s_rear_piece_is_ahead(rival: int) -> None:
    """Fortgeschrittene Regeln: "nur auf die 100 ziehen, wenn sie dadurch gewinnen"."""
    state = table((96, 50, rival, 99, 48, 90), "4▲", options=ADVANCED)
    assert chosen(state, "a") == schwupps("4▲", 1)
    with pytest.raises(Illegal, match="goal_only_to_win"):
        play(state, schwupps("4▲", 0))


@ruling(18)
def test_on_the_start_nobody_is_strictly_ahead() -> None:
    state = table((96, 0, 0, 99), "4▲", options=ADVANCED)
    with pytest.raises(Illegal, match="goal_only_to_win"):
        play(state, schwupps("4▲", 0))


@ruling(18)
def test_the_rear_piece_itself_may_enter_100_past_the_other() -> None:
    state = table((96, 97, 95, 99), "4▲", options=ADVANCED)
    assert play(state, schwupps("4▲", 0)).phase == Over("goal")


@ruling(18)
def test_a_schubs_may_clear_the_way_to_100() -> None:
    """The rival's rear piece falls from 87 to 80, behind my 85: then I may enter."""
    state = table((93, 85, 87, 99), "7▲", options=ADVANCED)
    assert play(state, schubs(87, "7▲", 0)).phase == Over("goal")


@ruling(18)
def test_a_shoved_piece_may_push_my_rear_piece_out_of_the_winning() -> None:
    """From 87 to 80 it pushes my 80 to 79: behind the rival's rear, so 100 is closed."""
    state = table((93, 80, 87, 99), "7▲ 1●", options=ADVANCED)
    assert chosen(state, "87", "a") == schubs(87, "7▲", 1)
    with pytest.raises(Illegal, match="goal_only_to_win"):
        play(state, schubs(87, "7▲", 0))


@ruling(18)
def test_who_has_left_does_not_bar_the_way_to_100() -> None:
    state = table((96, 50, -1, -1, 48, 90), "4▲", options=ADVANCED, pile=0)
    assert play(state, schwupps("4▲", 0)).phase == Over("goal")


@ruling(9)
def test_a_card_may_be_spent_on_a_piece_it_cannot_move() -> None:
    state = table((97, 10, 0, 0), "4▲", "1●", options=ADVANCED)
    assert [option.what for option in menu(state, "a").options] == [Piece(97, 97), Piece(10, 14)]
    assert play(state, schwupps("4▲", 0)).squares == (97, 10, 0, 0)


@pytest.mark.parametrize("mover", [-1, 2])
def test_there_is_no_third_piece(mover: int) -> None:
    with pytest.raises(Illegal, match="no_such_piece"):
        play(table((30, 10, 0, 0), "4▲", options=ADVANCED), schwupps("4▲", mover))


@ruling(22)
def test_short_and_advanced_together_end_at_50() -> None:
    state = table((46, 30, 29, 48), "4▲ 5▲", options=Options("short", "advanced"))
    assert play(state, schwupps("4▲", 0)).phase == Over("goal")
    assert play(state, schwupps("5▲", 0)).squares == (46, 30, 29, 48)


@ruling(22)
def test_short_and_advanced_together_close_50_to_who_would_not_win() -> None:
    state = table((46, 30, 31, 48), "4▲", options=Options("short", "advanced"))
    with pytest.raises(Illegal, match="goal_only_to_win"):
        play(state, schwupps("4▲", 0))


@ruling(21)
@pytest.mark.parametrize(("seat", "squares"), [(0, (14, 30, 1, 2)), (2, (14, 30, 1, 2))])
def test_each_partner_may_move_the_pair_s_pieces(seat: int, squares: tuple[int, ...]) -> None:
    hands = ["4▲" if other == seat else "1●" if other else "2●" for other in range(4)]
    hands[1], hands[3] = "1★", "2★"
    state = table((10, 30, 1, 2), *hands, options=TEAM, turn=seat)
    assert play(state, schwupps("4▲", 0)).squares == squares


@ruling(21)
def test_partners_sit_opposite_each_other() -> None:
    """Teamspiel: "Die Spieler sitzen ihrem Partner gegenüber."."""
    state = table((10, 30, 1, 2), "4▲", "1●", options=TEAM)
    assert GAME.view(state, None).sides == ((0, 2), (1, 3))


@ruling(21)
def test_hands_of_partners_are_separate() -> None:
    state = table((10, 30, 1, 2), "4▲", "1●", "5▲", options=TEAM)
    with pytest.raises(Illegal, match="card_not_held"):
        play(state, schwupps("5▲"))


@ruling(21)
def test_a_partner_does_not_see_the_other_s_symbols() -> None:
    state = table((10, 30, 1, 2), "4▲", "1●", "5▲", options=TEAM)
    other = replace(state, hands=table((0,) * 4, "4▲", "1●", "5■", options=TEAM).hands)
    assert GAME.view(state, Seat(0)).numbers == GAME.view(other, Seat(0)).numbers
    assert GAME.view(state, Seat(0)).hand == GAME.view(other, Seat(0)).hand == ("4▲",)


def test_a_shoved_piece_is_told_with_both_its_owners() -> None:
    state = table((10, 30, 7, 2), "4▲ 1●", "1★", options=TEAM)
    assert events(state, schubs(7, "4▲", 0))[0] == Schubsed(
        Seat(0), (Seat(1), Seat(3)), 2, ("4▲",), 4, 7, 3
    )


def test_turns_alternate_between_the_teams() -> None:
    state = table((10, 30, 1, 2), "4▲", "1●", "5▲", "6▲", options=TEAM)
    assert play(state, schwupps("4▲")).phase == Playing(Seat(1))


def test_a_pair_wins_together() -> None:
    state = table((96, 50, 49, 99), "1★", "1●", "4▲", "1▲", options=TEAM, turn=2)
    outcome = GAME.outcome(play(state, schwupps("4▲", 0)))
    assert outcome is not None
    assert outcome.places == ((0, 2), (1, 3))


def test_the_fallback_moves_the_rear_piece() -> None:
    state = table((30, 10, 0, 0), "4▲ 9●", options=ADVANCED)
    assert GAME.pending(state)[0].fallback == schwupps("9●", 1)


def test_the_fallback_enters_100_if_that_wins() -> None:
    state = table((96, 97, 0, 0), "4▲ 9●", options=ADVANCED)
    assert GAME.pending(state)[0].fallback == schwupps("4▲", 0)


@ruling(26)
def test_the_fallback_is_legal_where_the_only_card_would_enter_100_in_vain() -> None:
    state = table((95, 97, 98, 99), "5▲", options=ADVANCED)
    assert GAME.pending(state)[0].fallback == schwupps("5▲", 1)
    assert play(state, schwupps("5▲", 1)).squares == (95, 97, 98, 99)
