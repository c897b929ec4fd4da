"""The progress bar of backup and restore."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.cli.progress import PAUSE, bar


@contextmanager
def rows_bar() -> Iterator[Callable[[int, int], None]]:
    """Give a function that shows how many rows of how many are done, where it can be seen."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    drawn = 0.0

    def show(done: int, total: int) -> None:
        nonlocal drawn
        if (now := time.monotonic()) - drawn > PAUSE:
            drawn = now
            print(bar(done, total, "rows"), end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)  # leaves an empty line
