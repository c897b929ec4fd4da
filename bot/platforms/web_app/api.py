"""What the page asks of the server; every answer is plain data."""

from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.errors import Malformed
from bot.platforms.base import House
from bot.platforms.post import Listing, Person
from bot.platforms.web_app import drawn
from bot.platforms.web_app.album import Album
from bot.platforms.web_app.asked import Command, Enter, Push, Say, Start
from bot.platforms.web_app.room import Guest, Room
from bot.platforms.web_app.rooms import Full, Rooms
from bot.platforms.web_app.streams import HEARTBEAT, HELLO, SMALL, Hello, Listener, Streams
from bot.platforms.web_app.visit import (
    NOBODY,
    Keys,
    Turned,
    Visit,
    body,
    language_of,
    place_of,
    word_of,
)
from bot.platforms.web_app.words import words_in
from bot.press import Errand, read
from bot.texts import speech_for

LOOK = {"rules", "board", "replay", "record", "status", "help"}  # open to whoever only looks
LISTED = 30  # rooms on the first page


class Api:
    """Answers pages; what a table needs is asked of the house."""

    def __init__(
        self, house: House, rooms: Rooms, album: Album, keys: Keys, streams: Streams,
        found: Callable[[], str],
    ) -> None:  # fmt: skip
        self._house = house
        self._rooms = rooms
        self._album = album
        self._keys = keys
        self._streams = streams
        self._found = found

    def routes(self) -> list[web.RouteDef]:
        """List every address under /api/."""
        room = r"/api/rooms/{room:[0-9a-f]{8}}"
        return [
            web.get("/api/words/{language:de|en|fr}", self.words),
            web.get("/api/home", self.home),
            web.get(r"/api/rules/{game:[a-z]+}/{page:\d{1,2}}", self.rules),
            web.post("/api/rooms", self.start),
            web.get(room, self.look),
            web.post(f"{room}/guests", self.enter),
            web.get(f"{room}/links", self.links),
            web.post(f"{room}/press", self.press),
            web.post(f"{room}/command", self.command),
            web.post(f"{room}/typed", self.typed),
            web.post(f"{room}/chat", self.chat),
            web.get(room + r"/matches/{match:[a-z0-9]{8}}", self.match),
            web.get(room + r"/matches/{match:[a-z0-9]{8}}/{index:\d{1,4}}", self.moment),
            web.get("/api/stream", self.stream),
        ]

    async def words(self, request: web.Request) -> web.Response:
        """Send every word of the page in one language."""
        return web.json_response(words_in(request.match_info["language"]))

    async def home(self, request: web.Request) -> web.Response:
        """Send the games on offer and, to the host, the tables there are."""
        language = language_of(request)
        cards = [msgspec.to_builtins(card) for card in self._house.cards(language)]
        if not self._keys.admin(request.headers.get("X-Admin", "")):
            return web.json_response({"games": cards, "admin": False, "tables": []})
        tables: list[dict[str, Any]] = []
        for room in self._rooms.newest()[:LISTED]:
            found = await self._house.tables(None, place_of(room))
            tables += [_listed(room, table) for table in found]
        return web.json_response({"games": cards, "admin": True, "tables": tables})

    async def rules(self, request: web.Request) -> web.Response:
        """Send a page of a game's rules."""
        reader = Person(NOBODY, "–", language_of(request))
        theme = "dark" if request.query.get("theme") == "dark" else "light"
        words = "{game} {page} ".format(**request.match_info) + theme
        reply = await self._house.command(reader, None, "rules", words)
        return web.json_response(drawn.reply(reply, self._album))

    async def start(self, request: web.Request) -> web.Response:
        """Open a room with a table in it, computer seats filled in."""
        self._host_only(request)
        wish, language = await body(request, Start), language_of(request)
        title = speech_for(language).line("page-room-title", name=wish.name.strip()[:24])
        room = await self._rooms.open(title, language)
        guest = await self._rooms.welcome(room, wish.name)
        visit = Visit(room, guest, language, word_of(request))
        order = " ".join((wish.game, "relaxed", language, wish.theme, *wish.robots))
        reply = await self._house.command(visit.person, visit.place, "start", order)
        if not await self._house.tables(None, visit.place):
            await self._rooms.close(room)
            refused = drawn.reply(reply, self._album)
            return web.json_response({"error": "refused", **refused}, status=409)
        return web.json_response({"room": room.id, "guest": _card(guest)})

    async def look(self, request: web.Request) -> web.Response:
        """Send a table as whoever asks sees it."""
        visit = self._visit(request)
        board = next((it for it in reversed(visit.room.entries) if it.picture), None)
        since = board.since if board else 0
        seen = await self._house.glance(visit.person, visit.place, since)
        return web.json_response(
            {
                "title": visit.room.title,
                "admin": self._keys.admin(request.headers.get("X-Admin", "")),
                "table": drawn.glance(seen, self._album) if seen else None,
            }
        )

    async def enter(self, request: web.Request) -> web.Response:
        """Let one more guest in; only the host of the page may."""
        self._host_only(request)
        visit, wish = self._visit(request), await body(request, Enter)
        try:
            guest = await self._rooms.welcome(visit.room, wish.name)
        except Full:
            raise Turned(409, "crowded") from None
        return web.json_response({"guest": _card(guest)})

    async def links(self, request: web.Request) -> web.Response:
        """Send the keys of a room's guests to the host of the page, and where others find it."""
        self._host_only(request)
        guests = [_card(it) for it in self._visit(request).room.guests]
        return web.json_response({"guests": guests, "address": self._found()})

    async def press(self, request: web.Request) -> web.Response:
        """Hand a pressed button in."""
        visit, push = self._visit(request), await body(request, Push)
        errand = _errand(push.token)
        if errand is not None and errand.verb == "replay" and not errand.words:
            return web.json_response({"replay": errand.match})  # the page has its own player
        if visit.guest is None and (errand is None or errand.verb not in LOOK):
            raise Turned(403, "name")
        place = None if push.private else visit.place
        reply = await self._house.press(visit.person, push.token, place)
        drawer = push.private or errand is None
        return web.json_response({**drawn.reply(reply, self._album), "drawer": drawer})

    async def command(self, request: web.Request) -> web.Response:
        """Do what a command word says."""
        visit, wish = self._visit(request), await body(request, Command)
        if visit.guest is None and wish.word not in LOOK:
            raise Turned(403, "name")
        reply = await self._house.command(visit.person, visit.place, wish.word, wish.rest)
        drawer = wish.word == "move"
        return web.json_response({**drawn.reply(reply, self._album), "drawer": drawer})

    async def typed(self, request: web.Request) -> web.Response:
        """Take a typed answer."""
        visit, wish = self._seated(request), await body(request, Say)
        reply = await self._house.typed(visit.person, wish.text, None)
        return web.json_response({**drawn.reply(reply, self._album), "drawer": True})

    async def chat(self, request: web.Request) -> web.Response:
        """Let a guest say something to the room."""
        visit, wish = self._seated(request), await body(request, Say)
        assert visit.guest is not None, "seated above"
        await self._rooms.say(visit.room, visit.guest, wish.text)
        return web.json_response({})

    async def match(self, request: web.Request) -> web.Response:
        """Send how many moments a match of this room has."""
        return web.json_response(msgspec.to_builtins(await self._listing(request)))

    async def moment(self, request: web.Request) -> web.Response:
        """Send one moment of a match that is over."""
        listing, visit = await self._listing(request), self._visit(request)
        index = int(request.match_info["index"])
        reply = await self._house.moment(visit.person, listing.match, index)
        return web.json_response(drawn.reply(reply, self._album))

    async def stream(self, request: web.Request) -> web.StreamResponse:
        """Follow a room: the page first says who it is and what it knows."""
        if self._streams.full:
            raise Turned(429, "flood")
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=SMALL)
        await socket.prepare(request)
        try:
            text = await socket.receive_str(timeout=HELLO)
            hello = msgspec.json.decode(text, type=Hello)
            room, guest = self._let_in(hello.room, hello.key, hello.admin)
        except (TypeError, TimeoutError, msgspec.DecodeError, Turned):
            await socket.close(code=4403, message=b"closed")
            return socket
        await self._streams.follow(
            Listener(socket, room, guest.person if guest else "", hello.since)
        )
        return socket

    def _visit(self, request: web.Request) -> Visit:
        seat, admin = request.headers.get("X-Seat", ""), request.headers.get("X-Admin", "")
        room, guest = self._let_in(request.match_info["room"], seat, admin)
        return Visit(room, guest, language_of(request), word_of(request))

    def _seated(self, request: web.Request) -> Visit:
        visit = self._visit(request)
        if visit.guest is None:
            raise Turned(403, "name")
        return visit

    def _let_in(self, name: str, key: str, admin: str) -> tuple[Room, Guest | None]:
        """Find a room for somebody who may see it; whether it exists is told to nobody else."""
        room, host = self._rooms.find(name), self._keys.admin(admin)
        guest = self._keys.guest(room, key) if room else None
        if room is None or (guest is None and not host):
            raise Turned(404 if host else 403, "unknown" if host else "closed")
        return room, guest

    def _host_only(self, request: web.Request) -> None:
        if not self._keys.admin(request.headers.get("X-Admin", "")):
            raise Turned(403, "closed")

    async def _listing(self, request: web.Request) -> Listing:
        visit, match = self._visit(request), request.match_info["match"]
        for listing in await self._house.tables(None, visit.place):
            if listing.match == match:
                return listing
        raise Turned(404, "unknown")


def _card(guest: Guest) -> dict[str, str]:
    return {"person": guest.person, "name": guest.name, "key": guest.key}


def _listed(room: Room, table: Listing) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return {**plain, "room": room.id, "opened": room.opened}


def _errand(token: str) -> Errand | None:
    """Return the errand that a token asks for, if it is one."""
    try:
        wish = read(token)
    except Malformed:
        return None
    return wish if isinstance(wish, Errand) else None
