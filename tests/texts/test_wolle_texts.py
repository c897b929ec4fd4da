"""Every fact of Volle Wolle has its words, in every language alike."""

import re
from pathlib import Path

import pytest

import rules.wolle
from bot.texts import LANGUAGES, speech_for
from bot.texts.messages import messages_in
from rules.core.ask import Menu
from rules.core.play import Event, Outcome
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.bidding import ask as ask_bid
from rules.wolle.data import CARDS
from rules.wolle.events import (
    EVENTS,
    BidsShown,
    Combed,
    Counted,
    Failed,
    Rolled,
    Stake,
    Took,
    Topped,
)
from rules.wolle.rolling import CombTo
from rules.wolle.state import Bidding, Count
from rules.wolle.taking import Lying
from tests.kit.walks import questions, random_match
from tests.wolle.table import bidding

NAMES = ("Mara", "Jörg", "Zoë", "Élodie", "Annkathrin", "Opa Hinnerk")
TAG = GAME.tag
ANN, BEN = Seat(0), Seat(1)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(language: str, part: str = "") -> set[str]:
    return {name for name in messages_in(language) if name.startswith(f"{TAG}-{part}")}


def refusals() -> dict[str, set[str]]:
    """Read from the rules themselves what they refuse, and with which facts."""
    folder = Path(rules.wolle.__path__[0])
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    calls = re.findall(r'Illegal\(\s*"(\w+)"([^\n]*)', source)
    return {code: {*re.findall(r"(\w+)=", facts)} for code, facts in calls}


@every_language
def test_all_languages_have_the_same_messages_with_the_same_facts(language: str) -> None:
    german, other = messages_in("de"), messages_in(language)
    assert ids(language) == ids("de")
    assert {name: other.needs(name) for name in ids("de")} == {
        name: german.needs(name) for name in ids("de")
    }


@every_language
@pytest.mark.parametrize("seats", [2, 6])
def test_random_matches_are_told_without_a_gap(
    language: str, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    speech = speech_for(language)
    for step, _ in random_match(GAME, seats, "words", rethink=True):
        for event in step.events:
            assert bool(speech.tell(TAG, event, NAMES)) != isinstance(event, Topped)
        for item in GAME.pending(step.state):
            for ask in questions(GAME, step.state, item.seat, lambda limit: 0):
                assert isinstance(ask, Menu)
                assert speech.ask(TAG, ask, NAMES)
                labels = [speech.option(TAG, option, NAMES) for option in ask.options]
                assert len({*labels}) == len(labels)
                assert all(0 < len(label) <= 30 for label in labels)
    assert not caplog.records


def test_every_event_has_a_message() -> None:
    assert ids("de", "event-") == {f"{TAG}-event-{kind.__name__}" for kind in EVENTS}


def test_every_refusal_has_a_message_with_facts_that_exist() -> None:
    shared = {"wrong_kind_of_choice"}
    own = {code: facts for code, facts in refusals().items() if code not in shared}
    assert ids("de", "refusal-") == {f"{TAG}-refusal-{code}" for code in own}
    for code, facts in own.items():
        assert messages_in("de").needs(f"{TAG}-refusal-{code}") <= facts


@every_language
@pytest.mark.parametrize("reason", ["points", "chips", "number"])
def test_every_ending_is_told(
    language: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    outcome = Outcome(((ANN,), (BEN,)), reason, (30, 30))
    assert "Mara" in speech_for(language).outcome(TAG, outcome, NAMES)
    assert not caplog.records


@every_language
def test_rules_pages_are_short(language: str) -> None:
    pages = speech_for(language).rules(TAG)
    assert len(pages) == 5
    assert all(len(page) <= 900 for page in pages)


@every_language
@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_a_short_name(language: str, number: int) -> None:
    label = speech_for(language).thing(TAG, Lying("G", CARDS[number]), NAMES)
    assert len(label) <= 30


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            BidsShown((Stake(BEN, "26+"), Stake(ANN, "20"))),
            "Gebote auf den Tisch: Jörg 26+ und Mara 20.",
        ),
        (
            Rolled(ANN, 1, (3, 10, 12), (), (8, 10, 12), -3, 22, 24),
            "Mara würfelt 3 10 12, mit Malus -3 macht das 22 (nötig: 24).",
        ),
        (
            Rolled(ANN, 3, (3, 10, 12), (3, 1, 12), (10,), 0, 25, 26),
            "Letzter Wurf von Mara: 3 10 12, macht 25 (nötig: 26).",
        ),
        (
            Combed(ANN, 1, 2, 24, 24),
            "Mara frisiert das Ergebnis auf 24: Bonus +1 und 2 Wollchips.",
        ),
        (Combed(ANN, 0, 1, 24, 24), "Mara frisiert das Ergebnis auf 24: ein Wollchip."),
        (Combed(ANN, 3, 0, 24, 24), "Mara frisiert das Ergebnis auf 24: Bonus +3."),
        (
            Failed(ANN, 13, 20, False),
            "Mara bleibt mit 13 unter 20. Trost gibt es keinen: Der Vorrat an Wollchips ist leer.",
        ),
        (
            Took(ANN, (CARDS[7], CARDS[8], CARDS[58]), ("A", "B", "C"), "left"),
            "Der Rest geht an Mara: Schwarz -6 (+3), Schwarz -5 (Knochensymbol) und Hund.",
        ),
        (
            Counted(ANN, Count(20, -4, 21, 14, 9, 4, -5, 3, 62)),
            "Mara: 62 Punkte (weiße Schafe 20, schwarze -4, 0-0-7 21, 3-7-0 14, Hund 9, "
            "Knochen 4, größte Meute -5, Wollchips 3).",
        ),
        (
            Counted(ANN, Count(1, 0, 0, 0, 0, 0, 0, 0, 1)),
            "Mara: 1 Punkt (weiße Schafe 1, Wollchips 0).",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_events_read_like_sentences(event: Event, words: str) -> None:
    assert speech_for("de").tell(TAG, event, NAMES) == words


@pytest.mark.parametrize(
    ("what", "label"),
    [
        (CombTo(24, 1, 2, 3), "Bonus +1, 2 Chips: 3 Karten"),
        (CombTo(14, 0, 1, 0), "1 Chip: kein Schwarz"),
        (CombTo(20, 3, 0, 1), "Bonus +3: 1 Karte"),
    ],
)
def test_combing_names_price_and_gain(what: CombTo, label: str) -> None:
    assert speech_for("de").thing(TAG, what, NAMES) == label


def test_the_bid_question_names_the_odds() -> None:
    state = bidding(20, None, flocks=((57,), ()))
    assert isinstance(state.phase, Bidding)
    ask = ask_bid(state, state.phase, ANN, ())
    assert isinstance(ask, Menu)
    assert speech_for("de").ask(TAG, ask, NAMES) == (
        "Wie viel traust du dir zu? Dein Malus ist -3. Du hast 2 Wollchips. "
        "Chance ohne Chips: 16 zu 81 %, 20 zu 49 %, 24 zu 13 %. Bisher geboten: 20."
    )
