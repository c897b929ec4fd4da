"""Rulebook 1: determine the Scope of Move."""

import pytest

from rules.core.ask import Who
from rules.core.errors import Illegal, NotPending
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.choices import Choice, Lay, Take
from rules.schubsen.data import OUT, WATER
from rules.schubsen.events import HandRefreshed, Laid, Revealed, Sealed
from rules.schubsen.laying import LayAndHold, LayCards, careful
from rules.schubsen.state import Laying
from tests.schubsen.builders import asked, cards, dyke, keys, lay, play, told


@pytest.mark.parametrize(
    ("digits", "scope"),
    [("9", 9), ("10", 10), ("98", 98), ("102", 102), ("087", 87), ("85", 85)],
    ids=[
        "up to 9: one card",
        "from 10: two cards",
        "to 99: two cards",
        "from 100: three cards",
        "087 gets rid of the 0",
        "values are not added",
    ],
)
def test_rulebook_1_examples_of_scopes(digits: str, scope: int) -> None:
    step = lay(dyke(0, 30, 50), digits, "1", "2")
    assert told(step, Revealed)[0] == Revealed(Seat(0), digits, scope)


@pytest.mark.parametrize("digits", ["05", "0", "087", "805"])
def test_ruling_17_any_arrangement_of_hand_cards_is_legal(digits: str) -> None:
    assert asked(dyke(0, 30, 50), 0, *digits, "lay") == cards(digits)


def test_ruling_17_there_is_only_one_0() -> None:
    with pytest.raises(Illegal, match="card_not_held"):
        play(dyke(0, 30, 50), 0, cards("00"))


def test_ruling_18_a_scope_beyond_the_dyke_is_legal_and_warned_of() -> None:
    menu = asked(dyke(150, 30, 50), 0, "9", "8")
    assert "lay" in keys(menu)
    assert menu.facts["fate"] == "off"
    assert (menu.facts["to_board"], menu.facts["to_square"]) == (0, 0)
    play(dyke(150, 30, 50), 0, cards("98"))


def test_digits_are_asked_one_by_one() -> None:
    state = dyke(87, 30, 50, hands={0: "01249"})
    assert keys(asked(state, 0)) == ["0", "1", "2", "4", "9"]
    assert keys(asked(state, 0, "1")) == ["0", "2", "4", "9", "lay"]
    assert keys(asked(state, 0, "1", "0", "9")) == ["lay"]


def test_only_who_holds_clovers_is_offered_to_hold_them() -> None:
    state = dyke(87, 30, 50, clovers={0: ("b10",)})
    menu = asked(state, 0, "1")
    assert keys(menu)[-2:] == ["lay", "layhold"]
    assert [option.what for option in menu.options[-2:]] == [LayCards("1"), LayAndHold("1")]
    assert asked(state, 0, "1", "layhold") == Lay((1,), hold=True)
    assert keys(asked(state, 1, "1"))[-1] == "lay"


def test_the_question_shows_where_the_sheep_stands() -> None:
    facts = asked(dyke(187, 30, 50), 0).facts
    assert (facts["board"], facts["square"], facts["fate"]) == (2, 87, "none")


@pytest.mark.parametrize(
    ("digits", "fate", "to", "whom"),
    [
        ("1", "dry", 26, None),
        ("3", "water", 28, None),
        ("5", "shove", 30, Who(Seat(1))),
        ("6", "water", 31, Who(Seat(2))),
        ("0", "dry", 25, None),
    ],
)
def test_the_question_previews_the_goal(digits: str, fate: str, to: int, whom: Who | None) -> None:
    facts = asked(dyke(25, 30, 31), 0, digits).facts
    assert (facts["fate"], facts["to_square"], facts["whom"]) == (fate, to, whom)


def test_the_shared_start_is_no_shove() -> None:
    facts = asked(dyke(0, 0, 0, relaid=0), 1, "0").facts
    assert (facts["fate"], facts["whom"]) == ("dry", None)


@pytest.mark.parametrize(
    ("choice", "because"),
    [
        (Lay(()), "one_to_three_cards"),
        (Lay((1, 2, 3, 4)), "one_to_three_cards"),
        (Lay((12,)), "one_to_three_cards"),
        (Lay((-1,)), "one_to_three_cards"),
        (Lay((9,)), "card_not_held"),
        (Lay((1, 1)), "card_not_held"),
        (Lay((1,), hold=True), "no_clover_to_hold"),
        (Take("b10"), "wrong_kind_of_choice"),
    ],
)
def test_what_cannot_be_laid_is_refused(choice: Choice, because: str) -> None:
    with pytest.raises(Illegal, match=because):
        play(dyke(0, 30, 50, hands={0: "0123"}), 0, choice)


def test_others_learn_that_cards_are_laid_but_not_which() -> None:
    step = play(dyke(87, 30, 50), 0, cards("085"))
    assert step.events == (
        Sealed(Seat(0)),
        Laid((Seat(0),), "085", 2, 72, "dry", hold=False),
    )
    assert GAME.view(step.state, Seat(1)).mine is None
    assert GAME.view(step.state, Seat(1)).decided == (0,)
    assert GAME.view(step.state, Seat(0)).mine == cards("085")


def test_a_lay_off_the_dyke_has_no_square() -> None:
    step = play(dyke(187, 30, 50), 0, cards("85"))
    assert told(step, Laid) == [Laid((Seat(0),), "85", 0, 0, "off", hold=False)]


def test_a_sealed_lay_can_be_replaced_until_the_last_one_is_in() -> None:
    state = play(dyke(0, 30, 50), 0, cards("85")).state
    again = play(state, 0, cards("4"))
    assert told(again, Sealed) == []
    step = play(play(again.state, 1, cards("1")).state, 2, cards("2"))
    assert told(step, Revealed)[0].digits == "4"


def test_nobody_waits_for_who_has_laid() -> None:
    state = play(dyke(0, 30, 50), 0, cards("85")).state
    waits = {item.seat: item for item in GAME.pending(state)}
    assert [waits[Seat(at)].needed for at in range(3)] == [False, True, True]
    assert waits[Seat(0)].fallback == cards("85")
    assert all(item.secret for item in waits.values())


def test_a_sheep_that_is_out_lays_nothing() -> None:
    state = dyke(0, OUT, 50, 60)
    assert [item.seat for item in GAME.pending(state)] == [0, 2, 3]
    with pytest.raises(NotPending):
        asked(state, 1)


def test_the_fallback_is_an_easy_trot_to_a_dry_free_square() -> None:
    assert careful(dyke(0, 30, 50), Seat(0)) == cards("43")
    assert careful(dyke(0, 43, 50), Seat(0)) == cards("41"), "43 is taken, 42 is wet"


def test_the_fallback_stops_short_of_the_end() -> None:
    assert careful(dyke(196, 30, 50), Seat(0)) == cards("3")


def test_the_fallback_takes_a_longer_way_rather_than_get_wet() -> None:
    state = dyke(4, 30, 50, hands={0: "2999"})
    assert careful(state, Seat(0)) == cards("29")
    state = dyke(129, 30, 50, hands={0: "2468"}, sides=("wiese", "graeben"))
    assert careful(state, Seat(0)).digits == (4, 2)


def test_the_fallback_shoves_rather_than_swim() -> None:
    state = dyke(191, 192, 193, 194, 196, 198, hands={0: "1247"})
    assert careful(state, Seat(0)) == cards("7")


def test_the_fallback_knows_when_there_is_no_good_way() -> None:
    assert careful(dyke(198, 30, 50, hands={0: "5678"}), Seat(0)) == cards("5")


def test_the_fallback_holds_clovers() -> None:
    assert careful(dyke(0, 30, 50, clovers={0: ("b10",)}), Seat(0)).hold


@pytest.mark.parametrize("square", range(0, 190, 7))
def test_with_a_full_hand_the_fallback_never_falls_or_swims(square: int) -> None:
    state = dyke(square, 30, 50)
    goal = square + int("".join(map(str, careful(state, Seat(0)).digits)))
    assert goal <= 199
    assert goal not in WATER[state.sides]


def test_the_last_lay_turns_everything_up() -> None:
    step = lay(dyke(0, 30, 50), "1", "2", "3")
    assert not isinstance(step.state.phase, Laying)
    assert [event.seat for event in told(step, Revealed)] == [0, 1, 2]
    assert told(step, HandRefreshed) == []
