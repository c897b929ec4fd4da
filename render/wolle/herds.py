"""The seat panels: top card, dogs, bone, chips, bonus and Schafzahl of every flock."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image as Images
from PIL.Image import Image

from render import marks
from render.canvas import faded, place
from render.palette import INK, Theme
from render.scene import Scene
from render.sprites import tokens
from render.sprites.sheep import sheep
from render.type import Box, width_of, write
from render.wolle import layout
from render.wolle.faces import blank, signed, small
from render.wolle.story import chips_moved
from rules.wolle.events import BoneStolen
from rules.wolle.view import Herd, View

TOP = 94
NO_DOG = 22  # the least size of the words for it; without room for them a dog is faint
# The frame and its round corners are left out of what is kept.
INSET = 9


class Panel(Struct, frozen=True):
    """All that a panel shows; equal ones are drawn once."""

    seat: int
    name: str
    robot: bool
    herd: Herd
    moved: int
    bone: Literal["", "won", "lost"]
    words: str
    no_dog: str


def paint(picture: Image, scene: Scene) -> None:
    """Put a panel up for every seat; whoever the table waits for has a frame."""
    view, theme = scene.view, scene.colours
    waited = view.active if len(view.active) < len(view.herds) else ()
    moved = chips_moved(scene)
    for seat, box in enumerate(layout.panels(len(view.herds))):
        marks.panel(picture, box, theme, frame=theme.accent if seat in waited else None)
        shown = _panel(scene, seat, moved.get(seat, 0))
        size = (round(box[2] - box[0]) - 2 * INSET, round(box[3] - box[1]) - 2 * INSET)
        picture.paste(_inner(shown, theme, size), (round(box[0]) + INSET, round(box[1]) + INSET))


def kind(modifier: int) -> str:
    """Name what a top sheep's mark is: a bonus, a malus or none."""
    return "bonus" if modifier > 0 else "malus" if modifier < 0 else "none"


def _panel(scene: Scene, seat: int, moved: int) -> Panel:
    view: View = scene.view
    herd, label = view.herds[seat], scene.label
    facts = {"modifier": kind(herd.modifier), "value": signed(herd.modifier)}
    return Panel(
        seat,
        scene.names[seat],
        seat in scene.robots,
        replace(herd, sealed=False, bid=None, fate=None),
        moved,
        _bone(scene, seat),
        label("wolle-picture-mark", number=herd.number, **facts),
        label("wolle-picture-no-dog"),
    )


def _bone(scene: Scene, seat: int) -> Literal["", "won", "lost"]:
    """Tell whether the bone has just been stolen by or from *seat*."""
    theft = scene.last(BoneStolen)
    if theft is None:
        return ""
    if theft.seat == seat and scene.view.herds[seat].bone:
        return "won"
    return "lost" if theft.victim == seat and not scene.view.herds[seat].bone else ""


@lru_cache(maxsize=64)
def _inner(panel: Panel, theme: Theme, size: tuple[int, int]) -> Image:
    picture = Images.new("RGB", size, theme.panel)
    x1 = size[0] + INSET
    x0 = y0 = -INSET
    herd = panel.herd
    _flock(picture, theme, herd, x0 + 12, y0 + 12)
    place(picture, sheep(panel.seat, 88), x0 + 160, y0 + 104, "mb")
    right = x1 - 14
    if panel.robot:
        place(picture, tokens.robot(34), right - 17, y0 + 32)
        right -= 42
    name = (x0 + 212, y0 + 10, right, y0 + 56)
    write(picture, name, panel.name, "strong", 34, theme.text, least=24)
    left = _chips(picture, theme, herd.chips, panel.moved, x1 - 14, y0 + 82)
    _guards(picture, theme, panel, (x0 + 212, y0 + 58, left - 6, y0 + 106))
    row = (x0 + 122, y0 + 112, x1 - 14, y0 + 148)
    write(picture, row, panel.words, "strong", 27, theme.text, least=22)
    return picture


def _flock(picture: Image, theme: Theme, herd: Herd, x: float, y: float) -> None:
    """Lay the top card down, and say how many sheep the flock has."""
    if herd.top is None:
        place(picture, blank(TOP, theme), x, y, "lt")
        return
    place(picture, small(herd.top, TOP), x, y, "lt")
    box = (x + 4, y + 108, x + TOP - 4, y + 132)
    write(picture, box, f"×{herd.size}", "title", 26, INK, align="middle")


def _chips(picture: Image, theme: Theme, chips: int, moved: int, right: float, y: float) -> float:
    """Write the chips from *right* to the left; return where they begin."""
    if moved:
        text = signed(moved)
        wide = width_of(text, "title", 26) + 4
        colour = theme.good if moved > 0 else theme.bad
        box = (right - wide, y - 20, right, y + 20)
        write(picture, box, text, "title", 26, colour, align="right")
        right -= wide + 6
    text = f"×{chips}"
    wide = width_of(text, "title", 32)
    write(picture, (right - wide - 2, y - 20, right, y + 20), text, "title", 32, theme.text)
    place(picture, tokens.chip(44), right - wide - 26, y)
    return right - wide - 50


def _guards(picture: Image, theme: Theme, panel: Panel, box: Box) -> None:
    """Show dogs and the bone, and a bone that has just been stolen as a ghost."""
    x0, y0, x1, y1 = box
    y, herd = (y0 + y1) / 2, panel.herd
    room = x1 - x0 - 46 * (herd.bone or panel.bone == "lost")
    if not herd.dogs and width_of(panel.no_dog, "plain", NO_DOG) <= room:
        words = (x0, y0, x0 + room, y1)
        x0 = 4 + write(picture, words, panel.no_dog, "plain", 26, theme.quiet, least=NO_DOG)[2]
    elif not herd.dogs:
        place(picture, faded(tokens.dog(46), 0.25), x0 + 21, y)
        x0 += 44
    elif herd.dogs * 40 <= room:
        for place_of in range(herd.dogs):
            place(picture, tokens.dog(46), x0 + 21 + 40 * place_of, y)
        x0 += 40 * herd.dogs + 4
    else:
        place(picture, tokens.dog(46), x0 + 21, y)
        x0 = 2 + write(picture, (x0 + 46, y0, x1, y1), f"×{herd.dogs}", "title", 28, theme.text)[2]
    if panel.bone == "won":
        place(picture, marks.dashed_ring(56, theme.gold, 4, 12), x0 + 24, y)
    if herd.bone:
        place(picture, tokens.bone(44), x0 + 24, y)
    elif panel.bone == "lost":
        place(picture, faded(tokens.bone(44), 0.4), x0 + 24, y)
        place(picture, tokens.cross(26), x0 + 36, y + 12)
