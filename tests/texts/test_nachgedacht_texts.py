"""Every fact of Schaf nachgedacht has its words, in every language alike."""

import re
from pathlib import Path

import pytest

import rules.nachgedacht
from bot.texts import LANGUAGES, speech_for
from bot.texts.messages import messages_in
from rules.core.play import Event, Outcome
from rules.core.seats import Seat
from rules.nachgedacht import GAME
from rules.nachgedacht.data import LAYOUTS
from rules.nachgedacht.events import EVENTS, Drawn, RowFormed, SheepExchanged, Stuck
from rules.nachgedacht.moving import Sheep
from tests.kit.walks import questions, random_match

NAMES = ("Anna", "Ben")
TAG = GAME.tag
ENDINGS = ("three_rows", "stuck", "repetition", "quiet")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(language: str) -> set[str]:
    return {name for name in messages_in(language) if name.startswith(f"{TAG}-")}


def refusals() -> dict[str, set[str]]:
    """Read from the rules themselves what they refuse, and with which facts."""
    source = "".join(
        path.read_text("utf-8") for path in Path(rules.nachgedacht.__path__[0]).glob("*.py")
    )
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
def test_random_matches_are_told_without_a_gap(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    speech = speech_for(language)
    for seed in ("words", "more words"):
        for step, _ in random_match(GAME, 2, seed):
            assert all(speech.tell(TAG, event, NAMES) for event in step.events)
            for item in GAME.pending(step.state):
                for ask in questions(GAME, step.state, item.seat, lambda limit: 0):
                    assert speech.ask(TAG, ask, NAMES)
                    labels = [speech.option(TAG, option, NAMES) for option in ask.options]  # type: ignore[union-attr]
                    assert len({*labels}) == len(labels)
                    assert all(0 < len(label) <= 30 for label in labels)
    assert not caplog.records


RARE: tuple[Event, ...] = (
    Stuck(Seat(0), Seat(1)),
    Drawn("repetition"),
    Drawn("quiet"),
    RowFormed(Seat(0), ("a1", "b1", "c1", "d1"), "a1", 2, gift=True),
    SheepExchanged(Seat(0), Seat(1), "b1", "black", 0, forced=True),
)


@every_language
@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_rare_events_are_told(
    language: str, event: Event, caplog: pytest.LogCaptureFixture
) -> None:
    assert speech_for(language).tell(TAG, event, NAMES)
    assert not caplog.records


def test_every_event_has_a_message() -> None:
    told = {name for name in ids("de") if name.startswith(f"{TAG}-event-")}
    assert told == {f"{TAG}-event-{kind.__name__}" for kind in EVENTS}


def test_every_refusal_has_a_message_with_facts_that_exist() -> None:
    shared = {"pick_not_offered", "wrong_kind_of_choice"}
    assert refusals().keys() >= shared
    own = {code: facts for code, facts in refusals().items() if code not in shared}
    told = {name for name in ids("de") if name.startswith(f"{TAG}-refusal-")}
    assert told == {f"{TAG}-refusal-{code}" for code in own}
    for code, facts in own.items():
        assert messages_in("de").needs(f"{TAG}-refusal-{code}") <= facts


@every_language
@pytest.mark.parametrize("reason", ENDINGS)
def test_every_ending_is_told(
    language: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    outcome = Outcome(((Seat(0),), (Seat(1),)), reason, (3, 1))
    assert speech_for(language).outcome(TAG, outcome, NAMES)
    assert not caplog.records


def test_every_layout_has_a_name() -> None:
    told = {name for name in ids("de") if name.startswith(f"{TAG}-setting-layout-")}
    assert told == {f"{TAG}-setting-layout-{layout}" for layout in LAYOUTS}


@every_language
def test_rules_pages_are_short(language: str) -> None:
    pages = speech_for(language).rules(TAG)
    assert len(pages) == 4
    assert all(len(page) <= 900 for page in pages)


def test_sheep_are_told_apart_by_colour() -> None:
    words = [
        speech_for("de").thing(TAG, Sheep("a3", colour), NAMES)
        for colour in ("white", "black", "green")
    ]
    assert words == ["Schaf a3", "Schwarzes Schaf a3", "Grünes Schaf a3"]


def test_a_row_is_told() -> None:
    event = RowFormed(Seat(1), ("a1", "b1", "c1", "d1"), "a1", 1, gift=False)
    told = speech_for("de").tell(TAG, event, NAMES)
    assert told == "Schön der Reihe nach: Ben bildet a1 b1 c1 d1. Das ist die erste."
