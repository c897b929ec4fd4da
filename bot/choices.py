"""A game's options as a lobby offers them: fields, the values each may take, words for both."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from bot.errors import Refused
from rules.core.play import AnyGame

TRUTHS = {"no": False, "yes": True}


@cache
def fields(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """List the fields of a game's options with the words for their values."""
    hints = get_type_hints(game.options)
    return {name: tuple(_words(hint)) for name, hint in hints.items()}


def value(options: Any, field: str) -> str:
    """Return the word for what *field* is set to."""
    now = getattr(options, field)
    return ("yes" if now else "no") if isinstance(now, bool) else str(now)


def chosen(game: AnyGame, options: Any, field: str, word: str) -> Any:
    """Return *options* with *field* set to what *word* stands for."""
    if word not in fields(game).get(field, ()):
        raise Refused("no_such_option", word=word)
    is_truth = isinstance(getattr(options, field), bool)
    changed = msgspec.structs.replace(options, **{field: TRUTHS[word] if is_truth else word})
    if not len(game.seats_for(changed)):
        raise Refused("no_such_option", word=word)
    return changed


def onward(game: AnyGame, options: Any, field: str) -> str:
    """Return the word for the value after the present one, in turn."""
    words = fields(game)[field]
    return words[(words.index(value(options, field)) + 1) % len(words)]


def _words(hint: Any) -> Iterator[str]:
    if hint is bool:
        yield from TRUTHS
    else:
        assert get_origin(hint) is Literal, hint
        yield from get_args(hint)
