"""What a seat may decide."""

from typing import Literal, TypeAlias

from rules.core.value import Value


class Bid(Value, frozen=True):
    """Promise to reach *bid*; 27 stands for 26+."""

    bid: int


class Keep(Value, frozen=True):
    """Leave one die lying, named by its sides, and roll the others again."""

    die: Literal[8, 10, 12]


class Comb(Value, frozen=True):
    """Improve the result to *goal*: the bonus first, as few chips as it takes for the rest."""

    goal: int


class Concede(Value, frozen=True):
    """Leave the third roll as it is."""


class Take(Value, frozen=True):
    """Receive *cards*; the last sheep among them goes on top of the flock.

    *steal* fetches the bone from another seat, if one of the cards shows its symbol.
    """

    cards: tuple[int, ...]
    steal: bool = False


class PutBack(Value, frozen=True):
    """Give up white sheep because no dog guards the flock."""

    cards: tuple[int, ...]


Choice: TypeAlias = Bid | Keep | Comb | Concede | Take | PutBack
