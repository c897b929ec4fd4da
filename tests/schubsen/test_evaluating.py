"""Rulebook 3, 4 and the end of the game."""

import pytest

from rules.core.errors import Illegal
from rules.core.play import Outcome
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.choices import Take
from rules.schubsen.data import ALL_PADS, DIGITS, OUT
from rules.schubsen.evaluating import evaluate
from rules.schubsen.events import (
    CherubPassed,
    CherubSmiled,
    CloverTaken,
    Eliminated,
    HandRefreshed,
    ImpCaught,
    ImpCollected,
    RoundBegun,
)
from rules.schubsen.state import Choosing, Laying, Over
from rules.schubsen.table import laid_open
from tests.schubsen.builders import asked, dyke, keys, lay, play, told


def test_3_the_imp_takes_a_lifesaver_and_the_sheep_stays() -> None:
    step = lay(dyke(10, 30, 50), "1", "2", "4")
    assert told(step, ImpCollected) == [ImpCollected(Seat(0), 1, 1)]
    assert step.state.squares[0] == 11


def test_3_without_a_lifesaver_the_imp_takes_the_sheep() -> None:
    step = lay(dyke(10, 30, 50, 70, rings=(0, 2, 2, 2)), "1", "2", "4", "5")
    assert told(step, ImpCaught) == [ImpCaught(Seat(0), 1)]
    assert told(step, Eliminated) == [Eliminated(Seat(0), 3)]
    assert step.state.squares[0] == OUT


def test_3_the_cherub_chooses_a_clover() -> None:
    step = lay(dyke(10, 30, 50), "1", "2", "4")
    assert step.state.phase == Choosing(Seat(2))
    assert told(step, CherubSmiled) == [CherubSmiled(Seat(2), 4)]
    assert keys(asked(step.state, 2)) == ["1", "2", "3", "4", "5", "a", "b", "c"]
    assert asked(step.state, 2).facts == {"left": 16}
    assert asked(step.state, 2, "2") == Take("b20")
    after = play(step.state, 2, Take("b20"))
    assert told(after, CloverTaken) == [CloverTaken(Seat(2), "b20", "back", 20)]
    assert after.state.clovers[2] == ("b20",)
    assert sorted((*after.state.box, "b20")) == sorted(ALL_PADS)


@pytest.mark.parametrize(
    ("box", "pad"),
    [(ALL_PADS, "c20"), (("b10", "c5"), "c5"), (("b10", "b40", "b20"), "b40")],
    ids=["the widest change", "a change before a way back", "the longest way back"],
)
def test_the_fallback_takes_a_good_clover(box: tuple[str, ...], pad: str) -> None:
    state = lay(dyke(10, 30, 50, box=box), "1", "2", "4").state
    (item,) = GAME.pending(state)
    assert (item.seat, item.secret, item.fallback) == (2, False, Take(pad))


@pytest.mark.parametrize("pad", ["c20", "nonsense"])
def test_a_pad_that_is_gone_cannot_be_taken(pad: str) -> None:
    state = lay(dyke(10, 30, 50, box=("b10",)), "1", "2", "4").state
    with pytest.raises(Illegal, match="clover_not_beside_the_dyke"):
        play(state, 2, Take(pad))


def test_3_without_clovers_beside_the_dyke_nobody_is_asked() -> None:
    step = lay(dyke(10, 30, 50, box=()), "1", "2", "4")
    assert isinstance(step.state.phase, Laying)


def test_4_the_cherub_holder_starts_the_next_round_with_both_cards() -> None:
    state = lay(dyke(10, 30, 50), "1", "2", "4").state
    after = play(state, 2, Take("b20"))
    assert after.events[-1] == RoundBegun(3, Seat(2))
    assert (after.state.start, after.state.imp, after.state.cherub) == (2, 2, 2)


def test_4_what_was_laid_stays_in_sight_while_the_next_cards_are_laid() -> None:
    state = play(lay(dyke(10, 30, 50), "1", "02", "4").state, 2, Take("b20")).state
    assert (state.laid, state.scopes) == (("1", "02", "4"), (1, 2, 4))
    assert lay(state, "5", "6", "7!").state.laid == ("5", "6", "7")


@pytest.mark.parametrize(
    ("hand", "lays", "left"),
    [
        ("1234", "1", DIGITS),
        ("12345", "1", "2345"),
        ("123456", "145", DIGITS),
        (DIGITS, "085", "1234679"),
    ],
    ids=["three left", "four left", "three after three cards", "seven left"],
)
def test_ruling_20_fewer_than_four_cards_bring_the_whole_pile_back(
    hand: str, lays: str, left: str
) -> None:
    state = lay(dyke(0, 30, 50, hands={0: hand}), lays, "2", "3").state
    assert state.cherub is not None
    after = play(state, state.cherub, Take("b10"))
    assert after.state.hands[0] == left
    assert told(after, HandRefreshed) == ([HandRefreshed(Seat(0))] if left == DIGITS else [])


def test_4_an_eliminated_player_takes_no_cards_back() -> None:
    state = lay(dyke(190, 30, 50, 70), "98", "2", "3", "4").state
    after = play(state, 3, Take("b10"))
    assert after.state.hands[0] == ""
    assert told(after, HandRefreshed) == []


def test_ruling_7_the_cherub_passes_on_when_the_imp_takes_its_holder() -> None:
    # No play leads here: whoever holds both cards is the only one who has revealed.
    table = laid_open(dyke(10, 30, 50, 70, rings=(0, 2, 2, 2)), (None,) * 4)
    table.laid, table.scopes = ["1", "4", "4", "2"], [1, 4, 4, 2]
    step = evaluate(table)
    assert told(step, CherubPassed) == [CherubPassed(Seat(1), 4)]
    assert step.state.phase == Choosing(Seat(1))
    assert play(step.state, 1, Take("b10")).state.start == 1


@pytest.mark.parametrize(
    ("squares", "places", "reason"),
    [
        ((90, 40, OUT), ((1,), (0,), (2,)), "two"),
        ((40, 140, OUT), ((0,), (1,), (2,)), "two"),
        ((OUT, 40, OUT), ((1,), (2,), (0,)), "one"),
        ((OUT, OUT, OUT), ((2,), (1,), (0,)), "none"),
        ((0, 0, OUT), ((0, 1), (2,)), "tied"),
    ],
    ids=["two left", "the second board is ahead", "one left", "none left", "two on the start"],
)
def test_end_of_game_the_second_one_wins(
    squares: tuple[int, ...], places: tuple[tuple[Seat, ...], ...], reason: str
) -> None:
    assert GAME.outcome(dyke(*squares, phase=Over())) == Outcome(places, reason)


def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(dyke(90, 40, OUT, 50)) is None


def test_ruling_19_phase_3_is_played_when_two_sheep_are_left() -> None:
    step = lay(dyke(190, 30, 50, rings=4), "98", "2", "3")
    assert told(step, ImpCollected) == [ImpCollected(Seat(1), 2, 3)]
    assert step.state.phase == Over()
    assert GAME.outcome(step.state) == Outcome(((Seat(1),), (Seat(2),), (Seat(0),)), "two")


def test_ruling_19_if_that_leaves_one_sheep_it_wins() -> None:
    step = lay(dyke(190, 30, 50, rings=0), "98", "2", "4")
    assert told(step, ImpCaught) == [ImpCaught(Seat(1), 2)]
    assert GAME.outcome(step.state) == Outcome(((Seat(2),), (Seat(1),), (Seat(0),)), "one")


def test_ruling_19_if_none_is_left_the_last_one_eliminated_wins() -> None:
    step = lay(dyke(20, 130, 150, start=1), "987", "97", "96")
    assert step.state.imp is None
    assert GAME.outcome(step.state) == Outcome(((Seat(0),), (Seat(2),), (Seat(1),)), "none")


def test_a_lone_sheep_taken_by_the_imp_has_stayed_longest_and_wins() -> None:
    step = lay(dyke(190, 130, 50, rings=0), "98", "97", "2")
    assert told(step, ImpCaught) == [ImpCaught(Seat(2), 2)]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "none")


def test_three_sheep_play_on() -> None:
    step = lay(dyke(190, 30, 50, 70, rings=4), "98", "2", "3", "4")
    assert step.state.phase == Choosing(Seat(3))
    assert told(step, CherubPassed)
