"""Falling into the water: the splash, and the sheep in its lifesaver."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image as Images
from PIL.Image import Image

from render.canvas import Pen, Stamp, place, smooth
from render.palette import CREAM, INK, LIFESAVER, Theme
from render.sprites.face import Mood
from render.sprites.sheep import sheep

RIM = "#2E7D93"
FOAM = "#F2FAF6"


@lru_cache(maxsize=32)
def splash(size: int, theme: Theme) -> Image:
    """Return a splash, *size* wide, three quarters as high."""
    pen = Stamp(size, size * 0.75, unit=124)
    water = "#9CC3DA" if theme.name == "light" else "#5E9AB8"
    pen.ellipse(62, 74, 58, 16, fill=FOAM, ink=RIM, edge=3)
    pen.ellipse(62, 75, 46, 11, fill=water)
    for x, lean, high in ((20, -12, 34), (42, -7, 56), (82, 7, 56), (104, 12, 34)):
        drop = smooth(
            [
                (x - 8, 74),
                (x - 6 + lean * 0.4, 74 - high * 0.6),
                (x + lean, 74 - high - 4),
                (x + 7 + lean * 0.6, 74 - high * 0.6),
                (x + 8, 74),
            ],
            closed=False,
        )
        pen.polygon(drop, fill=FOAM)
        pen.line(drop, fill=RIM, width=3)
    for x, y, r in (
        (8, 28, 4.4),
        (28, 12, 5),
        (54, 6, 4),
        (74, 8, 4.6),
        (98, 14, 5),
        (116, 30, 4),
    ):
        pen.ellipse(x, y, r + 1.4, fill=FOAM, ink=RIM, edge=2.6)
    pen.ellipse(62, 78, 40, 8, fill=water)
    return pen.done()


@lru_cache(maxsize=64)
def swimmer(seat: int, size: int, mood: Mood = "scared", *, ring: bool = True) -> Image:
    """Return the sheep of *seat* up to its belly in the water, in a lifesaver or without."""
    image = Images.new("RGBA", (size, size), (0, 0, 0, 0))
    cut = round(size * 0.74)
    body = sheep(seat, size, mood)
    image.paste(body.crop((0, 0, size, cut)), (0, 0))
    front = Stamp(size, size, unit=120)
    if ring:
        _ring(front)
    else:
        front.ellipse(54, 89, 44, 7, fill=FOAM, ink=RIM, edge=2.4)
        front.ellipse(54, 90, 34, 4, fill="#9CC3DA")
    place(image, front.done(), 0, 0, "lt")
    return image


def _ring(pen: Pen) -> None:
    """Draw the near half of a lifesaver round the body."""
    low = [(54 + 48 * cos(a), 84 + 17 * sin(a)) for a in _half()]
    high = [(54 + 40 * cos(a), 81 + 5 * sin(a)) for a in reversed(_half())]
    pen.polygon([*low, *high], fill=CREAM)
    for i in range(0, 20, 5):
        near, far = low[i + 1 : i + 4], list(reversed(high))[i + 1 : i + 4]
        pen.polygon([*near, *reversed(far)], fill=LIFESAVER)
    pen.line([*low, *high, low[0]], fill=INK, width=2.6)


def _half() -> list[float]:
    return [pi * i / 20 for i in range(21)]
