"""What can happen; all of it in the open."""

from rules.core.play import Public
from rules.core.seats import Seat


class PastureSet(Public, frozen=True):
    """The pieces stand on their places of *layout*."""

    layout: str
    black: Seat
    green: Seat


class ShepherdMoved(Public, frozen=True):
    """A seat moved its own shepherd."""

    seat: Seat
    start: str
    end: str


class SheepMoved(Public, frozen=True):
    """A seat moved a sheep that its shepherd saw; *colour* is white, black or green."""

    seat: Seat
    start: str
    end: str
    colour: str


class RowFormed(Public, frozen=True):
    """*seat* got a row on *squares*; a *gift* was made by the rival's move.

    *rows* says how many she has now.
    """

    seat: Seat
    squares: tuple[str, ...]
    shepherd: str
    rows: int
    gift: bool


class SheepExchanged(Public, frozen=True):
    """A white sheep in *seat*'s row became one of her *colour*; *by* is the rival who chose.

    *forced*: it was the row's only white sheep. *left* coloured sheep still wait.
    """

    seat: Seat
    by: Seat
    square: str
    colour: str
    left: int
    forced: bool


class Won(Public, frozen=True):
    """*seat* formed its third row."""

    seat: Seat


class Stuck(Public, frozen=True):
    """*seat* has no legal move and has lost to *winner*."""

    seat: Seat
    winner: Seat


class Drawn(Public, frozen=True):
    """The match ended undecided; *reason* is repetition or quiet."""

    reason: str


EVENTS = (PastureSet, ShepherdMoved, SheepMoved, RowFormed, SheepExchanged, Won, Stuck, Drawn)
