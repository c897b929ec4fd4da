"""The desk: a press or a typed answer in, the next question or a kind word out."""

from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from bot.call import Call
from bot.doors import Doors
from bot.errors import BotError, Ended, NotSeated, Refused, Stale
from bot.host import Host
from bot.platforms.post import Button, Limits, Picture, Post, Reply
from bot.press import Errand, Press
from bot.questions import Questions
from bot.seating import humans, seat_of
from bot.session import Answer, Asked, Session, Settled
from bot.table import Table, ending, header
from bot.texts.parts import joined, split
from bot.voice import Voice, paragraphs
from rules.core.errors import NotPending, RuleError
from rules.core.play import Secret

Walk = Callable[[Session], Awaitable[Answer]]


class Desk:
    """Turns tokens into moves and refusals into words."""

    def __init__(self, host: Host, doors: Doors, table: Table, questions: Questions) -> None:
        self._host = host
        self._doors = doors
        self._table = table
        self._questions = questions

    async def press(self, call: Call, press: Press) -> Reply:
        """Take a pressed option."""
        return await self._take(call, press.match, lambda it: it.press(call.person, press))

    async def typed(self, call: Call, match: str, text: str) -> Reply:
        """Take a typed answer."""
        return await self._take(call, match, lambda it: it.spell(call.person, text))

    async def question(self, call: Call, match: str) -> Reply:
        """Ask a person what they are to decide at a table."""
        return await self.press(call, Press(match, 0))

    async def _take(self, call: Call, match: str, walk: Walk) -> Reply:
        session = await self._host.find(match)
        try:
            answer = await walk(session)
        except (BotError, RuleError) as refusal:
            return await self._refused(call, session, refusal)
        if isinstance(answer, Settled):
            return await self._settled(call, session, answer)
        return Reply(post=await self._ask(call, session, answer))

    async def _ask(self, call: Call, session: Session, asked: Asked, *news: str) -> Post:
        """Word a question; a hand is painted only where none stands above it already."""
        fresh = call.place is not None or not call.pressed
        if self._in_private(call):
            news = (*news, *self._questions.bring(session, call.person, asked, call.speech))
        return await self._table.question(
            session.still,
            asked,
            call.speech,
            self._limits(call),
            link=self._link(call, session),
            news=news,
            painted=fresh or bool(news),
            told=session.moments,
        )

    async def _settled(self, call: Call, session: Session, done: Settled) -> Reply:
        """Confirm a choice and go on to what is asked next.

        Where the game itself says what the seat has chosen, the answers need not be repeated.
        """
        voice = Voice(session.row, call.speech)
        if call.pressed and call.place is None:
            self._questions.answered(session, call.person)
        noted = voice.line("noted", answers=voice.answers(done.trail))
        news = voice.secrets([done.after], done.seat)
        if not voice.echoes(done.after, done.seat):
            news.insert(0, noted)
        if done.onward is not None and done.onward.pending.needed:
            return Reply(split(noted), await self._ask(call, session, done.onward, *news))
        hand = await self._changed_hand(call, session, done)
        post = self._standing(call, session, news, change=done.onward is not None)
        return Reply(split(noted), replace(post, picture=hand))

    def _standing(
        self, call: Call, session: Session, news: Iterable[str], *, change: bool
    ) -> Post:
        """Say what has been chosen, and how to change it where that is possible."""
        voice, keys, lines = Voice(session.row, call.speech), [], [*news]
        if change:
            lines.append(voice.line("changeable"))
            keys.append(Button(voice.line("button-change"), Press(session.row.id, 0).token))
        if link := self._link(call, session):
            keys.append(Button(voice.line("button-table"), url=link))
        return Post(paragraphs(header(voice), *lines), rows=(tuple(keys),) if keys else ())

    async def _changed_hand(self, call: Call, session: Session, done: Settled) -> Picture | None:
        """Paint the hand that a choice has left, if something came to it unseen by others."""
        told = any(isinstance(it, Secret) and done.seat in it.to for it in done.after.events)
        if not told or done.onward is not None:
            return None
        return await self._table.hand(session.still, done.seat, call.speech)

    async def _refused(self, call: Call, session: Session, refusal: Exception) -> Reply:
        """Say kindly why not, and what is possible instead."""
        voice, row = Voice(session.row, call.speech), session.row
        seat = seat_of(row, call.person)
        note = split(call.speech.refuse(refusal, row.game, voice.names))
        if isinstance(refusal, Ended):
            return Reply(note, Post(note, rows=(tuple(ending(row, voice)),)))
        if isinstance(refusal, NotSeated):
            watch = Button(voice.line("button-board"), Errand("board", row.id).token)
            return Reply(note, Post(note, rows=((watch,),)))
        asked = None if seat is None else session.still.asked(seat)
        if asked is not None and isinstance(refusal, Stale) and not asked.pending.needed:
            chosen = voice.secrets(session.moments, asked.seat)[-1:]
            note = split(voice.line("chosen"))
            return Reply(note, self._standing(call, session, chosen, change=True))
        if asked is not None and not isinstance(refusal, Refused):
            return Reply(note, await self._ask(call, session, asked, joined(note)))
        if isinstance(refusal, NotPending):
            due = [voice.names[item.seat] for item in humans(row, session.moment)]
            if due:
                note = split(voice.line("not-you", names=call.speech.listed(due), count=len(due)))
        return Reply(note)

    def _link(self, call: Call, session: Session) -> str:
        """Show the way to the table, unless the answer is shown there already."""
        platform = self._doors.of(call.person)
        here = call.place is not None and call.place.id == session.row.place
        if here and platform is not None and platform.whispers_in_public:
            return ""
        return self._questions.link(session)

    def _in_private(self, call: Call) -> bool:
        """Tell whether the answer to a call stays in the person's private room."""
        platform = self._doors.of(call.person)
        whispers = platform is not None and not platform.whispers_in_public
        return call.place is None or (whispers and bool(call.known.reachable))

    def _limits(self, call: Call) -> Limits:
        return self._doors.limits(call.person)
