"""Tokens say everything, within 64 bytes, and nothing else is read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Malformed
from bot.press import LIMIT, SHAPE, Errand, Press, read

keys = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=3)
picks = st.lists(keys, max_size=3).map(tuple)
matches = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=8, max_size=8)


@given(matches, st.integers(0, 99_999), st.lists(picks, max_size=2).map(tuple), picks)
def test_a_press_survives_its_token(
    match: str, stamp: int, path: tuple[tuple[str, ...], ...], ticked: tuple[str, ...]
) -> None:
    press = Press(match, stamp, path, ticked, page=7)
    assert read(press.token) == press
    assert len(press.token) <= LIMIT
    assert re.fullmatch(SHAPE, press.token)


@given(st.one_of(matches, st.just("")), st.lists(keys, max_size=3).map(tuple))
def test_an_errand_survives_its_token(match: str, words: tuple[str, ...]) -> None:
    errand = Errand("rules", match, words)
    assert read(errand.token) == errand
    assert re.fullmatch(SHAPE, errand.token)


@pytest.mark.parametrize(
    "token",
    ["", "p", "p.k3x9q2ab", "p.K3X9Q2AB.0...0", "p.k3x9q2ab.-1...0", "p.k3x9q2ab.٣...0",
     "t..join", "t.k3x9q2ab.", "x.k3x9q2ab.0...0", "p.k3x9q2ab.0...0\n", "t._.a" + "a" * 99],
)  # fmt: skip
def test_anything_else_is_refused(token: str) -> None:
    with pytest.raises(Malformed):
        read(token)


def test_a_token_that_would_not_fit_is_a_bug() -> None:
    with pytest.raises(ValueError, match="too long"):
        _ = Press("k3x9q2ab", 1, (("abc",) * 20,)).token
