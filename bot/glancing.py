"""Glances: a table as one person sees it, for screens that show more than posts."""

from collections.abc import Iterator

from bot.call import Call
from bot.doors import Doors
from bot.easel import Easel, Order
from bot.host import Host
from bot.lobby import ROBOTS, room_of
from bot.platforms.post import Button, Card, Chair, Glance, Picture, Post
from bot.press import Press
from bot.seating import seat_of, settings_of, shown_name
from bot.session import Session
from bot.table import Table, until
from bot.texts import Speech
from bot.voice import Voice, paragraphs
from rules import GAMES
from rules.core.dice import Dice
from rules.core.seats import Seat
from storage.rows import MatchRow
from storage.store import Store

COVER = 4  # seats on a game's cover, where so many may play


class Glancing:
    """Looks at tables and changes nothing: no seat is taken back, nothing counts as told."""

    def __init__(self, store: Store, host: Host, doors: Doors, table: Table, easel: Easel) -> None:
        self._store = store
        self._host = host
        self._doors = doors
        self._table = table
        self._easel = easel

    async def glance(self, call: Call, place: str, since: int) -> Glance | None:
        """Look at the newest table of a place; the board on show tells moments from *since*."""
        row = next(iter(await self._store.matches_in(place)), None)
        if row is None:
            return None
        if row.started is None:
            return self._seen(call, row, None)
        session = await self._host.find(row.id)
        seat = seat_of(session.row, call.person)
        due = until(await self._store.deadlines(row.id), session.still)
        words = self._table.status(session.still, Voice(session.row, call.speech), due)
        post = None if seat is None else await self._own(call, session, seat, since, due)
        return self._seen(call, session.row, session, words=words, post=post)

    def cards(self, speech: Speech) -> Iterator[Card]:
        """List the games on offer."""
        for tag, game in GAMES.items():
            name, tagline = speech.line(f"{tag}-name"), speech.line(f"{tag}-tagline")
            yield Card(tag, name, tagline, game.seats[0], game.seats[-1])

    async def cover(self, tag: str, language: str, theme: str) -> Picture | None:
        """Paint a game as it looks when it begins."""
        if tag not in GAMES:
            return None
        game = GAMES[tag]
        seats = min(max(COVER, game.seats[0]), game.seats[-1])
        step = game.new(seats, game.options(), Dice("cover", 0))
        names = ROBOTS[:seats]
        view = game.view(step.state, None)
        return await self._easel.paint(Order("board", tag, view, names, language, theme))

    def _seen(self, call: Call, row: MatchRow, session: Session | None, **more: object) -> Glance:
        settings, room, seat = settings_of(row), room_of(row), seat_of(row, call.person)
        stamps = session.moment.stamps if session else {}
        return Glance(
            row.id,
            row.game,
            call.speech.line(f"{row.game}-name"),
            row.status,
            tuple(_chairs(row, session)),
            settings.language,
            settings.theme,
            (room[0], room[-1]),
            seat=seat,
            stamp=None if seat is None else stamps.get(seat),
            hosting=row.host == call.person,
            index=session.moment.index if session else 0,
            **more,  # type: ignore[arg-type]
        )

    async def _own(
        self, call: Call, session: Session, seat: Seat, since: int, due: int | None
    ) -> Post:
        """Show a person their question, or what they decided, with their hand."""
        still, asked = session.still, session.still.asked(seat)
        voice = Voice(session.row, call.speech)
        news = voice.secrets(session.moments, seat)
        if asked is None or not asked.pending.needed:
            rows: tuple[tuple[Button, ...], ...] = ()
            if asked is not None:
                news.append(voice.line("changeable"))
                rows = ((Button(voice.line("button-change"), Press(still.row.id, 0).token),),)
            picture = await self._table.hand(still, seat, call.speech)
            return Post(paragraphs(*news), picture, rows=rows)
        told = [moment for moment in session.moments if moment.index >= since]
        limits = self._doors.limits(call.person)
        return await self._table.question(
            still, asked, call.speech, limits, news=news, until=due, told=told
        )


def _chairs(row: MatchRow, session: Session | None) -> Iterator[Chair]:
    playing = session is not None and row.status == "playing"
    for place, seated in enumerate(row.seats):
        item = session.moment.open(Seat(place)) if session is not None and playing else None
        if seated.left or seated.away:
            mood = "left" if seated.left else "away"
        else:
            mood = "idle" if item is None else "due" if item.needed else "set"
        name = seated.name if seated.robot is None else shown_name(seated)
        yield Chair(name, seated.robot is not None, mood, seated.person or "")  # type: ignore[arg-type]
