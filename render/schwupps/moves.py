"""What the events say about pieces: the last action, its trails, a note for every seat."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from rules.schwupps.events import (
    Displaced,
    Drew,
    Followed,
    Passed,
    Schubsed,
    Schwuppsed,
    Stayed,
)

Kind: TypeAlias = Literal["schwupps", "schubs", "back", "room", "stays", "passes"]


class Trail(Struct, frozen=True):
    """The way of one piece in the last action; *steps* are signed, in the order taken."""

    piece: int
    origin: int
    target: int
    steps: tuple[int, ...]


class Note(Struct, frozen=True):
    """What a seat did or suffered last, and by how many squares."""

    kind: Kind
    number: int = 0


def action(events: Iterable[Any]) -> tuple[Any, ...]:
    """Return the events of the last Schwupps or Schubs, with everything it moved."""
    begun: list[Any] = []
    for event in events:
        match event:
            case Schwuppsed() | Schubsed():
                begun = [event]
            case Stayed() if not _unanswered(begun):
                begun = [event]
            case Followed() | Stayed() | Displaced():
                begun.append(event)
    return tuple(begun)


def _unanswered(begun: list[Any]) -> bool:
    """Tell whether a Schubs still waits for the shover's own move."""
    answers = (Followed, Stayed)
    return (
        bool(begun)
        and isinstance(begun[0], Schubsed)
        and not any(isinstance(event, answers) for event in begun)
    )


def trails(events: Iterable[Any]) -> tuple[Trail, ...]:
    """Return the ways of all pieces that the last action moved, the mover's own last."""
    ways: dict[int, Trail] = {}
    for event in action(events):
        if isinstance(event, Stayed):
            continue
        step = event.target - event.origin
        before = ways.pop(event.piece, None) or Trail(event.piece, event.origin, 0, ())
        steps = (*before.steps, step)
        ways[event.piece] = Trail(event.piece, before.origin, event.target, steps)
    moved = (way for way in ways.values() if way.origin != way.target)
    return tuple(sorted(moved, key=lambda way: sum(way.steps) > 0))


def played(events: Iterable[Any]) -> tuple[str, ...]:
    """Return the cards of the last action: in writing, or the bare number of a black side."""
    match action(events)[:1]:
        case (Schubsed(cards=cards),):
            return cards
        case (Schwuppsed(number=number) | Stayed(steps=number),):
            return (str(number),)
    return ()


def notes(events: Iterable[Any]) -> dict[int, Note]:
    """Return what every seat did or suffered last; a seat that nothing happened to is absent."""
    found: dict[int, Note] = {}
    for event in events:
        match event:
            case Schwuppsed(seat, number=number):
                found[seat] = Note("schwupps", number)
            case Schubsed(seat, rivals, total=total, origin=origin, target=target):
                found[seat] = Note("schubs", total)
                found |= dict.fromkeys(rivals, Note("back", origin - target))
            case Stayed(seat):
                found[seat] = Note("stays")
            case Displaced(owners):
                found |= {seat: Note("room", 1) for seat in owners if seat not in found}
            case Passed(seat):
                found[seat] = Note("passes")
    return found


def fresh(events: Iterable[Any]) -> dict[int, int]:
    """Return how many cards each seat has just drawn: they are the last ones of its hand."""
    return {event.seat: len(event.numbers) for event in events if isinstance(event, Drew)}
