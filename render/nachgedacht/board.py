"""The picture for the table: pegs, rows, the last move, and a panel for each shepherd."""

from functools import cache, lru_cache, partial

from PIL.Image import Image

from render import marks, scenery
from render.canvas import Stamp, foot_shadow, place
from render.nachgedacht import panels
from render.nachgedacht.layout import (
    CELL,
    RESERVE_X,
    RESERVES,
    SHEEP,
    SHEPHERD,
    SKY,
    WIDTH,
    middle,
)
from render.nachgedacht.pasture import CENTRE, centre_mark, pasture, tint
from render.nachgedacht.words import headline
from render.palette import CREAM, THEMES, Theme, ThemeName
from render.scene import Scene
from render.sprites.people import peg_sheep, shepherd
from render.sprites.tokens import cross
from render.swatch import with_pictures
from render.telling import retold
from rules.nachgedacht.data import COLOURS
from rules.nachgedacht.events import RowFormed

FOOT = 34  # so far below a hollow's middle a peg's lower edge is


def board(scene: Scene) -> Image:
    """Paint the pasture with all pegs, its rows and the last move."""
    picture = pasture(scene.colours).copy()
    title = scene.label("nachgedacht-name")
    line = retold(scene, headline, partial(scenery.subline_fits, picture))
    scenery.headline(picture, scene.colours, title, line, SKY)
    _rows(picture, scene)
    _last_move(picture, scene)
    _reserves(picture, scene)
    _pegs(picture, scene)
    _choices(picture, scene)
    panels.paint(picture, scene)
    return picture


def _rows(picture: Image, scene: Scene) -> None:
    """Lay a golden ribbon under every row that stands; the new ones shine."""
    new = {event.squares for event in scene.events if isinstance(event, RowFormed)}
    standing = {row for rows in scene.view.standing for row in rows}
    for row in sorted(standing - new) + sorted(new):
        x0, y0 = middle(row[0])
        x1, y1 = middle(row[-1])
        stamp = _ribbon(x1 - x0, y1 - y0, scene.colours, row in new)
        place(picture, stamp, (x0 + x1) / 2, (y0 + y1) / 2)
        if CENTRE in row:
            place(picture, centre_mark(), *middle(CENTRE))


@lru_cache(maxsize=32)
def _ribbon(dx: int, dy: int, theme: Theme, shining: bool) -> Image:
    wide = 96
    stamp = Stamp(abs(dx) + wide + 12, abs(dy) + wide + 12, k=3)
    half = wide / 2 + 6
    ends = [(half + max(0, -dx), half + max(0, -dy)), (half + max(0, dx), half + max(0, dy))]
    stamp.line(ends, fill=CREAM, width=wide + 8)
    stamp.line(ends, fill=tint(theme, 0.85 if shining else 0.3), width=wide)
    return stamp.done()


def _last_move(picture: Image, scene: Scene) -> None:
    """Draw where the last piece came from; a cross says that it may not go back."""
    view, theme = scene.view, scene.colours
    if view.last is None:
        return
    start, end = middle(view.last.start), middle(view.last.end)
    place(picture, marks.dashed_ring(72, theme.move, 5), *start)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    before, short = (22 if view.banned else 0), 46
    if dx == 0 and dy > 0:  # the piece that came down would hide the arrow's head
        before, short = -34, 100 if _shepherd_on(scene, view.last.end) else 74
    first = (start[0] + dx * before / length, start[1] + dy * before / length)
    tip = (end[0] - dx * short / length, end[1] - dy * short / length)
    marks.arrow(picture, [first, tip], theme.move, width=10, head=32)
    if view.banned is not None:
        place(picture, cross(34), *start)


def _shepherd_on(scene: Scene, square: str) -> bool:
    return any(piece.square == square and piece.kind == "shepherd" for piece in scene.view.pieces)


def _pegs(picture: Image, scene: Scene) -> None:
    """Put the pieces into their hollows, those at the back first."""
    shadow = foot_shadow(70, scene.colours)
    for piece in sorted(scene.view.pieces, key=lambda piece: -int(piece.square[1])):
        x, y = middle(piece.square)
        place(picture, shadow, x + 4, y + FOOT - 8)
        if piece.kind == "shepherd":
            place(picture, shepherd(piece.colour, SHEPHERD), x, y + FOOT, "mb")
        else:
            place(picture, peg_sheep(piece.colour, SHEEP), x, y + FOOT, "mb")


def _reserves(picture: Image, scene: Scene) -> None:
    """Let the coloured sheep that are not in play wait beside the pasture."""
    for seat, colour in enumerate(COLOURS):
        for y in sorted(RESERVES[seat][: scene.view.reserve[seat]]):
            place(picture, peg_sheep(colour, 80), RESERVE_X, y + 44, "mb")


def _choices(picture: Image, scene: Scene) -> None:
    """Mark the sheep of a row that the rival may exchange."""
    if scene.view.waiting is not None:
        for square in scene.view.waiting.candidates:
            x, y = middle(square)
            marks.tab(picture, x - CELL * 0.28, y + FOOT - 8, square, 26)


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour the picture may need."""
    ribbon = scenery.paper(WIDTH, 400, THEMES[theme]).copy()
    for step, shining in enumerate((True, False)):
        place(ribbon, _ribbon(3 * CELL, 0, THEMES[theme], shining), 300 + 500 * step, 200)
    marks.arrow(ribbon, [(60, 340), (1100, 340)], THEMES[theme].move)
    return with_pictures(theme, pasture(THEMES[theme]), ribbon)
