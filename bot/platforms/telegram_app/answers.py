"""Answering: a press at once, a word where it was said, a secret only in private."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace
from telegram import CallbackQuery, MaybeInaccessibleMessage, Message

from bot.platforms.base import Failed, Gone, House, Later, PlatformError, Unreachable
from bot.platforms.post import Button, Person, Place, Post, Reply
from bot.platforms.telegram_app.calls import Calls
from bot.platforms.telegram_app.drawing import captions
from bot.platforms.telegram_app.gate import Gate
from bot.platforms.telegram_app.ids import MEDIA, message_id, place_of
from bot.platforms.telegram_app.notes import Notes
from bot.texts import pick_language, speech_for
from bot.texts.parts import Who, split
from bot.timepiece import SECOND, Timepiece

TRIES = 4
PROMPT = 1.5  # seconds that a press waits for its answer to arrive in private
LATELY = 30 * SECOND  # so long nothing is written twice, however often it is asked for
ROOM = 5_000  # people that are kept in mind
RESERVE = 9  # calls a minute into a group that answers leave to the game

log = logging.getLogger(__name__)


class Answers:
    """Shows what the house replied to whoever asked."""

    def __init__(
        self,
        calls: Calls,
        notes: Notes,
        house: House,
        gate: Gate,
        time: Timepiece,
    ) -> None:
        self._calls = calls
        self._notes = notes
        self._house = house
        self._gate = gate
        self._time = time
        self._newest: dict[tuple[str, str], Post] = {}
        self._met: set[str] = set()  # whose private chat is known to be open
        self._lately: dict[str, tuple[int, Post]] = {}  # what was written to people last

    async def pressed(self, query: CallbackQuery, person: Person, reply: Reply) -> None:
        """Answer a press: the note on top of the screen, a post in the presser's own chat."""
        if reply.post is None:
            if not await self._notes.answer(query, person, reply):
                await self._answer_late(query, person, reply)
        elif query.message is not None and place_of(query.message) is None:
            message = message_id(query.message)
            await asyncio.gather(
                self._replace(person, message, reply.post, query.id),
                self._notes.answer(query, person, reply),
            )
        elif self._repeats(person, reply.post):
            await self._notes.answer(query, person, reply)
        else:
            writing = asyncio.create_task(self._whisper(person, reply.post, query.id))
            await asyncio.wait([writing], timeout=PROMPT)
            if writing.done() and not writing.result():
                reply = reply.shut or reply
            await asyncio.gather(writing, self._notes.answer(query, person, reply))

    async def said(
        self, message: Message, person: Person, reply: Reply, *, openly: bool = True
    ) -> None:
        """Answer words: in private with everything, in a group with what everyone may read."""
        post, place = reply.post or Post(reply.note), place_of(message)
        nonce = f"u{person.word}"
        if place is None:
            await self._whisper(person, post, nonce)
        elif reply.url:
            await self._lead(message, person, place.id, reply)
        elif reply.quiet:
            return
        elif openly and (reply.post is None or not reply.private) and self._roomy(message):
            if not await self._post(place.id, post, nonce, message.message_id):
                await self._whisper(person, post, nonce)
        elif not await self._whisper(person, post, nonce):
            shut = reply.shut or Reply(reply.note)
            if shut.url:
                await self._lead(message, person, place.id, shut)
            elif openly:
                await self._post(place.id, Post(shut.note), nonce, message.message_id)

    async def welcome(self, person: Person, place: Place, offer: Reply) -> None:
        """Greet a group that has let the bot in, with what can be done there."""
        hello = speech_for(pick_language(person.language)).line("telegram-hello")
        rows = offer.post.rows if offer.post else ()
        await self._post(place.id, Post(split(hello), rows=rows), f"h{person.word}")

    async def meet(self, person: Person) -> None:
        """Note, once, that somebody's private chat is open."""
        if person.id not in self._met:
            self._met.add(person.id)
            await self._house.opened(person)

    async def miss(self, person: Person) -> None:
        """Note that somebody's private chat is closed."""
        self._met.discard(person.id)
        await self._house.closed(person.id)

    def _repeats(self, person: Person, post: Post) -> bool:
        """Tell whether a press at the table asks for what was written just before."""
        at, last = self._lately.get(person.id, (0, None))
        return last == post and self._time.now() - at < LATELY

    def _roomy(self, message: MaybeInaccessibleMessage) -> bool:
        """Tell whether the group has calls to spare for an answer."""
        return self._gate.left(message.chat.id) > RESERVE

    async def _lead(
        self, message: MaybeInaccessibleMessage, person: Person, place: str, reply: Reply
    ) -> None:
        """Show somebody the way into the private chat."""
        label = speech_for(pick_language(person.language)).line("telegram-open")
        rows = ((Button(label, url=reply.url),),)
        post = Post(reply.note, rows=rows, due=(person.id,))
        await self._post(place, post, f"u{person.word}", message.message_id)

    async def _answer_late(self, query: CallbackQuery, person: Person, reply: Reply) -> None:
        """Write what a press can no longer be answered with; a link stands in the group."""
        message = query.message
        place = None if message is None else place_of(message)
        if not reply.url:
            await self._whisper(person, Post(reply.note), query.id)
        elif message is not None and place is not None and self._roomy(message):
            named = (Who(person.id, person.name), ": ", *reply.note)
            await self._lead(message, person, place.id, replace(reply, note=named))

    async def _replace(self, person: Person, message: str, post: Post, word: str) -> None:
        """Put a post where the pressed message stands; what does not fit there comes anew."""
        media = post.picture is not None or message.startswith(MEDIA)
        if post.file is not None or (media and not captions(post.text)):
            await self._whisper(person, post, word)
            return
        key = person.id, message
        self._newest[key] = post
        self._lately.pop(person.id, None)

        async def change() -> None:
            if self._newest.get(key) is not post:
                return  # meanwhile a later press has been answered
            if not await self._calls.change(*key, post):
                await self._calls.send(person.id, post, word)

        try:
            await self._insisted(person, change)
        finally:
            if self._newest.get(key) is post:
                del self._newest[key]

    async def _whisper(self, person: Person, post: Post, word: str) -> bool:
        """Write to a person; tell whether that was possible."""

        async def send() -> None:
            await self._calls.send(person.id, post, word)

        if not post.text:
            return True
        if len(self._lately) >= ROOM:
            self._lately.clear()
        self._lately[person.id] = self._time.now(), post
        if arrived := await self._insisted(person, send):
            return arrived
        self._lately.pop(person.id, None)
        return False

    async def _post(self, place: str, post: Post, word: str, answering: int | None = None) -> bool:
        """Say something openly, perhaps below the words that asked; False where that is shut."""
        try:
            await self._calls.send(place, post, word, answering)
        except (Later, Gone):
            return False
        except PlatformError as trouble:
            log.warning("answer lost", extra={"place": place, "why": repr(trouble)})
        return True

    async def _insisted(self, person: Person, call: Callable[[], Awaitable[None]]) -> bool:
        """Show something to one person, however often it takes within reason."""
        for tries in range(TRIES):
            try:
                await call()
            except Unreachable:
                await self.miss(person)
                return False
            except Later as later:
                await self._time.sleep(int(later.seconds * SECOND))
            except Failed:
                await self._time.sleep(SECOND << tries)
            except PlatformError as trouble:
                log.warning("answer refused", extra={"person": person.id, "why": repr(trouble)})
                return True
            else:
                await self.meet(person)
                return True
        log.warning("answer lost", extra={"person": person.id})
        await self._house.unheard(person.id)
        return True
