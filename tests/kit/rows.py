"""Small builders of rows for tests of the store."""

from typing import Any

from storage import Store
from storage.rows import ChoiceRow, DeadlineRow, MatchRow, ProgressRow, Seated
from storage.writes import Add


def match_row(match: str = "aaaabbbb", **facts: Any) -> MatchRow:
    """Build a lobby of two people in a place of its own."""
    row: dict[str, Any] = {
        "place": f"web:{match}",
        "game": "lantern",
        "version": 1,
        "status": "lobby",
        "options": "{}",
        "settings": "{}",
        "seats": (Seated("Ann", person="web:ann"), Seated("Bob", person="web:bob")),
        "host": "web:ann",
        "secret": "ab12",
        "seed": "cd34",
        "created": 1_000,
    }
    return MatchRow(match, **(row | facts))


def choice_row(match: str, index: int, **facts: Any) -> ChoiceRow:
    """Build one line of a log."""
    row: dict[str, Any] = {
        "seat": 0,
        "choice": "{}",
        "digest": "d",
        "by": "player",
        "at": 2_000 + index,
    }
    return ChoiceRow(match, index, **(row | facts))


def deadline_row(match: str, seat: int = 0, **facts: Any) -> DeadlineRow:
    """Build a deadline that opened at 1,000, wakes at 1,500 and is due at 2,000."""
    row: dict[str, Any] = {"opened": 1_000, "due": 2_000, "wake": 1_500}
    return DeadlineRow(match, seat, **(row | facts))


async def begun(store: Store, match: str = "aaaabbbb", **facts: Any) -> MatchRow:
    """Store a match that has just begun."""
    row = match_row(match, **({"status": "playing", "started": 1_500} | facts))
    await store.write(Add(row), Add(ProgressRow(match)))
    return row
