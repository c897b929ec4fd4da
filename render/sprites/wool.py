"""Wool: the round body of a sheep, its pattern, its light and its shade."""

from collections.abc import Callable
from math import cos, pi, sin

from msgspec import Struct
from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from render.canvas import Pen, Point, around, blank_like
from render.palette import INK, Colour, mix

CENTRE: Point = (46, 57)


class Fleece(Struct, frozen=True):
    """The shape of a body: half axes and the curls on its rim as (x, y, radius)."""

    rx: float
    ry: float
    curls: tuple[tuple[float, float, float], ...]


def fleece(wool: float) -> Fleece:
    """Return the body of a sheep with *wool* from 0 (shorn) to 1.4 (a ball)."""
    rx, ry, radius = 24 + 10 * wool, 16 + 9 * wool, 7 + 3.2 * wool
    count = round(9 + 4 * wool)
    angles = [2 * pi * i / count for i in range(count)]
    return Fleece(
        rx,
        ry,
        tuple(
            (
                CENTRE[0] + rx * cos(a),
                CENTRE[1] + ry * sin(a),
                radius * (1 + 0.12 * sin(2.4 * i)),
            )
            for i, a in enumerate(angles)
        ),
    )


def shape(pen: Pen, body: Fleece, grow: float = 0) -> Image:
    """Return the mask of *body*, *grow* units larger all round."""
    mask = blank_like(pen.image)
    brush = Pen(mask, pen.scale, pen.dx, pen.dy)
    brush.ellipse(*CENTRE, body.rx + grow, body.ry + grow, fill=255)
    for x, y, r in body.curls:
        brush.ellipse(x, y, r + grow, fill=255)
    return mask


def paint(pen: Pen, wool: float, base: Colour, pattern: str, mark: Colour) -> Image:
    """Draw the body and return its mask."""
    body = fleece(wool)
    mask = shape(pen, body)
    cloth = Images.new("RGBA", pen.image.size, base)
    brush = Pen(cloth, pen.scale, pen.dx, pen.dy)
    PATTERNS[pattern](brush, body, mark)
    _light(cloth, mask, pen.scale, base)
    if pattern not in ("heart", "star"):
        _curls(brush, body, mix(base, INK, 0.24))
    pen.image.paste(INK, (0, 0), shape(pen, body, 2.1))
    pen.image.paste(cloth, (0, 0), mask)
    return mask


def _light(cloth: Image, mask: Image, scale: float, base: Colour) -> None:
    """Put shade on the lower right rim of *cloth* and light on the upper left one."""
    below = ImageChops.subtract(mask, _shifted(mask, -3.5 * scale, -6 * scale))
    above = ImageChops.subtract(mask, _shifted(mask, 3 * scale, 4 * scale))
    dark, light = mix(base, INK, 0.62), mix(base, "#FFFFFF", 0.5)
    cloth.paste(dark, (0, 0), below.point(lambda value: round(value * 0.47)))
    cloth.paste(light, (0, 0), above.point(lambda value: round(value * 0.59)))


def _shifted(mask: Image, dx: float, dy: float) -> Image:
    moved = Images.new("L", mask.size, 0)
    moved.paste(mask, (round(dx), round(dy)))
    return moved


def _curls(pen: Pen, body: Fleece, colour: Colour) -> None:
    spots = [(-0.62, -0.2), (-0.3, -0.62), (0.12, -0.5), (-0.05, 0.0)]
    spots += [(-0.5, 0.42), (0.42, 0.1), (0.1, 0.55), (-0.85, 0.25)]
    for i, (u, v) in enumerate(spots):
        x, y = CENTRE[0] + u * body.rx, CENTRE[1] + v * body.ry
        turn = 180 if i % 2 else 20
        pen.arc(x, y, 4.6, start=turn, end=turn + 160, fill=colour, width=1.5)


def _plain(pen: Pen, body: Fleece, mark: Colour) -> None:
    """Leave the wool as it is."""


def _hoops(pen: Pen, body: Fleece, mark: Colour) -> None:
    for row in range(-2, 3):
        y = CENTRE[1] + row * 13 + 1
        wave = [(x, y + 1.6 * sin(x * 0.22 + row)) for x in range(-10, 105, 4)]
        pen.line(wave, fill=mark, width=4.8)


def _dots(pen: Pen, body: Fleece, mark: Colour) -> None:
    for row in range(-3, 4):
        for column in range(-4, 5):
            x = CENTRE[0] + column * 16 + (8 if row % 2 else 0)
            y = CENTRE[1] + row * 12
            pen.ellipse(x, y, 3.5 + 0.5 * sin(3.1 * row + 1.7 * column), fill=mark)


def _zigzag(pen: Pen, body: Fleece, mark: Colour) -> None:
    for row in range(-2, 3):
        y = CENTRE[1] + row * 16 - 4
        teeth = [(CENTRE[0] - 60 + 8 * i, y + (5 if i % 2 else -5)) for i in range(16)]
        pen.line(teeth, fill=mark, width=4.4)


def _stripes(pen: Pen, body: Fleece, mark: Colour) -> None:
    for column in range(-4, 5):
        x = CENTRE[0] + column * 14
        wave = [(x + 2 * sin(y * 0.16 + column), y) for y in range(10, 105, 4)]
        pen.line(wave, fill=mark, width=5)


def _heart(pen: Pen, body: Fleece, mark: Colour) -> None:
    x, y = CENTRE[0] - 4, CENTRE[1] - 1
    pen.polygon(heart(x, y, 15), fill=mark)


def _patches(pen: Pen, body: Fleece, mark: Colour) -> None:
    for x, y, rx, ry in ((28, 46, 11, 9), (52, 68, 13, 9), (66, 46, 8, 7), (20, 70, 7, 6)):
        pen.ellipse(x, y, rx, ry, fill=mark)
        pen.ellipse(x + rx * 0.5, y - ry * 0.5, rx * 0.55, ry * 0.55, fill=mark)


def _star(pen: Pen, body: Fleece, mark: Colour) -> None:
    pen.polygon(star(CENTRE[0] - 3, CENTRE[1], 15), fill=mark)


def heart(x: float, y: float, r: float) -> list[Point]:
    """Return the outline of a heart round (*x*, *y*)."""
    angles = [2 * pi * i / 48 for i in range(48)]
    return [
        (
            x + r * 1.03 * sin(a) ** 3,
            y - r / 15.5 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)),
        )
        for a in angles
    ]


def star(x: float, y: float, r: float, inner: float = 0.46) -> list[Point]:
    """Return the outline of a five-pointed star round (*x*, *y*)."""
    pairs = zip(around(x, y, r, 5), around(x, y, r * inner, 5, -54), strict=True)
    return [point for pair in pairs for point in pair]


PATTERNS: dict[str, Callable[[Pen, Fleece, Colour], None]] = {
    "plain": _plain,
    "hoops": _hoops,
    "dots": _dots,
    "zigzag": _zigzag,
    "stripes": _stripes,
    "heart": _heart,
    "patches": _patches,
    "star": _star,
}
