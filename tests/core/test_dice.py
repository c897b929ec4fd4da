"""Dice are fixed by seed and step, and favour nobody."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import dice as module
from rules.core.dice import SPAN, Dice


def draws(seed: str, step: int, limit: int, count: int) -> list[int]:
    """Draw *count* numbers."""
    dice = Dice(seed, step)
    return [dice.below(limit) for _ in range(count)]


def test_numbers_are_the_same_in_every_release() -> None:
    assert draws("schafstall", 3, 100, 8) == [40, 14, 6, 4, 44, 88, 27, 98]


def test_the_first_word_is_the_head_of_the_first_block() -> None:
    word = int.from_bytes(sha256(b"seed/7/0").digest()[:8])
    assert Dice("seed", 7).below(1000) == word % 1000


def test_seed_and_step_change_the_numbers() -> None:
    tables = {tuple(draws(seed, step, 1000, 6)) for seed in ("a", "b") for step in (0, 1)}
    assert len(tables) == 4


@given(st.text(max_size=5), st.integers(-5, 5), st.integers(1, SPAN))
def test_a_number_stays_below_its_limit(seed: str, step: int, limit: int) -> None:
    assert all(0 <= number < limit for number in draws(seed, step, limit, 5))


@pytest.mark.parametrize("limit", [2, 6, 10, 13])
def test_every_number_comes_as_often_as_another(limit: int) -> None:
    """Chi-squared over 20,000 draws of one fixed seed, far inside what chance allows."""
    count = 20_000
    seen = Counter(draws("fair", 1, limit, count))
    even = count / limit
    assert sum((seen[number] - even) ** 2 / even for number in range(limit)) < 3 * limit


def test_words_that_would_favour_low_numbers_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With 8 words to the span, a limit of 3 may only use words 0 to 5."""

    class Block:
        def digest(self) -> bytes:
            return b"".join(word.to_bytes(8) for word in (7, 6, 5, 1))

    monkeypatch.setattr(module, "SPAN", 8)
    monkeypatch.setattr(module, "sha256", lambda key: Block())
    assert draws("any", 0, 3, 2) == [5 % 3, 1]


def test_every_order_comes_as_often_as_another() -> None:
    seen = Counter(Dice("orders", step).shuffled("abc") for step in range(6_000))
    assert set(seen) == set(permutations("abc"))
    assert all(abs(count - 1_000) < 120 for count in seen.values())


def test_one_of_the_items_is_taken() -> None:
    assert {Dice("x", step).one_of("abc") for step in range(30)} == {"a", "b", "c"}
