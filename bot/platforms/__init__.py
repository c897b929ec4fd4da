"""The edges: each shows posts, hands in presses, and knows no game."""

from importlib import import_module

from bot.config import Config
from bot.platforms.base import Platform


def open_platforms(config: Config) -> list[Platform]:
    """Make every platform that is set up; its module offers ``open_platform(config)``."""
    wanted = {
        "discord_app": bool(config.discord_token),
        "telegram_app": bool(config.telegram_token),
        "web_app": config.web_enabled,
    }
    modules = [import_module(f"bot.platforms.{name}") for name, on in wanted.items() if on]
    return [module.open_platform(config) for module in modules]
