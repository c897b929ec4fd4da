"""Rulebook 2, the turn order, and 2d: imp and cherub."""

import pytest

from rules.core.seats import Seat
from rules.schubsen.events import CherubPassed, ImpCollected, ImpPassed, Revealed
from tests.schubsen.builders import dyke, lay, told


def test_2_cards_are_revealed_clockwise_from_the_start_player() -> None:
    step = lay(dyke(0, 30, 50, 70, start=2), "1", "2", "3", "4")
    assert [event.seat for event in told(step, Revealed)] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("lays", "imp", "cherub"),
    [
        (("5", "3", "8"), 1, 2),
        (("5", "5", "5"), 2, 0),
        (("5", "7", "7"), 0, 1),
        (("5", "3", "3"), 2, 0),
        (("9", "3", "2"), 2, 0),
        (("1", "3", "4"), 0, 2),
    ],
    ids=[
        "2d: lowest and highest",
        "ruling 4: all equal",
        "ruling 4: the cherub stays with the earlier",
        "ruling 4: the imp goes to the later",
        "ruling 3: the start player keeps the cherub",
        "ruling 3: the start player keeps the imp",
    ],
)
def test_imp_and_cherub(lays: tuple[str, ...], imp: int, cherub: int) -> None:
    state = lay(dyke(10, 32, 50, rings=4), *lays).state
    assert (state.imp, state.cherub) == (imp, cherub)


def test_3_note_places_on_the_dyke_do_not_matter() -> None:
    state = lay(dyke(150, 50, 0, rings=4), "1", "2", "3").state
    assert (state.imp, state.cherub) == (0, 2)


def test_each_change_of_hands_is_told() -> None:
    step = lay(dyke(10, 32, 50, rings=4), "5", "3", "8")
    assert told(step, ImpPassed) == [ImpPassed(Seat(1), 3)]
    assert told(step, CherubPassed) == [CherubPassed(Seat(2), 8)]


def test_ruling_5_a_fallen_holders_cards_go_to_lowest_and_highest_revealed() -> None:
    # Seat 1 holds both, then seat 3 shoves it off; seats 0 and 2 tied, 4 is still face down.
    state = dyke(10, 195, 30, 190, 50, rings=4)
    step = lay(state, "3", "4", "3", "9", "8")
    assert told(step, ImpPassed) == [ImpPassed(Seat(2), 3)]
    assert told(step, CherubPassed) == [CherubPassed(Seat(1), 4), CherubPassed(Seat(3), 9)]


def test_ruling_5_of_equals_the_imp_takes_the_latest_and_the_cherub_the_earliest() -> None:
    # Seat 2 has the highest number and falls; seats 0 and 1 tied.
    step = lay(dyke(10, 30, 150, 50, 70, rings=4), "3", "3", "98", "2", "1")
    assert told(step, CherubPassed) == []
    assert step.state.cherub == 0


def test_ruling_5_without_anyone_revealed_the_next_takes_both() -> None:
    step = lay(dyke(190, 30, 50, 70, rings=4), "98", "5", "5", "5")
    assert told(step, ImpPassed)[0] == ImpPassed(Seat(1), 5)
    assert told(step, CherubPassed) == [CherubPassed(Seat(1), 5)]


def test_ruling_5_the_holder_may_be_shoved_off() -> None:
    # Seat 0 has the lowest number and stands on the last square when seat 2 arrives.
    step = lay(dyke(198, 30, 190, 50, rings=4), "1", "5", "9", "7")
    assert [event.seat for event in told(step, ImpPassed)] == [1]
    assert told(step, ImpCollected) == [ImpCollected(Seat(1), 5, 3)]


def test_a_mover_that_falls_does_not_compare() -> None:
    step = lay(dyke(10, 190, 50, 70, rings=4), "5", "98", "6", "7")
    assert step.state.cherub == 3
    assert Seat(1) not in [event.seat for event in told(step, CherubPassed)]
