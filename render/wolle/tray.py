"""The dice tray: this turn's dice and sum, or what the last round ended with."""

from functools import lru_cache

from PIL.Image import Image

from render import marks
from render.canvas import Stamp, foot_shadow, place
from render.palette import BUTTON, CARD, CREAM, INK, Theme, mix
from render.scene import Scene
from render.sprites import dice
from render.sprites.sheep import sheep
from render.type import paragraph, width_of, write
from render.wolle import layout
from render.wolle.faces import signed, small
from render.wolle.story import Gain, combed, gains
from rules.wolle.data import DICE
from rules.wolle.view import Throw, View

GOOD = "#2F6B34"
COLUMN = (474, 598)


def paint(picture: Image, scene: Scene) -> None:
    """Fill the tray."""
    view: View = scene.view
    if view.throw is not None:
        _throw(picture, scene, view.throw)
        return
    if view.claim is not None:
        _rest(picture, scene, view.claim.seat)
        return
    ended = gains(scene)
    if ended:
        _ended(picture, scene, ended[-2:])
    else:
        _resting(picture, scene)


def _throw(picture: Image, scene: Scene, throw: Throw) -> None:
    theme = scene.colours
    free = scene.view.phase == "rolling" and throw.attempt < len(DICE)
    for sides, pips, x in zip(DICE, throw.pips, layout.DICE_X, strict=True):
        _die(picture, theme, sides, pips, x)
        if sides in throw.kept:
            words, fill = scene.label("wolle-picture-stays"), CREAM
        else:
            words, fill = scene.label("wolle-picture-die", sides=sides), BUTTON
        if free or sides in throw.kept:
            marks.pill(picture, x, 671, words, fill=fill, size=26, most=136)
        else:
            row = (x - 70, 652, x + 70, 690)
            write(picture, row, words, "title", 27, theme.on_felt, align="middle")
    _sum(picture, scene, throw)
    _goal(picture, scene, throw)


def _die(picture: Image, theme: Theme, sides: int, pips: int | None, x: float) -> None:
    place(picture, foot_shadow(round(layout.DIE * 1.1), theme), x, layout.DICE_Y + 56)
    place(picture, dice.die(sides, pips, layout.DIE), x, layout.DICE_Y)


def _sum(picture: Image, scene: Scene, throw: Throw) -> None:
    """Write the sum with malus, bonus and chips on the upper edge of the tray."""
    parts = ["+".join(map(str, throw.pips))]
    malus = throw.result - sum(throw.pips)
    if malus:
        parts.append(signed(malus))
    result, better = throw.result, combed(scene, throw)
    if better is not None:
        parts += [signed(part) for part in (better.bonus, better.chips) if part]
        result = better.result
    text = f"{' '.join(parts)} = {result}"
    done = result >= throw.goal
    fill = GOOD if done else CREAM
    marks.pill(picture, layout.DICE_X[1], layout.TRAY[1] + 10, text, fill=fill, size=35, most=420)


def _goal(picture: Image, scene: Scene, throw: Throw) -> None:
    """Say on the right of the tray what is needed, and how many cards it brings."""
    x0, x1 = COLUMN
    label, pale = scene.label, scene.colours.on_felt
    rows = (
        (492, 524, label("wolle-picture-needs"), "strong", 26),
        (524, 584, str(throw.goal), "title", 62),
        (588, 620, label("wolle-picture-attempt", attempt=throw.attempt), "strong", 26),
    )
    for top, low, words, face, size in rows:
        box = (x0, top, x1, low)
        write(picture, box, words, face, size, pale, align="middle", least=18)  # type: ignore[arg-type]
    middle = (x0 + x1) / 2
    left = middle - 34 * (throw.due - 1) / 2
    for place_of in range(throw.due):
        place(picture, _tiny(), left + 34 * place_of, 656)


@lru_cache(maxsize=1)
def _tiny() -> Image:
    """Return one of the cards that a throw would bring."""
    pen = Stamp(38, 52)
    pen.rounded(0, 0, 38, 52, 7, fill=CARD, ink=INK, edge=2.2)
    pen.rounded(6, 12, 32, 40, 4, fill="#CDE0BE")
    pen.ellipse(19, 28, 9, 7, fill="#FFFDF7", ink=INK, edge=1.8)
    pen.ellipse(27, 25, 3.6, fill=INK)
    return pen.done()


def _rest(picture: Image, scene: Scene, seat: int) -> None:
    """Show who takes what is left, without a roll."""
    theme = scene.colours
    place(picture, foot_shadow(190, theme), 130, 668)
    place(picture, sheep(seat, 180, "smug"), 130, 674, "mb")
    words = scene.label("wolle-picture-rest", seat=scene.names[seat])
    _beside(picture, theme, words, 236)


def _beside(picture: Image, theme: Theme, words: str, left: float) -> None:
    box = (left, 546, layout.TRAY[2] - 20, 680)
    paragraph(picture, box, words, "title", 36, theme.on_felt, least=26)


def _resting(picture: Image, scene: Scene) -> None:
    """Lay out the dice before the first roll of a round."""
    for sides, x in zip(DICE, layout.DICE_X, strict=True):
        _die(picture, scene.colours, sides, None, x)
        words = scene.label("wolle-picture-die", sides=sides)
        row = (x - 70, 652, x + 70, 690)
        write(picture, row, words, "title", 27, scene.colours.on_felt, align="middle")
    x0, _ = COLUMN
    for attempt, due in ((1, 3), (2, 2), (3, 1)):
        y = 528 + 58 * (attempt - 1)
        write(picture, (x0, y - 20, x0 + 34, y + 20), str(attempt), "title", 30, CREAM)
        for place_of in range(due):
            place(picture, _tiny(), x0 + 52 + 26 * place_of, y)


def _ended(picture: Image, scene: Scene, ended: tuple[Gain, ...]) -> None:
    """Show what the last round ended with: who took which cards."""
    theme = scene.colours
    room = layout.TRAY[2] - layout.TRAY[0] - 40
    heads, cards = len(ended), sum(len(gain.cards) for gain in ended)
    width = 108 if 118 * heads + 116 * cards <= room else 92
    pitch = min(width + 8.0, (room - 118 * heads - width) / max(1, cards - 1))
    x = (layout.TRAY[0] + layout.TRAY[2] - 118 * heads - pitch * (cards - 1) - width) / 2
    words = scene.label("wolle-picture-before")
    wide = width_of(words, "title", 30) + 50
    marks.pill(picture, 312, layout.TRAY[1] + 10, words, fill=CREAM, size=30, least=wide)
    for gain in ended:
        place(picture, foot_shadow(112, theme), x + 54, 660)
        place(picture, sheep(gain.seat, 108, "happy"), x + 54, 664, "mb")
        x += 118
        for card in gain.cards:
            place(picture, small(card, width), x, 606, "lm")
            x += pitch
        x += width - pitch + 8


def hollow(theme: Theme) -> Image:
    """Return the empty tray."""
    x0, y0, x1, y1 = layout.TRAY
    pen = Stamp(x1 - x0, y1 - y0, k=2)
    low, rim = mix(theme.felt, INK, 0.24), mix(theme.felt, INK, 0.36)
    pen.rounded(0, 0, x1 - x0, y1 - y0, 22, fill=low, ink=rim, edge=3)
    return pen.done()
