"""A platform in memory: shows nothing, remembers everything, fails on request."""

import asyncio
from collections.abc import Iterator
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from bot.platforms.base import Gone, House, PlatformError, Unsure
from bot.platforms.post import Button, Limits, Post
from bot.texts.parts import When, plain

LIMITS = Limits(options=20, across=5, rows=8, text=4_000, caption=1_000, calls=0)


class Said(Struct, frozen=True):
    """One call that reached the platform."""

    verb: str
    room: str
    message: str
    post: Post
    nonce: str = ""


class FakePlatform:
    """Plays the part of Discord, Telegram or the page."""

    def __init__(self, name: str = "fake", *, limits: Limits = LIMITS, ephemeral: bool = True,
                 deep: bool = False) -> None:  # fmt: skip
        self.name = name
        self.limits = limits
        self.whispers_in_public = ephemeral
        self.said: list[Said] = []
        self.shown: dict[tuple[str, str], Post] = {}
        self.trouble: list[PlatformError] = []
        self.stumbles: dict[str, list[PlatformError]] = {}
        self.unreachable: dict[str, PlatformError] = {}
        self.admins: set[str] = set()
        self.vanished: set[str] = set()
        self.closed: set[str] = set()
        self.lost = 0  # so many posts arrive without a word
        self._deep = deep
        self._ids = count(1)

    async def run(self, house: House) -> None:
        house.attach(self)
        await asyncio.Event().wait()

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        self._enter(place)
        message = self._show("post", place, post, None, nonce)
        if self.lost:
            self.lost -= 1
            raise Unsure
        return message

    async def edit(self, place: str, message: str, post: Post) -> bool:
        self._enter(place)
        self._stumble()
        if message in self.vanished:
            return False
        old = self.shown[place, message]
        kept = replace(post, picture=post.picture or old.picture)
        self.said.append(Said("edit", place, message, kept))
        self.shown[place, message] = kept
        return True

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        old = self.shown.get((place, message))
        if old is not None:
            self.shown[place, message] = replace(
                old, rows=(), text=old.text if left is None else left.text
            )

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        if person in self.unreachable:
            raise self.unreachable[person]
        if self.stumbles.get(person):
            raise self.stumbles[person].pop(0)
        return self._show("whisper", person, post, message, nonce)

    def link(self, place: str, message: str | None) -> str:
        return f"fake://{place}/{message or ''}"

    def deep_link(self, payload: str) -> str:
        return f"fake://open/{payload}" if self._deep else ""

    async def is_admin(self, place: str, person: str) -> bool:
        return person in self.admins

    def calls(self, verb: str, room: str | None = None) -> list[Said]:
        """List what was said by *verb*, perhaps in one room."""
        return [it for it in self.said if it.verb == verb and room in (None, it.room)]

    def last(self, room: str) -> Post:
        """Return the newest message in a room as it reads now."""
        rooms = [key for key in self.shown if key[0] == room]
        return self.shown[rooms[-1]]

    def _show(self, verb: str, room: str, post: Post, message: str | None, nonce: str) -> str:
        self._stumble()
        message = message or f"m{next(self._ids)}"
        self.said.append(Said(verb, room, message, post, nonce))
        self.shown[room, message] = post
        return message

    def _enter(self, place: str) -> None:
        if place in self.closed:
            raise Gone

    def _stumble(self) -> None:
        if self.trouble:
            raise self.trouble.pop(0)


def read(post: Post) -> str:
    """Return a post's words as a plain screen shows them."""
    return plain(post.text, lambda when: f"<{when.at}>")


def buttons(post: Post | None) -> list[Button]:
    """List a post's buttons."""
    return [button for row in (post.rows if post else ()) for button in row]


def token(post: Post | None, label: str) -> str:
    """Return the token of the button with *label*."""
    return next(button.token for button in buttons(post) if button.label == label)


def times(post: Post) -> Iterator[int]:
    """Yield the points in time that a post names."""
    return (part.at for part in post.text if isinstance(part, When))
