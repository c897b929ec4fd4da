"""Buttons that mean what is written in them, from however long ago."""

import re
from typing import Any, Protocol, cast

import discord
from discord import ui

from bot.platforms.discord_app.ids import Press
from bot.press import SHAPE


class TakesPresses(Protocol):
    """Whatever a pressed button is handed to."""

    async def pressed(self, press: Press, token: str) -> None:
        """Answer a press."""


_ID = re.compile(rf"^(?P<token>{SHAPE})(?:~\d{{1,2}})?$")


class PressButton(ui.DynamicItem[ui.Button[Any]], template=_ID):
    """Any button of the house; nothing of it is kept in memory."""

    def __init__(self, button: ui.Button[Any], token: str) -> None:
        super().__init__(button)
        self.token = token

    @classmethod
    async def from_custom_id(
        cls, interaction: Press, item: ui.Item[Any], match: re.Match[str], /
    ) -> "PressButton":
        """Read the button that was pressed."""
        return cls(cast(ui.Button[Any], item), match["token"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await cast(TakesPresses, interaction.client).pressed(interaction, self.token)


def lost(press: Press) -> str | None:
    """Return the token of a button that its message has no more; discord.py drops such presses.

    People press what their screen shows, and that may be a moment old.
    """
    pressed = cast(dict[str, Any], press.data or {}).get("custom_id", "")
    if press.type is not discord.InteractionType.component or press.message is None:
        return None
    there = {
        getattr(item, "custom_id", None)
        for row in press.message.components
        for item in getattr(row, "children", ())
    }
    found = _ID.match(pressed)
    if found is None:
        return str(pressed)
    return None if pressed in there else found["token"]
