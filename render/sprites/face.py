"""Heads: ears, muzzle, and eyes with a mood."""

from typing import Literal, TypeAlias

from render.canvas import Pen, Point
from render.palette import INK, Colour, mix

Mood: TypeAlias = Literal["happy", "smug", "scared", "shock", "sad", "asleep"]

WHITE = "#FFFDF7"
PINK = "#E39A8C"


def head(
    pen: Pen, at: Point, face: Colour, wool: Colour, mood: Mood, *, tuft: bool = True
) -> None:
    """Draw a head with its middle *at* a point, looking at us."""
    brush = pen.moved(*at)
    for side in (-1, 1):
        _ear(brush, side, face)
    brush.ellipse(0, 0, 15, 18.5, fill=face, ink=INK, edge=2.1)
    brush.ellipse(0, 8.2, 9.6, 7.8, fill=mix(face, "#FFFFFF", 0.22))
    for side in (-1, 1):
        brush.ellipse(side * 3, 5.2, 1.3, 1.6, fill=INK)
    if tuft:
        _tuft(brush, wool)
    _eyes(brush, face, mood)
    _mouth(brush, mood)


def _ear(pen: Pen, side: int, face: Colour) -> None:
    """Draw one ear, standing out to the side."""
    outer = [(9, -9), (17, -14), (25, -11), (23, -3.5), (13, -1.5)]
    inner = [(14.5, -8.3), (18.5, -10), (22, -8.6), (20.4, -5.8), (15.4, -5)]
    pen.polygon([(side * x, y) for x, y in outer], fill=face, ink=INK, edge=3)
    pen.polygon([(side * x, y) for x, y in inner], fill=PINK)


def _tuft(pen: Pen, wool: Colour) -> None:
    curls = ((-8, -14.5, 6.6), (8, -14.5, 6.6), (0, -18, 8.2))
    for x, y, r in curls:
        pen.ellipse(x, y, r + 2.1, fill=INK)
    for x, y, r in curls:
        pen.ellipse(x, y, r, fill=wool)
    for x, y, r in curls:
        pen.ellipse(x - 1, y - 1.4, r * 0.6, fill=mix(wool, "#FFFFFF", 0.28))
    pen.ellipse(0, -13, 9, 4.6, fill=wool)


def _eyes(pen: Pen, face: Colour, mood: Mood) -> None:
    r = 5.6 if mood in ("scared", "shock") else 4.9
    for side in (-1, 1):
        x, y = side * 5.5, -4.6
        if mood == "asleep":
            lid = mix(face, "#FFFFFF", 0.62)
            pen.arc(x, y - 1, 4.4, 3.6, start=15, end=165, fill=lid, width=1.9)
            continue
        pen.ellipse(x, y, r, fill=WHITE)
        px, py, pupil = _gaze(side, mood)
        pen.ellipse(x + px, y + py, pupil, fill=INK)
        pen.ellipse(x + px + 0.8, y + py - 0.9, 0.9, fill=WHITE)
        if mood == "smug":
            _lid(pen, x, y, r, face, -0.6)
        elif mood == "sad":
            top = [(x - 4.6, y - 3 - side * 1.9), (x + 4.6, y - 3 + side * 1.9)]
            pen.polygon([*top, (x + 5.6, y - 7), (x - 5.6, y - 7)], fill=face)


def _gaze(side: int, mood: Mood) -> tuple[float, float, float]:
    """Return where the pupil sits in the eye, and how large it is."""
    match mood:
        case "scared":
            return 0.6, -2.2, 2.4
        case "shock":
            return -side * 0.5, 0, 1.7
        case "smug":
            return 1.6, 0.9, 2.5
        case "sad":
            return -side * 0.7, 1.2, 2.5
        case _:
            return -side * 0.9, 0.4, 2.5


def _lid(pen: Pen, x: float, y: float, r: float, face: Colour, low: float) -> None:
    """Cover the upper half of an eye."""
    upper = [(x - r - 0.6, y + low), (x - r - 0.6, y - r - 1), (x + r + 0.6, y - r - 1)]
    pen.polygon([*upper, (x + r + 0.6, y + low)], fill=face)
    pen.line([(x - r, y + low), (x + r, y + low)], fill=INK, width=1.5)


def _mouth(pen: Pen, mood: Mood) -> None:
    match mood:
        case "happy":
            pen.arc(0, 8.6, 4.6, 3.8, start=15, end=165, fill=INK, width=1.7)
        case "smug":
            pen.arc(0.6, 8.4, 4.6, 3.6, start=0, end=150, fill=INK, width=1.7)
        case "sad":
            pen.arc(0, 13, 3.8, 3.2, start=200, end=340, fill=INK, width=1.7)
        case "scared":
            pen.ellipse(0, 11, 3.6, 2.4, fill=INK)
        case "shock":
            pen.ellipse(0, 11.2, 3.2, 3.9, fill=INK)
        case "asleep":
            pen.line([(-2.4, 10.8), (2.4, 10.8)], fill=INK, width=1.5)
