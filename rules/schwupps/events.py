"""What can happen. A piece is its place in the view's *squares*."""

from rules.core.play import Public, Secret
from rules.core.seats import Seat


class Began(Public, frozen=True):
    """Everyone stands on the start with *cards* cards; *first* begins, *goal* must be hit."""

    first: Seat
    cards: int
    goal: int


class SetAside(Public, frozen=True):
    """The top cards were taken out of the match; their numbers lay open."""

    numbers: tuple[int, ...]


class Dealt(Secret, frozen=True):
    """A seat looked at its opening hand."""

    cards: tuple[str, ...]


class Schwuppsed(Public, frozen=True):
    """A seat played one card black side up and moved forward by its number."""

    seat: Seat
    piece: int
    number: int
    origin: int
    target: int


class Schubsed(Public, frozen=True):
    """A seat played *cards* white side up and shoved a piece of *rivals* back by *total*."""

    seat: Seat
    rivals: tuple[Seat, ...]
    piece: int
    cards: tuple[str, ...]
    total: int
    origin: int
    target: int


class Followed(Public, frozen=True):
    """After a Schubs the shover's own piece moved forward by the same *total*."""

    seat: Seat
    piece: int
    total: int
    origin: int
    target: int


class Stayed(Public, frozen=True):
    """*steps* would have led beyond *goal*: the piece stayed where it was."""

    seat: Seat
    piece: int
    steps: int
    square: int
    goal: int


class Displaced(Public, frozen=True):
    """A piece of *owners* made room for another, one square back."""

    owners: tuple[Seat, ...]
    piece: int
    origin: int
    target: int


class Drew(Public, frozen=True):
    """A seat drew cards; everyone sees their numbers and how many are *left*."""

    seat: Seat
    numbers: tuple[int, ...]
    left: int


class Peeked(Secret, frozen=True):
    """A seat looked at the white sides of what it drew."""

    cards: tuple[str, ...]


class PileEmptied(Public, frozen=True):
    """The last card was drawn: from the next turn on, who is last leaves."""


class Passed(Public, frozen=True):
    """A seat had no card to play."""

    seat: Seat


class Eliminated(Public, frozen=True):
    """A side was last at the end of a turn of its own and left the board."""

    seats: tuple[Seat, ...]
    square: int


class GoalReached(Public, frozen=True):
    """A side hit the goal and won."""

    seats: tuple[Seat, ...]
    goal: int


class Remained(Public, frozen=True):
    """A side was the only one left and won."""

    seats: tuple[Seat, ...]


EVENTS = (
    Began,
    SetAside,
    Dealt,
    Schwuppsed,
    Schubsed,
    Followed,
    Stayed,
    Displaced,
    Drew,
    Peeked,
    PileEmptied,
    Passed,
    Eliminated,
    GoalReached,
    Remained,
)
