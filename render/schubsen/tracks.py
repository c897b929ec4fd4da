"""Arrows along rows and columns, put together from cached pieces."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct
from PIL.Image import Image
from PIL.ImageDraw import ImageDraw

from render import marks
from render.canvas import Stamp, place
from render.palette import CREAM, LIFESAVER, Colour

Knot: TypeAlias = tuple[int, int]
Way: TypeAlias = tuple[int, int]

BEND = 24
_TURNS: dict[Way, int] = {(1, 0): 0, (0, 1): 1, (-1, 0): 2, (0, -1): 3}


class Line(Struct, frozen=True):
    """How an arrow looks: its colour, the width of its core and of what is beside it."""

    colour: Colour
    width: int
    rim: int
    head: int
    beside: Colour = CREAM


def track(picture: Image, knots: Sequence[Knot], line: Line, *, tip: bool = True) -> None:
    """Draw an arrow through *knots*, each beside or above the one before."""
    points = _apart(knots)
    if len(points) < 2:
        return
    ways = [_way(a, b) for a, b in pairwise(points)]
    bends = [_bend(points, at, line.head if tip else 0) for at in range(1, len(points) - 1)]
    cuts = [0, *bends, line.head // 2 if tip else 0]
    place(picture, _cap(line), *points[0])
    for at, way in enumerate(ways):
        _straight(picture, points[at], points[at + 1], (cuts[at], cuts[at + 1]), line)
        if at:
            place(picture, _corner(ways[at - 1], way, cuts[at], line), *points[at])
    if tip:
        place(picture, _head(ways[-1], line), *points[-1])


def _apart(knots: Sequence[Knot]) -> list[Knot]:
    points = [knots[0]]
    points.extend(b for a, b in pairwise(knots) if a != b)
    return points


def _way(a: Knot, b: Knot) -> Way:
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


def _bend(points: Sequence[Knot], at: int, head: int) -> int:
    """Return the radius of a corner: half of what is free before and behind it."""
    (ax, ay), (bx, by), (cx, cy) = points[at - 1 : at + 2]
    before, after = abs(bx - ax) + abs(by - ay), abs(cx - bx) + abs(cy - by)
    tip = head // 2 if at == len(points) - 2 else 0
    return max(1, min(BEND, before // 2, after // 2 - tip))


def _straight(picture: Image, a: Knot, b: Knot, cut: tuple[int, int], line: Line) -> None:
    """Draw a piece from *a* to *b* without its ends, which bends and heads cover."""
    dx, dy = _way(a, b)
    x0, y0 = a[0] + dx * cut[0], a[1] + dy * cut[0]
    x1, y1 = b[0] - dx * cut[1], b[1] - dy * cut[1]
    if (x1 - x0) * dx + (y1 - y0) * dy <= 0:
        return
    pen = ImageDraw(picture)
    core = line.width // 2
    for half, colour in ((core + line.rim, line.beside), (core, line.colour)):
        wide, high = (0, half) if dx else (half, 0)
        box = (
            min(x0, x1) - wide,
            min(y0, y1) - high,
            max(x0, x1) + wide - 1,
            max(y0, y1) + high - 1,
        )
        pen.rectangle(box, fill=colour)


@lru_cache(maxsize=256)
def _corner(into: Way, out: Way, r: int, line: Line) -> Image:
    """Return a bend of radius *r* whose middle is the corner itself."""
    size = 2 * (r + line.width // 2 + line.rim + 2)
    stamp = Stamp(size, size)
    c = size / 2
    enter, leave = (c - into[0] * r, c - into[1] * r), (c + out[0] * r, c + out[1] * r)
    bow = marks.rounded_path([enter, (c, c), leave], r * 2)
    for width, colour in ((line.width + 2 * line.rim, line.beside), (line.width, line.colour)):
        stamp.line(bow, fill=colour, width=width, cap=False)
    return stamp.done()


@lru_cache(maxsize=64)
def _cap(line: Line) -> Image:
    size = line.width + 2 * line.rim
    stamp = Stamp(size, size)
    stamp.ellipse(size / 2, size / 2, size / 2, fill=line.beside)
    stamp.ellipse(size / 2, size / 2, line.width / 2, fill=line.colour)
    return stamp.done()


@lru_cache(maxsize=128)
def _head(way: Way, line: Line) -> Image:
    """Return a head whose point is the middle of the stamp."""
    reach = line.head + line.rim + 2
    stamp = Stamp(2 * reach, 2 * reach)
    back, wing = -0.85 * line.head, 0.56 * line.head
    tip = [(0.0, 0.0), (back, wing), (back, -wing)]
    for _ in range(_TURNS[way]):
        tip = [(-y, x) for x, y in tip]
    tip = [(x + reach, y + reach) for x, y in tip]
    stamp.line([*tip, tip[0], tip[1]], fill=line.beside, width=2 * line.rim)
    stamp.polygon(tip, fill=line.colour)
    return stamp.done()


@lru_cache(maxsize=4)
def hook(rise: int) -> Image:
    """Return the red arrow of a shove, *rise* pixels up; its ends are on the left edge."""
    stamp = Stamp(44, rise + 36)
    dx, top, low = 4.0, 18.0, rise + 18.0
    bow = [(dx, low)]
    for i in range(1, 13):
        t = i / 12
        bow.append((dx + 84 * t * (1 - t) + 6 * t, low + (top - low) * t))
    tip = [(bow[-1][0] - 3, top - 14), (bow[-1][0] + 15, top + 9), (bow[-1][0] - 9, top + 8)]
    for width, colour in ((15.0, CREAM), (7.0, LIFESAVER)):
        stamp.line(bow, fill=colour, width=width)
        if width > 10:
            stamp.line([*tip, tip[0], tip[1]], fill=colour, width=8)
        stamp.polygon(tip, fill=colour)
    return stamp.done()
