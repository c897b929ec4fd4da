"""Counts the calls into each chat and finds where they were too many."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from bot.timepiece import MINUTE, SECOND
from tests.kit.chats import Call

A_MINUTE = 15


def crowded(calls: Iterable[Call]) -> list[str]:
    """List the moments at which a chat got more calls than Telegram likes."""
    chats: defaultdict[int, list[int]] = defaultdict(list)
    for call in calls:
        if call.shows:
            chats[call.chat].append(call.at)
    return [word for chat, times in chats.items() for word in _crowded(chat, times)]


def busiest(calls: Iterable[Call], chat: int) -> int:
    """Count the calls into a chat within its busiest minute."""
    times = [call.at for call in calls if call.shows and call.chat == chat]
    return max((sum(0 <= at - start < MINUTE for at in times) for start in times), default=0)


def _crowded(chat: int, times: Sequence[int]) -> Iterator[str]:
    for before, after in pairwise(times):
        if after - before < SECOND:
            yield f"{after - before} ms between two calls into {chat}"
    if chat < 0:
        for first, last in zip(times, times[A_MINUTE:], strict=False):
            if last - first < MINUTE:
                yield f"{A_MINUTE + 1} calls into {chat} within {last - first} ms"
