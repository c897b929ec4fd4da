"""What an operator has set, from the environment or a `.env` file."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bot.settings import CASELESS, SETTINGS, YES, Shards, read_shards

_LINE = re.compile(r"(?:export\s+)?(?P<name>[A-Za-z_]\w*)\s*=\s*(?P<value>.*)")
_QUOTED = re.compile(r"""(?P<quote>["'])(?P<inner>.*)(?P=quote)(\s+#.*)?""")


class ConfigError(Exception):
    """Some settings make no sense; *wrong* says which, one sentence each."""

    def __init__(self, wrong: list[str]) -> None:
        super().__init__("; ".join(wrong))
        self.wrong = wrong


@dataclass(frozen=True, kw_only=True)
class Config:
    """Every setting as the host uses it; an empty text means: not set."""

    discord_token: str = field(repr=False)
    discord_api_url: str
    discord_shards: Shards | None
    telegram_token: str = field(repr=False)
    telegram_api_url: str
    telegram_webhook_url: str
    telegram_webhook_port: int
    telegram_webhook_secret: str = field(repr=False)
    database_url: str = field(repr=False)
    web_enabled: bool
    web_host: str
    web_port: int
    metrics_port: int | None
    log_level: str
    log_format: str

    def secrets(self) -> tuple[str, ...]:
        """List everything that must never be logged."""
        password = urlsplit(self.database_url).password or ""
        tokens = (self.discord_token, self.telegram_token, self.telegram_webhook_secret)
        return tuple(word for word in (*tokens, password, unquote(password)) if word)


def read_config(env: Mapping[str, str]) -> Config:
    """Build the settings from *env*, or say everything that is wrong with it."""
    given = {name: _given(name, env) for name in SETTINGS}
    wrong = [
        f"{name} {setting.must}"
        for name, setting in SETTINGS.items()
        if given[name] and not setting.holds(given[name])
    ]
    if wrong:
        raise ConfigError(wrong)
    tokens = given["DISCORD_TOKEN"] or given["TELEGRAM_TOKEN"]
    page = given["WEB_ENABLED"]
    return Config(
        discord_token=given["DISCORD_TOKEN"],
        discord_api_url=given["DISCORD_API_URL"].rstrip("/"),
        discord_shards=read_shards(given["DISCORD_SHARDS"]) if given["DISCORD_SHARDS"] else None,
        telegram_token=given["TELEGRAM_TOKEN"],
        telegram_api_url=given["TELEGRAM_API_URL"].rstrip("/"),
        telegram_webhook_url=given["TELEGRAM_WEBHOOK_URL"],
        telegram_webhook_port=int(given["TELEGRAM_WEBHOOK_PORT"]),
        telegram_webhook_secret=given["TELEGRAM_WEBHOOK_SECRET"],
        database_url=given["DATABASE_URL"],
        web_enabled=not tokens if page == "auto" else page in YES,
        web_host=given["WEB_HOST"],
        web_port=int(given["WEB_PORT"]),
        metrics_port=int(given["METRICS_PORT"]) if given["METRICS_PORT"] else None,
        log_level=given["LOG_LEVEL"],
        log_format=given["LOG_FORMAT"],
    )


def _given(name: str, env: Mapping[str, str]) -> str:
    value = env.get(name, "").strip() or SETTINGS[name].default
    return value.lower() if name in CASELESS else value


def read_env(path: Path) -> dict[str, str]:
    """Read a `.env` file; one that does not exist sets nothing."""
    try:
        lines = path.read_text("utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise ConfigError([f"{path} cannot be read: {reason}"]) from error
    found, wrong = {}, []
    for number, line in enumerate(map(str.strip, lines), start=1):
        if not line or line.startswith("#"):
            continue
        if match := _LINE.fullmatch(line):
            found[match["name"]] = _value(match["value"])
        else:
            wrong.append(f"{path} line {number} must be NAME=value")
    if wrong:
        raise ConfigError(wrong)
    return found


def _value(text: str) -> str:
    """Take quotes off, or else a comment that follows a space."""
    if quoted := _QUOTED.fullmatch(text):
        return quoted["inner"]
    return re.split(r"\s#", text, maxsplit=1)[0].strip()
