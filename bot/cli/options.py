"""A game and its options as words on the command line."""

from typing import Any, get_args, get_type_hints

from bot.cli.complaint import Complaint, nearest
from rules import GAMES
from rules.core.play import AnyGame

_SWITCH = {"no": False, "yes": True, "false": False, "true": True}


def find_game(tag: str) -> AnyGame:
    """Return the game called *tag*."""
    if tag not in GAMES:
        raise Complaint(f"there is no game {tag!r}: {nearest(tag, GAMES)}")
    return GAMES[tag]


def read_pairs(game: AnyGame, words: list[str]) -> Any:
    """Read options given as ``name=value``, several of them apart by commas or spaces."""
    hints = get_type_hints(game.options)
    found: dict[str, Any] = {}
    for pair in ",".join(words).split(",") if words else ():
        name, given, value = pair.partition("=")
        if not given:
            raise Complaint(f"{pair!r} is no option: write name=value")
        if name not in hints:
            raise Complaint(f"{game.tag} has no option {name!r}: {_known(name, hints)}")
        found[name] = _value(name, value, hints[name])
    return game.options(**found)


def check_seats(game: AnyGame, options: Any, seats: int) -> None:
    """Refuse a number of seats that cannot play."""
    room = game.seats_for(options)
    if seats not in room:
        raise Complaint(f"{game.tag} is for {room[0]} to {room[-1]} seats here, not {seats}")


def _known(name: str, hints: dict[str, Any]) -> str:
    return nearest(name, hints) if hints else "it has none"


def _value(name: str, value: str, hint: Any) -> Any:
    offered = _SWITCH if hint is bool else {word: word for word in get_args(hint)}
    if value not in offered:
        raise Complaint(f"{name} cannot be {value!r}: {nearest(value, offered)}")
    return offered[value]
