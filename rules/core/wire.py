"""Values as canonical JSON and back, and the digest that names a state."""

from functools import cache
from hashlib import sha256
from typing import Any, Union

from msgspec.json import Decoder, Encoder

from rules.core.play import AnyGame

_ENCODE = Encoder(order="deterministic").encode


def dumps(value: Any) -> str:
    """Write *value* as JSON: one form for one value."""
    return _ENCODE(value).decode()


def digest(value: Any) -> str:
    """Name *value* by 32 hexadecimal digits of the SHA-256 of its JSON."""
    return sha256(_ENCODE(value)).hexdigest()[:32]


def read_choice(game: AnyGame, text: str | bytes) -> Any:
    """Read one of *game*'s choices back; raise msgspec.ValidationError for anything else."""
    return _decoder(game.choices).decode(text)


def read_options(game: AnyGame, text: str | bytes) -> Any:
    """Read *game*'s options back; raise msgspec.ValidationError for anything else."""
    return _decoder((game.options,)).decode(text)


@cache
def _decoder(kinds: tuple[type, ...]) -> Decoder[Any]:
    return Decoder(Union[kinds])  # noqa: UP007 - the members are known at run time only
