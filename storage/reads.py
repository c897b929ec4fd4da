"""The questions a store answers; none of them changes anything."""

from collections.abc import Iterable
from typing import Any, TypeVar

from storage.base import Engine
from storage.rows import (
    LIVE,
    ChoiceRow,
    DeadlineRow,
    MatchRow,
    PersonRow,
    PlaceRow,
    PostRow,
    ProgressRow,
    Record,
    Row,
    SettingRow,
)
from storage.writes import Statement, columns

RowT = TypeVar("RowT", bound=Row)

_LIVE = ", ".join(f"'{status}'" for status in LIVE)


class Reads:
    """The reading half of a store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def person(self, person: str) -> PersonRow | None:
        """Find a person."""
        return await self._one(PersonRow, "id = ?1", person)

    async def people(self, people: Iterable[str]) -> dict[str, PersonRow]:
        """Find several people by id; who is unknown is missing."""
        rows = await self._several(PersonRow, "id", tuple(people))
        return {row.id: row for row in rows}

    async def place(self, place: str) -> PlaceRow | None:
        """Find a place."""
        return await self._one(PlaceRow, "id = ?1", place)

    async def setting(self, key: str) -> str | None:
        """Find the word kept under *key*."""
        row = await self._one(SettingRow, "key = ?1", key)
        return row.value if row else None

    async def settings(self, prefix: str) -> list[SettingRow]:
        """List the words kept under keys that begin with *prefix*."""
        where = "substr(key, 1, ?2) = ?1 ORDER BY key"
        return await self._all(SettingRow, where, prefix, len(prefix))

    async def match(self, match: str) -> MatchRow | None:
        """Find a match."""
        return await self._one(MatchRow, "id = ?1", match)

    async def matches(self, matches: Iterable[str]) -> dict[str, MatchRow]:
        """Find several matches by id; what is unknown is missing."""
        rows = await self._several(MatchRow, "id", tuple(matches))
        return {row.id: row for row in rows}

    async def live(self, place: str) -> MatchRow | None:
        """Find the one live match of a place."""
        return await self._one(MatchRow, f"place = ?1 AND status IN ({_LIVE})", place)

    async def matches_in(self, place: str, *, limit: int = 1) -> list[MatchRow]:
        """List the matches last opened in a place, live or not, the newest first."""
        return await self._all(
            MatchRow, "place = ?1 ORDER BY created DESC, id LIMIT ?2", place, limit
        )

    async def matches_of(self, person: str) -> list[MatchRow]:
        """List the live matches at which *person* sits, the oldest first."""
        where = "id IN (SELECT match FROM seat WHERE person = ?1)"
        return await self._all(
            MatchRow, f"{where} AND status IN ({_LIVE}) ORDER BY created, id", person
        )

    async def page(self, status: str, *, after: str = "", limit: int = 500) -> list[MatchRow]:
        """List matches by id, beginning behind *after*: call again with the last one's id."""
        where = "status = ?1 AND id > ?2 ORDER BY id LIMIT ?3"
        return await self._all(MatchRow, where, status, after, limit)

    async def stale_lobbies(self, now: int, *, limit: int = 100) -> list[MatchRow]:
        """List open lobbies that have expired."""
        where = "status = 'lobby' AND expires <= ?1 ORDER BY expires LIMIT ?2"
        return await self._all(MatchRow, where, now, limit)

    async def record(self, match: str) -> Record | None:
        """Load a match with its whole log, as of one moment."""
        found, progress, choices = await self._engine.read(
            _select(MatchRow, "id = ?1", match),
            _select(ProgressRow, "match = ?1", match),
            _select(ChoiceRow, 'match = ?1 ORDER BY "index"', match),
        )
        if not found:
            return None
        return Record(
            MatchRow.of(found[0]),
            ProgressRow.of(progress[0]) if progress else None,
            tuple(ChoiceRow.of(cells) for cells in choices),
        )

    async def choices(self, match: str, *, after: int = 0) -> list[ChoiceRow]:
        """List the choices of a match behind index *after*."""
        return await self._all(
            ChoiceRow, 'match = ?1 AND "index" > ?2 ORDER BY "index"', match, after
        )

    async def progress(self, matches: Iterable[str]) -> dict[str, ProgressRow]:
        """Tell how far begun matches are; the polling beside `Store.news`."""
        rows = await self._several(ProgressRow, "match", tuple(matches))
        return {row.match: row for row in rows}

    async def untold(self, now: int, *, after: str = "", limit: int = 500) -> list[str]:
        """List matches that nobody tells although a step is untold, or a teller died over it."""
        work = "(told <= choices OR owner <> '')"
        where = f"{work} AND until <= ?1 AND match > ?2 ORDER BY match LIMIT ?3"
        return [row.match for row in await self._all(ProgressRow, where, now, after, limit)]

    async def posts(self, match: str) -> dict[str, PostRow]:
        """Find the posts of a match by kind."""
        rows = await self._all(PostRow, "match = ?1 ORDER BY kind", match)
        return {row.kind: row for row in rows}

    async def deadlines(self, *matches: str) -> list[DeadlineRow]:
        """List the deadlines of matches, the next one due first."""
        rows = await self._several(DeadlineRow, "match", matches)
        return sorted(rows, key=lambda row: (row.due, row.match, row.seat))

    async def next_wake(self) -> int | None:
        """Tell when the next deadline wants to be looked at."""
        query = Statement("SELECT min(wake) FROM deadline WHERE paused IS NULL")
        ((wake,),) = (await self._engine.read(query))[0]
        return None if wake is None else int(wake)

    async def _one(self, kind: type[RowT], where: str, *cells: Any) -> RowT | None:
        rows = await self._all(kind, where, *cells)
        return rows[0] if rows else None

    async def _all(self, kind: type[RowT], where: str, *cells: Any) -> list[RowT]:
        (found,) = await self._engine.read(_select(kind, where, *cells))
        return [kind.of(cells) for cells in found]

    async def _several(self, kind: type[RowT], column: str, keys: tuple[str, ...]) -> list[RowT]:
        """Find rows by many keys, in parts that every database takes."""
        rows: list[RowT] = []
        for start in range(0, len(keys), 500):
            part = keys[start : start + 500]
            places = ", ".join(f"?{place}" for place in range(1, len(part) + 1))
            rows += await self._all(kind, f"{column} IN ({places})", *part)
        return rows


def _select(kind: type[Row], where: str, *cells: Any) -> Statement:
    names = ", ".join(columns(kind))
    return Statement(f"SELECT {names} FROM {kind.TABLE} WHERE {where}", cells)
