"""Structured logs: one line for each event, with the match it belongs to and without secrets."""

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any

import msgspec

HIDDEN = "•••"
_SHAPES = re.compile(
    r"\b\d{5,}:[\w-]{20,}"  # Telegram's tokens
    r"|\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"  # Discord's
    r"|(?<=://)[^/\s:@]*:[^/\s@]+(?=@)"  # user and password in an address
)
_PLAIN = re.compile(r"[^\s\"=]+")
_STANDARD = frozenset([*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName"])
_about: ContextVar[Mapping[str, Any]] = ContextVar("about", default=MappingProxyType({}))


@contextmanager
def about(**facts: Any) -> Iterator[None]:
    """Add *facts*, such as the match, to whatever is logged within."""
    token = _about.set({**_about.get(), **facts})
    try:
        yield
    finally:
        _about.reset(token)


class Discretion(logging.Filter):
    """Takes tokens and passwords out of every record, and adds what it is about."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__()
        self._secrets = sorted(secrets, key=len, reverse=True)  # one may contain another

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite *record*; never hold it back."""
        record.msg, record.args = self.hidden(record.getMessage()), None
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = self.hidden(logging.Formatter().formatException(record.exc_info))
            record.exc_info = None
        if record.stack_info:
            record.stack_info = self.hidden(record.stack_info)
        for name, value in {**_about.get(), **facts(record)}.items():
            setattr(record, name, value if isinstance(value, int) else self.hidden(str(value)))
        return True

    def hidden(self, text: str) -> str:
        """Return *text* with everything secret replaced."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return _SHAPES.sub(HIDDEN, text)


def facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was given in ``extra``."""
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


class TextLines(logging.Formatter):
    """One line for people: time, level, source, words, then key=value."""

    def format(self, record: logging.LogRecord) -> str:
        """Write *record* as one line, a traceback below it."""
        pairs = "".join(f" {name}={_quoted(value)}" for name, value in facts(record).items())
        said = record.getMessage().replace("\n", "\\n")  # nobody writes a line of their own
        head = f"{_time(record)} {record.levelname:7} {record.name}: {said}{pairs}"
        return "\n".join(filter(None, (head, record.exc_text, record.stack_info)))


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Write *record* as one line."""
        line = {
            "at": _time(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
            **facts(record),
        }
        if record.exc_text:
            line["trace"] = record.exc_text
        return msgspec.json.encode(line).decode()


def start_logging(level: str, style: str, secrets: Sequence[str]) -> None:
    """Send everything from *level* up to standard error, as "text" or "json"."""
    stream = logging.StreamHandler()
    stream.setFormatter(JsonLines() if style == "json" else TextLines())
    stream.addFilter(Discretion(secrets))
    logging.basicConfig(level=level.upper(), handlers=[stream], force=True)
    for chatty in ("httpx", "httpcore"):  # one line for each request otherwise
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _quoted(value: Any) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else msgspec.json.encode(text).decode()
