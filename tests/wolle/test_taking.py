"""Rulebook "Das machst du mit den Karten" and "Wann bekomme ich was?"."""

from typing import Any

import pytest

from rules.core.ask import Menu, Who
from rules.core.errors import Illegal, NotPending
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Comb, Take
from rules.wolle.data import CARDS
from rules.wolle.events import BoneStolen, Reached, Took, Topped
from rules.wolle.state import State, Taking
from rules.wolle.taking import Lying
from tests.wolle.table import BONE, DOG, ONE, OTHER_DOG, TWO, keys, play, rolled, table, told

SYMBOL, OTHER_SYMBOL, BLACK_SYMBOL = 26, 35, 8


def taking(due: int, *display: int, why: str = "reached", **facts: Any) -> State:
    """Build a position in which seat 0 takes *due* cards of *display*."""
    phase = Taking(ONE, due, display, why, rolled(8, 9, 9))  # type: ignore[arg-type]
    return table(phase, display=display, **facts)


def test_the_due_cards_are_free_to_choose() -> None:
    state = taking(2, 49, 7, DOG, 57)
    ask = GAME.legal(state, ONE, ())
    assert isinstance(ask, Menu)
    assert (ask.question, ask.least, ask.most) == ("take", 2, 2)
    assert [option.what for option in ask.options][1] == Lying("B", CARDS[7])
    assert ask.facts == {"due": 2, "why": "reached"}


def test_one_sheep_goes_on_top_by_itself() -> None:
    assert GAME.legal(taking(2, 49, 7, DOG, 57), ONE, (("c", "a"),)) == Take((DOG, 49))


def test_ruling_16_the_taker_chooses_the_top_sheep() -> None:
    state = taking(3, 49, 7, DOG, 57)
    assert keys(state, ONE, ("a", "b", "d")) == ("a", "b", "d")
    assert GAME.legal(state, ONE, (("a", "b", "d"), ("b",))) == Take((49, 57, 7))


def test_ruling_16_new_sheep_lie_on_the_old_ones() -> None:
    state = taking(3, 49, 7, DOG, 57, flocks=((20,), (), ()))
    step = play(state, ONE, Take((57, DOG, 7)))
    assert step.state.flocks[ONE] == (20, 57, 7)
    assert told(step, Topped) == [Topped(ONE, CARDS[7])]


def test_ruling_16_any_order_may_be_laid() -> None:
    state = taking(3, 49, 7, 57, 50)
    step = play(state, ONE, Take((57, 49, 7)))
    assert step.state.flocks[ONE] == (57, 49, 7)


def test_dogs_and_bone_lie_beside_the_flock() -> None:
    """ "Erhältst du Hirtenhunde, legst du sie einzeln und für alle sichtbar neben den Stapel"."""
    step = play(taking(3, DOG, OTHER_DOG, BONE, 57), ONE, Take((DOG, OTHER_DOG, BONE)))
    assert step.state.dogs == (2, 0, 0)
    assert step.state.bone == ONE
    assert step.state.flocks[ONE] == ()
    assert told(step, Topped) == []


def test_a_take_names_the_places_the_cards_lay_on() -> None:
    step = play(taking(2, 49, 7, DOG, 57), ONE, Take((57, DOG)))
    cards = (CARDS[57], CARDS[DOG])
    assert told(step, Took) == [Took(ONE, cards, ("D", "C"), "reached")]
    assert step.state.display == (49, 7)
    assert step.state.fates[ONE] == "reached"


def test_fewer_cards_than_due_are_all_there_is() -> None:
    """ "Liegen weniger Karten aus als dir zustehen, erhältst du nur noch die verbliebenen"."""
    state = table(rolled(8, 6, 4), display=(DOG, 57))
    step = play(state, ONE, Comb(20))
    assert told(step, Reached) == [Reached(ONE, 1, 2)]
    assert step.state.dogs[ONE] == 1
    assert step.state.flocks[ONE] == (57,)


def test_with_all_cards_due_only_the_top_is_asked() -> None:
    state = taking(2, 49, 7)
    assert keys(state, ONE) == ("a", "b")
    assert GAME.legal(state, ONE, (("a",),)) == Take((7, 49))


def test_example_conni_fetches_the_bone_from_stefan() -> None:
    """Page 5, picture: Conni takes the symbol "und nimmt sich sofort den Knochen von Stefan"."""
    state = taking(1, 49, SYMBOL, bone=TWO, dogs=(0, 1, 0))
    ask = GAME.legal(state, ONE, (("b",),))
    assert ask == Menu("bone", ask.options, facts={"victim": Who(TWO)})  # type: ignore[union-attr]
    assert GAME.legal(state, ONE, (("b",), ("yes",))) == Take((SYMBOL,), steal=True)
    step = play(state, ONE, Take((SYMBOL,), steal=True))
    assert told(step, BoneStolen) == [BoneStolen(ONE, TWO)]
    assert step.state.bone == ONE


def test_the_bone_may_be_left_where_it_is() -> None:
    """ "darfst du sofort und einmalig den Knochen seinem momentanen Besitzer wegnehmen"."""
    state = taking(1, 49, SYMBOL, bone=TWO)
    assert GAME.legal(state, ONE, (("b",), ("no",))) == Take((SYMBOL,))
    assert play(state, ONE, Take((SYMBOL,))).state.bone == TWO


@pytest.mark.parametrize(
    ("display", "bone"),
    [((SYMBOL, 49), None), ((SYMBOL, BONE), None), ((SYMBOL, 49), ONE)],
    ids=["in the deck", "on display", "with me"],
)
def test_ruling_9_without_another_owner_the_symbol_is_void(
    display: tuple[int, ...], bone: Seat | None
) -> None:
    state = taking(1, *display, bone=bone)
    assert GAME.legal(state, ONE, (("a",),)) == Take((SYMBOL,))
    assert play(state, ONE, Take((SYMBOL,))).state.bone == bone
    with pytest.raises(Illegal, match="no_bone_to_steal"):
        play(state, ONE, Take((SYMBOL,), steal=True))


def test_ruling_9_the_bone_itself_comes_with_its_card() -> None:
    state = taking(2, SYMBOL, BONE, 49)
    assert play(state, ONE, Take((SYMBOL, BONE))).state.bone == ONE


def test_ruling_10_two_symbols_are_one_theft() -> None:
    state = taking(2, SYMBOL, OTHER_SYMBOL, 49, bone=TWO)
    step = play(state, ONE, Take((SYMBOL, OTHER_SYMBOL), steal=True))
    assert told(step, BoneStolen) == [BoneStolen(ONE, TWO)]


@pytest.mark.parametrize("why", ["black", "left"])
def test_ruling_11_the_symbol_works_however_the_sheep_came(why: str) -> None:
    state = taking(1, BLACK_SYMBOL, why=why, bone=TWO)
    assert keys(state, ONE) == ("yes", "no")
    assert GAME.pending(state)[0].fallback == Take((BLACK_SYMBOL,), steal=True)
    assert play(state, ONE, Take((BLACK_SYMBOL,), steal=True)).state.bone == ONE


@pytest.mark.parametrize("cards", [(), (49,), (49, 49), (49, 50, 51)])
def test_no_more_and_no_fewer_cards_than_due(cards: tuple[int, ...]) -> None:
    with pytest.raises(Illegal, match="wrong_number_of_cards"):
        play(taking(2, 49, 50, 51), ONE, Take(cards))


def test_a_card_that_does_not_lie_out_is_refused() -> None:
    with pytest.raises(Illegal, match="card_not_on_offer"):
        play(taking(2, 49, 50, 51), ONE, Take((49, 57)))


def test_others_are_not_asked() -> None:
    with pytest.raises(NotPending):
        GAME.legal(taking(2, 49, 50, 51), TWO, ())


@pytest.mark.parametrize(
    ("due", "display", "flock", "dogs", "cards"),
    [
        (2, (7, 49, 57), (), 0, (57, 49)),
        (1, (49, DOG), (), 0, (DOG,)),
        (1, (49, DOG), (), 1, (49,)),
        (1, (17, BONE), (), 1, (BONE,)),
        (1, (57, 30), (28, 29), 1, (30,)),
        (1, (57, 31), (28, 29, 30), 1, (57,)),
        (1, (57, 40), (39, 41), 1, (57,)),
        (1, (57, 40), (39,), 1, (40,)),
    ],
    ids=[
        "points",
        "first dog",
        "no second dog",
        "bone",
        "third agent",
        "no fourth agent",
        "no third racer",
        "pair",
    ],
)
def test_the_fallback_takes_what_is_worth_most(
    due: int, display: tuple[int, ...], flock: tuple[int, ...], dogs: int, cards: tuple[int, ...]
) -> None:
    state = taking(due, *display, flocks=(flock, (), ()), dogs=(dogs, 0, 0))
    assert GAME.pending(state)[0].fallback == Take(cards)
