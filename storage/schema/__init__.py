"""The numbered scripts that build the tables, oldest first; written once, never changed."""

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct

from storage.errors import WrongSchema

TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
READ = "SELECT max(version) FROM schema_version"
NOTE = "INSERT INTO schema_version (version) VALUES (?1)"


class Script(Struct, frozen=True):
    """One step from a schema to the next."""

    number: int
    statements: tuple[str, ...]


@cache
def scripts() -> tuple[Script, ...]:
    """Read all scripts, in order."""
    names = sorted(item.name for item in files(__name__).iterdir() if item.name.endswith(".sql"))
    found = tuple(Script(int(name[:3]), _statements(name)) for name in names)
    assert [script.number for script in found] == [*range(1, len(found) + 1)]
    return found


def missing(version: int | None) -> tuple[Script, ...]:
    """List the scripts that a database at *version* still needs; refuse one from the future."""
    newest, here = len(scripts()), version or 0
    if here > newest:
        raise WrongSchema(
            f"the database has schema {here}, this version knows {newest}: start the newer version"
        )
    return scripts()[here:]


def _statements(name: str) -> tuple[str, ...]:
    """Split a script; no literal in it may hold a semicolon or two dashes."""
    text = re.sub(r"--.*", "", files(__name__).joinpath(name).read_text("utf-8"))
    return tuple(part.strip() for part in text.split(";") if part.strip())
