"""What never changes: sky, meadow, the lane with its symbols, the start, the stable."""

from functools import cache, lru_cache
from typing import get_args

from PIL import Image as Images
from PIL.Image import Image

from render import scenery
from render.canvas import Pen, Shadows, Stamp, place
from render.palette import CARD, INK, THEMES, Symbol, Theme, ThemeName, mix
from render.schwupps.layout import COLUMNS, SKY, WIDTH, Layout, layout
from render.sprites import cards, farm
from render.sprites.symbols import symbol_row
from render.swatch import with_pictures
from render.type import write
from rules.schwupps.data import LANE, SYMBOLS

GLYPH: dict[str, Symbol] = dict(zip(SYMBOLS, get_args(Symbol), strict=True))
# Paler or warmer by how many symbols a square has: none, one, two, three.
TONES = {
    "light": ("#F5C64F", "#FFFBF0", "#FBEFD2", "#F4DDB0"),
    "dark": ("#D9A93E", "#E9E2D0", "#DFD4B9", "#D6C59D"),
}


def names_of(glyphs: str) -> tuple[Symbol, ...]:
    """Return the symbols that *glyphs* stand for."""
    return tuple(GLYPH[glyph] for glyph in glyphs)


@lru_cache(maxsize=8)
def ground(plan: Layout, theme: Theme) -> Image:
    """Return the board without pieces, cards, panels or words."""
    picture = Images.new("RGB", (WIDTH, plan.height), theme.grass[1])
    picture.paste(scenery.sky(WIDTH, SKY, theme), (0, 0))
    _meadow(picture, plan, theme)
    _lane(picture, plan, theme)
    _flowers(picture, plan, theme)
    _tiles(picture, plan, theme)
    place(picture, flag(54), *plan.tile_at(plan.goal), "lb")
    _plate(picture, plan, theme)
    _stable(picture, plan, theme)
    _sheet(picture, plan, theme)
    return picture


def _meadow(picture: Image, plan: Layout, theme: Theme) -> None:
    """Roll the meadow out below the sky, darker where it falls away."""
    stamp = Stamp(WIDTH, 40, k=2)
    rim = scenery.wave(WIDTH, 12, 5, 0.007, 1)
    stamp.polygon([*rim, (WIDTH, 40), (0, 40)], fill=theme.grass[1])
    place(picture, stamp.done(), 0, SKY - 22, "lt")
    low = plan.height if plan.meadow < WIDTH else 906
    for share in (0.2, 0.62):
        hill = Stamp(plan.meadow, 190, k=2)
        upper = scenery.wave(plan.meadow, 40, 26, 0.0062, share * 9)
        lower = scenery.wave(plan.meadow, 150, 22, 0.0051, share * 5)
        hill.polygon([*upper, *reversed(lower)], fill=mix(*theme.grass[:2], 0.45))
        place(picture, hill.done(), 0, SKY + (low - SKY) * share, "lt")


def _lane(picture: Image, plan: Layout, theme: Theme) -> None:
    """Draw the sandy lane, a rim of shade below it, and arrows where it turns upwards."""
    top = SKY - 10
    image = picture.crop((0, top, plan.meadow, plan.start[3]))
    image = image.resize((image.width * 2, image.height * 2))
    pen = Pen(image, 2, 0, -top)
    shade = mix(theme.grass[2], theme.grass[3], 0.35)
    for drop, grow, colour in ((6, 10, shade), (0, 9.5, theme.lane_edge), (0, 6.5, theme.lane)):
        for row in range(plan.rows):
            _row(pen, plan, row, drop, grow, colour)
    for row in range(plan.rows):
        _turn(pen, plan, row, mix(theme.lane, theme.lane_edge, 0.75))
    picture.paste(image.reduce(2), (0, top))


def _row(pen: Pen, plan: Layout, row: int, drop: float, grow: float, colour: str) -> None:
    """Draw one row of the lane, *grow* wider than its tiles, and the way up to it."""
    first, last = plan.left, plan.left + plan.pitch[0] * (COLUMNS - 1)
    half, tall = plan.tile[0] / 2, plan.tile[1]
    xs = [first - half + (last - first + 2 * half) * i / 60 for i in range(61)]
    top = plan.low - plan.pitch[1] * row + drop
    upper = [(x, top - grow + plan.bend(x)) for x in xs]
    lower = [(x, top + tall + grow + plan.bend(x)) for x in xs]
    pen.polygon([*upper, *reversed(lower)], fill=colour)
    for x in (first, last):
        y = top + plan.bend(x)
        pen.rounded(x - half - grow, y - grow, x + half + grow, y + tall + grow, 20, fill=colour)
    x = first if row % 2 == 0 else last
    y = plan.low - plan.pitch[1] * row + plan.bend(x) + tall / 2
    pen.polygon(
        [
            (x - half - grow, y),
            (x + half + grow, y),
            (x + half + grow, y + plan.pitch[1]),
            (x - half - grow, y + plan.pitch[1]),
        ],
        fill=colour,
    )


def _turn(pen: Pen, plan: Layout, row: int, colour: str) -> None:
    """Mark where the lane comes up from the row below, or from the start."""
    x = plan.left if row % 2 == 0 else plan.left + plan.pitch[0] * (COLUMNS - 1)
    y = plan.strip_at(x, row)
    pen.line([(x - 11, y + 5), (x, y - 5), (x + 11, y + 5)], fill=colour, width=5)


def _flowers(picture: Image, plan: Layout, theme: Theme) -> None:
    """Let something grow in the strips between the rows, and tufts at the lower edge."""
    for row in range(1, plan.rows):
        for i in range(3):
            x = plan.left + plan.pitch[0] * (1.2 + 2.7 * i + (row * 0.37) % 1)
            stamp = scenery.daisy(13, theme) if (row + i) % 3 == 0 else scenery.tuft(13, theme)
            place(picture, stamp, x, plan.strip_at(x, row) - 1)
    for i in range(9):
        x = plan.start[2] + (plan.stable[2] - plan.start[2]) * (i + 0.5) / 9
        stamp = scenery.daisy(17, theme) if i % 3 == 1 else scenery.tuft(17, theme)
        place(picture, stamp, x, plan.start[1] + 4 + 29 * (i % 2))


@lru_cache(maxsize=4)
def flag(size: int) -> Image:
    """Return the chequered flag of the goal, its pole at the left."""
    pen = Stamp(size, size, unit=54)
    pen.line([(6, 4), (6, 54)], fill=INK, width=4.4)
    pen.rounded(6, 3, 44, 29, 2, fill=CARD, ink=INK, edge=2)
    for i in range(12):
        x, y = 8 + 8.5 * (i % 4), 5 + 7.3 * (i // 4)
        if (i // 4 + i) % 2:
            pen.polygon([(x, y), (x + 8.5, y), (x + 8.5, y + 7.3), (x, y + 7.3)], fill=INK)
    return pen.done()


def _tiles(picture: Image, plan: Layout, theme: Theme) -> None:
    width, height = plan.tile
    shadows = Shadows(picture.size)
    for square in range(1, plan.goal + 1):
        x0, y0, x1, y1 = plan.box_of(square)
        shadows.box(x0, y0, x1, y1, 12)
    shadows.fall(picture, theme, blur=3, dy=3)
    for square in range(1, plan.goal + 1):
        x, y = plan.tile_at(square)
        glyphs = "" if square == plan.goal else LANE[square]
        place(picture, tile(width, height, len(glyphs), theme), x, y, "mt")
        low = y + height * (0.56 if glyphs else 1)
        size = height * (0.46 if glyphs else 0.5)
        row = (x - width / 2 + 4, y + 2, x + width / 2 - 4, low)
        write(picture, row, str(square), "title", size, INK, align="middle")
        if glyphs:
            side = round(min(width * 0.285, height * 0.36))
            symbol_row(picture, names_of(glyphs), x, y + height * 0.73, side, gap=0.1)


@lru_cache(maxsize=16)
def tile(width: int, height: int, count: int, theme: Theme) -> Image:
    """Return an empty square for so many symbols: a plate with a darker lower edge."""
    tone = TONES[theme.name][count]
    edge = mix(tone, "#8A5C2C", 0.42)
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, 12, fill=mix(tone, "#8A5C2C", 0.6))
    pen.rounded(0, 0, width, height - 4, 12, fill=edge)
    pen.rounded(1.8, 1.8, width - 1.8, height - 5.6, 10.4, fill=tone)
    return pen.done()


def _plate(picture: Image, plan: Layout, theme: Theme) -> None:
    """Lay the plate on which all sheep begin."""
    x0, y0, x1, y1 = plan.start
    shadows = Shadows(picture.size)
    shadows.box(x0, y0, x1, y1, 16)
    shadows.fall(picture, theme, blur=5, dy=4)
    width, height = round(x1 - x0), round(y1 - y0)
    place(picture, scenery.board_wood(width, height - 9, theme, 18), x0, y0, "lt")


def _stable(picture: Image, plan: Layout, theme: Theme) -> None:
    """Put the stable for those who leave into the corner, and a fence beside it."""
    x0, y0, x1, y1 = plan.stable
    size = round((y1 - y0) * 1.22)
    place(picture, farm.fence(round(x1 - x0 - size * 0.72), 46, theme), x0, y1 - 4, "lb")
    place(picture, farm.barn(size, theme), x1, y1, "rb")


def _sheet(picture: Image, plan: Layout, theme: Theme) -> None:
    """Lay the paper that panels and pile lie on beside the lane, or below it."""
    shadows = Shadows(picture.size)
    if plan.meadow < WIDTH:
        shadows.box(plan.meadow, SKY, WIDTH + 40, plan.height + 40, 22)
        box = (plan.meadow, SKY)
    else:
        shadows.box(-40, 906, WIDTH + 40, plan.height + 40, 22)
        box = (0, 906)
    shadows.fall(picture, theme, blur=8, dy=-1)
    paper = scenery.paper(WIDTH - box[0], plan.height - box[1], theme)
    mask = Images.new("L", (paper.width * 2, paper.height * 2), 0)
    right = paper.width + (40 if plan.meadow < WIDTH else 0)
    Pen(mask, 2).rounded(0, 0, right, paper.height + 40, 22, fill=255)
    picture.paste(paper, box, mask.reduce(2))


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour a board of this game may need."""
    colours = THEMES[theme]
    board = ground(layout(100, 5), colours).copy()
    for number in range(1, 10):
        place(board, cards.black_card(number, 60, 82), 1050, 40 + 120 * number, "lt")
    return with_pictures(theme, board)
