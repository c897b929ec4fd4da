"""The clock: reminders, deadlines, lobbies that grow old; everything it knows is in rows."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from bot.deadlines import MACHINE_PATIENCE, REMINDERS, quiet_of, rested, woken
from bot.errors import BotError
from bot.host import Host
from bot.people import People
from bot.quiet import is_quiet
from bot.reminders import Reminders
from bot.robots import Robots
from bot.seating import CLOCK, played_by, present, settings_of
from bot.session import Session
from bot.timepiece import MINUTE, SECOND, Timepiece
from rules.core.seats import Seat
from storage.rows import DeadlineRow, MatchRow
from storage.store import Store
from storage.writes import Drop, Put

POLL = 5 * SECOND
HOLD = MINUTE  # so long a claimed deadline stays with one process
SOON = 30 * MINUTE  # reminders so close together travel as one

log = logging.getLogger(__name__)


class Clock:
    """Watches the rows; several processes may do so side by side."""

    def __init__(self, store: Store, host: Host, people: People, robots: Robots,
                 reminders: Reminders, time: Timepiece, process: str,
                 expired: Callable[[MatchRow], Awaitable[None]],
                 poll: int = POLL) -> None:  # fmt: skip
        self._store = store
        self._host = host
        self._people = people
        self._robots = robots
        self._reminders = reminders
        self._time = time
        self._process = process
        self._expired = expired
        self._poll = poll

    async def run(self) -> None:
        """Look at the rows again and again until cancelled."""
        while True:
            try:
                await self.tick()
                wake = await self._store.next_wake()
            except Exception:
                log.exception("the clock stumbled")
                wake = None
            now = self._time.now()
            wait = self._poll if wake is None else max(SECOND // 10, wake - now)
            await self._time.sleep(min(self._poll, wait))

    async def tick(self) -> None:
        """Do everything that is due by now."""
        now = self._time.now()
        for lobby in await self._store.stale_lobbies(now):
            await self._expired(lobby)
        while rows := await self._store.claim_deadlines(self._process, now=now, until=now + HOLD):
            reminders: dict[str, list[DeadlineRow]] = defaultdict(list)
            for row in rows:
                person = await self._look(row, now)
                if person is not None:
                    reminders[person].append(row)
            await asyncio.gather(*(self._remind(*item) for item in reminders.items()))

    async def _look(self, row: DeadlineRow, now: int) -> str | None:
        """Deal with one deadline; return the person who is only to be reminded."""
        try:
            session = await self._host.find(row.match)
            await session.catch_up()
            seat = Seat(row.seat)
            item = session.moment.open(seat)
            if item is None or not item.needed or session.row.status != "playing":
                await self._store.write(Drop(DeadlineRow, (row.match, row.seat)))
            elif not present(session.row.seats[seat]):
                self._robots.wake(row.match)
                await self._store.write(Put(replace(_free(row), wake=now + MACHINE_PATIENCE)))
            elif put_off := await self._put_off(session, row, now):
                await self._store.write(Put(put_off))
            elif now < row.due:
                return session.row.seats[seat].person
            else:
                await self._overdue(session, seat)
        except BotError:
            await self._store.write(Drop(DeadlineRow, (row.match, row.seat)))
        except Exception:
            log.exception("a deadline broke", extra={"match": row.match})
        return None

    async def _put_off(self, session: Session, row: DeadlineRow, now: int) -> DeadlineRow | None:
        """Return the deadline after the quiet hours of its person, if these are now."""
        people = await self._people.resting(session.row)
        quiet = quiet_of(session.row.seats[row.seat].person, people)
        if quiet is None or not is_quiet(now, quiet):
            return None
        return rested(row, session.row, quiet, people, now)

    async def _overdue(self, session: Session, seat: Seat) -> None:
        """Decide for a seat that stayed silent: by a stand-in if the table wants one."""
        item, stamp = session.moment.open(seat), session.moment.stamps[seat]
        assert item is not None, "only open decisions come here"
        by = played_by(session.row.seats[seat], settings_of(session.row))
        try:
            choice = await self._robots.choice(session, item, by)
        except Exception:
            log.exception("a stand-in broke", extra={"match": session.row.id})
            by, choice = CLOCK, item.fallback
        await session.choose(seat, stamp, choice, by)

    async def _remind(self, person: str, claimed: list[DeadlineRow]) -> None:
        """Send one person one message about everything they are waited for."""
        try:
            rows = await self._reminders.rows(person)
            await self._reminders.send(person, rows)
            soon = self._time.now() + SOON
            near = [row for row in rows if row.stage < len(REMINDERS) and row.wake <= soon]
            await self._advance({(r.match, r.seat): r for r in (*near, *claimed)}.values())
        except Exception:
            log.exception("a reminder broke", extra={"person": person})

    async def _advance(self, rows: Iterable[DeadlineRow]) -> None:
        """Note a reminder as sent, unless the decision was made meanwhile."""
        for row in rows:
            session = await self._host.find(row.match)
            fresh = {r.seat: r for r in await self._store.deadlines(row.match)}.get(row.seat)
            if fresh is None or fresh.opened != row.opened or fresh.paused is not None:
                continue
            people = await self._people.resting(session.row)
            on = woken(replace(_free(fresh), stage=row.stage + 1), session.row, people)
            await self._store.write(Put(on))


def _free(row: DeadlineRow) -> DeadlineRow:
    return replace(row, owner="", held=0)
