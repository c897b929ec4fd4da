"""Lost and found: a message that may have arrived is looked for before it is sent again."""

import asyncio
from collections import deque

from bot.platforms.base import House
from bot.platforms.telegram_app.ids import Spot, number, place_id

KEY = "telegram-sent:"  # before the place: what was sent there of late, and what was being sent
NEAR, ELSEWHERE = 8, 2  # messages that are looked at; fewer where all chats share the numbers
LATELY = 8  # messages that are known by their nonces: a long story takes several
ROOM = 5_000  # chats that are kept in mind


class Traces:
    """Knows the newest message of each chat, and behind which one a lost one would be.

    Telegram knows no repetitions, but it numbers the messages of a chat. For groups the traces
    outlive the process: one that was killed may have sent what nobody else has noted.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._newest: dict[int, int] = {}
        self._own: dict[int, deque[int]] = {}  # what we have sent of late
        self._lost: dict[tuple[Spot, str], int] = {}
        self._lately: dict[Spot, dict[str, str]] = {}  # messages by nonce, the newest last
        self._recalled: dict[Spot, asyncio.Task[None]] = {}

    def seen(self, chat: int, message: int) -> None:
        """Note a message of a chat, whoever wrote it."""
        newest = max(message, self._newest.pop(chat, 0))
        if len(self._newest) >= ROOM:
            self._own.pop(oldest := next(iter(self._newest)), None)
            del self._newest[oldest]
        self._newest[chat] = newest

    async def sent(self, where: Spot, nonce: str) -> str | None:
        """Return the message that was sent with *nonce* of late, by whichever process."""
        if where.group:
            if where not in self._recalled:
                self._recalled[where] = asyncio.create_task(self._recall(where))
            await self._recalled[where]  # everybody at once: nobody overtakes
        return self._lately.get(where, {}).get(nonce)

    def near(self, where: Spot, nonce: str) -> list[int]:
        """List the messages among which one is that may have been sent before."""
        before, known = self._lost.get((where, nonce), 0), self._own.get(where.chat, ())
        most = NEAR if where.counted else ELSEWHERE
        near = range(before + 1, before + 1 + most) if before else ()
        return [message for message in near if message not in known]

    async def leave(self, where: Spot, nonce: str) -> int:
        """Note that a message is about to be sent; return the newest one before it."""
        before = self._newest.get(where.chat, 0)
        await self._keep(where, f"{nonce}?{before}")
        return before

    async def arrived(self, where: Spot, nonce: str, message: str) -> None:
        """Note that a message was sent."""
        self._lost.pop((where, nonce), None)
        self.seen(where.chat, number(message))
        self._own.setdefault(where.chat, deque(maxlen=2 * NEAR)).append(number(message))
        if where.group:
            lately = self._lately.setdefault(where, {})
            lately[nonce] = message
            while len(lately) > LATELY:
                del lately[next(iter(lately))]
        await self._keep(where)

    def lose(self, where: Spot, nonce: str, before: int) -> None:
        """Note that nobody knows whether a message arrived."""
        if len(self._lost) >= ROOM:
            self._lost.clear()
        self._lost.setdefault((where, nonce), before)

    async def _recall(self, where: Spot) -> None:
        """Read what a process before this one sent of late."""
        for word in (await self._house.kept(_key(where)) or "").split():
            nonce, arrived, message = word.partition("=")
            if arrived:
                self._lately.setdefault(where, {})[nonce] = message
                self.seen(where.chat, number(message))
            else:
                nonce, _, before = word.partition("?")
                self.seen(where.chat, int(before))
                self.lose(where, nonce, int(before))

    async def _keep(self, where: Spot, *leaving: str) -> None:
        if where.group:
            lately = (f"{nonce}={sent}" for nonce, sent in self._lately.get(where, {}).items())
            await self._house.keep(_key(where), " ".join([*lately, *leaving]))


def _key(where: Spot) -> str:
    return KEY + place_id(*where)
