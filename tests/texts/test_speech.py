"""How values become facts, and facts become sentences."""

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.texts import Speech, When, Who, pick_language, speech_for, split
from bot.texts.messages import Messages
from rules.core.ask import Amount, Menu, Option
from rules.core.ask import Who as SeatOf
from rules.core.errors import Illegal, NotPending
from rules.core.play import Outcome, Public
from rules.core.seats import Seat
from rules.core.value import Value

NAMES = ("Anna", "Ben", "Cleo")

GERMAN = """
toy-name = Laterne
toy-event-Fell = { $seat } fällt auf { $square }{ $deep ->
    [yes] , ganz tief
   *[no] { "" }
}.
toy-event-Passed = { $to ->
    [none] niemand
   *[other] { $to }
} ({ $to_count })
toy-event-Held = { $digits } und { $card_rank } { $card } / { $cards } / { $free }
toy-event-Hushed = { "" }
toy-ask-card = Welche Karte, { $whom }? Bis { $until }
toy-ask-many = { $low } { $text }
toy-option-hold = Halten
toy-option-yes = Ja
toy-option-no = Nein
toy-option-Card = Karte { $rank }
toy-refusal-card_not_held = Du hast keine { $card }.
toy-outcome-last = { $winner_count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
} gegen { $seat_count }.
toy-setting-mode = Art
toy-setting-mode-plain = schlicht
toy-setting-snuffing-yes = mit Löschen
toy-rules-1 = Erst { toy-name }.
toy-rules-2 = Dann das.
-sheep = Schafe
toy-flock = { $count ->
    [one] Ein Schaf
   *[other] Zwei { -sheep }
}
bot-refusal-NotPending = Du bist nicht dran.
bot-refusal-pick_not_offered = Nein.
"""


class Card(Value, frozen=True):
    """A card."""

    rank: int


class Fell(Public, frozen=True):
    """A sheep fell."""

    seat: Seat
    square: int
    deep: bool


class Passed(Public, frozen=True):
    """Something went on."""

    to: tuple[Seat, ...]


class Held(Public, frozen=True):
    """Something is held."""

    digits: tuple[int, ...]
    card: Card
    cards: tuple[Card, ...]
    free: Seat | None


class Hushed(Public, frozen=True):
    """Nobody is told."""


@pytest.fixture
def speech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speech:
    """German and English of a toy game; English lacks most of it."""
    for language, text in (("de", GERMAN), ("en", "toy-name = Lantern\ntoy-bad = { $gone }")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text, "utf-8")
    monkeypatch.setattr("bot.texts.messages.HERE", tmp_path)
    toys = {language: Messages(language) for language in ("de", "en")}
    monkeypatch.setattr("bot.texts.messages_in", toys.__getitem__)
    return Speech("de")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Fell(Seat(1), 1234, deep=False), "Ben fällt auf 1234."),
        (Fell(Seat(0), 7, deep=True), "Anna fällt auf 7, ganz tief."),
        (Passed((Seat(0), Seat(2), Seat(1))), "Anna, Cleo und Ben (3)"),
        (Passed(()), "niemand (0)"),
        (
            Held((0, 8, 5), Card(4), (Card(2), Card(3)), None),
            "0 8 5 und 4 Karte 4 / Karte 2 und Karte 3 / none",
        ),
        (Held((), Card(1), (), Seat(2)), "none und 1 Karte 1 / none / Cleo"),
        (Hushed(), ""),
    ],
)
def test_events_are_told(speech: Speech, event: Any, words: str) -> None:
    assert speech.tell("toy", event, NAMES) == words


def test_questions_name_people_and_times_unrendered(speech: Speech) -> None:
    ask = Menu("card", (), facts={"whom": Who("web:1", "Anna"), "until": When(9)})
    told = split(speech.ask("toy", ask, NAMES))
    assert told == ("Welche Karte, ", Who("web:1", "Anna"), "? Bis ", When(9))


def test_a_name_that_rings_reaches_the_screen_as_a_person(speech: Speech) -> None:
    told = speech.tell("toy", Fell(Seat(0), 7, deep=False), [Who("web:1", "Anna")])
    assert split(told) == (Who("web:1", "Anna"), " fällt auf 7.")


def test_a_name_is_never_read_as_fluent(speech: Speech) -> None:
    told = speech.tell("toy", Fell(Seat(0), 7, deep=False), ["{ toy-name } \ue0009\ue002"])
    assert told == "{ toy-name } 9 fällt auf 7."


def test_loose_facts_follow_the_same_conversion(speech: Speech) -> None:
    ask = Amount("many", 1, 5, facts={"low": 1, "text": SeatOf(Seat(2))})
    assert speech.ask("toy", ask, NAMES) == "1 Cleo"


def test_a_fact_without_words_is_a_bug(speech: Speech) -> None:
    with pytest.raises(TypeError, match=r"no words for 1\.5"):
        speech.ask("toy", Amount("many", 1, 5, facts={"low": 1.5, "text": ""}), NAMES)


def test_a_language_may_have_terms_of_its_own(speech: Speech) -> None:
    assert speech.line("toy-flock", count=2) == "Zwei Schafe"


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (12, "12"),
        ("hold", "Halten"),
        (True, "Ja"),
        (False, "Nein"),
        (Card(3), "Karte 3"),
        (SeatOf(Seat(1)), "Ben"),
    ],
)
def test_options_are_named(speech: Speech, what: Any, words: str) -> None:
    assert speech.option("toy", Option("k", what), NAMES) == words


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (Illegal("card_not_held", card=5), "Du hast keine 5."),
        (Illegal("pick_not_offered"), "Nein."),
        (NotPending(Seat(1)), "Du bist nicht dran."),
    ],
)
def test_refusals_are_worded_by_the_game_or_else_by_the_host(
    speech: Speech, error: Exception, words: str
) -> None:
    assert speech.refuse(error, "toy") == words


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (((1,), (0, 2)), "Ben gewinnt gegen 3."),
        (((0, 1), (2,)), "Anna und Ben gewinnen gegen 3."),
    ],
)
def test_outcomes_name_the_winners(speech: Speech, places: Any, words: str) -> None:
    assert speech.outcome("toy", Outcome(places, "last"), NAMES) == words


def test_settings_have_names_and_values(speech: Speech) -> None:
    said = (
        speech.setting("toy", "mode"),
        speech.setting("toy", "mode", "plain"),
        speech.setting("toy", "snuffing", value=True),
    )
    assert said == ("Art", "schlicht", "mit Löschen")


def test_the_rules_help_comes_in_pages(speech: Speech) -> None:
    assert speech.rules("toy") == ("Erst Laterne.", "Dann das.")


def test_what_a_language_lacks_is_said_in_german_and_logged(
    speech: Speech, caplog: pytest.LogCaptureFixture
) -> None:
    assert Speech("en").line("toy-option-hold") == "Halten"
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_fact_that_is_missing_is_logged(
    speech: Speech, caplog: pytest.LogCaptureFixture
) -> None:
    assert Speech("en").line("toy-bad") == "gone"
    assert "message toy-bad went wrong: Unknown external: gone" in caplog.text


def test_an_unknown_message_is_named(speech: Speech) -> None:
    with pytest.raises(KeyError, match="toy-gone"):
        speech.line("toy-gone")


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de-AT", "de"), ("en_GB", "en"), ("FR", "fr"), ("nl", "en"), ("", "en"), (None, "en")],
)
def test_a_language_is_picked_by_its_tag(tag: str | None, language: str) -> None:
    assert pick_language(tag, default="en") == language


def test_speeches_are_made_once() -> None:
    assert speech_for("fr") is speech_for("fr")
