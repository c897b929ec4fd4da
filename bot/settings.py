"""Every setting an operator may give: its default, and what its value must be like."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit

LEVELS = ("debug", "info", "warning", "error", "critical")
YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
_SHARDS = re.compile(r"(\d{1,4})(,\d{1,4})*/[1-9]\d{0,3}")


@dataclass(frozen=True)
class Setting:
    """One setting; *must* completes a sentence that begins with its name."""

    default: str
    holds: Callable[[str], object]
    must: str


@dataclass(frozen=True)
class Shards:
    """Which of a large bot's *count* shards this process runs."""

    ids: tuple[int, ...]
    count: int


def read_shards(value: str) -> Shards:
    """Read ``0,1/4``: the first two of four."""
    ids, count = value.split("/")
    return Shards(tuple(map(int, ids.split(","))), int(count))


def _shards(value: str) -> bool:
    if not _SHARDS.fullmatch(value):
        return False
    shards = read_shards(value)
    return len({*shards.ids}) == len(shards.ids) and max(shards.ids) < shards.count


def _number(low: int, high: int, value: str) -> bool:
    return value.isascii() and value.isdecimal() and low <= int(value) <= high


def _address(schemes: tuple[str, ...], ending: str, value: str) -> bool:
    try:
        parts = urlsplit(value)
    except ValueError:  # half an IPv6 address
        return False
    return parts.scheme in schemes and bool(parts.hostname) and bool(re.search(ending, parts.path))


_word = re.compile(r"\S+").fullmatch
_web = partial(_address, ("http", "https"))
_port = partial(_number, 0, 65535)
_PORT_MUST = "must be a port, a whole number from 0 to 65535"

SETTINGS: Mapping[str, Setting] = {
    "DISCORD_TOKEN": Setting("", _word, "must be a token, without spaces"),
    "DISCORD_API_URL": Setting(
        "https://discord.com/api/v10",
        partial(_web, r"/v\d+/?$"),
        "must be an http or https address that ends with the API's version, such as …/api/v10",
    ),
    "DISCORD_SHARDS": Setting(
        "", _shards, "must name this process' shards and how many there are, such as 0,1/4"
    ),
    "TELEGRAM_TOKEN": Setting("", _word, "must be a token, without spaces"),
    "TELEGRAM_API_URL": Setting(
        "https://api.telegram.org",
        partial(_web, ""),
        "must be an http or https address, the root of a Bot API server",
    ),
    "TELEGRAM_WEBHOOK_URL": Setting(
        "", partial(_web, ""), "must be the http or https address that Telegram shall call"
    ),
    "TELEGRAM_WEBHOOK_PORT": Setting("8443", _port, _PORT_MUST),
    "TELEGRAM_WEBHOOK_SECRET": Setting(
        "",
        re.compile(r"[A-Za-z0-9_-]{1,256}").fullmatch,
        "must be 1 to 256 letters, digits, hyphens or underscores",
    ),
    "DATABASE_URL": Setting(
        "sqlite:///schafstall.db",
        re.compile(r"sqlite:///.+|postgres(ql)?://.+").fullmatch,
        "must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
    ),
    "WEB_ENABLED": Setting("auto", ("auto", *YES, *NO).__contains__, "must be yes, no or auto"),
    "WEB_HOST": Setting("127.0.0.1", _word, "must be a host name or an IP address"),
    "WEB_PORT": Setting("8080", _port, _PORT_MUST),
    "METRICS_PORT": Setting("", _port, _PORT_MUST),
    "LOG_LEVEL": Setting("info", LEVELS.__contains__, f"must be one of {', '.join(LEVELS)}"),
    "LOG_FORMAT": Setting("text", ("text", "json").__contains__, "must be text or json"),
}
CASELESS = frozenset({"WEB_ENABLED", "LOG_LEVEL", "LOG_FORMAT"})
