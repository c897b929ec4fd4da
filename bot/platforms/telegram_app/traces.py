"""Lost and found: a message that may have arrived is looked for before it is sent again."""

import asyncio
from collections import deque

from bot.platforms.base import House
from bot.platforms.telegram_app.ids import Spot, place_id

KEY = "telegram-last:"  # before the place: what was sent there last, and after which message
NEAR, ELSEWHERE = 8, 2  # messages that are looked at; fewer where all chats share the numbers
ROOM = 5_000  # chats that are kept in mind


class Traces:
    """Knows the newest message of each chat, and behind which one a lost one would be.

    Telegram knows no repetitions, but it numbers the messages of a chat. For groups the last
    trace outlives the process: one that was killed may have sent what it could not note.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._newest: dict[int, int] = {}
        self._own: dict[int, deque[int]] = {}  # what we have sent of late
        self._lost: dict[tuple[Spot, str], int] = {}
        self._recalled: dict[Spot, asyncio.Task[None]] = {}

    def seen(self, chat: int, message: int) -> None:
        """Note a message of a chat, whoever wrote it."""
        newest = max(message, self._newest.pop(chat, 0))
        if len(self._newest) >= ROOM:
            self._own.pop(oldest := next(iter(self._newest)), None)
            del self._newest[oldest]
        self._newest[chat] = newest

    async def near(self, where: Spot, nonce: str) -> list[int]:
        """List the messages among which one is that may have been sent before."""
        if where.group:
            if where not in self._recalled:
                self._recalled[where] = asyncio.create_task(self._recall(where))
            await self._recalled[where]  # everybody at once: nobody overtakes
        before, known = self._lost.get((where, nonce), 0), self._own.get(where.chat, ())
        most = NEAR if where.counted else ELSEWHERE
        near = range(before + 1, before + 1 + most) if before else ()
        return [message for message in near if message not in known]

    async def leave(self, where: Spot, nonce: str) -> int:
        """Note that a message is about to be sent; return the newest one before it."""
        before = self._newest.get(where.chat, 0)
        await self._keep(where, f"{nonce} {before}")
        return before

    async def arrived(self, where: Spot, nonce: str, message: int) -> None:
        """Note that a message was sent."""
        self._lost.pop((where, nonce), None)
        self.seen(where.chat, message)
        self._own.setdefault(where.chat, deque(maxlen=2 * NEAR)).append(message)
        await self._keep(where, f"{nonce} {message} +")

    def lose(self, where: Spot, nonce: str, before: int) -> None:
        """Note that nobody knows whether a message arrived."""
        if len(self._lost) >= ROOM:
            self._lost.clear()
        self._lost.setdefault((where, nonce), before)

    async def _recall(self, where: Spot) -> None:
        """Read what a process before this one sent last."""
        nonce, number, *arrived = (await self._house.kept(_key(where)) or "- 0 +").split()
        self.seen(where.chat, int(number))
        if not arrived:
            self.lose(where, nonce, int(number))

    async def _keep(self, where: Spot, value: str) -> None:
        if where.group:
            await self._house.keep(_key(where), value)


def _key(where: Spot) -> str:
    return KEY + place_id(*where)
