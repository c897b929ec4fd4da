"""Streams: what happens in a room, sent to every page that looks at it, nothing missed."""

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web
from msgspec import Struct

from bot.platforms.web_app.room import Room

HEARTBEAT = 20.0
HELLO = 10.0  # seconds to say who one is
MOST = 200  # pages that listen at a time
SMALL = 2_048  # bytes of the largest message a page may send


class Hello(Struct, forbid_unknown_fields=True):
    """The first thing a page says: which room, as whom, and the last change it knows."""

    room: str
    key: str = ""
    admin: str = ""
    since: int = 0


class Listener:
    """One page that looks at a room, as one guest or as nobody."""

    def __init__(self, socket: web.WebSocketResponse, room: Room, person: str, since: int) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.since = since
        self.notes: list[object] = []
        self.nudged = False
        self.event = asyncio.Event()

    async def tell(self) -> None:
        """Send whatever is new, again and again; a slow page gets several changes at once."""
        while not self.socket.closed:
            await self.event.wait()
            self.event.clear()
            fresh, reset = self.room.after(self.since), self.since > self.room.number
            notes, self.notes = self.notes, []
            nudged, self.nudged = self.nudged, False
            self.since = self.room.number
            message = {"number": self.since, "entries": fresh, "notes": notes, "nudged": nudged}
            if reset:
                message["reset"] = True
            await self.socket.send_str(msgspec.json.encode(message).decode())


class Streams:
    """Every page that listens."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __len__(self) -> int:
        return len(self._listeners)

    @property
    def full(self) -> bool:
        """Whether no more pages may listen."""
        return len(self._listeners) >= MOST

    def news(self, room: Room) -> None:
        """Have everyone in *room* told what is new."""
        for listener in self._listeners:
            if listener.room is room:
                listener.event.set()

    def nudge(self, person: str, note: object = None) -> None:
        """Have a person's own pages look again at what is theirs, perhaps with a note."""
        for listener in self._listeners:
            if listener.person == person:
                listener.nudged = True
                listener.notes += [note] if note else []
                listener.event.set()

    async def follow(self, listener: Listener) -> None:
        """Serve one page until it goes away."""
        self._listeners.add(listener)
        listener.event.set()
        telling = asyncio.create_task(listener.tell())
        try:
            async for message in listener.socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            self._listeners.discard(listener)
            telling.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await telling

    async def close(self) -> None:
        """Send every page away: it comes back by itself."""
        for listener in [*self._listeners]:
            await listener.socket.close(code=WSCloseCode.GOING_AWAY)
