"""Pages of the rules as pictures: each paragraph a panel with something to look at."""

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import cycle, islice

from msgspec import Struct
from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Stamp, place
from render.palette import CREAM, INK, SEATS, SYMBOLS, Theme, mix
from render.sprites import cards, dice, people, sheep, symbols, tokens, water
from render.telling import LONGEST, cut
from render.type import paragraph, wrapped

WIDTH, SKY = 1200, 150
TEXT, LEAD, LEFT = 33, 1.34, 214
ART = 132

Drawing = Callable[[], Image]


class Page(Struct, frozen=True):
    """One page of a game's rules, in words of its readers; *number* counts from 0."""

    game: str
    title: str
    subline: str
    text: str
    number: int


def paint(page: Page, theme: Theme) -> Image:
    """Return a page as a picture, as high as its text needs."""
    parts = [part.strip() for part in page.text.split("\n\n") if part.strip()]
    sizes = [_tall(part) for part in parts]
    height = SKY + 24 + sum(sizes) + 16 * len(parts) + 10
    picture = _ground(theme, height).copy()
    scenery.headline(picture, theme, page.title, page.subline, SKY)
    y = SKY + 24
    drawings = islice(cycle(_drawings(page.game)), page.number * 3, None)
    for part, tall, drawing in zip(parts, sizes, drawings, strict=False):
        marks.panel(picture, (24, y, WIDTH - 24, y + tall), theme)
        place(picture, _spot(theme), 116, y + tall / 2)
        place(picture, drawing(), 116, y + tall / 2)
        lines = len(_lines(part))
        top = y + (tall - lines * TEXT * LEAD) / 2
        box = (LEFT, top, WIDTH - 48, y + tall + 20)
        paragraph(picture, box, part, "plain", TEXT, theme.text, lead=LEAD)
        y += tall + 16
    return picture


def alt(page: Page) -> str:
    """Return the words of the page, at most 1,024 characters."""
    text = f"{page.title}, {page.subline}: " + " ".join(page.text.split())
    return cut(text, LONGEST)


def _lines(text: str) -> tuple[str, ...]:
    return wrapped(text, "plain", TEXT, WIDTH - 48 - LEFT)


def _tall(text: str) -> int:
    return max(ART + 28, round(len(_lines(text)) * TEXT * LEAD) + 36)


@lru_cache(maxsize=16)
def _ground(theme: Theme, height: int) -> Image:
    picture = Images.new("RGB", (WIDTH, height), theme.paper)
    picture.paste(scenery.paper(WIDTH, height, theme), (0, 0))
    picture.paste(scenery.sky(WIDTH, SKY, theme), (0, 0))
    return picture


@lru_cache(maxsize=4)
def _spot(theme: Theme) -> Image:
    pen = Stamp(ART + 22, ART + 22)
    r = (ART + 22) / 2
    green = theme.grass[0] if theme.name == "dark" else mix(theme.grass[0], theme.panel, 0.45)
    pen.ellipse(r, r, r, fill=mix(green, theme.grass[2], 0.4))
    pen.ellipse(r, r, r - 4, fill=green)
    return pen.done()


def _drawings(game: str) -> tuple[Drawing, ...]:
    """Return what illustrates *game*, in the order of its rules."""
    return _DRAWINGS.get(game, _FLOCK)


@lru_cache(maxsize=8)
def _fan(*numbers: int) -> Image:
    """Return a hand of digit cards."""
    pen = Stamp(ART, ART)
    image = pen.done()
    for i, number in enumerate(numbers):
        card = cards.digit_card(number, 44, 62)
        place(image, card, 6 + i * 40, 34 - 8 * (i % 2), "lt")
    return image


@lru_cache(maxsize=8)
def _pair(one: Drawing, other: Drawing) -> Image:
    """Return two small drawings side by side."""
    pen = Stamp(ART, ART)
    image = pen.done()
    place(image, one(), ART * 0.27, ART * 0.5)
    place(image, other(), ART * 0.73, ART * 0.5)
    return image


@lru_cache(maxsize=2)
def _numbers() -> Image:
    """Return two black cards of the long lane."""
    pen = Stamp(ART, ART)
    image = pen.done()
    place(image, cards.black_card(7, 54, 78), 36, 66)
    place(image, cards.black_card(4, 54, 78), 94, 66)
    return image


@lru_cache(maxsize=2)
def _shapes() -> Image:
    """Return the six symbols in two rows on a tile, as they lie on the lane."""
    pen = Stamp(ART, ART)
    pen.rounded(4, 22, 128, 114, 14, fill=CREAM, ink=INK, edge=2.4)
    image = pen.done()
    for i, name in enumerate(SYMBOLS):
        place(image, symbols.symbol(name, 36), 28 + 38 * (i % 3), 48 + 40 * (i // 3))
    return image


_FLOCK: tuple[Drawing, ...] = tuple(partial(sheep.sheep, seat, 112) for seat in range(len(SEATS)))
_DRAWINGS: dict[str, tuple[Drawing, ...]] = {
    "schubsen": (
        partial(sheep.sheep, 0, 116, "smug"),
        partial(_fan, 0, 8, 5),
        partial(sheep.sheep, 1, 116, "shock"),
        partial(water.swimmer, 2, 116),
        partial(tokens.lifesaver, 96),
        partial(_pair, partial(tokens.clover, "back", 58), partial(tokens.clover, "change", 58)),
        partial(_pair, partial(tokens.imp, 62), partial(tokens.cherub, 62)),
        partial(sheep.sheep, 6, 116, "asleep", towel=True),
        partial(sheep.sheep, 3, 116, "smug", crown=True),
    ),
    "wolle": (
        partial(sheep.flock_sheep, "white", 0.8, 120),
        partial(_pair, partial(dice.die, 8, 8, 60), partial(dice.die, 12, 4, 60)),
        partial(dice.die, 10, 7, 104),
        partial(tokens.chip, 92),
        partial(sheep.flock_sheep, "black", 0.5, 120, "smug"),
        partial(_pair, partial(tokens.dog, 64), partial(tokens.bone, 58)),
        partial(sheep.flock_sheep, "dinner", 0.5, 120, "smug"),
        partial(sheep.flock_sheep, "racer", 0.5, 120),
        partial(sheep.flock_sheep, "white", 0.2, 110),
    ),
    "nachgedacht": (
        partial(people.shepherd, "green", 122),
        partial(people.peg_sheep, "white", 108),
        partial(people.shepherd, "black", 122),
        partial(
            _pair, partial(people.peg_sheep, "white", 64), partial(people.peg_sheep, "white", 64)
        ),
        partial(people.peg_sheep, "green", 108),
        partial(people.peg_sheep, "black", 108),
    ),
    "schwupps": (
        partial(sheep.sheep, 3, 116),
        _shapes,
        partial(sheep.sheep, 1, 116, "shock"),
        _numbers,
        partial(sheep.sheep, 0, 116, "smug"),
        partial(symbols.symbol, "E", 84),
        partial(sheep.sheep, 5, 116, crown=True),
    ),
}
