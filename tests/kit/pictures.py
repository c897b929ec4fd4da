"""Stored pictures: compared with a small tolerance, written anew by a command.

``REPAINT=1 pytest tests/render tests/<game>`` writes them; look at each before it is kept.
"""

import os
from pathlib import Path

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

HERE = Path(__file__).parent.parent / "pictures"
WIDTH = 600
# Of 255 on average, and the share of points that may be clearly off: room for another
# version of the font engine, none for a sheep that moved.
MEAN, FAR, SHARE = 1.5, 48, 0.004


def same(picture: Image, name: str) -> bool:
    """Tell whether *picture* looks as stored under *name* (scaled to 600 pixels)."""
    small = _small(picture)
    path = HERE / f"{name}.png"
    if os.environ.get("REPAINT"):
        path.parent.mkdir(parents=True, exist_ok=True)
        small.quantize(256).save(path, optimize=True)
    with Images.open(path) as stored:
        return alike(small, stored.convert("RGB"))


def alike(one: Image, other: Image) -> bool:
    """Tell whether two pictures differ by no more than an eye forgives."""
    if one.size != other.size:
        return False
    counts = ImageChops.difference(one, other).convert("L").histogram()
    total = sum(counts)
    mean = sum(value * count for value, count in enumerate(counts)) / total
    return mean <= MEAN and sum(counts[FAR:]) / total <= SHARE


def _small(picture: Image) -> Image:
    height = round(picture.height * WIDTH / picture.width)
    return picture.convert("RGB").resize((WIDTH, height), Images.Resampling.BOX)
