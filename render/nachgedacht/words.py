"""The words in and about the picture."""

from collections.abc import Iterator

from render.scene import Scene
from rules.nachgedacht.data import COLOURS
from rules.nachgedacht.events import Drawn, PastureSet, RowFormed, SheepExchanged, Stuck, Won

HAPPENED = (Won, Stuck, Drawn, SheepExchanged, RowFormed, PastureSet)


def headline(scene: Scene) -> str:
    """Say in one line what happened last."""
    return " · ".join(_headline(scene))


def _headline(scene: Scene) -> Iterator[str]:
    view, label, names = scene.view, scene.label, scene.names
    if view.moved:
        yield label("nachgedacht-picture-move", number=view.moved)
    match _latest(scene):
        case Won(seat):
            yield label("nachgedacht-picture-won", seat=names[seat])
        case Stuck(seat):
            yield label("nachgedacht-picture-stuck", seat=names[seat])
        case Drawn():
            yield label("nachgedacht-picture-drawn")
        case SheepExchanged(_, _, square, colour):
            yield label("nachgedacht-picture-exchanged", square=square, colour=colour)
        case RowFormed(seat):
            yield label("nachgedacht-picture-row", seat=names[seat])
        case _ if view.last is not None:
            mover = names[view.turn if view.waiting or view.reason else 1 - view.turn]
            start, end = view.last.start, view.last.end
            yield label("nachgedacht-picture-moved", seat=mover, start=start, end=end)
        case _:
            yield label("nachgedacht-picture-set")


def _latest(scene: Scene) -> object:
    """Return the event that matters most, if any: an end before an exchange before a row."""
    for kind in HAPPENED:
        if (found := scene.last(kind)) is not None:
            return found
    return None


def now(scene: Scene) -> str:
    """Say what the table waits for, or how it ended."""
    view, label, names = scene.view, scene.label, scene.names
    if view.waiting is not None:
        chooser, colour = names[view.deciding], COLOURS[view.waiting.seat]
        return label("nachgedacht-picture-choose", seat=chooser, colour=colour)
    if view.deciding is not None:
        return label("nachgedacht-picture-turn", seat=names[view.deciding])
    if view.winner is None:
        return label("nachgedacht-picture-nobody")
    return label("nachgedacht-picture-winner", seat=names[view.winner])
