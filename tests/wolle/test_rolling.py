"""Rulebook "3) Würfelaktionen ausführen", "So ermittelst du dein Ergebnis" and its examples."""

import pytest

from rules.core.ask import Menu
from rules.core.errors import Illegal, NotPending
from rules.wolle import GAME
from rules.wolle.choices import Bid, Comb, Concede, Keep, Take
from rules.wolle.data import PLUS
from rules.wolle.events import Combed, DieKept, Failed, Reached, Rolled, Took
from rules.wolle.rolling import CombTo, KeepDie
from rules.wolle.state import Rolling, Taking
from tests.wolle.table import ONE, THREE, TWO, bidding, keys, play, rolled, table, told

MINUS_3, MINUS_2, PLUS_1, PLUS_2, PLUS_3 = 57, 52, 22, 20, 15
RED = (7, 8)  # two black sheep


def test_example_stefan_keeps_the_8_and_rolls_two_dice() -> None:
    """Page 3, picture: his 21 is not reached; "Er lässt die 8 liegen und würfelt … erneut"."""
    state = table(rolled(8, 4, 2), bids=(21, 18, 16))
    step = play(state, ONE, Keep(8), 9, 1)
    assert step.events == (
        DieKept(ONE, 8, 8),
        Rolled(ONE, 2, (8, 9, 1), (8, 4, 2), (10, 12), 0, 18, 21),
    )


def test_example_stefan_needs_a_4_with_the_last_die() -> None:
    """Page 4, picture: "Er hat jetzt 17 und muss mit dem gelben Würfel mindestens eine 4"."""
    state = table(rolled(1, 8, 9, attempt=2, kept=(10,)), bids=(21, 18, 16), chips=(0, 2, 2))
    assert told(play(state, ONE, Keep(12), 4), Reached) == [Reached(ONE, 3, 1)]
    assert told(play(state, ONE, Keep(12), 3), Failed) == [Failed(ONE, 20, 21, True)]


def test_example_conni_misses_with_25_because_of_her_malus() -> None:
    """Examples: 12, 10, 3 less 3 are 22, and her one chip makes but 23 of 24."""
    flocks = ((MINUS_3,), (), ())
    state = bidding(24, 18, None, flocks=flocks, chips=(1, 2, 2))
    step = play(state, THREE, Bid(16), 3, 10, 12)
    assert told(step, Rolled)[0].result == 22
    assert keys(step.state, ONE) == ("d8", "d10", "d12")


def test_example_conni_gets_one_card_with_the_third_roll() -> None:
    """Examples: keeps 12, rolls 7 and 3; keeps 7, rolls 7; 26 − 3 + 1 chip = 24, one card."""
    flocks = ((MINUS_3,), (), ())
    state = table(rolled(3, 10, 12), bids=(24, 18, 16), flocks=flocks, chips=(1, 2, 2))
    step = play(state, ONE, Keep(12), 3, 7)
    assert told(step, Rolled)[0].result == 19
    step = play(step.state, ONE, Keep(10), 7)
    assert told(step, Rolled)[0].result == 23
    assert keys(step.state, ONE) == ("comb", "stop")
    step = play(step.state, ONE, Comb(24))
    assert step.events == (Combed(ONE, 0, 1, 24, 24), Reached(ONE, 3, 1))
    assert step.state.chips[ONE] == 0


def test_example_kathrin_could_comb_the_first_roll_for_three_cards() -> None:
    """Examples: 21 with bonus +1 and two chips would be her 24, for three cards."""
    state = table(rolled(4, 8, 9), bids=(24, 18, 16), flocks=((PLUS_1,), (), ()))
    ask = GAME.legal(state, ONE, ())
    assert isinstance(ask, Menu)
    assert ask.options[-1].what == CombTo(24, 1, 2, 3)


def test_example_kathrin_combs_the_second_roll_for_two_cards() -> None:
    """Examples: "Diesmal setzt sie ihren Bonus ein und zahlt gerne die zwei Wollchips"."""
    state = table(rolled(4, 8, 9), bids=(24, 18, 16), flocks=((PLUS_1,), (), ()))
    step = play(state, ONE, Keep(10), 4, 9)
    step = play(step.state, ONE, Comb(24))
    assert step.events == (Combed(ONE, 1, 2, 24, 24), Reached(ONE, 2, 2))
    assert step.state.chips[ONE] == 0


def test_example_robbi_stays_below_14_and_takes_both_black_sheep() -> None:
    """Examples: keeps 4, then a 5, rolls 6: 15 − 2 = 13, no chips; both black sheep, one chip."""
    state = table(
        rolled(4, 2, 3),
        bids=(20, 18, 16),
        display=(7, 8, 49),
        flocks=((MINUS_2,), (), ()),
        chips=(0, 2, 2),
    )
    step = play(state, ONE, Keep(8), 5, 5)
    step = play(step.state, ONE, Keep(10), 6)
    assert told(step, Failed) == [Failed(ONE, 13, 20, True)]
    assert step.state.chips[ONE] == 1
    phase = step.state.phase
    assert isinstance(phase, Taking)
    assert (phase.seat, phase.due, phase.offer, phase.why) == (ONE, 2, RED, "black")
    assert keys(step.state, ONE) == ("a", "b")
    step = play(step.state, ONE, Take((8, 7)))
    assert step.state.flocks[ONE] == (MINUS_2, 8, 7)
    assert step.state.display == (49,)


def test_ruling_1_help_brings_all_cards_due() -> None:
    state = table(rolled(4, 8, 9), bids=(24, 18, 16), flocks=((PLUS_1,), (), ()))
    step = play(state, ONE, Comb(24))
    phase = step.state.phase
    assert isinstance(phase, Taking)
    assert phase.due == 3
    with pytest.raises(Illegal, match="wrong_number_of_cards"):
        play(step.state, ONE, Take((49, 50)))


def test_ruling_2_the_bonus_may_be_declined() -> None:
    state = table(rolled(4, 8, 7), flocks=((PLUS_1,), (), ()))
    assert keys(state, ONE) == ("d8", "d10", "d12", "comb")
    assert told(play(state, ONE, Keep(8), 1, 1), Reached) == []


@pytest.mark.parametrize(("pips", "phase"), [(11, Rolling), (12, Taking)])
def test_ruling_2_the_malus_always_counts(pips: int, phase: type) -> None:
    state = table(rolled(8, 2, 2), flocks=((MINUS_2,), (), ()))
    assert type(play(state, ONE, Keep(8), 2, pips).state.phase) is phase


def test_ruling_3_dice_that_reach_the_bid_end_the_turn() -> None:
    step = play(table(rolled(8, 1, 1)), ONE, Keep(8), 1, 11)
    assert told(step, Reached) == [Reached(ONE, 2, 2)]


def test_ruling_3_a_low_die_may_be_kept_on_purpose() -> None:
    step = play(table(rolled(1, 9, 9)), ONE, Keep(8), 1, 1)
    assert told(step, Rolled)[0].result == 3


def test_ruling_8_an_empty_supply_pays_no_comfort() -> None:
    state = table(rolled(1, 2, 3, attempt=2, kept=(8,)), chips=(0, 13, 12))
    step = play(state, ONE, Keep(10), 12)
    assert told(step, Failed) == [Failed(ONE, 15, 20, False)]
    assert step.state.chips == (0, 13, 12)


def test_ruling_12_the_comfort_chip_cannot_buy_14() -> None:
    state = table(rolled(1, 2, 3, attempt=2, kept=(8,)), display=(7, 49), chips=(0, 2, 2))
    step = play(state, ONE, Keep(10), 10)
    assert told(step, Failed) == [Failed(ONE, 13, 20, True)]
    assert [event.why for event in told(step, Took)] == ["black"]
    assert step.state.chips[ONE] == 1


def test_ruling_13_chips_are_paid_only_to_reach_the_bid() -> None:
    state = table(rolled(4, 8, 5), chips=(2, 2, 2))
    assert keys(state, ONE) == ("d8", "d10", "d12")
    for aim in (17, 18, 19, 20, 14):
        with pytest.raises(Illegal, match="comb_falls_short"):
            play(state, ONE, Comb(aim))


def test_ruling_13_or_to_reach_14_after_the_third_roll() -> None:
    state = table(rolled(4, 4, 4, attempt=3, kept=(8, 10)), display=(7, 49, 50))
    assert keys(state, ONE) == ("safe", "stop")
    step = play(state, ONE, Comb(14))
    assert step.events[:2] == (Combed(ONE, 0, 2, 14, 20), Failed(ONE, 14, 20, True))
    assert step.state.chips[ONE] == 1
    assert step.state.display == (7, 49, 50)


def test_ruling_15_the_chip_of_26_plus_cannot_help_the_roll() -> None:
    state = table(rolled(8, 8, 9), bids=(PLUS, 18, 16), chips=(0, 2, 2))
    assert keys(state, ONE) == ("d8", "d10", "d12")


def test_26_plus_is_reached_with_26() -> None:
    """Rulebook 3: "Für das Gebot 26+ gilt — wie beim Gebot 26"."""
    state = table(rolled(8, 8, 9), bids=(PLUS, 18, 16), chips=(1, 2, 2))
    assert told(play(state, ONE, Comb(26)), Reached) == [Reached(ONE, 1, 3)]


def test_a_bonus_alone_keeps_black_sheep_away() -> None:
    """ACHTUNG box: "Du darfst natürlich einen Bonus und Wollchips einsetzen, um 14 …"."""
    last = rolled(4, 4, 5, attempt=3, kept=(8, 10))
    state = table(last, display=(7, 49, 50), flocks=((PLUS_3,), (), ()), chips=(0, 2, 2))
    step = play(state, ONE, Comb(14))
    assert told(step, Combed) == [Combed(ONE, 3, 0, 16, 20)]
    assert told(step, Failed) == [Failed(ONE, 16, 20, True)]


def test_the_bonus_may_be_declined_even_below_14() -> None:
    last = rolled(4, 4, 5, attempt=3, kept=(8, 10))
    state = table(last, display=(7, 49, 50), flocks=((PLUS_3,), (), ()), chips=(0, 2, 2))
    step = play(state, ONE, Concede())
    assert told(step, Took)[0].letters == ("A",)
    assert step.state.flocks[ONE] == (PLUS_3, 7)


def test_nothing_is_asked_below_14_without_black_sheep() -> None:
    state = table(rolled(1, 2, 3, attempt=2, kept=(8,)), chips=(2, 2, 2))
    step = play(state, ONE, Keep(10), 10)
    assert told(step, Failed) == [Failed(ONE, 13, 20, True)]
    assert GAME.pending(step.state)[0].seat == TWO


def test_with_a_bid_of_14_there_is_one_number_to_reach() -> None:
    last = rolled(4, 4, 5, attempt=3, kept=(8, 10))
    state = table(last, bids=(14, 14, 14), display=(7, 49, 50))
    assert keys(state, ONE) == ("comb", "stop")


def test_after_the_third_roll_the_bid_and_14_may_both_be_in_reach() -> None:
    last = rolled(4, 4, 5, attempt=3, kept=(8, 10))
    state = table(last, bids=(15, 14, 14), display=(7, 49, 50))
    assert keys(state, ONE) == ("comb", "safe", "stop")
    ask = GAME.legal(state, ONE, ())
    assert isinstance(ask, Menu)
    assert [option.what for option in ask.options] == [
        CombTo(15, 0, 2, 1),
        CombTo(14, 0, 1, 0),
        "stop",
    ]


@pytest.mark.parametrize(
    ("key", "choice"),
    [("d10", Keep(10)), ("comb", Comb(20)), ("safe", Comb(14)), ("stop", Concede())],
)
def test_keys_lead_to_choices(key: str, choice: object) -> None:
    assert GAME.legal(table(rolled(4, 8, 6)), ONE, ((key,),)) == choice


def test_a_kept_die_stays_where_it_is() -> None:
    state = table(rolled(4, 8, 2, attempt=2, kept=(8,)))
    assert keys(state, ONE) == ("d10", "d12")
    with pytest.raises(Illegal, match="die_not_free"):
        play(state, ONE, Keep(8))


def test_no_die_is_kept_after_the_third_roll() -> None:
    state = table(rolled(9, 8, 2, attempt=3, kept=(8, 10)))
    with pytest.raises(Illegal, match="die_not_free"):
        play(state, ONE, Keep(12))


def test_nobody_gives_up_while_rolls_are_left() -> None:
    with pytest.raises(Illegal, match="rolls_left"):
        play(table(rolled(1, 2, 3)), ONE, Concede())


def test_a_roll_that_reached_leaves_nothing_to_comb() -> None:
    with pytest.raises(Illegal, match="comb_falls_short"):
        play(table(rolled(8, 6, 6)), ONE, Comb(20))


def test_exactly_14_is_safe_already() -> None:
    last = rolled(4, 4, 6, attempt=3, kept=(8, 10))
    state = table(last, bids=(16, 14, 14), display=(7, 49, 50))
    assert keys(state, ONE) == ("comb", "stop")


def test_only_the_seat_on_turn_is_asked() -> None:
    with pytest.raises(NotPending):
        GAME.legal(table(rolled(1, 2, 3)), TWO, ())


def test_the_question_tells_what_the_roll_lacks() -> None:
    ask = GAME.legal(table(rolled(4, 8, 6), flocks=((PLUS_1,), (), ())), ONE, ())
    assert isinstance(ask, Menu)
    assert ask.question == "roll"
    assert ask.options[1].what == KeepDie(10, 8)
    facts = ask.facts
    assert (facts["attempt"], facts["result"], facts["goal"], facts["missing"]) == (1, 18, 20, 2)
    assert (facts["modifier"], facts["chips"], facts["pips"]) == (1, 2, (4, 8, 6))
    assert facts["chances"] == (55, 79, 50)


def test_the_odds_of_the_last_die_are_exact() -> None:
    ask = GAME.legal(table(rolled(4, 8, 6, attempt=2, kept=(10,)), chips=(0, 0, 0)), ONE, ())
    assert isinstance(ask, Menu)
    assert ask.facts["chances"] == (42, 38)  # 8 or more of 12, 6 or more of 8


@pytest.mark.parametrize(
    ("phase", "chips", "choice"),
    [
        (rolled(4, 8, 6), 2, Comb(20)),
        (rolled(4, 8, 6), 1, Keep(10)),
        (rolled(4, 8, 5), 9, Keep(10)),
        (rolled(4, 4, 5, attempt=3, kept=(8, 10)), 2, Comb(14)),
        (rolled(1, 1, 1, attempt=3, kept=(8, 10)), 20, Concede()),
    ],
)
def test_the_fallback_spends_two_chips_at_most(phase: Rolling, chips: int, choice: object) -> None:
    state = table(phase, display=(7, 49, 50), chips=(chips, 0, 0))
    assert GAME.pending(state)[0].fallback == choice
