"""The table of Volle Wolle: cards, dice, bids and flocks; at the end, the count."""

from functools import cache, lru_cache
from math import cos, radians, sin

from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Point, Stamp, place, smooth
from render.palette import INK, THEMES, Theme, ThemeName, mix
from render.scene import Scene
from render.swatch import with_pictures
from render.telling import retold
from render.type import width_of, write
from render.wolle import bids, count, herds, layout, middle, tray
from render.wolle.faces import chit, front
from render.wolle.story import headline
from rules.wolle.data import BONE, CARDS, FIRST_DOG
from rules.wolle.view import View

SIGN = (1040, 1262)
HEAD, LEAST = (36, 72, 836, 118), 24


def board(scene: Scene) -> Image:
    """Return the picture that the whole table gets."""
    view: View = scene.view
    over = bool(view.flocks)
    seats = len(view.herds)
    picture = _ground(scene.colours, seats, over).copy()
    _head(picture, scene)
    if over:
        count.paint(picture, scene)
        return picture
    _sign(picture, scene)
    middle.paint(picture, scene)
    tray.paint(picture, scene)
    bids.paint(picture, scene)
    herds.paint(picture, scene)
    return picture


def _head(picture: Image, scene: Scene) -> None:
    """Write the game, the round and what happened last into the sky."""
    view, theme, label = scene.view, scene.colours, scene.label
    title = label("wolle-name")
    write(picture, (34, 16, 500, 68), title, "title", 52, theme.text)
    left = 34 + width_of(title, "title", 52) + 22
    words = label("wolle-picture-round", round=view.round, rounds=view.rounds)
    if view.flocks:
        words = label("wolle-picture-count")
    write(picture, (left, 24, 830, 70), words, "strong", 30, theme.quiet, least=24)
    room = HEAD[2] - HEAD[0]
    line = retold(scene, headline, lambda told: width_of(told, "strong", LEAST) <= room)
    write(picture, HEAD, line, "strong", 34, theme.headline, least=LEAST)


def _sign(picture: Image, scene: Scene) -> None:
    """Write on the signpost how many cards and chips are left."""
    view, label = scene.view, scene.label
    x0, x1 = SIGN
    lines = (
        (24, 60, label("wolle-picture-deck", cards=view.deck)),
        (68, 104, label("wolle-picture-supply", chips=view.supply)),
    )
    for top, low, words in lines:
        box = (x0 + 12, top, x1 - 12, low)
        write(picture, box, words, "strong", 26, scene.colours.on_beech, align="middle", least=18)


@lru_cache(maxsize=8)
def _ground(theme: Theme, seats: int, over: bool) -> Image:
    """Return everything that stays: sky, felt with its seam, tray, paper."""
    height = layout.height(seats)
    picture = Images.new("RGB", (layout.WIDTH, height), theme.paper)
    picture.paste(scenery.sky(layout.WIDTH, layout.SKY, theme), (0, 0))
    low = height if over else layout.TEAR + 24
    picture.paste(scenery.felt(layout.WIDTH, low - layout.SKY, theme), (0, layout.SKY))
    picture.paste(mix(theme.felt, INK, 0.22), (0, layout.SKY, layout.WIDTH, layout.SKY + 4))
    marks.stitch(picture, layout.SKY + 10, mix(theme.felt, theme.on_felt, 0.42))
    if over:
        return picture
    place(picture, _post(theme), SIGN[0], 14, "lt")
    edge = (layout.WIDTH - (seats + 1) * layout.PITCH) / 2
    if edge > 130:
        for x in (edge / 2, layout.WIDTH - edge / 2):
            place(picture, _yarn(round(min(200, edge - 40)), theme), x, 290)
    place(picture, tray.hollow(theme), layout.TRAY[0], layout.TRAY[1], "lt")
    marks.tear(picture, layout.TEAR, theme.paper)
    top = layout.TEAR + 13
    picture.paste(scenery.paper(layout.WIDTH, height - top, theme), (0, top))
    return picture


def _post(theme: Theme) -> Image:
    """Return a wooden signpost with two empty boards."""
    base, dark, light = theme.beech
    wide = SIGN[1] - SIGN[0]
    pen = Stamp(wide, 118, k=3)
    post = mix(base, dark, 0.55)
    pen.rounded(wide / 2 - 8, 4, wide / 2 + 8, 118, 3, fill=post, ink=INK, edge=2.4)
    for top in (8, 52):
        pen.rounded(4, top, wide - 4, top + 40, 7, fill=base, ink=INK, edge=2.6)
        pen.line([(12, top + 5), (wide - 12, top + 5)], fill=light, width=2)
    return pen.done()


def _yarn(size: int, theme: Theme) -> Image:
    """Return a ball of wool, embroidered on the felt where few cards leave it bare."""
    pen = Stamp(size, size, unit=100, k=3)
    thread, fill = mix(theme.felt, theme.on_felt, 0.3), mix(theme.felt, theme.on_felt, 0.09)
    tail = [(50.0, 93.0), (66.0, 97.0), (82.0, 90.0), (99.0, 96.0)]
    pen.line(smooth(tail, closed=False), fill=thread, width=2)
    pen.ellipse(50, 50, 44, fill=fill, ink=thread, edge=2)
    for turn, first, last in ((20, 0, 180), (95, 20, 160), (150, 190, 350)):
        for flat in (9, 20, 31):
            pen.line(_strand(turn, flat, first, last), fill=thread, width=2)
    return pen.done()


def _strand(turn: float, flat: float, first: int, last: int) -> list[Point]:
    """Return a thread round the ball: part of an ellipse as wide as it, tilted by *turn*."""
    c, s = cos(radians(turn)), sin(radians(turn))
    ring = [(44 * cos(radians(a)), flat * sin(radians(a))) for a in range(first, last + 1, 10)]
    return [(50 + x * c - y * s, 50 + x * s + y * c) for x, y in ring]


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour a board may need."""
    colours = THEMES[theme]
    sheet = _ground(colours, 2, False).copy()
    kinds = [card for card in CARDS.values() if card.number in (7, 26, 30, 38, 57)]
    for place_of, card in enumerate([*kinds, CARDS[FIRST_DOG], CARDS[BONE]]):
        x = 28 + 193 * place_of
        place(sheet, front(card, _wordless, 184), x, 150, "lt")
        pale = front(card, _wordless, 184, colours.felt)
        place(sheet, pale.crop((0, 0, 184, 180)), x, 420, "lt")
        place(sheet, chit(card, 81, gone=True), x + 60, 610, "lt")
    bids.samples(sheet, colours)
    return with_pictures(theme, sheet)


def _wordless(key: str, /, **facts: object) -> str:
    return "8"
