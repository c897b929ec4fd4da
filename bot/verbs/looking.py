"""Verbs that only look: board, hand, status, hint, replay and record."""

from itertools import islice
from typing import Any

from bot.call import Call, Verb
from bot.doors import Doors
from bot.easel import Easel
from bot.errors import NotSeated, Refused
from bot.fitting import clipped
from bot.host import Host
from bot.keepsake import moments, record, stored
from bot.moment import Moment
from bot.platforms.post import Button, Post, Reply, Rows
from bot.press import Errand
from bot.reel import Cast, reel
from bot.roster import roster_text
from bot.seating import STANDIN_LEVEL, seat_of, settings_of
from bot.session import Session
from bot.table import Table, board_order, until
from bot.texts.parts import Grid, Words, joined, split
from bot.thinkers import Thinkers
from bot.voice import Voice, paragraphs
from rules import GAMES
from rules.core.ask import Ask
from rules.core.dice import Dice
from rules.core.play import Step
from rules.players import REASONS
from storage.rows import ENDED
from storage.store import Store

FRAMES = 400  # the longest animation, in moments


class Looking:
    """Shows a table to whoever asks, and to each only what they may see."""

    def __init__(self, store: Store, host: Host, doors: Doors, table: Table, easel: Easel,
                 thinkers: Thinkers) -> None:  # fmt: skip
        self._store = store
        self._host = host
        self._doors = doors
        self._table = table
        self._easel = easel
        self._thinkers = thinkers
        self.verbs: dict[str, Verb] = {
            "board": self.board,
            "hand": self.hand,
            "status": self.status,
            "hint": self.hint,
            "replay": self.replay,
            "record": self.record,
        }

    async def board(self, call: Call) -> Reply:
        """Show the board, as a picture and as text."""
        session = await self._host.find(call.row.id)
        order = board_order(session.row, [session.moment], call.speech.language)
        picture, text = await self._easel.paint(order), await self._easel.text(order)
        words: Words = (Grid(text), "\n") if text else ()
        words += await self._status(call, session)
        limits = self._doors.limits(call.person)
        return Reply(post=Post(clipped(words, limits), picture), private=False)

    async def hand(self, call: Call) -> Reply:
        """Show a person what they hold."""
        session = await self._host.find(call.row.id)
        seat = seat_of(session.row, call.person)
        if seat is None:
            raise NotSeated
        voice = Voice(session.row, call.speech)
        picture = await self._table.hand(session.still, seat, call.speech)
        title = settings_of(session.row).title or "–"
        lines = voice.secrets(session.moments, seat)[-1:]
        if picture is None and not lines:
            lines = [voice.line("hand-open")]
        return Reply(post=Post(paragraphs(voice.line("hand", title=title), *lines), picture))

    async def status(self, call: Call) -> Reply:
        """Say who is due and until when, or who has a seat already."""
        if call.row.started is None:
            text = roster_text(call.row, call.speech, frozenset())
            return call.say(joined(text), private=False)
        session = await self._host.find(call.row.id)
        return Reply(post=Post(await self._status(call, session)), private=False)

    async def hint(self, call: Call) -> Reply:
        """Tell a person in private what the computer would do in their place."""
        session = await self._host.find(call.row.id)
        seat = seat_of(session.row, call.person)
        if seat is None:
            raise NotSeated
        if not settings_of(session.row).hints:
            raise Refused("no_hints")
        moment = session.moment
        if moment.open(seat) is None:
            raise Refused("no_question")
        game, word = session.game, call.caller.word
        path = await self._thinkers.path(
            game, STANDIN_LEVEL, moment.state, seat, word, moment.index
        )
        voice, trail = Voice(session.row, call.speech), []
        for place, pick in enumerate(path):
            ask = game.legal(moment.state, seat, path[:place])
            assert isinstance(ask, Ask), "a player walks along the questions"
            trail.append((ask, pick))
        lines = [voice.line("hint", answers=voice.answers(trail))]
        if why := REASONS.get(game.tag):
            known = game.redeal(moment.state, seat, Dice(word, moment.index))
            lines.append(call.speech.line(f"{game.tag}-why-{why(known, seat, path)}"))
        return Reply(post=Post(paragraphs(*lines)))

    async def replay(self, call: Call) -> Reply:
        """Show a match again: the animation first, then moment by moment."""
        found = await stored(self._store, call.row.id)
        if found.match.status not in ENDED:
            raise Refused("not_over")
        shown = [*islice(moments(found), FRAMES)]
        if not call.word:
            orders = [*reel(GAMES[found.match.game], _steps_of(shown), _cast(call))]
            film = await self._easel.film(orders)
            line = call.speech.line("bot-replay", count=shown[-1].index)
            post = Post(split(line), file=film, rows=_steps(call, shown, 0))
            return Reply(post=post, private=False)
        return await self._moment(call, shown, int(call.word) if call.word.isdecimal() else 0)

    async def record(self, call: Call) -> Reply:
        """Hand out the record of a match."""
        file = record(await stored(self._store, call.row.id))
        line = call.speech.line("bot-record")
        return Reply(post=Post(paragraphs(line), file=file), private=False)

    async def _status(self, call: Call, session: Session) -> Words:
        due = until(await self._store.deadlines(session.row.id), session.still)
        return self._table.status(session.still, Voice(session.row, call.speech), due)

    async def _moment(self, call: Call, shown: list[Moment], index: int) -> Reply:
        """Show one moment of a match that is over, open to all."""
        moment = shown[max(0, min(index, len(shown) - 1))]
        picture = await self._easel.paint(board_order(call.row, [moment], call.speech.language))
        voice = Voice(call.row, call.speech)
        head = voice.line("moment", index=moment.index, count=shown[-1].index)
        words = paragraphs(head, *voice.story([moment]))
        limits = self._doors.limits(call.person)
        rows = _steps(call, shown, moment.index)
        post = Post(clipped(words, limits), picture, rows=rows)
        return Reply(post=post, private=False)


def _steps_of(shown: list[Moment]) -> list[Step[Any]]:
    return [Step(moment.state, moment.events) for moment in shown]


def _cast(call: Call) -> Cast:
    seats, theme = call.row.seats, settings_of(call.row).theme
    robots = tuple(seat.robot is not None for seat in seats)
    return Cast(tuple(seat.name for seat in seats), call.speech.language, theme, robots)


def _steps(call: Call, shown: list[Moment], index: int) -> Rows:
    last = shown[-1].index
    steps = {"⏮": 0, "◀": max(0, index - 1), "▶": min(last, index + 1), "⏭": last}
    tokens = {
        label: Errand("replay", call.row.id, (str(to),)).token for label, to in steps.items()
    }
    row = (Button(label, tokens[label], disabled=to == index) for label, to in steps.items())
    return (tuple(row),)
