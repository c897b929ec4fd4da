"""Words of Schaf nachgedacht that random matches hardly ever need."""

import pytest

from bot.texts import LANGUAGES, speech_for
from rules.core.play import Event, Outcome
from rules.core.seats import Seat
from rules.nachgedacht.events import Drawn, RowFormed, SheepExchanged, Stuck
from rules.nachgedacht.moving import Sheep

NAMES = ("Anna", "Ben")
TAG = "nachgedacht"
RARE: tuple[Event, ...] = (
    Stuck(Seat(0), Seat(1)),
    Drawn("repetition"),
    Drawn("quiet"),
    RowFormed(Seat(0), ("a1", "b1", "c1", "d1"), "a1", 2, gift=True),
    SheepExchanged(Seat(0), Seat(1), "b1", "black", 0, forced=True),
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_rare_events_are_told(
    language: str, event: Event, caplog: pytest.LogCaptureFixture
) -> None:
    assert speech_for(language).tell(TAG, event, NAMES)
    assert not caplog.records


@every_language
@pytest.mark.parametrize("reason", ["three_rows", "stuck", "repetition", "quiet"])
def test_every_ending_is_told(
    language: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    outcome = Outcome(((Seat(0),), (Seat(1),)), reason, (3, 1))
    assert speech_for(language).outcome(TAG, outcome, NAMES)
    assert not caplog.records


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
