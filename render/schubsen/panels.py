"""A panel for every seat: sheep, name, cards, lifesavers, clovers, imp and cherub."""

from collections import Counter
from functools import lru_cache
from math import ceil

from msgspec import Struct
from PIL.Image import Image

from render import marks
from render.canvas import Stamp, place
from render.palette import CREAM, INK, Colour, Theme, mix
from render.scene import Scene
from render.schubsen.layout import panel_box
from render.schubsen.story import Story
from render.schubsen.words import order, pad_text, places
from render.sprites import tokens
from render.sprites.cards import back_stack, digit_card
from render.type import Box, width_of, write
from rules.schubsen.data import BOARD, DIGITS, Pad
from rules.schubsen.events import Revealed

DISC = 86
TALL = 200  # panels from this height on have a line of their own for clovers


def paint(picture: Image, scene: Scene, story: Story, seat: int) -> None:
    """Put the panel of *seat* on the picture."""
    view, theme = scene.view, scene.colours
    box = panel_box(seat, len(view.squares))
    best = view.outcome is not None and seat in view.outcome.winners
    frame = theme.gold if best else theme.accent if view.turn == seat else None
    if view.squares[seat] < 0:
        marks.panel(picture, box, theme, frame=frame, fill=mix(theme.panel, theme.paper, 0.55))
        lower = (box[0], box[1] + (box[3] - box[1]) // 2 - 56, *box[2:])
        _head(picture, scene, seat, lower)
        _out(picture, scene, seat, lower)
        return
    marks.panel(picture, box, theme, frame=frame)
    _head(picture, scene, seat, box)
    _cards(picture, scene, seat, box)
    _rings(picture, scene, story, seat, box)
    _clovers(picture, scene, seat)
    if view.outcome is None:
        place(picture, _digits(view.hands[seat], theme), box[0] + 16, box[1] + 112, "lt")
    else:
        _rank(picture, scene, seat, box)


def _head(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw the disc, the name, and imp and cherub."""
    view, theme = scene.view, scene.colours
    x0, y0, x1, _ = box
    out = view.squares[seat] < 0
    disc = marks.disc(seat, DISC, theme, "asleep" if out else "happy", towel=out)
    place(picture, disc, x0 + 12, y0 + 12, "lt")
    right = x1 - 14
    size = 36 if view.imp == view.cherub else 48
    for holder, token in ((view.imp, tokens.imp), (view.cherub, tokens.cherub)):
        if holder == seat and view.outcome is None:
            place(picture, token(size), right, y0 + 31, "rm")
            right -= size + 3
    if view.outcome is not None and seat in view.outcome.winners:
        place(picture, tokens.crown(46), right, y0 + 31, "rm")
        right -= 52
    if seat in scene.robots:
        place(picture, tokens.robot(32), right, y0 + 15, "rt")
        right -= 38
    name = (x0 + 106, y0 + 12, right, y0 + 50)
    write(picture, name, scene.names[seat], "strong", 33, theme.text, least=24)
    turn = order(scene).get(seat)
    if turn is not None and view.outcome is None:
        place(picture, _turn(turn, theme), x0 + 8, y0 + 8, "lt")


@lru_cache(maxsize=32)
def _turn(number: int, theme: Theme) -> Image:
    """Return the small round number that says in which turn a seat reveals."""
    stamp = Stamp(32, 32)
    stamp.ellipse(16, 16, 15.5, fill=theme.text, ink=theme.panel, edge=2)
    image = stamp.done()
    write(image, (0, 0, 32, 32), str(number), "title", 22, theme.panel, align="middle")
    return image


def _out(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Say which place a sheep on the shore has taken, and when."""
    x0, y0, x1, _ = box
    theme, label = scene.colours, scene.label
    out_in = dict(scene.view.fallen)[seat]
    title = (x0 + 106, y0 + 48, x1 - 14, y0 + 78)
    write(picture, title, label("schubsen-picture-ashore"), "strong", 27, theme.text)
    rank = label("schubsen-picture-place", place=places(scene)[seat], round=out_in)
    write(picture, (x0 + 106, y0 + 78, x1 - 14, y0 + 108), rank, "plain", 26, theme.quiet)


def _rank(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Say in the end where a sheep stands and which place that means."""
    at = scene.view.squares[seat]
    rank = scene.label(
        "schubsen-picture-rank",
        place=places(scene)[seat],
        board=1 + at // BOARD,
        square=at % BOARD,
    )
    words = (box[0] + 16, box[1] + 108, box[2] - 14, box[1] + 148)
    write(picture, words, rank, "strong", 28, scene.colours.text)


def _cards(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Show the revealed digits, or that cards lie face down, or that a seat still thinks."""
    view, theme = scene.view, scene.colours
    x, y = box[0] + 106, box[1] + 54
    right = _cards_end(box)
    shown = _open(scene, seat)
    if seat in view.decided:
        place(picture, back_stack(seat, 38, 52), x, y, "lt")
        words = (x + 54, y, right, y + 52)
        write(picture, words, scene.label("schubsen-picture-sealed"), "plain", 26, theme.quiet)
    elif shown:
        for index, digit in enumerate(shown):
            place(picture, digit_card(digit, 38, 52), x + 41 * index, y, "lt")
        if view.scopes[seat] != int(shown):
            fill = tokens.CLOVERS["change"]
            at = x + 41 * len(shown) + 2
            marks.pill(
                picture, at, y + 26, str(view.scopes[seat]), fill=fill, size=24, anchor="lm"
            )
    elif view.phase == "laying":
        words = (x, y, right, y + 52)
        write(picture, words, scene.label("schubsen-picture-thinking"), "plain", 26, theme.quiet)


def _open(scene: Scene, seat: int) -> str:
    """Return the digits that lie open before *seat*, "" if none do any more."""
    view = scene.view
    if seat in view.decided:
        return ""
    fresh = any(isinstance(it, Revealed) and it.seat == seat for it in scene.events)
    return str(view.laid[seat]) if fresh or view.phase != "laying" else ""


def _cards_end(box: Box) -> float:
    return box[2] - 60


def _rings(picture: Image, scene: Scene, story: Story, seat: int, box: Box) -> None:
    """Show the lifesavers; three or more as a number where there is little room."""
    theme = scene.colours
    count = scene.view.rings[seat]
    right, y = box[2] - 14, box[1] + 80
    wide = box[2] - box[0] > 400
    shown = count if count <= (4 if wide else 1) else 1
    if shown < count:
        x0 = right - 40
        write(
            picture,
            (x0, y - 20, right, y + 20),
            f"×{count}",
            "title",
            30,
            theme.text,
            align="right",
        )
        right -= 44
    for _ in range(shown):
        place(picture, tokens.lifesaver(38), right, y, "rm")
        right -= 42
    if not count:
        place(picture, _no_ring(), right, y, "rm")
        right -= 42
    lost, shown = story.paid(seat), _open(scene, seat)
    plain = bool(shown) and scene.view.scopes[seat] == int(shown)
    if lost and plain and right - 40 >= box[0] + 106 + 41 * len(shown):
        room = (right - 40, y - 20, right - 2, y + 20)
        write(picture, room, f"–{lost}", "title", 30, theme.bad, align="right")


@lru_cache(maxsize=1)
def _no_ring() -> Image:
    """Return a grey lifesaver, struck through."""
    image = tokens.lifesaver(38, silver=True).copy()
    stamp = Stamp(38, 38)
    stamp.line([(7, 31), (31, 7)], fill=CREAM, width=8)
    stamp.line([(7, 31), (31, 7)], fill="#A02C1E", width=4.4)
    image.alpha_composite(stamp.done())
    return image


class Chip(Struct, frozen=True):
    """A kind of pad that a seat holds, how many of it, and where that is drawn."""

    pad: Pad
    many: int
    icon: bool
    box: Box


def chips(scene: Scene, seat: int) -> tuple[list[Chip], int]:
    """Lay out what clovers *seat* holds; return how many kinds found no room, too."""
    x0, y0, x1, y1 = panel_box(seat, len(scene.view.squares))
    tall = y1 - y0 >= TALL
    left, top = (x0 + 16, y0 + 158) if tall else (x0 + 222, y0 + 110)
    room = x1 - 12 - left
    kinds = sorted(Counter(scene.view.clovers[seat]).items(), key=_kind)
    for icon in (True, False):
        widths = [_chip_width(pad, many, icon=icon) for pad, many in kinds]
        if sum(widths) <= room:
            break
    fit = len(kinds)
    while sum(widths[:fit]) > room - (40 if fit < len(kinds) else 0):
        fit -= 1
    x = left if tall else x1 - 12 - sum(widths[:fit]) - (40 if fit < len(kinds) else 0)
    found = []
    for (pad, many), width in zip(kinds[:fit], widths, strict=False):
        found.append(Chip(pad, many, icon, (x, top, x + width, top + 36)))
        x += width
    return found, len(kinds) - fit


def _kind(pair: tuple[Pad, int]) -> tuple[str, int]:
    return pair[0].kind, pair[0].value


def _chip_text(pad: Pad, many: int) -> str:
    return pad_text(pad) + (f" ×{many}" if many > 1 else "")


def _chip_width(pad: Pad, many: int, *, icon: bool) -> int:
    size = 27 if icon else 22
    return ceil(width_of(_chip_text(pad, many), "title", size)) + (46 if icon else 16)


def _clovers(picture: Image, scene: Scene, seat: int) -> None:
    theme = scene.colours
    found, more = chips(scene, seat)
    for chip in found:
        x0, y0, x1, y1 = chip.box
        text = _chip_text(chip.pad, chip.many)
        if chip.icon:
            place(picture, tokens.clover(_sort(chip.pad), 36), x0, (y0 + y1) / 2, "lm")
            write(picture, (x0 + 38, y0, x1, y1), text, "title", 27, theme.text)
        else:
            fill = tokens.CLOVERS[_sort(chip.pad)]
            width = round(x1 - x0) - 4
            place(picture, _pill(width, fill), x0, (y0 + y1) / 2, "lm")
            write(picture, (x0, y0, x0 + width, y1), text, "title", 22, CREAM, align="middle")
    if more:
        x0, y0, x1, y1 = found[-1].box if found else (0, 0, 0, 0)
        write(picture, (x1, y0, x1 + 38, y1), f"+{more}", "title", 25, theme.text)


def _sort(pad: Pad) -> tokens.Clover:
    return "back" if pad.kind == "back" else "change"


@lru_cache(maxsize=64)
def _pill(width: int, fill: Colour) -> Image:
    stamp = Stamp(width, 32)
    stamp.rounded(0, 0, width, 32, 12, fill=mix(fill, INK, 0.2), ink=INK, edge=2)
    return stamp.done()


@lru_cache(maxsize=512)
def _digits(hand: str, theme: Theme) -> Image:
    """Return the ten digits in a row; of those that are gone only a dot is left."""
    image = Stamp(200, 32).done()
    for index, digit in enumerate(DIGITS):
        box = (index * 20, 0, index * 20 + 20, 32)
        held = digit in hand
        colour = theme.text if held else mix(theme.quiet, theme.panel, 0.35)
        write(image, box, digit if held else "·", "title", 25, colour, align="middle")
    return image
