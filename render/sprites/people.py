"""Wooden pieces: two shepherds and the sheep on pegs they move."""

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL.Image import Image

from render.canvas import Stamp, around, haloed, smooth
from render.palette import INK, Colour, mix
from render.sprites.face import head
from render.sprites.wool import star

Side: TypeAlias = Literal["green", "black"]
Wool: TypeAlias = Literal["white", "green", "black"]

SIDES: dict[Side, Colour] = {"green": "#2C8150", "black": "#2D3139"}
SKIN = "#F2C193"
WHITE = "#FFFDF7"


@lru_cache(maxsize=32)
def shepherd(side: Side, size: int) -> Image:
    """Return a shepherd with hat and crook, *size* pixels high, feet at the lower edge."""
    pen = Stamp(size, size, unit=132)
    cloak = SIDES[side]
    _crook(pen)
    robe = smooth(
        [(66, 56), (88, 64), (97, 96), (98, 124), (34, 124), (35, 96), (44, 64)], steps=6
    )
    pen.polygon(robe, fill=cloak, ink=INK, edge=3.4)
    pen.polygon([(66, 70), (88, 66), (96, 123), (66, 123)], fill=mix(cloak, INK, 0.34))
    pen.line([(66, 74), (66, 122)], fill=mix(cloak, INK, 0.6), width=2.6)
    pen.line([(46, 80), (42, 120)], fill=mix(cloak, WHITE, 0.3), width=3)
    arm = smooth([(48, 70), (34, 82), (29, 88)], closed=False)
    pen.line(arm, fill=INK, width=15)
    pen.line(arm, fill=mix(cloak, WHITE, 0.12), width=10)
    pen.ellipse(28, 87, 6, fill=SKIN, ink=INK)
    pen.ellipse(66, 50, 18, 20, fill=SKIN, ink=INK, edge=2.6)
    _beard(pen, side)
    for x in (60, 73):
        pen.ellipse(x, 47, 2.7, fill=INK)
        pen.ellipse(x + 0.8, 46, 0.8, fill=WHITE)
    pen.ellipse(67, 52.4, 3.2, 2.6, fill=mix(SKIN, "#B5392A", 0.3))
    _hat(pen, side)
    return haloed(pen.image, 1.3 * pen.scale).reduce(pen.factor)


def _crook(pen: Stamp) -> None:
    staff = smooth([(25, 126), (25, 44), (22, 32), (12, 30), (9, 40), (14, 45)], closed=False)
    pen.line(staff, fill=INK, width=8)
    pen.line(staff, fill="#8A5C2C", width=4.2)


def _beard(pen: Stamp, side: Side) -> None:
    colour = "#8C5426" if side == "green" else "#EDE6D6"
    curve = smooth(
        [(49, 52), (55, 57), (66, 56), (77, 57), (83, 52), (79, 68), (66, 76), (53, 68)]
    )
    pen.polygon(curve, fill=colour, ink=INK, edge=2.4)
    pen.arc(66, 58.4, 5, 3.6, start=15, end=165, fill=INK, width=2)


def _hat(pen: Stamp, side: Side) -> None:
    cloak = SIDES[side]
    band = "#E2A72E" if side == "green" else "#C4531F"
    felt = mix(cloak, WHITE, 0.14)
    if side == "black":
        crown = smooth([(48, 34), (56, 18), (64, 3), (72, 8), (78, 20), (85, 34)], steps=5)
    else:
        crown = smooth([(48, 34), (49, 20), (58, 12), (74, 12), (83, 20), (84, 34)], steps=5)
        feather = [(76, 26), (92, 8), (97, 7), (96, 12), (80, 28)]
        pen.polygon(feather, fill=WHITE, ink=INK, edge=2.2)
    pen.polygon(crown, fill=felt, ink=INK, edge=3)
    pen.polygon([(48, 28), (84, 28), (85, 34), (47, 34)], fill=band)
    pen.line([(48, 28), (84, 28)], fill=INK, width=1.6)
    pen.ellipse(66, 36, 31, 6.6, fill=mix(cloak, WHITE, 0.24), ink=INK)


@lru_cache(maxsize=32)
def peg_sheep(wool: Wool, size: int) -> Image:
    """Return a sheep's head on a wooden peg; its wool says whose it is."""
    pen = Stamp(size, size, unit=104)
    base = {"white": "#FBF7EA", "green": SIDES["green"], "black": SIDES["black"]}[wool]
    pen.rounded(42, 72, 62, 102, 6, fill="#D9A866", ink=INK, edge=2.6)
    pen.polygon([(54, 74), (59.4, 74), (59.4, 98), (54, 98)], fill="#B9823F")
    curls = around(52, 47, 31, 13)
    for grow, colour in ((2.4, INK), (0.0, mix(base, INK, 0.2))):
        for x, y in curls:
            pen.ellipse(x, y, 10 + grow, fill=colour)
        pen.ellipse(52, 47, 32 + grow, fill=colour)
    for x, y in around(50.6, 44.4, 27, 13):
        pen.ellipse(x, y, 9.6, fill=base)
    pen.ellipse(50.6, 44.4, 28, fill=base)
    _curls(pen, mix(base, INK if wool != "black" else WHITE, 0.25))
    face = "#A9A29A" if wool == "black" else "#3A2F2B"
    head(pen.moved(52, 50, 1.08), (0, 0), face, base, "happy", tuft=False)
    if wool == "black":
        pen.polygon(star(52, 22, 9.4), fill="#F6D155", ink=INK, edge=1.6)
    if wool == "green":
        for x in (40, 52, 64):
            pen.line([(x, 15 + abs(x - 52) * 0.2), (x, 26)], fill="#9FD8AE", width=3.4)
    return pen.done()


def _curls(pen: Stamp, colour: Colour) -> None:
    for x, y, turn in ((30, 32, 180), (42, 21, 200), (66, 24, 190), (76, 38, 170), (28, 60, 20)):
        pen.arc(x, y, 5, start=turn, end=turn + 150, fill=colour, width=2)
    for x, y, turn in ((76, 62, 10), (38, 73, 20), (64, 75, 10)):
        pen.arc(x, y, 5, start=turn, end=turn + 150, fill=colour, width=2)
