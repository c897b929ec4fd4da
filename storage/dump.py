"""A backup that either database can read: compressed lines of JSON.

The first line says what it is and how many rows follow; each row is a line, the name of its
table first; the last line holds a digest for each table. A file without its last line is
not whole.
"""

import gzip
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from hashlib import sha256
from io import BufferedReader, BufferedWriter
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from storage import schema
from storage.base import Cells, Hold
from storage.errors import BadBackup
from storage.tables import TABLES, selecting

FORMAT = "schafstall-backup"
MAGIC = b"\x1f\x8b"
PAGE = 500

Whole = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]  # what a column holds
Line = Annotated[list[str | Whole | None], Meta(min_length=1)]
Watch = Callable[[int, int], None]  # is told how many rows of how many are done


class Head(Struct, frozen=True):
    """The first line."""

    format: str
    schema: int
    rows: dict[str, int]


class Foot(Struct, frozen=True):
    """The last line."""

    digests: dict[str, str]


class Tally:
    """Counts rows and sums their hashes up, so that their order does not matter."""

    def __init__(self) -> None:
        self.rows = dict.fromkeys(TABLES, 0)
        self._sums = dict.fromkeys(TABLES, 0)

    def add(self, table: str, rows: list[Cells]) -> None:
        """Take in some rows of one table."""
        self.rows[table] += len(rows)
        for cells in rows:
            line = msgspec.json.encode(tuple(cells))
            self._sums[table] += int.from_bytes(sha256(line).digest())

    def digests(self) -> dict[str, str]:
        """Name the content of every table."""
        return {table: f"{number % (1 << 256):064x}" for table, number in self._sums.items()}


async def count(hold: Hold) -> dict[str, int]:
    """Count the rows of every table."""
    found = {}
    for table in TABLES:
        ((number,),) = await hold.fetch(f"SELECT count(*) FROM {table}")
        found[table] = number
    return found


async def rows_of(hold: Hold) -> AsyncIterator[tuple[str, list[Cells]]]:
    """Yield everything that is stored, part by part."""
    for table in TABLES:
        async for page in hold.pages(selecting(table)):
            yield table, list(page)


async def write_dump(hold: Hold, file: BufferedWriter, watch: Watch) -> dict[str, int]:
    """Write everything that is stored into *file*; return how many rows each table has."""
    tally, head = Tally(), Head(FORMAT, len(schema.scripts()), await count(hold))
    total = sum(head.rows.values())
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
        packed.write(_line(head))
        async for table, rows in rows_of(hold):
            tally.add(table, rows)
            packed.write(b"".join(_line((table, *cells)) for cells in rows))
            watch(sum(tally.rows.values()), total)
        packed.write(_line(Foot(tally.digests())))
    return tally.rows


class Dump:
    """A dump that is being read; whatever is wrong with it is a BadBackup."""

    def __init__(self, file: BufferedReader) -> None:
        self._lines = _lines(file)
        self.head = _read(next(self._lines, b""), Head)
        if self.head.format != FORMAT or set(self.head.rows) != set(TABLES):
            raise BadBackup("this is not a backup of this program")
        if self.head.schema != (known := len(schema.scripts())):
            raise BadBackup(
                f"the backup has schema {self.head.schema}, this version knows {known}: restore it"
                " with the version that wrote it"
            )

    def pages(self) -> Iterator[tuple[str, list[Cells]]]:
        """Yield the rows part by part, then check that they are whole."""
        tally, table, page = Tally(), "", list[Cells]()
        line = b""
        for line in self._lines:
            if not line.startswith(b"["):
                break
            name, cells = _row(line)
            if name != table or len(page) == PAGE:
                if page:
                    yield table, page
                table, page = name, []
            page.append(cells)
            tally.add(name, [cells])
        if page:
            yield table, page
        if (tally.rows, tally.digests()) != (self.head.rows, _read(line, Foot).digests):
            raise BadBackup("the backup is damaged: its rows are not the ones that were written")
        if next(self._lines, None) is not None:
            raise BadBackup("the backup is damaged: something follows its end")


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _lines(file: BufferedReader) -> Iterator[bytes]:
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            yield from packed
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadBackup(f"the backup is damaged: {error}") from error


def _read(line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup("the backup is damaged: its first or last line is missing") from error


def _row(line: bytes) -> tuple[str, Cells]:
    try:
        table, *cells = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup("the backup is damaged: a row cannot be read") from error
    if not isinstance(table, str) or len(cells) != len(TABLES.get(table, ())):
        raise BadBackup("the backup is damaged: a row fits no table")
    return table, cells
