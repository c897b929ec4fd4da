"""What a command says when it cannot do what was asked.

Complaint       the words or the input make no sense; exit code 2
└── Disproved   what was to be checked is wrong; exit code 1
"""

from collections.abc import Iterable
from difflib import get_close_matches

LENGTH = 2000  # characters; what a hostile file makes us quote may be long


class Complaint(Exception):
    """One clear sentence for the person at the keyboard, on one line whatever it quotes."""

    code = 2

    def __init__(self, sentence: str) -> None:
        line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in sentence)
        super().__init__(line if len(line) <= LENGTH else f"{line[: LENGTH - 1]}…")


class Disproved(Complaint):
    """The thing checked is not what it claims to be."""

    code = 1


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a question after the known word that *word* resembles, or a list of all of them."""
    words = list(known)
    close = get_close_matches(word.lower(), words, n=1)
    return f"did you mean {close[0]}?" if close else f"choose from {', '.join(words)}"
