"""Answering an interaction: acknowledged at once, told when the house has decided."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.platforms.discord_app import drawing
from bot.platforms.discord_app.faults import ANSWERED, LOST
from bot.platforms.discord_app.ids import Press
from bot.platforms.post import Post, Reply

PAUSES = (0.1, 0.3, 0.6)  # seconds between tries; an acknowledgement has three seconds in all

log = logging.getLogger(__name__)


async def acknowledged(press: Press, *, update: bool) -> bool:
    """Tell Discord that we are at it; return False if it no longer wants to know.

    With *update* the answer will take the place of the pressed message, else it appears below,
    for the presser's eyes only.
    """

    async def defer() -> None:
        if update:
            await press.response.defer()
        else:
            await press.response.defer(ephemeral=True, thinking=True)

    return await _insisted(press, defer)


async def shown(press: Press, reply: Reply, *, update: bool) -> bool:
    """Show what the house answered to whoever asked, and to nobody else."""
    post = reply.post or Post(reply.note)
    if not post.text and not post.rows:
        return True
    if update and reply.post is None:
        return await _insisted(press, lambda: _noted(press, post))

    async def edit() -> None:
        old = press.message if update else None
        await press.edit_original_response(**drawing.changed(post, old))

    return await _insisted(press, edit)


async def _noted(press: Press, post: Post) -> None:
    """Say a passing line below a message that stays as it is."""
    await press.followup.send(ephemeral=True, **drawing.fresh(post))


async def _insisted(press: Press, call: Callable[[], Awaitable[object]]) -> bool:
    """Make a call that may be repeated; tell whether it got through in the end."""
    for pause in (*PAUSES, None):
        try:
            await call()
        except discord.InteractionResponded:
            return True
        except discord.HTTPException as refusal:
            if refusal.code == ANSWERED:
                return True
            log.warning("answer refused", extra={"press": press.id, "why": str(refusal)})
            return False
        except LOST as trouble:
            if pause is None:
                log.warning("answer lost", extra={"press": press.id, "why": repr(trouble)})
                return False
            await asyncio.sleep(pause)
        else:
            return True
    return False
