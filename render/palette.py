"""Every colour there is: two themes, eight seats, six symbols, and how to mix them."""

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = str
ThemeName: TypeAlias = Literal["light", "dark"]

INK = "#241F1B"
CREAM = "#FBF4E3"
CARD = "#FFFBF0"
FACE = "#3A2F2B"
BUTTON = "#F2C14E"
LIFESAVER = "#C9402F"


class Theme(Struct, frozen=True):
    """The colours of one theme; *sky* runs from the top to the horizon.

    *sea* is deep, mid, light, foam; *grass* two squares, bank, slope; *beech* base, dark, light.
    """

    name: ThemeName
    paper: Colour
    panel: Colour
    edge: Colour
    text: Colour
    quiet: Colour
    sky: tuple[Colour, Colour, Colour, Colour]
    sea: tuple[Colour, Colour, Colour, Colour]
    grass: tuple[Colour, Colour, Colour, Colour]
    on_grass: Colour
    on_water: Colour
    puddle: Colour
    puddle_rim: Colour
    sand: Colour
    grain: Colour
    hill: Colour
    accent: Colour
    headline: Colour
    gold: Colour
    beech: tuple[Colour, Colour, Colour]
    on_beech: Colour
    felt: Colour
    on_felt: Colour
    lane: Colour
    lane_edge: Colour
    good: Colour
    bad: Colour
    move: Colour
    shadow: Colour
    shade: float


LIGHT = Theme(
    name="light",
    paper="#F4E8CE",
    panel="#FBF4E3",
    edge="#D9C49A",
    text="#2B2622",
    quiet="#5E5345",
    sky=("#CFE4E6", "#DDEAE2", "#EDECD9", "#F7E9CC"),
    sea=("#357788", "#3F8799", "#68A7B2", "#EAF5EE"),
    grass=("#A8C66C", "#9BBB5E", "#6E9440", "#54762F"),
    on_grass="#2F4A18",
    on_water="#14404F",
    puddle="#7DB9C9",
    puddle_rim="#5B9FB5",
    sand="#EBD3A0",
    grain="#D6B878",
    hill="#8FB07A",
    accent="#B5392A",
    headline="#7A2318",
    gold="#E2A72E",
    beech=("#E3BC86", "#8A5C2C", "#F3D9AE"),
    on_beech="#4A2C10",
    felt="#3F7770",
    on_felt="#FBF4E3",
    lane="#DCBD86",
    lane_edge="#A88048",
    good="#1F5D2E",
    bad="#A02C1E",
    move="#2456A6",
    shadow="#3C280F",
    shade=0.27,
)

DARK = Theme(
    name="dark",
    paper="#1D2430",
    panel="#2A3342",
    edge="#445064",
    text="#F4ECD8",
    quiet="#BDB7A6",
    sky=("#141B2E", "#1A2438", "#222F45", "#2D3E52"),
    sea=("#163648", "#1C4257", "#2F6175", "#A9CBD0"),
    grass=("#4A6B3F", "#426138", "#30492B", "#22361F"),
    on_grass="#E3EBC4",
    on_water="#D8F0F2",
    puddle="#20566F",
    puddle_rim="#184459",
    sand="#8A7A58",
    grain="#6E6146",
    hill="#2B4038",
    accent="#F08A6C",
    headline="#F6C07A",
    gold="#F0BE55",
    beech=("#84633D", "#3E2812", "#A98557"),
    on_beech="#FFF1D6",
    felt="#23494A",
    on_felt="#F4ECD8",
    lane="#7C683F",
    lane_edge="#4D3F24",
    good="#8FD69A",
    bad="#FF9F8C",
    move="#8FB7FF",
    shadow="#000000",
    shade=0.43,
)

THEMES: dict[ThemeName, Theme] = {"light": LIGHT, "dark": DARK}

Pattern: TypeAlias = Literal[
    "plain", "hoops", "dots", "zigzag", "stripes", "heart", "patches", "star"
]
Accessory: TypeAlias = Literal[
    "bobble", "sailor", "shades", "snorkel", "scarf", "daisy", "souwester", "topper"
]


class Coat(Struct, frozen=True):
    """How a seat looks: its colour, the text colour on it, the pattern's colour, what it wears."""

    name: str
    colour: Colour
    ink: Colour
    pattern: Pattern
    mark: Colour
    accessory: Accessory


# Found by maximising the least distance under simulated colour blindness (ΔE76 ≥ 31);
# do not nudge one by eye.
SEATS: tuple[Coat, ...] = (
    Coat("rot", "#9B4732", CREAM, "plain", "#7C3524", "bobble"),
    Coat("blau", "#3A50C9", CREAM, "hoops", "#B9C6F2", "sailor"),
    Coat("gelb", "#FFD01E", INK, "dots", "#C08A12", "shades"),
    Coat("tuerkis", "#3AB088", INK, "zigzag", "#1D5B4A", "snorkel"),
    Coat("orange", "#E86224", INK, "stripes", "#8A3410", "scarf"),
    Coat("rosa", "#F881DD", INK, "heart", "#A3175E", "daisy"),
    Coat("weiss", "#F1F7EB", INK, "patches", "#8D8A84", "souwester"),
    Coat("schwarz", "#2D3139", CREAM, "star", "#F6D155", "topper"),
)

Symbol: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]

# Circle, triangle, square, star, heart, diamond: the shape carries the meaning.
SYMBOLS: dict[Symbol, Colour] = {
    "A": "#1F5FA8",
    "B": "#B5392A",
    "C": "#3B3A40",
    "D": "#8F6200",
    "E": "#B0307A",
    "F": "#1E7B62",
}


@cache
def rgb(colour: Colour) -> tuple[int, int, int]:
    """Return the three channels of *colour*, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return *one* with *share* (0 to 1) of *other* in it."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


@cache
def luminance(colour: Colour) -> float:
    """Return the relative luminance of *colour* as WCAG 2 defines it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in rgb(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Return ink or cream, whichever reads better on *ground*."""
    return max((INK, CREAM), key=lambda colour: contrast(colour, ground))
