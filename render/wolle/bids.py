"""The boards with the bids: sealed ones with a padlock, open ones in turn order."""

from functools import lru_cache

from PIL.Image import Image

from render.canvas import Stamp, place
from render.palette import INK, Colour, Theme, mix
from render.scene import Scene
from render.sprites import tokens
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.type import Box, write
from render.wolle import layout
from render.wolle.faces import dimmed, shadow
from rules.wolle.view import Herd, View

LIFT = 10
_MOODS: dict[str | None, Mood] = {
    "reached": "smug",
    "left": "happy",
    "failed": "sad",
    "lapsed": "shock",
}


def paint(picture: Image, scene: Scene) -> None:
    """Put the boards up: in seat order while bids are sealed, then in turn order."""
    view: View = scene.view
    order: tuple[int, ...] = view.order or (*range(len(view.herds)),)
    for seat, box in zip(order, layout.tiles(len(order)), strict=True):
        _board(picture, scene, seat, view.herds[seat], box)


def _board(picture: Image, scene: Scene, seat: int, herd: Herd, box: Box) -> None:
    view, theme = scene.view, scene.colours
    on_turn = bool(view.order) and seat in view.active
    done = herd.fate not in (None, "waiting") and not on_turn
    x0, y0, x1, y1 = box
    wide, tall = round(x1 - x0), round(y1 - y0)
    y0 -= LIFT * on_turn
    tile = _tile(wide, tall, theme, framed=on_turn, done=done)
    place(picture, shadow(wide, tall, theme), x0 - 12, y0 - 8, "lt")
    place(picture, tile, x0, y0, "lt")
    ink = theme.on_beech
    if view.order:
        top = (x0 + 8, y0 + 10, x1 - 8, y0 + 64)
        write(picture, top, herd.bid or "", "title", 46, ink, align="middle")
    elif herd.sealed:
        place(picture, tokens.padlock(48, ink, theme.beech[0]), (x0 + x1) / 2, y0 + 37)
    else:
        top = (x0 + 8, y0 + 10, x1 - 8, y0 + 56)
        write(picture, top, "?", "title", 46, ink, align="middle")
    size = min(96, wide - 12)
    figure = _pale(seat, size, _MOODS[herd.fate], theme) if done else sheep(seat, size)
    place(picture, figure, (x0 + x1) / 2, y0 + 164, "mb")
    name = (x0 + 4, y0 + 166, x1 - 4, y0 + 202)
    write(picture, name, scene.names[seat], "strong", 27, ink, align="middle", least=17)
    if done:
        mark = tokens.cross(46) if herd.fate in ("failed", "lapsed") else tokens.tick(46)
        place(picture, mark, x1 - 12, y0 + 8)


def samples(sheet: Image, theme: Theme) -> None:
    """Put a board of every colour on *sheet*, for the palette."""
    for seat in range(6):
        tile = _tile(116, 208, theme, framed=seat == 1, done=seat != 1 and seat < 4)
        place(sheet, tile, 20 + 125 * seat, 690, "lt")
        place(sheet, _pale(seat, 96, "sad", theme), 78 + 125 * seat, 860, "mb")


@lru_cache(maxsize=32)
def _pale(seat: int, size: int, mood: Mood, theme: Theme) -> Image:
    return dimmed(sheep(seat, size, mood), wood(theme, framed=False, done=True), 0.35)


def wood(theme: Theme, *, framed: bool, done: bool) -> Colour:
    """Return the colour of a board: lit on turn, in the shade when done."""
    base, _, light = theme.beech
    if framed and theme.name == "light":
        return mix(base, light, 0.8)
    return mix(base, INK, 0.2) if done and not framed else base


@lru_cache(maxsize=32)
def _tile(width: int, height: int, theme: Theme, *, framed: bool, done: bool) -> Image:
    """Return an empty board of wood; *done* ones lie in the shade."""
    dark, face = theme.beech[1], wood(theme, framed=framed, done=done)
    pen = Stamp(width, height, k=3)
    edge, ink = (6, theme.accent) if framed else (2.6, INK)
    pen.rounded(0, 0, width, height, 12, fill=face, ink=ink, edge=edge)
    grain = mix(face, dark, 0.16)
    for y in (88, 106, 130, 152, 176, 196):
        pen.line([(9, y), (width * 0.4, y + 2), (width - 9, y - 1)], fill=grain, width=1.8)
    pen.line([(12, 68), (width - 12, 68)], fill=mix(face, dark, 0.5), width=2.6)
    return pen.done()
