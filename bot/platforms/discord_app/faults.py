"""What Discord's refusals and lost connections mean to the house."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.platforms.base import Failed, Gone, Later, PlatformError, Unreachable, Unsure

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 10003, 10004, 10008, 10062
NO_ACCESS, NO_PERMISSION, ARCHIVED = 50001, 50013, 50083
OLD_EDITS = 30046  # too many edits of messages older than an hour
ANSWERED = 40060  # this interaction has been acknowledged already
TOO_MANY_ROOMS = 40003  # opening private rooms too fast
NOBODY = 50033  # no such recipient

CLOSED = {UNKNOWN_CHANNEL, UNKNOWN_GUILD, NO_ACCESS, NO_PERMISSION, ARCHIVED}
LOST = (aiohttp.ClientError, OSError, TimeoutError)  # nobody knows whether it was processed
WAIT = 5.0  # seconds, where Discord does not say how long


@contextmanager
def understood(*, private: bool = False) -> Iterator[None]:
    """Turn what discord.py raises into what the house understands."""
    try:
        yield
    except discord.RateLimited as limit:
        raise Later(limit.retry_after) from limit
    except discord.HTTPException as refusal:
        raise _meaning(refusal, private) from refusal
    except aiohttp.ClientConnectorError as trouble:
        raise Failed(repr(trouble)) from trouble
    except LOST as trouble:
        raise Unsure(repr(trouble)) from trouble


def _meaning(refusal: discord.HTTPException, private: bool) -> PlatformError:
    if refusal.status == 429 or refusal.code == TOO_MANY_ROOMS:
        return Later(WAIT)
    if private and (refusal.status in (403, 404) or refusal.code == NOBODY):
        return Unreachable(refusal.text)
    if not private and refusal.code in CLOSED:
        return Gone(refusal.text)
    kind = Unsure if refusal.status >= 500 else Failed
    return kind(f"{refusal.status} {refusal.code}: {refusal.text}")
