"""The slash command: one group, a sub-command for each word the house knows."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.platforms.discord_app.ids import Press
from bot.platforms.discord_app.tongues import about, choices, command_name, options, text
from bot.texts import LANGUAGES
from bot.words import COMMANDS, LEVELS, SPEEDS
from rules import GAMES

GROUP = "schubsen"
MOST_ROBOTS = 9

GAME_CHOICES = choices(GAMES, lambda tag: f"{tag}-name")
SPEED_CHOICES = choices(SPEEDS, lambda word: f"bot-value-{word}")
LEVEL_CHOICES = choices(LEVELS, lambda word: f"bot-button-level-{word}")
LANGUAGE_CHOICES = choices(LANGUAGES, lambda word: f"bot-value-{word}")
SWITCH_CHOICES = choices(("on", "off"), lambda word: f"discord-switch-{word}")

Offers = Coroutine[Any, Any, list[Choice[str]]]


class Front(Protocol):
    """Where commands are taken to."""

    async def ordered(self, press: Press, word: str, *rests: str) -> None:
        """Acknowledge, have the house do *word* with each of *rests*, show the last answer."""

    async def opened(self, press: Press, rest: str) -> None:
        """Open a table, if the bot can write where it is to stand."""

    async def moves(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest moves that go on from what is typed."""

    async def variants(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest options of the game that is chosen."""

    async def zones(self, press: Press, current: str) -> list[Choice[str]]:
        """Suggest time zones."""


def schubsen(front: Front) -> app_commands.Group:
    """Build the group; it works in servers and in the bot's own direct messages."""
    group = app_commands.Group(
        name=GROUP,
        description=text("discord-about-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
    special = {
        "start": _start(front),
        "move": _move(front),
        "rules": _rules(front),
        "settings": _settings(front),
        "robot": _robot(front),
        "kick": _seat(front, "kick"),
        "host": _seat(front, "host"),
    }
    for word in COMMANDS:
        call = special.get(word) or _plain(front, word)
        group.add_command(
            app_commands.Command(name=command_name(word), description=about(word), callback=call)
        )
    return group


Callback = Callable[..., Coroutine[Any, Any, None]]


def _plain(front: Front, word: str) -> Callback:
    async def callback(press: discord.Interaction[Any]) -> None:
        await front.ordered(press, word, "")

    return callback


def _start(front: Front) -> Callback:
    async def offers(press: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        return await front.variants(press, current)

    @options("game", "variant", "speed", "language", "computers", "level", "thread")
    @app_commands.choices(
        game=GAME_CHOICES, speed=SPEED_CHOICES, language=LANGUAGE_CHOICES, level=LEVEL_CHOICES
    )
    @app_commands.autocomplete(variant=offers)
    async def callback(
        press: discord.Interaction[Any],
        game: str | None = None,
        variant: str | None = None,
        speed: str | None = None,
        language: str | None = None,
        computers: app_commands.Range[int, 0, MOST_ROBOTS] = 0,
        level: str = "medium",
        thread: bool = False,
    ) -> None:
        words = [game, variant, speed, language, *[level] * computers]
        words += ["thread"] if thread else []
        await front.opened(press, " ".join(word for word in words if word))

    return callback


def _move(front: Front) -> Callback:
    async def offers(press: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        return await front.moves(press, current)

    @options("answer")
    @app_commands.autocomplete(answer=offers)
    async def callback(
        press: discord.Interaction[Any], answer: app_commands.Range[str, 1, 100] | None = None
    ) -> None:
        await front.ordered(press, "move", answer or "")

    return callback


def _rules(front: Front) -> Callback:
    @options("game")
    @app_commands.choices(game=GAME_CHOICES)
    async def callback(press: discord.Interaction[Any], game: str | None = None) -> None:
        await front.ordered(press, "rules", game or "")

    return callback


def _robot(front: Front) -> Callback:
    @options("level")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def callback(press: discord.Interaction[Any], level: str | None = None) -> None:
        await front.ordered(press, "robot", level or "")

    return callback


def _seat(front: Front, word: str) -> Callback:
    @options("who")
    async def callback(
        press: discord.Interaction[Any], who: app_commands.Range[str, 1, 40] | None = None
    ) -> None:
        await front.ordered(press, word, who or "")

    return callback


def _settings(front: Front) -> Callback:
    async def offers(press: discord.Interaction[Any], current: str) -> list[Choice[str]]:
        return await front.zones(press, current)

    @options("language", "zone", "quiet", "tables", "here", "pace", "server")
    @app_commands.choices(
        language=LANGUAGE_CHOICES, here=LANGUAGE_CHOICES, pace=SPEED_CHOICES, tables=SWITCH_CHOICES
    )
    @app_commands.autocomplete(zone=offers)
    async def callback(
        press: discord.Interaction[Any],
        language: str | None = None,
        zone: str | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        tables: str | None = None,
        here: str | None = None,
        pace: str | None = None,
        server: bool = False,
    ) -> None:
        scope = " all" if server else ""
        own = {"language": language, "zone": zone, "quiet": quiet}
        shared = {"tables": tables, "here": here, "speed": pace}
        wishes = [f"{field} {word}" for field, word in own.items() if word]
        wishes += [f"{field} {word}{scope}" for field, word in shared.items() if word]
        await front.ordered(press, "settings", *(wishes or [""]))

    return callback
