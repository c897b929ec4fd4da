"""Where people come in: commands, presses and words are handed to the house."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace
from telegram import Chat, ChatMember, Message, Update
from telegram.ext import (
    Application,
    CallbackContext,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    TypeHandler,
    filters,
)

from bot.platforms.base import House
from bot.platforms.post import Button, Person, Place, Post, Reply
from bot.platforms.telegram_app.answers import Answers
from bot.platforms.telegram_app.commands import MAIN
from bot.platforms.telegram_app.drawing import NOTHING
from bot.platforms.telegram_app.ids import (
    ANONYMOUS,
    person_id,
    person_of,
    place_id,
    place_of,
)
from bot.platforms.telegram_app.notes import Notes
from bot.platforms.telegram_app.traces import Traces
from bot.press import HELLO
from bot.texts import pick_language, speech_for
from bot.texts.parts import split
from bot.timepiece import SECOND, Timepiece
from bot.words import MENU

MOVE = "move"
OWN = frozenset({"start", "join", "leave", "move", "hand", "hint", "games", "back", "again"})
OUT = (ChatMember.LEFT, ChatMember.BANNED)
SLOW = ".replay"  # how a button's token ends that asks for a whole film
PAUSE = 3 * SECOND  # before a hello: by then a group has said that it came from elsewhere

PATIENCE = 3.0  # seconds after which a press is answered, even if nobody knows what with

Context = CallbackContext[Any, Any, Any, Any]
Showing = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class Front:
    """Takes each update in its turn; showing the answer is left to a task of its own."""

    def __init__(
        self, house: House, answers: Answers, notes: Notes, traces: Traces, time: Timepiece,
        username: str,
    ) -> None:  # fmt: skip
        self._house = house
        self._answers = answers
        self._notes = notes
        self._traces = traces
        self._time = time
        self._username = username
        self._mention = re.compile(rf"@{re.escape(username)}\b", re.IGNORECASE)
        self._greeted: set[str] = set()  # groups that need no hello any more

    def serve(self, application: Application[Any, Any, Any, Any, Any, Any]) -> None:
        """Hang the bells on the doors."""
        fresh = filters.UpdateType.MESSAGE
        private = filters.ChatType.PRIVATE & fresh
        for handler in (
            CallbackQueryHandler(self.pressed),
            CommandHandler("start", self.started, private),
            CommandHandler(["start", MAIN, "help"], self.ordered, fresh),
            MessageHandler(filters.COMMAND & private, self.ordered),
            MessageHandler(filters.StatusUpdate.MIGRATE, self.migrated),
            MessageHandler(filters.TEXT & ~filters.COMMAND & fresh, self.typed),
            ChatMemberHandler(self.member_changed, ChatMemberHandler.MY_CHAT_MEMBER),
        ):
            application.add_handler(handler)
        application.add_handler(TypeHandler(Update, self.noticed), group=-1)
        application.add_error_handler(_broke)

    async def noticed(self, update: Update, context: Context) -> None:
        """Note how far the numbers of a chat's messages have come."""
        if (message := update.effective_message) is not None:
            self._traces.seen(message.chat.id, message.message_id)

    async def pressed(self, update: Update, context: Context) -> None:
        """Take a press; one that cannot be answered in time counts all the same."""
        query = update.callback_query
        assert query is not None, "nothing else comes here"
        if not query.data or query.data == NOTHING:
            self._show(context, lambda: self._notes.nothing(query))
            return
        person = person_of(query.from_user, query.id)
        place = None if query.message is None else place_of(query.message)
        if place is None:
            await self._answers.meet(person)
        if query.data.endswith(SLOW):
            self._show(context, lambda: self._notes.nothing(query))
        pressing = asyncio.ensure_future(self._house.press(person, query.data, place))
        if not (await asyncio.wait([pressing], timeout=PATIENCE))[0]:
            self._show(context, lambda: self._notes.nothing(query))
        reply = await pressing
        self._show(context, lambda: self._answers.pressed(query, person, reply))

    async def started(self, update: Update, context: Context) -> None:
        """Note that somebody opened the private chat, and go on where the link pointed."""
        message, person = _message(update)
        words = "".join(context.args or ())
        reply = await self._house.opened(person, words)
        if not words and reply.post is not None:
            reply = replace(reply, post=self._inviting(reply.post, person))
        self._show(context, lambda: self._answers.said(message, person, reply))

    async def ordered(self, update: Update, context: Context) -> None:
        """Do what a command says: /schubsen and its words; alone it shows what is possible."""
        message, person = _message(update)
        word, rest = _order(message.text or "")
        place = place_of(message)
        if place is None:
            await self._answers.meet(person)
        else:
            self._greeted.add(place.id)
        if place is not None and person.id == person_id(ANONYMOUS) and word in OWN:
            line = speech_for(pick_language(person.language)).line("telegram-anonymous")
            reply = Reply(split(line))
        else:
            reply = await self._house.command(person, place, word, rest)
        openly = word != MOVE
        self._show(context, lambda: self._answers.said(message, person, reply, openly=openly))

    async def typed(self, update: Update, context: Context) -> None:
        """Take a typed answer; in a group only one that is meant for the bot."""
        message, person = _message(update)
        place, text = place_of(message), message.text or ""
        if place is None:
            await self._answers.meet(person)
        elif not self._meant(message, context.bot.id):
            return
        text = self._mention.sub(" ", text).strip()
        if place is not None and person.id == person_id(ANONYMOUS):
            return
        reply = await self._house.typed(person, text, place)
        self._show(context, lambda: self._answers.said(message, person, reply, openly=False))

    async def migrated(self, update: Update, context: Context) -> None:
        """Follow a group that became a supergroup."""
        message = update.effective_message
        assert message is not None, "nothing else comes here"
        here, new, old = message.chat.id, message.migrate_to_chat_id, message.migrate_from_chat_id
        self._greeted.add(place_id(new or here))
        await self._house.moved(place_id(old or here), place_id(new or here))

    async def member_changed(self, update: Update, context: Context) -> None:
        """Note that the bot was blocked or put out, or is welcome (again)."""
        change = update.my_chat_member
        assert change is not None, "nothing else comes here"
        person, chat = person_of(change.from_user, update.update_id), change.chat
        was, out = (
            member.status in OUT for member in (change.old_chat_member, change.new_chat_member)
        )
        if chat.type == Chat.PRIVATE:
            if out:
                await self._answers.miss(person)
            else:
                await self._answers.meet(person)
        elif out:
            self._greeted.discard(place_id(chat.id))
            await self._house.removed(place_id(chat.id))
        elif was and chat.type in (Chat.GROUP, Chat.SUPERGROUP):
            place = Place(place_id(chat.id), chat.title or "")
            self._show(context, lambda: self._welcome(person, place))

    async def _welcome(self, person: Person, place: Place) -> None:
        """Say hello with games to choose from, unless a group only became a supergroup."""
        await self._time.sleep(PAUSE)
        if place.id not in self._greeted:
            offer = await self._house.command(person, place, MENU)
            await self._answers.welcome(person, place, offer)

    def _inviting(self, post: Post, person: Person) -> Post:
        """Add a way to take the bot into a group."""
        label = speech_for(pick_language(person.language)).line("telegram-invite")
        button = Button(label, url=f"https://t.me/{self._username}?startgroup={HELLO}")
        return replace(post, rows=(*post.rows, (button,)))

    def _meant(self, message: Message, bot: int) -> bool:
        """Tell whether words in a group answer the bot or name it."""
        answered = message.reply_to_message
        asker = None if answered is None else answered.from_user
        if asker is not None and asker.id == bot:
            return True
        return bool(self._mention.search(message.text or ""))

    def _show(self, context: Context, showing: Showing) -> None:
        """Show an answer without keeping those who come next."""
        context.application.create_task(_coroutine(showing), name="telegram answer")


async def _coroutine(showing: Showing) -> None:
    try:
        await showing()
    except Exception:
        log.exception("showing an answer broke")


def _order(text: str) -> tuple[str, str]:
    """Read which word a command means and what follows it; a number can only be an answer."""
    words = text.split()
    if _bare(words[0]) in (MAIN, "start"):
        words = words[1:]
    word = _bare(words[0]) if words else MENU
    if any(letter.isdigit() for letter in word):
        return MOVE, " ".join(words)
    return MENU if word == HELLO else word, " ".join(words[1:])


def _bare(command: str) -> str:
    return command.lstrip("/").partition("@")[0].lower()


def _message(update: Update) -> tuple[Message, Person]:
    message, user = update.effective_message, update.effective_user
    assert message is not None, "nothing else comes here"
    assert user is not None, "only people send words"
    return message, person_of(user, update.update_id)


async def _broke(update: object, context: Context) -> None:
    """Log what should not have happened; the next update is taken all the same."""
    number = update.update_id if isinstance(update, Update) else None
    log.error("an update broke", exc_info=context.error, extra={"update": number})
