"""The colours can be told apart and read."""

from itertools import combinations

import pytest

from render.palette import (
    BUTTON,
    CARD,
    CREAM,
    DARK,
    INK,
    LIGHT,
    SEATS,
    SYMBOLS,
    Theme,
    contrast,
    ink_on,
    mix,
)
from tests.kit.colours import Sight, distance

THEMES = [pytest.param(theme, id=theme.name) for theme in (LIGHT, DARK)]


@pytest.mark.parametrize("sight", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_no_two_seats_look_alike_to_any_eye(sight: Sight) -> None:
    pairs = combinations([coat.colour for coat in SEATS], 2)

    assert min(distance(one, other, sight) for one, other in pairs) >= 25


def test_every_seat_has_a_pattern_and_an_accessory_of_its_own() -> None:
    assert len({coat.pattern for coat in SEATS}) == len({coat.accessory for coat in SEATS}) == 8


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_its_ground(theme: Theme) -> None:
    sky_texts = [(theme.text, tone) for tone in theme.sky]
    sky_texts += [(theme.headline, tone) for tone in theme.sky]
    panel_texts = [
        (text, ground)
        for text in (theme.text, theme.quiet, theme.accent, theme.good, theme.bad, theme.move)
        for ground in (theme.panel, theme.paper)
    ]
    ground_texts = [
        (theme.on_grass, theme.grass[0]),
        (theme.on_grass, theme.grass[1]),
        (CREAM, theme.grass[3]),
        (theme.on_water, theme.puddle),
        (theme.on_beech, theme.beech[0]),
        (theme.on_felt, theme.felt),
    ]

    poor = {
        (text, ground): round(contrast(text, ground), 2)
        for text, ground in sky_texts + panel_texts + ground_texts
        if contrast(text, ground) < 4.5
    }

    assert poor == {}


def test_the_words_on_a_seats_colour_can_be_read() -> None:
    assert min(contrast(coat.ink, coat.colour) for coat in SEATS) >= 4.5


def test_buttons_badges_and_cards_can_be_read() -> None:
    pairs = [(INK, BUTTON), (INK, CARD), (CARD, "#2F6B34"), (CARD, "#A02C1E")]
    pairs += [("#FFF3DA", "#22252D")]

    assert min(contrast(one, other) for one, other in pairs) >= 4.5


def test_symbols_stand_out_from_the_card_they_are_printed_on() -> None:
    black = [contrast(mix(colour, "#FFFFFF", 0.62), "#22252D") for colour in SYMBOLS.values()]
    white = [contrast(colour, CARD) for colour in SYMBOLS.values()]

    assert min(black + white) >= 3


@pytest.mark.parametrize("coat", SEATS, ids=lambda coat: coat.name)
def test_ink_and_cream_are_chosen_by_what_reads_better(coat: object) -> None:
    assert ink_on(coat.colour) == coat.ink  # type: ignore[attr-defined]
