"""The page as a platform: rooms are places, guests are people, posts go to every open page."""

import asyncio
import secrets
import socket

from aiohttp import web

from bot.platforms.base import Failed, Gone, House
from bot.platforms.post import Limits, Post
from bot.platforms.web_app import drawn
from bot.platforms.web_app.album import Album
from bot.platforms.web_app.api import Api
from bot.platforms.web_app.files import Files
from bot.platforms.web_app.lease import Lease
from bot.platforms.web_app.reach import reachable, written
from bot.platforms.web_app.room import Room
from bot.platforms.web_app.rooms import Rooms
from bot.platforms.web_app.safety import LARGEST, Guard, is_loopback
from bot.platforms.web_app.streams import Streams
from bot.platforms.web_app.visit import Keys

LIMITS = Limits(
    options=60, across=8, rows=20, text=4_000, caption=4_000, note=300, calls=0, spots=True
)


class WebApp:
    """Serves the page and everything on it."""

    name = "web"
    limits = LIMITS
    whispers_in_public = True

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._loopback = is_loopback(host)
        self._streams = Streams()
        self._rooms: Rooms | None = None
        self.address = ""
        self.ready = asyncio.Event()

    async def run(self, house: House) -> None:
        """Serve until cancelled; where several processes could, one at a time does."""
        if not house.shared:
            return await self._serve(house)
        lease = Lease(house, f"{socket.gethostname()}:{self._port or secrets.token_hex(4)}")
        while True:
            await lease.take()
            serving = asyncio.create_task(self._serve(house))
            holding = asyncio.create_task(lease.hold())
            try:
                await asyncio.wait([serving, holding], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (holding, serving):
                    task.cancel()
                await asyncio.wait([serving, holding])
                await lease.release()
            for task in (serving, holding):
                if not task.cancelled():
                    task.result()

    async def _serve(self, house: House) -> None:
        """Open the doors, print where, and serve until cancelled."""
        secret, admin = await _own(house, "web:secret"), await _own(house, "web:admin")
        album = Album(house, secret)
        self._rooms = Rooms(house, album, self._streams.news)
        await self._rooms.load()
        keys = Keys(admin, loopback=self._loopback)
        api = Api(house, self._rooms, album, keys, self._streams, self._found)
        app = self._app(api, Files(house, album))
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            site = web.TCPSite(runner, self._host, self._port)
            await site.start()
            house.attach(self)
            self._announce(runner, admin)
            await asyncio.Event().wait()
        finally:
            house.detach(self)
            await self._streams.close()
            await runner.cleanup()

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        """Show *post* to everyone in a room."""
        return await self._open.post(self._room(place), post, nonce)

    async def edit(self, place: str, message: str, post: Post) -> bool:
        """Change a post; False if it is no longer there."""
        room = self._room(place)
        entry = room.entry(message)
        if entry is None:
            return False
        await self._open.edit(room, entry, post)
        return True

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        """Take the buttons off a post; drawers are drawn anew anyway."""
        room = self._open.find(place)
        entry = room.entry(message) if room else None
        if room is not None and entry is not None:
            await self._open.strip(room, entry, left)

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        """Have a person's pages look into their drawer; what asks nothing is shown as a note."""
        note = None if post.form else drawn.words(post.text)
        self._streams.nudge(person, note)
        return message or nonce

    def link(self, place: str, message: str | None) -> str:
        """Return nothing: drawer and room stand beside each other."""
        return ""

    def deep_link(self, payload: str) -> str:
        """Return nothing: every drawer is open."""
        return ""

    async def is_admin(self, place: str, person: str) -> bool:
        """Tell whether *person* opened the room."""
        room = self._open.find(place)
        return room is not None and bool(room.guests) and room.guests[0].person == person

    def _found(self) -> str:
        """Return where other devices find the page; nothing where none can."""
        return "" if self._loopback else self.address

    @property
    def _open(self) -> Rooms:
        if self._rooms is None:
            raise Failed
        return self._rooms

    def _room(self, place: str) -> Room:
        room = self._open.find(place)
        if room is None:
            raise Gone
        return room

    def _app(self, api: Api, files: Files) -> web.Application:
        guard = Guard(loopback=self._loopback)
        app = web.Application(client_max_size=LARGEST, middlewares=[guard.middleware])
        app.on_response_prepare.append(guard.headers)
        app.add_routes([*files.routes(), *api.routes(), files.lost()])
        return app

    def _announce(self, runner: web.AppRunner, admin: str) -> None:
        self.address = written(reachable(self._host), runner.addresses[0][1])
        link = "" if self._loopback else f"#/host/{admin}"
        print(f"Schafstall: {self.address}{link}", flush=True)  # noqa: T201 - the way in
        self.ready.set()


async def _own(house: House, key: str) -> str:
    """Return a secret of the page's own, made once."""
    known = await house.kept(key)
    if known is None:
        known = secrets.token_urlsafe(24)
        await house.keep(key, known)
    return known
