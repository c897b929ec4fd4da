"""All rooms of the page, kept across restarts."""

import secrets
import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.platforms.base import House
from bot.platforms.post import Post
from bot.platforms.web_app import drawn
from bot.platforms.web_app.album import Album
from bot.platforms.web_app.room import PREFIX, Entry, Guest, Room
from bot.seating import MARK
from bot.texts.parts import named

MOST = 200  # rooms; beyond it the oldest is cleared away
GUESTS = 16  # in one room
NAME = 24
SAID = 500  # characters of one line of chat


class Full(Exception):
    """No more guests fit into a room."""


class Rooms:
    """Finds rooms, writes into them, and lets listeners know."""

    def __init__(self, house: House, album: Album, news: Callable[[Room], None]) -> None:
        self._house = house
        self._album = album
        self._news = news
        self._rooms: dict[str, Room] = {}

    async def load(self) -> None:
        """Read every room back."""
        known = await self._house.kept("web:rooms") or "[]"
        for name in msgspec.json.decode(known, type=list[str]):
            text = await self._house.kept(f"web:room:{name}")
            if text is not None:
                self._rooms[name] = msgspec.json.decode(text, type=Room)

    def find(self, name: str) -> Room | None:
        """Find a room by its id, with or without the house's prefix."""
        return self._rooms.get(name.removeprefix(PREFIX))

    def newest(self) -> list[Room]:
        """List the rooms, the newest first."""
        return [*reversed(self._rooms.values())]

    async def open(self, title: str, language: str) -> Room:
        """Make a room."""
        room = Room(secrets.token_hex(4), title, language, now())
        self._rooms[room.id] = room
        while len(self._rooms) > MOST:
            await self.close(next(iter(self._rooms.values())))
        await self._list()
        await self._save(room)
        return room

    async def close(self, room: Room) -> None:
        """Clear a room away with everything in it."""
        del self._rooms[room.id]
        await self._list()
        await self._house.keep(f"web:room:{room.id}", None)
        for entry in room.entries:
            if entry.picture:
                await self._album.forget(entry.picture)

    async def welcome(self, room: Room, name: str) -> Guest:
        """Let someone in; the key is theirs alone."""
        if len(room.guests) >= GUESTS:
            raise Full
        number = len(room.guests) + 1
        person = f"{PREFIX}{room.id}.{number}"
        guest = Guest(
            person,
            named(name.replace(MARK, ""))[:NAME].strip() or f"#{number}",
            secrets.token_urlsafe(24),
        )
        room.guests.append(guest)
        await self._save(room)
        return guest

    async def post(self, room: Room, post: Post, nonce: str) -> str:
        """Post what everyone sees; a repetition changes the post that stands."""
        if known := room.repeated(nonce):
            await self.edit(room, known, post)
            return known.id
        shown = await self._album.store(post.picture) if post.picture else None
        entry = Entry(
            "",
            0,
            now(),
            drawn.words(post.text),
            shown,
            self._album.keep(post.file) if post.file else None,
            drawn.rows(post.rows),
            since=post.since,
            nonce=nonce,
        )
        return await self._add(room, entry)

    async def edit(self, room: Room, entry: Entry, post: Post) -> None:
        """Change what a post says; without a new picture the old one stays."""
        picture, since = entry.picture, entry.since
        if post.picture:
            picture, since = await self._album.store(post.picture), post.since
            if entry.picture and entry.picture.id != picture.id:
                await self._album.forget(entry.picture)
        words, rows = drawn.words(post.text), drawn.rows(post.rows)
        room.change(replace(entry, text=words, rows=rows, picture=picture, since=since))
        await self._changed(room)

    async def strip(self, room: Room, entry: Entry, left: Post | None) -> None:
        """Take the buttons off a post, and have it say what is *left* of it."""
        words = entry.text if left is None else drawn.words(left.text)
        bare = replace(entry, text=words, rows=())
        if bare != entry:
            room.change(bare)
            await self._changed(room)

    async def say(self, room: Room, guest: Guest, text: str) -> None:
        """Put a line of chat into a room."""
        line = text[:SAID]
        await self._add(room, Entry("", 0, now(), (line,), by=guest.name, person=guest.person))

    async def _add(self, room: Room, entry: Entry) -> str:
        for shown in room.add(entry):
            await self._album.forget(shown)
        name = room.entries[-1].id
        await self._changed(room)
        return name

    async def _changed(self, room: Room) -> None:
        await self._save(room)
        self._news(room)

    async def _save(self, room: Room) -> None:
        await self._house.keep(f"web:room:{room.id}", msgspec.json.encode(room).decode())

    async def _list(self) -> None:
        await self._house.keep("web:rooms", msgspec.json.encode([*self._rooms]).decode())


def now() -> int:
    """Return the time in milliseconds."""
    return int(time.time() * 1000)
