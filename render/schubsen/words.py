"""The words on the picture: the headline, and how pads and places are written."""

from collections.abc import Iterable, Sequence

from render.scene import Scene
from render.schubsen.story import Story, Stroke, latest
from rules.schubsen.data import Pad
from rules.schubsen.events import BoardTurned, CloverTaken, Eliminated


def pad_text(pad: Pad) -> str:
    """Write a pad as short as it is printed: «30 runs back, ±10 changes."""
    return f"«{pad.value}" if pad.kind == "back" else f"±{pad.value}"


def named(scene: Scene, seats: Iterable[int]) -> str:
    """Name one or two seats; more are counted."""
    names = [scene.names[seat] for seat in dict.fromkeys(seats)]
    if len(names) == 1:
        return names[0]
    if len(names) == 2:
        return scene.label("schubsen-picture-both", one=names[0], two=names[1])
    return scene.label("schubsen-picture-sheep", count=len(names))


def headline(scene: Scene, story: Story) -> str:
    """Say in one short line what happened last, or what is going on."""
    view = scene.view
    if view.outcome is not None:
        winners = view.outcome.places[0]
        return scene.label(
            f"schubsen-picture-won-{view.outcome.reason}", winners=named(scene, winners)
        )
    round_ = scene.label("schubsen-picture-round", round=_round(scene, story))
    return f"{round_} · {deed(scene, story) or state(scene)}"


def _round(scene: Scene, story: Story) -> int:
    """Return the round that the headline speaks of: the one whose moves are shown."""
    shown = story.strokes and scene.view.phase == "laying"
    return int(scene.view.round) - (1 if shown else 0)


def deed(scene: Scene, story: Story) -> str:
    """Say what the sheep did, the most dramatic thing first; "" if none moved."""
    if not story.strokes:
        return ""
    movers = [*dict.fromkeys(stroke.seat for stroke in story.strokes)]
    if len(movers) == 1:
        return _alone(scene, story)
    return _together(scene, story)


def _alone(scene: Scene, story: Story) -> str:
    """Word one sheep's move."""
    first, *more = story.strokes
    facts = {"seat": scene.names[first.seat], "scope": first.steps}
    if first.off:
        return scene.label("schubsen-picture-off", **facts)
    pushed = [shove.whom for shove in story.shoves]
    soaked = [wet.seat for wet in story.wets if wet.seat != first.seat]
    if soaked:
        return scene.label("schubsen-picture-soak", **facts, whom=named(scene, soaked))
    if pushed:
        return scene.label("schubsen-picture-shove", **facts, whom=named(scene, pushed))
    if story.wets:
        return scene.label("schubsen-picture-splash", **facts)
    if more:
        return scene.label("schubsen-picture-back", **facts, back=-more[0].steps)
    return scene.label("schubsen-picture-move", **facts)


def _together(scene: Scene, story: Story) -> str:
    """Word the moves of several sheep."""
    out = [it.seat for it in latest(scene.events) if isinstance(it, Eliminated)]
    for key, seats in (
        ("out", out),
        ("wet", [wet.seat for wet in story.wets]),
        ("shoved", [shove.whom for shove in story.shoves]),
    ):
        if key == "wet" and len(seats) == 1 and (by := _pusher(story, seats[0])) is not None:
            who, whom = scene.names[by], named(scene, seats)
            return scene.label("schubsen-picture-soak", seat=who, whom=whom)
        if seats:
            count = len({*seats})
            return scene.label(f"schubsen-picture-{key}", whom=named(scene, seats), count=count)
    far = max(story.strokes, key=_steps)
    if not far.steps:
        return scene.label("schubsen-picture-still")
    return scene.label("schubsen-picture-far", seat=scene.names[far.seat], scope=far.steps)


def _pusher(story: Story, soaked: int) -> int | None:
    """Return who shoved the sheep of *soaked* to where it got wet."""
    at = next(wet.at for wet in story.wets if wet.seat == soaked)
    pushed = (it.seat for it in story.shoves if it.whom == soaked and it.origin + 1 == at)
    return next(pushed, None)


def _steps(stroke: Stroke) -> int:
    return stroke.steps


def state(scene: Scene) -> str:
    """Say what the table waits for, and what led to it."""
    view = scene.view
    turned, taken = scene.last(BoardTurned), scene.last(CloverTaken)
    if turned is not None:
        return scene.label("schubsen-picture-turned", seat=scene.names[turned.seat])
    if taken is not None:
        pad = pad_text(Pad(taken.kind, taken.value))
        return scene.label("schubsen-picture-taken", seat=scene.names[taken.seat], pad=pad)
    if view.turn is not None:
        return scene.label(f"schubsen-picture-{view.phase}", seat=scene.names[view.turn])
    standing = len(view.squares) - len(view.fallen)
    return scene.label("schubsen-picture-laying", done=len(view.decided), all=standing)


def places(scene: Scene) -> dict[int, int]:
    """Return the place of each seat that has one: those ashore, and all in the end."""
    view = scene.view
    if view.outcome is None:
        seats = len(view.squares)
        return {seat: seats - index for index, (seat, _) in enumerate(view.fallen)}
    found, rank = {}, 1
    for group in view.outcome.places:
        found.update(dict.fromkeys(group, rank))
        rank += len(group)
    return found


def order(scene: Scene) -> dict[int, int]:
    """Return in which turn, from 1, each seat on the dyke reveals this round."""
    view = scene.view
    seats = len(view.squares)
    around: Sequence[int] = [(view.start + step) % seats for step in range(seats)]
    standing = [seat for seat in around if view.squares[seat] >= 0]
    return {seat: index + 1 for index, seat in enumerate(standing)}
