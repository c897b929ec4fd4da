"""Lobby, standings, rules pages and private sheets of any game."""

import pytest
from PIL.Image import Image

from render import encode, lobby, pages, podium
from render.encode import Swatch
from render.palette import THEMES, Theme, ThemeName
from render.sheet import sheet
from render.swatch import sprites
from tests.kit.pictures import same

LONG = "Annkathrin-Wilhelmine von und zu Schafhausen"
THEME_NAMES: list[ThemeName] = ["light", "dark"]


def full_lobby(room: int = 8) -> lobby.Lobby:
    guests = [lobby.Guest("Mara", "dabei"), lobby.Guest(LONG, "dabei")]
    guests += [lobby.Guest("Flocke", "Computer", robot=True)]
    facts = ("3 bis 8 Schafe · 3 sind da", "Deich: stürmisch")
    return lobby.Lobby(
        "Schafe-Schubsen", "Wer schubst mit?", facts, (*guests,)[:room], room, "frei"
    )


def standings(count: int = 8, *, shout: str = "") -> podium.Podium:
    rows = tuple(podium.Placed(seat, seat + 1, LONG, f"{seat} Punkte") for seat in range(count))
    story = "Zwei Schafe blieben auf dem Deich. Mara stand vorn: Platz zwei siegt."
    return podium.Podium(
        f"{LONG} gewinnt!", "Schafe-Schubsen", "Endstand", "Warum", story, rows, shout
    )


def page(text: str = "Erstens schubsen.\n\nZweitens schwimmen.") -> pages.Page:
    return pages.Page("schubsen", "Schafe-Schubsen", "Regeln · Seite 1 von 4", text, 0)


def pictures(theme: Theme) -> list[tuple[Image, Swatch]]:
    return [
        (lobby.paint(full_lobby(), theme), lobby.swatch),
        (podium.paint(standings(shout="Vorne?!"), theme), podium.swatch),
        (pages.paint(page("Schaf an Schaf. " * 55), theme), sprites),
        (sheet(theme, 4, f"Nur für dich, {LONG}", "Feld 34"), sprites),
    ]


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_every_picture_is_smaller_than_200_kilobytes(theme: ThemeName) -> None:
    sizes = [
        len(encode.png(picture, swatch, theme)) for picture, swatch in pictures(THEMES[theme])
    ]

    assert max(sizes) < 200_000


def test_the_same_lobby_gives_the_same_bytes() -> None:
    one, other = (
        encode.png(lobby.paint(full_lobby(), THEMES["light"]), lobby.swatch, "light")
        for _ in range(2)
    )

    assert one == other


@pytest.mark.parametrize("room", [2, 4, 5, 8])
def test_a_lobby_has_a_card_for_every_seat(room: int) -> None:
    height = lobby.paint(full_lobby(room), THEMES["light"]).height

    assert height == 400 + 18 + 170 * (1 if room <= 4 else 2)


@pytest.mark.parametrize("count", range(2, 9))
def test_standings_can_be_painted_for_any_number_of_seats(count: int) -> None:
    assert podium.paint(standings(count), THEMES["dark"]).size == (1200, 860)


def test_those_who_share_a_place_stand_equally_high() -> None:
    rows = (podium.Placed(0, 1, "Mara"), podium.Placed(1, 1, "Jörg"))
    shared = podium.Podium("Unentschieden!", "", "", "", "", rows)

    picture = podium.paint(shared, THEMES["light"])

    tops = [_top_of_block(picture, x) for x in (316, 282)]
    assert tops[0] == tops[1]


def _top_of_block(picture: Image, x: int) -> int:
    """Return where the ink of a block's upper edge begins, looking up from the ground."""
    ink = [y for y in range(330, 560) if sum(picture.getpixel((x, y))[:3]) < 130]  # type: ignore
    return min(ink)


def test_a_page_grows_with_its_text() -> None:
    short, long = (
        pages.paint(page("Schaf. " * count), THEMES["light"]).height for count in (3, 200)
    )

    assert short < long


def test_words_for_those_who_cannot_see_name_everyone() -> None:
    names = {guest.name for guest in full_lobby().guests}

    assert all(name in lobby.alt(full_lobby()) for name in names)
    assert podium.alt(standings()).count(LONG) >= 8
    assert "Zweitens schwimmen." in pages.alt(page())


@pytest.mark.parametrize(
    "text", [lobby.alt(full_lobby()), podium.alt(standings()), pages.alt(page("Schaf " * 300))]
)
def test_words_for_those_who_cannot_see_are_short_enough(text: str) -> None:
    assert len(text) <= 1024


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_lobby_standings_and_page_look_as_stored(theme: ThemeName) -> None:
    colours = THEMES[theme]

    assert same(lobby.paint(full_lobby(), colours), f"lobby/{theme}")
    assert same(podium.paint(standings(shout="Vorne?!"), colours), f"podium/{theme}")
    assert same(pages.paint(page(), colours), f"rules/{theme}")
