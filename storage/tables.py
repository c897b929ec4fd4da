"""Every table with its columns, in an order in which they can be filled."""

TABLES: dict[str, tuple[str, ...]] = {
    "person": (
        *("id", "name", "language", "zone", "quiet_from", "quiet_to", "reachable", "settings"),
    ),
    "place": ("id", "title", "language", "speed", "settings"),
    "match": (
        *("id", "place", "game", "version", "status", "options", "settings", "seats", "host"),
        *("secret", "seed", "created", "started", "ended", "expires", "revision"),
    ),
    "seat": ("person", "match"),
    "progress": ("match", "choices", "told", "owner", "until"),
    "choice": ("match", "index", "seat", "choice", "digest", "by", "at"),
    "post": ("match", "kind", "room", "message", "digest", "at"),
    "deadline": (*("match", "seat", "opened", "due", "wake", "stage", "paused", "owner", "held"),),
    "heartbeat": ("process", "at"),
    "seen": ("source", "item", "at"),
    "setting": ("key", "value"),
}


def selecting(table: str) -> str:
    """Spell the query for all rows of a table."""
    return f"SELECT {', '.join(_quoted(table))} FROM {table}"


def inserting(table: str) -> str:
    """Spell the insertion of one row into a table."""
    names = _quoted(table)
    places = ", ".join(f"?{place}" for place in range(1, len(names) + 1))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"


def _quoted(table: str) -> list[str]:
    return [f'"{name}"' for name in TABLES[table]]
