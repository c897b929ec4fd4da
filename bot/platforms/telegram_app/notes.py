"""Notes on top of the screen: every press gets one, and soon."""

import logging

from telegram import CallbackQuery
from telegram.error import BadRequest, RetryAfter, TelegramError

from bot.platforms.post import Person, Post, Reply
from bot.platforms.telegram_app.drawing import noted
from bot.platforms.telegram_app.faults import seconds
from bot.platforms.telegram_app.sending import Sender
from bot.timepiece import SECOND, Timepiece

EAGER = 10 * SECOND  # Telegram forgets a press soon after
BREATH = 0.3  # seconds between two tries to answer a press

log = logging.getLogger(__name__)


class Notes:
    """Answers presses, again and again for as long as whoever pressed waits for it."""

    def __init__(self, sender: Sender, time: Timepiece) -> None:
        self._sender = sender
        self._time = time

    async def answer(self, query: CallbackQuery, person: Person, reply: Reply) -> bool:
        """Answer a press with the note of a reply; tell whether that came in time."""
        times = await self._sender.times(person.id, Post(reply.note))
        return await self._insist(query, noted(reply.note, times) or None, reply.url or None)

    async def nothing(self, query: CallbackQuery) -> None:
        """Answer a press that leads nowhere."""
        await self._insist(query)

    async def _insist(
        self, query: CallbackQuery, text: str | None = None, url: str | None = None
    ) -> bool:
        why, end = "", self._time.now() + EAGER
        while self._time.now() < end:
            try:
                return await query.answer(text, url=url)
            except RetryAfter as flood:
                why, pause = flood.message, seconds(flood)
            except TelegramError as error:
                why, pause = error.message, BREATH
                if isinstance(error, BadRequest):
                    break
            await self._time.sleep(int(pause * SECOND))
        log.info("answered too late", extra={"why": why})
        return False
