"""Questions in private: what the post does not ask openly is asked once, in people's own rooms."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from msgspec.structs import replace

from bot.doors import Doors
from bot.moment import Moment
from bot.outbox import Errand
from bot.people import People, tongue
from bot.platforms.base import Later, PlatformError, Unreachable
from bot.remarks import mute
from bot.seating import PLAYER, present, settings_of
from bot.session import Asked, Session, Still
from bot.table import Table, public_question
from bot.texts import Speech
from bot.timepiece import SECOND, Timepiece
from bot.voice import Voice
from rules.core.seats import Seat
from storage.rows import PostRow
from storage.store import Store
from storage.writes import Drop, Put

PAUSE = 5 * SECOND  # before a question that failed is asked again


class Questions:
    """Whispers what a seat is to decide; a post row for each person says what was asked last."""

    def __init__(self, store: Store, people: People, doors: Doors, table: Table, time: Timepiece,
                 later: Callable[[str, int], None],
                 aside: Callable[[Errand], None]) -> None:  # fmt: skip
        self._store = store
        self._people = people
        self._doors = doors
        self._table = table
        self._time = time
        self._later = later
        self._aside = aside

    def open(self, session: Session) -> list[Asked]:
        """List the questions that their owners have not been asked yet."""
        return self._open(session, late=False)

    async def ask(self, session: Session, *, late: bool = False) -> None:
        """Ask everyone who is to be asked, and remember of each at once that it is done.

        While the post that would ask openly is *late*, that is asked in private, too.
        """
        still, asked = session.still, self._open(session, late=late)
        if not asked:
            return
        dues = {row.seat: row.due for row in await self._store.deadlines(still.row.id)}
        hushed = await self._people.hushed(still.row)
        done = await asyncio.gather(
            *(self._one(session, still, item, dues.get(item.seat), hushed) for item in asked),
            return_exceptions=True,
        )
        for trouble in filter(None, done):
            if not isinstance(trouble, PlatformError):
                raise trouble
            self._later(still.row.id, _pause(trouble))  # the table need not wait for one

    def bring(self, session: Session, person: str, asked: Asked, speech: Speech) -> Iterable[str]:
        """Note that an answer in private brings a question along; return what is new with it.

        It is stored only with what else is told: who dies before leaves the question unasked.
        """
        if all(item.seat != asked.seat for item in self._open(session, late=True)):
            return ()
        row = self._row(session.still, person, asked)
        session.brought[row.kind] = row
        return Voice(session.row, speech).secrets(_fresh(session, asked.seat), asked.seat)

    def answered(self, session: Session, person: str) -> None:
        """Note that a press has turned the question itself into what was chosen."""
        kind = f"private:{person}"
        if known := session.posts.get(kind):
            session.posts[kind] = replace(known, message="")

    async def lost(self, session: Session, person: str) -> None:
        """Ask again what an answer was to bring along: it has not arrived."""
        kind = f"private:{person}"
        brought, known = session.brought.pop(kind, None), session.posts.get(kind)
        if known is not None and not known.message:
            del session.posts[kind]
            await self._store.write(Drop(PostRow, (known.match, kind)))
        if brought is not None or known is not None:
            self._later(session.row.id, PAUSE)

    async def _strip(self, old: PostRow) -> None:
        """Take the buttons off a question that was answered elsewhere, or not at all."""
        platform = self._doors.of(old.room)
        if platform is not None:
            with suppress(PlatformError):
                await platform.strip(old.room, old.message)

    def _open(self, session: Session, *, late: bool) -> list[Asked]:
        return [*_unasked(session.still, {**session.posts, **session.brought}, late=late)]

    def _row(self, still: Still, person: str, asked: Asked) -> PostRow:
        stamp = str(asked.here.stamp)
        return PostRow(still.row.id, f"private:{person}", person, "", stamp, self._time.now())

    async def _one(
        self, session: Session, still: Still, asked: Asked, until: int | None,
        hushed: frozenset[str],
    ) -> None:  # fmt: skip
        rows = await self._whisper(session, still, asked, until, hushed)
        before = session.posts.get(rows[0].kind)
        await self._store.write(*map(Put, rows))
        session.posts.update({row.kind: row for row in rows})
        if before is not None and before.message:
            self._aside(lambda: self._strip(before))

    async def _whisper(
        self, session: Session, still: Still, asked: Asked, until: int | None,
        hushed: frozenset[str],
    ) -> list[PostRow]:  # fmt: skip
        """Ask one person; whoever has quiet hours is asked by the clock when they are over."""
        person = still.row.seats[asked.seat].person or ""
        known, platform = await self._people.person(person), self._doors.of(person)
        row = self._row(still, person, asked)
        if (
            platform is None
            or person in hushed
            or (known.reachable is False and asked.here.stamp > 0)
        ):
            return [row]
        speech = tongue(known, settings_of(still.row).language)
        news = Voice(still.row, speech).secrets(_fresh(session, asked.seat), asked.seat)
        post = await self._table.question(
            still, asked, speech, platform.limits, link=self.link(session), news=news, until=until
        )
        nonce = f"{still.row.id}.{asked.here.stamp}.{asked.seat}p"
        try:
            message = await platform.whisper(person, post, message=None, nonce=nonce)
        except Unreachable:
            await self._people.reach(person, reachable=False)
            told = mute(still.row, person, self._time.now())
            openly = public_question(still) is not None  # then the post asks it all the same
            return [row] if openly or told.kind in session.posts else [row, told]
        await self._people.reach(person, reachable=True)
        return [replace(row, message=message)]

    def link(self, session: Session) -> str:
        """Return the address of the public post now standing."""
        platform, post = self._doors.of(session.row.place), session.posts.get("public")
        if platform is None:
            return ""
        return platform.link(session.row.place, post.message if post else None)


def _fresh(session: Session, seat: Seat) -> Iterator[Moment]:
    """Yield what a seat has not learnt yet: not since it was asked, nor by its own answer."""
    known = session.posts.get(f"private:{session.row.seats[seat].person}")
    last = int(known.digest) if known is not None else -1
    for moment in session.moments:
        if moment.index > last and (moment.seat, moment.by) != (seat, PLAYER):
            yield moment


def _pause(trouble: PlatformError) -> int:
    return int(trouble.seconds * SECOND) if isinstance(trouble, Later) else PAUSE


def _unasked(still: Still, posts: dict[str, PostRow], *, late: bool) -> Iterator[Asked]:
    if still.row.status != "playing":
        return
    if public_question(still) is not None and not late:
        return  # the post itself asks it
    for item in still.moment.needed:
        seated = still.row.seats[item.seat]
        if not present(seated):
            continue
        known = posts.get(f"private:{seated.person}")
        stamp = still.moment.stamps[item.seat]
        if known is None or known.digest != str(stamp):
            asked = still.asked(item.seat)
            assert asked is not None, "a decision that is waited for has a question"
            yield asked
