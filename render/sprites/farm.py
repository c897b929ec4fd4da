"""Things in the landscape: windmill, lighthouse, barn, fence, clouds, sun, moon, buoy, gulls."""

from functools import lru_cache
from math import cos, pi, sin

from PIL.Image import Image

from render.canvas import Pen, Stamp, smooth
from render.palette import CREAM, INK, Theme, mix

WHITE = "#FFFDF7"


def _night(colour: str, theme: Theme) -> str:
    return mix(colour, "#141B2E", 0.42) if theme.name == "dark" else colour


@lru_cache(maxsize=16)
def windmill(size: int, theme: Theme) -> Image:
    """Return a windmill, *size* pixels square, its foot at the lower edge."""
    pen = Stamp(size, size, unit=100)
    brick, cap = _night("#8C4A36", theme), _night("#4C5A55", theme)
    sail, spar = _night("#FBF4E3", theme), _night("#3B302B", theme)
    pen.polygon([(37, 100), (41, 50), (57, 50), (61, 100)], fill=brick)
    pen.polygon([(52, 50), (57, 50), (61, 100), (53, 100)], fill=mix(brick, INK, 0.18))
    pen.polygon(smooth([(39, 51), (42, 40), (49, 36), (56, 40), (59, 51)]), fill=cap)
    pen.polygon([(31, 76), (67, 74), (68, 80), (31, 82)], fill=_night("#D8C9A8", theme))
    pen.rounded(45.6, 87, 52.4, 100, 3, fill=cap)
    for turn in (28, 118, 208, 298):
        a = turn * pi / 180
        dx, dy = cos(a), sin(a)
        pen.line([(49, 45), (49 + 44 * dx, 45 + 44 * dy)], fill=spar, width=1.8)
        corners = [(12, 1), (43, 1), (43, 9.4), (12, 9.4)]
        cloth = [(49 + u * dx - v * dy, 45 + u * dy + v * dx) for u, v in corners]
        pen.polygon(cloth, fill=sail)
    pen.ellipse(49, 45, 3.4, fill=spar)
    return pen.done()


@lru_cache(maxsize=16)
def lighthouse(height: int, theme: Theme) -> Image:
    """Return the red and yellow lighthouse, *height* pixels high, half as wide."""
    pen = Stamp(height // 2, height, unit=50)
    red, yellow = _night("#B5392A", theme), _night("#E8B130", theme)
    dark = _night("#3B302B", theme)

    def half(y: float) -> float:
        return 8.4 + (y - 22) * 0.075

    stripes = 5
    for i in range(stripes):
        y0, y1 = 30 + i * 14, 30 + (i + 1) * 14
        left, right = (25 - half(y0), y0), (25 + half(y0), y0)
        shape = [left, right, (25 + half(y1), y1), (25 - half(y1), y1)]
        base = yellow if i % 2 == 0 else red
        pen.polygon(shape, fill=base)
        east = [(25 + half(y0) * 0.3, y0), right, shape[2], (25 + half(y1) * 0.3, y1)]
        pen.polygon(east, fill=mix(base, INK, 0.14))
    pen.polygon([(19, 29), (19, 17), (31, 17), (31, 29)], fill=mix("#FFF1B8", yellow, 0.25))
    pen.line([(25, 17), (25, 29)], fill=dark, width=1.3)
    pen.polygon([(16.6, 18), (25, 7), (33.4, 18)], fill=red)
    pen.line([(25, 7), (25, 3)], fill=dark, width=1.4)
    pen.line([(14.6, 29.4), (35.4, 29.4)], fill=dark, width=3)
    return pen.done()


@lru_cache(maxsize=16)
def cloud(width: int, theme: Theme) -> Image:
    """Return a cloud with a flat foot."""
    height = round(width * 0.54)
    pen = Stamp(width, height, unit=100)
    colour = "#31405A" if theme.name == "dark" else "#FDF7E8"
    for x, y, r in ((16, 38, 14), (34, 28, 17), (57, 20, 19), (78, 32, 16), (88, 41, 11)):
        pen.ellipse(x, y, r, fill=colour)
    pen.rounded(4, 36, 98, 53, 8, fill=colour)
    return pen.done()


@lru_cache(maxsize=16)
def sun(size: int, theme: Theme) -> Image:
    """Return the sun, or the moon at night."""
    pen = Stamp(size, size, unit=40)
    if theme.name == "dark":
        pen.ellipse(20, 20, 18, fill="#F5E3AC")
        shade = Pen(pen.image, pen.scale)
        shade.ellipse(27, 14, 15.6, fill=(0, 0, 0, 0))
        return pen.done()
    pen.ellipse(20, 20, 19, fill="#F6C55A")
    pen.ellipse(20, 20, 16, fill="#FADC94")
    return pen.done()


@lru_cache(maxsize=16)
def gulls(size: int, theme: Theme) -> Image:
    """Return three gulls far away."""
    pen = Stamp(size, size * 0.5, unit=60)
    colour = mix(theme.text, theme.sky[0], 0.3)
    for x, y, r in ((10, 17, 5), (32, 9, 6), (52, 15, 4.4)):
        pen.arc(x - r, y, r, r * 0.7, start=200, end=340, fill=colour, width=1.7)
        pen.arc(x + r, y, r, r * 0.7, start=200, end=340, fill=colour, width=1.7)
    return pen.done()


@lru_cache(maxsize=16)
def buoy(size: int, theme: Theme) -> Image:
    """Return a red and white buoy, its foot in the water."""
    pen = Stamp(size, size, unit=40)
    red, white = _night("#C9402F", theme), _night(WHITE, theme)
    pen.line([(20, 14), (20, 7)], fill=INK, width=2)
    pen.ellipse(20, 5.4, 3.4, fill="#F5B829")
    pen.polygon([(16, 13), (24, 13), (30, 36), (10, 36)], fill=red, ink=INK, edge=2.2)
    pen.polygon([(14.4, 20), (25.6, 20), (27.6, 27.6), (12.4, 27.6)], fill=white)
    pen.rounded(7, 33, 33, 39, 2.4, fill=INK)
    return pen.done()


@lru_cache(maxsize=16)
def fence(width: int, height: int, theme: Theme) -> Image:
    """Return a paddock fence."""
    pen = Stamp(width, height)
    wood, dark = _night("#A9793F", theme), _night("#7A4F24", theme)
    for share in (0.3, 0.68):
        y = height * share
        pen.line([(4, y), (width - 4, y)], fill=dark, width=height * 0.13)
        pen.line([(4, y - 1.4), (width - 4, y - 1.4)], fill=wood, width=height * 0.07)
    posts = max(2, round(width / (height * 1.3)))
    for i in range(posts + 1):
        x = 6 + (width - 12) * i / posts
        pen.line([(x, height * 0.08), (x, height * 0.92)], fill=dark, width=height * 0.17)
        pen.line(
            [(x - 0.8, height * 0.1), (x - 0.8, height * 0.88)], fill=wood, width=height * 0.1
        )
    return pen.done()


@lru_cache(maxsize=16)
def barn(width: int, theme: Theme, *, sign: bool = False) -> Image:
    """Return the red stable, its doors open, 0.64 times as high as wide."""
    pen = Stamp(width, round(width * 0.64), unit=100)
    red, dark = _night("#A63F2C", theme), _night("#5B4633", theme)
    white, hole = _night(CREAM, theme), _night("#3E2E25", theme)
    walls = [(10, 62.6), (10, 34), (22, 16), (50, 4), (78, 16), (90, 34), (90, 62.6)]
    pen.polygon(walls, fill=red, ink=INK, edge=1.2)
    for x in range(14, 90, 6):
        pen.line([(x, 32), (x, 62)], fill=mix(red, INK, 0.14), width=0.5)
    roof = [(4, 37), (20, 14.4), (50, 3), (80, 14.4), (96, 37)]
    pen.line(roof, fill=INK, width=6.4)
    pen.line(roof, fill=dark, width=4.2)
    pen.ellipse(50, 14.6, 3.6, fill=_night("#F7E3B0", theme), ink=INK, edge=0.9)
    pen.line([(50, 11.8), (50, 17.4)], fill=INK, width=0.8)
    pen.line([(47.2, 14.6), (52.8, 14.6)], fill=INK, width=0.8)
    pen.polygon([(34, 62.6), (34, 36), (66, 36), (66, 62.6)], fill=hole)
    pen.polygon([(34, 50), (66, 50), (66, 62.6), (34, 62.6)], fill=mix(hole, INK, 0.3))
    for side in (-1, 1):
        door = [
            (50 + side * 16, 36),
            (50 + side * 30, 38.6),
            (50 + side * 30, 64),
            (50 + side * 16, 61),
        ]
        pen.polygon(door, fill=white, ink=INK, edge=1.2)
        pen.line([door[0], door[2]], fill=red, width=1.6, cap=False)
        pen.line([door[1], door[3]], fill=red, width=1.6, cap=False)
    if sign:
        pen.rounded(26, 21.6, 74, 32.6, 2.2, fill=_night("#F6E3B8", theme), ink=INK, edge=0.8)
    return pen.done()
