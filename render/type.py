"""Letters: bundled fonts, and text that never leaves its box."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias
from unicodedata import category, normalize

from PIL import Image as Images
from PIL.Image import Image
from PIL.ImageDraw import ImageDraw
from PIL.ImageFont import FreeTypeFont, Layout, truetype

from render.palette import Colour

Face: TypeAlias = Literal["title", "strong", "plain"]
Align: TypeAlias = Literal["left", "middle", "right"]
Box: TypeAlias = tuple[float, float, float, float]

_FILES: dict[Face, str] = {
    "title": "Fredoka-SemiBold.ttf",
    "strong": "Nunito-Black.ttf",
    "plain": "Nunito-Bold.ttf",
}
_HERE = Path(__file__).parent / "fonts"
LEAD = 1.32  # from one line of a paragraph to the next, in sizes
# Height of capitals as a share of the size: what the eye centres a line by.
_CAPITAL: dict[Face, float] = {"title": 0.70, "strong": 0.705, "plain": 0.705}


@lru_cache(maxsize=256)
def font(face: Face, size: float) -> FreeTypeFont:
    """Return *face* at *size* pixels."""
    # Basic layout: Raqm is not on every machine, and pixels must be the same on all of them.
    return truetype(_HERE / _FILES[face], size, layout_engine=Layout.BASIC)


@cache
def glyphs(face: Face) -> frozenset[str]:
    """Return every character that *face* can draw."""
    blank = _shape(font(face, 20), "\uffff")
    drawn = (chr(code) for code in (*range(0x20, 0x530), *range(0x1E9E, 0x2213)))
    return frozenset(
        char for char in drawn if char in " \u00a0" or _shape(font(face, 20), char) != blank
    )


def _shape(face: FreeTypeFont, char: str) -> bytes:
    mask = face.getmask(char)
    return bytes(mask) + bytes(str(mask.size), "ascii")


@lru_cache(maxsize=2048)
def drawable(text: str, face: Face) -> tuple[str, Face]:
    """Return *text* as it can be drawn, and the face to draw it in.

    A title with a letter Fredoka lacks is set in Nunito; any other unknown sign becomes "·".
    """
    plain = "".join(
        " " if char.isspace() else char
        for char in normalize("NFC", text)
        if char.isspace() or category(char) not in ("Cc", "Cf", "Mn", "Me", "Cs")
    )
    if face == "title" and not glyphs(face).issuperset(plain):
        face = "strong"
    known = glyphs(face)
    return "".join(char if char in known else "·" for char in plain), face


@lru_cache(maxsize=4096)
def fitted(text: str, face: Face, size: float, width: float, least: float) -> tuple[str, float]:
    """Return *text* and the size at which it is at most *width* wide.

    It is shrunk down to *least* first, then cut with "…".
    """
    length = font(face, size).getlength(text)
    if length <= width:
        return text, size
    smaller = int(max(least, size * width / length) * 2) / 2
    # Hinted letters do not shrink evenly: half a size less may be needed.
    while smaller > least and font(face, smaller).getlength(text) > width:
        smaller -= 0.5
    smaller = max(least, smaller)
    letters = font(face, smaller)
    if letters.getlength(text) <= width:
        return text, smaller
    cut = text
    while cut and letters.getlength(cut.rstrip() + "…") > width:
        cut = cut[:-1]
    return cut.rstrip() + "…", smaller


def write(
    picture: Image,
    box: Box,
    text: str,
    face: Face,
    size: float,
    colour: Colour,
    *,
    align: Align = "left",
    least: float | None = None,
) -> Box:
    """Write one line into *box*, centred by its capitals' height; return what it covers.

    Too long a text shrinks to *least* (three quarters of *size* unless told), then ends in "…".
    """
    x0, y0, x1, y1 = box
    shown, face = drawable(text, face)
    least = size * 0.75 if least is None else min(least, size)
    shown, size = fitted(shown, face, size, x1 - x0, least)
    x = {"left": x0, "middle": (x0 + x1) / 2, "right": x1}[align]
    y = (y0 + y1 + size * _CAPITAL[face]) / 2
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[align]
    mask, dx, dy = _mask(shown, face, size, anchor)
    left, top = round(x) + dx, round(y) + dy
    picture.paste(colour, (left, top), mask)
    return left, top, left + mask.width, top + mask.height


@lru_cache(maxsize=1024)
def _mask(text: str, face: Face, size: float, anchor: str) -> tuple[Image, int, int]:
    """Return the shape of *text* and where it lies from its anchor: most words come again."""
    letters = font(face, size)
    x0, y0, x1, y1 = (round(value) for value in letters.getbbox(text, anchor=anchor))
    mask = Images.new("L", (x1 - x0, y1 - y0), 0)
    ImageDraw(mask).text((-x0, -y0), text, font=letters, fill=255, anchor=anchor)
    return mask, x0, y0


def width_of(text: str, face: Face, size: float) -> float:
    """Return how wide *text* is at *size*."""
    shown, face = drawable(text, face)
    return font(face, size).getlength(shown)


@lru_cache(maxsize=1024)
def wrapped(text: str, face: Face, size: float, width: float) -> tuple[str, ...]:
    """Break *text* into lines at most *width* wide; its own line breaks stay."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, face, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def holds(box: Box, text: str, face: Face, size: float, lead: float = LEAD) -> bool:
    """Tell whether all of *text* has room in *box*, over several lines."""
    x0, y0, x1, y1 = box
    lines = wrapped(text, face, size, x1 - x0)
    wide = max(width_of(line, face, size) for line in lines)
    return wide <= x1 - x0 and len(lines) * size * lead <= y1 - y0


def paragraph(
    picture: Image,
    box: Box,
    text: str,
    face: Face,
    size: float,
    colour: Colour,
    *,
    align: Align = "left",
    least: float | None = None,
    lead: float = LEAD,
) -> float:
    """Write *text* over several lines from the top of *box*; return the y below the last.

    It shrinks to *least* until all lines fit; then the last line that fits ends in "…".
    """
    x0, y0, x1, y1 = box
    least = size * 0.75 if least is None else least
    lines = wrapped(text, face, size, x1 - x0)
    while size > least and len(lines) * size * lead > y1 - y0:
        size = max(least, size - 1)
        lines = wrapped(text, face, size, x1 - x0)
    room = max(1, int((y1 - y0) / (size * lead)))
    if len(lines) > room:
        lines = (*lines[: room - 1], " ".join(lines[room - 1 :]))
    for number, line in enumerate(lines):
        top = y0 + number * size * lead
        row = (x0, top, x1, top + size * lead)
        write(picture, row, line, face, size, colour, align=align, least=size)
    return y0 + len(lines) * size * lead
