"""Cards: blank fronts, backs, digits, and the numbers of the long lane."""

from functools import lru_cache

from PIL.Image import Image

from render.canvas import Stamp, place
from render.palette import CARD, INK, SEATS, Colour, mix
from render.sprites.sheep import sheep
from render.type import write


@lru_cache(maxsize=128)
def card(
    width: int, height: int, *, fill: Colour = CARD, ink: Colour = INK, r: float = 12
) -> Image:
    """Return an empty card."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, r, fill=fill, ink=ink, edge=2.4)
    return pen.done()


@lru_cache(maxsize=128)
def window_card(width: int, height: int, sky: Colour, ground: Colour) -> Image:
    """Return a card with a picture window in *sky* over a strip of *ground*."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, width * 0.06, fill=CARD, ink=INK, edge=2.4)
    x0, x1, y0, y1 = width * 0.055, width * 0.945, height * 0.22, height * 0.81
    pen.rounded(x0, y0, x1, y1, width * 0.05, fill=ground)
    edge = [
        (x, y1 - height * (0.075 + 0.012 * ((x - x0) / (x1 - x0) - 0.5) ** 2)) for x in (x0, x1)
    ]
    pen.rounded(x0, y0, x1, edge[0][1], width * 0.05, fill=sky)
    pen.polygon([(x0, y0 + 20), (x1, y0 + 20), edge[1], edge[0]], fill=sky)
    return pen.done()


@lru_cache(maxsize=512)
def digit_card(digit: int | str, width: int, height: int, *, seat: int | None = None) -> Image:
    """Return a digit; with *seat*, framed in its colour and with its sheep below."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, width * 0.13, fill=CARD, ink=INK, edge=2.4)
    if seat is not None and width >= 60:
        inset = width * 0.06
        colour = SEATS[seat].colour
        frame = colour if colour != "#F1F7EB" else "#8D8A84"
        pen.rounded(inset, inset, width - inset, height - inset, width * 0.07, fill=frame)
        inset += max(2.5, width * 0.022)
        pen.rounded(inset, inset, width - inset, height - inset, width * 0.06, fill=CARD)
    image = pen.done()
    low = 0.84 if seat is not None and width >= 60 else 1.0
    box = (0, 0, width, height * low)
    write(image, box, str(digit), "title", min(width * 0.86, height * 0.62), INK, align="middle")
    if low < 1:
        place(
            image, sheep(seat or 0, round(width * 0.4), halo=False), width / 2, height * 0.93, "mb"
        )
    return image


@lru_cache(maxsize=64)
def gone_card(digit: int | str, width: int, height: int, edge: Colour, ground: Colour) -> Image:
    """Return a digit that has been discarded: flat, without outline or shine."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, width * 0.1, fill=mix(ground, edge, 0.3), ink=edge, edge=2.2)
    image = pen.done()
    colour = mix("#2B2622", "#5E5345", 0.8) if edge > "#8" else "#F4ECD8"
    write(image, (0, 0, width, height), str(digit), "title", width * 0.62, colour, align="middle")
    return image


@lru_cache(maxsize=64)
def back(seat: int, width: int, height: int) -> Image:
    """Return the back of a card in the colour of *seat*."""
    pen = Stamp(width, height)
    coat = SEATS[seat]
    pen.rounded(0, 0, width, height, width * 0.13, fill=coat.colour, ink=INK, edge=2)
    line = mix(coat.colour, coat.ink, 0.45)
    inset = width * 0.12
    pen.rounded(inset, inset, width - inset, height - inset, width * 0.06, fill=line)
    inset += 1.6
    pen.rounded(inset, inset, width - inset, height - inset, width * 0.05, fill=coat.colour)
    pen.ellipse(width / 2, height / 2, width * 0.16, fill=line)
    return pen.done()


@lru_cache(maxsize=64)
def back_stack(seat: int, width: int, height: int) -> Image:
    """Return three backs on top of each other: laid, but how many is nobody's business."""
    step = max(3, width // 9)
    pen = Stamp(width + 2 * step, height)
    image = pen.done()
    for i in range(3):
        place(image, back(seat, width, height), i * step, 0, "lt")
    return image


@lru_cache(maxsize=128)
def black_card(number: int, width: int, height: int) -> Image:
    """Return the black side of a card: the one number that everybody sees."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, min(10, width * 0.16), fill="#22252D", ink=INK, edge=2.2)
    rim = 4.4
    pen.rounded(rim, rim, width - rim, height - rim, min(7, width * 0.12), fill="#565B68")
    rim += 1.4
    pen.rounded(rim, rim, width - rim, height - rim, min(6, width * 0.1), fill="#22252D")
    image = pen.done()
    size = min(width * 0.86, height * 0.64)
    write(image, (0, 0, width, height), str(number), "title", size, "#FFF3DA", align="middle")
    return image


@lru_cache(maxsize=128)
def badge(text: str, size: int, *, good: bool) -> Image:
    """Return the round bonus or the eight-sided malus with *text* on it."""
    pen = Stamp(size, size, unit=44)
    if good:
        pen.ellipse(22, 22, 21.4, fill="#2F6B34", ink=INK, edge=2)
    else:
        cut = [(13, 1.4), (31, 1.4), (42.6, 13), (42.6, 31)]
        cut += [(31, 42.6), (13, 42.6), (1.4, 31), (1.4, 13)]
        pen.polygon(cut, fill="#A02C1E", ink=INK, edge=2)
    image = pen.done()
    write(image, (2, 0, size - 2, size), text, "title", size * 0.52, CARD, align="middle")
    return image
