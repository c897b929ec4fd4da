"""Rulebook "Spielende und Gewinner" and "Die Spezialkarten"."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.ask import Menu
from rules.core.errors import Illegal, NotPending
from rules.core.play import Step
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Comb, PutBack
from rules.wolle.data import CARDS
from rules.wolle.events import Counted, SheepPutBack
from rules.wolle.scoring import Own, agents, count, racers
from rules.wolle.state import Count, Over, Returning, State
from tests.wolle.table import BONE, DOG, ONE, THREE, TWO, keys, play, rolled, table, told

AGENTS, RACERS = (28, 29, 30, 31, 32, 33), (39, 40, 41, 42, 43, 44)


def ended(**facts: Any) -> Step[State]:
    """Play the last card of a match: a dog for seat 0."""
    last = {"display": (DOG,), "deck": (), **facts}
    return play(table(rolled(4, 8, 6), **last), ONE, Comb(20))


def counted(**facts: Any) -> Count:
    """Count seat 0 of a table of three."""
    return count(table(Over((), ()), **facts), ONE, ())


@pytest.mark.parametrize(
    ("owned", "points"), [(0, 0), (1, 3), (2, 14), (3, 0), (4, 3), (5, 14), (6, 0)]
)
def test_a_pair_of_racers_is_worth_most(owned: int, points: int) -> None:
    """3-7-0: three points, twice seven, nothing for three; the fourth begins a new set."""
    assert racers(owned) == points
    assert counted(flocks=(RACERS[:owned], (), ())).racers == points


@pytest.mark.parametrize(
    ("owned", "points"), [(0, 0), (1, 0), (2, 0), (3, 21), (4, 21), (5, 21), (6, 42)]
)
def test_three_agents_are_worth_21(owned: int, points: int) -> None:
    """0-0-7: nothing, nothing, three times seven; the 21 stay when a new set begins."""
    assert agents(owned) == points
    assert counted(flocks=(AGENTS[:owned], (), ())).agents == points


def test_white_and_black_sheep_count_what_is_printed() -> None:
    line = counted(flocks=((7, 14, 57, 15), (), ()), dogs=(2, 6, 0), chips=(3, 0, 0))
    assert line == Count(9, -8, 0, 0, 0, 0, 0, 3, 4)


@pytest.mark.parametrize(
    ("dogs", "bone", "points"),
    [
        ((1, 5, 2), None, 9),
        ((0, 6, 2), None, 0),
        ((2, 5, 1), None, 0),
        ((5, 2, 1), None, -5),
        ((4, 4, 0), None, -5),
        ((2, 5, 1), ONE, 8),
        ((5, 2, 1), ONE, 15),
        ((0, 6, 2), ONE, 0),
        ((2, 5, 1), TWO, 0),
    ],
    ids=[
        "exactly one",
        "none",
        "two",
        "the most",
        "the most, tied",
        "with the bone",
        "the bone averts nothing",
        "a bone without dogs",
        "somebody else's bone",
    ],
)
def test_dogs_and_bone(dogs: tuple[int, ...], bone: Seat | None, points: int) -> None:
    assert counted(dogs=dogs, bone=bone, chips=(0, 0, 0)).total == points


def test_ruling_4_one_dog_and_the_bone_are_13() -> None:
    line = counted(dogs=(1, 5, 2), bone=ONE, chips=(0, 0, 0))
    assert (line.dogs, line.bone, line.total) == (9, 4, 13)


def test_all_who_tie_for_most_dogs_lose_five() -> None:
    state = table(Over((), ()), dogs=(4, 4, 0))
    assert [count(state, Seat(seat), ()).pack for seat in range(3)] == [-5, -5, 0]


def test_without_a_dog_two_sheep_of_ones_choice_go_back() -> None:
    step = ended(flocks=((), (15, 57, 49, 7), (20,)), dogs=(4, 0, 3))
    assert step.state.phase == Returning(((), None, ()))
    assert [(item.seat, item.secret) for item in GAME.pending(step.state)] == [(TWO, False)]
    assert keys(step.state, TWO) == ("15", "49", "57")
    assert GAME.legal(step.state, TWO, (("15", "57"),)) == PutBack((15, 57))
    step = play(step.state, TWO, PutBack((15, 57)))
    assert told(step, SheepPutBack) == [SheepPutBack(TWO, (CARDS[15], CARDS[57]))]
    assert told(step, Counted)[TWO].count.white == 6


def test_ruling_5_fewer_than_two_white_sheep_all_go_back() -> None:
    step = ended(flocks=((), (15, 7, 28), (39,)), dogs=(7, 0, 0))
    assert told(step, SheepPutBack) == [SheepPutBack(TWO, (CARDS[15],))]
    phase = step.state.phase
    assert isinstance(phase, Over)
    assert phase.returned == ((), (15,), ())
    assert phase.counts[TWO].white == 0


def test_exactly_two_white_sheep_go_back_without_a_question() -> None:
    step = ended(flocks=((), (15, 57), ()), dogs=(7, 0, 0))
    assert told(step, SheepPutBack) == [SheepPutBack(TWO, (CARDS[15], CARDS[57]))]


def test_ruling_6_any_white_sheep_may_go() -> None:
    """ "zwei Schafe deiner Wahl (keine schwarzen Schafe, kein 0-0-7- und kein 3-7-0-Schaf)"."""
    step = ended(flocks=((), (15, 57, 49, 7, 28, 39), ()), dogs=(7, 0, 0))
    for cards in ((15, 7), (28, 57), (57, 39), (57, 20)):
        with pytest.raises(Illegal, match="not_a_white_sheep"):
            play(step.state, TWO, PutBack(cards))
    assert isinstance(play(step.state, TWO, PutBack((57, 49))).state.phase, Over)


@pytest.mark.parametrize("cards", [(), (15,), (15, 15), (15, 49, 57)])
def test_two_sheep_go_back_and_no_other_number(cards: tuple[int, ...]) -> None:
    step = ended(flocks=((), (15, 57, 49), ()), dogs=(7, 0, 0))
    with pytest.raises(Illegal, match="wrong_number_of_cards"):
        play(step.state, TWO, PutBack(cards))


def test_several_seats_without_a_dog_choose_in_any_order() -> None:
    step = ended(flocks=((), (15, 57, 49), (16, 50, 51)), dogs=(7, 0, 0))
    assert [item.seat for item in GAME.pending(step.state)] == [TWO, THREE]
    step = play(step.state, THREE, PutBack((16, 50)))
    assert step.state.phase == Returning(((), None, (16, 50)))
    with pytest.raises(NotPending):
        GAME.legal(step.state, THREE, ())
    assert isinstance(play(step.state, TWO, PutBack((15, 49))).state.phase, Over)


def test_the_fallback_puts_the_poorest_sheep_back() -> None:
    step = ended(flocks=((), (57, 7, 16, 49, 15), ()), dogs=(7, 0, 0))
    assert GAME.pending(step.state)[0].fallback == PutBack((15, 16))


def test_the_question_shows_the_sheep_themselves() -> None:
    step = ended(flocks=((), (57, 16, 49), ()), dogs=(7, 0, 0))
    ask = GAME.legal(step.state, TWO, ())
    assert isinstance(ask, Menu)
    assert [option.what for option in ask.options] == [Own(CARDS[card]) for card in (16, 49, 57)]


def test_every_seat_is_counted_in_one_event() -> None:
    step = ended(flocks=((49,), (57,), (20,)), dogs=(0, 4, 3), chips=(2, 3, 4), bone=TWO)
    assert told(step, Counted) == [
        Counted(ONE, Count(6, 0, 0, 0, 9, 0, 0, 0, 15)),
        Counted(TWO, Count(8, 0, 0, 0, 0, 16, -5, 3, 22)),
        Counted(THREE, Count(2, 0, 0, 0, 0, 0, 0, 4, 6)),
    ]


def over(*lines: tuple[int, int, int]) -> State:
    """Build an end: points, chips and top sheep of each seat."""
    counts = tuple(Count(0, 0, 0, 0, 0, 0, 0, chips, points) for points, chips, _ in lines)
    flocks = tuple((top,) for *_, top in lines)
    returned: tuple[tuple[int, ...], ...] = ((),) * len(lines)
    chips = tuple(chips for _, chips, _ in lines)
    return table(Over(returned, counts), bids=(20,) * len(lines), flocks=flocks, chips=chips)


def test_most_points_win() -> None:
    outcome = GAME.outcome(over((30, 1, 7), (41, 0, 57), (30, 2, 9)))
    assert outcome is not None
    assert outcome.places == ((TWO,), (THREE,), (ONE,))
    assert outcome.scores == (30, 41, 30)
    assert outcome.reason == "points"


def test_ruling_7_more_chips_break_a_tie() -> None:
    outcome = GAME.outcome(over((30, 1, 7), (30, 2, 57)))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((TWO,), "chips")


def test_ruling_7_then_the_lower_number_on_top() -> None:
    outcome = GAME.outcome(over((30, 2, 57), (30, 2, 7)))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((TWO,), "number")


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert GAME.outcome(table(rolled(1, 2, 3))) is None


@given(st.integers(0, 60))
def test_six_more_triplet_sheep_change_nothing_but_full_sets(owned: int) -> None:
    assert racers(owned + 6) == racers(owned)
    assert agents(owned + 6) == agents(owned) + 42


@given(st.permutations(list(CARDS)[:51]), st.integers(0, 51))
def test_a_count_is_the_sum_of_its_lines(order: list[int], owned: int) -> None:
    line = counted(flocks=(tuple(order[:owned]), (), ()), dogs=(1, 4, 3), bone=ONE)
    parts = (line.white, line.black, line.agents, line.racers, line.dogs, line.bone, line.pack)
    assert sum(parts) + line.chips == line.total
    assert line.white <= 128
    assert line.black >= -29


def test_the_bone_card_is_worth_nothing() -> None:
    assert CARDS[BONE].points == 0
