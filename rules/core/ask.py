"""Questions as data, and the one gate their answers are checked at."""

from typing import Any, TypeAlias

from msgspec import Struct

from rules.core.seats import Seat

Pick: TypeAlias = tuple[str, ...]
Path: TypeAlias = tuple[Pick, ...]


class Who(Struct, frozen=True):
    """An option that names a seat; screens show its player's name."""

    seat: Seat


class Option(Struct, frozen=True):
    """One thing on offer: *key* travels in buttons, *what* is named by the text layer.

    *what* is a number, a word with a line of its own, or a struct whose class has one.
    """

    key: str
    what: Any


class Menu(Struct, frozen=True):
    """Pick at least *least* and at most *most* of *options*; *facts* help to word the question."""

    question: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    facts: dict[str, Any] = {}


class Amount(Struct, frozen=True):
    """Pick a whole number from *low* to *high*; *facts* help to word the question."""

    question: str
    low: int
    high: int
    facts: dict[str, Any] = {}


Ask: TypeAlias = Menu | Amount


def fits(ask: Ask, pick: Pick) -> bool:
    """Tell whether *pick* answers *ask*: the one gate between a screen and the rules."""
    if isinstance(ask, Amount):
        return len(pick) == 1 and _number(pick[0]) and ask.low <= int(pick[0]) <= ask.high
    if ask.most == 1 == len(pick):
        return any(option.key == pick[0] for option in ask.options)
    keys = {option.key for option in ask.options}
    return (
        ask.least <= len(pick) <= ask.most and len({*pick}) == len(pick) and keys.issuperset(pick)
    )


def _number(word: str) -> bool:
    """Tell whether *word* is a plain number, written the one way its token is."""
    return len(word) < 10 and word.isascii() and word.isdecimal() and str(int(word)) == word
