"""One table in one language: its events, questions and choices as sentences."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from bot.moment import STANDIN, Moment
from bot.panel import offers
from bot.seating import CLOCK, names
from bot.texts import Speech
from bot.texts.parts import Words, split
from rules import GAMES
from rules.core.ask import Ask, Option, Pick
from rules.core.fair import commitment
from rules.core.play import AnyGame, Event, Public, Secret
from rules.core.seats import Seat
from storage.rows import MatchRow


class Voice:
    """Words what happens at a table."""

    def __init__(self, row: MatchRow, speech: Speech) -> None:
        self.row = row
        self.speech = speech

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names on the seats."""
        return names(self.row)

    @property
    def game(self) -> AnyGame:
        """The rules played by."""
        return GAMES[self.row.game]

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.speech.line(f"{self.row.game}-name")

    def line(self, name: str, /, **facts: Any) -> str:
        """Say one of the house's own sentences."""
        return self.speech.line(f"bot-{name}", **facts)

    def story(self, moments: Iterable[Moment]) -> list[str]:
        """Tell what everyone may know of *moments*, sentence by sentence."""
        return [line for moment in moments for line in self._told(moment) if line]

    def secrets(self, moments: Iterable[Moment], seat: Seat) -> list[str]:
        """Tell what only *seat* learns from *moments*."""
        events = [event for moment in moments for event in moment.events if learns(event, seat)]
        return [line for line in map(self._event, events) if line]

    def echoes(self, moment: Moment, seat: Seat) -> bool:
        """Tell whether the secrets of *moment* say again what *seat* has just chosen."""
        return any(isinstance(e, Secret) and e.ECHO and seat in e.to for e in moment.events)

    def question(self, ask: Ask, *, told: bool = False) -> str:
        """Put a question into words, in fewer where what led to it is *told* above."""
        return self.speech.ask(self.row.game, ask, self.names, told=told)

    def label(self, option: Option) -> str:
        """Name one thing on offer."""
        return self.speech.option(self.row.game, option, self.names)

    def answers(self, trail: Iterable[tuple[Ask, Pick]]) -> str:
        """Name what was picked, answer by answer, unless the last one says it all."""
        words = [self._picked(ask, pick) for ask, pick in trail]
        if len(words) > 1 and "".join(words[:-1]) in words[-1]:
            return words[-1]
        return " · ".join(words)

    def _told(self, moment: Moment) -> Iterator[str]:
        if moment.seat is None:
            yield self.line("fair-start", commitment=commitment(self.row.seed)[:16])
        if moment.seat is not None and moment.by in (CLOCK, STANDIN):
            yield self.line(f"told-{moment.by}", name=self.names[moment.seat])
        yield from (self._event(event) for event in moment.events if isinstance(event, Public))

    def _event(self, event: Event) -> str:
        return self.speech.tell(self.row.game, event, self.names)

    def _picked(self, ask: Ask, pick: Pick) -> str:
        labels = {option.key: option for option in offers(ask) if option.key in pick}
        words = [self.label(labels[key]) for key in pick if key in labels]
        return self.speech.listed(words) if words else "–"


def learns(event: Event, seat: Seat) -> bool:
    """Tell whether an event is a secret meant for *seat*."""
    return isinstance(event, Secret) and seat in event.to


def paragraphs(*lines: str) -> Words:
    """Put lines under each other, leaving out empty ones."""
    return split("\n".join(line for line in lines if line))
