"""Sprites, grounds and encoding: the same every time, small, and of the size asked for."""

import pytest

from render import encode, scenery, swatch
from render.palette import DARK, LIGHT, SEATS, ThemeName
from render.sprites.sheep import flock_sheep, sheep, sleeper
from render.sprites.water import swimmer


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_sheep_is_as_large_as_asked(seat: int) -> None:
    assert sheep(seat, 82).size == (82, 82)


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_no_hat_hoof_or_tail_is_cut_off(seat: int) -> None:
    dressed = [sheep(seat, 240), sheep(seat, 240, crown=True), sheep(seat, 240, towel=True)]

    boxes = [picture.getbbox() or (0, 0, 0, 0) for picture in dressed]

    assert min(min(x0, y0, 240 - x1, 240 - y1) for x0, y0, x1, y1 in boxes) >= 1


@pytest.mark.parametrize("fullness", [0, 0.5, 1])
def test_even_the_woolliest_sheep_fits_its_box(fullness: float) -> None:
    box = flock_sheep("white", fullness, 240).getbbox()

    assert box is not None
    assert min(box[0], box[1], 240 - box[2], 240 - box[3]) >= 1


def test_the_silhouettes_of_all_seats_differ() -> None:
    shapes = {sheep(seat, 82).getchannel("A").tobytes() for seat in range(len(SEATS))}

    assert len(shapes) == len(SEATS)


def test_a_free_seat_and_a_swimmer_can_be_drawn() -> None:
    assert sleeper(90, LIGHT.panel).size == swimmer(3, 90).size == (90, 90)


def test_a_puddle_has_a_rim_of_its_own() -> None:
    assert scenery.puddle(65, 13, LIGHT).tobytes() != scenery.puddle(65, 24, LIGHT).tobytes()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_same_sheet_gives_the_same_bytes(theme: ThemeName) -> None:
    first = encode.png(swatch.sprites(theme), swatch.sprites, theme)
    encode.palette.cache_clear()
    swatch.sprites.cache_clear()

    assert encode.png(swatch.sprites(theme), swatch.sprites, theme) == first


def test_a_sky_is_painted_in_either_theme() -> None:
    light, dark = scenery.sky(1400, 150, LIGHT), scenery.sky(1400, 150, DARK)

    assert light.size == dark.size == (1400, 150)
    assert light.tobytes() != dark.tobytes()


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_film_shows_every_frame_as_it_was(form: str) -> None:
    colours = encode.palette(swatch.sprites, "light")
    frames = [encode.reduced(sheep(seat, 120).convert("RGB"), colours) for seat in range(5)]

    with encode.opened(encode.film(frames, [500, 600, 700, 600, 500], form)) as film:
        shown = []
        for number in range(5):
            film.seek(number)
            shown.append(film.convert("RGB").tobytes())

        assert shown == [frame.convert("RGB").tobytes() for frame in frames]


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_film_of_one_frame_is_a_film_too(form: str) -> None:
    frame = encode.reduced(sheep(0, 120).convert("RGB"), encode.palette(swatch.sprites, "light"))

    with encode.opened(encode.film([frame], [500], form)) as film:
        assert film.size == (120, 120)
