"""The printed material: squares, board sides, lifesavers, clover pads."""

from collections.abc import Mapping
from itertools import permutations
from types import MappingProxyType

from msgspec import Struct

DIGITS = "0123456789"
MOST_CARDS = 3
FEWEST_IN_HAND = 4

BOARD = 100
LAST = 199
START = 0
OUT = -1

RINGS = MappingProxyType({3: 4, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1})


class Spot(Struct, frozen=True):
    """A square as printed: *board* 1 or 2 of the dyke, *square* 0 to 99."""

    board: int
    square: int


SPOTS = tuple(Spot(1 + at // BOARD, at % BOARD) for at in range(LAST + 1))


class Side(Struct, frozen=True):
    """One side of one of the two boards, and its puddles."""

    board: int
    water: tuple[int, ...]


# Which squares are water is a reconstruction: RULES.md, part C.
SIDES: Mapping[str, Side] = MappingProxyType(
    {
        "wiese": Side(1, (6, 13, 19, 24, 28, 31, 37, 42, 45, 53, 58, 60, 66, 74, 79, 82, 87, 95)),
        "priel": Side(
            1, (8, 12, 18, 22, 23, 33, 34, 41, 44, 45, 55, 56, 59, 66, 67, 72, 77, 78, 88, 93)
        ),
        "graeben": Side(
            2,
            (
                7,
                13,
                15,
                23,
                27,
                31,
                37,
                43,
                49,
                53,
                57,
                62,
                67,
                69,
                73,
                75,
                80,
                83,
                87,
                91,
                95,
                97,
            ),
        ),
        "sturmflut": Side(
            2,
            (
                *(9, 14, 15, 24, 25, 30, 34, 37, 38, 47, 48, 51, 52, 56, 61, 62, 69, 76, 77, 80),
                *(86, 87, 92, 97),
            ),
        ),
    }
)

# The two sides of the board that a side belongs to, the calmer one first.
FACES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "wiese": ("wiese", "priel"),
        "priel": ("wiese", "priel"),
        "graeben": ("graeben", "sturmflut"),
        "sturmflut": ("graeben", "sturmflut"),
    }
)

# Order × side × side: eight ways to lay the dyke.
ARRANGEMENTS: tuple[tuple[str, str], ...] = tuple(
    (first, second)
    for first, second in permutations(SIDES, 2)
    if SIDES[first].board != SIDES[second].board
)

WATER: Mapping[tuple[str, str], frozenset[int]] = MappingProxyType(
    {
        (first, second): frozenset(
            (*SIDES[first].water, *(BOARD + at for at in SIDES[second].water))
        )
        for first, second in ARRANGEMENTS
    }
)


class Pad(Struct, frozen=True):
    """A clover pad: *kind* is "back" (Run Back) or "change" (Change Scope of Move)."""

    kind: str
    value: int


# How many pads there are of which kind and value is a reconstruction: RULES.md, part C.
PADS: Mapping[str, Pad] = MappingProxyType(
    {f"b{value}": Pad("back", value) for value in (10, 20, 30, 40, 50)}
    | {f"c{value}": Pad("change", value) for value in (5, 10, 20)}
)

# One letter a pad, so that a path with all sixteen still fits a button.
PAD_KEYS: Mapping[str, str] = MappingProxyType(dict(zip(PADS, "12345abc", strict=True)))

ALL_PADS = (
    *("b10", "b10", "b20", "b20", "b30", "b30", "b40", "b50"),
    *("c5", "c5", "c5", "c10", "c10", "c10", "c20", "c20"),
)
