"""The settings, read once for the commands that need them."""

import os
from pathlib import Path

from bot.cli.complaint import Complaint
from bot.config import Config, ConfigError, read_config, read_env


def settings(path: Path = Path(".env")) -> Config:
    """Read `.env` and the environment, which wins; complain of everything wrong at once."""
    try:
        return read_config({**read_env(path), **os.environ})
    except ConfigError as error:
        raise Complaint("; ".join(error.wrong)) from error
