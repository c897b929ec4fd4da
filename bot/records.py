"""Records as files: one JSON document for each match."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.cli.complaint import Complaint, nearest
from rules import GAMES
from rules.core.play import AnyGame
from rules.core.record import FORMAT, Differs, Record
from rules.core.wire import dumps

LIMIT = 16 << 20  # bytes; the longest matches take a hundredth of it
QUOTED = 200  # characters

_DIFFERENCES = {
    "pledge": "the pledge is not the SHA-256 of the secret",
    "seed": "the seed is not what the secret and the contributions mix to",
    "commitment": "the commitment is not the SHA-256 of the seed",
    "options": "the options are not options of this game",
    "seats": "{found} seats cannot play with these options",
    "names": "there are {found} names for {instead} seats",
    "contributions": "there are {found} contributions for {instead} seats",
    "opening": "the seed deals another opening: digest {instead}, not {found}",
    "choice": "this is no choice of the game: {found}",
    "refused": "the rules refuse this choice: {found}",
    "digest": "the choice leads to digest {instead}, not {found}",
    "outcome": "the choices lead to another outcome: {instead}, not {found}",
    "seal": "a detail such as a name or a time was changed: the seal is {instead}, not {found}",
}


class _Head(msgspec.Struct):
    """What tells whether the rest is worth reading."""

    format: str
    game: str
    version: int


def read_record(path: Path) -> tuple[AnyGame, Record]:
    """Read a record's file and find its game; complain of a file that holds none."""
    try:
        with path.open("rb") as file:
            document = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte in it
        reason = getattr(error, "strerror", None) or str(error)
        raise Complaint(f"{path} cannot be read: {reason}") from error
    return parse_record(document, str(path))


def parse_record(document: bytes, name: str) -> tuple[AnyGame, Record]:
    """Read a record and find its game; complain of *name* if it holds none."""
    if len(document) > LIMIT:
        raise Complaint(f"{name} is not a record: it is larger than {LIMIT >> 20} MB")
    try:
        game = _game(name, msgspec.json.decode(document, type=_Head))
        record = msgspec.json.decode(document, type=Record)
    except msgspec.ValidationError as error:
        raise Complaint(f"{name} is not a record: {_reason(error)}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint(f"{name} is not JSON: {_reason(error)}") from error
    except RecursionError as error:
        raise Complaint(f"{name} is not a record: it is nested too deeply") from error
    return game, record


def write_record(path: Path, record: Record) -> None:
    """Write *record* to a file."""
    path.write_text(document(record), "utf-8")


def document(record: Record) -> str:
    """Return *record* as JSON with a line for each of its parts and for each choice."""
    return "".join(_lines(msgspec.to_builtins(record)))


def worded(flaw: Differs) -> str:
    """Say what differs in a record, and in which row."""
    found, instead = _short(flaw.found), _short(flaw.instead)
    sentence = _DIFFERENCES[flaw.what].format(found=found, instead=instead)
    return sentence if flaw.row is None else f"row {flaw.row}: {sentence}"


def _lines(parts: dict[str, object]) -> Iterator[str]:
    choices = parts["choices"]
    assert isinstance(choices, list | tuple)
    for place, (name, part) in enumerate(parts.items()):
        yield f"{',' if place else '{'}\n{dumps(name)}: "
        if name == "choices" and choices:
            yield "[\n  " + ",\n  ".join(map(dumps, choices)) + "\n]"
        else:
            yield dumps(part)
    yield "\n}\n"


def _game(name: str, head: _Head) -> AnyGame:
    if head.format != FORMAT:
        raise Complaint(f"{name} is not a record: its format is {head.format!r}, not {FORMAT!r}")
    if head.game not in GAMES:
        raise Complaint(f"{name} is of an unknown game {head.game!r}: {nearest(head.game, GAMES)}")
    game = GAMES[head.game]
    if head.version != game.version:
        raise Complaint(
            f"{name} was played by version {head.version} of the rules of {head.game}, "
            f"and these are version {game.version}"
        )
    return game


def _short(value: object) -> str:
    """Quote *value*, the head of it where a forger made it long."""
    text = dumps(value) if isinstance(value, dict | list) else str(value)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def _reason(error: Exception) -> str:
    """Return the decoder's words as the end of a sentence."""
    text = str(error).removeprefix("JSON is malformed: ")
    return text[:1].lower() + text[1:]
