"""What one seat alone sees: its cards, what it has laid, its discard pile and its clovers."""

from collections import Counter

from PIL.Image import Image

from render import marks, sheet
from render.canvas import place
from render.palette import Theme
from render.scene import Scene
from render.schubsen.words import pad_text
from render.sprites.cards import digit_card, gone_card
from render.sprites.tokens import clover
from render.type import paragraph, write
from rules.schubsen.data import BOARD, DIGITS, LAST, OUT, Pad

LEFT, RIGHT = 40, sheet.WIDTH - 40
LAID = 14  # how far cards that are laid stand out
LOWER = 406


def hand(scene: Scene, seat: int) -> Image | None:
    """Paint the private picture of *seat*; None once its sheep is out or the match is over."""
    view = scene.view
    if view.squares[seat] == OUT or view.outcome is not None:
        return None
    theme, label = scene.colours, scene.label
    title = label("schubsen-picture-yours", seat=scene.names[seat])
    picture = sheet.sheet(theme, seat, title, _subline(scene, seat))
    heading = label("schubsen-picture-hand")
    write(picture, (LEFT, 124, 600, 166), heading, "strong", 33, theme.text)
    _cards(picture, view.hands[seat], _laid(scene, seat), seat)
    _gone(picture, scene, seat)
    _clovers(picture, scene, seat)
    return picture


def hand_alt(scene: Scene, seat: int) -> str:
    """Say what the private picture shows: cards in hand, cards laid aside, clovers."""
    view, label = scene.view, scene.label
    held, gone = view.hands[seat], [card for card in DIGITS if card not in view.hands[seat]]
    pads = " ".join(map(pad_text, view.clovers[seat])) or label("schubsen-picture-no-clover")
    return " ".join(
        (
            f"{_subline(scene, seat).rstrip('.')}.",
            f"{label('schubsen-picture-hand')}: {' '.join(held)}.",
            f"{label('schubsen-picture-gone')}: {' '.join(gone) or '–'}.",
            f"{label('schubsen-picture-clovers')}: {pads.rstrip('.')}.",
        )
    )


def _laid(scene: Scene, seat: int) -> str:
    mine = scene.view.mine
    return "".join(map(str, mine.digits)) if mine is not None and scene.view.seat == seat else ""


def _subline(scene: Scene, seat: int) -> str:
    """Say where the sheep stands, and what is laid or may be laid."""
    view, label = scene.view, scene.label
    at, laid = view.squares[seat], _laid(scene, seat)
    if laid:
        goal = at + int(laid)
        board = 1 + goal // BOARD if goal <= LAST else 0
        return label("schubsen-picture-laid", digits=laid, board=board, square=goal % BOARD)
    return label(
        "schubsen-picture-stand",
        board=1 + at // BOARD,
        square=at % BOARD,
        rings=view.rings[seat],
    )


def _cards(picture: Image, hand: str, laid: str, seat: int) -> None:
    """Lay the hand out; laid cards stand out and carry the place they have in the number."""
    pitch = min(172, (RIGHT - LEFT + 12) // max(1, len(hand)))
    width = min(150, pitch - 12)
    height = min(202, round(width * 1.6))
    left = (sheet.WIDTH - pitch * len(hand) + pitch - width) // 2
    top = 176 + (202 - height) // 2
    for index, digit in enumerate(hand):
        x = left + index * pitch
        up = LAID if digit in laid else 0
        place(picture, digit_card(digit, width, height, seat=seat), x, top - up, "lt")
        if up:
            number = str(laid.index(digit) + 1)
            marks.tab(picture, x + width / 2, top - up + height, f"{number}.", 27)


def _gone(picture: Image, scene: Scene, seat: int) -> None:
    """Show the discard pile and say when it comes back."""
    theme, label = scene.colours, scene.label
    heading = label("schubsen-picture-gone")
    write(picture, (LEFT, LOWER - 18, 600, LOWER + 18), heading, "strong", 31, theme.quiet)
    gone = [digit for digit in DIGITS if digit not in scene.view.hands[seat]]
    for index, digit in enumerate(gone):
        card = gone_card(digit, 80, 108, theme.edge, theme.paper)
        place(picture, card, LEFT + 92 * index, LOWER + 30, "lt")
    note = (LEFT + 92 * len(gone) + (12 if gone else 0), LOWER + 32, 858, 552)
    paragraph(picture, note, label("schubsen-picture-refresh"), "plain", 28, theme.quiet, least=22)


def _clovers(picture: Image, scene: Scene, seat: int) -> None:
    """Show the clovers, the more the smaller."""
    theme = scene.colours
    heading = scene.label("schubsen-picture-clovers")
    write(picture, (880, LOWER - 18, RIGHT, LOWER + 18), heading, "strong", 31, theme.text)
    pads = sorted(
        Counter(scene.view.clovers[seat]).items(), key=lambda it: (it[0].kind, it[0].value)
    )
    if not pads:
        nothing = scene.label("schubsen-picture-no-clover")
        paragraph(picture, (880, LOWER + 32, RIGHT, 552), nothing, "plain", 26, theme.quiet)
    rows = 2 if len(pads) <= 4 else 4
    high = 112 // rows
    for index, (pad, many) in enumerate(pads):
        x = 880 + index % 2 * 98
        y = LOWER + 30 + index // 2 * high + high / 2
        _clover(picture, pad, many, (x, y), (50 if rows == 2 else 27, 94), theme)


def _clover(
    picture: Image,
    pad: Pad,
    many: int,
    at: tuple[float, float],
    room: tuple[int, int],
    theme: Theme,
) -> None:
    size, wide = room
    x, y = at
    place(picture, clover("back" if pad.kind == "back" else "change", size), x, y, "lm")
    text = pad_text(pad) + (f" ×{many}" if many > 1 else "")
    box = (x + size + 1, y - 20, x + wide + 2, y + 20)
    write(picture, box, text, "title", 28 if size > 40 else 24, theme.text, least=18)
