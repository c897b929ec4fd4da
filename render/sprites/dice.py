"""Dice with eight, ten and twelve faces."""

from collections.abc import Sequence
from functools import lru_cache

from PIL.Image import Image

from render.canvas import Pen, Point, Stamp, around
from render.palette import INK, Colour, ink_on, mix
from render.type import write

COLOURS: dict[int, Colour] = {8: "#F5B829", 10: "#F4EFE2", 12: "#B5392A"}


@lru_cache(maxsize=256)
def die(faces: int, value: int | None, size: int) -> Image:
    """Return a die with *faces* 8, 10 or 12 showing *value*; None for one not rolled."""
    base = COLOURS[faces]
    pen = Stamp(size, size, unit=120)
    {8: _eight, 10: _ten, 12: _twelve}[faces](pen, base)
    image = pen.done()
    if value is not None:
        _number(image, faces, value, size, ink_on(base))
    return image


def _number(image: Image, faces: int, value: int, size: int, colour: Colour) -> None:
    middle = size * {8: 0.55, 10: 0.44, 12: 0.5}[faces]
    high = size * 0.33
    text = str(value)
    box = write(
        image,
        (0, middle - high, size, middle + high),
        text,
        "title",
        size * (0.33 if len(text) == 1 else 0.29),
        colour,
        align="middle",
    )
    if text in ("6", "9"):
        bar = Pen(image, 1)
        bar.rounded(box[0], box[3] + size * 0.02, box[2], box[3] + size * 0.055, 2, fill=colour)


def _facets(pen: Pen, base: Colour, facets: Sequence[tuple[Sequence[Point], float]]) -> None:
    """Draw each facet in its own tint: above 0 lighter, below 0 darker; then the edges."""
    for points, tone in facets:
        tint = mix(base, "#FFFFFF", tone) if tone > 0 else mix(base, INK, -tone)
        pen.polygon(points, fill=tint)
    for points, _ in facets:
        pen.line([*points, points[0]], fill=INK, width=2.2)


def _rim(pen: Pen, points: Sequence[Point]) -> None:
    pen.line([*points, points[0], points[1]], fill=INK, width=5)


def _eight(pen: Pen, base: Colour) -> None:
    outer = around(60, 60, 54, 6)
    top, left, right = outer[0], outer[4], outer[2]
    _facets(
        pen,
        base,
        (
            ((top, right, left), 0.12),
            ((outer[0], left, outer[5]), 0.34),
            ((outer[0], outer[1], right), -0.12),
            ((left, right, outer[3]), -0.26),
        ),
    )
    _rim(pen, outer)


def _ten(pen: Pen, base: Colour) -> None:
    top, foot = (60.0, 5.0), (60.0, 115.0)
    left, right = (4.0, 52.0), (116.0, 52.0)
    low_left, low_right = (7.0, 66.0), (113.0, 66.0)
    kite = (top, (90.0, 62.0), (60.0, 80.0), (30.0, 62.0))
    _facets(
        pen,
        base,
        (
            (kite, 0.3),
            ((top, kite[3], low_left, left), 0.05),
            ((top, right, low_right, kite[1]), -0.14),
            ((low_left, kite[3], kite[2], foot), -0.22),
            ((low_right, foot, kite[2], kite[1]), -0.34),
        ),
    )
    _rim(pen, (top, right, low_right, foot, low_left, left))


def _twelve(pen: Pen, base: Colour) -> None:
    outer = around(60, 60, 55, 10)
    inner = around(60, 60, 31, 5)
    tones = (-0.06, -0.2, -0.32, -0.14, 0.1)
    sides = [
        (
            (
                inner[i],
                outer[2 * i],
                outer[2 * i + 1],
                outer[(2 * i + 2) % 10],
                inner[(i + 1) % 5],
            ),
            tones[i],
        )
        for i in range(len(tones))
    ]
    _facets(pen, base, (*sides, (inner, 0.08)))
    _rim(pen, outer)
