"""The store: rows in and out, batches, claims and news, the same on every database."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager

from msgspec.structs import replace

from storage.errors import Unstorable
from storage.reads import Reads
from storage.rows import OUTAGE, ChoiceRow, DeadlineRow, MatchRow, News, Outage
from storage.writes import Append, Change, Statement, Write, columns, statements


class Store(Reads):
    """Rows of matches, people and places; nothing is done until it is durable."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self._engine.shared

    async def write(self, *writes: Write) -> None:
        """Do all of *writes* in one transaction; raise Conflict, with none of them done."""
        spelled = [statement for write in writes for statement in statements(write)]
        for statement in spelled:
            _check(statement.cells)
        await self._engine.write(spelled, tuple(_news(writes)))

    async def append(self, row: ChoiceRow, *writes: Write) -> None:
        """Add the next choice of a match, and *writes* with it; Conflict if it is taken."""
        await self.write(Append(row), *writes)

    async def change(self, row: MatchRow, *writes: Write) -> MatchRow:
        """Change a match as it was read, and *writes* with it; return it as it is now."""
        await self.write(Change(row), *writes)
        return replace(row, revision=row.revision + 1)

    async def move_place(self, old: str, new: str) -> None:
        """Give a place another id, with its matches, settings and posts.

        Conflict if both have a live match; settings that *new* already has are kept.
        """
        await self._engine.write(
            [
                Statement(
                    "UPDATE place SET id = ?2 WHERE id = ?1"
                    " AND NOT EXISTS (SELECT 1 FROM place WHERE id = ?2)",
                    (old, new),
                ),
                Statement("DELETE FROM place WHERE id = ?1", (old,)),
                Statement(
                    "UPDATE match SET place = ?2, revision = revision + 1 WHERE place = ?1",
                    (old, new),
                ),
                Statement("UPDATE post SET room = ?2 WHERE room = ?1", (old, new)),
            ],
            (News(""),),
        )

    async def claim_telling(self, match: str, owner: str, *, now: int, until: int) -> bool:
        """Let *owner* alone tell the steps of a match before *until*; again to go on longer."""
        (claimed,) = await self._engine.write(
            [
                Statement(
                    "UPDATE progress SET owner = ?2, until = ?4"
                    " WHERE match = ?1 AND (owner = ?2 OR until <= ?3) RETURNING match",
                    (match, owner, now, until),
                )
            ]
        )
        return bool(claimed)

    async def release_telling(self, match: str, owner: str) -> None:
        """Let others tell the steps of a match again."""
        await self._engine.write(
            [
                Statement(
                    "UPDATE progress SET owner = '', until = 0 WHERE match = ?1 AND owner = ?2",
                    (match, owner),
                )
            ]
        )

    async def take_over(self) -> None:
        """Void the claims of dead processes, where a fresh process is known to be the only one."""
        if self._engine.shared:
            return
        await self._engine.write(
            [
                Statement("UPDATE progress SET until = 0 WHERE owner <> ''"),
                Statement("UPDATE deadline SET held = 0 WHERE owner <> ''"),
            ]
        )

    async def claim_deadlines(
        self, owner: str, *, now: int, until: int, limit: int = 100
    ) -> list[DeadlineRow]:
        """Take deadlines that wake by *now* and nobody else holds; they are *owner*'s *until*.

        Put or Drop each of them when it is dealt with; a dead owner's come back by themselves.
        """
        names = ", ".join(columns(DeadlineRow))
        (rows,) = await self._engine.write(
            [
                Statement(
                    "UPDATE deadline SET owner = ?1, held = ?3 WHERE (match, seat) IN ("
                    "SELECT match, seat FROM deadline"
                    " WHERE paused IS NULL AND wake <= ?2 AND held <= ?2"
                    f" ORDER BY wake, match, seat LIMIT ?4{self._engine.skip_locked}"
                    f") RETURNING {names}",
                    (owner, now, until, limit),
                )
            ]
        )
        claimed = [DeadlineRow.of(cells) for cells in rows]
        return sorted(claimed, key=lambda row: (row.wake, row.match, row.seat))

    async def beat(self, process: str, now: int, *, patience: int) -> Outage | None:
        """Say that *process* lives; if all were silent for longer than *patience*, mend it.

        Mending moves every running deadline by the length of the silence, once for all processes,
        and leaves each match untold, with a post to be made that says how long it was.
        """
        _, last, moved, _, _, _, _ = await self._engine.write(
            [
                self._engine.alone,
                Statement("SELECT max(at) FROM heartbeat"),
                *_mending(now, patience),
                Statement("DELETE FROM heartbeat WHERE at <= ?1", (now - patience,)),
                Statement(
                    "INSERT INTO heartbeat (process, at) VALUES (?1, ?2)"
                    " ON CONFLICT (process) DO UPDATE SET at = excluded.at",
                    (process, now),
                ),
            ]
        )
        before = last[0][0]
        if before is None or now - before <= patience:
            return None
        return Outage(now - before, tuple(sorted({match for (match,) in moved})))

    async def first_seen(self, source: str, item: str, at: int) -> bool:
        """Note that *item* of *source* arrived; False if it had before."""
        (new,) = await self._engine.write(
            [
                Statement(
                    "INSERT INTO seen (source, item, at) VALUES (?1, ?2, ?3)"
                    " ON CONFLICT DO NOTHING RETURNING item",
                    (source, item, at),
                )
            ]
        )
        return bool(new)

    async def forget_seen(self, before: int) -> None:
        """Forget what arrived before a moment."""
        await self._engine.write([Statement("DELETE FROM seen WHERE at < ?1", (before,))])

    def news(self) -> AbstractAsyncContextManager[AsyncIterator[News]]:
        """Hear of every match that changes from now on, here or in another process.

        ``async with store.news() as news: async for item in news: …``
        """
        return self._engine.listen()

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        await self._engine.close()


def _mending(now: int, patience: int) -> Iterator[Statement]:
    """Move the deadlines; have the matches told anew, and a silence before this one with it."""
    silence = "?1 - (SELECT max(at) FROM heartbeat)"
    shift = ", ".join(f"{name} = {name} + {silence}" for name in ("opened", "due", "wake"))
    yield Statement(
        f"UPDATE deadline SET {shift} WHERE paused IS NULL AND {silence} > ?2 RETURNING match",
        (now, patience),
    )
    moved = f"(SELECT match FROM deadline WHERE paused IS NULL AND {silence} > ?2)"
    both = "CAST(CAST(post.digest AS BIGINT) + CAST(excluded.digest AS BIGINT) AS TEXT)"
    yield Statement(
        "INSERT INTO post (match, kind, room, message, digest, at)"
        f" SELECT id, '{OUTAGE}', place, '', CAST({silence} AS TEXT), ?1 FROM match"
        f" WHERE id IN {moved} ON CONFLICT (match, kind) DO UPDATE SET message = '',"
        f" digest = CASE post.message WHEN '' THEN {both} ELSE excluded.digest END,"
        " at = excluded.at",
        (now, patience),
    )
    yield Statement(
        f"UPDATE progress SET told = choices WHERE told > choices AND match IN {moved}",
        (now, patience),
    )


def _check(cells: tuple[object, ...]) -> None:
    """Refuse, on every database, what only one of them could keep."""
    for cell in cells:
        if isinstance(cell, str) and not (cell.isprintable() or _storable(cell)):
            raise Unstorable(f"cannot keep {cell[:40]!r}")


def _storable(text: str) -> bool:
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


def _news(writes: tuple[Write, ...]) -> Iterator[News]:
    for write in writes:
        match write:
            case Append(row):
                yield News(row.match, row.index)
            case Change(row):
                yield News(row.id)
            case _:
                pass
