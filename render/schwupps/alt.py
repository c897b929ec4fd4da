"""The board in words for those who cannot see it, and in letters for those who prefer them."""

from render.scene import Scene
from render.schwupps.panels import squares_of
from render.schwupps.words import called, headline, place_name, say
from render.telling import retold, shortened, spoken
from rules.schwupps.data import LANE, SYMBOLS
from rules.schwupps.view import View

SHAPES = dict(
    zip(SYMBOLS, ("circle", "triangle", "square", "star", "heart", "diamond"), strict=True)
)


def alt(scene: Scene) -> str:
    """Say what the board shows; long names are cut until everything can be said."""
    return retold(scene, _told, spoken, (128, 48, 32, 20, 10))


def _told(scene: Scene) -> str:
    view: View = scene.view
    opening = say(scene, "alt-opening", goal=view.goal, headline=headline(scene))
    pieces = ", ".join(_stands(scene, side) for side in range(len(view.sides)))
    hands = "; ".join(_holds(scene, seat) for seat in range(len(scene.names)))
    parts = [opening, f"{pieces}.", say(scene, "alt-cards", hands=hands), _pile(scene)]
    return " ".join(part for part in [*parts, _turn(scene)] if part)


def _stands(scene: Scene, side: int) -> str:
    """Name a side and the square of each of its pieces."""
    view: View = scene.view
    squares = squares_of(view, view.sides[side][0])
    places = [_place(scene, square) for square in sorted({*squares}, reverse=True)]
    where = places[0]
    if len(places) == 2:
        where = say(scene, "picture-pair", one=places[0], other=places[1])
    return f"{called(scene, view.sides[side])} {where}"


def _place(scene: Scene, square: int) -> str:
    if square <= 0:
        return say(scene, "alt-start" if square == 0 else "alt-stable")
    if square == scene.view.goal:
        return say(scene, "alt-goal", square=square)
    shapes = ", ".join(say(scene, f"alt-{SHAPES[glyph]}") for glyph in LANE[square])
    return say(scene, "alt-place", square=square, symbols=shapes)


def _holds(scene: Scene, seat: int) -> str:
    numbers = " ".join(map(str, scene.view.numbers[seat])) or "–"
    return f"{scene.names[seat]} {numbers}"


def _pile(scene: Scene) -> str:
    view: View = scene.view
    if view.top is None:
        return say(scene, "alt-endgame")
    return say(scene, "alt-pile", count=view.pile, top=view.top)


def _turn(scene: Scene) -> str:
    view: View = scene.view
    if view.turn is None:
        return ""
    name = called(scene, (view.turn,))
    turn = say(scene, "alt-again" if view.shoving else "picture-on-turn", name=name)
    return "" if turn == headline(scene) else turn


def text(scene: Scene) -> str:
    """Write the board with letters: the sheep from the front to the back, then the hands."""
    scene = shortened(scene, 24)
    view: View = scene.view
    title = f"{say(scene, 'name')} · {view.goal}"
    hands = [_holds(scene, seat) for seat in range(len(scene.names))]
    aside = [say(scene, "alt-aside", numbers=" ".join(map(str, view.aside)))] if view.aside else []
    last = [line for line in (_pile(scene), *aside, _turn(scene)) if line]
    return "\n".join([title, headline(scene), "", *_race(scene), "", *hands, "", *last])


def _race(scene: Scene) -> list[str]:
    view: View = scene.view
    order = sorted(range(len(view.squares)), key=lambda piece: (-view.squares[piece], piece))
    words = [place_name(scene, view.squares[piece]) for piece in order]
    width = max(map(len, words))
    lines = []
    for piece, word in zip(order, words, strict=True):
        square, owners = view.squares[piece], view.sides[piece // view.each]
        glyphs = LANE[square] if 0 < square < view.goal else ""
        mark = " ◂" if view.turn in owners else ""
        lines.append(f"{word:>{width}} {glyphs:<3} {called(scene, owners)}{mark}")
    return lines
