"""Rulebook 2c, and special cases I, II, IV and V."""

import pytest

from rules.core.seats import Seat
from rules.schubsen.data import OUT, Spot
from rules.schubsen.events import (
    Eliminated,
    Moved,
    Revealed,
    Shoved,
    ShovedOff,
    Splashed,
    WalkedOff,
    WashedAway,
)
from rules.schubsen.moving import land
from rules.schubsen.table import laid_open
from tests.schubsen.builders import dyke, kinds, lay, told


def test_rulebook_2c_example_yellow_moves_85_and_wraps_on_its_third_single_step() -> None:
    step = lay(dyke(7, 30, 50), "85", "1", "2")
    assert told(step, Moved)[0] == Moved(Seat(0), 85, Spot(1, 7), Spot(1, 92))


def test_2c_a_move_runs_on_over_the_seam_of_the_boards() -> None:
    step = lay(dyke(87, 30, 50), "085", "1", "2")
    assert told(step, Moved)[0] == Moved(Seat(0), 85, Spot(1, 87), Spot(2, 72))


def test_2c_sheep_and_water_on_the_way_do_not_matter() -> None:
    step = lay(dyke(5, 6, 8, 50), "5", "1", "1", "2")
    assert step.state.squares[0] == 10
    assert told(step, Splashed) == []
    assert told(step, Shoved) == []


def test_case_i_a_sheep_on_the_goal_is_shoved_one_step() -> None:
    step = lay(dyke(20, 25, 50), "5", "1", "2")
    assert told(step, Shoved) == [Shoved(Seat(0), Seat(1), Spot(1, 25), Spot(1, 26))]


def test_case_i_a_shove_at_the_top_goes_on_at_the_bottom_of_the_next_column() -> None:
    step = lay(dyke(20, 29, 50), "9", "1", "2")
    assert told(step, Shoved)[0].goal == Spot(1, 30)


def test_case_i_shoves_run_on_until_a_sheep_finds_a_free_square() -> None:
    table = laid_open(dyke(20, 26, 25, 29, 27))
    land(table, Seat(0), 25)
    assert table.squares == [25, 27, 26, 29, 28]
    shoves = [(event.seat, event.whom) for event in table.told if isinstance(event, Shoved)]
    assert shoves == [(0, 2), (2, 1), (1, 4)]


def test_case_ii_a_move_that_ends_on_water_costs_a_lifesaver() -> None:
    step = lay(dyke(20, 30, 50), "4", "1", "2")
    assert told(step, Splashed)[0] == Splashed(Seat(0), Spot(1, 24), 1)
    assert step.state.squares[0] == 24


def test_case_ii_a_shove_into_water_costs_a_lifesaver() -> None:
    step = lay(dyke(20, 23, 50), "3", "2", "4")
    assert told(step, Splashed)[0] == Splashed(Seat(1), Spot(1, 24), 1)


def test_case_ii_a_sheep_may_get_wet_several_times_in_a_round() -> None:
    step = lay(dyke(20, 27, 22, rings=4), "7", "9", "15")
    assert [event.seat for event in told(step, Splashed)] == [1, 1, 2]
    assert [event.spot for event in told(step, Splashed)[:2]] == [Spot(1, 28), Spot(1, 37)]


def test_case_ii_without_a_lifesaver_the_sheep_is_out() -> None:
    step = lay(dyke(20, 30, 50, 70, rings=(0, 2, 2, 2)), "4", "1", "2", "3")
    assert told(step, WashedAway) == [WashedAway(Seat(0), Spot(1, 24))]
    assert told(step, Eliminated) == [Eliminated(Seat(0), 3)]
    assert step.state.squares[0] == OUT


def test_case_iv_lifesavers_do_not_help_off_the_dyke() -> None:
    step = lay(dyke(190, 30, 50, 70, rings=4), "10", "1", "2", "3")
    assert told(step, WalkedOff) == [WalkedOff(Seat(0), 10, Spot(2, 90))]
    assert step.state.squares[0] == OUT
    assert step.state.rings[0] == 0


def test_case_iv_the_last_square_still_belongs_to_the_dyke() -> None:
    step = lay(dyke(190, 30, 50), "9", "1", "2")
    assert step.state.squares[0] == 199


def test_case_iv_a_sheep_can_be_shoved_off() -> None:
    step = lay(dyke(190, 199, 50, 70), "9", "1", "2", "3")
    assert told(step, ShovedOff) == [ShovedOff(Seat(0), Seat(1), Spot(2, 99))]
    assert step.state.squares[:2] == (199, OUT)


def test_case_v_everything_of_an_eliminated_player_leaves_the_game() -> None:
    state = dyke(190, 30, 50, 70, clovers={0: ("b10", "c5")})
    after = lay(state, "10!", "1", "2", "3").state
    assert (after.hands[0], after.clovers[0], after.rings[0]) == ("", (), 0)
    assert after.box == state.box, "the pads do not come back beside the dyke"
    assert after.fallen == ((0, 2),)


@pytest.mark.parametrize("squares", [(0, 0, 0, 0), (0, 0, 30, 50)])
def test_ruling_1_a_sheep_that_plays_0_stays_on_the_shared_start(squares: tuple[int, ...]) -> None:
    step = lay(dyke(*squares, relaid=0), "0", "1", "2", "3")
    assert step.state.squares[0] == 0
    assert told(step, Shoved) == []


def test_ruling_1_nobody_is_shoved_by_coming_back_to_the_start() -> None:
    table = laid_open(dyke(20, 0, 0, relaid=0))
    land(table, Seat(0), 0)
    assert table.squares == [0, 0, 0]


def test_ruling_1_after_a_board_change_square_0_is_ordinary() -> None:
    table = laid_open(dyke(20, 0, 5, relaid=1))
    land(table, Seat(0), 0)
    assert table.squares == [0, 1, 5]


def test_ruling_2_a_sheep_on_water_that_plays_0_pays_again() -> None:
    step = lay(dyke(24, 30, 50), "0", "1", "2")
    assert told(step, Splashed)[0] == Splashed(Seat(0), Spot(1, 24), 1)


def test_ruling_6_cards_of_a_sheep_that_falls_before_its_turn_stay_face_down() -> None:
    step = lay(dyke(190, 199, 50, 70), "9", "987", "2", "3")
    assert [event.seat for event in told(step, Revealed)] == [0, 2, 3]
    assert (step.state.laid[1], step.state.scopes[1]) == ("", 0)
    assert step.state.cherub == 0, "987 never counted"


def test_ruling_12_squares_are_judged_from_the_front_sheep_back_to_the_mover() -> None:
    # On the Priel 44 and 45 are both wet.
    state = dyke(40, 44, 70, 80, rings=0, sides=("priel", "sturmflut"))
    step = lay(state, "4", "1", "2", "3")
    assert kinds(step)[3:9] == [
        *("Moved", "Shoved"),
        *("WashedAway", "Eliminated", "WashedAway", "Eliminated"),
    ]
    assert step.state.fallen[:2] == ((1, 2), (0, 2)), "so the mover has stayed longer"


def test_ruling_12_first_all_sheep_are_displaced() -> None:
    # A sheep that falls off at the front still made room for the others.
    table = laid_open(dyke(190, 197, 199, 198, rings=0), (None,) * 4)
    land(table, Seat(0), 197)
    assert table.squares == [OUT, 198, OUT, 199]
    assert [seat for seat, _ in table.fallen] == [2, 0]
