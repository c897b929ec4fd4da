"""Words of this game's pictures: names, headlines, and what a seat did last."""

from collections.abc import Sequence
from typing import Any

from render.scene import Scene
from render.schwupps.moves import action
from rules.schwupps.events import (
    Began,
    Eliminated,
    GoalReached,
    Passed,
    Remained,
    Schubsed,
    Schwuppsed,
    Stayed,
)
from rules.schwupps.view import View


def say(scene: Scene, key: str, /, **facts: Any) -> str:
    """Return this game's line *key* in the language of the scene."""
    return scene.label(f"schwupps-{key}", **facts)


def called(scene: Scene, seats: Sequence[int]) -> str:
    """Name one seat, or both of a pair."""
    names = [scene.names[seat] for seat in seats]
    if len(names) == 1:
        return names[0]
    return say(scene, "picture-pair", one=names[0], other=names[1])


def place_name(scene: Scene, square: int) -> str:
    """Name a square as a tag shows it: its number, the start or the stable."""
    if square > 0:
        return str(square)
    return say(scene, "picture-start" if square == 0 else "picture-stable")


def winners(view: View) -> tuple[int, ...]:
    """Return the seats that have won, if the match is over."""
    if not view.over:
        return ()
    if view.goal in view.squares:
        return view.sides[view.squares.index(view.goal) // view.each]
    return tuple(seat for side in view.sides for seat in side if seat not in view.out)


def headline(scene: Scene) -> str:
    """Say what happened last, or whose turn it is if nothing did."""
    event = scene.last(GoalReached, Remained, Eliminated, Schwuppsed, Schubsed, Stayed)
    if isinstance(event, Stayed):  # after a Schubs, it is the Schubs that is told
        event = action(scene.events)[0]
    event = event or scene.last(Passed, Began)
    return _turn(scene) if event is None else _told(scene, event)


def _told(scene: Scene, event: Any) -> str:
    match event:
        case GoalReached(seats, goal):
            facts = {"names": called(scene, seats), "count": len(seats), "goal": goal}
            return say(scene, "picture-goal", **facts)
        case Remained(seats):
            names = called(scene, seats)
            return say(scene, "picture-remained", names=names, count=len(seats))
        case Eliminated(seats):
            names = called(scene, seats)
            return say(scene, "picture-out", names=names, count=len(seats))
        case Schwuppsed(seat, target=target):
            name = called(scene, (seat,))
            return say(scene, "picture-schwupps", name=name, target=target)
        case Schubsed(seat, rivals, total=total):
            name, others = called(scene, (seat,)), called(scene, rivals)
            return say(scene, "picture-schubs", name=name, rivals=others, total=total)
        case Stayed(seat, square=square, steps=steps):
            name = called(scene, (seat,))
            return say(scene, "picture-stayed", name=name, square=square, steps=steps)
        case Passed(seat):
            return say(scene, "picture-passed", name=called(scene, (seat,)))
    return say(scene, "picture-began", name=called(scene, (event.first,)))


def _turn(scene: Scene) -> str:
    view: View = scene.view
    if view.turn is None:
        won = winners(view)
        return say(scene, "picture-won", names=called(scene, won), count=len(won))
    return say(scene, "picture-on-turn", name=called(scene, (view.turn,)))
