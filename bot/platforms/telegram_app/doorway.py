"""How updates come in: asked for by long polling, or brought by Telegram to a webhook."""

import hmac
import logging
from collections.abc import Callable
from urllib.parse import urlsplit

from msgspec import Struct
from telegram import Update
from telegram.error import TelegramError
from telegram.ext import Updater

WANTED = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]
POLL = 30  # seconds that Telegram may keep us waiting for news

log = logging.getLogger(__name__)


class Webhook(Struct, frozen=True):
    """The address that Telegram shall call, the port we listen on, and the word it must say."""

    url: str
    port: int
    secret: str

    def __repr__(self) -> str:
        return f"Webhook({self.url!r}, {self.port})"


def made_up(token: str) -> str:
    """Make a word for Telegram to say that only who knows the token could guess."""
    return hmac.new(token.encode(), b"webhook", "sha256").hexdigest()


async def opened(
    updater: Updater, webhook: Webhook | None, fall_behind: Callable[[], None]
) -> None:
    """Begin to take updates in; whatever piled up meanwhile comes first, in order."""

    def stumbled(error: TelegramError) -> None:
        log.warning("no updates", extra={"why": error.message})
        fall_behind()  # the library goes on asking

    if webhook is None:
        await updater.start_polling(
            timeout=POLL, bootstrap_retries=-1, allowed_updates=WANTED, error_callback=stumbled
        )
        return
    await updater.start_webhook(
        listen="0.0.0.0",
        port=webhook.port,
        url_path=urlsplit(webhook.url).path.lstrip("/"),
        webhook_url=webhook.url,
        secret_token=webhook.secret,
        allowed_updates=WANTED,
        bootstrap_retries=-1,
        max_connections=1,  # one after the other: that keeps their order
    )
