"""Telegram: a command, inline keyboards and private chats, through python-telegram-bot."""

import os

from bot.config import Config

# The library's coming way to give spans of time; without it every flood answer warns.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from bot.platforms.telegram_app.app import TelegramApp
from bot.platforms.telegram_app.doorway import Webhook, made_up


def open_platform(config: Config) -> TelegramApp:
    """Make the platform as the operator has set it up."""
    hook = None
    if config.telegram_webhook_url:
        secret = config.telegram_webhook_secret or made_up(config.telegram_token)
        hook = Webhook(config.telegram_webhook_url, config.telegram_webhook_port, secret)
    return TelegramApp(config.telegram_token, config.telegram_api_url, webhook=hook)
