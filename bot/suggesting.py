"""Suggestions for typed answers: the legal walks that begin like what was typed."""

from collections.abc import Iterator
from itertools import islice

from bot.panel import offers
from bot.platforms.post import Suggestion
from bot.seating import seat_of
from bot.session import Still
from bot.texts import Speech
from bot.voice import Voice
from rules.core.ask import Ask, Path
from rules.core.seats import Seat

MOST = 25


def suggested(still: Still, person: str, text: str, speech: Speech) -> Iterator[Suggestion]:
    """Yield answers that go on from *text*, the first ones on offer first."""
    seat = seat_of(still.row, person)
    if seat is None or still.moment.open(seat) is None:
        return
    voice = Voice(still.row, speech)
    for path in islice(_walks(still, seat, (), _squeezed(text)), MOST):
        trail = [
            (still.game.legal(still.moment.state, seat, path[:place]), pick)
            for place, pick in enumerate(path)
        ]
        words = " ".join(key for pick in path for key in pick)
        yield Suggestion(words, voice.answers(trail)[:100])


def _walks(still: Still, seat: Seat, path: Path, wanted: str) -> Iterator[Path]:
    ask = still.game.legal(still.moment.state, seat, path)
    if not isinstance(ask, Ask):
        yield path
        return
    if getattr(ask, "most", 1) > 1:  # too many ways: ask for the rest by buttons
        if path:
            yield path
        return
    for option in offers(ask):
        onward = (*path, (option.key,))
        said = "".join(key for pick in onward for key in pick)
        if said.startswith(wanted) or wanted.startswith(said):
            yield from _walks(still, seat, onward, wanted)


def _squeezed(text: str) -> str:
    return "".join(char for char in text.lower() if char.isalnum())
