"""What happened since the last picture, read from the events."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from rules.core.play import Event
from rules.core.seats import Seat
from rules.schubsen.data import BOARD, Spot
from rules.schubsen.events import (
    BoardTurned,
    ImpCaught,
    ImpCollected,
    Moved,
    RanBack,
    RoundBegun,
    Shoved,
    ShovedOff,
    Splashed,
    WalkedOff,
    WashedAway,
)


class Stroke(Struct, frozen=True):
    """A sheep went from *origin* by *steps*, negative on the way back, maybe *off* the dyke."""

    seat: Seat
    origin: int
    steps: int
    off: bool = False

    @property
    def goal(self) -> int:
        """The square it came to."""
        return self.origin + self.steps


class Shove(Struct, frozen=True):
    """*seat* shoved *whom* one square on from *origin*, maybe *off* the dyke."""

    seat: Seat
    whom: Seat
    origin: int
    off: bool = False


class Wet(Struct, frozen=True):
    """A sheep fell into the water at *at*, and was *lost* if it had no lifesaver."""

    seat: Seat
    at: int
    lost: bool


Deed: TypeAlias = Stroke | Shove | Wet


class Story(Struct, frozen=True):
    """The deeds of one round, on the squares as they lie now: below 0 is no more there.

    *fined* have paid the imp; *caught* are out because they could not.
    """

    strokes: tuple[Stroke, ...]
    shoves: tuple[Shove, ...]
    wets: tuple[Wet, ...]
    fined: tuple[Seat, ...]
    caught: tuple[Wet, ...]

    def paid(self, seat: int) -> int:
        """Count the lifesavers that *seat* lost."""
        wet = sum(it.seat == seat and not it.lost for it in self.wets)
        return wet + self.fined.count(Seat(seat))


def told(events: Sequence[Event]) -> Story:
    """Read the latest round in *events* in which a sheep moved."""
    part = latest(events)
    deeds = [*_deeds(part)]
    return Story(
        tuple(it for it in deeds if isinstance(it, Stroke)),
        tuple(it for it in deeds if isinstance(it, Shove)),
        tuple(it for it in deeds if isinstance(it, Wet)),
        tuple(it.seat for it in part if isinstance(it, ImpCollected)),
        tuple(
            Wet(it.seat, _stood(it.seat, deeds), lost=True)
            for it in part
            if isinstance(it, ImpCaught)
        ),
    )


def _stood(seat: Seat, deeds: Sequence[Deed]) -> int:
    """Return where a sheep came to stand last; below 0 if that cannot be told."""
    at = -1
    for deed in deeds:
        if isinstance(deed, Stroke) and deed.seat == seat:
            at = deed.goal
        elif isinstance(deed, Shove) and deed.whom == seat:
            at = deed.origin + 1
    return at


def latest(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return *events* from the last round on in which a sheep moved."""
    begins = [0, *(at for at, event in enumerate(events) if isinstance(event, RoundBegun))]
    for begin in reversed(begins):
        if any(isinstance(event, Moved | WalkedOff) for event in events[begin:]):
            return tuple(events[begin:])
    return tuple(events)


def _deeds(events: Sequence[Event]) -> Iterator[Deed]:
    # A board that was laid anew shifts all squares before it by a hundred.
    behind = BOARD * sum(isinstance(event, BoardTurned) for event in events)
    for event in events:
        if isinstance(event, BoardTurned):
            behind -= BOARD
        else:
            yield from _deed(event, behind)


def _deed(event: Any, behind: int) -> Iterator[Deed]:
    def at(spot: Spot) -> int:
        return BOARD * (spot.board - 1) + spot.square - behind

    match event:
        case Moved(seat, scope, origin) | WalkedOff(seat, scope, origin):
            yield Stroke(seat, at(origin), scope, isinstance(event, WalkedOff))
        case RanBack(seat, back, origin):
            yield Stroke(seat, at(origin), -back)
        case Shoved(seat, whom, origin) | ShovedOff(seat, whom, origin):
            yield Shove(seat, whom, at(origin), isinstance(event, ShovedOff))
        case Splashed(seat, spot):
            yield Wet(seat, at(spot), lost=False)
        case WashedAway(seat, spot):
            yield Wet(seat, at(spot), lost=True)
