"""Every language says everything, with the same facts, and nothing is written in vain."""

import re
from collections import Counter
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from bot.texts import LANGUAGES, Speech, speech_for
from bot.texts.messages import HERE, messages_in
from rules import GAMES
from rules.core.ask import Amount, Menu
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.players import PLAYERS
from tests.kit.options import every_options
from tests.kit.sources import refusals_in, words_in
from tests.kit.walks import questions, random_match

GERMAN = messages_in("de")
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma", "Finn", "Gina", "Hugo")
WITHIN = {other for name in GERMAN for other in GERMAN.others(name)}
LABEL = 40  # characters that a phone's button can show
PAGE = 900

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_file_can_be_read(language: str) -> None:
    junk = []
    ids: Counter[str] = Counter()
    for path in (HERE / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk.append(f"{path.name}: {entry.content}")
            elif isinstance(entry, ast.Message):
                ids[entry.id.name] += 1
    assert junk == []
    assert [name for name, count in ids.items() if count > 1] == []


@every_language
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert {*messages_in(language)} ^ {*GERMAN} == set()


@every_language
def test_all_languages_name_the_same_facts(language: str) -> None:
    theirs = messages_in(language)
    both = {*theirs} & {*GERMAN}
    assert {name: theirs.needs(name) for name in both} == {n: GERMAN.needs(n) for n in both}


@every_language
def test_every_message_says_something_about_known_messages(language: str) -> None:
    theirs = messages_in(language)
    wrong = {}
    for name in theirs:
        _, errors = theirs.format(name, dict.fromkeys(theirs.needs(name), "0"))
        if errors:
            wrong[name] = errors
    assert wrong == {}


@every_game
def test_every_event_has_a_sentence(game: AnyGame) -> None:
    lines = {f"{game.tag}-event-{kind.__name__}": facts_of(kind) for kind in game.events}
    unknown = {line: GERMAN.needs(line) - facts for line, facts in lines.items()}
    assert {line: facts for line, facts in unknown.items() if facts} == {}


@every_game
def test_every_refusal_has_a_sentence(game: AnyGame) -> None:
    refusals = refusals_in(f"rules/{game.tag}")
    for because, facts in refusals.items():
        own = f"{game.tag}-refusal-{because}"
        line = own if own in GERMAN else f"bot-refusal-{because}"
        assert GERMAN.needs(line) <= facts, line


def test_every_refusal_of_the_core_has_a_sentence() -> None:
    for because, facts in refusals_in("rules/core").items():
        assert GERMAN.needs(f"bot-refusal-{because}") <= facts
    assert "bot-refusal-NotPending" in GERMAN


@every_game
@every_language
def test_every_setting_has_a_name(game: AnyGame, language: str) -> None:
    speech = speech_for(language)
    for field, hint in get_type_hints(game.options).items():
        values = [True, False] if hint is bool else get_args(hint)
        assert speech.setting(game.tag, field)
        assert len({speech.setting(game.tag, field, value) for value in values}) == len(values)


@every_game
@every_language
def test_the_rules_help_comes_in_short_pages(game: AnyGame, language: str) -> None:
    pages = speech_for(language).rules(game.tag)
    assert pages
    assert all(0 < len(page) <= PAGE for page in pages), [len(page) for page in pages]


@every_game
@every_language
def test_every_game_introduces_itself(game: AnyGame, language: str) -> None:
    said = [
        speech_for(language).line(f"{game.tag}-{part}") for part in ("name", "tagline", "typed")
    ]
    assert all(said)


@every_game
@every_language
def test_whatever_happens_has_words(
    game: AnyGame, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Random matches with all options; what lacks words or facts is logged."""
    speech = speech_for(language)
    for name, options in every_options(game):
        room = game.seats_for(options)
        for seats in {room[0], room[-1]}:
            _tell_match(game, seats, options, f"texts-{name}", speech)
    assert not caplog.records


def _tell_match(game: AnyGame, seats: int, options: Any, seed: str, speech: Speech) -> None:
    played = random_match(game, seats, seed, options, rethink=True)
    below = Dice(seed, -7).below
    for step, _ in played:
        for event in step.events:
            speech.tell(game.tag, event, NAMES)
        for item in game.pending(step.state):
            for ask in questions(game, step.state, item.seat, below):
                _ask(game, ask, speech)
    outcome = game.outcome(played[-1][0].state)
    assert outcome is not None
    assert speech.outcome(game.tag, outcome, NAMES[:seats])


def _ask(game: AnyGame, ask: Menu | Amount, speech: Speech) -> None:
    assert speech.ask(game.tag, ask, NAMES)
    options = ask.options if isinstance(ask, Menu) else ()
    labels = [speech.option(game.tag, option, NAMES) for option in options]
    assert all(0 < len(label) <= LABEL for label in labels), labels
    assert len({*labels}) == len(labels), labels


@every_game
def test_no_message_of_a_game_is_written_in_vain(game: AnyGame) -> None:
    tag = game.tag
    rules = words_in(f"rules/{tag}")
    drawn = words_in("render", "bot") | rules
    said = {
        "event": {kind.__name__ for kind in game.events},
        "ask": rules,
        "asked": rules,
        "option": rules | {"yes", "no"},
        "refusal": {*refusals_in(f"rules/{tag}"), *refusals_in("rules/core")},
        "outcome": rules,
        "why": words_in("rules/players"),
        "setting": _settings(game),
        "rules": {str(page + 1) for page in range(len(speech_for("de").rules(tag)))},
    }
    vain = []
    for name in GERMAN:
        own, _, rest = name.partition("-")
        kind, _, what = rest.partition("-")
        if own != tag or rest in ("name", "tagline", "typed"):
            continue
        if kind == "why" and [*PLAYERS[tag]] == ["random"]:
            continue
        used = what in said[kind] if kind in said else _built(name, drawn) or _built(rest, drawn)
        if not used and name not in WITHIN:
            vain.append(name)
    assert vain == []


def test_no_message_of_the_host_is_written_in_vain() -> None:
    words = words_in("bot", "render", "rules")
    elsewhere = {*GAMES, "page"}  # the page's words stand in its scripts: see tests/web
    names = [name for name in GERMAN if name.partition("-")[0] not in elsewhere]
    assert [name for name in names if not _built(name, words) and name not in WITHIN] == []


def _built(name: str, words: frozenset[str]) -> bool:
    """Tell whether *name* stands in the source, in one piece or put together from its parts."""
    if name in words:
        return True
    heads = [word for word in words if word and word in name and re.search("[a-z]-$", word)]
    return any(name.partition(head)[2] in words for head in heads)


def _settings(game: AnyGame) -> set[str]:
    found = set()
    for field, hint in get_type_hints(game.options).items():
        values = ("yes", "no") if hint is bool else get_args(hint)
        found |= {field, *(f"{field}-{value}" for value in values)}
    return found


def facts_of(kind: type) -> frozenset[str]:
    """List what a sentence about *kind* may name."""
    found = set()
    for field, hint in get_type_hints(kind).items():
        found.add(field)
        for inner in (hint, *get_args(hint)):
            if "tuple" in str(inner):
                found.add(f"{field}_count")
            elif hasattr(inner, "__struct_fields__"):
                found |= {f"{field}_{fact}" for fact in facts_of(inner)}
    return frozenset(found)
