"""Discord as the house sees it: places to post in, people to write to."""

import asyncio
import datetime
import hashlib
import logging
from collections.abc import Awaitable, Callable

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.config import ConfigError
from bot.platforms.base import House
from bot.platforms.discord_app import drawing
from bot.platforms.discord_app.calls import PromptCalls
from bot.platforms.discord_app.client import PATIENCE, Client
from bot.platforms.discord_app.faults import (
    ARCHIVED,
    LOST,
    OLD_EDITS,
    UNKNOWN_MESSAGE,
    understood,
)
from bot.platforms.discord_app.ids import NAME, guild_of, is_person, place_id, snowflake
from bot.platforms.discord_app.sessions import ComingBack, brief
from bot.platforms.discord_app.tongues import command_name, spoken
from bot.platforms.post import Limits, Post

OLD = datetime.timedelta(hours=1)  # Discord allows few edits of older messages
NONCE = 25  # characters
THREAD_NAME = 100
WRONG_TOKEN = "DISCORD_TOKEN is not a token that Discord knows"
WRONG_SHARDS = "DISCORD_SHARDS must name shards that Discord has for this bot"
FINAL = {4004: WRONG_TOKEN, 4010: WRONG_SHARDS, 4011: WRONG_SHARDS}  # why a gateway closes

log = logging.getLogger(__name__)


class DiscordApp:
    """The platform; every call goes out once, the house repeats, paces and orders."""

    name = NAME
    limits: Limits = drawing.LIMITS
    whispers_in_public = True

    def __init__(
        self,
        token: str,
        *,
        api_url: str = Route.BASE,
        shard_ids: tuple[int, ...] | None = None,
        shard_count: int | None = None,
    ) -> None:
        self._token = token
        Route.BASE = api_url  # the only place where discord.py looks
        ids = None if shard_ids is None else list(shard_ids)
        self.client = Client(self, shard_ids=ids, shard_count=shard_count)

    async def run(self, house: House) -> None:
        """Connect and serve until cancelled; Discord may be away for as long as it likes."""
        self.client.house = house
        _mend()
        try:
            async with self.client:
                await self._patiently(self._login)
                await self._patiently(self.client.find_gateway)
                try:
                    await self.client.connect()
                finally:
                    await self.client.answered()
        except discord.LoginFailure as failure:
            raise ConfigError([WRONG_TOKEN]) from failure
        except discord.ConnectionClosed as end:
            if end.code not in FINAL:
                raise
            raise ConfigError([FINAL[end.code]]) from end
        finally:
            house.detach(self)

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        """Show *post* to everyone at *place*; an archived thread is opened again."""
        channel = snowflake(place)
        with understood():
            try:
                return await self._send(channel, post, nonce)
            except discord.HTTPException as refusal:
                if refusal.code != ARCHIVED:
                    raise
            await self.client.http.edit_channel(channel, archived=False)
            return await self._send(channel, post, nonce)

    async def edit(self, place: str, message: str, post: Post) -> bool:
        """Change a post, unless it is gone, old, or in a thread that is archived."""
        if discord.utils.utcnow() - discord.utils.snowflake_time(int(message)) > OLD:
            return False
        with understood():
            return await self._changed(snowflake(place), message, post)

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        """Take the buttons off a message, however old; it may be gone."""
        with understood():
            channel = await self._room(place) if is_person(place) else snowflake(place)
            try:
                await self._part(channel, message).edit(**drawing.stripped(left))
            except discord.HTTPException as refusal:
                if refusal.status >= 500:
                    raise

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        """Write to one person, in place of *message* if that is still there."""
        with understood(private=True):
            channel = await self._room(person)
            if message is not None and await self._changed(channel, message, post):
                return message
            return await self._send(channel, post, nonce)

    async def branch(self, place: str, title: str) -> str:
        """Open a thread for a table and return it as a place."""
        with understood():
            thread = await self.client.http.start_thread_without_message(
                snowflake(place),
                name=title[:THREAD_NAME],
                type=discord.ChannelType.public_thread.value,
                auto_archive_duration=10080,  # minutes: a week of silence
            )
        return place_id(guild_of(place), int(thread["id"]))

    def link(self, place: str, message: str | None) -> str:
        """Return the address of a message, or of its channel."""
        where = f"https://discord.com/channels/{guild_of(place)}/{snowflake(place)}"
        return f"{where}/{message}" if message else where

    def deep_link(self, payload: str) -> str:
        """Return nothing: on Discord the private room needs no key."""
        return ""

    def named(self, word: str, language: str) -> str:
        """Return the name that Discord shows for the command *word*."""
        return spoken(command_name(word), language)

    async def is_admin(self, place: str, person: str) -> bool:
        """Tell whether a person manages the server, by asking Discord: nothing is cached."""
        with understood():
            try:
                guild = await self.client.http.get_guild(guild_of(place), with_counts=False)
                member = await self.client.http.get_member(guild_of(place), snowflake(person))
            except (discord.NotFound, discord.Forbidden):
                return False
        if int(guild["owner_id"]) == snowflake(person):
            return True
        roles = {guild["id"], *member["roles"]}
        granted = 0
        for role in guild["roles"]:
            granted |= int(role["permissions"]) if role["id"] in roles else 0
        rights = discord.Permissions(granted)
        return rights.administrator or rights.manage_guild

    async def _send(self, channel: int, post: Post, nonce: str) -> str:
        """Send once; Discord itself recognises the same *nonce* for some minutes."""
        if len(nonce) > NONCE:
            nonce = hashlib.sha256(nonce.encode()).hexdigest()[:NONCE]
        room = self.client.get_partial_messageable(channel)
        return str((await room.send(nonce=nonce, **drawing.fresh(post))).id)

    async def _changed(self, channel: int, message: str, post: Post) -> bool:
        try:
            await self._part(channel, message).edit(**drawing.changed(post))
        except discord.HTTPException as refusal:
            if refusal.code in (UNKNOWN_MESSAGE, OLD_EDITS, ARCHIVED):
                return False
            raise
        return True

    async def _room(self, person: str) -> int:
        """Find a person's private room; Discord makes it where there is none."""
        return (await self.client.create_dm(discord.Object(snowflake(person)))).id

    def _part(self, channel: int, message: str) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel).get_partial_message(int(message))

    async def _login(self) -> None:
        try:
            await self.client.login(self._token)
        except BaseException:
            await self.client.http.close()
            self.client.http.connector = discord.utils.MISSING  # closed with the session
            raise

    async def _patiently(self, step: Callable[[], Awaitable[None]]) -> None:
        """Take a step towards Discord; while it is away, wait longer and longer."""
        pause, most = PATIENCE
        while True:
            try:
                return await step()
            except discord.LoginFailure:
                raise
            except (discord.HTTPException, discord.GatewayNotFound, *LOST) as trouble:
                why = str(trouble) or repr(trouble)
                log.warning("Discord is not there, next try in %d s", pause, extra={"why": why})
                await asyncio.sleep(pause)
                pause = min(2 * pause, most)


def _mend() -> None:
    """Have discord.py repeat calls and come back to its sessions as a game needs it."""
    async_context.set(PromptCalls())  # for whatever this task starts
    discord.shard.Shard = ComingBack  # type: ignore[misc, assignment]
    logging.getLogger("discord.shard").addFilter(brief)
