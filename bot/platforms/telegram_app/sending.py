"""The calls that show something: sent and changed in order, chat by chat."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec.structs import replace
from telegram import Bot, InputFile, InputMediaPhoto, LinkPreviewOptions, ReplyParameters
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from bot.platforms.post import Post
from bot.platforms.telegram_app import faults
from bot.platforms.telegram_app.drawing import CAPTION, TEXT, Drawn, Times, drawn, keyboard
from bot.platforms.telegram_app.gate import Again, Gate
from bot.platforms.telegram_app.ids import MEDIA, Spot, message_id, number
from bot.texts.parts import When

T = TypeVar("T")
Dated = Callable[[str, int], Awaitable[str]]  # a point in time as it reads in a room
Key = tuple[int, str]
Leave = Callable[[], Awaitable[None]]


class Waiting:
    """A change that waits for its turn; a newer one of the same message takes its place."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.going: asyncio.Task[bool] | None = None


class Sender:
    """Everything that goes into a chat goes through here."""

    def __init__(self, bot: Bot, gate: Gate, dated: Dated) -> None:
        self._bot = bot
        self._gate = gate
        self._dated = dated
        self._waiting: dict[Key, Waiting] = {}

    async def send(
        self, room: str, where: Spot, post: Post, leave: Leave, answering: int | None = None
    ) -> str:
        """Send a message and return its id; where no picture is welcome, words have to do.

        *leave* is done when its turn has come, right before it goes.
        """
        times = await self.times(room, post)

        async def call(post: Post) -> str:
            await leave()
            return await self._send(where, post, times, answering)

        try:
            return await self._through(where.chat, lambda: call(post))
        except BadRequest as refusal:
            if post.picture is None or not faults.says(refusal, faults.NO_PICTURE):
                raise
        bare = replace(post, picture=None)
        return await self._through(where.chat, lambda: call(bare))

    async def change(self, room: str, chat: int, message: str, post: Post) -> bool:
        """Change a message, once, to the newest that is wanted of it; False if it is lost."""
        key = chat, message
        waiting = self._waiting.get(key)
        if waiting is None or waiting.going is None:
            waiting = self._waiting[key] = Waiting(post)
            waiting.going = asyncio.create_task(self._changed(room, key, waiting))
        else:
            waiting.post = replace(post, picture=post.picture or waiting.post.picture)
        return await asyncio.shield(waiting.going)

    async def strip(self, chat: int, message: str) -> None:
        """Take the buttons off a message."""

        async def call() -> None:
            await self._bot.edit_message_reply_markup(chat, number(message), reply_markup=None)

        try:
            await self._through(chat, call)
        except BadRequest as refusal:
            if not faults.says(refusal, (*faults.SAME, *faults.LOST)):
                raise

    async def stands(self, chat: int, suspect: int, post: Post) -> bool | None:
        """Tell whether a message is ours and has the buttons of *post*; None if there is none."""

        async def call() -> None:
            rows = keyboard(post.rows)
            await self._bot.edit_message_reply_markup(chat, suspect, reply_markup=rows)

        try:
            await self._through(chat, call)
        except BadRequest as refusal:
            return (
                None if faults.says(refusal, faults.ABSENT) else faults.says(refusal, faults.SAME)
            )
        return False

    async def times(self, room: str, post: Post) -> Times:
        """Word the points in time of a post for those who read it."""
        moments = {part.at for part in post.text if isinstance(part, When)}
        return {at: await self._dated(room, at) for at in moments}

    async def _changed(self, room: str, key: Key, waiting: Waiting) -> bool:
        chat, message = key
        try:
            async with self._gate.turn(chat) as again:
                del self._waiting[key]  # whatever is wanted from here on comes after
                post = waiting.post
                times = await self.times(room, post)
                return await self._edited(chat, message, post, times, again)
        except RetryAfter as flood:
            self._gate.close(chat, faults.seconds(flood))
            raise
        finally:
            if self._waiting.get(key) is waiting:
                del self._waiting[key]

    async def _edited(
        self, chat: int, message: str, post: Post, times: Times, again: Again
    ) -> bool:
        """Edit in whichever way the message allows; a lost connection is tried once more."""
        media = message.startswith(MEDIA)
        ways = [self._recaption, self._retext] if media else [self._retext, self._recaption]
        if post.picture is not None:
            ways = [self._repaint, *ways]
        for more in (True, True, False):
            try:
                await ways[0](chat, number(message), post, times)
            except TelegramError as error:
                if faults.says(error, faults.SAME):
                    return True
                if faults.says(error, faults.LOST):
                    return False
                wrong = (*faults.NO_TEXT, *faults.NO_CAPTION, *faults.NO_PICTURE)
                if not more or (isinstance(error, BadRequest) and not faults.says(error, wrong)):
                    raise
                if not isinstance(error, NetworkError):
                    raise
                if isinstance(error, BadRequest):
                    ways = ways[1:]
                await again()
            else:
                return True
        return False

    async def _through(self, chat: int, call: Callable[[], Awaitable[T]]) -> T:
        async with self._gate.turn(chat):
            try:
                return await call()
            except RetryAfter as flood:
                self._gate.close(chat, faults.seconds(flood))
                raise

    async def _send(self, where: Spot, post: Post, times: Times, answering: int | None) -> str:
        common: dict[str, Any] = {
            "message_thread_id": where.topic,
            "reply_markup": keyboard(post.rows),
            "disable_notification": where.group and not post.due,
        }
        if answering is not None:
            common["reply_parameters"] = ReplyParameters(
                answering, allow_sending_without_reply=True
            )
        if post.file is not None:
            file = InputFile(post.file.content, filename=post.file.filename)
            common |= _captioned(drawn(post, times, CAPTION))
            return message_id(await self._bot.send_document(where.chat, file, **common))
        if post.picture is not None:
            photo = InputFile(post.picture.png, filename=post.picture.filename)
            common |= _captioned(drawn(post, times, CAPTION))
            return message_id(await self._bot.send_photo(where.chat, photo, **common))
        words = drawn(post, times, TEXT)
        sent = await self._bot.send_message(
            where.chat,
            words.text,
            entities=words.entities,
            link_preview_options=LinkPreviewOptions(is_disabled=True),
            **common,
        )
        return message_id(sent)

    async def _repaint(self, chat: int, message: int, post: Post, times: Times) -> None:
        assert post.picture is not None, "only pictures are painted"
        media = InputMediaPhoto(
            post.picture.png,
            filename=post.picture.filename,
            **_captioned(drawn(post, times, CAPTION)),
        )
        rows = keyboard(post.rows)
        await self._bot.edit_message_media(media, chat, message, reply_markup=rows)

    async def _recaption(self, chat: int, message: int, post: Post, times: Times) -> None:
        words, rows = drawn(post, times, CAPTION), keyboard(post.rows)
        await self._bot.edit_message_caption(chat, message, reply_markup=rows, **_captioned(words))

    async def _retext(self, chat: int, message: int, post: Post, times: Times) -> None:
        words, rows = drawn(post, times, TEXT), keyboard(post.rows)
        await self._bot.edit_message_text(
            words.text,
            chat,
            message,
            entities=words.entities,
            link_preview_options=LinkPreviewOptions(is_disabled=True),
            reply_markup=rows,
        )


def _captioned(words: Drawn) -> dict[str, Any]:
    return {"caption": words.text, "caption_entities": words.entities}
