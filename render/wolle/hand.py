"""Private pictures: the board of bids with its chances, and the sheep to be put back."""

from functools import lru_cache

from PIL.Image import Image

from render import marks
from render.canvas import Stamp, place
from render.palette import INK, Colour, Theme, mix
from render.scene import Scene
from render.sheet import sheet
from render.sprites import tokens
from render.type import Box, paragraph, write
from render.wolle.faces import signed, small
from render.wolle.herds import kind
from rules.wolle.chance import percent, rolls
from rules.wolle.data import HIGHEST, LOWEST, PLUS, spoken
from rules.wolle.view import View

TILE, TALL = 138, 150
BAR = (18, 128, 14)


def hand(scene: Scene, seat: int) -> Image | None:
    """Return what *seat* alone may see, or None where nothing is private."""
    view: View = scene.view
    if view.phase == "bidding":
        return _bidding(scene, seat)
    if view.phase == "returning" and seat in view.active:
        return _returning(scene, seat)
    return None


def hand_alt(scene: Scene, seat: int) -> str:
    """Say what the private picture shows: bids with their chances, or the sheep to put back."""
    view: View = scene.view
    said = [_own(scene, seat)]
    if view.phase == "bidding":
        bids = (f"{spoken(bid)} ({_chance(scene, seat, bid)})" for bid in range(LOWEST, PLUS + 1))
        said += [", ".join(bids), scene.label("wolle-picture-sealed", bid=view.bid or "none")]
    else:
        white = sorted(card.points for card in view.flocks[seat] if card.kind == "white")
        said += [scene.label("wolle-picture-give"), " ".join(map(str, white))]
    return " ".join(f"{line.rstrip('.:')}." for line in said)


def _own(scene: Scene, seat: int) -> str:
    herd = scene.view.herds[seat]
    facts = {"modifier": kind(herd.modifier), "value": signed(herd.modifier), "chips": herd.chips}
    return scene.label("wolle-picture-own", **facts)


def _odds(scene: Scene, seat: int, bid: int) -> int:
    return percent(sum(rolls(min(bid, HIGHEST) - scene.view.herds[seat].modifier)))


def _chance(scene: Scene, seat: int, bid: int) -> str:
    return scene.label("wolle-picture-odds", percent=_odds(scene, seat, bid))


def _sheet(scene: Scene, seat: int) -> Image:
    title = scene.label("wolle-picture-private", seat=scene.names[seat])
    return sheet(scene.colours, seat, title, _own(scene, seat))


def _bidding(scene: Scene, seat: int) -> Image:
    """Show every bid with its chance; the one that is sealed stands out."""
    picture, theme, herd = _sheet(scene, seat), scene.colours, scene.view.herds[seat]
    own = scene.view.bid
    for place_of, bid in enumerate(range(LOWEST, PLUS + 1)):
        x = 40 + 147 * (place_of % 7)
        y = 140 + (TALL + 14) * (place_of // 7)
        odds = _odds(scene, seat, bid)
        chosen = own == spoken(bid)
        closed = bid == PLUS and not herd.chips
        place(picture, _tile(theme, chosen, min(20, round(odds / 5)), closed), x, y, "lt")
        ink = INK if chosen else theme.quiet if closed else theme.on_beech
        words = _chance(scene, seat, bid)
        _bid(picture, (x, y, x + TILE, y + TALL), spoken(bid), words, ink)
        if chosen:
            place(picture, tokens.padlock(30, INK, theme.gold), x + TILE - 22, y + 24)
    words = scene.label("wolle-picture-sealed", bid=own or "none")
    row = (40, 474, 1060, 552)
    paragraph(picture, row, words, "strong", 30, theme.text, align="middle", least=24, lead=1.24)
    return picture


def _bid(picture: Image, box: Box, bid: str, odds: str, ink: Colour) -> None:
    x0, y0, x1, _ = box
    number = (x0 + 8, y0 + 12, x1 - 8, y0 + 76)
    write(picture, number, bid, "title", 54, ink, align="middle")
    chance = (x0 + 8, y0 + 80, x1 - 8, y0 + 118)
    write(picture, chance, odds, "strong", 28, ink, align="middle")


@lru_cache(maxsize=64)
def _tile(theme: Theme, chosen: bool, twentieths: int, closed: bool) -> Image:
    """Return a board whose lower bar is filled as far as the chance is good."""
    base, dark, _ = theme.beech
    face = theme.gold if chosen else mix(base, theme.paper, 0.55) if closed else base
    pen = Stamp(TILE, TALL, k=3)
    pen.rounded(0, 0, TILE, TALL, 14, fill=face, ink=INK, edge=5 if chosen else 2.6)
    left, y, tall = BAR
    wide, top, low = TILE - 2 * left, y - tall / 2, y + tall / 2
    pen.rounded(left, top, left + wide, low, tall / 2, fill=mix(face, dark, 0.45))
    if twentieths:
        end = left + max(tall, wide * twentieths / 20)
        pen.rounded(left, top, end, low, tall / 2, fill="#5E9C4A")
    return pen.done()


def _returning(scene: Scene, seat: int) -> Image:
    """Show the white sheep of a flock without a dog; two of them must go."""
    picture, theme = _sheet(scene, seat), scene.colours
    flock = [card for card in scene.view.flocks[seat] if card.kind == "white"]
    flock.sort(key=lambda card: card.number)
    lines = 1 if len(flock) <= 7 else 2 if len(flock) <= 18 else 3
    width = {1: 132, 2: 98, 3: 66}[lines]
    each = -(-len(flock) // lines)
    pitch = min(width + 14.0, (1020 - width) / max(1, each - 1))
    tall = round(width * 262 / 184)
    first = 314 - (lines * (tall + 26) - 26) / 2
    for place_of, card in enumerate(flock):
        line, column = divmod(place_of, each)
        here = min(each, len(flock) - line * each)
        x = 550 - (pitch * (here - 1) + width) / 2 + pitch * column
        y = first + line * (tall + 26)
        place(picture, small(card, width), x, y, "lt")
        marks.tab(picture, x + width / 2, y + tall, str(card.number), 24)
    words = scene.label("wolle-picture-give")
    row = (40, 500, 1060, 552)
    write(picture, row, words, "strong", 31, theme.text, align="middle", least=24)
    return picture
