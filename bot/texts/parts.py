"""What each screen words in its own way: points in time, and people to be called.

In a text such a thing is a short run between private-use characters. People cannot type one
into it: their words lose these characters before they enter a text.
"""

import re
from collections.abc import Callable
from typing import TypeAlias
from unicodedata import category

from msgspec import Struct

OPEN, BETWEEN, CLOSE = "\ue000", "\ue001", "\ue002"
_RUN = re.compile(f"{OPEN}(.*?){CLOSE}", re.DOTALL)
_MARKS = str.maketrans("", "", OPEN + BETWEEN + CLOSE)
_JOINERS = "\u200c\u200d"  # format characters that letters and emoji need


class When(Struct, frozen=True):
    """A point in time, in milliseconds since 1970; a screen shows it in the reader's zone."""

    at: int


class Who(Struct, frozen=True):
    """A person to be called by *name*; a screen may make it ring at theirs."""

    person: str
    name: str


class Grid(Struct, frozen=True):
    """Lines whose letters stand below each other; a screen shows them all equally wide."""

    letters: str


Part: TypeAlias = str | When | Who | Grid
Words: TypeAlias = tuple[Part, ...]


def split(text: str) -> Words:
    """Take a text apart into words, points in time and people."""
    pieces = _RUN.split(text)
    parts = [_read(piece) if place % 2 else piece for place, piece in enumerate(pieces)]
    return tuple(part for part in parts if part != "")


def joined(words: Words) -> str:
    """Put *words* together again: the opposite of *split*, but for a grid."""
    return "".join(
        marked(part) if isinstance(part, When | Who) else lettered(part) for part in words
    )


def plain(words: Words, when: Callable[[When], str]) -> str:
    """Flatten *words* for a screen that only knows letters; *when* words the points in time."""
    return "".join(when(part) if isinstance(part, When) else lettered(part) for part in words)


def lettered(part: str | Who | Grid) -> str:
    """Write *part* in letters alone."""
    match part:
        case Who(_, name):
            return name
        case Grid(letters):
            return letters
        case str():
            return part


def marked(part: When | Who) -> str:
    """Write *part* as it stands in a text."""
    if isinstance(part, When):
        return f"{OPEN}{part.at}{CLOSE}"
    return f"{OPEN}{unmarked(part.person)}{BETWEEN}{named(part.name)}{CLOSE}"


def unmarked(words: str) -> str:
    """Return *words* without the characters that would make them more than words."""
    return words.translate(_MARKS)


def named(name: str) -> str:
    """Return a person's name as one harmless line: nothing in it bends the text around it."""
    kept = (
        c if c in _JOINERS or category(c) not in ("Cc", "Cf", "Co", "Cs") else " " for c in name
    )
    return " ".join("".join(kept).split())


def _read(run: str) -> When | Who:
    person, found, name = run.partition(BETWEEN)
    return Who(person, name) if found else When(int(run))
