"""The local page: every game in the browser, one room for each table."""

from bot.config import Config
from bot.platforms.web_app.app import WebApp


def open_platform(config: Config) -> WebApp:
    """Make the page as it is set up."""
    return WebApp(config.web_host, config.web_port)
