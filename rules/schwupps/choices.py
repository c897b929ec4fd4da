"""What a seat may decide, and how it is offered."""

from typing import TypeAlias

from rules.core.seats import Seat
from rules.core.value import Value


class Schwupps(Value, frozen=True):
    """Play *card* black side up and move one's own piece number *mover* (0 or 1)."""

    card: int
    mover: int = 0


class Schubs(Value, frozen=True):
    """Play *cards* white side up against the piece on *square*, then move one's own *mover*."""

    square: int
    cards: tuple[int, ...]
    mover: int = 0


class EndTurn(Value, frozen=True):
    """Shove no more."""


Choice: TypeAlias = Schwupps | Schubs | EndTurn


class Card(Value, frozen=True):
    """On offer: a Schwupps with the card *letter*, to square *to* if there is but one piece."""

    letter: str
    number: int
    symbols: str
    to: int | None


class Target(Value, frozen=True):
    """On offer: a Schubs against the piece of *rivals* on *square*, in so many *ways*."""

    rivals: tuple[Seat, ...]
    square: int
    symbols: str
    ways: int


class Cards(Value, frozen=True):
    """On offer: the cards *letters*, in writing, which shove by *total* back to square *back*."""

    letters: str
    cards: tuple[str, ...]
    total: int
    back: int


class Piece(Value, frozen=True):
    """On offer: one's own piece on *square*, which would come to stand on *to*."""

    square: int
    to: int
