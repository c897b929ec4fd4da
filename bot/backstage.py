"""Everything behind the door: the parts of the house, put together once."""

import asyncio
import logging
import secrets
from contextlib import suppress

from bot.clock import POLL, Clock
from bot.desk import Desk
from bot.digest import Digest
from bot.doors import Doors
from bot.easel import Easel
from bot.errors import BotError, Refused
from bot.glancing import Glancing
from bot.greeter import Greeter
from bot.heart import Heart
from bot.host import Host
from bot.outbox import Outbox
from bot.overview import Overview
from bot.pace import Pace
from bot.people import People, tongue
from bot.platforms.base import PlatformError
from bot.platforms.post import Post
from bot.questions import Questions
from bot.reminders import Reminders
from bot.rights import Rights
from bot.robots import Robots
from bot.seating import settings_of
from bot.table import Table
from bot.tables import Tables
from bot.teller import Teller
from bot.texts.parts import split
from bot.thinkers import Thinkers
from bot.timepiece import SECOND, Timepiece
from bot.verbs.asking import Asking
from bot.verbs.looking import Looking
from bot.verbs.running import Running
from bot.verbs.seats import Seats
from bot.verbs.wishes import Wishes
from storage.rows import LIVE, MatchRow, News
from storage.store import Store

SWEEP = 5 * SECOND

log = logging.getLogger(__name__)


class Backstage:
    """The parts, and the tasks that keep them going."""

    def __init__(self, store: Store, time: Timepiece, easel: Easel, thinkers: Thinkers,
                 *, poll: int = POLL) -> None:  # fmt: skip
        self.store = store
        self.time = time
        self.easel = easel
        process = secrets.token_hex(6)
        self.doors = Doors()
        self.people = People(store, time)
        self.pace = Pace(time)
        self.outbox = Outbox(self._tell, self._gone, time)
        self.host = Host(store, self.people, time, self.news)
        self.robots = Robots(self.host, thinkers)
        self.tables = Tables(store, self.host, self.people, time, self.news)
        table = Table(easel)
        self.questions = Questions(store, self.people, self.doors, table, time, self.outbox.later,
                                   self.outbox.aside)  # fmt: skip
        self.desk = Desk(self.host, self.doors, table, self.questions)
        self.reminders = Reminders(store, self.host, self.people, self.doors, table, self.news)
        overview = Overview(store, self.host, self.doors, self.reminders)
        self.digest = Digest(store, self.people, self.doors, overview, time)
        self.heart = Heart(store, time, process, self.moved)
        self.clock = Clock(store, self.host, self.people, self.robots, self.reminders, time,
                           process, self._expired, poll)  # fmt: skip
        self._greeter = Greeter(store, self.people, self.doors, self.pace, easel, time,
                                lambda match: self.host.known(match) is not None)  # fmt: skip
        self._teller = Teller(store, self.host, self.doors, self.pace, table, self.questions,
                              self.people, time, process, self.outbox.aside)  # fmt: skip
        self.glancing = Glancing(store, self.host, self.doors, table, easel)
        rights = Rights(self.doors)
        self.verbs = {
            **Seats(self.tables, self.doors, rights).verbs,
            **Running(store, self.tables, self.people, rights, self.doors, time).verbs,
            **Looking(store, self.host, self.doors, table, easel, thinkers).verbs,
            **Asking(overview, self.doors, easel, self.desk).verbs,
            **Wishes(self.people, rights, self.reminders, self.digest).verbs,
        }

    async def run(self) -> None:
        """Keep everything going until cancelled."""
        await self.store.take_over()
        await self.heart.beat()
        async with asyncio.TaskGroup() as group:
            group.create_task(self.outbox.run())
            group.create_task(self.robots.run())
            group.create_task(self.clock.run())
            group.create_task(self.heart.run())
            group.create_task(self.digest.run())
            group.create_task(self._sweep())
            if self.store.shared:
                group.create_task(self._listen())

    def news(self, match: str) -> None:
        """Something was stored: let computers decide and people be told."""
        self.robots.news(match)
        if len(self.doors):  # else it waits for a platform to be attached
            self.outbox.news(match)

    def moved(self, match: str) -> None:
        """The store has changed a match by itself: read it anew and tell it."""
        self.host.drop(match)
        self.news(match)

    async def recover(self) -> None:
        """Tell what was stored and not told, by this process or by one that died."""
        if not len(self.doors):
            return
        now, after = self.time.now(), ""
        while matches := await self.store.untold(now, after=after):
            for match in matches:
                self.robots.wake(match)
                self.outbox.news(match)
            after = matches[-1]

    async def greet(self) -> None:
        """Bring the rosters of all lobbies up to date."""
        after = ""
        while rows := await self.store.page("lobby", after=after):
            for row in rows:
                self.outbox.news(row.id)
            after = rows[-1].id

    async def calm(self) -> None:
        """Return when no computer thinks and nothing is being told."""
        await self.robots.calm.wait()
        await self.outbox.calm()

    async def _sweep(self) -> None:
        while True:
            await self.time.sleep(SWEEP)
            self.host.tidy()
            self.pace.tidy()
            try:
                await self.recover()
            except Exception:
                log.exception("sweeping failed")

    async def _listen(self) -> None:
        """Follow what other processes store."""
        async with self.store.news() as news:
            async for item in news:
                try:
                    await self._heard(item)
                except Exception:
                    log.exception("listening failed")

    async def _heard(self, item: News) -> None:
        matches = [item.match] if item.match else self.host.matches()
        for match in matches:
            session = self.host.known(match)
            if session is None or ((item.index or -1) <= session.moment.index and item.index):
                continue
            if await session.catch_up():
                self.outbox.news(match)

    async def _tell(self, match: str, event: asyncio.Event) -> None:
        session = self.host.known(match)
        row = session.row if session else await self.store.match(match)
        if row is None:
            return
        if row.started is None:
            await self._greeter.tell(row)
        else:
            with suppress(BotError):
                await self._teller.tell(match, event)

    async def removed(self, row: MatchRow) -> None:
        """Close a table whose place is closed to us, and tell its people in private."""
        with suppress(Refused):
            await self.tables.close(row.id, "stopped")
        for person, known in (await self.people.of(row)).items():
            platform = self.doors.of(person)
            if platform is None:
                continue
            title = settings_of(row).title or "–"
            line = tongue(known).line("bot-place-gone", title=title)
            with suppress(PlatformError):
                await platform.whisper(
                    person, Post(split(line)), message=None, nonce=f"{row.id}.gone"
                )

    async def _gone(self, match: str) -> None:
        row = await self.store.match(match)
        if row is not None and row.status in LIVE:
            await self.removed(row)

    async def _expired(self, row: MatchRow) -> None:
        with suppress(Refused):
            await self.tables.close(row.id, "expired")
