"""Tables from the first seat to the last word: opened, changed, begun, paused and closed."""

from collections.abc import Callable

from msgspec.structs import replace

from bot import lobby
from bot.deadlines import watched
from bot.errors import Refused
from bot.host import Host, opened
from bot.people import People
from bot.timepiece import Timepiece
from rules import GAMES
from storage.errors import Conflict
from storage.rows import DeadlineRow, MatchRow, ProgressRow
from storage.store import Store
from storage.writes import Add, Drop, Put, Write

TRIES = 5

Edit = Callable[[MatchRow], MatchRow]


class Tables:
    """The only writer of table rows beside the sessions."""

    def __init__(self, store: Store, host: Host, people: People, time: Timepiece,
                 news: Callable[[str], None]) -> None:  # fmt: skip
        self._store = store
        self._host = host
        self._people = people
        self._time = time
        self._news = news

    async def open(self, row: MatchRow) -> MatchRow:
        """Set a table up; only one may stand in a place at a time."""
        try:
            await self._store.write(Add(row))
        except Conflict:
            raise Refused("table_here") from None
        self._news(row.id)
        return row

    async def change(self, match: str, edit: Edit) -> MatchRow:
        """Change a table's row, whether it is still a lobby or played at."""
        for _ in range(TRIES):
            row = await self._row(match)
            if row.started is not None:
                return await (await self._host.find(match)).change(edit)
            changed = edit(row)
            try:
                row = await self._store.change(changed) if changed != row else row
            except Conflict:
                continue
            self._news(match)
            return row
        raise Refused("busy")

    async def begin(self, match: str) -> MatchRow:
        """Begin a match: from here on its log is the truth."""
        for _ in range(TRIES):
            now = self._time.now()
            row = lobby.begun(await self._row(match), now)
            moment = opened(GAMES[row.game], row)
            watch = watched(None, row, moment, await self._people.resting(row), now)
            try:
                row = await self._store.change(row, Add(ProgressRow(match)), *watch)
            except Conflict:
                continue
            await self._host.find(match)
            self._news(match)
            return row
        raise Refused("busy")

    async def close(self, match: str, status: str) -> MatchRow:
        """End a table before its time."""
        now = self._time.now()

        def edit(row: MatchRow) -> MatchRow:
            if row.status not in ("lobby", "playing", "paused"):
                raise Refused("ended")
            return replace(row, status=status, ended=now)

        row = await self.change(match, edit)
        await self._store.write(Drop(DeadlineRow, (match,)))
        return row

    async def pause(self, match: str) -> MatchRow:
        """Stop the clocks of a match."""
        now = self._time.now()
        rows = [replace(row, paused=now) for row in await self._store.deadlines(match)]
        return await self._switch(match, "playing", "paused", rows)

    async def resume(self, match: str) -> MatchRow:
        """Let the clocks of a match run on where they stood."""
        now, rows = self._time.now(), []
        for row in await self._store.deadlines(match):
            gap = now - (row.paused or now)
            rows.append(
                DeadlineRow(
                    match, row.seat, row.opened + gap, row.due + gap, row.wake + gap, row.stage
                )
            )
        return await self._switch(match, "paused", "playing", rows)

    async def _switch(self, match: str, old: str, new: str, rows: list[DeadlineRow]) -> MatchRow:
        def edit(row: MatchRow) -> MatchRow:
            if row.status != old:
                raise Refused("not_playing" if new == "paused" else "not_paused")
            return replace(row, status=new)

        writes: list[Write] = [Put(row) for row in rows]
        return await (await self._host.find(match)).change(edit, *writes)

    async def _row(self, match: str) -> MatchRow:
        row = await self._store.match(match)
        if row is None:
            raise Refused("no_table")
        return row
