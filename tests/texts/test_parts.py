"""Points in time and people travel through texts unharmed, and nobody can type them."""

from hypothesis import given
from hypothesis import strategies as st

from bot.fitting import clipped
from bot.platforms.post import Limits
from bot.texts.parts import Grid, When, Who, joined, named, plain, split, unmarked

names = st.text("abc XÄ!<>*", min_size=1).filter(lambda name: name == " ".join(name.split()))
parts = st.one_of(
    st.text("abc {}\n", min_size=1),
    st.builds(When, st.integers(0, 10**14)),
    st.builds(Who, st.text("abc:123", min_size=1), names),
)


def _merged(items: list[str | When | Who]) -> tuple[str | When | Who, ...]:
    """Join neighbouring strings, as a text cannot keep them apart."""
    merged: list[str | When | Who] = []
    for item in items:
        if merged and isinstance(item, str) and isinstance(merged[-1], str):
            merged[-1] += item
        else:
            merged.append(item)
    return tuple(merged)


@given(st.lists(parts))
def test_a_text_falls_into_the_parts_it_was_made_of(items: list[str | When | Who]) -> None:
    assert split(joined(tuple(items))) == _merged(items)


@given(st.text("\ue000\ue001\ue002\ue00312:ab"))
def test_nobody_types_a_part(typed: str) -> None:
    for words in (unmarked(typed), named(typed)):
        assert all(isinstance(part, str) for part in split(words))


def test_a_name_is_one_harmless_line() -> None:
    assert named(" Anna\n\u202etxt.exe \x00 👩\u200d🌾 ") == "Anna txt.exe 👩\u200d🌾"


def test_a_plain_screen_gets_letters_only() -> None:
    words = ("Now ", Who("web:1", "Anna"), " until ", When(5), Grid("a b"))
    assert plain(words, lambda when: f"{when.at} ms") == "Now Anna until 5 msa b"


def test_a_grid_is_cut_to_its_room_and_stays_a_grid() -> None:
    limits = Limits(options=1, across=1, rows=1, text=8, caption=8)
    assert clipped((Grid("0123456789"), "more"), limits) == (Grid("0123456…"),)
