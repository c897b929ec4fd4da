"""Logs carry the match and never a secret."""

import io
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.logs import HIDDEN, about, start_logging

TELEGRAM = "123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"
DISCORD = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
SECRETS = ("hunter2", "hunter22", TELEGRAM)

Start = Callable[[str], io.StringIO]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start logging in a style; give back what is written."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers = []

    def started(style: str) -> io.StringIO:
        monkeypatch.setattr("sys.stderr", written := io.StringIO())
        start_logging("info", style, SECRETS)
        return written

    yield started
    root.handlers, root.level = before, level


@pytest.mark.parametrize("style", ["text", "json"])
@pytest.mark.parametrize(
    "secret",
    [*SECRETS, DISCORD, "postgresql://me:s3cr3t@db/x", f"http://localhost/bot{TELEGRAM}/getMe"],
)
def test_no_secret_is_written_whichever_way_it_comes(
    start: Start, style: str, secret: str
) -> None:
    written = start(style)
    log = logging.getLogger("test")
    log.info("said %s", secret)
    log.info("added", extra={"url": secret, "many": [secret]})
    log.info("stacked", stack_info=True)
    with about(match=secret):
        try:
            raise ValueError(secret)
        except ValueError:
            log.exception("raised")
    assert HIDDEN in written.getvalue()
    for part in ("hunter2", TELEGRAM, DISCORD, "s3cr3t"):
        assert part not in written.getvalue()


def test_the_match_is_named_in_whatever_is_logged_within(start: Start) -> None:
    written = start("json")
    with about(match="k3x9q2ab"), about(seat=2):
        logging.getLogger("bot.session").info("taken", extra={"index": 7})
    logging.getLogger("bot.session").info("after")
    within, after = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    facts = {"level": "info", "from": "bot.session", "said": "taken"}
    assert _without_time(within) == {**facts, "match": "k3x9q2ab", "seat": 2, "index": 7}
    assert "match" not in after


def test_people_read_one_line_with_quoted_values(start: Start) -> None:
    written = start("text")
    facts = {"match": "k3", "title": "Anna = B\nERROR", "seat": 1}
    logging.getLogger("bot").warning("a\nERROR", extra=facts)
    _, line = written.getvalue().split(" ", 1)
    assert line == 'WARNING bot: a\\nERROR match=k3 title="Anna = B\\nERROR" seat=1\n'


def test_a_traceback_stands_below_its_line(start: Start) -> None:
    written = start("text")
    try:
        raise ValueError("broken")
    except ValueError:
        logging.getLogger("bot").exception("failed")
    assert written.getvalue().endswith("ValueError: broken\n")


def _without_time(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "at"}
