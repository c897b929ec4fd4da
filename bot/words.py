"""The words people may type or choose from, the same on every platform."""

from collections.abc import Iterable
from difflib import get_close_matches

COMMANDS = (
    "start",
    "join",
    "leave",
    "begin",
    "board",
    "hand",
    "move",
    "status",
    "rules",
    "games",
    "settings",
    "options",
    "robot",
    "unrobot",
    "kick",
    "host",
    "pause",
    "resume",
    "back",
    "stop",
    "replay",
    "record",
    "again",
    "hint",
    "help",
)
MENU = "menu"  # what a bare command asks for, where there are no sub-commands to pick from
SPEEDS = ("live", "day", "relaxed")
LEVELS = ("easy", "medium", "hard")
ABSENCES = ("fallback", "standin")
THEMES = ("light", "dark")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that *word* was probably meant to be."""
    found = get_close_matches(word.lower(), [*known], n=1, cutoff=0.6)
    return found[0] if found else None
