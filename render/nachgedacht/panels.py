"""The column on the right: each shepherd with rows and reserve, between them the last move."""

from functools import lru_cache

from PIL.Image import Image

from render import marks
from render.canvas import Stamp, place
from render.nachgedacht.layout import COLUMN, MIDDLE, PANELS
from render.nachgedacht.words import now
from render.palette import Theme
from render.scene import Scene
from render.sprites.people import peg_sheep, shepherd
from render.sprites.tokens import crown, robot, tick
from render.telling import retold
from render.type import holds, paragraph, write
from rules.nachgedacht.data import COLOURED_SHEEP, COLOURS, ROWS_TO_WIN


def paint(picture: Image, scene: Scene) -> None:
    """Paint all three panels."""
    for seat in range(2):
        _seat(picture, scene, seat)
    _middle(picture, scene)


def _seat(picture: Image, scene: Scene, seat: int) -> None:
    view, theme, label = scene.view, scene.colours, scene.label
    (left, right), (top, bottom), colour = COLUMN, PANELS[seat], COLOURS[seat]
    frame = theme.accent if seat in (view.deciding, view.winner) else None
    marks.panel(picture, (left, top, right, bottom), theme, frame=frame)
    place(picture, shepherd(colour, 122), left + 70, top + 142, "mb")
    edge = right - 16
    if view.winner == seat:
        place(picture, crown(56), edge - 28, top + 34)
    elif seat in scene.robots:
        place(picture, robot(44), edge - 22, top + 34)
    box = (left + 130, top + 54, edge, top + 94)
    write(picture, box, scene.names[seat], "strong", 36, theme.text, least=24)
    box = (left + 130, top + 98, edge, top + 136)
    write(picture, box, label(f"nachgedacht-picture-{colour}"), "plain", 29, theme.quiet)
    for line, key in ((174, "rows"), (228, "reserve")):
        box = (left + 20, top + line - 20, left + 128, top + line + 20)
        word = label(f"nachgedacht-picture-{key}")
        write(picture, box, word, "strong", 28, theme.text, least=22)
    for step in range(ROWS_TO_WIN):
        x = left + 160 + 48 * step
        place(picture, _box(theme, filled=step < view.rows[seat]), x, top + 174)
    for step in range(COLOURED_SHEEP):
        x = left + 164 + 62 * step
        if step < view.reserve[seat]:
            place(picture, peg_sheep(colour, 60), x, top + 258, "mb")
        else:
            place(picture, marks.dashed_ring(48, theme.quiet, 4), x, top + 228)


@lru_cache(maxsize=8)
def _box(theme: Theme, *, filled: bool) -> Image:
    """Return the box of one row, ticked once it is there."""
    stamp = Stamp(44, 44)
    stamp.rounded(1, 1, 43, 43, 9, fill=theme.panel, ink=theme.quiet, edge=3)
    box = stamp.done()
    if filled:
        place(box, tick(38), 22, 22)
    return box


def _middle(picture: Image, scene: Scene) -> None:
    view, theme = scene.view, scene.colours
    (left, right), (top, bottom) = COLUMN, MIDDLE
    marks.panel(picture, (left, top, right, bottom), theme)
    x0, x1 = left + 20, right - 16
    y = top + 16
    if view.last is not None:
        word = scene.label("nachgedacht-picture-last")
        write(picture, (x0, y, x1, y + 40), word, "strong", 29, theme.quiet)
        move = f"{view.last.start} – {view.last.end}"
        write(picture, (x0, y + 40, x1, y + 96), move, "title", 50, theme.move)
        y += 102
    else:
        y += 30
    low = bottom - 66 if view.waiting is not None else bottom - 12
    box = (x0, y, x1, low)
    words = retold(scene, now, lambda told: holds(box, told, "strong", 22))
    paragraph(picture, box, words, "strong", 29, theme.text, least=22)
    if view.waiting is not None:
        squares = view.waiting.candidates
        step = (x1 - x0) / len(squares)
        for place_in_row, square in enumerate(squares):
            marks.tab(picture, x0 + step * (place_in_row + 0.5), bottom - 38, square, 30)
