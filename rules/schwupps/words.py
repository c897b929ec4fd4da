"""Typed answers: ``c`` for a Schwupps, ``63 a c`` for a Schubs, ``end`` to shove no more."""

from itertools import groupby

from rules.core.play import plain_words
from rules.schwupps.data import LETTERS

_NAMES = {"schwupps", "schubs"}
_ENDS = {"end", "ende", "fin"}


def words(text: str) -> tuple[str, ...]:
    """Split a typed answer into option keys; letters of cards may stand apart, in any order."""
    spoken = [word for word in plain_words(text.replace("+", " ")) if word not in _NAMES]
    keys: list[str] = []
    for lettered, group in groupby(spoken, lambda word: word.isalpha() and word not in _ENDS):
        if lettered:
            keys.append(_letters("".join(group)))
        else:
            keys += ["end" if word in _ENDS else word for word in group]
    return tuple(keys)


def _letters(typed: str) -> str:
    """Put letters in the order of the hand; ``aa`` is a card of its own, so ``aaa`` is two.

    A word that does not consist of cards stays as it is.
    """
    single = [letter for letter in LETTERS if len(letter) == 1 and typed.count(letter) % 2]
    double = [letter for letter in LETTERS if len(letter) == 2 and typed.count(letter[0]) > 1]
    named = "".join(single + double)
    return named if len(named) == len(typed) else typed
