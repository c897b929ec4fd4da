"""Pictures to bytes: one palette for each kind of picture, the same bytes every time."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image as Images
from PIL.Image import Dither, Image, Quantize

from render.palette import ThemeName

Swatch = Callable[[ThemeName], Image]

COLOURS = 256
LEVEL = 6


@lru_cache(maxsize=32)
def palette(swatch: Swatch, theme: ThemeName) -> Image:
    """Return the 256 colours that stand for everything *swatch* shows.

    The swatch, not the picture at hand, decides: the same scene has the same bytes
    whatever was painted before it.
    """
    sheet = swatch(theme).convert("RGB")
    # Every third point of every third row holds the same colours as the whole.
    sheet = sheet.resize((sheet.width // 3, sheet.height // 3), Images.Resampling.NEAREST)
    return sheet.quantize(COLOURS, Quantize.MEDIANCUT, kmeans=2)


def reduced(picture: Image, colours: Image) -> Image:
    """Return *picture* in the 256 colours of *colours*, without dithering."""
    return picture.convert("RGB").quantize(palette=colours, dither=Dither.NONE)


def png(picture: Image, swatch: Swatch, theme: ThemeName) -> bytes:
    """Return *picture* as a PNG file."""
    return png_bytes(reduced(picture, palette(swatch, theme)))


def png_bytes(picture: Image) -> bytes:
    """Return a finished palette picture as a PNG file; nothing but the encoding."""
    file = BytesIO()
    picture.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


def film(frames: Sequence[Image], durations: Sequence[int], form: str) -> bytes:
    """Return *frames*, each shown for its *durations* in milliseconds, as "gif" or "webp".

    GIF frames should share one palette (see *reduced*); only what changes is stored.
    """
    file = BytesIO()
    first, *rest = frames
    if form == "webp":
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=[*durations],
            loop=0,
            quality=70,
            method=0,
            minimize_size=False,
        )
    elif form == "gif":
        first.save(
            file,
            "GIF",
            save_all=True,
            append_images=rest,
            duration=[*durations],
            loop=0,
            optimize=False,
            disposal=1,
        )
    else:
        raise ValueError(f"no such film: {form}")
    return file.getvalue()


def scaled(picture: Image, width: int) -> Image:
    """Return *picture* at *width* pixels, its height in proportion."""
    height = round(picture.height * width / picture.width)
    return picture.resize((width, height), Images.Resampling.LANCZOS, reducing_gap=2.0)


def opened(file: bytes) -> Image:
    """Return the picture in *file*."""
    return Images.open(BytesIO(file))
