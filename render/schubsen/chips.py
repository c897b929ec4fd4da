"""The clovers on a panel, in the largest form that fits."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from msgspec import Struct
from PIL.Image import Image

from render.canvas import Stamp, place
from render.palette import CREAM, INK, Colour, mix
from render.scene import Scene
from render.schubsen.layout import panel_box
from render.schubsen.words import pad_text
from render.sprites import tokens
from render.type import Box, width_of, write
from rules.schubsen.data import Pad

Kind: TypeAlias = tuple[Pad, int]

REST = 40  # room for the number of those that do not fit
BESIDE = 230  # at most this wide is the room beside the hand
TALL = 200  # panels from this height on have a line of their own for clovers


class Chip(Struct, frozen=True):
    """A kind of pad that a seat holds, how many of it, and where that is drawn."""

    pad: Pad
    many: int
    icon: bool
    box: Box


def laid_out(scene: Scene, seat: int) -> tuple[Chip, ...]:
    """Lay out what clovers *seat* holds: with leaves, else as pills, else as many as fit."""
    kinds = sorted(Counter(scene.view.clovers[seat]).items(), key=_kind)
    left, _, right, _ = _room(scene, seat)
    for icon in (True, False):
        widths = [_chip_width(pad, many, icon=icon) for pad, many in kinds]
        if sum(widths) <= right - left:
            return _placed(scene, seat, kinds, widths, icon=icon)
    fit = len(kinds)
    while sum(widths[:fit]) > right - left - REST:
        fit -= 1
    return _placed(scene, seat, kinds[:fit], widths[:fit], icon=False) if fit > 1 else ()


def _room(scene: Scene, seat: int) -> Box:
    """Return where on the panel the clovers go: on a line of their own, or beside the hand."""
    x0, y0, x1, y1 = panel_box(seat, len(scene.view.squares))
    left, top = (x0 + 16, y0 + 158) if y1 - y0 >= TALL else (x0 + 222, y0 + 110)
    return left, top, x1 - 12, top + 36


def _placed(
    scene: Scene, seat: int, kinds: Sequence[Kind], widths: Sequence[int], *, icon: bool
) -> tuple[Chip, ...]:
    left, top, right, low = _room(scene, seat)
    # Beside the hand they keep to the right, under the lifesavers.
    x = left if right - left > BESIDE else right - sum(widths)
    found = []
    for (pad, many), width in zip(kinds, widths, strict=True):
        found.append(Chip(pad, many, icon, (x, top, x + width, low)))
        x += width
    return tuple(found)


def _kind(pair: Kind) -> tuple[str, int]:
    return pair[0].kind, pair[0].value


def _chip_text(pad: Pad, many: int) -> str:
    return pad_text(pad) + (f" ×{many}" if many > 1 else "")


def _chip_width(pad: Pad, many: int, *, icon: bool) -> int:
    size = 27 if icon else 22
    return ceil(width_of(_chip_text(pad, many), "title", size)) + (46 if icon else 16)


def paint(picture: Image, scene: Scene, seat: int) -> None:
    """Put the clovers of *seat* on its panel."""
    found = laid_out(scene, seat)
    for chip in found:
        _chip(picture, scene, chip)
    pads = scene.view.clovers[seat]
    hidden = len(pads) - sum(chip.many for chip in found)
    left, top, right, low = _room(scene, seat)
    if hidden and found:
        rest = (found[-1].box[2], top, right, low)
        write(picture, rest, f"+{hidden}", "title", 25, scene.colours.text)
    elif hidden:
        for index, (kind, many) in enumerate(sorted(Counter(map(_sort, pads)).items())):
            x = left + index * 52
            place(picture, tokens.clover(kind, 32), x, (top + low) / 2, "lm")
            box = (x + 32, top, x + 52, low)
            write(picture, box, str(many), "title", 26, scene.colours.text)


def _chip(picture: Image, scene: Scene, chip: Chip) -> None:
    x0, y0, x1, y1 = chip.box
    text = _chip_text(chip.pad, chip.many)
    if chip.icon:
        place(picture, tokens.clover(_sort(chip.pad), 36), x0, (y0 + y1) / 2, "lm")
        write(picture, (x0 + 38, y0, x1, y1), text, "title", 27, scene.colours.text)
    else:
        width = round(x1 - x0) - 4
        fill = tokens.CLOVERS[_sort(chip.pad)]
        place(picture, _pill(width, fill), x0, (y0 + y1) / 2, "lm")
        write(picture, (x0, y0, x0 + width, y1), text, "title", 22, CREAM, align="middle")


def _sort(pad: Pad) -> tokens.Clover:
    return "back" if pad.kind == "back" else "change"


@lru_cache(maxsize=64)
def _pill(width: int, fill: Colour) -> Image:
    stamp = Stamp(width, 32)
    stamp.rounded(0, 0, width, 32, 12, fill=mix(fill, INK, 0.2), ink=INK, edge=2)
    return stamp.done()
