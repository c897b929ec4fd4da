"""Ids: people are "discord:user", places "discord:server:channel", servers "discord:server"."""

from typing import Any

import discord

from bot.platforms.post import Person, Place

NAME = "discord"
UNCHOSEN = "en-US"  # what every server speaks until somebody sets a language

Press = discord.Interaction[Any]


def person_id(user: int) -> str:
    """Return the id of a user."""
    return f"{NAME}:{user}"


def place_id(guild: int, channel: int) -> str:
    """Return the id of a channel or a thread."""
    return f"{NAME}:{guild}:{channel}"


def server_id(guild: int) -> str:
    """Return the id of a server: the places in it begin with it."""
    return f"{NAME}:{guild}"


def is_person(room: str) -> bool:
    """Tell a person's private room from a place."""
    return room.count(":") == 1


def snowflake(room: str) -> int:
    """Return the number of a person, or of the channel of a place."""
    return int(room.rpartition(":")[2])


def guild_of(place: str) -> int:
    """Return the number of the server that a place belongs to."""
    return int(place.split(":")[1])


def person_of(press: Press) -> Person:
    """Say who acted."""
    user = press.user
    return Person(person_id(user.id), user.display_name, str(press.locale), word=str(press.id))


def writer_of(message: discord.Message) -> Person:
    """Say who wrote a direct message; it does not tell their language."""
    author = message.author
    return Person(person_id(author.id), author.display_name, word=str(message.id))


def place_of(press: Press) -> Place | None:
    """Say where somebody acted; None in their private room."""
    guild, channel = press.guild_id, press.channel
    if guild is None or press.channel_id is None:
        return None
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    above = [place_id(guild, parent)] if parent is not None else []
    language = str(press.guild_locale or "")
    return Place(
        place_id(guild, press.channel_id),
        getattr(channel, "name", None) or "",
        "" if language == UNCHOSEN else language,
        within=(*above, server_id(guild)),
    )
