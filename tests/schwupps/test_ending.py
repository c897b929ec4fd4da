"""Spielende: the pile runs out, who is last leaves, who remains wins."""

import pytest

from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import EndTurn
from rules.schwupps.events import (
    Drew,
    Eliminated,
    Passed,
    Peeked,
    PileEmptied,
    Remained,
    Schwuppsed,
)
from rules.schwupps.state import Over, Playing, State
from tests.schwupps.build import ADVANCED, TEAM, play, ruling, schubs, schwupps, table
from tests.schwupps.build import told as events


def places(state: State) -> tuple[tuple[Seat, ...], ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


@ruling(14)
def test_who_draws_the_last_cards_is_not_tested_in_that_turn() -> None:
    state = table((1, 50, 60), "4★", "1●", pile=2)
    assert play(state, schwupps("4★")).out == ()
    assert events(state, schwupps("4★"))[1:] == (
        Drew(Seat(0), (1, 1), 0),
        Peeked((Seat(0),), ("1▲", "1■")),
        PileEmptied(),
    )


@ruling(14)
def test_the_end_game_begins_with_the_first_turn_after_the_pile_was_emptied() -> None:
    state = play(table((50, 60, 1), "1● 2●", "1★", "4★ 5★", turn=2, pile=2), schwupps("4★"))
    assert play(state, schwupps("1●"), schwupps("1★"), schwupps("5★")).out == (2,)


@pytest.mark.parametrize("pile", [2, 0])
def test_who_is_last_at_the_end_of_her_turn_leaves_in_the_end_game_only(pile: int) -> None:
    """Spielende: "Letzter …, scheidet er aus und nimmt seinen Spielstein vom Brett"."""
    state = play(table((1, 50, 60), "4★", "1●", pile=pile), schwupps("4★"))
    assert state.squares == ((5, 50, 60) if pile else (-1, 50, 60))


def test_leaving_is_told_with_the_square() -> None:
    state = table((1, 50, 60), "4★", "1●", pile=0)
    assert events(state, schwupps("4★")) == (
        Schwuppsed(Seat(0), 0, 4, 1, 5),
        Eliminated((Seat(0),), 5),
    )


def test_who_overtakes_in_time_stays() -> None:
    state = table((1, 4, 60), "4★", "1●", pile=0)
    assert play(state, schwupps("4★")).out == ()


def test_who_is_last_during_another_s_turn_stays() -> None:
    state = table((50, 1, 60), "4★", "9●", pile=0)
    assert play(state, schwupps("4★")).out == ()


def test_a_schubs_can_save_from_leaving() -> None:
    state = table((5, 10, 60), "6● 1★", "1●", pile=0)
    assert play(state, schubs(10, "6●"), EndTurn()).out == ()


def test_nothing_is_drawn_in_the_end_game() -> None:
    state = table((50, 1, 60), "4★ 2●", "9●", pile=0)
    assert len(play(state, schwupps("4★")).hands[0]) == 1


@ruling(15)
def test_who_shares_the_start_counts_as_last_at_the_end_of_her_turn() -> None:
    state = table((30, 0, 0), "4★", "", "1●", pile=0)
    assert play(state, schwupps("4★")).out == (1,)


@ruling(15)
def test_it_does_not_matter_which_of_those_on_the_start_comes_first() -> None:
    state = table((0, 30, 0), "1●", "4★", turn=1, pile=0)
    assert play(state, schwupps("4★")).out == (2,)


@ruling(15)
def test_the_other_one_on_the_start_leaves_only_at_the_end_of_her_own_turn() -> None:
    state = table((30, 0, 0), "4★", "", "1●", pile=0)
    assert play(state, schwupps("4★")).phase == Playing(Seat(2))


@ruling(16)
def test_reaching_100_wins_in_the_end_game_as_well() -> None:
    state = table((95, 96, 97), "5★", pile=0)
    assert play(state, schwupps("5★")).phase == Over("goal")


@ruling(10)
def test_who_has_no_card_passes() -> None:
    state = table((50, 40, 30), "4★", "", "1●", pile=0)
    assert events(state, schwupps("4★"))[1:] == (Passed(Seat(1)),)
    assert play(state, schwupps("4★")).phase == Playing(Seat(2))


def test_a_pass_is_a_turn_whose_end_is_tested() -> None:
    state = table((50, 30, 40), "4★", "", "1●", pile=0)
    assert events(state, schwupps("4★"))[1:] == (Passed(Seat(1)), Eliminated((Seat(1),), 30))


def test_without_any_cards_the_rear_leaves_turn_by_turn() -> None:
    state = play(table((50, 40, 30, 20), "4★", pile=0), schwupps("4★"))
    assert state.phase == Over("endgame")
    assert places(state) == ((0,), (1,), (2,), (3,))


def test_who_remains_wins() -> None:
    """Spielende: "Gewinner ist, wer am Ende übrig bleibt."."""
    state = table((1, 50), "4★", "1●", pile=0)
    assert play(state, schwupps("4★")).phase == Over("endgame")
    assert events(state, schwupps("4★"))[-1] == Remained((Seat(1),))


def test_who_has_left_is_skipped() -> None:
    state = table((50, -1, 30), "4★", "2★", "1●", pile=0)
    assert play(state, schwupps("4★")).phase == Playing(Seat(2))


@ruling(27)
def test_who_left_later_is_placed_higher() -> None:
    state = play(table((1, 50, -1), "4★", "1●", pile=0), schwupps("4★"))
    assert places(state) == ((1,), (0,), (2,))


@ruling(27)
def test_at_100_the_others_are_placed_by_their_squares() -> None:
    state = play(table((20, 96, 50, 0, 0), "", "4★", turn=1), schwupps("4★"))
    assert places(state) == ((1,), (2,), (0,), (3, 4))


@ruling(27)
def test_at_100_in_the_end_game_who_left_comes_last() -> None:
    state = play(table((96, -1, 50), "4★", pile=0), schwupps("4★"))
    assert places(state) == ((0,), (2,), (1,))


def test_nothing_is_decided_before_the_end() -> None:
    assert GAME.outcome(table((96, 1), "4★")) is None


@ruling(19)
def test_with_two_pieces_the_owner_of_the_rearmost_leaves_with_both() -> None:
    state = table((90, 10, 20, 21, 30, 31), "4★", "1●", options=ADVANCED, pile=0)
    assert play(state, schwupps("4★", 1)).squares == (-1, -1, 20, 21, 30, 31)


@ruling(19)
def test_with_two_pieces_who_brings_up_the_rear_in_time_stays() -> None:
    state = table((90, 18, 20, 21, 30, 31), "4★", "1●", options=ADVANCED, pile=0)
    assert play(state, schwupps("4★", 1)).out == ()


@ruling(19)
def test_with_two_pieces_who_remains_wins() -> None:
    state = play(table((90, 10, 20, 21), "4★", options=ADVANCED, pile=0), schwupps("4★", 0))
    assert places(state) == ((1,), (0,))


@ruling(19)
def test_in_the_team_game_a_pair_leaves_together() -> None:
    state = table((90, 10, 20, 21), "", "", "4★", options=TEAM, pile=0, turn=2)
    state = play(state, schwupps("4★", 0))
    assert state.phase == Over("endgame")
    assert places(state) == ((1, 3), (0, 2))


@ruling(19)
def test_in_the_team_game_a_partner_s_turn_tests_the_pair() -> None:
    """Seat 1 has no card and passes: its pair owns the rearmost piece and leaves."""
    state = table((90, 30, 20, 21), "4★", "", "1●", "2●", options=TEAM, pile=0)
    assert events(state, schwupps("4★", 0))[1:] == (
        Passed(Seat(1)),
        Eliminated((Seat(1), Seat(3)), 20),
        Remained((Seat(0), Seat(2))),
    )
