"""Telling a lobby: its roster is posted once and then edited."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.doors import Doors
from bot.easel import Easel
from bot.pace import Pace
from bot.people import People
from bot.roster import roster_post
from bot.seating import settings_of
from bot.timepiece import Timepiece
from rules.core.wire import digest
from storage.rows import MatchRow, PostRow
from storage.store import Store
from storage.writes import Put


class Greeter:
    """Brings the roster in line with the row."""

    def __init__(self, store: Store, people: People, doors: Doors, pace: Pace, easel: Easel,
                 time: Timepiece, begun: Callable[[str], bool]) -> None:  # fmt: skip
        self._store = store
        self._people = people
        self._doors = doors
        self._pace = pace
        self._easel = easel
        self._time = time
        self._begun = begun  # then nobody looks at the roster any more

    async def tell(self, row: MatchRow) -> None:
        """Post the roster of a table, or edit the one that stands."""
        platform = self._doors.of(row.place)
        if platform is None:
            return
        old = (await self._store.posts(row.id)).get("roster")
        if old is None and row.status != "lobby":
            return
        begun, calls = lambda: self._begun(row.id), platform.limits.calls
        await self._pace.turn(row.place, calls, edit=old is not None, unless=begun)
        row = await self._store.match(row.id) or row
        if row.started is not None:
            return
        post = await roster_post(row, await self._closed(row), platform.limits, self._easel)
        mark = digest((post.text, post.rows, settings_of(row).theme))
        if old is not None:
            if old.digest == mark:
                return
            if await platform.edit(row.place, old.message, post):
                await self._store.write(Put(replace(old, digest=mark)))
                return
        message = await platform.post(row.place, post, nonce=f"{row.id}.{mark[:8]}")
        now = self._time.now()
        await self._store.write(Put(PostRow(row.id, "roster", row.place, message, mark, now)))

    async def _closed(self, row: MatchRow) -> frozenset[str]:
        """List those whose private room must be opened by themselves and is not yet."""
        people = await self._people.of(row)
        platform = self._doors.of(row.place)
        if platform is None or not platform.deep_link("play"):
            return frozenset()
        return frozenset(person for person, known in people.items() if not known.reachable)
