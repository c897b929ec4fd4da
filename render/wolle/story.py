"""What happened since the last picture: the headline, and what each seat got and paid."""

from typing import Any

from msgspec import Struct

from render.scene import Scene
from render.wolle.faces import named
from rules.wolle.data import Card
from rules.wolle.events import (
    BidsShown,
    BoneStolen,
    Combed,
    DieKept,
    Failed,
    Lapsed,
    PlusPaid,
    Reached,
    Rolled,
    RoundBegan,
    SheepPutBack,
    Took,
)
from rules.wolle.view import Throw, View


class Gain(Struct, frozen=True):
    """Cards that went to a seat."""

    seat: int
    cards: tuple[Card, ...]


def headline(scene: Scene) -> str:
    """Say the last thing that mattered, in one line."""
    if scene.view.counts:
        return winner(scene)
    if scene.view.phase == "returning" and scene.last(SheepPutBack) is None:
        return _standing(scene)
    for place in reversed(range(len(scene.events))):
        line = _told(scene, scene.events[: place + 1])
        if line:
            return line
    return _standing(scene)


def _told(scene: Scene, events: tuple[Any, ...]) -> str:
    """Word the last of *events*; "" if it only leads to another or is seen at a glance."""
    event, name, label = events[-1], scene.names, scene.label
    match event:
        case Took(seat, cards, _, why):
            words = " · ".join(named(card, label) for card in cards)
            return label(f"wolle-picture-took-{why}", seat=name[seat], cards=words)
        case BoneStolen(seat, victim):
            return label("wolle-picture-stolen", seat=name[seat], victim=name[victim])
        case Reached(seat, _, due):
            combed = len(events) > 1 and isinstance(events[-2], Combed)
            how = "combed" if combed else "reached"
            return label(f"wolle-picture-{how}", seat=name[seat], due=due)
        case Failed(seat, result, goal):
            return label("wolle-picture-failed", seat=name[seat], result=result, goal=goal)
        case Rolled(seat, attempt) if attempt > 1:
            kept = events[-2]
            pips = kept.pips if isinstance(kept, DieKept) else 0
            return label("wolle-picture-kept", seat=name[seat], pips=pips, result=event.result)
        case BidsShown(stakes):
            first = stakes[0]
            return label("wolle-picture-begins", seat=name[first.seat], bid=first.bid)
        case SheepPutBack(seat, cards):
            words = " · ".join(named(card, label) for card in cards)
            return label("wolle-picture-lost", seat=name[seat], cards=words)
    return ""


def _standing(scene: Scene) -> str:
    """Say what the table waits for, where nothing has been told."""
    view: View = scene.view
    if view.throw:
        facts = {"seat": scene.names[view.throw.seat], "goal": view.throw.goal}
        return scene.label("wolle-picture-rolls", **facts)
    if view.claim:
        return scene.label("wolle-picture-rest", seat=scene.names[view.claim.seat])
    if view.phase == "returning":
        return scene.label("wolle-picture-returning")
    return scene.label("wolle-picture-bidding")


def winner(scene: Scene) -> str:
    """Say who has won, and with how many points."""
    best = ranking(scene.view)[0]
    total = scene.view.counts[best].total
    return scene.label("wolle-picture-wins", seat=scene.names[best], points=total)


def ranking(view: View) -> list[int]:
    """List the seats from the best place down, once all is counted: points, chips, Schafzahl."""
    herds = view.herds

    def rank(seat: int) -> tuple[int, int, int]:
        return -view.counts[seat].total, -herds[seat].chips, herds[seat].number

    return sorted(range(len(herds)), key=rank)


def gains(scene: Scene) -> tuple[Gain, ...]:
    """List what was taken in the round that is on the table now, or in the one just over."""
    events = scene.events
    rounds = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    if scene.view.phase == "bidding":
        last = rounds[-1] if rounds else 0
        first = rounds[-2] if len(rounds) > 1 else 0
        span = events[first:last]
    else:
        span = events[rounds[-1] :] if rounds else events
    return tuple(Gain(event.seat, event.cards) for event in span if isinstance(event, Took))


def combed(scene: Scene, throw: Throw) -> Combed | None:
    """Return how the result on the table was improved, if it was."""
    for event in reversed(scene.events):
        match event:
            case Combed(seat) if seat == throw.seat:
                return event
            case Rolled() | Lapsed():
                return None
    return None


def chips_moved(scene: Scene) -> dict[int, int]:
    """Return by how many chips each seat is richer or poorer."""
    moved: dict[int, int] = {}
    for event in scene.events:
        match event:
            case Failed(seat, chip=True):
                moved[seat] = moved.get(seat, 0) + 1
            case Combed(seat, _, paid):
                moved[seat] = moved.get(seat, 0) - paid
            case PlusPaid(seat):
                moved[seat] = moved.get(seat, 0) - 1
    return moved
