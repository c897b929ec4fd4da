"""Text fits its box and is always drawable."""

import pytest
from PIL import Image as Images

from render.type import Face, drawable, fitted, font, glyphs, paragraph, wrapped, write

FACES: list[Face] = ["title", "strong", "plain"]
LATIN = "äöüßÄÖÜéèêëçœæñåøÉÇŒ«»„“”‚‘’–…±×·!?&%+−•€"
NAMES = ["Annkathrin-Wilhelmine von und zu Schafhausen", "W" * 24, "i", "Ää" * 40]


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_german_french_and_english_is_there(face: Face) -> None:
    assert [char for char in LATIN if char not in glyphs(face)] == []


def test_a_title_with_a_letter_it_lacks_is_set_in_nunito() -> None:
    assert drawable("Łódź", "title") == ("Łódź", "strong")


def test_an_unknown_sign_becomes_a_dot() -> None:
    assert drawable("山 🐑!", "plain") == ("· ·!", "plain")


def test_signs_that_turn_or_join_text_are_left_out() -> None:
    assert drawable("a\u202eb\u200dc\nd", "strong") == ("abc d", "strong")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_never_leaves_its_box(name: str, face: Face) -> None:
    picture = Images.new("RGB", (400, 80), "#FFFFFF")
    box = (100, 20, 300, 60)

    x0, y0, x1, y1 = write(picture, box, name, face, 32, "#000000")

    assert 99 <= x0 <= x1 <= 301
    assert 20 <= y0 <= y1 <= 60


def test_a_long_name_shrinks_before_it_is_cut() -> None:
    width = font("strong", 27).getlength("Annkathrin")

    text, size = fitted("Annkathrin", "strong", 32, width, 24)

    assert (text, 25 < size < 28) == ("Annkathrin", True)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("width", range(180, 230))
def test_nothing_is_cut_that_fits_at_a_smaller_size(face: Face, width: int) -> None:
    text, size = fitted("Place 4 · Manche 13", face, 26, width, 18)

    assert (text, size > 18) == ("Place 4 · Manche 13", True)


def test_a_name_too_long_even_when_small_ends_in_dots() -> None:
    text, size = fitted("Annkathrin-Wilhelmine", "strong", 32, 120, 24)

    assert (text[-1], size) == ("…", 24)


def test_lines_break_between_words_and_where_told() -> None:
    assert wrapped("eins zwei\ndrei", "plain", 20, 1000) == ("eins zwei", "drei")


def test_a_paragraph_stays_in_its_box() -> None:
    picture = Images.new("RGB", (400, 400), "#FFFFFF")

    below = paragraph(picture, (10, 10, 390, 200), "Schaf an Schaf " * 60, "plain", 30, "#000000")

    assert below <= 200
