"""The house's verbs in Telegram's terms: refusals translated, repetitions recognised."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from telegram.error import ChatMigrated, TelegramError

from bot.platforms.post import Post
from bot.platforms.telegram_app.drawing import parted
from bot.platforms.telegram_app.faults import understood, unsure
from bot.platforms.telegram_app.ids import MEDIA, Spot, place_id, spot
from bot.platforms.telegram_app.sending import Sender
from bot.platforms.telegram_app.traces import Traces

REMEMBERED = 5_000  # messages that are not sent a second time

T = TypeVar("T")


class Calls:
    """Sends, changes and strips messages by the ids of the house."""

    def __init__(
        self, sender: Sender, traces: Traces, moved: Callable[[str, str], Awaitable[None]]
    ) -> None:
        self._sender = sender
        self._traces = traces
        self._moved = moved
        self._moves: dict[int, int] = {}
        self._sent: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def send(self, room: str, post: Post, nonce: str, answering: int | None = None) -> str:
        """Send a message and return its id; words that do not fit below a picture follow it.

        The same *nonce* again sends nothing again.
        """
        head, rest = parted(post)
        sent = await self._once(room, head, nonce, answering)
        return sent if rest is None else await self._once(room, rest, f"{nonce}+", None)

    async def change(self, room: str, message: str, post: Post) -> bool:
        """Change a message; False if it is no longer there."""
        return await self._there(
            room, lambda where: self._sender.change(room, where.chat, message, post)
        )

    async def strip(self, room: str, message: str) -> None:
        """Take the buttons off a message."""
        await self._there(room, lambda where: self._sender.strip(where.chat, message))

    async def _once(self, room: str, post: Post, nonce: str, answering: int | None) -> str:
        known = self._sent.get((room, nonce))
        if known is not None:
            return known
        sent = await self._there(
            room, lambda where: self._send(room, where, post, nonce, answering)
        )
        self._sent[room, nonce] = sent
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)
        return sent

    async def _send(
        self, room: str, where: Spot, post: Post, nonce: str, answering: int | None
    ) -> str:
        """Send a message, unless it turns out to have arrived before."""
        if found := await self._found(where, post, nonce):
            return found
        before = 0

        async def leave() -> None:
            nonlocal before
            before = await self._traces.leave(where, nonce)

        try:
            sent = await self._sender.send(room, where, post, leave, answering)
        except TelegramError as error:
            if unsure(error):
                self._traces.lose(where, nonce, before)
            raise
        await self._traces.arrived(where, nonce, sent)
        return sent

    async def _found(self, where: Spot, post: Post, nonce: str) -> str | None:
        """Look whether a message arrived when it was sent before: only ours can be changed."""
        if known := await self._traces.sent(where, nonce):
            return known
        for suspect in self._traces.near(where, nonce):
            stands = await self._sender.stands(where.chat, suspect, post)
            if stands:
                found = f"{MEDIA}{suspect}" if post.picture or post.file else str(suspect)
                await self._traces.arrived(where, nonce, found)
                return found
            if stands is None and where.counted:
                return None
        return None

    async def _there(self, room: str, call: Callable[[Spot], Awaitable[T]]) -> T:
        """Make a call where the room is now: a group may have become a supergroup."""
        where = spot(room)
        where = where._replace(chat=self._moves.get(where.chat, where.chat))
        with understood(group=where.group):
            try:
                return await call(where)
            except ChatMigrated as migrated:
                new = self._moves[where.chat] = migrated.new_chat_id
            await self._moved(place_id(where.chat), place_id(new))
            return await call(where._replace(chat=new))
