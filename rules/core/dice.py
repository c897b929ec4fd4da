"""Chance that can be replayed: numbers drawn from SHA-256 of a seed, a step and a count."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SPAN = 1 << 64


class Dice:
    """Numbers fixed by a seed and a step, whatever the Python version.

    Block *n* is SHA-256 of ``seed/step/n``; each of its four 64-bit words, high end first,
    is one draw. A word that would favour low numbers is thrown away.
    """

    __slots__ = ("_block", "_drawn", "_key")

    def __init__(self, seed: str, step: int) -> None:
        self._key = f"{seed}/{step}/"
        self._block = b""
        self._drawn = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, not including, *limit*."""
        fair = SPAN - SPAN % limit
        while True:
            place = self._drawn & 3
            if place == 0:
                self._block = sha256(f"{self._key}{self._drawn >> 2}".encode()).digest()
            self._drawn += 1
            word = int.from_bytes(self._block[place * 8 : place * 8 + 8])
            if word < fair:
                return word % limit

    def one_of(self, items: Sequence[T]) -> T:
        """Return one of *items*."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return *items* in a random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
