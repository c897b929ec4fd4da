"""What every game's painter must stand: any moment, any number of seats, the longest names."""

from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot import portraits
from bot.reel import Cast, Shot, reel, shots
from bot.texts import speech_for
from render import PAINTERS, encode
from render.palette import ThemeName
from render.scene import Scene
from rules import GAMES
from rules.core.seats import Seat
from tests.kit.walks import random_match

LONGEST = "Annkathrin-Wilhelmine von Schafhausen"
NAMES = (LONGEST, "Jörg", "Zoë 🐑", "Élodie Œuvrard", "W" * 32, "山田", "i", "Opa <b>Hinnerk</b>")

every_painter = pytest.mark.parametrize("tag", PAINTERS)


@cache
def moments(tag: str, seats: int) -> tuple[Shot, ...]:
    """Return the opening, a few moments between, and the end of a random match."""
    match = random_match(GAMES[tag], seats, f"{tag} painted")
    phases = [*shots(GAMES[tag], [step for step, _ in match])]
    every = max(1, len(phases) // 6)
    return (*islice(phases, 0, None, every), phases[-1])


def scenes(
    tag: str, *, language: str = "de", theme: ThemeName = "light", seat: Seat | None = None
) -> list[Scene]:
    game = GAMES[tag]
    low, high = game.seats[0], game.seats[-1]
    return [
        Scene(
            game.view(shot.state, seat),
            shot.events,
            NAMES[:seats],
            speech_for(language).line,
            theme,
        )
        for seats in {low, high}
        if seats in game.seats_for(game.options())
        for shot in moments(tag, seats)
    ]


@every_painter
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_any_moment_is_painted_small_enough_to_send(tag: str, theme: ThemeName) -> None:
    painter = PAINTERS[tag]

    files = [
        encode.png(painter.board(scene), painter.swatch, theme)
        for scene in scenes(tag, theme=theme)
    ]

    assert max(map(len, files)) < 200_000


@every_painter
def test_boards_are_as_wide_as_phones_and_screens_like_them(tag: str) -> None:
    widths = {PAINTERS[tag].board(scene).width for scene in scenes(tag)[:2]}

    assert len(widths) == 1
    assert 1200 <= widths.pop() <= 1600


@every_painter
def test_the_same_scene_has_the_same_bytes(tag: str) -> None:
    scene = scenes(tag)[-1]

    one, other = (PAINTERS[tag].board(scene).tobytes() for _ in range(2))

    assert one == other


@every_painter
def test_every_seat_can_be_given_its_own_picture(tag: str) -> None:
    painter = PAINTERS[tag]
    for seat in (Seat(0), Seat(1)):
        for scene in scenes(tag, seat=seat):
            picture = painter.hand(scene, seat)
            if picture is not None:
                assert len(encode.png(picture, painter.swatch, "light")) < 200_000


@every_painter
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_words_for_those_who_cannot_see_are_short_and_name_everyone(
    tag: str, language: str
) -> None:
    for scene in scenes(tag, language=language):
        text = PAINTERS[tag].alt(scene)

        assert 0 < len(text) <= 1024
        missing = [name for name in scene.names if name[:12] not in text]
        assert missing == []


@every_painter
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_a_hand_that_is_painted_is_told_in_words(tag: str, language: str) -> None:
    painter = PAINTERS[tag]
    for scene in scenes(tag, language=language, seat=Seat(0)):
        if painter.hand(scene, 0) is not None:
            assert 20 < len(painter.hand_alt(scene, 0)) <= 960


@pytest.mark.parametrize(("tag", "field"), [("schubsen", "hands"), ("schwupps", "hand")])
def test_the_words_of_a_hand_name_every_card(tag: str, field: str) -> None:
    for scene in scenes(tag, seat=Seat(0)):
        if PAINTERS[tag].hand(scene, 0) is not None:
            held = getattr(scene.view, field)
            cards = held if field == "hand" else held[0]
            said = PAINTERS[tag].hand_alt(scene, 0)
            assert all(card in said for card in cards)


def test_the_words_of_a_bid_name_every_bid_with_its_chance() -> None:
    said = PAINTERS["wolle"].hand_alt(scenes("wolle", seat=Seat(0))[0], 0)

    assert all(f"{bid} (" in said for bid in (*range(14, 27), "26+"))


@every_painter
def test_the_board_can_be_read(tag: str) -> None:
    texts: list[Any] = [PAINTERS[tag].text(scene) for scene in scenes(tag)]

    assert all(texts)


@every_painter
@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_whole_match_becomes_a_film_that_can_be_sent(tag: str, form: str) -> None:
    game = GAMES[tag]
    cast = Cast(NAMES[: game.seats[0]], "de", "light")
    match = random_match(game, game.seats[0], f"{tag} filmed")
    orders = [*reel(game, [step for step, _ in match], cast)][:40]

    film = portraits.film(orders, form)

    assert len(film) < 8_000_000
    with encode.opened(film) as opened:
        assert opened.n_frames == len(orders)  # type: ignore[attr-defined]
