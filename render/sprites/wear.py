"""What sheep wear: the eight accessories of the seats, and what a match puts on them."""

from collections.abc import Callable
from math import cos, pi, sin

from render.canvas import Pen, Point, around, smooth
from render.palette import CREAM, INK, LIFESAVER

WHITE = "#FFFDF7"


def _bobble(pen: Pen) -> None:
    dome = smooth([(-13.5, -13), (-11, -22), (0, -28), (11, -22), (13.5, -13), (0, -11)])
    pen.polygon(dome, fill=CREAM, ink=INK, edge=3)
    for x, lean in ((-6.5, -2), (0, 0), (6.5, 2)):
        pen.line([(x + lean * 0.6, -16), (x * 0.62, -25)], fill="#B5503B", width=2)
    pen.rounded(-16, -17.5, 16, -9.5, 4, fill=WHITE, ink=INK)
    pen.line([(-11, -13.5), (11, -13.5)], fill="#D8C9A8", width=1.6)
    pen.ellipse(0, -32, 7.4, fill=WHITE, ink=INK)


def _sailor(pen: Pen) -> None:
    crown = smooth([(-17, -20), (-14, -27.5), (0, -30), (14, -27.5), (17, -20), (0, -15)])
    pen.polygon(crown, fill="#26356F", ink=INK, edge=3)
    pen.rounded(-14, -21, 14, -12.6, 3, fill=WHITE, ink=INK)
    pen.ellipse(0, -16.8, 2.6, fill="#E2A72E")
    visor = smooth([(-13, -13), (0, -11.4), (15, -13.4), (17, -9.4), (2, -8), (-12, -10)])
    pen.polygon(visor, fill="#1A2347", ink=INK, edge=2)


def _shades(pen: Pen) -> None:
    pen.line([(-14, -7), (14, -7)], fill=INK, width=2.6)
    for side in (-1, 1):
        x = side * 6.2
        lens = [(x - 6, -8.4), (x + 6, -8.4), (x + 5, -1.6), (x, 0.6), (x - 5, -1.6)]
        pen.polygon(lens, fill="#17161A", ink=INK, edge=2)
        pen.line([(x - 3, -6), (x - 0.6, -3.6)], fill="#8E93A8", width=1.7)
        pen.line([(x + 0.6, -6.4), (x + 2.2, -4.8)], fill="#8E93A8", width=1.2)


def _snorkel(pen: Pen) -> None:
    tube = [(8, 12), (19.5, 11), (22.5, 5), (22.5, -31)]
    pen.line(smooth(tube, closed=False), fill=INK, width=7.4)
    pen.line(smooth(tube, closed=False), fill="#F5B942", width=3.6)
    pen.line([(22.5, -27), (22.5, -31)], fill="#D9532C", width=3.6)
    pen.rounded(-14.6, -12.6, 14.6, 3.6, 6, fill="#F0902F", ink=INK)
    pen.rounded(-11, -9.2, 11, 0.4, 4, fill="#BFE6EC", ink=INK, edge=1.4)
    for side in (-1, 1):
        pen.ellipse(side * 5.2, -4.4, 4, fill=WHITE)
        pen.ellipse(side * 4.6, -4.2, 2.2, fill=INK)
        pen.ellipse(side * 4.6 + 0.7, -5, 0.8, fill=WHITE)
    pen.line([(-9, -2), (-6.6, -7.6)], fill=WHITE, width=1.2)


def _scarf(pen: Pen) -> None:
    wrap = smooth([(-17, 10), (0, 19), (17, 9), (19, 17), (2, 27), (-18, 19)])
    pen.polygon(wrap, fill="#1E7A86", ink=INK, edge=3)
    for x, y in ((-10, 17), (0, 21.6), (10, 18.4)):
        pen.line([(x - 1, y - 3.4), (x + 1, y + 3.4)], fill=CREAM, width=3)
    tail = [(-15, 17), (-7, 20), (-11, 38), (-20.5, 36)]
    pen.polygon(tail, fill="#1E7A86", ink=INK, edge=3)
    for y in (25, 31):
        pen.line(
            [(-16 - (y - 25) * 0.2, y), (-9.6 - (y - 25) * 0.2, y + 1.4)], fill=CREAM, width=2.6
        )


def _daisy(pen: Pen) -> None:
    petals = around(-9, -20, 7.4, 7)
    for x, y in petals:
        pen.ellipse(x, y, 6.4, fill=INK)
    for x, y in petals:
        pen.ellipse(x, y, 4.6, fill=WHITE)
    pen.ellipse(-9, -20, 4.6, fill=WHITE)
    pen.ellipse(-9, -20, 4, fill="#E2A72E")


def _souwester(pen: Pen) -> None:
    brim = smooth(
        [(-25, -9), (-14, -14), (0, -15.6), (14, -14), (24, -10), (12, -7.6), (-12, -6.8)]
    )
    pen.polygon(brim, fill="#E9A82A", ink=INK, edge=3)
    dome = smooth([(-13.6, -13), (-11.6, -23), (0, -28), (11.6, -23), (13.6, -13), (0, -10.6)])
    pen.polygon(dome, fill="#FFC736", ink=INK, edge=3)
    pen.arc(0, -14, 7, 10.4, start=200, end=252, fill="#FFE79A", width=2)
    pen.arc(0, -10.4, 13, 4.6, start=195, end=345, fill="#D18E17", width=2)


def _topper(pen: Pen) -> None:
    pen.ellipse(0, -14.4, 21, 5, fill="#4A4E5C", ink=INK)
    pen.polygon([(-11.6, -14), (-12.4, -37), (12.4, -37), (11.6, -14)], fill="#3C404C")
    pen.polygon([(-11.8, -19.6), (11.8, -19.6), (11.6, -14), (-11.6, -14)], fill="#E2A72E")
    pen.line([(-12.2, -37), (-11.6, -14.4)], fill=INK, width=2.4)
    pen.line([(12.2, -37), (11.6, -14.4)], fill=INK, width=2.4)
    pen.line([(-12.2, -37), (12.2, -37)], fill=INK, width=2.4)
    pen.arc(0, -15.2, 13, 2.6, start=10, end=170, fill=INK, width=1.8)
    pen.line([(-8.6, -33), (-8.2, -23)], fill="#6B7080", width=2.2)


def _crown(pen: Pen) -> None:
    base = [
        (-14.5, -14.5),
        (-17, -34),
        (-7.6, -25),
        (0, -39),
        (7.6, -25),
        (17, -34),
        (14.5, -14.5),
    ]
    pen.polygon(base, fill="#F5B41F", ink=INK, edge=3)
    pen.polygon([(-13.4, -20.5), (13.4, -20.5), (13, -16), (-13, -16)], fill="#D98F12")
    for x in (-7, 0, 7):
        pen.ellipse(x, -18.3, 1.9, fill=CREAM)


def _wreath(pen: Pen) -> None:
    """Lay a laurel wreath round the forehead, open in the middle."""
    for side in (-1, 1):
        for turn in (2, 24, 46, 68):
            a = turn * pi / 180
            x, y = side * 16.5 * cos(a), -7 - 14 * sin(a)
            ax, ay = -side * sin(a), -cos(a)
            leaf = [(x - ax * 5, y - ay * 5), (x - ay * 3.6, y + ax * 3.6)]
            leaf += [(x + ax * 7.5, y + ay * 7.5), (x + ay * 3.6, y - ax * 3.6)]
            pen.polygon(smooth(leaf), fill="#7DB63F", ink=INK, edge=2)
    pen.ellipse(0, -22, 3, fill="#C9402F", ink=INK, edge=1.2)


def _bowtie(pen: Pen) -> None:
    for side in (-1, 1):
        wing = [(0, 19), (side * 9.6, 13.6), (side * 9.6, 25)]
        pen.polygon(wing, fill="#C9402F", ink=INK, edge=2.2)
    pen.ellipse(0, 19.2, 3.4, fill="#A02C1E", ink=INK, edge=1.4)


def _goggles(pen: Pen) -> None:
    pen.line([(-14, -15.6), (14, -15.6)], fill=INK, width=5)
    for side in (-1, 1):
        pen.ellipse(side * 6.4, -15.6, 6, fill="#BFE6EC", ink=INK)
        pen.line([(side * 6.4 - 2.4, -14.6), (side * 6.4 + 0.4, -18)], fill=WHITE, width=1.5)


HEADWEAR: dict[str, Callable[[Pen], None]] = {
    "bobble": _bobble,
    "sailor": _sailor,
    "shades": _shades,
    "snorkel": _snorkel,
    "scarf": _scarf,
    "daisy": _daisy,
    "souwester": _souwester,
    "topper": _topper,
    "crown": _crown,
    "wreath": _wreath,
    "bowtie": _bowtie,
    "goggles": _goggles,
}

# These sit where the tuft would be.
HATS = frozenset({"bobble", "sailor", "souwester", "topper"})


def towel(pen: Pen, at: Point) -> None:
    """Lay a beach towel over the back of a sheep whose body is centred *at* a point."""
    brush = pen.moved(*at)
    cloth = [(-19, -29), (7, -31), (10, 6), (-16, 9)]
    brush.polygon(cloth, fill=WHITE, ink=INK, edge=3.4)
    for share in (0.14, 0.38, 0.62, 0.86):
        top = (-19 + 26 * share, -27.4 - 2 * share)
        foot = (-16 + 26 * share, 7.4 - 3 * share)
        brush.line([top, foot], fill=LIFESAVER, width=3, cap=False)
