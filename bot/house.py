"""The house: everything a platform may ask for, behind one door."""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

from msgspec.structs import replace

from bot.backstage import Backstage
from bot.call import Call, Verb
from bot.dates import dated
from bot.errors import BotError, Malformed, Refused
from bot.finding import Finder
from bot.logs import about
from bot.metrics import Metrics
from bot.people import tongue
from bot.platforms.base import Platform
from bot.platforms.post import (
    Card,
    Glance,
    Listing,
    Person,
    Picture,
    Place,
    Post,
    Reply,
    Suggestion,
)
from bot.press import HELLO, LINKED, PLAY, Press, linked, payload, read
from bot.seating import names, seat_of, settings_of
from bot.suggesting import suggested
from bot.texts import pick_language, speech_for
from bot.texts.parts import split
from bot.words import COMMANDS, MENU, nearest
from rules.core.errors import RuleError
from storage.errors import Conflict
from storage.rows import LIVE, SettingRow
from storage.writes import Drop, Put

log = logging.getLogger(__name__)


class House:
    """Takes presses and words from every platform; never raises for what a person did."""

    def __init__(self, stage: Backstage, metrics: Metrics | None = None) -> None:
        self.stage = stage
        self.metrics = metrics or Metrics()
        self.metrics.watch("sessions", "Matches in memory", lambda: len(stage.host))
        self.metrics.watch("telling", "Matches being told", lambda: len(stage.outbox))
        self._answering = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._finder = Finder(stage.store)
        self._group: asyncio.TaskGroup | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may host with the same store."""
        return self.stage.store.shared

    async def run(self) -> None:
        """Keep the house open until cancelled."""
        try:
            async with asyncio.TaskGroup() as self._group:
                self._group.create_task(self.stage.run())
        finally:
            self._group = None  # whoever still asks is answered on the way out

    async def quiet(self, seconds: float) -> None:
        """Wait until every call is answered, but not for ever."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), seconds)

    def attach(self, platform: Platform) -> None:
        """Begin to post through *platform*, with what has been waiting for it."""
        self.stage.doors.attach(platform)
        if self._group is not None:
            self._group.create_task(self._wake())

    def detach(self, platform: Platform) -> None:
        """Stop posting through *platform*."""
        self.stage.doors.detach(platform)

    async def press(self, person: Person, token: str, place: Place | None) -> Reply:
        """Take a pressed button, from however long ago."""

        async def go(call: Call) -> Reply:
            wish = read(token)
            if isinstance(wish, Press):
                return await self.stage.desk.press(call, wish)
            verb = self._verbs.get(wish.verb)
            if verb is None:
                raise Malformed
            table = await self._finder.table(wish.match) if wish.match else None
            return await verb(replace(call, table=table, words=wish.words))

        return await self._answer(person, place, go, pressed=True, way=payload(token))

    async def command(
        self, person: Person, place: Place | None, word: str, rest: str = ""
    ) -> Reply:
        """Do what a typed command says."""

        async def go(call: Call) -> Reply:
            if word == "move" and rest.strip():
                return await self._typed(call, rest)
            if word not in (*COMMANDS, MENU):
                near = nearest(word, COMMANDS) or "help"
                raise Refused("unknown_word", word=word, near=near)
            call = replace(call, words=tuple(rest.split()))
            which = await self._finder.which(call, word)
            if isinstance(which, Reply):
                return which
            return await self._verbs[word](replace(call, table=which))

        return await self._answer(person, place, go, way=PLAY if word == "move" else word)

    async def typed(self, person: Person, text: str, place: Place | None) -> Reply:
        """Take a typed answer such as ``085`` or ``a3 b4``; a command word works too."""
        first, _, rest = text.strip().partition(" ")
        if first.lower() in COMMANDS and not await self._offered(person, text, place):
            return await self.command(person, place, first.lower(), rest)

        async def go(call: Call) -> Reply:
            return await self._typed(call, text)

        return await self._answer(person, place, go, way=PLAY)

    async def suggestions(
        self, person: Person, place: Place | None, text: str
    ) -> tuple[Suggestion, ...]:
        """List typed answers that would be understood, beginning with *text*."""
        known = await self.stage.people.meet(person)
        call = Call(person, known, place, tongue(known))
        for row in await self._finder.waiting(call):
            session = await self.stage.host.find(row.id)
            return tuple(suggested(session.still, person.id, text, call.speech))
        return ()

    async def opened(self, person: Person, words: str = "") -> Reply:
        """Note that the private room is open, and go on where the deep link pointed."""
        await self.stage.people.meet(person)
        if await self.stage.people.reach(person.id, reachable=True):
            for row in await self.stage.store.matches_of(person.id):
                self.stage.outbox.news(row.id)

        async def go(call: Call) -> Reply:
            wish = linked(words)
            if wish is None:
                return await self._verbs["hello"](call)
            table = await self._finder.table(wish.match)
            if wish.verb == PLAY or (wish.verb == "join" and table.started is not None):
                return await self.stage.desk.question(call, table.id)
            return await self._verbs[wish.verb](replace(call, table=table))

        return await self._answer(person, None, go)

    async def closed(self, person: str) -> None:
        """Note that a person cannot be written to any more."""
        await self.stage.people.reach(person, reachable=False)

    async def unheard(self, person: str) -> None:
        """Note that an answer has not reached a person: what it was to ask is asked again."""
        for row in await self.stage.store.matches_of(person):
            if row.status == "playing":
                await self.stage.questions.lost(await self.stage.host.find(row.id), person)

    async def moved(self, old: str, new: str) -> None:
        """Carry a place's tables and settings over to its new id."""
        try:
            await self.stage.store.move_place(old, new)
        except Conflict:
            log.warning("both places have a table", extra={"old": old, "new": new})
            return
        self.stage.people.forget_place(old)
        self.stage.people.forget_place(new)
        row = await self.stage.store.live(new)
        if row is not None:
            self.stage.host.drop(row.id)
            self.stage.outbox.news(row.id)

    async def removed(self, place: str) -> None:
        """End the table of a place that the bot was put out of, and tell its people."""
        for status in LIVE:
            after = ""
            while rows := await self.stage.store.page(status, after=after):
                for row in rows:
                    if row.place == place or row.place.startswith(f"{place}:"):
                        await self.stage.removed(row)
                after = rows[-1].id

    async def dated(self, room: str, at: int) -> str:
        """Word a point in time for a person, or for everyone at a place."""
        now = self.stage.time.now()
        if await self.stage.store.place(room) is None:
            known = await self.stage.people.person(room)
            return dated(at, now, known.zone, tongue(known))
        place, row = await self.stage.people.place(room), await self.stage.store.live(room)
        language = settings_of(row).language if row is not None else place.language
        return dated(at, now, "", speech_for(pick_language(language)), named=True)

    async def tables(self, person: Person | None, place: Place | None) -> tuple[Listing, ...]:
        """List the tables of a person, or of a place (finished ones too), newest first."""
        if person is not None:
            rows = (await self.stage.store.matches_of(person.id))[::-1]
        else:
            where = place.id if place else ""
            rows = await self.stage.store.matches_in(where, limit=50)
        steps = await self.stage.store.progress(row.id for row in rows)
        dues = await self.stage.store.deadlines(*(row.id for row in rows))
        return tuple(
            Listing(
                row.id,
                row.game,
                settings_of(row).title,
                row.place,
                row.status,
                names(row),
                tuple(row.seats[due.seat].name for due in dues if due.match == row.id),
                max((due.due for due in dues if due.match == row.id), default=None),
                steps[row.id].choices + 1 if row.id in steps else 0,
            )
            for row in rows
        )

    async def moment(self, person: Person, match: str, index: int) -> Reply:
        """Show a match that is over after its *index*-th choice."""

        async def go(call: Call) -> Reply:
            table = await self._finder.table(match)
            return await self._verbs["replay"](replace(call, table=table, words=(str(index),)))

        return await self._answer(person, None, go)

    async def glance(self, person: Person, place: Place, since: int = 0) -> Glance | None:
        """Show the newest table of a place as *person* sees it; nothing changes by looking."""
        known = await self.stage.people.meet(person)
        call = Call(person, known, place, tongue(known))
        return await self.stage.glancing.glance(call, place.id, since)

    def cards(self, language: str) -> tuple[Card, ...]:
        """List the games on offer."""
        return tuple(self.stage.glancing.cards(speech_for(pick_language(language))))

    async def cover(self, game: str, language: str, theme: str) -> Picture | None:
        """Paint a game as it looks when it begins."""
        return await self.stage.glancing.cover(game, pick_language(language), theme)

    async def first_time(self, key: str) -> bool:
        """Tell whether *key*, such as the id of an update, is seen for the first time."""
        source, _, item = key.partition(":")
        return await self.stage.store.first_seen(source, item, self.stage.time.now())

    async def kept(self, key: str) -> str | None:
        """Return what a platform has kept under *key*."""
        return await self.stage.store.setting(key)

    async def keep(self, key: str, value: str | None) -> None:
        """Keep a word for the platform across restarts; None forgets it."""
        write = Drop(SettingRow, (key,)) if value is None else Put(SettingRow(key, value))
        await self.stage.store.write(write)

    @property
    def _verbs(self) -> dict[str, Verb]:
        return self.stage.verbs

    async def _wake(self) -> None:
        try:
            await self.stage.recover()
            await self.stage.greet()
        except Exception:
            log.exception("waking up failed")

    async def _answer(
        self,
        person: Person,
        place: Place | None,
        go: Verb,
        *,
        pressed: bool = False,
        way: str = HELLO,
    ) -> Reply:
        """Answer a call to its end, even if the platform no longer waits for it.

        By a deep link the *way* leads to the same answer in private.
        """
        self.metrics.calls.labels("press" if pressed else "word").inc()
        answer = self._counted(self._worded(person, place, go, pressed=pressed, way=way))
        if self._group is None:
            return await answer
        return await asyncio.shield(self._group.create_task(answer))

    async def _counted(self, answer: Awaitable[Reply]) -> Reply:
        self._answering += 1
        self._idle.clear()
        try:
            with self.metrics.seconds.time():
                return await answer
        finally:
            self._answering -= 1
            if not self._answering:
                self._idle.set()

    async def _worded(
        self, person: Person, place: Place | None, go: Verb, *, pressed: bool, way: str
    ) -> Reply:
        """Do what is asked, word what is refused, and keep private what is."""
        known = await self.stage.people.meet(person)
        default = (await self.stage.people.place(place.id)).language if place else ""
        call = Call(person, known, place, tongue(known, default), pressed=pressed)
        wish = linked(way)
        match = wish.match if wish else ""
        try:
            with about(person=person.id, match=match):
                reply = await go(call)
        except (BotError, RuleError) as refusal:
            return Reply(split(call.speech.refuse(refusal)))
        except Exception:
            self.metrics.troubles.inc()
            log.exception("a call broke", extra={"person": person.id, "match": match})
            return call.note("trouble")
        return await self._addressed(call, reply, way)

    async def _addressed(self, call: Call, reply: Reply, way: str) -> Reply:
        """Say what becomes of an answer where the place itself cannot keep it private."""
        platform = self.stage.doors.of(call.person)
        if call.place is None or reply.post is None or platform is None:
            return reply
        if platform.whispers_in_public:
            return reply
        if way in LINKED:
            row = await self.stage.store.live(call.place.id)
            way = f"{way}{row.id}" if row is not None else HELLO
        asks = way.startswith(PLAY)
        line = "open-private" if asks else "open-answer"
        shut = replace(call.note(line), url=platform.deep_link(way))
        if reply.note and not _asks(reply.post):
            shut = Reply(reply.note)
        if reply.private and call.known.reachable is False:
            return shut
        return replace(reply, note=reply.note or call.note("sent-private").note, shut=shut)

    async def _offered(self, person: Person, text: str, place: Place | None) -> bool:
        """Tell whether words, such as *stop*, are on offer where the person is to answer."""
        known = await self.stage.people.meet(person)
        for row in await self._finder.waiting(Call(person, known, place, tongue(known))):
            session, seat = await self.stage.host.find(row.id), seat_of(row, person.id)
            if seat is not None and session.offers(seat, text):
                return True
        return False

    async def _typed(self, call: Call, text: str) -> Reply:
        rows = await self._finder.waiting(call)
        if not rows:
            raise Refused("no_question")
        if len(rows) > 1:
            return self._finder.ask_which_text(call, rows, text)
        return await self.stage.desk.typed(call, rows[0].id, text)


def _asks(post: Post) -> bool:
    """Tell whether a post asks something that only its reader may answer."""
    return any(isinstance(read(key.token), Press) for row in post.rows for key in row if key.token)
