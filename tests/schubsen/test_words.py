"""Typed answers."""

import pytest

from rules.core.seats import Seat
from rules.core.walk import spelled
from rules.schubsen import GAME
from tests.schubsen.builders import dyke, lay


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("085", ("0", "8", "5", "lay")),
        ("0 8 5", ("0", "8", "5", "lay")),
        (" 85 hold ", ("8", "5", "layhold")),
        ("85 ohne", ("8", "5", "layhold")),
        ("7 sans", ("7", "layhold")),
        ("B20 go", ("2", "go")),
        ("z20 v10 go 93", ("2", "b", "go", "93")),
        ("«50, ±5 go 0", ("5", "a", "go", "0")),
        ("r10", ("1",)),
        ("b60", ("b60",)),
        ("nein", ("none",)),
        ("none", ("none",)),
        ("Gräben", ("graeben",)),
        ("sturmflut", ("sturmflut",)),
        ("hold", ("hold",)),
        ("20 back go", ("2", "go")),
        ("30 zurück", ("3",)),
        ("10 en arrière", ("1",)),
        ("Move ±10", ("b",)),
        ("Zugweite ±5", ("a",)),
        ("Déplacement ±20 go 93", ("c", "go", "93")),
        ("", ()),
    ],
)
def test_a_typed_answer_becomes_option_keys(text: str, words: tuple[str, ...]) -> None:
    assert GAME.words(text) == words


def test_a_typed_number_is_laid() -> None:
    path = spelled(GAME, dyke(0, 30, 50), Seat(0), "085")
    assert path == (("0",), ("8",), ("5",), ("lay",))


def test_typed_clovers_lead_to_the_scope() -> None:
    state = lay(dyke(20, 130, 150, clovers={0: ("b10", "c10")}), "15", "1", "2").state
    path = spelled(GAME, state, Seat(0), "b10 c10 go 20")
    assert path == (("1",), ("b",), ("go",), ("20",))
