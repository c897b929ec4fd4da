"""The picture in words: for those who cannot see it, and for those who prefer reading."""

from collections.abc import Iterator

from render.scene import Scene
from render.schubsen.story import told
from render.schubsen.words import headline, order, pad_text, places
from render.telling import LONGEST, cut, first, shortened, spoken
from rules.schubsen.data import BOARD, OUT, START

LETTERS = "ABCDEFGH"
# How much is said: the letters of a name, and whether cards and clovers are told one by one.
_DETAIL = ((80, True), (32, True), (32, False), (20, False), (12, False))


def alt(scene: Scene) -> str:
    """Say what the board shows, as fully as fits: every sheep and its place in any case."""
    said = (
        " ".join(_sentences(shortened(scene, letters), full=full)) for letters, full in _DETAIL
    )
    return cut(first(said, spoken), LONGEST)


def _sentences(scene: Scene, *, full: bool) -> Iterator[str]:
    view, label, names = scene.view, scene.label, scene.names
    happened = headline(scene, told(scene.events))
    yield f"{label('schubsen-name')}: {happened}{'' if happened.endswith('!') else '.'}"
    standing = [seat for seat, at in enumerate(view.squares) if at != OUT]
    standing.sort(key=lambda seat: -view.squares[seat])
    if standing:
        told_of = (
            f"{names[seat]} {_where(scene, seat)} ({', '.join(_facts(scene, seat, full=full))})"
            for seat in standing
        )
        yield ", ".join(told_of) + "."
    if view.fallen:
        ranks = places(scene)
        ashore = ", ".join(
            f"{names[seat]} ({label('schubsen-alt-place', place=ranks[seat])})"
            for seat, _ in view.fallen
        )
        yield label("schubsen-alt-ashore", names=ashore)
    if view.turn is not None:
        yield label("schubsen-alt-turn", seat=names[view.turn])


def _where(scene: Scene, seat: int) -> str:
    at = scene.view.squares[seat]
    wet = at % BOARD in scene.view.water[at // BOARD]
    key = "schubsen-alt-wet" if wet else "schubsen-alt-dry"
    return scene.label(key, board=1 + at // BOARD, square=at % BOARD)


def _facts(scene: Scene, seat: int, *, full: bool) -> Iterator[str]:
    """Name what a seat has: lifesavers, clovers, imp and cherub, open or closed cards."""
    view, label = scene.view, scene.label
    yield label("schubsen-alt-rings", count=view.rings[seat])
    pads = view.clovers[seat]
    if pads and full:
        yield label("schubsen-alt-clovers", pads=" ".join(map(pad_text, pads)))
    elif pads:
        yield label("schubsen-alt-clover-count", count=len(pads))
    if view.outcome is not None:
        yield label("schubsen-alt-place", place=places(scene)[seat])
        return
    if view.imp == seat:
        yield label("schubsen-alt-imp")
    if view.cherub == seat:
        yield label("schubsen-alt-cherub")
    if seat in view.decided:
        yield label("schubsen-picture-sealed")
    elif view.laid[seat] and view.phase != "laying":
        yield label("schubsen-alt-shown", digits=view.laid[seat])


def text(scene: Scene) -> str:
    """Draw the dyke in letters, and say in a line for each seat what it has."""
    view, label = scene.view, scene.label
    lines = [headline(scene, told(scene.events)), ""]
    for number, side in enumerate(view.sides):
        lines.append(
            label("schubsen-alt-board", board=number + 1, side=label(f"schubsen-option-{side}"))
        )
        lines.extend(_grid(scene, number))
        lines.append("")
    lines.append(label("schubsen-alt-key"))
    lines.extend(_line(scene, seat) for seat in range(len(view.squares)))
    return "\n".join(lines)


def _grid(scene: Scene, board: int) -> Iterator[str]:
    """Yield ten rows of one board and its axis: a letter for a sheep, ~ for water."""
    view = scene.view
    here = {at - board * BOARD: seat for seat, at in enumerate(view.squares) if at != OUT}
    water = view.water[board]
    for row in reversed(range(10)):
        cells = []
        for at in range(row, BOARD, 10):
            sign = "~" if at in water else "."
            if at in here:
                sign = LETTERS[here[at]]
                sign = sign.lower() if at in water else sign
            cells.append(sign)
        if row == 0 and not board and view.squares.count(START) > 1:
            cells[0] = "*"
        yield f"{row} {' '.join(cells)}"
    yield "  " + " ".join(str(column) for column in range(10))


def _line(scene: Scene, seat: int) -> str:
    view, label = scene.view, scene.label
    head = f"{'▶ ' if view.turn == seat else ''}{LETTERS[seat]} {scene.names[seat]}"
    if view.squares[seat] == OUT:
        out_in = dict(view.fallen)[seat]
        rank = label("schubsen-picture-place", place=places(scene)[seat], round=out_in)
        return f"{head}: {label('schubsen-picture-ashore')}, {rank}"
    facts = [_where(scene, seat), *_facts(scene, seat, full=True)]
    if view.outcome is None:
        facts.append(label("schubsen-alt-hand", cards=view.hands[seat]))
        head = f"{head} ({order(scene)[seat]}.)"
    return f"{head}: {', '.join(facts)}"
