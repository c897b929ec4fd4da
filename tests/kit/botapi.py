"""A small Bot API server on loopback: chats, updates by long polling, and Telegram's refusals."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from aiohttp import web
from msgspec import Struct

TOKEN = "7000:for-tests-only"
BOT = {"id": 7000, "is_bot": True, "first_name": "Stall", "username": "stall_bot"}
CAPTION, TEXT, ANSWER = 1_024, 4_096, 200
Json = dict[str, Any]


class Refusal(Exception):
    """An answer that is not ok."""

    def __init__(self, code: int, words: str, **parameters: int) -> None:
        super().__init__(words)
        self.body = {"ok": False, "error_code": code, "description": words}
        if parameters:
            self.body["parameters"] = parameters


def bad(words: str) -> Refusal:
    return Refusal(400, f"Bad Request: {words}")


class Chat(Struct, eq=False):
    """A private chat (its *id* is positive), a group or a supergroup."""

    id: int
    title: str
    language: str = "en"
    open: bool = True  # the bot may write: it was started, or is a member
    blocked: bool = False
    moved_to: int | None = None
    photos: bool = True
    admins: set[int] = set()
    messages: dict[int, Json] = {}

    @property
    def kind(self) -> str:
        if self.id > 0:
            return "private"
        return "supergroup" if str(self.id).startswith("-100") else "group"

    @property
    def shape(self) -> Json:
        named = {"first_name": self.title} if self.id > 0 else {"title": self.title}
        return {"id": self.id, "type": self.kind, **named}

    @property
    def user(self) -> Json:
        return {
            "id": self.id, "is_bot": False, "first_name": self.title,
            "language_code": self.language,
        }  # fmt: skip


class Call(Struct):
    """One request of the bot, as it came and how it went."""

    method: str
    form: Json
    at: int
    code: int = 200
    files: dict[str, bytes] = {}

    @property
    def chat(self) -> int:
        return int(self.form.get("chat_id", 0))


class BotApi:
    """The server, and everything people do on it."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.chats: dict[int, Chat] = {}
        self.calls: list[Call] = []
        self.refusals: list[tuple[Callable[[Call], bool], Refusal]] = []
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.webhook: Json = {}
        self.answers: dict[str, Json] = {}
        self.late = False  # every query is too old to be answered
        self.queue: list[Json] = []
        self.polled = 0  # the offset asked for last
        self._numbers = count(1)
        self._news = asyncio.Event()
        self._server: web.AppRunner | None = None
        self.url = ""

    async def __aenter__(self) -> "BotApi":
        app = web.Application(client_max_size=2**26)
        app.router.add_post("/bot{token}/{method}", self._take)
        self._server = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._server.setup()
        site = web.TCPSite(self._server, "127.0.0.1", 0)
        await site.start()
        assert self._server.addresses
        self.url = f"http://127.0.0.1:{self._server.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        await self._server.cleanup()

    # What people do.

    def person(self, name: str, *, number: int, started: bool = False) -> Chat:
        return self.chats.setdefault(number, Chat(number, name, open=started))

    def group(self, title: str, *, number: int) -> Chat:
        return self.chats.setdefault(number, Chat(number, title))

    def say(
        self, who: Chat, where: Chat, text: str, *, topic: int | None = None,
        answering: Json | None = None,
    ) -> None:  # fmt: skip
        """Write a message; one in private opens the chat to the bot."""
        if where is who:
            who.open, who.blocked = True, False
        message = self._message(where, who.user, {"text": text})
        if text.startswith("/"):
            length = len(text.split()[0])
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": length}]
        if topic is not None:
            message |= {"message_thread_id": topic, "is_topic_message": True}
        if answering is not None:
            message["reply_to_message"] = answering
        self.push({"message": message})

    def press(self, who: Chat, message: Json, data: str, query: str = "") -> str:
        """Press a button of a message, or one that is long gone; return the query's id."""
        query = query or f"q{next(self._numbers)}"
        self.push(
            {
                "callback_query": {
                    "id": query,
                    "from": who.user,
                    "message": message,
                    "chat_instance": "1",
                    "data": data,
                }
            }
        )
        return query

    def member(self, where: Chat, status: str, who: Chat | None = None) -> None:
        """Change what the bot is in a chat."""
        more = {"until_date": 0} if status == "kicked" else {}
        self.push(
            {
                "my_chat_member": {
                    "chat": where.shape,
                    "from": (who or where).user,
                    "date": 1,
                    "old_chat_member": {"status": "member", "user": BOT},
                    "new_chat_member": {"status": status, "user": BOT, **more},
                }
            }
        )

    def migrate(self, old: Chat, number: int, *, told: bool = True) -> Chat:
        """Make a supergroup of a group; without *told* the bot has to find out."""
        new = self.group(old.title, number=number)
        old.moved_to = new.id
        if told:
            self.push({"message": self._message(old, {**BOT}, {"migrate_to_chat_id": new.id})})
        return new

    def push(self, update: Json, number: int | None = None) -> None:
        """Bring an update; with a *number* of its own perhaps one that came before."""
        self.queue.append({"update_id": number or 1_000 + next(self._numbers), **update})
        self._news.set()

    # What can be seen.

    def shown(self, chat: Chat) -> list[Json]:
        """List the bot's messages in a chat, oldest first."""
        return [it for it in chat.messages.values() if it["from"]["id"] == BOT["id"]]

    def sent(self, chat: Chat) -> list[Call]:
        """List the calls into a chat that were taken."""
        return [it for it in self.calls if it.chat == chat.id and it.code == 200]

    # What the bot does.

    async def _take(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        form, files = await _read(request)
        call = Call(method, form, self._now(), files=files)
        if method != "getUpdates":
            self.calls.append(call)
        try:
            if request.match_info["token"] != TOKEN:
                raise Refusal(401, "Unauthorized")
            for place, (concerns, refusal) in enumerate(self.refusals):
                if concerns(call):
                    del self.refusals[place]
                    raise refusal
            result = getattr(self, f"_{method}")(call)
            if asyncio.iscoroutine(result):
                result = await result
        except Refusal as refusal:
            call.code = int(str(refusal.body["error_code"]))
            return web.json_response(refusal.body, status=call.code)
        return web.json_response({"ok": True, "result": result})

    def _getMe(self, call: Call) -> Json:  # noqa: N802
        rights = {"can_join_groups": True, "can_read_all_group_messages": False}
        return {**BOT, **rights, "supports_inline_queries": False}

    async def _getUpdates(self, call: Call) -> list[Json]:  # noqa: N802
        self.polled = int(call.form.get("offset", 0))
        self.queue = [it for it in self.queue if it["update_id"] not in self._confirmed()]
        if not self.queue:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), int(call.form.get("timeout", 0)))
        self._given = {it["update_id"] for it in self.queue[:100]}
        return self.queue[:100]

    _given: set[int] = set()

    def _confirmed(self) -> set[int]:
        """List what was given out before this call: asking again confirms it."""
        return self._given if self.polled else set()

    def _deleteWebhook(self, call: Call) -> bool:  # noqa: N802
        self.webhook = {}
        return True

    def _setWebhook(self, call: Call) -> bool:  # noqa: N802
        self.webhook = call.form
        return True

    def _setMyCommands(self, call: Call) -> bool:  # noqa: N802
        scope = call.form.get("scope", {"type": "default"})["type"]
        self.commands[scope, call.form.get("language_code", "")] = call.form["commands"]
        return True

    def _sendMessage(self, call: Call) -> Json:  # noqa: N802
        return self._sent(call, {"text": _fitting(call.form["text"], TEXT)})

    def _sendPhoto(self, call: Call) -> Json:  # noqa: N802
        if not self._chat(call).photos:
            raise bad("not enough rights to send photos to the chat")
        photo = [{"file_id": "f", "file_unique_id": "u", "width": 9, "height": 9}]
        return self._sent(call, {"photo": photo, **_caption(call.form)})

    def _sendDocument(self, call: Call) -> Json:  # noqa: N802
        file = {"file_id": "f", "file_unique_id": "u"}
        return self._sent(call, {"document": file, **_caption(call.form)})

    def _editMessageText(self, call: Call) -> Json:  # noqa: N802
        if "text" not in self._old(call):
            raise bad("there is no text in the message to edit")
        return self._edited(call, {"text": _fitting(call.form["text"], TEXT)})

    def _editMessageCaption(self, call: Call) -> Json:  # noqa: N802
        if "text" in self._old(call):
            raise bad("there is no caption in the message to edit")
        return self._edited(call, _caption(call.form))

    def _editMessageMedia(self, call: Call) -> Json:  # noqa: N802
        old = self._old(call)
        old.pop("text", None)
        old["photo"] = [{"file_id": "f", "file_unique_id": "u", "width": 9, "height": 9}]
        return self._edited(
            call, {**_caption(call.form["media"]), "edit_date": next(self._numbers)}
        )

    def _editMessageReplyMarkup(self, call: Call) -> Json:  # noqa: N802
        return self._edited(call, {})

    def _answerCallbackQuery(self, call: Call) -> bool:  # noqa: N802
        if self.late:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        _fitting(call.form.get("text", ""), ANSWER)
        self.answers[call.form["callback_query_id"]] = call.form
        return True

    def _getChatMember(self, call: Call) -> Json:  # noqa: N802
        chat, user = self._chat(call), int(call.form["user_id"])
        member = {"user": self.chats[user].user}
        if user in chat.admins:
            return {**member, "status": "creator", "is_anonymous": False}
        return {**member, "status": "member"}

    # How it is kept.

    def _chat(self, call: Call) -> Chat:
        chat = self.chats.get(call.chat)
        if chat is None:
            raise bad("chat not found")
        if chat.moved_to is not None:
            new = chat.moved_to
            raise Refusal(400, "Bad Request: group chat was upgraded", migrate_to_chat_id=new)
        if chat.blocked:
            raise Refusal(403, "Forbidden: bot was blocked by the user")
        if not chat.open:
            why = (
                "bot can't initiate conversation with a user" if chat.id > 0 else "bot was kicked"
            )
            raise Refusal(403, f"Forbidden: {why}")
        return chat

    def _sent(self, call: Call, content: Json) -> Json:
        chat = self._chat(call)
        if "message_thread_id" in call.form:
            topic = call.form["message_thread_id"]
            content |= {"message_thread_id": topic, "is_topic_message": True}
        return self._message(chat, BOT, {**content, **_keyboard(call.form)})

    def _message(self, chat: Chat, sender: Json, content: Json) -> Json:
        number = next(self._numbers)
        chat.messages[number] = {
            "message_id": number, "date": 1, "chat": chat.shape, "from": sender, **content
        }  # fmt: skip
        return chat.messages[number]

    def _old(self, call: Call) -> Json:
        message = self._chat(call).messages.get(int(call.form["message_id"]))
        if message is None:
            raise bad("message to edit not found")
        return message

    def _edited(self, call: Call, content: Json) -> Json:
        message = self._old(call)
        fresh = {key: value for key, value in message.items() if key != "reply_markup"}
        fresh |= {**content, **_keyboard(call.form)}
        if fresh == message:
            raise bad("message is not modified: content and reply markup are exactly the same")
        message.clear()
        message.update(fresh)
        return message


def buttons(message: Json) -> dict[str, str]:
    """Return what the buttons of a message say and carry, in order."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return {it["text"]: it.get("callback_data") or it.get("url", "") for row in rows for it in row}


def words(message: Json) -> str:
    """Return what a message says."""
    return str(message.get("text") or message.get("caption") or "")


async def _read(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    form, files = dict[str, Any](), dict[str, bytes]()
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = value.file.read()
        elif isinstance(value, str):
            form[name] = _value(name, value)
    return form, files


def _value(name: str, text: str) -> Any:
    if name in ("text", "caption", "callback_query_id", "url", "secret_token"):
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _fitting(text: str, room: int) -> str:
    size = len(text.encode("utf-16-le")) // 2
    if size > room:
        raise bad("message is too long")
    return text


def _caption(form: Json) -> Json:
    return {"caption": _fitting(form.get("caption", ""), CAPTION)}


def _keyboard(form: Json) -> Json:
    markup = form.get("reply_markup")
    if not markup:
        return {}
    for row in markup["inline_keyboard"]:
        for button in row:
            if "url" not in button and not 1 <= len(button["callback_data"].encode()) <= 64:
                raise bad("BUTTON_DATA_INVALID")
    return {"reply_markup": markup}
