"""The wooden board with its hollows: the layer that never changes."""

from functools import lru_cache

from PIL import Image as Images
from PIL.Image import Image

from render import scenery
from render.canvas import Pen, Stamp, place
from render.nachgedacht.layout import (
    BOARD,
    CELL,
    HEIGHT,
    HOLLOW,
    LEFT,
    RESERVE_X,
    RESERVES,
    SKY,
    TOP,
    WIDTH,
    middle,
)
from render.palette import Theme, mix
from render.type import write
from rules.nachgedacht.board import NAMES

CENTRE = "c3"
MARK = "#B4451F"


@lru_cache(maxsize=4)
def pasture(theme: Theme) -> Image:
    """Return sky, paper and the empty board with its coordinates."""
    picture = scenery.paper(WIDTH, HEIGHT, theme).copy()
    picture.paste(scenery.sky(WIDTH, SKY, theme, light=False), (0, 0))
    left, top, right, bottom = BOARD
    shadow = Images.new("RGBA", (right - left, bottom - top), theme.shadow)
    mask = Images.new("L", shadow.size, 0)
    Pen(mask, 1).rounded(0, 0, *shadow.size, 24, fill=round(255 * theme.shade))
    picture.paste(shadow, (left + 3, top + 9), mask)
    wood = scenery.board_wood(right - left, bottom - top, theme)
    place(picture, wood, left, top, "lt")
    _groove(picture, theme)
    hollow = scenery.hollow(HOLLOW, theme)
    for square in NAMES:
        place(picture, hollow, *middle(square))
    place(picture, centre_mark(), *middle(CENTRE))
    side = scenery.hollow(64, theme)
    for rows in RESERVES:
        for y in rows:
            place(picture, side, RESERVE_X, y + 22)
    _coordinates(picture, theme)
    return picture


def _groove(picture: Image, theme: Theme) -> None:
    """Burn the frame of the pasture into the wood."""
    edge, size = CELL // 2 + 7, 5 * CELL + 14
    left, top = LEFT - edge, TOP - edge
    inside = picture.crop((left, top, left + size, top + size))
    stamp = Stamp(size, size, k=3)
    stamp.rounded(0, 0, size, size, 18, fill=theme.beech[1])
    place(picture, stamp.done(), left, top, "lt")
    mask = Stamp(size, size, k=3)
    mask.rounded(4, 4, size - 4, size - 4, 14, fill="#FFFFFF")
    picture.paste(inside, (left, top), mask.done().getchannel("A"))


def _coordinates(picture: Image, theme: Theme) -> None:
    colour = theme.on_beech
    for step, letter in enumerate("abcde"):
        x = LEFT + CELL * step
        write(picture, (x - 40, 902, x + 40, 962), letter, "title", 46, colour, align="middle")
        y = TOP + CELL * step
        box = (44, y - 30, 108, y + 30)
        write(picture, box, str(5 - step), "title", 46, colour, align="middle")


@lru_cache(maxsize=1)
def centre_mark() -> Image:
    """Return the ring of small sun rays around the centre hollow."""
    stamp = Stamp(124, 124, unit=124)
    for turn in range(8):
        x, y = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0),
                (-0.7, -0.7))[turn]  # fmt: skip
        tip = (62 + x * 60, 62 + y * 60)
        foot = [(62 + x * 44 - y * 9, 62 + y * 44 + x * 9)]
        foot.append((62 + x * 44 + y * 9, 62 + y * 44 - x * 9))
        stamp.polygon([tip, *foot], fill=MARK)
    stamp.arc(62, 62, 45, start=0, end=360, fill=MARK, width=6)
    return stamp.done()


@lru_cache(maxsize=8)
def tint(theme: Theme, share: float) -> str:
    """Return the gold of a row, *share* of it mixed into the wood."""
    return mix(theme.beech[0], theme.gold, share)
