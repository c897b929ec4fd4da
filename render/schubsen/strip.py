"""Below the dyke: the pen at the start, what is on offer, and the shore."""

from collections import Counter
from functools import lru_cache
from math import sin

from msgspec import Struct
from PIL import Image as Images
from PIL.Image import Image

from render import marks
from render.canvas import Stamp, foot_shadow, place, smooth
from render.palette import BUTTON, CREAM, INK, Theme
from render.scene import Scene
from render.schubsen.layout import BOTTOM, LEFT, PAPER, SEA, SHORE, WIDTH
from render.schubsen.tracks import Line, track
from render.schubsen.words import pad_text
from render.sprites import farm
from render.sprites.sheep import sheep
from render.sprites.tokens import clover
from render.type import Box, write
from rules.schubsen.data import FACES, PAD_KEYS, PADS, SIDES, START, Pad

MAP = 80
UP = Line(INK, 6, 3, 22)


class Offer(Struct, frozen=True):
    """Something that can be chosen now: the key of its button and where it is drawn."""

    key: str
    what: Pad | str
    many: int
    box: Box


def penned(scene: Scene) -> list[int]:
    """List the seats whose sheep share the start and so do not fit on its square."""
    view = scene.view
    seats = [seat for seat, at in enumerate(view.squares) if at == START]
    return seats if len(seats) > 1 and not view.relaid else []


def paint(picture: Image, scene: Scene) -> None:
    """Draw the pen, the offers and those who are ashore."""
    _pen(picture, scene)
    for offer in offers(scene):
        _offer(picture, scene, offer)
    _ashore(picture, scene)


def _pen(picture: Image, scene: Scene) -> None:
    """Let all sheep at the start stand in a pen that opens to their square."""
    seats = penned(scene)
    if not seats:
        return
    theme = scene.colours
    pitch = _pitch(scene)
    place(picture, _paddock(len(seats) * pitch, theme), 0, BOTTOM, "lt")
    word = scene.label("schubsen-picture-start")
    sign = (10, PAPER - 44, 100, PAPER - 8)
    write(picture, sign, word, "title", 30, theme.on_grass, align="middle", least=18)
    track(picture, ((LEFT + 8, PAPER - 48), (LEFT + 8, BOTTOM - 10)), UP)
    for index, seat in enumerate(seats):
        x, y = 136 + index * pitch, PAPER - 8 - (index % 2) * 12
        place(picture, foot_shadow(70, theme), x, y - 4)
        place(picture, sheep(seat, 76), x, y, "mb")


def _pitch(scene: Scene) -> int:
    """Return the way from sheep to sheep in the pen, shorter while clovers lie beside it."""
    return 40 if scene.view.phase == "choosing" else 66


@lru_cache(maxsize=16)
def _paddock(room: int, theme: Theme) -> Image:
    """Return the pen: a tongue of grass below square 0 with a fence along its far side."""
    width, height = 130 + room, PAPER - BOTTOM
    top = SEA - BOTTOM
    stamp = Stamp(width + 20, height + 6, k=2)
    for colour, grow in ((theme.sea[3], 8), (theme.grass[2], 0), (theme.grass[1], -7)):
        lift = 0 if grow > 0 else 3
        right = width + grow
        bank = [(right - 70, top + lift), (right - 26, top + 14), (right - 4, top + 48)]
        bank += [(right, top + 76), (right - 10, height + 4)]
        # The lower edge follows the tear of the paper below.
        tear = [(x, height + _tear(x)) for x in range(right - 10, -6, -5)]
        stamp.polygon([(0, top + lift), *smooth(bank, closed=False), *tear], fill=colour)
    image = stamp.done()
    place(image, farm.fence(width - 180, 44, theme), 104, top + 4, "lt")
    return image


def _tear(x: float) -> float:
    return 2.6 * sin(x * 0.031 + PAPER) + 1.4 * sin(x * 0.117 + 2 * PAPER)


def offers(scene: Scene) -> tuple[Offer, ...]:
    """List what the seat in turn may choose from the picture: pads, or the sides of a board."""
    view = scene.view
    if view.phase == "choosing":
        return _pads(scene)
    if view.phase != "turning":
        return ()
    found = []
    for index, side in enumerate(FACES[view.sides[0]]):
        x = LEFT + index * 400
        found.append(Offer(side, side, 1, (x, SEA + 7, x + 384, SEA + 15 + MAP)))
    return tuple(found)


def _pads(scene: Scene) -> tuple[Offer, ...]:
    waiting = len(penned(scene))
    left = 150 + waiting * _pitch(scene) if waiting else 24
    counts = Counter(scene.view.box)
    pads = [(name, pad) for name, pad in PADS.items() if counts[pad]]
    pitch = min(100, (SHORE - 20 - left) / max(1, len(pads)))
    return tuple(
        Offer(
            PAD_KEYS[name],
            pad,
            counts[pad],
            (left + index * pitch, SEA + 4, left + (index + 1) * pitch - 6, PAPER - 2),
        )
        for index, (name, pad) in enumerate(pads)
    )


def _offer(picture: Image, scene: Scene, offer: Offer) -> None:
    if isinstance(offer.what, Pad):
        _pad(picture, offer.what, offer.many, offer.box)
        return
    x0, y0, x1, y1 = offer.box
    theme = scene.colours
    marks.panel(picture, offer.box, theme)
    place(picture, _map(theme, offer.what), x0 + 8, (y0 + y1) / 2, "lm")
    text = scene.label(f"schubsen-option-{offer.what}")
    x, room = (x0 + MAP + x1) / 2 + 2, x1 - x0 - MAP - 20
    marks.pill(picture, x, (y0 + y1) / 2, text, fill=BUTTON, size=28, most=room)


def _pad(picture: Image, pad: Pad, many: int, box: Box) -> None:
    x0, y0, x1, y1 = box
    x, wide = (x0 + x1) / 2, x1 - x0
    size = round(min(62, wide))
    for low in reversed(range(min(many, 3))):
        place(picture, _raft(size, pad.kind), x + 5 * low, y0 + 2 - 3 * low, "mt")
    marks.tab(picture, x, y1 - 20, pad_text(pad), 27 if wide > 80 else 19)


@lru_cache(maxsize=16)
def _raft(size: int, kind: str) -> Image:
    """Return a clover on a round leaf that floats."""
    stamp = Stamp(size + 6, size + 6)
    c = (size + 6) / 2
    stamp.ellipse(c, c, c - 1, fill=CREAM, ink=INK, edge=2.4)
    image = stamp.done()
    place(image, clover("back" if kind == "back" else "change", round(size * 0.8)), c, c)
    return image


@lru_cache(maxsize=8)
def _map(theme: Theme, side: str) -> Image:
    """Return a small board of which only the water counts."""
    cell = MAP // 10
    image = Images.new("RGB", (cell * 10, cell * 10), theme.grass[0])
    for at in SIDES[side].water:
        x, y = at // 10 * cell, (9 - at % 10) * cell
        image.paste(theme.sea[0], (x, y, x + cell, y + cell))
    return image


def _ashore(picture: Image, scene: Scene) -> None:
    """Put those who are out on the sand, wrapped in towels."""
    fallen = [seat for seat, _ in scene.view.fallen]
    if not fallen:
        return
    room = WIDTH - SHORE - 150
    pitch = min(92, room / max(1, len(fallen) - 1)) if len(fallen) > 1 else 0
    size = 90 if len(fallen) <= 4 else 80
    for index, seat in enumerate(fallen):
        x = WIDTH - 56 - (len(fallen) - 1 - index) * pitch
        y = PAPER - 2 - (index % 2) * 14
        place(picture, foot_shadow(round(size * 0.9), scene.colours), x, y - 4)
        place(picture, sheep(seat, size, "asleep", towel=True, flip=index % 2 == 1), x, y, "mb")
