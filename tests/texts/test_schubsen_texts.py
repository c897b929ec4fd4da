"""Words for what matches at random rarely reach: their sheep fall off the dyke too soon."""

import pytest

from bot.texts import LANGUAGES, speech_for
from rules.core.ask import Menu
from rules.core.play import Event, Outcome
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.data import SIDES, SPOTS
from rules.schubsen.events import (
    BoardTurned,
    CherubPassed,
    CloversUsed,
    ImpPassed,
    Laid,
    Moved,
    Revealed,
    Sealed,
    ShovedOff,
    Splashed,
    WashedAway,
)
from rules.schubsen.events import HandRefreshed as Refreshed
from tests.kit.walks import questions
from tests.schubsen.builders import asked, dyke, lay, wary_match

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Elli")
TAG = GAME.tag
UNTOLD = (Sealed, Revealed, ImpPassed, CherubPassed, Refreshed)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("seed", ["words", "more words", "even more"])
def test_whole_matches_are_told_without_a_gap(
    language: str, seed: str, caplog: pytest.LogCaptureFixture
) -> None:
    speech = speech_for(language)
    for step, _ in wary_match(5, seed):
        for event in step.events:
            assert bool(speech.tell(TAG, event, NAMES)) != isinstance(event, UNTOLD)
        for item in GAME.pending(step.state):
            for ask in questions(GAME, step.state, item.seat, lambda limit: 0):
                assert speech.ask(TAG, ask, NAMES)
                options = ask.options if isinstance(ask, Menu) else ()
                labels = [speech.option(TAG, option, NAMES) for option in options]
                assert len({*labels}) == len(labels)
                assert all(0 < len(label) <= 30 for label in labels)
    assert not caplog.records


RARE: tuple[Event, ...] = (
    ShovedOff(Seat(0), Seat(1), SPOTS[199]),
    WashedAway(Seat(0), SPOTS[42]),
    Splashed(Seat(0), SPOTS[142], 0),
    CloversUsed(Seat(0), ("c5", "b10"), -3, 10, 12),
    Moved(Seat(0), 0, SPOTS[142], SPOTS[142]),
    *(Laid((Seat(0),), "085", 1, 85, fate, hold=True) for fate in ("dry", "water", "shove")),
    Laid((Seat(0),), "985", 0, 0, "off", hold=False),
    *(BoardTurned(Seat(0), side) for side in SIDES),
)


@every_language
@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_rare_events_are_told(
    language: str, event: Event, caplog: pytest.LogCaptureFixture
) -> None:
    assert "Anna" in speech_for(language).tell(TAG, event, NAMES) or isinstance(event, Laid)
    assert not caplog.records


@every_language
@pytest.mark.parametrize(
    ("square", "keys"), [(20, ()), (20, ("1",)), (14, ("1", "a")), (195, ()), (129, ())]
)
def test_clover_questions_are_asked(
    language: str, square: int, keys: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    state = dyke(square, 139, 150, clovers={0: ("b10", "c5")})
    ask = asked(lay(state, "10", "1", "2").state, 0, *keys)
    assert speech_for(language).ask(TAG, ask, NAMES)
    assert not caplog.records


@every_language
@pytest.mark.parametrize(("reason", "winners"), [("two", 1), ("one", 1), ("none", 1), ("tied", 2)])
def test_every_ending_is_told(
    language: str, reason: str, winners: int, caplog: pytest.LogCaptureFixture
) -> None:
    outcome = Outcome((tuple(map(Seat, range(winners))),), reason)
    assert "Anna" in speech_for(language).outcome(TAG, outcome, NAMES)
    assert not caplog.records


@pytest.mark.parametrize("side", SIDES)
def test_a_side_names_its_number_of_puddles(side: str) -> None:
    assert str(len(SIDES[side].water)) in speech_for("de").thing(TAG, side, NAMES)


def test_a_move_is_told() -> None:
    event = Moved(Seat(1), 85, SPOTS[87], SPOTS[172])
    told = speech_for("de").tell(TAG, event, NAMES)
    assert told == "Ben zieht 85 auf Feld 72 (Plan 2)."
