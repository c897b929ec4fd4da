"""Answering an interaction: acknowledged at once, told when the house has decided."""

import logging
from collections.abc import Awaitable

import discord

from bot.platforms.discord_app import drawing
from bot.platforms.discord_app.faults import ANSWERED, LOST
from bot.platforms.discord_app.ids import Press
from bot.platforms.post import Post, Reply

log = logging.getLogger(__name__)


async def acknowledged(press: Press, *, update: bool) -> bool:
    """Tell Discord that we are at it; return False if it no longer wants to know.

    With *update* the answer will take the place of the pressed message, else it appears below,
    for the presser's eyes only.
    """
    if update:
        return await _heard(press, press.response.defer())
    return await _heard(press, press.response.defer(ephemeral=True, thinking=True))


async def shown(press: Press, reply: Reply, *, update: bool) -> bool:
    """Show what the house answered to whoever asked, and to nobody else."""
    post = reply.post or Post(reply.note)
    if not post.text and not post.rows:
        return True
    asked = press.message is not None and press.message.flags.ephemeral
    if update and reply.post is None and not (asked and reply.quiet):
        note = drawing.fresh(post)  # a passing line below a message that stays as it is
        return await _heard(press, press.followup.send(ephemeral=True, **note))
    old = press.message if update else None
    return await _heard(press, press.edit_original_response(**drawing.changed(post, old)))


async def _heard(press: Press, call: Awaitable[object]) -> bool:
    """Make a call; tell whether it got through, if only before it was repeated."""
    try:
        await call
    except discord.InteractionResponded:
        return True
    except discord.HTTPException as refusal:
        if refusal.code == ANSWERED:
            return True
        log.warning("answer refused", extra={"press": press.id, "why": str(refusal)})
        return False
    except LOST as trouble:
        log.warning("answer lost", extra={"press": press.id, "why": repr(trouble)})
        return False
    return True
