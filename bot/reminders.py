"""Reminders: one message to a person about every table that waits for them."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.deadlines import deadline, woken
from bot.doors import Doors
from bot.host import Host
from bot.people import People, tongue
from bot.platforms.base import PlatformError, Unreachable
from bot.platforms.post import Post
from bot.seating import seat_of, settings_of
from bot.table import Table, decide
from bot.texts.parts import When
from bot.voice import Voice, paragraphs
from rules.core.seats import Seat
from storage.rows import DeadlineRow
from storage.store import Store
from storage.writes import Put


class Reminders:
    """Words and sends reminders."""

    def __init__(
        self,
        store: Store,
        host: Host,
        people: People,
        doors: Doors,
        table: Table,
        news: Callable[[str], None],
    ) -> None:
        self._store = store
        self._host = host
        self._people = people
        self._doors = doors
        self._table = table
        self._news = news

    async def rows(self, person: str) -> list[DeadlineRow]:
        """List the deadlines of every decision that waits for a person."""
        matches = {row.id: row for row in await self._store.matches_of(person)}
        rows = await self._store.deadlines(*matches)
        return [row for row in rows if matches[row.match].seats[row.seat].person == person]

    async def reset(self, person: str) -> None:
        """Set the open deadlines of a person anew, now that their quiet hours have changed."""
        await self._reset(await self.rows(person))

    async def reset_place(self, place: str) -> None:
        """Set the open deadlines at and within a place anew, now that it rests otherwise."""
        after = ""
        while rows := await self._store.page("playing", after=after):
            here = [row.id for row in rows if place in (row.place, *settings_of(row).within)]
            await self._reset(await self._store.deadlines(*here))
            after = rows[-1].id

    async def _reset(self, rows: Sequence[DeadlineRow]) -> None:
        for row in rows:
            session = await self._host.find(row.match)
            if row.paused is None and session.row.status == "playing":
                people, seat = await self._people.resting(session.row), Seat(row.seat)
                fresh = deadline(session.row, seat, people, row.opened)
                fresh = woken(replace(fresh, stage=row.stage), session.row, people)
                await self._store.write(Put(fresh))
                self._news(row.match)

    async def send(self, person: str, rows: Sequence[DeadlineRow]) -> None:
        """Remind a person; one table comes with its question, several as a list."""
        platform, known = self._doors.of(person), await self._people.person(person)
        if platform is None or known.reachable is False or not rows:
            return
        post = await (self._one(person, rows[0]) if len(rows) == 1 else self._list(person, rows))
        nonce = f"r{rows[0].match}.{rows[0].opened}.{rows[0].stage}"
        try:
            await platform.whisper(person, post, message=None, nonce=nonce)
        except Unreachable:
            await self._people.reach(person, reachable=False)
        except PlatformError:
            return

    async def _one(self, person: str, row: DeadlineRow) -> Post:
        session = await self._host.find(row.match)
        speech = tongue(await self._people.person(person), settings_of(session.row).language)
        seat = seat_of(session.row, person)
        asked = None if seat is None else session.still.asked(seat)
        if asked is None:
            return await self._list(person, [row])
        news = [speech.line("bot-reminder")]
        limits = self._doors.limits(person)
        return await self._table.question(
            session.still, asked, speech, limits, news=news, until=row.due
        )

    async def _list(self, person: str, rows: Sequence[DeadlineRow]) -> Post:
        known = await self._people.person(person)
        lines, buttons = [tongue(known).line("bot-reminder-several", count=len(rows))], []
        for row in rows:
            session = await self._host.find(row.match)
            voice = Voice(session.row, tongue(known, settings_of(session.row).language))
            title = settings_of(session.row).title or "–"
            lines.append(
                voice.line("reminder-line", title=title, game=voice.title, when=When(row.due))
            )
            buttons.append((decide(session.row, f"{title} · {voice.title}"),))
        return Post(paragraphs(*lines), rows=tuple(buttons[: self._doors.limits(person).rows]))
