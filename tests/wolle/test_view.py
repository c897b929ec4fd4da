"""What seats see, what they type, and what is conserved."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.core.walk import spelled
from rules.wolle import GAME
from rules.wolle.choices import Comb
from rules.wolle.data import BONE as BONE_CARD
from rules.wolle.data import CARDS, CHIPS
from rules.wolle.state import Bidding, Over, State, Taking
from rules.wolle.view import Claim, Throw, view
from tests.kit.walks import random_match
from tests.wolle.table import DOG, ONE, THREE, TWO, bidding, play, rolled, table


def test_a_sealed_bid_shows_to_its_owner_alone() -> None:
    state = bidding(21, None, 27)
    assert [view(state, seat).bid for seat in (None, ONE, TWO, THREE)] == [None, "21", None, "26+"]
    assert [herd.sealed for herd in view(state, None).herds] == [True, False, True]
    assert [herd.bid for herd in view(state, None).herds] == [None] * 3
    assert view(state, None).active == (TWO,)


def test_ruling_20_only_the_top_of_a_flock_shows() -> None:
    state = table(rolled(1, 2, 3), flocks=((49, 57), (), ()))
    seen = view(state, ONE)
    assert seen.flocks == ()
    herd = seen.herds[ONE]
    assert (herd.size, herd.top, herd.number, herd.modifier) == (2, CARDS[57], 57, -3)
    assert (seen.herds[TWO].top, seen.herds[TWO].number) == (None, 2)


def test_dice_lie_open() -> None:
    state = table(rolled(1, 2, 3, attempt=2, kept=(8,)), flocks=((57,), (), ()))
    seen = view(state, None)
    assert seen.throw == Throw(ONE, 2, (1, 2, 3), (8,), 3, 20, 2)
    assert (seen.phase, seen.active, seen.claim) == ("rolling", (ONE,), None)
    assert [herd.bid for herd in seen.herds] == ["20", "18", "16"]


def test_dice_stay_until_the_cards_are_taken() -> None:
    seen = view(play(table(rolled(4, 8, 6)), ONE, Comb(20)).state, TWO)
    assert seen.phase == "taking"
    assert seen.throw is not None
    assert seen.throw.pips == (4, 8, 6)
    assert seen.claim == Claim(ONE, 3, ("A", "B", "C", "D"), "reached")


def test_black_sheep_on_offer_keep_their_letters() -> None:
    phase = Taking(ONE, 2, (7, 8), "black", rolled(1, 1, 1, attempt=3, kept=(8, 10)))
    seen = view(table(phase, display=(49, 7, DOG, 8)), None)
    assert seen.claim == Claim(ONE, 2, ("B", "D"), "black")


def test_the_rest_comes_without_dice() -> None:
    seen = view(table(Taking(THREE, 2, (7, 8), "left"), turn=2, display=(7, 8)), None)
    assert (seen.throw, seen.active) == (None, (THREE,))


def test_flocks_and_counts_show_at_the_end() -> None:
    last: dict[str, Any] = {"display": (DOG,), "deck": (), "dogs": (4, 0, 3), "bone": TWO}
    state = table(rolled(4, 8, 8), flocks=((54,), (49, 50, 51), ()), **last)
    seen = view(play(state, ONE, Comb(20)).state, None)
    assert (seen.phase, seen.active, seen.counts) == ("returning", (TWO,), ())
    assert seen.flocks[TWO] == (CARDS[49], CARDS[50], CARDS[51])
    assert seen.returned == ((), (), ())
    fallback = GAME.pending(play(state, ONE, Comb(20)).state)[0].fallback
    seen = view(play(play(state, ONE, Comb(20)).state, TWO, fallback).state, None)
    assert (seen.phase, seen.active) == ("over", ())
    assert seen.returned[TWO] == (CARDS[49], CARDS[50])
    assert [line.total for line in seen.counts] == [2, 8, 2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("26+", ("26p",)),
        ("24", ("24",)),
        ("W10", ("d10",)),
        ("d8", ("d8",)),
        ("ac", ("a", "c")),
        ("A, C", ("a", "c")),
        ("a+c b", ("a", "c", "b")),
        ("stop", ("stop",)),
    ],
)
def test_typed_answers_are_split_into_keys(text: str, words: tuple[str, ...]) -> None:
    assert GAME.words(text) == words


def test_a_typed_answer_may_carry_cards_and_top() -> None:
    state = play(table(rolled(4, 8, 6)), ONE, Comb(20)).state
    assert spelled(GAME, state, ONE, "abd b") == (("a", "b", "d"), ("b",))
    with pytest.raises(Illegal):
        spelled(GAME, state, ONE, "abz")


@settings(max_examples=10)
@given(st.sampled_from(GAME.seats), st.text("0123456789abcdef", min_size=1, max_size=6))
def test_no_card_and_no_chip_appears_or_vanishes(seats: int, seed: str) -> None:
    for step, _ in random_match(GAME, seats, seed, rethink=True):
        assert _cards(step.state) == list(CARDS)
        assert min(step.state.chips) >= 0
        assert step.state.supply + sum(step.state.chips) == CHIPS
        assert step.state.supply >= 0


@settings(max_examples=10)
@given(st.sampled_from(GAME.seats), st.text("0123456789abcdef", min_size=1, max_size=6))
def test_every_round_gives_all_its_cards_away(seats: int, seed: str) -> None:
    for step, _ in random_match(GAME, seats, seed):
        if isinstance(step.state.phase, Bidding):
            owned = sum(map(len, step.state.flocks)) + sum(step.state.dogs)
            owned += step.state.bone is not None
            assert owned == (step.state.round - 1) * (seats + 1)
            assert len(step.state.display) == min(seats + 1, len(CARDS) - owned)


def test_a_redeal_of_an_open_position_only_shuffles_the_deck() -> None:
    state = table(rolled(1, 2, 3), flocks=((49, 57), (20,), ()))
    twin = GAME.redeal(state, ONE, Dice("twin", 0))
    assert sorted(twin.deck) == sorted(state.deck)
    assert twin.deck != state.deck
    assert twin.flocks == state.flocks


def _cards(state: State) -> list[int]:
    """List all cards; dogs and the bone beside flocks have no names of their own."""
    named = [*state.deck, *state.display, *(card for flock in state.flocks for card in flock)]
    dogs = [card for card in CARDS if CARDS[card].kind == "dog" and card not in named]
    assert len(dogs) == sum(state.dogs)
    bone = [BONE_CARD] if state.bone is not None else []
    return sorted([*named, *dogs, *bone])


def test_the_match_knows_that_it_is_over() -> None:
    last = random_match(GAME, 3, "over")[-1][0].state
    assert isinstance(last.phase, Over)
    assert view(last, Seat(0)).deck == 0
    assert view(last, Seat(0)).round == view(last, Seat(0)).rounds == 15
