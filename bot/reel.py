"""A match as a row of pictures: one for each time the table waits for new decisions."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.easel import Order
from rules.core.play import AnyGame, Public, Step
from rules.core.seats import Seat


class Shot(Struct, frozen=True):
    """A moment worth a picture: the state after *index* choices and what led to it."""

    index: int
    state: Any
    events: tuple[Public, ...]


class Cast(Struct, frozen=True):
    """Who plays, and for whom the pictures are: what all orders of a match share."""

    names: tuple[str, ...]
    language: str
    theme: str
    robots: tuple[bool, ...] = ()


def shots(game: AnyGame, steps: Iterable[Step[Any]]) -> Iterator[Shot]:
    """Yield each phase of a match; choices made while others still choose are no phase."""
    events: tuple[Public, ...] = ()
    for index, step in enumerate(steps):
        events += tuple(event for event in step.events if isinstance(event, Public))
        if all(item.needed for item in game.pending(step.state)):
            yield Shot(index, step.state, events)
            events = ()


def shot_at(game: AnyGame, steps: Iterable[Step[Any]], index: int) -> Shot | None:
    """Return the moment after *index* choices, or None if the match is not that long."""
    events: tuple[Public, ...] = ()
    for place, step in enumerate(steps):
        events += tuple(event for event in step.events if isinstance(event, Public))
        if place == index:
            return Shot(index, step.state, events)
        if all(item.needed for item in game.pending(step.state)):
            events = ()
    return None


def board(game: AnyGame, shot: Shot, cast: Cast, seat: Seat | None = None) -> Order:
    """Return the order of the picture that the whole table gets, or *seat*'s view of it."""
    return Order(
        "board",
        game.tag,
        game.view(shot.state, seat),
        cast.names,
        cast.language,
        cast.theme,
        events=shot.events,
        robots=cast.robots,
    )


def hand(game: AnyGame, shot: Shot, cast: Cast, seat: Seat) -> Order:
    """Return the order of the picture that *seat* alone gets."""
    return replace(board(game, shot, cast, seat), kind="hand", seat=seat)


def reel(game: AnyGame, steps: Iterable[Step[Any]], cast: Cast) -> Iterator[Order]:
    """Yield the pictures of a whole match in order."""
    return (board(game, shot, cast) for shot in shots(game, steps))
