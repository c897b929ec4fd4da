"""Drawing with smooth edges: everything is drawn larger and scaled down."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import TypeAlias

from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image
from PIL.ImageDraw import ImageDraw

from render.palette import CREAM, Colour, Theme

Point: TypeAlias = tuple[float, float]
Fill: TypeAlias = Colour | int | tuple[int, ...]

SPRITE = 4


class Pen:
    """A pen over *image* whose coordinates are *scale* times finer than its pixels.

    With *ink* a shape gets an outline of *edge* units inside its bounds.
    """

    def __init__(self, image: Image, scale: float, dx: float = 0, dy: float = 0) -> None:
        self.image = image
        self.scale = scale
        self.dx, self.dy = dx, dy
        self._draw = ImageDraw(image)

    def moved(self, dx: float, dy: float, zoom: float = 1) -> "Pen":
        """Return a pen over the same image whose origin is at (*dx*, *dy*)."""
        return Pen(self.image, self.scale * zoom, (self.dx + dx) / zoom, (self.dy + dy) / zoom)

    def points(self, points: Iterable[Point]) -> list[Point]:
        """Return *points* in the pixels of the image."""
        k = self.scale
        return [((x + self.dx) * k, (y + self.dy) * k) for x, y in points]

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        *,
        fill: Fill,
        ink: Fill | None = None,
        edge: float = 2.2,
    ) -> None:
        """Draw an ellipse round (*x*, *y*)."""
        ry = rx if ry is None else ry
        for colour, inset in ((ink, 0.0), (fill, edge if ink is not None else 0.0)):
            if colour is not None:
                a, b = max(rx - inset, 0), max(ry - inset, 0)
                corners = self.points([(x - a, y - b), (x + a, y + b)])
                self._draw.ellipse([*corners[0], *corners[1]], fill=colour)

    def polygon(
        self,
        points: Sequence[Point],
        *,
        fill: Fill,
        ink: Fill | None = None,
        edge: float = 2.2,
    ) -> None:
        """Draw a closed shape; its outline runs along the middle of its edge."""
        self._draw.polygon(self.points(points), fill=fill)
        if ink is not None:
            self.line([*points, points[0], points[1]], fill=ink, width=edge)

    def line(self, points: Sequence[Point], *, fill: Fill, width: float, cap: bool = True) -> None:
        """Draw a line with round joints and, unless told not to, round ends."""
        pixels = self.points(points)
        thick = max(1, round(width * self.scale))
        self._draw.line(pixels, fill=fill, width=thick, joint="curve")
        if cap:
            r = thick / 2
            for x, y in (pixels[0], pixels[-1]):
                self._draw.ellipse([x - r, y - r, x + r, y + r], fill=fill)

    def arc(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        *,
        start: float,
        end: float,
        fill: Fill,
        width: float,
    ) -> None:
        """Draw a piece of an ellipse from *start* to *end* degrees, clockwise from the right."""
        ry = rx if ry is None else ry
        steps = [start + (end - start) * i / 16 for i in range(17)]
        bow = [(x + rx * cos(a * pi / 180), y + ry * sin(a * pi / 180)) for a in steps]
        self.line(bow, fill=fill, width=width)

    def rounded(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        r: float,
        *,
        fill: Fill,
        ink: Fill | None = None,
        edge: float = 2.2,
    ) -> None:
        """Draw a rectangle with round corners."""
        for colour, inset in ((ink, 0.0), (fill, edge if ink is not None else 0.0)):
            if colour is not None:
                corners = self.points([(x0 + inset, y0 + inset), (x1 - inset, y1 - inset)])
                radius = max(r - inset, 0) * self.scale
                self._draw.rounded_rectangle([*corners[0], *corners[1]], radius, fill=colour)


class Stamp(Pen):
    """A pen over an empty picture of its own, *width* by *height* pixels when done.

    *unit* is how many units its width has; the finished stamp is transparent where nothing
    was drawn.
    """

    def __init__(
        self, width: float, height: float, *, unit: float | None = None, k: int = SPRITE
    ) -> None:
        size = (ceil(width) * k, ceil(height) * k)
        super().__init__(Images.new("RGBA", size, (0, 0, 0, 0)), k * width / (unit or width))
        self.factor = k

    def done(self) -> Image:
        """Return the finished picture."""
        return self.image.reduce(self.factor)


def blank_like(image: Image) -> Image:
    """Return an empty mask as large as *image*."""
    return Images.new("L", image.size, 0)


def smooth(points: Sequence[Point], *, closed: bool = True, steps: int = 8) -> list[Point]:
    """Return a soft curve through *points* (Catmull-Rom)."""
    count = len(points)
    curve: list[Point] = []
    for i in range(count if closed else count - 1):
        around = [i - 1, i, i + 1, i + 2]
        index = [j % count if closed else min(max(j, 0), count - 1) for j in around]
        p = [points[j] for j in index]
        curve.extend(_between(p, step / steps) for step in range(steps))
    if not closed:
        curve.append(points[-1])
    return curve


def _between(p: Sequence[Point], t: float) -> Point:
    weights = (
        -0.5 * t + t * t - 0.5 * t**3,
        1 - 2.5 * t * t + 1.5 * t**3,
        0.5 * t + 2 * t * t - 1.5 * t**3,
        -0.5 * t * t + 0.5 * t**3,
    )
    x = sum(w * a for w, (a, _) in zip(weights, p, strict=True))
    y = sum(w * b for w, (_, b) in zip(weights, p, strict=True))
    return x, y


def around(x: float, y: float, r: float, count: int, turn: float = -90) -> list[Point]:
    """Return *count* points evenly spread on a circle, the first at *turn* degrees."""
    angles = [(turn + 360 * i / count) * pi / 180 for i in range(count)]
    return [(x + r * cos(a), y + r * sin(a)) for a in angles]


def place(picture: Image, stamp: Image, x: float, y: float, anchor: str = "mm") -> None:
    """Paste *stamp* with the point that *anchor* names (l m r, t m b) at (*x*, *y*)."""
    dx = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * stamp.width
    dy = {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]] * stamp.height
    picture.paste(stamp, (round(x - dx), round(y - dy)), stamp if stamp.mode == "RGBA" else None)


def faded(stamp: Image, share: float) -> Image:
    """Return *stamp* with only *share* (0 to 1) of its weight."""
    ghost = stamp.copy()
    ghost.putalpha(stamp.getchannel("A").point(lambda value: round(value * share)))
    return ghost


def haloed(image: Image, units: float, colour: Colour = CREAM) -> Image:
    """Return *image* on a rim of *colour*, *units* pixels wide."""
    rim = image.getchannel("A").filter(ImageFilter.GaussianBlur(units))
    rim = rim.point(lambda value: 255 if value > 24 else 0)
    ground = Images.new("RGBA", image.size, colour)
    ground.putalpha(rim)
    return Images.alpha_composite(ground, image)


class Shadows:
    """All shadows of one layer: shapes are collected and blurred once."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._mask = Images.new("L", ((size[0] + 1) // 2, (size[1] + 1) // 2), 0)
        self.pen = Pen(self._mask, 0.5)

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float = 14) -> None:
        """Add the shadow of a panel."""
        self.pen.rounded(x0, y0, x1, y1, r, fill=255)

    def foot(self, x: float, y: float, width: float) -> None:
        """Add the shadow a standing piece throws where it stands."""
        self.pen.ellipse(x, y, width / 2, width / 7, fill=255)

    def fall(self, picture: Image, theme: Theme, blur: float = 4, dy: float = 3) -> None:
        """Throw the collected shadows on *picture*."""
        mask = self._mask.filter(ImageFilter.GaussianBlur(blur / 2))
        mask = mask.resize(
            (self._mask.width * 2, self._mask.height * 2), Images.Resampling.BILINEAR
        )
        mask = mask.crop((0, 0, *picture.size)).point(lambda value: round(value * theme.shade))
        picture.paste(theme.shadow, (0, round(dy)), mask)


@lru_cache(maxsize=64)
def foot_shadow(width: int, theme: Theme) -> Image:
    """Return the one blurred ellipse under a standing piece, *width* wide."""
    height = max(8, width // 3)
    mask = Images.new("L", (width * 2, height * 2), 0)
    pen = Pen(mask, 2)
    pen.ellipse(width / 2, height / 2, width * 0.36, height * 0.28, fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(height * 0.16)).reduce(2)
    stamp = Images.new("RGBA", mask.size, theme.shadow)
    stamp.putalpha(mask.point(lambda value: round(value * min(1.0, theme.shade * 1.6))))
    return stamp
