"""Marks on a picture: panels, discs, pills, tabs, tags, arrows, hatching, speech."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, ceil, cos, floor, sin

from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from render.canvas import Pen, Point, Stamp, place
from render.palette import BUTTON, CREAM, INK, SEATS, Colour, Theme, ink_on, mix
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.type import Box, Face, width_of, write

MARGIN = 10


def panel(
    picture: Image,
    box: Box,
    theme: Theme,
    *,
    frame: Colour | None = None,
    fill: Colour | None = None,
) -> None:
    """Put a panel with its shadow on *picture*; *frame* marks the one that matters now."""
    x0, y0, x1, y1 = (round(value) for value in box)
    stamp = _panel(x1 - x0, y1 - y0, theme, frame, fill or theme.panel)
    place(picture, stamp, x0 - MARGIN, y0 - MARGIN, "lt")


@lru_cache(maxsize=128)
def _panel(width: int, height: int, theme: Theme, frame: Colour | None, fill: Colour) -> Image:
    size = (width + 2 * MARGIN, height + 2 * MARGIN)
    mask = Images.new("L", size, 0)
    Pen(mask, 1).rounded(MARGIN, MARGIN + 3, MARGIN + width, MARGIN + height + 3, 14, fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(3.4)).point(lambda v: round(v * theme.shade))
    image = Images.new("RGBA", size, theme.shadow)
    image.putalpha(mask)
    pen = Stamp(width, height, k=3)
    edge, ink = (6, frame) if frame else (2, theme.edge)
    pen.rounded(0, 0, width, height, 14, fill=fill, ink=ink, edge=edge)
    place(image, pen.done(), MARGIN, MARGIN, "lt")
    return image


@lru_cache(maxsize=256)
def disc(
    seat: int, size: int, theme: Theme, mood: Mood = "happy", *, towel: bool = False
) -> Image:
    """Return a seat's badge: its sheep before a disc in a tint of its colour."""
    pen = Stamp(size, size, unit=86)
    base = SEATS[seat].colour
    pale = mix(base, theme.panel, 0.72) if theme.name == "light" else mix(base, theme.panel, 0.35)
    if seat == 6 and theme.name == "light":
        pale = "#DDE3D6"
    rim, low = mix(base, "#FFFFFF", 0.35), mix(base, INK, 0.42)
    pen.ellipse(43, 44.6, 41, fill=low)
    pen.ellipse(43, 42.4, 41, fill=rim if theme.name == "dark" else mix(base, "#FFFFFF", 0.55))
    pen.ellipse(43, 43, 37.4, fill=pale)
    image = pen.done()
    place(image, sheep(seat, round(size * 0.9), mood, towel=towel), size * 0.5, size * 0.5)
    return image


@lru_cache(maxsize=256)
def _capsule(width: int, height: int, fill: Colour, ink: Colour | None, edge: float) -> Image:
    pen = Stamp(width, height, k=3)
    pen.rounded(0, 0, width, height, height / 2, fill=fill, ink=ink, edge=edge)
    return pen.done()


def pill(
    picture: Image,
    x: float,
    y: float,
    text: str,
    *,
    fill: Colour = CREAM,
    ink: Colour | None = INK,
    colour: Colour | None = None,
    size: float = 30,
    face: Face = "title",
    anchor: str = "mm",
    least: float = 0,
    most: float = 2000,
) -> Box:
    """Put *text* on a capsule at (*x*, *y*); return the box the capsule covers."""
    height = round(size * 1.42)
    wide = max(least, height * 1.25, width_of(text, face, size) + size * 1.1)
    width = round(min(wide, most))
    left = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * width
    top = y - {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]] * height
    place(picture, _capsule(width, height, fill, ink, 2.6), left, top, "lt")
    inner = (left + size * 0.4, top, left + width - size * 0.4, top + height)
    write(picture, inner, text, face, size, colour or ink_on(fill), align="middle")
    return left, top, left + width, top + height


def tab(picture: Image, x: float, y: float, text: str, size: float = 30) -> Box:
    """Put the yellow tab of something that can be chosen: it carries its button's letter."""
    return pill(picture, x, y, text, fill=BUTTON, size=size)


def tag(picture: Image, x: float, y: float, text: str, colour: Colour, size: float = 32) -> Box:
    """Put a number on the way of a move, in the colour of whoever moves."""
    return pill(picture, x, y, text, fill=colour, ink=CREAM, size=size)


def arrow(
    picture: Image,
    points: Sequence[Point],
    colour: Colour,
    *,
    width: float = 10,
    rim: float = 4.5,
    head: float = 30,
    rim_colour: Colour = CREAM,
) -> None:
    """Draw an arrow along *points* with a cream rim; *head* 0 leaves the point away."""
    reach = head + width + rim + 2
    left, top = floor(min(x for x, _ in points) - reach), floor(min(y for _, y in points) - reach)
    right = ceil(max(x for x, _ in points) + reach)
    low = ceil(max(y for _, y in points) + reach)
    stamp = Stamp(right - left, low - top, k=3)
    stamp.dx, stamp.dy = -left, -top
    body, tip = _shaft(points, head)
    for grow, fill in ((rim, rim_colour), (0.0, colour)):
        stamp.line(body, fill=fill, width=width + 2 * grow)
        if tip:
            stamp.polygon(tip, fill=fill)
            if grow:
                stamp.line([*tip, tip[0], tip[1]], fill=fill, width=2 * grow)
    place(picture, stamp.done(), left, top, "lt")


def _shaft(points: Sequence[Point], head: float) -> tuple[list[Point], list[Point]]:
    """Return the line of an arrow, ending under its head, and the head."""
    if not head:
        return [*points], []
    (x0, y0), (x, y) = points[-2], points[-1]
    back = len(points) - 2
    while back > 0 and (x0 - x) ** 2 + (y0 - y) ** 2 < (head * 0.9) ** 2:
        back -= 1
        x0, y0 = points[back]
    a = atan2(y - y0, x - x0)
    base = (x - head * 0.85 * cos(a), y - head * 0.85 * sin(a))
    wing = head * 0.55
    tip = [
        (x, y),
        (base[0] - wing * sin(a), base[1] + wing * cos(a)),
        (base[0] + wing * sin(a), base[1] - wing * cos(a)),
    ]
    end = (x - head * 0.5 * cos(a), y - head * 0.5 * sin(a))
    return [*points[: back + 1], end], tip


def rounded_path(points: Sequence[Point], r: float = 30) -> list[Point]:
    """Return a way through *points* whose corners are rounded with radius *r*."""
    way: list[Point] = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        enter, leave = _towards(corner, before, r), _towards(corner, after, r)
        way.extend(_bow(enter, corner, leave, i / 8) for i in range(9))
    return [*way, points[-1]]


def _bow(start: Point, pull: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    x = a * start[0] + b * pull[0] + c * end[0]
    return x, a * start[1] + b * pull[1] + c * end[1]


def _towards(corner: Point, other: Point, r: float) -> Point:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    share = min(r, length / 2) / length
    return corner[0] + dx * share, corner[1] + dy * share


@lru_cache(maxsize=32)
def dashed_ring(size: int, colour: Colour, width: float = 5, dashes: int = 14) -> Image:
    """Return a circle of dashes, the mark of where something was."""
    pen = Stamp(size, size)
    r = size / 2 - width
    for i in range(dashes):
        start = 360 * i / dashes
        turn = 360 / dashes * 0.55
        pen.arc(size / 2, size / 2, r, start=start, end=start + turn, fill=colour, width=width)
    return pen.done()


@lru_cache(maxsize=64)
def bubble(text: str, size: int = 32) -> Image:
    """Return a speech bubble with its tail at the lower right of its middle."""
    width = round(width_of(text, "title", size) + size * 1.4)
    height = round(size * 1.9)
    pen = Stamp(width, height + size // 2)
    tail = [
        (width * 0.5, height - 6),
        (width * 0.62, height + size * 0.44),
        (width * 0.66, height - 6),
    ]
    pen.polygon(tail, fill=CREAM, ink=INK, edge=4)
    pen.rounded(0, 0, width, height, size * 0.7, fill=CREAM, ink=INK, edge=3.4)
    pen.polygon([(x, y - 1.6) for x, y in tail], fill=CREAM)
    image = pen.done()
    write(image, (6, 0, width - 6, height), text, "title", size, INK, align="middle")
    return image


def tear(
    picture: Image, y: float, colour: Colour, *, x0: float = 0, x1: float | None = None
) -> None:
    """Let a torn sheet of *colour* begin at *y* and cover what is below."""
    right = picture.width if x1 is None else x1
    left = floor(x0)
    stamp = Stamp(ceil(right) - left, 24, k=3)
    edge = [
        (x, 11 + 2.6 * sin(x * 0.031 + y) + 1.4 * sin(x * 0.117 + 2 * y))
        for x in range(0, ceil(right) - left + 6, 5)
    ]
    stamp.polygon([*edge, (right - left + 6, 24), (0, 24)], fill=colour)
    place(picture, stamp.done(), left, y - 11, "lt")
    picture.paste(colour, (left, round(y) + 13, ceil(right), picture.height))


def scallop(picture: Image, y: float, colour: Colour, pitch: float = 26) -> None:
    """End a banner of *colour* at *y* in a row of scallops."""
    stamp = Stamp(picture.width, pitch, k=3)
    for i in range(ceil(picture.width / pitch) + 1):
        stamp.ellipse(i * pitch, 0, pitch / 2 + 1, pitch * 0.36, fill=colour)
    place(picture, stamp.done(), 0, y, "lt")


def stitch(picture: Image, y: float, colour: Colour, dash: int = 18, gap: int = 12) -> None:
    """Sew a dashed seam across *picture*."""
    pen = Pen(picture, 1)
    for x in range(8, picture.width, dash + gap):
        pen.rounded(x, y - 1, min(x + dash, picture.width), y + 1, 1, fill=colour)
