"""Sheep: the pieces of every game, in eight seats' coats and in plain wool."""

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image as Images
from PIL import ImageChops, ImageOps
from PIL.Image import Image

from render.canvas import Pen, Stamp, haloed
from render.palette import FACE, INK, SEATS, Colour, mix
from render.sprites import wear, wool
from render.sprites.face import Mood, head

Breed: TypeAlias = Literal["white", "black", "dinner", "racer"]

UNIT = 120
SEAT_WOOL = 0.8


@lru_cache(maxsize=1024)
def sheep(
    seat: int,
    size: int,
    mood: Mood = "happy",
    *,
    crown: bool = False,
    wreath: bool = False,
    towel: bool = False,
    flip: bool = False,
    halo: bool = True,
) -> Image:
    """Return the sheep of *seat*, *size* pixels square, feet at the lower edge.

    A crown takes the place of the seat's own hat; a towel is for those on the shore.
    """
    coat = SEATS[seat]
    worn = [coat.accessory] if not crown or coat.accessory not in (*wear.HATS, "daisy") else []
    extra = [*worn, *(["crown"] if crown else []), *(["wreath"] if wreath else [])]
    stamp = _stamp(size)
    _legs(stamp, FACE, SEAT_WOOL)
    _tail(stamp, coat.colour, SEAT_WOOL)
    wool.paint(stamp, SEAT_WOOL, coat.colour, coat.pattern, coat.mark)
    if towel:
        wear.towel(stamp, wool.CENTRE)
    _head(stamp, SEAT_WOOL, FACE, coat.colour, mood, tuple(extra))
    return _finished(stamp, size, halo=halo, flip=flip)


@lru_cache(maxsize=64)
def sleeper(size: int, ground: Colour) -> Image:
    """Return the pale sheep that keeps a free seat, washed out towards *ground*."""
    stamp = _stamp(size)
    base, face = mix("#E9E0C8", ground, 0.3), mix("#B7AC97", ground, 0.2)
    _legs(stamp, face, SEAT_WOOL)
    _tail(stamp, base, SEAT_WOOL)
    wool.paint(stamp, SEAT_WOOL, base, "plain", base)
    _head(stamp, SEAT_WOOL, face, base, "asleep", ())
    pale = _finished(stamp, size, halo=False, flip=False)
    wash = Images.new("RGBA", pale.size, ground)
    washed = Images.blend(pale, wash, 0.35)
    washed.putalpha(pale.getchannel("A"))
    return washed


@lru_cache(maxsize=256)
def flock_sheep(breed: Breed, fullness: float, size: int, mood: Mood = "happy") -> Image:
    """Return a sheep of no seat: *fullness* 0 (shorn) to 1 (a ball of wool)."""
    fluff = 0.2 + 1.22 * fullness
    base = "#2F2F38" if breed == "black" else "#F6EFDD"
    face = "#8B8680" if breed == "black" else FACE
    stamp = Stamp(size, size, unit=128)
    stamp.dx, stamp.dy = 11, 22 - 7 * fullness
    _legs(stamp, face, fluff)
    _tail(stamp, base, fluff)
    mask = wool.paint(stamp, fluff, base, "plain", base)
    extra: tuple[str, ...] = ()
    if breed == "dinner":
        _jacket(stamp, mask)
        extra = ("shades", "bowtie")
    if breed == "racer":
        _jersey(stamp, mask)
        extra = ("goggles",)
    _head(stamp, fluff, face, base, mood, extra)
    return _finished(stamp, size, halo=False, flip=False)


def _stamp(size: int) -> Stamp:
    stamp = Stamp(size, size, unit=UNIT)
    stamp.dx, stamp.dy = 8, 14.5
    return stamp


def _finished(stamp: Stamp, size: int, *, halo: bool, flip: bool) -> Image:
    image = stamp.image
    if halo:
        image = haloed(image, 1.5 * stamp.scale)
    if flip:
        image = ImageOps.mirror(image)
    return image.reduce(stamp.factor)


def _legs(pen: Pen, face: Colour, fluff: float) -> None:
    body = wool.fleece(fluff)
    top = wool.CENTRE[1] + body.ry * 0.6
    foot = max(96 - 4 * fluff, wool.CENTRE[1] + body.ry + 15)
    hoof = mix(face, "#000000", 0.35)
    for x, inner in ((-7, True), (15, True), (-17, False), (6, False)):
        at = wool.CENTRE[0] + x * body.rx / 32
        low = foot - 2.4 if inner else foot
        skin = mix(face, "#000000", 0.25) if inner else face
        pen.line([(at, top), (at, low)], fill=INK, width=10)
        pen.ellipse(at + 0.6, low + 1.6, 6.4, 5, fill=INK)
        pen.line([(at, top), (at, low)], fill=skin, width=6.4)
        pen.ellipse(at + 0.6, low + 1.8, 4.6, 3.2, fill=hoof)


def _tail(pen: Pen, base: Colour, fluff: float) -> None:
    body = wool.fleece(fluff)
    x, y = wool.CENTRE[0] - body.rx - 6.5, wool.CENTRE[1] - 5
    pen.ellipse(x, y, 8.4, fill=mix(base, INK, 0.18), ink=INK)


def _head(
    pen: Pen, fluff: float, face: Colour, base: Colour, mood: Mood, extra: tuple[str, ...]
) -> None:
    body = wool.fleece(fluff)
    at = (
        wool.CENTRE[0] + 0.72 * body.rx + 12,
        wool.CENTRE[1] - body.ry / 2 - 4,
    )
    brush = pen.moved(*at)
    head(pen, at, face, base, mood, tuft=not wear.HATS.intersection(extra))
    for name in extra:
        wear.HEADWEAR[name](brush)


def _jacket(pen: Pen, mask: Image) -> None:
    """Put the wearer of 0·0·7 into a dinner jacket: cloth cut out by the body."""
    cloth = Images.new("L", pen.image.size, 0)
    Pen(cloth, pen.scale, pen.dx, pen.dy).polygon(
        [(28, 20), (44, 26), (72, 30), (90, 60), (84, 100), (20, 100)], fill=255
    )
    pen.image.paste("#23242E", (0, 0), ImageChops.multiply(cloth, mask))
    pen.polygon([(56, 46), (74, 60), (66, 78)], fill="#FFFDF7", ink=INK, edge=1.8)
    pen.polygon([(40, 52), (48, 50), (49, 57), (41, 58)], fill="#FFFDF7")
    pen.ellipse(62, 84, 2, fill="#E2A72E")


def _jersey(pen: Pen, mask: Image) -> None:
    """Put the racer into its red shirt with a round field for the number."""
    cloth = Images.new("L", pen.image.size, 0)
    Pen(cloth, pen.scale, pen.dx, pen.dy).polygon(
        [(22, 10), (62, 10), (66, 57), (62, 105), (22, 105), (18, 57)], fill=255
    )
    cut = ImageChops.multiply(cloth, mask)
    pen.image.paste("#B5392A", (0, 0), cut)
    pen.line([(22, 34), (18, 57), (22, 82)], fill="#7A2318", width=2.4)
    pen.line([(62, 30), (66, 57), (62, 84)], fill="#7A2318", width=2.4)
    pen.ellipse(42, 57, 15.5, fill="#FFFDF7", ink=INK, edge=1.8)
