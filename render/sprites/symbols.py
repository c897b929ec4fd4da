"""The six symbols of the long lane; the shape carries the meaning, the colour only helps."""

from collections.abc import Sequence
from functools import lru_cache

from PIL.Image import Image

from render.canvas import Pen, Stamp, place
from render.palette import SYMBOLS, Colour, Symbol, mix
from render.sprites.wool import heart, star


@lru_cache(maxsize=256)
def symbol(name: Symbol, size: int, *, on_black: bool = False) -> Image:
    """Return one symbol, *size* pixels square; paler for black cards."""
    base = SYMBOLS[name]
    colour = mix(base, "#FFFFFF", 0.62) if on_black else base
    pen = Stamp(size, size, unit=40)
    _shape(pen, name, colour)
    return pen.done()


def _shape(pen: Pen, name: Symbol, colour: Colour) -> None:
    match name:
        case "A":
            pen.ellipse(20, 20, 16.4, fill=colour)
        case "B":
            pen.polygon([(20, 3.4), (38, 35), (2, 35)], fill=colour)
        case "C":
            pen.rounded(5, 5, 35, 35, 2, fill=colour)
        case "D":
            pen.polygon(star(20, 21.4, 19.4, 0.42), fill=colour)
        case "E":
            pen.polygon(heart(20, 18.6, 16.8), fill=colour)
        case "F":
            pen.polygon([(20, 1.6), (35, 20), (20, 38.4), (5, 20)], fill=colour)


def symbol_row(
    picture: Image,
    names: Sequence[Symbol],
    x: float,
    y: float,
    size: int,
    *,
    gap: float = 0.16,
    anchor: str = "m",
    on_black: bool = False,
) -> None:
    """Put *names* side by side with their middle (or left end, anchor "l") at (*x*, *y*)."""
    pitch = size * (1 + gap)
    width = pitch * len(names) - size * gap
    left = x if anchor == "l" else x - width / 2
    for i, name in enumerate(names):
        place(picture, symbol(name, size, on_black=on_black), left + i * pitch, y, "lm")
