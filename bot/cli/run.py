"""`schafstall run`: start every platform that is configured."""

import argparse
import asyncio
import os
from pathlib import Path

from bot.cli.complaint import Complaint
from bot.config import ConfigError, read_config, read_env
from bot.logs import start_logging
from bot.platforms import open_platforms
from bot.serve import serve
from storage import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    """Take no arguments: everything is set in the environment or `.env`."""


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        config = read_config({**read_env(Path(".env")), **os.environ})
    except ConfigError as error:
        raise Complaint(str(error)) from error
    start_logging(config.log_level, config.log_format, config.secrets())
    platforms = open_platforms(config)
    if not platforms:
        raise Complaint("no platform is set up: set a token, or WEB_ENABLED=yes")
    try:
        asyncio.run(serve(config, platforms))
    except (StoreError, ConfigError) as error:
        raise Complaint(str(error)) from error
    except OSError as error:
        raise Complaint(f"cannot listen: {error.strerror or error}") from error
    return 0
