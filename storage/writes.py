"""What may be written: a batch of these is one transaction, done wholly or not at all."""

from collections.abc import Iterator
from functools import cache
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import fields

from storage.rows import ChoiceRow, MatchRow, Row


class Statement(Struct, frozen=True):
    """One piece of SQL with numbered arguments (?1 …); *must* change or return a row."""

    sql: str
    cells: tuple[Any, ...] = ()
    must: bool = False


class Append(Struct, frozen=True):
    """Add the next choice of a begun match; Conflict unless its index is the next one."""

    row: ChoiceRow


class Add(Struct, frozen=True):
    """Add a row; Conflict if its key, or the place of a live match, is taken."""

    row: Row


class Put(Struct, frozen=True):
    """Write a row, whether it was there or not."""

    row: Row


class Change(Struct, frozen=True):
    """Change a match as it was read; Conflict if its revision has moved on meanwhile."""

    row: MatchRow


class Drop(Struct, frozen=True):
    """Delete the rows whose key begins with *key*; deleting nothing is fine."""

    kind: type[Row]
    key: tuple[str | int, ...]


class Told(Struct, frozen=True):
    """Note that the first *told* steps are told; Conflict if *owner* lost its claim."""

    match: str
    told: int
    owner: str


Write = Append | Add | Put | Change | Drop | Told


@cache
def columns(kind: type[Row]) -> tuple[str, ...]:
    """Name the columns of a row, quoted."""
    return tuple(f'"{field.name}"' for field in fields(kind))


def statements(write: Write) -> Iterator[Statement]:
    """Spell out one write as SQL."""
    match write:
        case Append(row):
            yield Statement(
                "UPDATE progress SET choices = ?2 WHERE match = ?1 AND choices = ?3"
                " RETURNING match",
                (row.match, row.index, row.index - 1),
                must=True,
            )
            yield _insert(row)
        case Add(row):
            yield _insert(row)
            if isinstance(row, MatchRow):
                yield from _seats(row)
        case Put(row):
            yield _upsert(row)
            if isinstance(row, MatchRow):
                yield from _seats(row)
        case Change(row):
            yield _change(row)
            yield from _seats(row)
        case Drop(kind, key):
            names = kind.KEY[: len(key)]
            where = " AND ".join(f'"{name}" = ?{place}' for place, name in enumerate(names, 1))
            yield Statement(f"DELETE FROM {kind.TABLE} WHERE {where}", key)
        case Told(match_id, told, owner):
            yield Statement(
                "UPDATE progress SET told = ?2 WHERE match = ?1 AND told <= ?2 AND owner = ?3"
                " RETURNING match",
                (match_id, told, owner),
                must=True,
            )
        case unknown:
            assert_never(unknown)


def _insert(row: Row) -> Statement:
    return Statement(inserting(type(row)), row.cells())


def _upsert(row: Row) -> Statement:
    return Statement(_upserting(type(row)), row.cells())


@cache
def inserting(kind: type[Row]) -> str:
    """Spell the insertion of one row of *kind*."""
    names = columns(kind)
    places = ", ".join(f"?{place}" for place in range(1, len(names) + 1))
    return f"INSERT INTO {kind.TABLE} ({', '.join(names)}) VALUES ({places})"


@cache
def _upserting(kind: type[Row]) -> str:
    key = [f'"{name}"' for name in kind.KEY]
    rest = [f"{name} = excluded.{name}" for name in columns(kind) if name not in key]
    return f"{inserting(kind)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {', '.join(rest)}"


def _change(row: MatchRow) -> Statement:
    """Set every column but the key where the revision is still the one that was read."""
    names = columns(MatchRow)[1:-1]
    news = ", ".join(f"{name} = ?{place}" for place, name in enumerate(names, 2))
    here = f"id = ?1 AND revision = ?{len(names) + 2}"
    return Statement(
        f"UPDATE match SET {news}, revision = revision + 1 WHERE {here} RETURNING id",
        row.cells(),
        must=True,
    )


def _seats(row: MatchRow) -> Iterator[Statement]:
    """Keep the index of who sits where."""
    yield Statement("DELETE FROM seat WHERE match = ?1", (row.id,))
    for person in dict.fromkeys(seat.person for seat in row.seats if seat.person):
        yield Statement("INSERT INTO seat (person, match) VALUES (?1, ?2)", (person, row.id))
