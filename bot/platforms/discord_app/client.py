"""The connection to Discord: what comes in by the gateway is handed to the house."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.app_commands import Choice
from discord.gateway import DiscordWebSocket

from bot.platforms.base import House, Platform, PlatformError
from bot.platforms.discord_app.answers import acknowledged, shown
from bot.platforms.discord_app.buttons import PressButton, lost
from bot.platforms.discord_app.commands import schubsen
from bot.platforms.discord_app.cooling import Cooling
from bot.platforms.discord_app.faults import LOST
from bot.platforms.discord_app.ids import Press, person_of, place_of, server_id, writer_of
from bot.platforms.discord_app.offers import variants, zones
from bot.platforms.discord_app.sessions import Turnstile
from bot.platforms.discord_app.tongues import Tongues
from bot.platforms.post import Post, Reply
from bot.texts import pick_language, speech_for
from bot.texts.parts import When, split

# Servers (for slash commands and threads) and direct messages; their content is not privileged.
INTENTS = discord.Intents(guilds=True, dm_messages=True)
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
GRACE = 1.0  # seconds for answers that are on their way when the house closes
SUGGESTING = 2.0  # seconds; a list of suggestions cannot be acknowledged first
MOST = 25  # suggestions in a list
PATIENCE = (1.0, 60.0)  # seconds between tries to register the commands: at first, at most

log = logging.getLogger(__name__)


class Client(discord.AutoShardedClient):
    """Knows no game and no table: it acknowledges, asks the house, and shows the answer."""

    def __init__(self, platform: Platform, **options: Any) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=30.0,
            **options,
        )
        self._platform = platform
        self._house: House | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()
        self._cooling = Cooling()
        self._turnstile = Turnstile()
        self.tree = app_commands.CommandTree[Any](self)
        self.tree.add_command(schubsen(self))

    @property
    def house(self) -> House:
        """The house that everything is handed to."""
        assert self._house is not None, "the client is started with a house"
        return self._house

    @house.setter
    def house(self, house: House) -> None:
        self._house = house

    async def setup_hook(self) -> None:
        """Register commands and buttons, and let the house post."""
        await self.tree.set_translator(Tongues())
        self.add_dynamic_items(PressButton)
        if 0 in (self.shard_ids or (0,)):
            task = asyncio.create_task(self._register())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        log.info("invite me: %s", self.invite)
        self.house.attach(self._platform)

    @property
    def invite(self) -> str:
        """The address that invites the bot with exactly what it needs."""
        assert self.application_id is not None, "known since the login"
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS, scopes=scopes)

    async def find_gateway(self) -> None:
        """Learn from the API where the gateway is and how many shards there are.

        discord.py goes to a fixed address when the shards are given or a session is lost; the
        one that a proxy of the API names must serve then, too.
        """
        count, address, starts = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
        self._turnstile.lanes = max(1, starts["max_concurrency"])
        if self.shard_count is None:
            self.shard_count = count

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Open a session as soon as Discord lets us; discord.py would always wait for seconds."""
        await self._turnstile.passed(shard_id or 0)

    async def _register(self) -> None:
        """Tell Discord about the commands, however often it takes."""
        pause, most = PATIENCE
        while True:
            try:
                await self.tree.sync()
            except (discord.HTTPException, *LOST) as trouble:
                log.warning("commands not registered yet", extra={"why": repr(trouble)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, most)
            else:
                return

    async def answered(self) -> None:
        """Wait until everybody who acted has their answer, but not for long."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=GRACE)

    @contextmanager
    def _answer(self) -> Iterator[None]:
        """Count the task that answers somebody."""
        task = asyncio.current_task()
        assert task is not None, "discord.py answers each in a task of its own"
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    # What people do.

    async def pressed(self, press: Press, token: str) -> None:
        """Take a press; one that we could not acknowledge in time counts all the same."""
        private = press.guild_id is None
        update = private or (press.message is not None and press.message.flags.ephemeral)
        with self._answer():
            heard = await acknowledged(press, update=update)
            reply = await self.house.press(person_of(press), token, place_of(press))
            if heard:
                await shown(press, reply, update=update)

    async def on_interaction(self, press: Press) -> None:
        """Take the presses that no button of discord.py takes."""
        token = lost(press)
        if token is not None:
            await self.pressed(press, token)

    async def ordered(self, press: Press, word: str, *rests: str) -> None:
        """Do what a slash command says, once for each of *rests*."""
        with self._answer():
            heard = await acknowledged(press, update=False)
            reply = Reply()
            for rest in rests:
                reply = await self.house.command(person_of(press), place_of(press), word, rest)
            if heard:
                await shown(press, reply, update=False)

    async def opened(self, press: Press, rest: str) -> None:
        """Open a table where the bot may write, and not too many in a row."""
        refusal = self._refusal(press)
        if refusal is None:
            await self.ordered(press, "start", rest)
        elif await acknowledged(press, update=False):
            await shown(press, refusal, update=False)

    def _refusal(self, press: Press) -> Reply | None:
        """Say what stands in the way of a new table that only Discord knows of."""
        speech = speech_for(pick_language(str(press.locale)))
        missing = _missing(press)
        if missing:
            names = [speech.line(f"discord-permission-{name}") for name in missing]
            return Reply(split(speech.line("discord-missing", permissions=", ".join(names))))
        until = self._cooling.take(press.user.id, press.created_at.timestamp())
        if until is not None:
            when = When(int(until * 1_000))
            return Reply(split(speech.line("discord-too-fast", when=when)))
        return None

    async def on_message(self, message: discord.Message) -> None:
        """Understand plain words in a direct message."""
        if message.guild is not None or message.author.bot or not message.content.strip():
            return
        person = writer_of(message)
        await self.house.opened(person)
        reply = await self.house.typed(person, message.content, None)
        post = reply.post or Post(reply.note)
        try:
            await self._platform.whisper(person.id, post, message=None, nonce=f"t{message.id}")
        except PlatformError as trouble:
            log.warning("answer lost", extra={"person": person.id, "why": repr(trouble)})

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that put the bot out."""
        await self.house.removed(server_id(guild.id))

    # What people are offered while they type.

    async def moves(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest moves that go on from what is typed."""
        found = []
        with suppress(TimeoutError):
            asked = self.house.suggestions(person_of(press), place_of(press), current)
            found = [*await asyncio.wait_for(asked, SUGGESTING)]
        return [Choice(name=it.label[:100], value=it.text[:100]) for it in found[:MOST]]

    async def variants(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest options of the game that is chosen."""
        return variants(press, current)[:MOST]

    async def zones(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest time zones."""
        return zones(current)[:MOST]


def _missing(press: Press) -> list[str]:
    """Name the permissions the bot lacks where somebody wants to play."""
    if press.guild_id is None:
        return []
    threaded = isinstance(press.channel, discord.Thread)
    writing = "send_messages_in_threads" if threaded else "send_messages"
    have = press.app_permissions
    needed = ("view_channel", writing, "attach_files")
    return [name for name in needed if not getattr(have, name)]
