"""A step of a match as the house sees it: who is asked what, since when, and what is news."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules.core.play import AnyGame, Event, Pending, Step
from rules.core.seats import Seat

STANDIN = "standin"


class Moment(Struct, frozen=True):
    """The position after *index* choices, the last one made for *seat* by *by*.

    *stamps* say at which index each open decision was opened. A moment that *stirs* is worth
    a post of its own; one that does not only shortens the list of those still thinking. For
    the seats that are *minded* a stand-in has chosen at least once.
    """

    index: int
    state: Any
    events: tuple[Event, ...]
    pending: tuple[Pending[Any], ...]
    stamps: Mapping[Seat, int]
    stirs: bool = True
    seat: Seat | None = None
    by: str = ""
    minded: frozenset[Seat] = frozenset()

    @property
    def needed(self) -> tuple[Pending[Any], ...]:
        """The decisions that the table waits for."""
        return tuple(item for item in self.pending if item.needed)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.pending

    def open(self, seat: Seat) -> Pending[Any] | None:
        """Return the decision that is open for *seat*, if any."""
        return next((item for item in self.pending if item.seat == seat), None)


def opening(game: AnyGame, step: Step[Any]) -> Moment:
    """Return the moment at which the match is set up."""
    pending = game.pending(step.state)
    return Moment(0, step.state, step.events, pending, {item.seat: 0 for item in pending})


def following(game: AnyGame, before: Moment, step: Step[Any], seat: Seat, by: str) -> Moment:
    """Return the moment after a choice.

    Whoever chose gets a new stamp, so that no button works twice; the others keep theirs if
    their decision stands as it did.
    """
    pending, index = game.pending(step.state), before.index + 1
    kept = {item.seat for item in pending if item.seat != seat and item in before.pending}
    since = before.stamps
    stamps = {item.seat: since[item.seat] if item.seat in kept else index for item in pending}
    needed = [item.seat for item in pending if item.needed]
    chosen = before.open(seat)
    quiet = (
        chosen is not None and chosen.secret and needed and all(other in kept for other in needed)
    )
    minded = before.minded | {seat} if by.startswith(STANDIN) else before.minded
    return Moment(index, step.state, step.events, pending, stamps, not quiet, seat, by, minded)
