"""Discord: slash commands, buttons and direct messages, drawn with discord.py."""

from bot.config import Config
from bot.platforms.discord_app.app import DiscordApp


def open_platform(config: Config) -> DiscordApp:
    """Make the platform as the operator has set it up."""
    shards = config.discord_shards
    return DiscordApp(
        config.discord_token,
        api_url=config.discord_api_url,
        shard_ids=None if shards is None else shards.ids,
        shard_count=None if shards is None else shards.count,
    )
