"""The colours a picture may need: every sprite and ground of a theme on one sheet."""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import place
from render.palette import SEATS, SYMBOLS, THEMES, Theme, ThemeName
from render.sprites import cards, dice, people, sheep, symbols, tokens, water

WIDTH = 1400


@lru_cache(maxsize=4)
def sprites(theme: ThemeName) -> Image:
    """Return a sheet with every seat's sheep, every token and every ground of *theme*."""
    colours = THEMES[theme]
    sheet = Images.new("RGB", (WIDTH, 820), colours.panel)
    sheet.paste(scenery.sky(WIDTH, 150, colours, sun=True), (0, 0))
    sheet.paste(scenery.paper(WIDTH, 60, colours), (0, 150))
    for seat in range(len(SEATS)):
        x = 20 + 172 * seat
        place(sheet, marks.disc(seat, 100, colours), x, 220, "lt")
        place(sheet, sheep.sheep(seat, 64, "shock"), x + 104, 220, "lt")
        place(sheet, cards.back(seat, 38, 52), x + 110, 290, "lt")
        sheet.paste(SEATS[seat].colour, (x, 330, x + 80, 350))
    _row(sheet, 360, _tokens(colours))
    _row(sheet, 470, _grounds(colours))
    _row(sheet, 620, [symbols.symbol(name, 60) for name in SYMBOLS])
    _row(sheet, 690, [symbols.symbol(name, 60, on_black=True) for name in SYMBOLS])
    tones = [
        getattr(colours, name) for name in ("text", "quiet", "accent", "headline", "good", "bad")
    ]
    for i, tone in enumerate([*tones, colours.move, colours.gold, colours.edge, *colours.sea]):
        sheet.paste(tone, (600 + 60 * (i % 12), 640 + 60 * (i // 12), 655 + 60 * (i % 12), 690))
    return sheet


def _tokens(theme: Theme) -> list[Image]:
    return [
        tokens.clover("back", 90),
        tokens.clover("change", 90),
        tokens.lifesaver(90),
        tokens.lifesaver(90, silver=True),
        tokens.imp(90),
        tokens.cherub(90),
        tokens.dog(90),
        tokens.bone(90),
        tokens.chip(90),
        tokens.tick(60),
        tokens.cross(60),
        tokens.crown(80),
        dice.die(8, 8, 100),
        dice.die(10, 7, 100),
        dice.die(12, 4, 100),
    ]


def _grounds(theme: Theme) -> list[Image]:
    return [
        scenery.wood(140, 140, theme),
        scenery.lawn(140, 140, theme),
        scenery.puddle(120, 7, theme),
        scenery.felt(120, 120, theme),
        scenery.hollow(90, theme),
        water.splash(124, theme),
        people.shepherd("green", 132),
        people.shepherd("black", 132),
        people.peg_sheep("green", 104),
        people.peg_sheep("white", 104),
        sheep.flock_sheep("racer", 0.5, 110),
    ]


def _row(sheet: Image, y: int, stamps: Iterable[Image]) -> None:
    x = 10
    for stamp in stamps:
        place(sheet, stamp, x, y, "lt")
        x += stamp.width + 4


def with_pictures(theme: ThemeName, *pictures: Image) -> Image:
    """Return the sprites of *theme* together with *pictures*, for a palette of their own."""
    parts = [sprites(theme), *pictures]
    sheet = Images.new("RGB", (WIDTH, sum(part.height for part in parts)), THEMES[theme].paper)
    y = 0
    for part in parts:
        sheet.paste(part.convert("RGB"), (0, y))
        y += part.height
    return sheet
