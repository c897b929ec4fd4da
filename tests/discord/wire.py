"""A small Discord on loopback: log in, take a session, stumble on purpose."""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer

from bot.platforms.discord_app.app import DiscordApp

TOKEN = "wire.for-tests.only"
ME = {"id": "77", "username": "stall", "discriminator": "0", "avatar": None, "bot": True}
SOMEBODY = {"id": "9", "username": "ann", "discriminator": "0", "avatar": None}
APP = {"id": "77", "name": "stall", "icon": None, "description": "", "bot_public": True,
       "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": ME,
       "team": None}  # fmt: skip
CUT = 0  # instead of a status: the connection breaks before anything is said


class Wire:
    """Answers calls with what is in *moods* first, then as it should; counts what it hears."""

    def __init__(self) -> None:
        self.moods: dict[str, deque[int]] = {}
        self.calls: list[tuple[str, bytes]] = []
        self.heard: asyncio.Queue[tuple[str, int | None]] = asyncio.Queue()
        self.socket: web.WebSocketResponse
        self.known = True
        self.asked = False
        self.held: asyncio.Event | None = None
        self.url = ""

    async def rest(self, request: web.Request) -> web.StreamResponse:
        """Take a call."""
        path, body = request.path.removeprefix("/api"), await request.read()
        self.calls.append((path, body))
        if self.held is not None and "/callback" in path:
            self.heard.put_nowait(("callback", None))
            await self.held.wait()
        moods = next((it for part, it in self.moods.items() if part in path), None)
        if moods:
            status = moods.popleft()
            if status == CUT:
                assert request.transport is not None
                request.transport.abort()
            return web.json_response(
                {"code": 0}, status=status or 500, headers={"Retry-After": "0"}
            )
        return _plain(self._answer(path))

    def _answer(self, path: str) -> Any:
        limits = {"total": 9, "remaining": 9, "reset_after": 0, "max_concurrency": 1}
        address = self.url.replace("http", "ws") + "/gateway"
        answers = {
            "/users/@me": ME,
            "/oauth2/applications/@me": APP,
            "/gateway/bot": {"shards": 1, "url": address, "session_start_limit": limits},
        }
        known = {"interaction": {"id": "5", "type": 3}}
        return answers.get(path, known if path.startswith("/interactions") else [])

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        """Hold a session."""
        moods = self.moods.get("gateway")
        if moods:
            return web.Response(status=moods.popleft())
        self.socket = socket = web.WebSocketResponse()
        await socket.prepare(request)
        await self.say(10, {"heartbeat_interval": 40_000})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            heard = json.loads(message.data)
            await self._hear(heard["op"], heard["d"])
        return socket

    async def _hear(self, op: int, data: Any) -> None:
        """Take a session, new or old; the heartbeat that is asked for then says it arrived."""
        if op == 1 and self.asked:
            self.asked = False
            self.heard.put_nowait(("alive", data))
        elif op == 2:
            self.heard.put_nowait(("identify", None))
            await self.say(0, self._ready(), "READY", 1)
            self.asked = True
            await self.say(1, None)
        elif op == 6:
            self.heard.put_nowait(("resume", data["seq"]))
            if self.known:
                await self.say(0, {}, "RESUMED", 2)
            else:
                await self.say(9, False)

    async def say(
        self, op: int, data: Any, event: str | None = None, seq: int | None = None
    ) -> None:
        """Send something through the gateway."""
        await self.socket.send_json({"op": op, "d": data, "t": event or None, "s": seq})

    def _ready(self) -> Any:
        address = self.url.replace("http", "ws") + "/gateway"
        return {"v": 10, "user": ME, "guilds": [], "session_id": "s1", "shard": [0, 1],
                "resume_gateway_url": address, "application": {"id": "77", "flags": 0},
                "private_channels": [], "relationships": []}  # fmt: skip

    async def press(self, token: str) -> None:
        """Have somebody press a button in private."""
        room = {"id": "8", "type": 1, "recipients": [SOMEBODY], "last_message_id": None}
        empty: list[Any] = []
        message = {"id": "6", "channel_id": "8", "author": ME, "content": "",
                   "attachments": empty, "embeds": empty, "components": empty,
                   "mentions": empty, "mention_roles": empty,
                   "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
                   "tts": False, "mention_everyone": False, "pinned": False, "type": 0,
                   "flags": 0}  # fmt: skip
        data = {"custom_id": token, "component_type": 2}
        press = {"id": "5", "application_id": "77", "type": 3, "token": "token", "version": 1,
                 "user": SOMEBODY, "channel": room, "channel_id": "8", "message": message,
                 "data": data, "app_permissions": "0", "locale": "en-GB", "entitlements": [],
                 "authorizing_integration_owners": {}, "attachment_size_limit": 1,
                 "context": 1}  # fmt: skip
        await self.say(0, press, "INTERACTION_CREATE", 3)

    def cut(self) -> None:
        """Break the connection to the gateway without a word."""
        assert self.socket._req is not None
        assert self.socket._req.transport is not None
        self.socket._req.transport.abort()

    def app(self) -> DiscordApp:
        """Make a platform that finds Discord here."""
        return DiscordApp(TOKEN, api_url=f"{self.url}/api")


def _plain(answer: Any) -> web.Response:
    """Answer as Discord does: discord.py wants this very content type."""
    body = json.dumps(answer).encode()
    return web.Response(body=body, headers={"Content-Type": "application/json"})


@asynccontextmanager
async def open_wire() -> AsyncIterator[Wire]:
    """Serve on loopback."""
    wire, app = Wire(), web.Application()
    app.router.add_route("*", "/api/{path:.*}", wire.rest)
    app.router.add_get("/gateway", wire.gateway)
    async with TestServer(app, host="127.0.0.1") as server:
        wire.url = str(server.make_url("")).rstrip("/")
        yield wire
