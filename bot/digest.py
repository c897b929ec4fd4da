"""The digest: on request one private overview a day, at an hour of the person's own."""

import logging

from bot.doors import Doors
from bot.overview import Overview
from bot.people import People, tongue
from bot.platforms.base import PlatformError, Unreachable
from bot.quiet import coming, day_of
from bot.terms import person_settings
from bot.timepiece import HOUR, MINUTE, Timepiece
from storage.rows import PersonRow, SettingRow
from storage.store import Store
from storage.writes import Drop, Put

KEY = "digest:"  # before the person: when their next one is due
LATE = HOUR  # after a longer outage the day goes without

log = logging.getLogger(__name__)


class Digest:
    """Sends overviews; several processes may do so side by side."""

    def __init__(self, store: Store, people: People, doors: Doors, overview: Overview,
                 time: Timepiece) -> None:  # fmt: skip
        self._store = store
        self._people = people
        self._doors = doors
        self._overview = overview
        self._time = time

    async def run(self) -> None:
        """Look again and again until cancelled."""
        while True:
            try:
                await self.tick()
            except Exception:
                log.exception("the digest stumbled")
            await self._time.sleep(MINUTE)

    async def plan(self, known: PersonRow) -> None:
        """Note when a person's next digest is due, if they want any."""
        minute = person_settings(known.settings).digest
        if minute is None:
            await self._store.write(Drop(SettingRow, (KEY + known.id,)))
        else:
            due = coming(self._time.now(), minute, known.zone)
            await self._store.write(Put(SettingRow(KEY + known.id, str(due))))

    async def tick(self) -> None:
        """Send every digest that is due by now and whose person's platform is open here."""
        now = self._time.now()
        for row in await self._store.settings(KEY):
            person, due = row.key.removeprefix(KEY), int(row.value)
            if due <= now and self._doors.of(person) is not None:
                try:
                    await self._due(await self._people.person(person), due, now)
                except Exception:
                    log.exception("a digest broke", extra={"person": person})

    async def _due(self, known: PersonRow, due: int, now: int) -> None:
        """Send a digest unless that day's was sent before, by whomever."""
        wanted = person_settings(known.settings).digest is not None
        day = day_of(due, known.zone)
        first = await self._store.first_seen("digest", f"{known.id} {day}", now)
        await self.plan(known)
        if wanted and first and now - due < LATE and known.reachable is not False:
            await self._send(known, f"d{day}")

    async def _send(self, known: PersonRow, nonce: str) -> None:
        platform, speech = self._doors.of(known.id), tongue(known)
        post = await self._overview.post(known.id, speech, speech.line("bot-digest"))
        if platform is None or post is None:
            return
        try:
            await platform.whisper(known.id, post, message=None, nonce=nonce)
        except Unreachable:
            await self._people.reach(known.id, reachable=False)
        except PlatformError:
            log.warning("a digest was lost", extra={"person": known.id})
