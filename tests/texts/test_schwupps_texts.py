"""Schwupps oder Schubs reads well: sentences and labels as people see them."""

import pytest

from bot.texts import speech_for
from rules.core.ask import Menu
from rules.core.errors import Illegal
from rules.core.play import Event, Outcome
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Card, Cards, Piece, Target
from rules.schwupps.events import Displaced, Drew, Passed, Schubsed, Schwuppsed
from tests.schwupps.build import ADVANCED, menu, table

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Elke")
TAG = GAME.tag


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Schwuppsed(Seat(0), 0, 7, 5, 12),
            "Schwupps! Anna hüpft 7 Felder weiter von 5 auf 12.",
        ),
        (
            Schwuppsed(Seat(0), 0, 1, 0, 1),
            "Schwupps! Anna hüpft ein Feld weiter vom Start auf 1.",
        ),
        (
            Schubsed(Seat(0), (Seat(1),), 1, ("4▲", "5♥"), 9, 63, 54),
            "Schubs! Anna legt 4▲ 5♥ und schickt Ben von 63 um 9 zurück auf 54.",
        ),
        (
            Schubsed(Seat(0), (Seat(1), Seat(3)), 2, ("9■",), 9, 3, 0),
            "Schubs! Anna legt 9■ und schickt Ben und Dirk von 3 um 9 zurück bis zum Start.",
        ),
        (Displaced((Seat(1),), 1, 9, 8), "Ben macht Platz und rutscht auf 8 zurück."),
        (Drew(Seat(2), (5, 4), 44), "Cleo zieht nach: 5 4. Im Stapel: 44."),
        (Passed(Seat(4)), "Elke hat keine Karte mehr und setzt aus."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_events_read_well_in_german(event: Event, told: str) -> None:
    assert speech_for("de").tell(TAG, event, NAMES) == told


@pytest.mark.parametrize(
    ("offer", "label"),
    [
        (Card("C", 7, "▲♥", 63), "C · Schwupps 7 → 63 (▲♥)"),
        (Card("C", 7, "▲♥", None), "C · Schwupps 7 (▲♥)"),
        (Target((Seat(1),), 63, "▲♥", 2), "Schubs Ben von 63 (▲♥)"),
        (Cards("AC", ("3▲", "4♥"), 7, 56), "AC · 3▲ 4♥ · 7 zurück auf 56"),
        (Cards("A", ("9■",), 9, 0), "A · 9■ · 9 zurück zum Start"),
        (Piece(0, 4), "Start → 4"),
        (Piece(12, 16), "Feld 12 → 16"),
        ("end", "Zug beenden"),
    ],
    ids=str,
)
def test_offers_read_well_in_german(offer: object, label: str) -> None:
    assert speech_for("de").thing(TAG, offer, NAMES) == label


def test_a_refusal_names_the_symbols_wanted() -> None:
    error = Illegal("symbols_do_not_match", square=63, symbols="▲♥")
    told = speech_for("de").refuse(error, TAG, NAMES)
    assert told == "Feld 63 verlangt genau ▲♥, nicht mehr und nicht weniger."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            menu(table((0, 20), "4★")),
            "Du stehst am Start. Die 100 muss genau getroffen werden. Schwupps oder Schubs?",
        ),
        (
            menu(table((12, 20), "4★", pile=0)),
            "Du stehst auf 12. Endspiel, und du bist ganz hinten: Jetzt zählt’s! "
            "Schwupps oder Schubs?",
        ),
        (
            menu(table((40, 12, 0, 0), "4★", options=ADVANCED)),
            "Deine Schafe stehen auf 12 und 40. Die 100 muss genau getroffen werden. "
            "Schwupps oder Schubs?",
        ),
        (
            menu(table((12, 24, 3), "4★", shoving=True)),
            "Das saß! Du stehst jetzt auf 12. Danach ziehst du zwei Karten nach. Weiter schubsen?",
        ),
        (
            menu(table((12, 24, 3), "4●", shoving=True)),
            "Das saß! Du stehst jetzt auf 12. Danach ziehst du zwei Karten nach. "
            "Deine Karten passen zu niemandem mehr.",
        ),
    ],
    ids=["start", "last in the end game", "two sheep", "more", "no more"],
)
def test_questions_read_well_in_german(asked: Menu, said: str) -> None:
    assert speech_for("de").ask(TAG, asked, NAMES) == said


def test_a_pair_wins_in_the_plural() -> None:
    outcome = Outcome(((Seat(0), Seat(2)), (Seat(1), Seat(3))), "goal")
    told = speech_for("de").outcome(TAG, outcome, NAMES)
    assert told == "Anna und Cleo gewinnen: das Ziel genau getroffen."
