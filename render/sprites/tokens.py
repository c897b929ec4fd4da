"""Small things a seat owns or meets: clovers, lifesavers, imp, cherub, dogs, bone, chips."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Literal, TypeAlias

from PIL.Image import Image

from render.canvas import Pen, Stamp, around, haloed, smooth
from render.palette import CREAM, INK, LIFESAVER, Colour, mix

Clover: TypeAlias = Literal["back", "change"]

WHITE = "#FFFDF7"
CLOVERS: dict[Clover, Colour] = {"back": "#3F8A34", "change": "#7B52A8"}
SILVER = "#C9C6BE"


@lru_cache(maxsize=64)
def clover(kind: Clover, size: int) -> Image:
    """Return a four-leaf clover: green turns back, purple changes the number."""
    base = CLOVERS[kind]
    pen = Stamp(size, size, unit=40)
    pen.line(smooth([(20, 22), (23, 31), (20, 37)], closed=False), fill=INK, width=5)
    pen.line(
        smooth([(20, 22), (23, 31), (20, 37)], closed=False), fill=mix(base, INK, 0.3), width=2
    )
    leaves = [(x, y) for x in (13, 27) for y in (12, 26)]
    for grow, colour in ((2.0, INK), (0.0, base)):
        for x, y in leaves:
            _leaf(pen, x, y, grow, colour)
    for x, y in leaves:
        pen.ellipse(x - 1.8, y - 2, 2.6, fill=mix(base, WHITE, 0.32))
    for x, y in leaves:
        pen.line(
            [(20, 19), (20 + (x - 20) * 1.1, 19 + (y - 19) * 1.1)],
            fill=mix(base, WHITE, 0.6),
            width=1.4,
        )
    return pen.done()


def _leaf(pen: Pen, x: float, y: float, grow: float, colour: Colour) -> None:
    away_x, away_y = (1 if x > 20 else -1), (1 if y > 19 else -1)
    pen.ellipse(x + 2.4 * away_x, y - 2.6 * away_y, 5.6 + grow, fill=colour)
    pen.ellipse(x - 2.4 * away_x, y + 2.6 * away_y, 5.6 + grow, fill=colour)
    pen.ellipse(x, y, 6 + grow, fill=colour)
    pen.ellipse(20 + (x - 20) * 0.4, 19 + (y - 19) * 0.4, 4 + grow, fill=colour)


@lru_cache(maxsize=64)
def lifesaver(size: int, *, silver: bool = False) -> Image:
    """Return a lifesaver from above; a silver one is spent or kept."""
    pen = Stamp(size, size, unit=40)
    stripe = "#8E8B84" if silver else LIFESAVER
    pen.ellipse(20, 20, 18.6, fill=SILVER if silver else WHITE, ink=INK)
    for start in (20, 110, 200, 290):
        wedge = [(20 + 16.4 * cos(a), 20 + 16.4 * sin(a)) for a in _arc(start, start + 50)]
        inner = [(20 + 6.6 * cos(a), 20 + 6.6 * sin(a)) for a in reversed(_arc(start, start + 50))]
        pen.polygon([*wedge, *inner], fill=stripe)
    pen.arc(20, 20, 13.4, start=200, end=262, fill=WHITE if not silver else "#E6E4DE", width=1.7)
    pen.ellipse(20, 20, 8.6, fill=INK)
    pen.ellipse(20, 20, 6.4, fill=CREAM)
    return pen.done()


def _arc(start: float, end: float) -> list[float]:
    return [(start + (end - start) * i / 10) * pi / 180 for i in range(11)]


@lru_cache(maxsize=32)
def imp(size: int) -> Image:
    """Return the imp: whoever is last shoved into the water holds it."""
    pen = Stamp(size, size, unit=60)
    for side in (-1, 1):
        horn = [(30 + side * 9, 18), (30 + side * 20, 4), (30 + side * 21, 24)]
        pen.polygon(horn, fill="#F2DFB4", ink=INK, edge=2.6)
        ear = [(30 + side * 18, 26), (30 + side * 28, 22), (30 + side * 20, 36)]
        pen.polygon(ear, fill="#B5392A", ink=INK, edge=2.4)
    face = smooth([(30, 11), (47, 17), (50, 34), (42, 49), (30, 55), (18, 49), (10, 34), (13, 17)])
    pen.polygon(face, fill="#D0452F", ink=INK, edge=3)
    pen.arc(30, 30, 16, 17, start=195, end=250, fill="#E98570", width=2.4)
    for side in (-1, 1):
        pen.ellipse(30 + side * 8, 29, 6, fill=WHITE, ink=INK, edge=1.6)
        pen.ellipse(30 + side * 7, 30.4, 2.6, fill=INK)
        pen.line([(30 + side * 3.4, 24.4), (30 + side * 14, 19.4)], fill=INK, width=3)
    grin = smooth([(17, 39), (30, 42), (43, 39), (38, 47), (30, 50), (22, 47)])
    pen.polygon(grin, fill=INK)
    for x in (23, 37):
        pen.polygon([(x - 3, 41.4), (x + 3, 41.6), (x, 46.4)], fill=WHITE)
    return haloed(pen.image, 0.9 * pen.scale).reduce(pen.factor)


@lru_cache(maxsize=32)
def cherub(size: int) -> Image:
    """Return the cherub: a round face between wings, under a halo."""
    pen = Stamp(size, size, unit=60)
    for side in (-1, 1):
        for x, y, r in ((22.0, 26.0, 7.0), (25, 34, 6), (21, 40, 5), (17, 33, 7)):
            pen.ellipse(30 + side * x, y, r, fill=WHITE, ink=INK, edge=1.9)
        for x, y, r in ((21, 28, 5), (21, 35, 5), (17, 33, 6)):
            pen.ellipse(30 + side * x, y, r, fill=WHITE)
    pen.ellipse(30, 35, 15.4, 16, fill="#F6CBA6", ink=INK)
    for x, y in ((22, 23), (30, 20.4), (38, 23)):
        pen.ellipse(x, y, 5.4, fill="#E9B647", ink=INK, edge=1.7)
    pen.ellipse(30, 24.4, 9, 3.4, fill="#E9B647")
    for side in (-1, 1):
        pen.arc(30 + side * 6, 34.6, 3, start=190, end=350, fill=INK, width=1.9)
        pen.ellipse(30 + side * 9, 40, 3, 2.1, fill="#EE9C86")
    pen.arc(30, 39, 5, 4.4, start=20, end=160, fill=INK, width=1.9)
    pen.ellipse(30, 8.4, 12, 4.6, fill="#F0BE55", ink=INK, edge=1.5)
    pen.ellipse(30, 8.4, 8, 2.2, fill=INK)
    pen.ellipse(30, 8.4, 7, 1.4, fill=CREAM)
    return haloed(pen.image, 0.9 * pen.scale).reduce(pen.factor)


@lru_cache(maxsize=32)
def dog(size: int) -> Image:
    """Return the head of a sheepdog."""
    pen = Stamp(size, size, unit=60)
    coat = "#3B302B"
    for side in (-1, 1):
        ear = smooth(
            [(30 + side * 13, 13), (30 + side * 26, 7), (30 + side * 27, 24), (30 + side * 17, 30)]
        )
        pen.polygon(ear, fill=coat, ink=INK, edge=2.6)
        inner = [(30 + side * 17, 15.6), (30 + side * 23.6, 12), (30 + side * 23.6, 22)]
        pen.polygon(inner, fill="#B9837A")
    pen.polygon(
        smooth([(30, 9), (46, 17), (48, 32), (40, 47), (30, 52), (20, 47), (12, 32), (14, 17)]),
        fill=coat,
        ink=INK,
        edge=2.8,
    )
    blaze = smooth(
        [(30, 11), (33.6, 22), (41, 37), (38, 47), (30, 50.4), (22, 47), (19, 37), (26.4, 22)]
    )
    pen.polygon(blaze, fill=WHITE)
    for side in (-1, 1):
        pen.ellipse(30 + side * 8.4, 27.4, 4.6, fill=WHITE)
        pen.ellipse(30 + side * 7.8, 28, 3, fill=INK)
        pen.ellipse(30 + side * 7.8 + 1, 26.8, 1, fill=WHITE)
    pen.polygon(
        smooth([(30, 53.4), (33.4, 50), (33.4, 44), (26.6, 44), (26.6, 50)]),
        fill="#E58A84",
        ink=INK,
        edge=1.7,
    )
    pen.polygon(smooth([(24.6, 34), (35.4, 34), (33.4, 38.6), (30, 40.4), (26.6, 38.6)]), fill=INK)
    pen.line([(30, 39), (30, 43.4)], fill=INK, width=1.7)
    pen.arc(26.4, 43, 3.6, 2.6, start=0, end=150, fill=INK, width=1.7)
    pen.arc(33.6, 43, 3.6, 2.6, start=30, end=180, fill=INK, width=1.7)
    return pen.done()


@lru_cache(maxsize=32)
def bone(size: int) -> Image:
    """Return a bone, lying from the lower left to the upper right."""
    pen = Stamp(size, size, unit=60)
    ends = [(13, 38), (22, 47), (38, 13), (47, 22)]
    for grow, colour in ((2.4, INK), (0.0, WHITE)):
        for x, y in ends:
            pen.ellipse(x, y, 7.4 + grow, fill=colour)
        pen.line([(19, 41), (41, 19)], fill=colour, width=10 + 2 * grow, cap=False)
    pen.line([(24, 40), (40, 24)], fill="#E7DAB9", width=3)
    pen.ellipse(12, 36.6, 2.2, fill="#FFFFFA")
    return pen.done()


@lru_cache(maxsize=32)
def chip(size: int) -> Image:
    """Return a chip of felted wool."""
    pen = Stamp(size, size, unit=40)
    pen.ellipse(20, 22.4, 17.4, fill="#B9A888", ink=INK)
    rim = around(20, 19, 13.4, 11)
    for grow, colour in ((2.0, INK), (0.0, WHITE)):
        for x, y in rim:
            pen.ellipse(x, y, 3.8 + grow, fill=colour)
        pen.ellipse(20, 19, 14 + grow, fill=colour)
    for x, y, turn in ((15, 14, 190), (24, 17, 20), (16, 23, 10), (25, 25, 200)):
        pen.arc(x, y, 3.2, start=turn, end=turn + 150, fill="#CDBF9F", width=1.6)
    return pen.done()


@lru_cache(maxsize=32)
def padlock(size: int, colour: Colour, hole: Colour) -> Image:
    """Return a closed padlock."""
    pen = Stamp(size, size, unit=60)
    pen.line([(19, 30), (19, 20)], fill=colour, width=7)
    pen.line([(41, 30), (41, 20)], fill=colour, width=7)
    pen.arc(30, 20, 11, 12, start=180, end=360, fill=colour, width=7)
    pen.rounded(8, 26, 52, 57, 8, fill=colour)
    pen.ellipse(30, 38, 4.6, fill=hole)
    pen.polygon([(28, 39), (32, 39), (33.4, 48), (26.6, 48)], fill=hole)
    return pen.done()


@lru_cache(maxsize=32)
def crown(size: int) -> Image:
    """Return a crown to put beside a name."""
    pen = Stamp(size, size, unit=40)
    base = [(6, 33), (4, 12), (13, 20), (20, 6), (27, 20), (36, 12), (34, 33)]
    pen.polygon(base, fill="#F5B41F", ink=INK, edge=2.6)
    pen.polygon([(6.6, 27), (33.4, 27), (33, 32), (7, 32)], fill="#D98F12")
    for x in (12, 20, 28):
        pen.ellipse(x, 29.4, 1.8, fill=CREAM)
    return pen.done()


@lru_cache(maxsize=64)
def tick(size: int, ground: Colour = "#2F6B34") -> Image:
    """Return a check mark on a disc."""
    pen = Stamp(size, size, unit=40)
    pen.ellipse(20, 20, 18.6, fill=ground, ink=CREAM, edge=3)
    pen.line([(12, 21), (18, 27), (29, 14)], fill=CREAM, width=5)
    return pen.done()


@lru_cache(maxsize=64)
def cross(size: int, ground: Colour = "#A02C1E") -> Image:
    """Return a cross on a disc."""
    pen = Stamp(size, size, unit=40)
    pen.ellipse(20, 20, 18.6, fill=ground, ink=CREAM, edge=3)
    pen.line([(13, 13), (27, 27)], fill=CREAM, width=5)
    pen.line([(27, 13), (13, 27)], fill=CREAM, width=5)
    return pen.done()


@lru_cache(maxsize=32)
def robot(size: int) -> Image:
    """Return the mark of a computer player: a small tin head."""
    pen = Stamp(size, size, unit=40)
    pen.line([(20, 10), (20, 5)], fill=INK, width=2.6)
    pen.ellipse(20, 4.6, 3.4, fill="#E86224", ink=INK, edge=1.6)
    pen.rounded(5, 9, 35, 35, 7, fill="#B9C4CC", ink=INK)
    pen.rounded(9.4, 14, 30.6, 25, 4, fill="#2D3139")
    for x in (15, 25):
        pen.ellipse(x, 19.4, 3, fill="#8FE3C4")
    pen.line([(14, 30), (26, 30)], fill=INK, width=2.2)
    return pen.done()
