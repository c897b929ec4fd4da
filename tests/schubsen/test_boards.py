"""Special case III: the last sheep leaves the first board."""

import pytest

from rules.core.errors import Illegal, NotPending
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.choices import Take, Turn, Use
from rules.schubsen.data import OUT
from rules.schubsen.events import BoardTurned, ImpCaught, Revealed, WalkedOff
from rules.schubsen.state import Choosing, Laying, Over, Turning
from tests.schubsen.builders import asked, dyke, keys, lay, play, told


def test_case_iii_the_active_player_chooses_the_side() -> None:
    step = lay(dyke(95, 130, 150), "12", "1", "2")
    assert step.state.phase == Turning(Seat(0), (None, *step.state.phase.sealed[1:]), "turn")  # type: ignore[union-attr]
    assert [item.seat for item in GAME.pending(step.state)] == [0]
    assert keys(asked(step.state, 0)) == ["wiese", "priel"]
    assert asked(step.state, 0).facts == {"calm": 18, "wet": 20}


def test_case_iii_the_board_goes_to_the_front() -> None:
    step = lay(dyke(95, 130, 150), "12", "1", "2")
    after = play(step.state, 0, Turn("priel"))
    assert after.events[0] == BoardTurned(Seat(0), "priel")
    assert after.state.sides == ("graeben", "priel")
    assert after.state.squares == (7, 31, 52)
    assert after.state.relaid == 2


def test_case_iii_the_others_reveal_only_after_the_change() -> None:
    step = lay(dyke(95, 130, 199), "12", "1", "2")
    assert [event.seat for event in told(step, Revealed)] == [0]
    after = play(step.state, 0, Turn("priel"))
    assert [event.seat for event in told(after, Revealed)] == [1, 2]
    assert after.state.squares[2] == 101, "saved by the new board"


def test_the_board_change_is_not_secret_and_falls_back_on_the_calmer_side() -> None:
    state = lay(dyke(95, 130, 150, sides=("sturmflut", "wiese")), "12", "1", "2").state
    (item,) = GAME.pending(state)
    assert not item.secret
    assert item.fallback == Turn("graeben")
    assert GAME.view(state, None).turn == 0
    with pytest.raises(NotPending):
        asked(state, 1)


@pytest.mark.parametrize("side", ["wiese", "priel", "graben", ""])
def test_ruling_9_only_the_two_sides_of_the_free_board_can_lie_up(side: str) -> None:
    state = lay(dyke(95, 130, 150, sides=("graeben", "wiese")), "10", "1", "2").state
    with pytest.raises(Illegal, match="not_a_side_of_this_board"):
        play(state, 0, Turn(side))


def test_ruling_8_a_board_is_free_when_its_last_sheep_is_eliminated() -> None:
    step = lay(dyke(95, 130, 150, 160), "987", "1", "2", "3")
    assert step.state.phase.seat == 0  # type: ignore[union-attr]
    assert isinstance(step.state.phase, Turning)
    after = play(step.state, 0, Turn("wiese"))
    assert after.state.squares == (OUT, 31, 52, 63)


def test_ruling_8_the_board_is_checked_after_every_complete_turn() -> None:
    # Seat 1 shoves the last sheep of the first board over the seam.
    step = lay(dyke(99, 90, 150, 160, start=1, rings=4), "1", "9", "2", "3")
    assert not isinstance(step.state.phase, Turning), "seat 1 itself stands on 99 now"
    step = lay(dyke(80, 90, 150, 160, start=1, rings=4), "21", "25", "2", "3")
    assert isinstance(step.state.phase, Turning)
    assert step.state.phase.seat == 0


def test_ruling_8_in_phase_3_the_cherub_holder_lays_the_board() -> None:
    # The imp takes the only sheep on the first board.
    step = lay(dyke(50, 130, 150, 160, rings=(0, 2, 2, 2)), "1", "2", "3", "4")
    assert told(step, ImpCaught) == [ImpCaught(Seat(0), 1)]
    assert step.state.phase == Choosing(Seat(3))
    turning = play(step.state, 3, Take("c20")).state
    assert turning.phase == Turning(Seat(3), (), "round")
    after = play(turning, 3, Turn("wiese")).state
    assert isinstance(after.phase, Laying)
    assert after.squares == (OUT, 32, 53, 64)
    assert after.round == 3


def test_ruling_10_a_sheep_falls_though_its_own_move_would_free_the_board() -> None:
    step = lay(dyke(99, 130, 150, 160), "102", "1", "2", "3")
    assert told(step, WalkedOff)[0].seat == 0
    assert isinstance(step.state.phase, Turning)


def test_ruling_11_the_board_is_judged_after_running_back() -> None:
    state = lay(dyke(95, 130, 150, clovers={0: ("b10",)}), "12", "1", "2").state
    after = play(state, 0, Use(("b10",), 12)).state
    assert after.squares[0] == 97
    assert not isinstance(after.phase, Turning)


def test_running_back_far_enough_ahead_still_frees_the_board() -> None:
    state = lay(dyke(95, 130, 150, clovers={0: ("b10",)}), "21", "1", "2").state
    after = play(state, 0, Use(("b10",), 21)).state
    assert isinstance(after.phase, Turning)


def test_nobody_is_asked_for_a_board_on_which_no_sheep_will_walk() -> None:
    step = lay(dyke(130, 150, 95, rings=4), "1", "2", "987")
    assert step.state.phase == Over()


@pytest.mark.parametrize(("scope", "frees"), [("4", False), ("5", True)], ids=["99", "100"])
def test_square_0_of_the_second_board_is_no_longer_on_the_first(scope: str, frees: bool) -> None:
    state = lay(dyke(95, 130, 150), scope, "2", "1").state
    assert isinstance(state.phase, Turning) == frees
