"""From facts to sentences: events, questions, options, refusals and outcomes in one language."""

import logging
from collections.abc import Iterable
from functools import cache
from itertools import count, takewhile
from typing import Any

from babel.lists import format_list
from msgspec import Struct

from bot.texts.facts import Facts, Names
from bot.texts.messages import LANGUAGES, messages_in
from bot.texts.parts import Part, When, Who, split
from rules.core.ask import Ask, Option
from rules.core.ask import Who as SeatOf
from rules.core.play import Event, Outcome

__all__ = [
    "LANGUAGES",
    "Names",
    "Part",
    "Speech",
    "When",
    "Who",
    "pick_language",
    "speech_for",
    "split",
]

FALLBACK = LANGUAGES[0]
log = logging.getLogger(__name__)


class Speech:
    """One language.

    What is missing in it is said in German, and logged; what is missing there too is a bug
    and raises KeyError with the message's id. Texts may hold points in time and people:
    see ``split``.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages_in(language)

    def tell(self, game: str, event: Event, names: Names) -> str:
        """Put an event into words; "" for one that is not told."""
        facts = self._facts(game, names).add_fields(event)
        return self._say(f"{game}-event-{type(event).__name__}", facts)

    def ask(self, game: str, ask: Ask, names: Names, *, told: bool = False) -> str:
        """Put a question into words; fewer will do where what led to it is *told* above."""
        facts, brief = self._facts(game, names).add(ask.facts), f"{game}-asked-{ask.question}"
        return self._say(
            brief if told and brief in self._messages else f"{game}-ask-{ask.question}", facts
        )

    def option(self, game: str, option: Option, names: Names) -> str:
        """Name one thing on offer."""
        return self.thing(game, option.what, names)

    def thing(self, game: str, what: Any, names: Names) -> str:
        """Name a number, a seat's player, or what a word or a value of the game stands for."""
        facts = self._facts(game, names)
        match what:
            case bool():
                return self._say(f"{game}-option-{'yes' if what else 'no'}", facts)
            case int():
                return str(what)
            case SeatOf():
                return str(facts.add({"seat": what})["seat"])
            case str():
                return self._say(f"{game}-option-{what}", facts)
        return self._say(f"{game}-option-{type(what).__name__}", facts.add_fields(what))

    def refuse(self, error: Exception, game: str | None = None, names: Names = ()) -> str:
        """Explain why something led nowhere, in the game's words or else in the host's."""
        because = getattr(error, "because", type(error).__name__)
        facts = self._facts(game or "bot", names).add(getattr(error, "facts", {}))
        own = f"{game}-refusal-{because}"
        return self._say(own if own in messages_in(FALLBACK) else f"bot-refusal-{because}", facts)

    def outcome(self, game: str, outcome: Outcome, names: Names) -> str:
        """Tell how a match ended."""
        winners = tuple(SeatOf(seat) for seat in outcome.winners)
        facts = self._facts(game, names).add(
            {"winners": winners, "winner_count": len(winners), "seat_count": len(names)}
        )
        return self._say(f"{game}-outcome-{outcome.reason}", facts)

    def setting(self, game: str, field: str, value: str | bool | None = None) -> str:
        """Name one of a game's options, or with *value* one of its settings."""
        word = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        return self.line(f"{game}-setting-{field}" + ("" if word is None else f"-{word}"))

    def rules(self, game: str) -> tuple[str, ...]:
        """Return the pages of a game's rules help."""
        names = (f"{game}-rules-{page}" for page in count(1))
        return tuple(
            self.line(name) for name in takewhile(messages_in(FALLBACK).__contains__, names)
        )

    def line(self, name: str, /, **facts: Any) -> str:
        """Say the message *name*; painters get this as their ``label``."""
        return self._say(name, self._facts(name.partition("-")[0], ()).add(facts))

    def listed(self, words: Iterable[str]) -> str:
        """Join *words* with the language's "and"."""
        given = [*words]
        return given[0] if len(given) == 1 else format_list(given, locale=self.language)

    def _facts(self, game: str, names: Names) -> Facts:
        def word(value: Struct) -> str:
            return self.thing(game, value, names)

        return Facts(names, word, self.listed)

    def _say(self, name: str, facts: Facts) -> str:
        known = self._messages
        if name not in known:
            known = messages_in(FALLBACK)
            log.warning("message %s is missing in %s", name, self.language)
        told = {fact: facts[fact] for fact in known.needs(name) if fact in facts}
        text, errors = known.format(name, told)
        for error in errors:
            log.warning("message %s went wrong: %s", name, error)
        return text


@cache
def speech_for(language: str) -> Speech:
    """Return the speech of *language*, made once."""
    return Speech(language)


def pick_language(tag: str | None, default: str = FALLBACK) -> str:
    """Return the language that serves a tag such as ``de-AT`` or ``en_GB``."""
    first = (tag or "").replace("_", "-").partition("-")[0].lower()
    return first if first in LANGUAGES else default
