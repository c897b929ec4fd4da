"""What a command says when it cannot do what was asked.

Complaint       the words or the input make no sense; exit code 2
└── Disproved   what was to be checked is wrong; exit code 1
"""

from collections.abc import Iterable
from difflib import get_close_matches


class Complaint(Exception):
    """One clear sentence for the person at the keyboard."""

    code = 2


class Disproved(Complaint):
    """The thing checked is not what it claims to be."""

    code = 1


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a question after the known word that *word* resembles, or a list of all of them."""
    words = list(known)
    close = get_close_matches(word.lower(), words, n=1)
    return f"did you mean {close[0]}?" if close else f"choose from {', '.join(words)}"
