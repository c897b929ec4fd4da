"""How far apart two colours look, also to eyes that see fewer of them."""

from typing import Literal, TypeAlias

from render.palette import Colour, rgb

Sight: TypeAlias = Literal["normal", "protanopia", "deuteranopia", "tritanopia"]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
_MACHADO: dict[Sight, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def lab(colour: Colour, sight: Sight) -> tuple[float, float, float]:
    """Return *colour* in CIELAB as *sight* sees it."""
    linear = [_linear(channel / 255) for channel in rgb(colour)]
    seen = [min(1.0, max(0.0, value)) for value in _times(_MACHADO[sight], linear)]
    x, y, z = (
        _root(value / white) for value, white in zip(_times(_XYZ, seen), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, sight: Sight) -> float:
    """Return the distance of two colours (ΔE of 1976) as *sight* sees them."""
    pairs = zip(lab(one, sight), lab(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _times(matrix: tuple[tuple[float, float, float], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
