"""Where the database is: reads DATABASE_URL and shows it without its password."""

from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from storage.errors import BadAddress

EXPECTED = "sqlite:///file.db or postgresql://user:password@host/database"


class SqliteFile(Struct, frozen=True):
    """A SQLite database in one file."""

    path: Path

    def __str__(self) -> str:
        return f"sqlite:///{self.path}"


class PostgresServer(Struct, frozen=True):
    """A PostgreSQL database; *url* holds the password and is never shown."""

    url: str
    shown: str

    def __str__(self) -> str:
        return self.shown

    def __repr__(self) -> str:
        return f"PostgresServer({self.shown!r})"


Address = SqliteFile | PostgresServer


def read_address(url: str) -> Address:
    """Read an address; raise BadAddress, without repeating what may be a password."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - reading it checks it
    except ValueError as error:
        raise BadAddress(f"the port or host makes no sense; expected {EXPECTED}") from error
    match parts.scheme:
        case "sqlite":
            return _sqlite(parts)
        case "postgresql" | "postgres":
            return _postgres(url, parts)
        case "":
            raise BadAddress(f"there is no scheme; expected {EXPECTED}")
        case other:
            raise BadAddress(f"{other!r} is not a known kind of database; expected {EXPECTED}")


def _sqlite(parts: SplitResult) -> SqliteFile:
    if parts.netloc:
        raise BadAddress("a sqlite address has three slashes before its path: sqlite:///file.db")
    if parts.query or parts.fragment:
        raise BadAddress("a sqlite address takes no ? or # behind its path")
    path = parts.path.removeprefix("/")
    if not path or path.endswith("/") or path == ":memory:":
        raise BadAddress("a sqlite address must name a file: sqlite:///file.db")
    return SqliteFile(Path(path))


def _postgres(url: str, parts: SplitResult) -> PostgresServer:
    if not parts.path.strip("/"):
        raise BadAddress("a postgresql address must name a database: postgresql://host/database")
    name = f"{parts.username}@" if parts.username else ""
    port = f":{parts.port}" if parts.port else ""
    return PostgresServer(url, f"postgresql://{name}{parts.hostname or ''}{port}{parts.path}")
