"""Typed answers."""

import pytest

from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.core.walk import spelled, walk
from rules.schwupps import GAME
from tests.schwupps.build import ADVANCED, schubs, table


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("c", ("c",)),
        ("C", ("c",)),
        ("schwupps c", ("c",)),
        ("63 ac", ("63", "ac")),
        ("63 c a", ("63", "ac")),
        ("Schubs 63, A+C 12", ("63", "ac", "12")),
        ("c 12", ("c", "12")),
        ("63 aa a", ("63", "aaa")),
        ("63 bb a", ("63", "abb")),
        ("aa", ("aa",)),
        ("end", ("end",)),
        ("Ende", ("end",)),
        ("fin", ("end",)),
        ("äh", ("äh",)),
        ("all", ("all",)),
        ("cc", ("cc",)),
        ("", ()),
    ],
)
def test_typed_answers_are_read_as_keys(typed: str, keys: tuple[str, ...]) -> None:
    assert GAME.words(typed) == keys


def test_a_whole_schubs_can_be_typed() -> None:
    state = table((30, 10, 63, 40), "4▲ 1● 5♥", options=ADVANCED)
    path = spelled(GAME, state, Seat(0), "63 c a 10")
    assert walk(GAME, state, Seat(0), path) == schubs(63, "4▲ 5♥", 1)


def test_letters_that_do_not_match_are_refused() -> None:
    with pytest.raises(Illegal, match="pick_not_offered"):
        spelled(GAME, table((2, 63, 1), "4▲ 1● 5♥"), Seat(0), "63 a b")
