"""How Schaf nachgedacht looks, and how it is told."""

import pytest

from bot.texts import LANGUAGES, speech_for
from render.nachgedacht import PAINTER
from render.palette import ThemeName
from render.scene import Scene
from rules import GAMES
from rules.core.ask import Menu
from rules.core.play import Step
from rules.core.seats import Seat
from rules.nachgedacht.state import Exchanging, State
from tests.kit import pictures
from tests.kit.walks import random_match

GAME = GAMES["nachgedacht"]
NAMES = ("Jörg", "Élodie")


@pytest.fixture(scope="module")
def match() -> list[Step[State]]:
    return [step for step, _ in random_match(GAME, 2, "x0")]


def scene(
    step: Step[State], names: tuple[str, ...] = NAMES, *, theme: ThemeName = "light",
    language: str = "de",
) -> Scene:  # fmt: skip
    view = GAME.view(step.state, None)
    return Scene(view, step.events, names, speech_for(language).line, theme, frozenset({1}))


def exchanging(match: list[Step[State]]) -> Step[State]:
    return next(step for step in match if isinstance(step.state.phase, Exchanging))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_opening_looks_as_stored(match: list[Step[State]], theme: ThemeName) -> None:
    picture = PAINTER.board(scene(match[0], theme=theme))

    assert pictures.same(picture, f"nachgedacht/opening-{theme}")


def test_an_exchange_looks_as_stored(match: list[Step[State]]) -> None:
    assert pictures.same(PAINTER.board(scene(exchanging(match))), "nachgedacht/exchange")


def test_the_end_looks_as_stored(match: list[Step[State]]) -> None:
    assert pictures.same(PAINTER.board(scene(match[-1])), "nachgedacht/end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_every_piece_and_its_place(match: list[Step[State]], language: str) -> None:
    for step in match[::7]:
        shown = scene(step, ("W" * 80, "Ö" * 80), language=language)
        said = PAINTER.alt(shown)
        assert len(said) <= 1024
        assert all(piece.square in said for piece in shown.view.pieces)


def test_the_text_board_shows_every_piece_where_it_stands(match: list[Step[State]]) -> None:
    grid = PAINTER.text(scene(match[0])).splitlines()[2:7]

    assert grid == ["5 . . o . G", "4 . . o . .", "3 o o + o o", "2 . . o . .", "1 B . o . ."]


def test_every_square_that_may_be_picked_can_be_pressed_on_the_picture(
    match: list[Step[State]],
) -> None:
    ask = GAME.legal(match[0].state, Seat(0), ())
    assert isinstance(ask, Menu)

    spots = PAINTER.spots(scene(match[0]), ask)

    assert [spot.key for spot in spots] == [option.key for option in ask.options]
    assert all(0 < spot.x < spot.x + spot.w < 0.73 and 0 < spot.y < 1 for spot in spots)


def test_nobody_has_a_hand_to_hide(match: list[Step[State]]) -> None:
    assert PAINTER.hand(scene(match[0]), 0) is None
