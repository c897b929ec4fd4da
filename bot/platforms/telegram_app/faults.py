"""What Telegram's refusals mean to the house."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from bot.platforms.base import Failed, Gone, Later, PlatformError, Unreachable, Unsure

SAME = ("message is not modified",)
ABSENT = ("message to edit not found", "message_id_invalid")
LOST = (*ABSENT, "message can't be edited")  # not there any more, or too old to be changed
LATE = ("query is too old", "query id is invalid")
NO_TEXT = ("there is no text in the message",)
NO_CAPTION = ("there is no caption in the message",)
NO_PICTURE = (  # words are welcome all the same
    "not enough rights to send photos",
    "chat_send_photos_forbidden",
    "chat_send_media_forbidden",
    "image_process_failed",
    "photo_invalid_dimensions",
    "photo_save_file_invalid",
)
CLOSED = (
    "chat not found",
    "not enough rights to send",
    "have no rights to send",
    "chat_write_forbidden",
    "chat_restricted",
    "group chat was deactivated",
    "message thread not found",
    "topic_closed",
    "topic_deleted",
    "peer_id_invalid",
    "user not found",
    "user_is_blocked",
)
NEVER_LEFT = ("connecterror", "connecttimeout", "pool timeout")  # so it cannot have arrived

log = logging.getLogger(__name__)


def says(error: TelegramError, phrases: tuple[str, ...]) -> bool:
    """Tell whether a refusal is one of those."""
    words = error.message.lower()
    return isinstance(error, BadRequest) and any(phrase in words for phrase in phrases)


def unsure(error: TelegramError) -> bool:
    """Tell whether a call may have been heard although no answer came."""
    if isinstance(error, BadRequest) or not isinstance(error, NetworkError):
        return False
    return not any(word in error.message.lower() for word in NEVER_LEFT)


def seconds(error: RetryAfter) -> float:
    """Return how long Telegram asks us to wait."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


def meaning(error: TelegramError, *, group: bool) -> PlatformError:
    """Translate what went wrong."""
    if isinstance(error, RetryAfter):
        return Later(seconds(error))
    if isinstance(error, Forbidden) or says(error, CLOSED):
        return Gone(error.message) if group else Unreachable(error.message)
    if isinstance(error, BadRequest):
        log.warning("refused", extra={"why": error.message})
    return Unsure(error.message) if unsure(error) else Failed(error.message)


@contextmanager
def understood(*, group: bool) -> Iterator[None]:
    """Raise what the house understands instead of what the library raises."""
    try:
        yield
    except TelegramError as error:
        raise meaning(error, group=group) from error
