"""Every combination of a game's options that a lobby offers."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

from rules.core.play import AnyGame


def every_options(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Yield each combination with a short name; fields are words from a list, or yes and no."""
    hints = get_type_hints(game.options)
    fields = {name: _values(hint) for name, hint in hints.items()}
    for values in product(*fields.values()):
        options = game.options(**dict(zip(fields, values, strict=True)))
        if len(game.seats_for(options)):
            yield "-".join(map(str, values)) or "plain", options


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    assert get_origin(hint) is Literal, hint
    return get_args(hint)
