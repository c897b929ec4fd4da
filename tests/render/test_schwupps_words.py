"""Schwupps oder Schubs in words: headlines, alt text, the board as text, and one's own hand."""

from typing import Any

import pytest

from render.schwupps import PAINTER, words
from render.schwupps.hand import told
from rules.schwupps import GAME
from rules.schwupps.events import (
    Eliminated,
    Passed,
    Remained,
    Schubsed,
    Schwuppsed,
    Stayed,
)
from rules.schwupps.state import State
from tests.render.schwupps_scenes import (
    LONG_NAMES,
    NAMES,
    ONE,
    THREE,
    TWO,
    every_language,
    every_variant,
    match,
    middle,
    moments,
    paired,
    scene,
    shoved,
    shown,
)
from tests.schwupps.build import (
    table,
)


def test_a_hand_says_whom_it_would_shove_the_strongest_way_first() -> None:
    assert told(scene(middle(), seat=ONE), ONE) == [
        "C + E + F passen genau zu Jörg auf Feld 55: Schubs um 16",
        "C + F passen genau zu Élodie auf Feld 28: Schubs um 13",
        "D passt genau zu Zoë auf Feld 87: Schubs um 2",
    ]


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (table((30, 12), "4●", "5●"), ["Gerade passt keine Karte zu einem Schubs."]),
        (table((30, 12), "", "5●"), ["Keine Karten mehr auf der Hand."]),
        (table((-1, 12, 5), "4●", pile=0), []),
    ],
    ids=["nothing fits", "empty", "out"],
)
def test_a_hand_that_cannot_shove_says_so(state: State, said: list[str]) -> None:
    assert told(scene(state, seat=ONE), ONE) == said


@every_language
@every_variant
def test_alt_text_names_everyone_and_where_they_are(
    name: str, seats: int, options: Any, language: str
) -> None:
    for moment in moments(seats, name, 9, language=language, names=LONG_NAMES):
        text = PAINTER.alt(moment)
        assert len(text) <= 1024
        assert all(person in text for person in moment.names)
        for square in moment.view.squares:
            assert (f" {square} " if 0 < square < options.goal else "") in text
        for numbers in moment.view.numbers:
            assert " ".join(map(str, numbers)) in text


@every_language
def test_alt_text_fits_even_with_names_no_chat_allows(language: str) -> None:
    names = tuple(f"{name} {'Wilhelmine ' * 12}" for name in NAMES)
    text = PAINTER.alt(shown(shoved(), names=names, language=language))
    assert len(text) <= 1024
    assert all(name in text for name in NAMES)


def test_alt_text_reads_like_sentences() -> None:
    assert PAINTER.alt(shown(shoved())) == (
        "Schwupps oder Schubs bis 100: Mara schubst Jörg um 16 zurück! "
        "Mara auf 70 (Kreis, Dreieck, Raute), Jörg auf 39 (Dreieck, Herz), "
        "Zoë auf 87 (Dreieck), Élodie auf 28 (Stern, Raute), Opa Hinnerk am Start. "
        "Karten: Mara 4 9 2; Jörg 1 8 3 3 6 4; Zoë 5 5 6 2 8 1 4; Élodie 9 3 1 7 7; "
        "Opa Hinnerk 6 1 7 2 2 5 9 3. Stapel: 46, oben 1. Mara darf weiter schubsen."
    )


def test_the_board_as_text_lists_the_sheep_from_front_to_back() -> None:
    assert PAINTER.text(scene(paired())) == "\n".join(
        [
            "Schwupps oder Schubs · 100",
            "Mara ist am Zug.",
            "",
            "   55 ■★◆ Jörg und Élodie",
            "   30 ◆   Mara und Zoë ◂",
            "   12 ◆   Mara und Zoë ◂",
            "Start     Jörg und Élodie",
            "",
            "Mara 4 9 1",
            "Jörg 1 2",
            "Zoë 2 8",
            "Élodie 9 3",
            "",
            "Stapel: 30, oben 1.",
        ]
    )


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((), "Mara ist am Zug."),
        ((Schwuppsed(TWO, 1, 7, 5, 12), Passed(THREE)), "Schwupps! Jörg hüpft auf 12."),
        ((Stayed(TWO, 1, 7, 95, 100),), "Jörg bleibt auf 95: 7 sind zu viel."),
        (
            (
                Schubsed(TWO, (ONE,), 0, ("9♥",), 9, 54, 45),
                Stayed(TWO, 1, 9, 95, 100),
            ),
            "Jörg schubst Mara um 9 zurück!",
        ),
        (
            (Schwuppsed(TWO, 1, 7, 5, 12), Eliminated((TWO,), 12)),
            "Jörg trottet in den Stall.",
        ),
        (
            (Eliminated((TWO,), 12), Schwuppsed(THREE, 2, 7, 5, 12)),
            "Schwupps! Zoë hüpft auf 12.",
        ),
        (
            (Eliminated((TWO,), 12), Remained((ONE, THREE))),
            "Mara und Zoë bleiben übrig und gewinnen!",
        ),
    ],
    ids=["nothing", "schwupps", "stayed", "schubs", "out", "on", "won"],
)
def test_the_headline_says_the_last_thing_that_mattered(
    events: tuple[Any, ...], said: str
) -> None:
    assert words.headline(scene(middle(), *events)) == said


def test_whoever_has_won_is_found_in_the_view() -> None:
    for seats, name in ((2, "long-basic"), (5, "short-basic"), (4, "long-team")):
        last = match(seats, name)[-1].state
        outcome = GAME.outcome(last)
        assert outcome is not None
        assert {*words.winners(GAME.view(last, None))} == {*outcome.winners}
