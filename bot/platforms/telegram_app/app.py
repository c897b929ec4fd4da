"""Telegram as the house sees it: places to post in, people to write to."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application, ApplicationBuilder

from bot.config import ConfigError
from bot.platforms.base import House
from bot.platforms.post import Limits, Post
from bot.platforms.telegram_app import commands, doorway
from bot.platforms.telegram_app.admins import Admins
from bot.platforms.telegram_app.answers import Answers
from bot.platforms.telegram_app.calls import Calls
from bot.platforms.telegram_app.doorway import Webhook
from bot.platforms.telegram_app.drawing import LIMITS
from bot.platforms.telegram_app.front import Front
from bot.platforms.telegram_app.gate import Gate
from bot.platforms.telegram_app.ids import NAME, SUPERGROUP, number, spot
from bot.platforms.telegram_app.notes import Notes
from bot.platforms.telegram_app.queue import Queue
from bot.platforms.telegram_app.sending import Sender
from bot.platforms.telegram_app.traces import Traces
from bot.timepiece import SECOND, Timepiece, WallClock

PATIENCE = (SECOND, 60 * SECOND)  # between tries to reach Telegram: at first, and at most
CONNECTIONS = 64

log = logging.getLogger(__name__)


class TelegramApp:
    """The platform; it paces each chat, the house orders and repeats."""

    name = NAME
    limits: Limits = LIMITS
    whispers_in_public = False

    def __init__(
        self,
        token: str,
        api_url: str,
        *,
        webhook: Webhook | None = None,
        time: Timepiece | None = None,
    ) -> None:
        self._token = token
        self._root = api_url
        self._webhook = webhook
        self._time = time or WallClock()
        self._username = ""
        self._calls: Calls
        self._admins: Admins

    async def run(self, house: House) -> None:
        """Connect and serve until cancelled; Telegram may be away for as long as it likes."""
        queue = Queue(house.first_time)
        async with self._application(queue) as application:
            gate = Gate(self._time, house)
            sender = Sender(application.bot, gate, house.dated)
            traces = Traces(house)
            self._calls = Calls(sender, traces, house.moved)
            self._admins = Admins(application.bot, self._time)
            notes = Notes(sender, self._time)
            answers = Answers(self._calls, notes, house, gate, self._time)
            front = Front(house, answers, notes, traces, self._time, self._username)
            front.serve(application)
            house.attach(self)
            try:
                await self._serve(application, queue)
            finally:
                house.detach(self)

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        """Show *post* to everyone at *place*."""
        return await self._calls.send(place, post, nonce)

    async def edit(self, place: str, message: str, post: Post) -> bool:
        """Change a post, unless it is gone."""
        return await self._calls.change(place, message, post)

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        """Take the buttons off a message; it may be gone."""
        if left is None:
            await self._calls.strip(place, message)
        else:
            await self._calls.change(place, message, left)

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        """Write to one person, in place of *message* if that is still there."""
        if message is not None and await self._calls.change(person, message, post):
            return message
        return await self._calls.send(person, post, nonce)

    def link(self, place: str, message: str | None) -> str:
        """Return the address of a message or topic; only supergroups have any."""
        where = spot(place)
        chat = str(where.chat)
        parts = [part for part in (where.topic, number(message) if message else None) if part]
        if not where.counted or not parts:
            return ""
        return "/".join(["https://t.me/c", chat.removeprefix(SUPERGROUP), *map(str, parts)])

    def deep_link(self, payload: str) -> str:
        """Return the address that opens the private chat with *payload*."""
        return f"https://t.me/{self._username}?start={payload}"

    async def is_admin(self, place: str, person: str) -> bool:
        """Tell whether *person* has a say over the group."""
        return await self._admins.has(spot(place).chat, spot(person).chat)

    @asynccontextmanager
    async def _application(
        self, queue: Queue
    ) -> AsyncIterator[Application[Any, Any, Any, Any, Any, Any]]:
        application = (
            ApplicationBuilder()
            .token(self._token)
            .base_url(f"{self._root}/bot")
            .base_file_url(f"{self._root}/file/bot")
            .concurrent_updates(queue)
            .connection_pool_size(CONNECTIONS)
            .pool_timeout(30)
            .read_timeout(15)
            .write_timeout(15)
            .get_updates_read_timeout(doorway.POLL + 10)
            .job_queue(None)
            .build()
        )
        try:
            await self._patiently(application.initialize)
            self._username = application.bot.username
            yield application
        except InvalidToken as failure:
            raise ConfigError(["TELEGRAM_TOKEN is not a token that Telegram knows"]) from failure
        finally:
            await application.shutdown()

    async def _serve(
        self, application: Application[Any, Any, Any, Any, Any, Any], queue: Queue
    ) -> None:
        """Take updates until cancelled; what has come in is answered before the end."""
        registering = asyncio.create_task(
            self._patiently(lambda: commands.register(application.bot))
        )
        updater = application.updater
        assert updater is not None, "built with one"
        await application.start()
        try:
            await self._patiently(
                lambda: doorway.opened(updater, self._webhook, queue.fall_behind)
            )
            await asyncio.Event().wait()
        finally:
            registering.cancel()
            if updater.running:
                await updater.stop()
            await application.stop()

    async def _patiently(self, step: Callable[[], Awaitable[Any]]) -> None:
        """Take a step towards Telegram; while it is away, wait longer and longer."""
        pause, most = PATIENCE
        while True:
            try:
                await step()
            except InvalidToken:
                raise
            except TelegramError as trouble:
                log.warning("Telegram is not there", extra={"why": trouble.message})
                await self._time.sleep(pause)
                pause = min(2 * pause, most)
            else:
                return
