"""Flood control: each chat has a lane, in order, and no lane waits for another's trouble."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from bot.platforms.base import Later
from bot.timepiece import MINUTE, SECOND, Timepiece

A_MINUTE = 15  # calls into one group, edits included; Telegram complains from about 20 on
WINDOW = MINUTE + SECOND  # what Telegram counts within, and how unsteady the way there is
GAP = SECOND  # between two calls into one chat
OVERALL, GROUPS = 25, 20  # calls a second into all chats; so many of them into groups
ROOM = 5_000  # lanes that are kept

KEY = "telegram-calls:"  # before the chat: when it was called of late

Again = Callable[[], Awaitable[None]]


class Memory(Protocol):
    """What outlives a process: a killed one's calls count for the next one, too."""

    async def kept(self, key: str) -> str | None:
        """Return what was kept under *key*."""

    async def keep(self, key: str, value: str | None) -> None:
        """Keep a word."""


class Lane:
    """The calls into one chat, one at a time."""

    def __init__(self, *, group: bool) -> None:
        self.lock = asyncio.Lock()
        self.closed = 0  # until when Telegram wants to hear nothing
        self.group = group
        self.recalled = not group  # what a process before this one called is known
        self._calls: deque[int] = deque(maxlen=A_MINUTE)

    def wait(self, now: int) -> int:
        """Return how long the next call has to wait to be welcome."""
        if not self._calls:
            return 0
        gap = self._calls[-1] + GAP - now
        full = self._calls[0] + WINDOW - now if self._full else 0
        return max(0, gap, full)

    def left(self, now: int) -> int:
        """Count the calls that would be welcome within the minute."""
        if not self.group:
            return A_MINUTE
        return A_MINUTE - sum(call > now - WINDOW for call in self._calls)

    def pass_by(self, now: int) -> None:
        """Count a call."""
        self._calls.append(now)

    def recall(self, words: str) -> None:
        """Take over what a process before this one called."""
        self._calls.extendleft(reversed([int(word) for word in words.split()]))
        self.recalled = True

    def words(self, now: int) -> str:
        """Write down the calls that count, with one that is made now."""
        return " ".join(str(call) for call in (*self._calls, now) if call > now - WINDOW)

    def idle(self, now: int) -> bool:
        """Tell whether nothing of it has to be remembered."""
        quiet = not self._calls or self._calls[-1] < now - WINDOW
        return quiet and self.closed <= now and not self.lock.locked()

    @property
    def _full(self) -> bool:
        return self.group and len(self._calls) == A_MINUTE


class Gate:
    """All lanes, and what all of them together may take."""

    def __init__(self, time: Timepiece, memory: Memory | None = None) -> None:
        self._time = time
        self._memory = memory
        self._lanes: dict[int, Lane] = {}
        self._calls: deque[int] = deque(maxlen=OVERALL)

    @asynccontextmanager
    async def turn(self, chat: int) -> AsyncIterator[Again]:
        """Wait for one's turn in a chat; raise Later while Telegram keeps the chat closed.

        Whoever calls more than once in the same turn waits *again* before.
        """
        lane = self._lane(chat)

        async def again() -> None:
            self._count(lane)
            await self._welcome(lane, chat)

        async with lane.lock:
            await self._welcome(lane, chat)
            try:
                yield again
            finally:
                self._count(lane)

    def close(self, chat: int, seconds: float) -> None:
        """Let nothing into a chat for a while: Telegram has asked for it."""
        self._lane(chat).closed = self._time.now() + int(seconds * SECOND)

    def left(self, chat: int) -> int:
        """Count the calls into a chat that would be welcome within the minute."""
        return self._lane(chat).left(self._time.now())

    async def _welcome(self, lane: Lane, chat: int) -> None:
        """Wait until a call is welcome; a group's calls are written down before they are made."""
        if self._memory is not None and not lane.recalled:
            lane.recall(await self._memory.kept(f"{KEY}{chat}") or "")
        while True:
            now = self._time.now()
            if lane.closed > now:
                raise Later((lane.closed - now) / SECOND)
            wait = max(lane.wait(now), self._crowd(now, group=lane.group))
            if not wait:
                break
            await self._time.sleep(wait)
        self._calls.append(now)
        if self._memory is not None and lane.group:
            await self._memory.keep(f"{KEY}{chat}", lane.words(now))

    def _count(self, lane: Lane) -> None:
        """Count a call when it is over: nobody knows how long it was on its way."""
        lane.pass_by(self._time.now())

    def _crowd(self, now: int, *, group: bool) -> int:
        """Return how long all chats together are busy; people's own always find room."""
        most = GROUPS if group else OVERALL
        recent = [call for call in self._calls if call > now - SECOND]
        return recent[-most] + SECOND - now if len(recent) >= most else 0

    def _lane(self, chat: int) -> Lane:
        if chat not in self._lanes:
            if len(self._lanes) >= ROOM:
                now = self._time.now()
                self._lanes = {c: lane for c, lane in self._lanes.items() if not lane.idle(now)}
            self._lanes[chat] = Lane(group=chat < 0)
        return self._lanes[chat]
