"""The one gate between a screen and the rules."""

import pytest

from rules.core.ask import Amount, Ask, Menu, Option, Pick, fits

KEYS = tuple(Option(key, key) for key in "abc")


@pytest.mark.parametrize(
    ("ask", "pick", "fit"),
    [
        (Menu("q", KEYS), ("a",), True),
        (Menu("q", KEYS), ("d",), False),
        (Menu("q", KEYS), (), False),
        (Menu("q", KEYS), ("a", "b"), False),
        (Menu("q", KEYS, least=0), (), True),
        (Menu("q", KEYS, least=0, most=2), (), True),
        (Menu("q", KEYS, most=2), ("c", "a"), True),
        (Menu("q", KEYS, most=2), ("a",), True),
        (Menu("q", KEYS, most=2), (), False),
        (Menu("q", KEYS, most=2), ("a", "a"), False),
        (Menu("q", KEYS, most=2), ("a", "d"), False),
        (Menu("q", KEYS, most=2), ("a", "b", "c"), False),
        (Amount("q", 0, 12), ("0",), True),
        (Amount("q", 0, 12), ("12",), True),
        (Amount("q", 0, 12), ("13",), False),
        (Amount("q", 5, 12), ("4",), False),
        (Amount("q", 0, 12), (), False),
        (Amount("q", 0, 12), ("1", "2"), False),
    ],
)
def test_a_pick_fits_or_not(ask: Ask, pick: Pick, fit: bool) -> None:
    assert fits(ask, pick) is fit


@pytest.mark.parametrize(
    "word", ["", "x", "-1", "+1", "1.0", "01", " 1", "1_0", "²", "٣", "9" * 5000]
)
def test_only_a_plain_number_is_an_amount(word: str) -> None:
    assert not fits(Amount("q", -5, 10**12), (word,))
