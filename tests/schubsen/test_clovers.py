"""Rulebook 2b and the clover pads."""

import pytest

from rules.core.ask import Amount
from rules.core.errors import Illegal
from rules.core.play import Step
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.choices import Use
from rules.schubsen.data import OUT, Spot
from rules.schubsen.events import CloversUsed, ImpPassed, Moved, RanBack, Shoved, Splashed
from rules.schubsen.state import State, Using
from tests.schubsen.builders import asked, dyke, keys, kinds, lay, play, told


def revealed(*pads: str, square: int = 20, scope: str = "5", rings: int = 2) -> State:
    """Seat 0 has revealed *scope* on *square* and holds *pads*."""
    state = dyke(square, 130, 150, 160, clovers={0: pads}, rings=rings)
    return lay(state, scope, "1", "2", "3").state


def used(state: State, *pads: str, scope: int) -> Step[State]:
    return play(state, 0, Use(pads, scope))


def test_2b_a_seat_with_clovers_is_asked_after_its_cards_are_revealed() -> None:
    state = revealed("b10")
    assert isinstance(state.phase, Using)
    assert state.laid == ("5", "", "", "")
    (item,) = GAME.pending(state)
    assert (item.seat, item.secret, item.fallback) == (0, False, Use((), 5))


def test_2b_a_seat_may_use_none() -> None:
    assert asked(revealed("b10", "c5"), 0, "none") == Use((), 5)
    step = used(revealed("b10"), scope=5)
    assert told(step, CloversUsed) == []
    assert step.state.clovers[0] == ("b10",)


def test_a_standing_order_spares_the_question() -> None:
    step = lay(dyke(20, 130, 150, clovers={0: ("b10",)}), "5!", "1", "2")
    assert not isinstance(step.state.phase, Using)
    assert step.state.clovers[0] == ("b10",)


@pytest.mark.parametrize(
    ("pads", "square", "scope", "asks"),
    [
        (("b30",), 20, "5", False),
        (("b30",), 25, "5", True),
        (("b10",), 190, "10", False),
        (("c5",), 190, "10", True),
        ((), 20, "5", False),
    ],
    ids=[
        "ruling 15: a way back below square 0",
        "back to square 0",
        "a sheep that falls cannot run back",
        "a change can save it",
        "no pads",
    ],
)
def test_only_who_can_use_a_pad_is_asked(
    pads: tuple[str, ...], square: int, scope: str, asks: bool
) -> None:
    assert isinstance(revealed(*pads, square=square, scope=scope).phase, Using) == asks


def test_run_back_moves_forward_first_and_then_back() -> None:
    step = used(revealed("b10", rings=4), "b10", scope=5)
    assert told(step, CloversUsed) == [CloversUsed(Seat(0), ("b10",), 0, 10, 5)]
    assert told(step, Moved)[0] == Moved(Seat(0), 5, Spot(1, 20), Spot(1, 25))
    assert told(step, RanBack) == [RanBack(Seat(0), 10, Spot(1, 25), Spot(1, 15))]


def test_run_back_adds_the_pads_up() -> None:
    step = used(revealed("b10", "b20", "b20", square=50), "b20", "b10", "b20", scope=5)
    assert step.state.squares[0] == 5
    assert step.state.clovers[0] == ()
    assert step.state.played[0] == ("b20", "b10", "b20")


def test_run_back_special_cases_happen_on_both_ways() -> None:
    # 24 is wet on the way forward; on 14 seat 1 is shoved onward.
    state = dyke(20, 14, 150, 160, clovers={0: ("b10",)}, rings=4)
    step = used(lay(state, "4", "1", "2", "3").state, "b10", scope=4)
    assert told(step, Splashed)[0] == Splashed(Seat(0), Spot(1, 24), 3)
    assert told(step, Shoved)[0] == Shoved(Seat(0), Seat(1), Spot(1, 14), Spot(1, 15))


def test_case_i_a_sheep_met_backwards_is_shoved_forwards() -> None:
    state = dyke(20, 15, 150, 160, clovers={0: ("b10",)}, rings=4)
    step = used(lay(state, "5", "1", "2", "3").state, "b10", scope=5)
    assert told(step, Shoved)[0].goal == Spot(1, 16)


def test_case_ii_the_way_back_can_end_in_water_too() -> None:
    step = used(revealed("b10", scope="9"), "b10", scope=9)
    assert told(step, Splashed)[0] == Splashed(Seat(0), Spot(1, 19), 1)


def test_important_a_sheep_that_falls_on_the_way_forward_is_not_saved() -> None:
    step = used(revealed("b50", "c5", square=190, scope="14"), "b50", scope=14)
    assert step.state.squares[0] == OUT
    assert told(step, RanBack) == []


def test_ruling_14_pads_are_lost_with_a_sheep_that_dies_on_the_way_forward() -> None:
    state = dyke(20, 130, 150, 160, clovers={0: ("b10", "b20")}, rings=(0, 2, 2, 2))
    step = used(lay(state, "4", "1", "2", "3").state, "b10", scope=4)
    assert step.state.squares[0] == OUT
    assert "RanBack" not in kinds(step)
    assert step.state.clovers[0] == ()
    assert step.state.played[0] == ("b10",)


@pytest.mark.parametrize("scope", [0, 3, 5, 7, 10])
def test_change_alters_the_scope_up_or_down_by_at_most_its_value(scope: int) -> None:
    step = used(revealed("c5"), "c5", scope=scope)
    assert told(step, CloversUsed)[0].change == scope - 5
    assert told(step, Moved)[0].scope == scope
    assert step.state.scopes[0] == scope


def test_change_counts_for_imp_and_cherub() -> None:
    step = used(revealed("c5", rings=4), "c5", scope=1)
    assert told(step, ImpPassed)[0] == ImpPassed(Seat(1), 1), "1 and 1: the later one"
    assert step.state.scopes[0] == 1


def test_ruling_13_each_change_pad_adds_or_takes_off_its_own_amount() -> None:
    amount = asked(revealed("c5", "c10", scope="20"), 0, "a", "b", "go")
    assert (amount.low, amount.high) == (5, 35)
    # +5 −10, say, or −10 −5, or anything between
    for scope in (5, 15, 20, 35):
        assert used(revealed("c5", "c10", scope="20"), "c5", "c10", scope=scope)


def test_ruling_13_the_result_is_0_or_more() -> None:
    amount = asked(revealed("c20"), 0, "c", "go")
    assert (amount.low, amount.high) == (0, 25)
    with pytest.raises(Illegal, match="clovers_do_not_allow_that"):
        used(revealed("c20"), "c20", scope=-1)


def test_ruling_15_a_way_back_below_square_0_is_not_offered() -> None:
    state = revealed("b20", "b10", scope="5")
    assert keys(asked(state, 0)) == ["2", "1", "none"]
    assert keys(asked(state, 0, "2")) == ["go"], "30 back from 25 would leave the dyke"
    with pytest.raises(Illegal, match="clovers_do_not_allow_that"):
        used(state, "b20", "b10", scope=5)


def test_ruling_15_a_longer_move_can_make_room_for_a_way_back() -> None:
    state = revealed("b30", "c10")
    assert keys(asked(state, 0)) == ["b", "none"]
    assert keys(asked(state, 0, "b")) == ["3", "go"]
    amount = asked(state, 0, "b", "3", "go")
    assert (amount.low, amount.high) == (10, 15)


def test_ruling_15_a_single_fitting_scope_is_not_asked_for() -> None:
    state = revealed("b30", "c5")
    assert asked(state, 0, "a", "3", "go") == Use(("c5", "b30"), 10)


def test_ruling_16_running_back_does_not_lower_the_scope() -> None:
    step = used(revealed("b10", scope="9", rings=4), "b10", scope=9)
    assert step.state.scopes[0] == 9
    assert step.state.cherub == 0


def test_equal_pads_are_offered_once_at_a_time() -> None:
    state = revealed("b10", "b10", "c5")
    assert keys(asked(state, 0)) == ["1", "a", "none"]
    assert keys(asked(state, 0, "1")) == ["1", "a", "go"]
    assert keys(asked(state, 0, "1", "1")) == ["a", "go"]
    assert asked(state, 0, "1", "1", "go") == Use(("b10", "b10"), 5)


def test_the_scope_is_asked_as_one_number() -> None:
    amount = asked(revealed("c5"), 0, "a", "go")
    assert isinstance(amount, Amount)
    assert amount.facts == {"scope": 5, "low": 0, "high": 10}
    assert asked(revealed("c5"), 0, "a", "go", "8") == Use(("c5",), 8)


@pytest.mark.parametrize(
    ("keys", "facts"),
    [
        ((), {"back": 0, "via": "none", "fate": "dry", "to_board": 1, "to_square": 25}),
        (("1",), {"back": 10, "via": "dry", "fate": "dry", "to_board": 1, "to_square": 15}),
        (("a",), {"back": 0, "change": 5, "via": "none", "fate": "dry"}),
    ],
)
def test_the_question_previews_the_way(keys: tuple[str, ...], facts: dict[str, object]) -> None:
    shown = asked(revealed("b10", "c5"), 0, *keys).facts
    assert {name: shown[name] for name in facts} == facts


def test_the_preview_warns_of_a_fall_and_names_who_is_shoved() -> None:
    falls = asked(revealed("c5", square=190, scope="10"), 0).facts
    assert (falls["fate"], falls["to_board"], falls["to_square"]) == ("off", 0, 0)
    shoves = asked(revealed("c5", square=129, scope="1"), 0).facts
    assert (shoves["fate"], shoves["whom"].seat) == ("shove", 1)


@pytest.mark.parametrize(
    ("pads", "scope", "because"),
    [
        (("c20",), 5, "clover_not_held"),
        (("b10", "b10"), 5, "clover_not_held"),
        (("nonsense",), 5, "clover_not_held"),
        (("b10", "c5", "c5"), 5, "clover_not_held"),
        ((), 6, "clovers_do_not_allow_that"),
        (("c5",), 11, "clovers_do_not_allow_that"),
        (("b10",), 6, "clovers_do_not_allow_that"),
    ],
)
def test_what_the_pads_do_not_give_is_refused(
    pads: tuple[str, ...], scope: int, because: str
) -> None:
    with pytest.raises(Illegal, match=because):
        used(revealed("b10", "c5"), *pads, scope=scope)


def test_a_path_with_all_pads_fits_a_button() -> None:
    path = ["1"] * 2 + ["2"] * 2 + ["3"] * 2 + ["4", "5"] + ["a"] * 3 + ["b"] * 3 + ["c"] * 2
    assert len(".".join([*path, "go", "999"])) <= 64 - 25
