"""Remarks: lines for the place beside the story, kept as rows until they are said."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.pace import Pace
from bot.platforms.base import Gone, Platform
from bot.platforms.post import Post
from bot.seating import settings_of
from bot.session import Session
from bot.texts import speech_for
from bot.texts.parts import Who, split
from bot.timepiece import HOUR, MINUTE
from storage.rows import OUTAGE, MatchRow, PostRow

MUTE = "mute:"  # before the person who cannot be written to
UNSAID, LOST = "", "-"  # in place of a message's id


class Remarks:
    """Says at a table's place what nobody has said there yet."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    async def say(self, session: Session, platform: Platform) -> list[PostRow]:
        """Post what is unsaid; return the rows to remember it by."""
        return [await self._say(session, platform, row) for row in unsaid(session.posts.values())]

    async def _say(self, session: Session, platform: Platform, row: PostRow) -> PostRow:
        await self._pace.turn(session.row.place, platform.limits.calls)
        nonce = f"{row.match}.{row.kind}.{row.at}"
        try:
            post = worded(session.row, row)
            message = await platform.post(session.row.place, post, nonce=nonce)
        except Gone:
            message = LOST
        return replace(row, message=message)


def mute(row: MatchRow, person: str, now: int) -> PostRow:
    """Have it said that a person cannot be written to, and how to go on all the same."""
    return PostRow(row.id, f"{MUTE}{person}", person, UNSAID, "", now)


def unsaid(posts: Iterable[PostRow]) -> list[PostRow]:
    """List the remarks that are still to be said."""
    return [
        row
        for row in posts
        if row.message == UNSAID and (row.kind == OUTAGE or row.kind.startswith(MUTE))
    ]


def worded(row: MatchRow, remark: PostRow) -> Post:
    """Put a remark into words."""
    speech = speech_for(settings_of(row).language)
    if remark.kind == OUTAGE:
        hours, minutes = divmod(int(remark.digest) // MINUTE, HOUR // MINUTE)
        return Post(split(speech.line("bot-was-away", hours=hours, minutes=minutes)))
    person = remark.room
    name = next(seat.name for seat in row.seats if seat.person == person)
    line = speech.line("bot-cannot-write", who=Who(person, name))
    return Post(split(line), due=(person,))
