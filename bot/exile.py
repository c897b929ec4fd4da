"""Telling a match in private, where its own place is closed to the bot."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from bot.doors import Doors
from bot.people import People, tongue
from bot.platforms.base import PlatformError
from bot.platforms.post import Post
from bot.seating import settings_of
from bot.session import Still
from bot.texts.parts import split


class Exile:
    """Whispers to everyone at a table what cannot be posted: no lost right stops a game."""

    def __init__(self, people: People, doors: Doors) -> None:
        self._people = people
        self._doors = doors

    async def tell(self, still: Still, posts: Sequence[Post], *, first: bool) -> bool:
        """Whisper *posts*, the *first* time with the reason; tell whether anyone was reached."""
        reached = [await self._whisper(still, it, posts, first) for it in _people(still)]
        return any(reached)

    async def _whisper(
        self, still: Still, person: str, posts: Sequence[Post], first: bool
    ) -> bool:
        platform, reached = self._doors.of(person), False
        if platform is None:
            return False
        speech = tongue(await self._people.person(person), settings_of(still.row).language)
        title = settings_of(still.row).title or "–"
        why = split(speech.line("bot-place-shut", title=title) + "\n") if first else ()
        for part, post in enumerate(posts):
            text = (*why, *post.text) if part == 0 else post.text
            nonce = f"{still.row.id}.{still.moment.index}.{part}a{person}"
            with suppress(PlatformError):
                await platform.whisper(person, replace(post, text=text), message=None, nonce=nonce)
                reached = True
        return reached


def _people(still: Still) -> Iterator[str]:
    return (seat.person for seat in still.row.seats if seat.person and not seat.left)
