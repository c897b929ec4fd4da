"""The picture in words: for those who cannot see it, and for those who prefer reading."""

from collections.abc import Iterator
from itertools import chain

from render.nachgedacht.words import headline, now
from render.scene import Scene
from render.telling import LONGEST, cut, shortened
from rules.nachgedacht.data import COLOURS

SIGNS = {
    ("shepherd", "black"): "B",
    ("shepherd", "green"): "G",
    ("sheep", "black"): "b",
    ("sheep", "green"): "g",
    ("sheep", "white"): "o",
}


def alt(scene: Scene) -> str:
    """Say what the board shows: every piece and its place."""
    return cut(" ".join(_sentences(shortened(scene, 40))), LONGEST)


def _sentences(scene: Scene) -> Iterator[str]:
    label = scene.label
    yield _ended(f"{label('nachgedacht-name')}: {headline(scene)}")
    for seat, colour in enumerate(COLOURS):
        yield label(
            "nachgedacht-alt-seat",
            colour=colour,
            seat=scene.names[seat],
            shepherd=" ".join(_squares(scene, "shepherd", colour)),
            sheep=" ".join(_squares(scene, "sheep", colour)) or "none",
            rows=scene.view.rows[seat],
            reserve=scene.view.reserve[seat],
        )
    yield label("nachgedacht-alt-white", squares=" ".join(_squares(scene, "sheep", "white")))
    for row in chain(*scene.view.standing):
        yield label("nachgedacht-alt-row", squares=" ".join(row))
    yield _ended(now(scene))


def _ended(said: str) -> str:
    """Close a sentence that may have its own end, or a colon that leads nowhere here."""
    said = said.rstrip(": .")
    return said if said.endswith("!") else f"{said}."


def _squares(scene: Scene, kind: str, colour: str) -> list[str]:
    pieces = scene.view.pieces
    return [piece.square for piece in pieces if (piece.kind, piece.colour) == (kind, colour)]


def text(scene: Scene) -> str:
    """Draw the pasture in letters, and say in a line for each seat what it has."""
    label, view = scene.label, scene.view
    here = {piece.square: SIGNS[piece.kind, piece.colour] for piece in view.pieces}
    lines = [headline(scene), ""]
    for row in range(5, 0, -1):
        cells = (here.get(f"{column}{row}", "+" if f"{column}{row}" == "c3" else ".")
                 for column in "abcde")  # fmt: skip
        lines.append(f"{row} {' '.join(cells)}")
    lines.extend(["  a b c d e", "", label("nachgedacht-alt-key")])
    for seat, colour in enumerate(COLOURS):
        name, rows, reserve = scene.names[seat], view.rows[seat], view.reserve[seat]
        line = label("nachgedacht-alt-line", seat=name, colour=colour, rows=rows, reserve=reserve)
        lines.append(line)
    lines.append(now(scene))
    return "\n".join(lines)
