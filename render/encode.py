"""Pictures to bytes: one palette for each kind of picture, the same bytes every time."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image as Images
from PIL.Image import Dither, Image, Quantize

from render.palette import ThemeName

Swatch = Callable[[ThemeName], Image]

COLOURS = 255  # one is left over for what stays the same from frame to frame of a film
LEVEL = 6


@lru_cache(maxsize=32)
def palette(swatch: Swatch, theme: ThemeName) -> Image:
    """Return the 255 colours that stand for everything *swatch* shows.

    The swatch, not the picture at hand, decides: the same scene has the same bytes
    whatever was painted before it.
    """
    sheet = swatch(theme).convert("RGB")
    # Every third point of every third row holds the same colours as the whole.
    sheet = sheet.resize((sheet.width // 3, sheet.height // 3), Images.Resampling.NEAREST)
    return sheet.quantize(COLOURS, Quantize.MEDIANCUT, kmeans=2)


def reduced(picture: Image, colours: Image) -> Image:
    """Return *picture* in the colours of *colours*, without dithering."""
    return picture.convert("RGB").quantize(palette=colours, dither=Dither.NONE)


def png(picture: Image, swatch: Swatch, theme: ThemeName) -> bytes:
    """Return *picture* as a PNG file."""
    return png_bytes(reduced(picture, palette(swatch, theme)))


def png_bytes(picture: Image) -> bytes:
    """Return a finished palette picture as a PNG file; nothing but the encoding."""
    file = BytesIO()
    picture.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


def film(frames: Iterable[Image], durations: Sequence[int], form: str) -> bytes:
    """Return *frames*, each shown for its *durations* in milliseconds, as "gif" or "webp".

    The frames must share one palette (see *reduced*): only what changes is stored then.
    """
    file = BytesIO()
    if form == "webp":
        # Without key frames in between nothing is encoded twice to compare.
        settings = {"lossless": True, "quality": 0, "method": 0, "kmin": 5000, "kmax": 9000}
        frames = (frame.convert("RGB") for frame in frames)
    else:
        settings = {"optimize": True, "disposal": 1}
    reel = iter(frames)  # painted as it is encoded: a long match need not fit into memory
    next(reel).save(
        file,
        form,
        save_all=True,
        append_images=reel,
        duration=[*durations],
        loop=0,
        **settings,
    )
    return file.getvalue()


def opened(file: bytes) -> Image:
    """Return the picture in *file*."""
    return Images.open(BytesIO(file))
