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


class PressButton(
    ui.DynamicItem[ui.Button[Any]], template=rf"^(?P<token>{SHAPE})(?:~\d{{1,2}})?$"
):
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
