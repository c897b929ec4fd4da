"""Verbs of the roster: join, leave, computers, kicking, handing over."""

from functools import partial

from msgspec.structs import replace

from bot import lobby
from bot.call import Call, Verb
from bot.doors import Doors
from bot.errors import Refused
from bot.platforms.post import Button, Post, Reply, Rows
from bot.press import Errand
from bot.rights import Rights
from bot.seating import seat_of, shown_name
from bot.session import returned
from bot.table import header
from bot.tables import Tables
from bot.voice import Voice, paragraphs
from bot.words import LEVELS
from rules.core.seats import Seat, put
from storage.rows import MatchRow


class Seats:
    """Who sits at a table."""

    def __init__(self, tables: Tables, doors: Doors, rights: Rights) -> None:
        self._tables = tables
        self._doors = doors
        self._rights = rights
        self.verbs: dict[str, Verb] = {
            "join": self.join,
            "leave": self.leave,
            "robot": self.robot,
            "unrobot": self.unrobot,
            "kick": self.kick,
            "host": self.host,
            "back": self.back,
        }

    async def join(self, call: Call) -> Reply:
        """Take a seat; where the private room is still closed, open it on the way."""
        row = call.row
        platform = self._doors.of(call.person)
        url = platform.deep_link(f"join{row.id}") if platform is not None else ""
        if url and call.place is not None and not call.known.reachable:
            return replace(call.note("open-private"), url=url)
        if call.place is None and row.started is None and seat_of(row, call.person) is not None:
            return _seated(call)
        word = " ".join(call.words) or call.caller.word

        def edit(row: MatchRow) -> MatchRow:
            if row.started is not None:
                return taken_over(row, call.person, call.known.name)
            return lobby.joined(row, call.person, call.known.name, word)

        await self._tables.change(row.id, edit)
        return _seated(call) if call.place is None else call.done("joined")

    async def leave(self, call: Call) -> Reply:
        """Give one's seat up; in mid-match only after asking back."""
        row = call.row
        if row.started is None:
            await self._tables.change(row.id, lambda row: lobby.left(row, call.person))
            return call.done("left")
        if seat_of(row, call.person) is None:
            raise Refused("not_seated")
        if call.word != "yes":
            token = Errand("leave", row.id, ("yes",)).token
            sure = call.button("leave-sure", token, style="danger")
            return call.say(call.speech.line("bot-leave-sure"), ((sure,),))
        await self._tables.change(row.id, lambda row: gone(row, call.person))
        return call.done("left")

    async def robot(self, call: Call) -> Reply:
        """Seat a computer player."""
        await self._rights.need_host(call)
        if not call.words:
            row = tuple(
                call.button(f"level-{level}", Errand("robot", call.row.id, (level,)).token)
                for level in LEVELS
            )
            return call.say(call.speech.line("bot-which-level"), (row,))
        for level in call.words:
            await self._tables.change(call.row.id, partial(lobby.robot_added, level=level))
        return call.done("robot-added")

    async def unrobot(self, call: Call) -> Reply:
        """Send a computer player away."""
        await self._rights.need_host(call)
        await self._tables.change(call.row.id, lobby.robot_removed)
        return call.done("robot-removed")

    async def kick(self, call: Call) -> Reply:
        """Take someone's seat away from them."""
        await self._rights.need_host(call)
        seat = _chosen(call)
        if seat is None:
            return call.say(call.speech.line("bot-which-seat"), _seat_rows(call, "kick"))

        def edit(row: MatchRow) -> MatchRow:
            person = row.seats[seat].person if seat < len(row.seats) else None
            if person is None:
                raise Refused("no_such_seat")
            return lobby.left(row, person) if row.started is None else gone(row, person)

        name = call.row.seats[seat].name
        await self._tables.change(call.row.id, edit)
        return call.done("kicked", name=name)

    async def host(self, call: Call) -> Reply:
        """Hand the table over to someone else who sits at it."""
        await self._rights.need_host(call)
        seat = _chosen(call)
        if seat is None:
            return call.say(call.speech.line("bot-which-seat"), _seat_rows(call, "host"))

        def edit(row: MatchRow) -> MatchRow:
            heir = row.seats[seat] if seat < len(row.seats) else None
            if heir is None or heir.person is None or heir.left:
                raise Refused("no_such_seat")
            return replace(row, host=heir.person)

        row = await self._tables.change(call.row.id, edit)
        return call.done("handed-over", name=row.seats[seat].name)

    async def back(self, call: Call) -> Reply:
        """Take one's seat back from whoever kept it warm."""
        seat = seat_of(call.row, call.person)
        if seat is None:
            raise Refused("not_seated")
        if not call.row.seats[seat].away:
            return call.note("never-away")
        await self._tables.change(call.row.id, lambda row: returned_by(row, call.person))
        return call.done("welcome-back")


def _seated(call: Call) -> Reply:
    """Welcome somebody in private, and say what to expect there."""
    lines = [header(Voice(call.row, call.speech)), call.speech.line("bot-joined")]
    if call.row.started is None:
        lines.append(call.speech.line("bot-joined-soon"))
    return Reply(post=Post(paragraphs(*lines)))


def returned_by(row: MatchRow, person: str) -> MatchRow:
    """Give a seat back to its owner."""
    seat = seat_of(row, person)
    return row if seat is None else returned(row, seat)


def gone(row: MatchRow, person: str) -> MatchRow:
    """Give a seat up for good; the table passes on, and without a human it closes."""
    seat = seat_of(row, person)
    if seat is None:
        raise Refused("not_seated")
    row = replace(row, seats=put(row.seats, seat, replace(row.seats[seat], left=True)))
    if row.host == person or not any(s.person and not s.left for s in row.seats):
        row = lobby.hosted(row, person)
    return row


def taken_over(row: MatchRow, person: str, name: str) -> MatchRow:
    """Seat a person in a running match where somebody has left."""
    if seat_of(row, person) is not None:
        raise Refused("already_seated")
    for place, seated in enumerate(row.seats):
        if seated.left:
            fresh = replace(seated, person=person, name=name, left=False, away=False)
            return replace(row, seats=put(row.seats, place, fresh))
    raise Refused("begun")


def _chosen(call: Call) -> Seat | None:
    """Read which seat is meant: by its number from one, or by a name."""
    wanted = " ".join(call.words).removeprefix("@").lower()
    if not wanted:
        return None
    for place, seated in enumerate(call.row.seats):
        if wanted in (str(place + 1), seated.name.lower()):
            return Seat(place)
    raise Refused("no_such_seat")


def _seat_rows(call: Call, verb: str) -> Rows:
    return tuple(
        (Button(shown_name(seat), Errand(verb, call.row.id, (str(place + 1),)).token),)
        for place, seat in enumerate(call.row.seats)
        if seat.person and not seat.left
    )
