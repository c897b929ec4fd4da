"""A panel for every seat: sheep, name, cards, lifesavers, clovers, imp and cherub."""

from functools import lru_cache

from PIL.Image import Image

from render import marks
from render.canvas import Stamp, place
from render.palette import CREAM, Theme, mix
from render.scene import Scene
from render.schubsen import chips
from render.schubsen.layout import panel_box
from render.schubsen.story import Story
from render.schubsen.words import order, places
from render.sprites import tokens
from render.sprites.cards import back_stack, digit_card
from render.type import Box, width_of, write
from rules.schubsen.data import BOARD, DIGITS
from rules.schubsen.events import Revealed

DISC = 86


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
    right = _rings(picture, scene, seat, box)
    left = _cards(picture, scene, seat, box, right)
    _lost(picture, scene, story.paid(seat), (left, right), box[1] + 80)
    if view.outcome is None:
        chips.paint(picture, scene, seat)
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
    write(picture, name, scene.names[seat], "strong", 33, theme.text, least=20)
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


def _cards(picture: Image, scene: Scene, seat: int, box: Box, right: float) -> float:
    """Show open digits, or cards face down, or that a seat still thinks; return the end's x."""
    view, theme = scene.view, scene.colours
    x, y = box[0] + 106, box[1] + 54
    shown = _open(scene, seat)
    for digit in shown:
        place(picture, digit_card(digit, 38, 52), x, y, "lt")
        x += 41
    if shown and view.scopes[seat] != int(shown):
        return _changed(picture, str(view.scopes[seat]), box, (x, right))
    sealed = seat in view.decided
    if sealed:
        place(picture, back_stack(seat, 38, 52), x, y, "lt")
        x += 54
    if not shown and (sealed or view.phase == "laying"):
        words = scene.label(f"schubsen-picture-{'sealed' if sealed else 'thinking'}")
        write(picture, (x, y, right - 6, y + 52), words, "plain", 26, theme.quiet, least=18)
        return right
    return x


def _changed(picture: Image, scope: str, box: Box, span: tuple[float, float]) -> float:
    """Show what a clover made of the digits: beside them, or on the disc if they take all room."""
    (x, right), fill = span, tokens.CLOVERS["change"]
    if width_of(scope, "title", 24) + 30 <= right - x - 4:
        pill = marks.pill(picture, x + 2, box[1] + 80, scope, fill=fill, size=24, anchor="lm")
        return pill[2]
    marks.pill(picture, box[0] + 12 + DISC / 2, box[1] + 84, scope, fill=fill, size=24)
    return x


def _lost(picture: Image, scene: Scene, count: int, span: tuple[float, float], y: float) -> None:
    """Say how many lifesavers were lost just now, if there is room to."""
    left, right = span
    if count and right - left >= 40:
        room = (right - 40, y - 20, right - 2, y + 20)
        write(picture, room, f"–{count}", "title", 30, scene.colours.bad, align="right")


def _open(scene: Scene, seat: int) -> str:
    """Return the digits that lie open before *seat*, "" if none do any more."""
    view = scene.view
    if seat in view.decided:
        return ""
    fresh = any(isinstance(it, Revealed) and it.seat == seat for it in scene.events)
    return str(view.laid[seat]) if fresh or view.phase != "laying" else ""


def _rings(picture: Image, scene: Scene, seat: int, box: Box) -> float:
    """Show the lifesavers, as a number where there is little room; return what is left of x."""
    count = scene.view.rings[seat]
    right, y = box[2] - 14, box[1] + 80
    wide = box[2] - box[0] > 400
    shown = count if wide else min(count, 1)
    if shown < count:
        number = (right - 40, y - 20, right, y + 20)
        write(picture, number, f"×{count}", "title", 30, scene.colours.text, align="right")
        right -= 44
    for _ in range(shown):
        place(picture, tokens.lifesaver(38), right, y, "rm")
        right -= 42
    if not count:
        place(picture, _no_ring(), right, y, "rm")
        right -= 42
    return right


@lru_cache(maxsize=1)
def _no_ring() -> Image:
    """Return a grey lifesaver, struck through."""
    image = tokens.lifesaver(38, silver=True).copy()
    stamp = Stamp(38, 38)
    stamp.line([(7, 31), (31, 7)], fill=CREAM, width=8)
    stamp.line([(7, 31), (31, 7)], fill="#A02C1E", width=4.4)
    image.alpha_composite(stamp.done())
    return image


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
