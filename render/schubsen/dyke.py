"""The ground of the picture: sky, two boards of squares, axes, sea and shore."""

from functools import lru_cache

from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Pen, place
from render.palette import CREAM, Theme, mix
from render.schubsen.layout import (
    AXIS,
    CELL,
    GAP,
    LEFT,
    PAPER,
    RIGHT,
    SEA,
    SHORE,
    SKY,
    TOP,
    WIDTH,
    height_for,
    middle_x,
    middle_y,
)
from render.sprites import farm
from render.type import write
from rules.schubsen.data import SIDES

BOARD = 10 * CELL


@lru_cache(maxsize=12)
def ground(theme: Theme, first: str, second: str, seats: int) -> Image:
    """Return the picture without sheep, words and panels."""
    picture = Images.new("RGB", (WIDTH, height_for(seats)), theme.paper)
    picture.paste(_shore(theme), (0, 0))
    picture.paste(board(theme, first), (LEFT, TOP))
    picture.paste(board(theme, second), (LEFT + BOARD + GAP, TOP))
    marks.tear(picture, PAPER, theme.paper)
    low = PAPER + 13
    picture.paste(scenery.paper(WIDTH, picture.height - low, theme), (0, low))
    return picture


@lru_cache(maxsize=8)
def board(theme: Theme, side: str) -> Image:
    """Return one board, *side* up, with its numbers."""
    picture = Images.new("RGB", (BOARD, BOARD), theme.grass[0])
    water = frozenset(SIDES[side].water)
    salt = 31 * [*SIDES].index(side)
    for at in range(100):
        x, y = at // 10 * CELL, (9 - at % 10) * CELL
        picture.paste(theme.grass[(at // 10 + at) % 2], (x, y, x + CELL, y + CELL))
        if at not in water:
            _growth(picture, x, y, at * 7 + salt, theme)
    for at in sorted(water, key=lambda at: -(at % 10)):
        x, y = at // 10 * CELL, (9 - at % 10) * CELL
        place(picture, scenery.puddle(CELL - 4, at, theme), x + 2, y + 2, "lt")
    for at in range(100):
        x, y = at // 10 * CELL, (9 - at % 10) * CELL
        colour = theme.on_water if at in water else theme.on_grass
        write(picture, (x + 7, y + 5, x + CELL, y + 31), str(at), "strong", 25, colour)
    _rim(picture, theme)
    return picture


def _growth(picture: Image, x: int, y: int, number: int, theme: Theme) -> None:
    """Let a tuft or a daisy grow on every other square."""
    dx, dy = scenery.spot(number, 34, 14)
    if number % 13 == 4:
        place(picture, scenery.daisy(15, theme), x + 17 + dx, y + 42 + dy)
    elif number % 2:
        place(picture, scenery.tuft(14, theme), x + 17 + dx, y + 42 + dy)


def _rim(picture: Image, theme: Theme) -> None:
    """Frame a board with a light edge and round its corners."""
    width, k = 4, 3
    mask = Images.new("L", (BOARD * k, BOARD * k), 255)
    Pen(mask, k).rounded(width, width, BOARD - width, BOARD - width, 8, fill=0)
    light = mix(theme.grass[0], CREAM, 0.55 if theme.name == "light" else 0.3)
    picture.paste(light, (0, 0), mask.reduce(k))
    corner = Images.new("L", (BOARD * k, BOARD * k), 255)
    Pen(corner, k).rounded(0, 0, BOARD, BOARD, 10, fill=0)
    picture.paste(theme.grass[3], (0, 0), corner.reduce(k))


@lru_cache(maxsize=4)
def _shore(theme: Theme) -> Image:
    """Return everything around the boards down to the paper."""
    picture = Images.new("RGB", (WIDTH, PAPER + 14), theme.grass[3])
    picture.paste(scenery.sky(WIDTH, SKY, theme, sun=True), (0, 0))
    _blades(picture, theme)
    sea = scenery.side_sea(WIDTH - RIGHT - 2, SEA - SKY + 14, theme)
    place(picture, sea, RIGHT + 2, SKY + 2, "lt")
    place(picture, scenery.sea(WIDTH, PAPER + 14 - SEA, theme), 0, SEA, "lt")
    place(picture, farm.buoy(54, theme), SHORE - 70, SEA + 78, "mb")
    place(picture, scenery.beach(WIDTH - SHORE, PAPER - SEA, theme), SHORE, SEA + 14, "lt")
    _axes(picture, theme)
    return picture


def _blades(picture: Image, theme: Theme) -> None:
    """Let the meadow behind the dyke end in grass."""
    stamp = Images.new("L", (RIGHT * 2, 40), 0)
    pen = Pen(stamp, 2)
    pen.polygon([(0, 9), (RIGHT, 9), (RIGHT, 20), (0, 20)], fill=255)
    for x in range(0, RIGHT, 7):
        lean = (x * 13 % 7) - 3
        pen.polygon([(x - 3, 11), (x + lean, 2 + x * 5 % 5), (x + 3, 11)], fill=255)
    mask = stamp.reduce(2)
    picture.paste(theme.grass[3], (0, SKY - 10), mask)


def _axes(picture: Image, theme: Theme) -> None:
    """Write the ones beside and the tens below the boards."""
    for row in range(10):
        y = middle_y(row)
        box = (4, y - 20, LEFT - 4, y + 20)
        write(picture, box, str(row), "title", 31, CREAM, align="middle")
    for column in range(20):
        x = middle_x(column)
        box = (x - 30, AXIS - 18, x + 30, AXIS + 18)
        write(picture, box, str(column % 10 * 10), "title", 31, CREAM, align="middle")
