"""Walking through questions, by picks, at random and by typed words."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.ask import Amount, Ask, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import plain_words
from rules.core.replay import Opening, begin
from rules.core.seats import Seat
from rules.core.walk import spelled, stroll, walk
from tests.core.toy import TOY, Options, Take

STATE = begin(TOY, Opening("s", 2, Options())).state
FIRST = Seat(0)
WHOLE: Path = (("c", "a"), ("7",), ("yes",))


def test_a_path_leads_to_the_next_question() -> None:
    assert walk(TOY, STATE, FIRST, WHOLE[:1]) == Amount("times", 1, 12)


def test_a_whole_path_leads_to_the_choice() -> None:
    assert walk(TOY, STATE, FIRST, WHOLE) == Take(("c", "a"), 7, loud=True)


@pytest.mark.parametrize("path", [(("d",),), (("a",), ("13",)), (*WHOLE, ("yes",))])
def test_what_is_not_on_offer_is_refused(path: Path) -> None:
    with pytest.raises(Illegal, match="pick_not_offered"):
        walk(TOY, STATE, FIRST, path)


def test_a_seat_without_a_question_is_refused() -> None:
    with pytest.raises(NotPending) as refusal:
        walk(TOY, STATE, Seat(1), ())
    assert refusal.value.seat == 1


@given(st.text(max_size=4))
def test_a_stroll_ends_in_the_choice_its_path_leads_to(seed: str) -> None:
    path, choice = stroll(TOY, STATE, FIRST, Dice(seed, 0).below)
    assert walk(TOY, STATE, FIRST, path) == choice


def test_a_stroll_may_end_in_any_choice() -> None:
    choices = [stroll(TOY, STATE, FIRST, Dice("all", step).below)[1] for step in range(2_000)]
    assert {choice.times for choice in choices} == set(range(1, 13))
    assert len({choice.things for choice in choices}) == 1 + 3 + 6
    assert {choice.loud for choice in choices} == {False, True}


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("c a 7 yes", WHOLE),
        ("C, A-7 YES", WHOLE),
        ("a", (("a",),)),
        ("a 7", (("a",), ("7",))),
        ("7 no", ((), ("7",), ("no",))),
    ],
)
def test_typed_words_spell_a_path(text: str, path: Path) -> None:
    assert spelled(TOY, STATE, FIRST, text) == path


@pytest.mark.parametrize("text", ["", "  ", "x", "a b c", "a 13", "a 7 maybe", "c a 7 yes no"])
def test_typed_words_that_are_not_on_offer_are_refused(text: str) -> None:
    with pytest.raises(Illegal, match="pick_not_offered"):
        spelled(TOY, STATE, FIRST, text)


def test_a_game_may_split_words_its_own_way() -> None:
    letters = replace(TOY, words=lambda text: tuple(text))
    assert spelled(letters, STATE, FIRST, "ca7") == WHOLE[:2]


def test_plain_words_are_small_and_without_stops() -> None:
    assert plain_words(" A3-b4,C ") == ("a3", "b4", "c")


@given(st.lists(st.lists(st.text("abcd127", max_size=2), max_size=3), max_size=4))
def test_any_path_is_walked_or_refused(picks: list[list[str]]) -> None:
    path = tuple(tuple(pick) for pick in picks)
    try:
        answer = walk(TOY, STATE, FIRST, path)
    except Illegal:
        return
    assert isinstance(answer, Ask | Take)
