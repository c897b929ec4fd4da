"""A progress bar on standard error, only where somebody can see it."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


def progress(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """Pass *items* on while a bar shows how many of *total* have gone by."""
    if not sys.stderr.isatty():
        yield from items
        return
    drawn = 0.0
    try:
        for count, item in enumerate(items, start=1):
            yield item
            if (now := time.monotonic()) - drawn > PAUSE:
                drawn = now
                print(bar(count, total, unit), end="", file=sys.stderr, flush=True)
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)  # leaves an empty line


def bar(count: int, total: int, unit: str) -> str:
    """Draw one line: how much is done, and of how much."""
    full = WIDTH * count // max(total, 1)
    return f"\r\x1b[K{'█' * full}{'░' * (WIDTH - full)} {count}/{total} {unit}"
