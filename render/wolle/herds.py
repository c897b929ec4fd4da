"""The seat panels: top card, dogs, bone, chips, bonus and Schafzahl of every flock."""

from PIL.Image import Image

from render import marks
from render.canvas import faded, place
from render.palette import Theme
from render.scene import Scene
from render.sprites import tokens
from render.sprites.sheep import sheep
from render.type import Box, width_of, write
from render.wolle import layout
from render.wolle.faces import blank, front, signed
from render.wolle.story import chips_moved
from rules.wolle.events import BoneStolen
from rules.wolle.view import Herd, View

TOP = 94


def paint(picture: Image, scene: Scene) -> None:
    """Put a panel up for every seat; whoever the table waits for has a frame."""
    view: View = scene.view
    waited = view.active if len(view.active) < len(view.herds) else ()
    moved = chips_moved(scene)
    for seat, box in enumerate(layout.panels(len(view.herds))):
        frame = scene.colours.accent if seat in waited else None
        marks.panel(picture, box, scene.colours, frame=frame)
        _herd(picture, scene, seat, box, moved.get(seat, 0))


def _herd(picture: Image, scene: Scene, seat: int, box: Box, moved: int) -> None:
    theme, herd = scene.colours, scene.view.herds[seat]
    x0, y0, x1, _ = box
    _flock(picture, scene, herd, x0 + 12, y0 + 12)
    place(picture, sheep(seat, 88), x0 + 160, y0 + 104, "mb")
    right = x1 - 14
    if seat in scene.robots:
        place(picture, tokens.robot(34), right - 17, y0 + 32)
        right -= 42
    name = (x0 + 212, y0 + 10, right, y0 + 56)
    write(picture, name, scene.names[seat], "strong", 34, theme.text, least=24)
    left = _chips(picture, theme, herd.chips, moved, x1 - 14, y0 + 82)
    _guards(picture, scene, seat, (x0 + 212, y0 + 58, left - 6, y0 + 106))
    words = scene.label(
        "wolle-picture-mark", modifier=_kind(herd.modifier), value=signed(herd.modifier),
        number=herd.number,
    )  # fmt: skip
    row = (x0 + 122, y0 + 112, x1 - 14, y0 + 148)
    write(picture, row, words, "strong", 27, theme.text, least=22)


def _kind(modifier: int) -> str:
    return "bonus" if modifier > 0 else "malus" if modifier < 0 else "none"


def _flock(picture: Image, scene: Scene, herd: Herd, x: float, y: float) -> None:
    """Lay the top card down, and say how many sheep the flock has."""
    if herd.top is None:
        place(picture, blank(TOP, scene.colours), x, y, "lt")
        return
    place(picture, front(herd.top, scene.label, TOP), x, y, "lt")
    box = (x + 4, y + 108, x + TOP - 4, y + 132)
    write(picture, box, f"×{herd.size}", "title", 26, "#2B2622", align="middle")


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


def _guards(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Show dogs and the bone, and a bone that has just been stolen as a ghost."""
    herd, theme = scene.view.herds[seat], scene.colours
    x0, y0, x1, y1 = box
    y = (y0 + y1) / 2
    theft = scene.last(BoneStolen)
    victim = theft is not None and theft.victim == seat and not herd.bone
    room = x1 - x0 - 44 * (herd.bone or victim)
    if not herd.dogs:
        words = scene.label("wolle-picture-no-dog")
        shown = write(picture, (x0, y0, x0 + room, y1), words, "plain", 26, theme.quiet, least=18)
        x0 = shown[2] + 4
    elif herd.dogs * 40 <= room:
        for place_of in range(herd.dogs):
            place(picture, tokens.dog(46), x0 + 21 + 40 * place_of, y)
        x0 += 40 * herd.dogs + 4
    else:
        place(picture, tokens.dog(46), x0 + 21, y)
        shown = write(picture, (x0 + 46, y0, x1, y1), f"×{herd.dogs}", "title", 28, theme.text)
        x0 = shown[2] + 2
    if herd.bone:
        if theft is not None and theft.seat == seat:
            place(picture, marks.dashed_ring(56, theme.gold, 4, 12), x0 + 24, y)
        place(picture, tokens.bone(44), x0 + 24, y)
    elif victim:
        place(picture, faded(tokens.bone(44), 0.4), x0 + 24, y)
        place(picture, tokens.cross(24), x0 + 36, y + 12)
