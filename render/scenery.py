"""The ground under everything: sky, dyke, sea, puddles, sand, wood, felt, paper."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image as Images
from PIL.Image import Image

from render.canvas import Pen, Point, Stamp, place
from render.palette import Colour, Theme, mix
from render.sprites import farm
from render.type import width_of, write

TILE = 96
SUBLINE = 24  # the least size of the line below a title


@lru_cache(maxsize=16)
def sky(
    width: int,
    height: int,
    theme: Theme,
    *,
    mill: bool = True,
    light: bool = True,
    sun: bool = False,
) -> Image:
    """Return a strip of sky over a green horizon; the right half holds mill and lighthouse."""
    k = 2
    image = Images.new("RGB", (width * k, height * k), theme.sky[0])
    pen = Pen(image, k)
    for band, colour in enumerate(theme.sky[1:], start=1):
        y = height * (0.1 + 0.235 * band)
        rim = [(x, y + 5 * sin(x * 0.0052 + band * 1.9)) for x in range(0, width + 20, 20)]
        pen.polygon([*rim, (width, height), (0, height)], fill=colour)
    if theme.name == "dark":
        _stars(pen, width, height)
    image = image.reduce(k)
    _air(image, width, height, theme, sun=sun)
    if light and theme.name == "dark":
        _beam(image, width, height)
    _hills(image, width, height, theme)
    foot = height - max(4, height * 0.05)
    if mill:
        place(image, farm.windmill(round(height * 0.8), theme), width * 0.648, foot, "mb")
    if light:
        place(image, farm.lighthouse(round(height * 0.92), theme), width * 0.942, foot, "mb")
    return image


def _stars(pen: Pen, width: int, height: int) -> None:
    for i in range(width // 26):
        x, y = spot(i, width, height * 0.55)
        pen.ellipse(x, y, 1.2 + 0.5 * sin(i), fill="#C9CFDA")


def _air(image: Image, width: int, height: int, theme: Theme, *, sun: bool) -> None:
    place(image, farm.cloud(round(height * 0.6), theme), width * 0.455, height * 0.2)
    place(image, farm.cloud(round(height * 0.52), theme), width * 0.875, height * 0.24)
    place(image, farm.gulls(round(height * 0.5), theme), width * 0.575, height * 0.2)
    if sun:
        place(image, farm.sun(round(height * 0.44), theme), width * 0.728, height * 0.3)
    else:
        place(image, farm.cloud(round(height * 0.36), theme), width * 0.77, height * 0.36)


def _beam(image: Image, width: int, height: int) -> None:
    """Let the lighthouse shine to the left."""
    stamp = Stamp(width, height, k=2)
    x, y, reach = width * 0.942, height * 0.26, width * 0.17
    far = [
        (x - reach * cos(a), y + reach * sin(a)) for a in (0.012 * step for step in range(-12, 13))
    ]
    stamp.polygon([(x, y - 2), *far, (x, y + 2)], fill=(247, 232, 170, 30))
    place(image, stamp.done(), 0, 0, "lt")


def _hills(image: Image, width: int, height: int, theme: Theme) -> None:
    stamp = Stamp(width, height, k=2)
    for colour, base, swing, pitch, phase in (
        (mix(theme.hill, theme.sky[2], 0.45), 0.83, 0.05, 0.0061, 2.0),
        (theme.hill, 0.89, 0.045, 0.0093, 0.4),
    ):
        rim = [
            (x, height * (base - swing * sin(x * pitch + phase) - 0.02 * sin(x * 0.021)))
            for x in range(0, width + 12, 12)
        ]
        stamp.polygon([*rim, (width, height), (0, height)], fill=colour)
    place(image, stamp.done(), 0, 0, "lt")


@lru_cache(maxsize=16)
def paper(width: int, height: int, theme: Theme) -> Image:
    """Return a sheet of paper with flecks in one tone, repeated exactly."""
    return _tiled(width, height, theme.paper, _fleck_tile(theme.paper, _shade(theme.paper, theme)))


def _shade(base: Colour, theme: Theme) -> Colour:
    return mix(base, "#FFFFFF" if theme.name == "dark" else "#8A6A30", 0.05)


@lru_cache(maxsize=16)
def _fleck_tile(base: Colour, fleck: Colour) -> Image:
    tile = Images.new("RGB", (TILE * 2, TILE * 2), base)
    pen = Pen(tile, 2)
    for i in range(16):
        x, y = spot(i, 84, 84)
        x, y, a = x + 6, y + 6, i * 1.7
        pen.line([(x, y), (x + 4 * cos(a), y + 4 * sin(a))], fill=fleck, width=1.6)
    return tile.reduce(2)


def _tiled(width: int, height: int, base: Colour, tile: Image) -> Image:
    sheet = Images.new("RGB", (width, height), base)
    for y in range(0, height, tile.height):
        for x in range(0, width, tile.width):
            sheet.paste(tile, (x, y))
    return sheet


@lru_cache(maxsize=16)
def lawn(width: int, height: int, theme: Theme) -> Image:
    """Return a meadow with tufts and a few daisies, without squares."""
    base = mix(theme.grass[0], theme.grass[1], 0.5)
    sheet = Images.new("RGB", (width, height), base)
    for i in range(width * height // 11000):
        x, y = spot(i, width - 30, height - 30)
        place(sheet, daisy(18, theme) if i % 5 == 2 else tuft(18, theme), x + 15, y + 15)
    return sheet


@lru_cache(maxsize=16)
def tuft(size: int, theme: Theme) -> Image:
    """Return a tuft of grass."""
    pen = Stamp(size, size, unit=20)
    colour = theme.grass[2]
    for dx, top in ((-6, 7), (0, 3), (6, 7)):
        pen.line([(10, 17), (10 + dx, top)], fill=colour, width=2.4)
    return pen.done()


@lru_cache(maxsize=16)
def daisy(size: int, theme: Theme) -> Image:
    """Return a small daisy."""
    pen = Stamp(size, size, unit=20)
    petal = "#FDF7E8" if theme.name == "light" else "#C9CBA8"
    for i in range(6):
        a = 2 * pi * i / 6
        pen.ellipse(10 + 4.4 * cos(a), 10 + 4.4 * sin(a), 3, fill=petal)
    pen.ellipse(10, 10, 2.8, fill="#E2A72E")
    return pen.done()


@lru_cache(maxsize=256)
def puddle(size: int, number: int, theme: Theme) -> Image:
    """Return a puddle filling most of a square of *size*; *number* gives it its own rim."""
    pen = Stamp(size, size, unit=65)
    bank = theme.grass[2]
    pen.polygon(_blob(31.5, number, 0), fill=bank)
    pen.polygon(_blob(29.5, number, 1), fill=theme.puddle_rim)
    pen.polygon(_blob(27.5, number, 3), fill=theme.puddle)
    ripple = theme.sea[3] if theme.name == "light" else mix(theme.sea[3], theme.puddle, 0.3)
    for x, y in ((42, 26), (22, 44), (40, 46)):
        for dx in (-3.4, 3.4):
            pen.arc(x + dx, y + number % 3, 3.4, 2.6, start=205, end=335, fill=ripple, width=1.8)
    return pen.done()


def _blob(r: float, number: int, drop: float) -> list[Point]:
    """Return a superellipse with two sine wobbles that depend on *number*."""
    points = []
    for i in range(72):
        a = 2 * pi * i / 72
        c, s = cos(a), sin(a)
        wobble = 1 + 0.035 * sin(3 * a + number) + 0.02 * sin(5 * a + 2.3 * number)
        x = abs(c) ** 0.62 * (1 if c >= 0 else -1)
        y = abs(s) ** 0.62 * (1 if s >= 0 else -1)
        points.append((32.5 + r * wobble * x, 32.5 + drop / 2 + (r - drop / 2) * wobble * y))
    return points


@lru_cache(maxsize=16)
def sea(width: int, height: int, theme: Theme) -> Image:
    """Return the sea from its foaming upper edge down, with ripples; transparent above it."""
    stamp = Stamp(width, height, k=2)
    deep, mid, light, foam = theme.sea
    for colour, top, pitch in (
        (foam, 7, 0.045),
        (light, 13, 0.038),
        (mid, 26, 0.03),
        (deep, 48, 0.024),
    ):
        rim = [(x, top - 5 * abs(sin(x * pitch + top))) for x in range(0, width + 6, 6)]
        if top < height:
            stamp.polygon([*rim, (width, height), (0, height)], fill=colour)
    ripple = mix(mid, light, 0.75)
    for i in range(width // 42):
        x, y = spot(i, width, max(1, height - 50))
        for dx in (-7, 7):
            stamp.arc(x + dx, y + 34, 7, 4.6, start=205, end=335, fill=ripple, width=2.2)
    return stamp.done()


@lru_cache(maxsize=16)
def side_sea(width: int, height: int, theme: Theme) -> Image:
    """Return the open sea right of a dyke: its foaming edge is on the left."""
    stamp = Stamp(width, height, k=2)
    deep, mid, light, foam = theme.sea
    for colour, left, pitch in (
        (foam, 6, 0.06),
        (light, 12, 0.05),
        (mid, 20, 0.042),
        (deep, 34, 0.03),
    ):
        rim = [(left - 4 * abs(sin(y * pitch + left)), y) for y in range(0, height + 6, 6)]
        if left < width:
            stamp.polygon([*rim, (width, height), (width, 0)], fill=colour)
    return stamp.done()


@lru_cache(maxsize=16)
def beach(width: int, height: int, theme: Theme) -> Image:
    """Return a sandy shore rising to the right, with foam where it meets the sea."""
    stamp = Stamp(width, height, k=2)
    shape = [(x, height - (height - 10) * _rise(x / width)) for x in range(0, width + 6, 6)]
    for colour, shift in ((theme.sea[3], -9), (theme.sand, 0)):
        moved = [(x + shift, y + shift * 0.7) for x, y in shape]
        stamp.polygon(
            [*moved, (width, moved[-1][1]), (width, height), (shift, height)], fill=colour
        )
    for i in range(width // 9):
        x, up = spot(i, width, height * 0.8)
        y = height - up * _rise(x / width)
        if _rise(x / width) > 0.3:
            stamp.ellipse(x, y - 3, 1.7, 1.2, fill=theme.grain)
    return stamp.done()


def _rise(share: float) -> float:
    share = min(1.0, share * 1.9)
    return 0.9 * (share * share * (3 - 2 * share)) + 0.05 * sin(share * 9) * share


@lru_cache(maxsize=16)
def wood(width: int, height: int, theme: Theme) -> Image:
    """Return a plank of beech with grain and flecks, square-cornered."""
    base, dark, light = theme.beech
    image = Images.new("RGB", (width * 2, height * 2), base)
    pen = Pen(image, 2)
    tones = (mix(base, dark, 0.1), mix(base, light, 0.35), mix(base, dark, 0.06))
    y, row = 4.0, 0
    while y < height:
        wave = [
            (x, y + 2.4 * sin(x * 0.011 + row * 1.3) + 1.2 * sin(x * 0.031 + row))
            for x in range(round((row * 37) % 90) - 90, width, 12)
        ]
        keep = wave[(row * 7) % 11 : len(wave) - (row * 5) % 17]
        if len(keep) > 2:
            pen.line(keep, fill=tones[row % 3], width=1.4 + 0.8 * (row % 3))
        y += 9 + 3 * sin(row * 1.7)
        row += 1
    fleck = mix(base, dark, 0.24)
    for i in range(width * height // 2600):
        x, top = spot(i, width, height)
        pen.line([(x, top), (x + 5 + i % 7, top)], fill=fleck, width=1.6)
    return image.reduce(2)


@lru_cache(maxsize=16)
def hollow(size: int, theme: Theme) -> Image:
    """Return a round hollow in wood, lit from the top left."""
    base, dark, light = theme.beech
    pen = Stamp(size, size, unit=80)
    pen.ellipse(40, 42, 37, fill=mix(light, "#FFFFFF", 0.25))
    for r, share, drop in ((36, 0.62, 0), (34, 0.48, 1.4), (30, 0.38, 3.6), (24, 0.3, 5.6)):
        pen.ellipse(40, 39.4 + drop, r, fill=mix(base, dark, share))
    return pen.done()


@lru_cache(maxsize=16)
def felt(width: int, height: int, theme: Theme) -> Image:
    """Return a felt table cloth."""
    fleck = mix(theme.felt, "#FFFFFF", 0.05)
    return _tiled(width, height, theme.felt, _fleck_tile(theme.felt, fleck))


@lru_cache(maxsize=16)
def board_wood(width: int, height: int, theme: Theme, r: float = 22) -> Image:
    """Return a wooden board: plank, light inner edge, dark lower edge, round corners."""
    base, dark, light = theme.beech
    low = 9
    pen = Stamp(width, height + low, k=2)
    pen.rounded(0, low, width, height + low, r, fill=mix(base, dark, 0.7))
    pen.rounded(0, 0, width, height, r, fill=mix(base, dark, 0.55))
    pen.rounded(1.6, 1.6, width - 1.6, height - 1.6, r - 1.6, fill=light)
    image = pen.done()
    mask = Images.new("L", (width * 2, height * 2), 0)
    Pen(mask, 2).rounded(4.4, 4.4, width - 4.4, height - 4.4, r - 4, fill=255)
    image.paste(wood(width, height, theme), (0, 0), mask.reduce(2))
    return image


def headline(picture: Image, theme: Theme, title: str, subline: str, height: int) -> None:
    """Write the title and what happened last on the left of a sky strip."""
    right = _right(picture)
    scale = min(1.0, height / 150)
    top = height * 0.16
    write(picture, (34, top, right, top + 54 * scale), title, "title", 52 * scale, theme.text)
    low = top + 58 * scale
    row = (36, low, right, low + 44 * scale)
    write(picture, row, subline, "strong", 34 * scale, theme.headline, least=SUBLINE)


def subline_fits(picture: Image, subline: str) -> bool:
    """Tell whether *subline* has room below the title."""
    return width_of(subline, "strong", SUBLINE) <= _right(picture) - 36


def _right(picture: Image) -> float:
    return picture.width * 0.6


def spot(number: int, width: float, height: float) -> Point:
    """Return the place of a small thing: evenly scattered, without chance or rows."""
    # Steps of the plastic number: the two-dimensional golden ratio.
    u, v = (0.5 + number * 0.7548776662) % 1, (0.5 + number * 0.5698402910) % 1
    return u * width, v * height


def wave(width: float, y: float, swing: float, pitch: float, phase: float) -> list[Point]:
    """Return a gently swinging line across a picture."""
    steps = range(0, round(width) + 12, 12)
    return [(x, y + swing * sin(x * pitch + phase)) for x in steps]
