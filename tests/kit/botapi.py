"""A small Bot API server on loopback: chats, updates by long polling, and Telegram's refusals."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count

from aiohttp import web

from tests.kit import forms
from tests.kit.chats import BOT, TOKEN, Call, Chat, Json, Refusal, bad, wrong

PHOTO = [{"file_id": "f", "file_unique_id": "u", "width": 9, "height": 9}]


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
        self.complaints: list[str] = []  # what no bot should ever do
        self.watches: list[Callable[[Call], str]] = []
        self.late = False  # every query is too old to be answered
        self.echo = 1  # so often each update is brought
        self.flowing = True  # else updates pile up
        self.queue: list[Json] = []
        self.given = 0  # so many updates were handed out
        self._given: set[int] = set()
        self._numbers = count(1)
        self._news = asyncio.Event()
        self._server: web.AppRunner | None = None
        self.url = ""

    async def __aenter__(self) -> "BotApi":
        app = web.Application(client_max_size=2**26)
        app.router.add_post("/bot{token}/{method}", self._take)
        self._server = web.AppRunner(
            app, access_log=None, shutdown_timeout=0.01, handler_cancellation=True
        )
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
            made = {
                **message,
                "forum_topic_created": {"name": where.topics[topic], "icon_color": 1},
            }
            message |= {"message_thread_id": topic, "is_topic_message": True}
            message["reply_to_message"] = {**made, "message_id": topic}
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

    def member(
        self, where: Chat, status: str, who: Chat | None = None, *, before: str = "member"
    ) -> None:
        """Change what the bot is in a chat."""
        was, now = (
            {"status": it, "user": BOT, **({"until_date": 0} if it == "kicked" else {})}
            for it in (before, status)
        )
        change = {"chat": where.shape, "from": (who or where).user, "date": 1}
        self.push({"my_chat_member": {**change, "old_chat_member": was, "new_chat_member": now}})

    def migrate(self, old: Chat, number: int, *, told: bool = True) -> Chat:
        """Make a supergroup of a group; without *told* the bot has to find out."""
        new = self.group(old.title, number=number)
        old.moved_to = new.id
        if told:
            self.push({"message": self._message(old, BOT, {"migrate_to_chat_id": new.id})})
            self.push({"message": self._message(new, BOT, {"migrate_from_chat_id": old.id})})
            self.member(new, "member", self.chats[min(self.chats, key=abs)], before="left")
        return new

    def push(self, update: Json) -> None:
        """Bring an update."""
        numbered = {"update_id": 1_000 + next(self._numbers), **update}
        self.queue.extend([numbered] * self.echo)
        self._news.set()

    def flow(self) -> None:
        """Bring what has piled up."""
        self.flowing = True
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
        form, files = await forms.read(request)
        call = Call(method, form, self._now(), files=files)
        if method != "getUpdates":
            self.calls.append(call)
        try:
            if request.match_info["token"] != TOKEN:
                raise Refusal(401, "Unauthorized")
            self._stumble(call)
            self.complaints += [found for watch in self.watches if (found := watch(call))]
            result = getattr(self, f"_{method}")(call)
            if asyncio.iscoroutine(result):
                result = await result
        except Refusal as refusal:
            call.code = refusal.code
            if refusal.wrong:
                self.complaints.append(f"{refusal}: {form}")
            return web.json_response(refusal.body, status=refusal.code)
        return web.json_response({"ok": True, "result": result})

    def _stumble(self, call: Call) -> None:
        """Refuse a call that a test wants to be refused, once."""
        for place, (concerns, refusal) in enumerate(self.refusals):
            if concerns(call):
                del self.refusals[place]
                raise refusal

    def _getMe(self, call: Call) -> Json:  # noqa: N802
        rights = {"can_join_groups": True, "can_read_all_group_messages": False}
        return {**BOT, **rights, "supports_inline_queries": False}

    async def _getUpdates(self, call: Call) -> list[Json]:  # noqa: N802
        """Give out what there is; asking for more confirms what was given before."""
        if call.form.get("offset"):
            self.queue = [it for it in self.queue if it["update_id"] not in self._given]
        if not self.queue or not self.flowing:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), int(call.form.get("timeout", 0)))
        given = self.queue[:100] if self.flowing else []
        self._given = {it["update_id"] for it in given}
        self.given += len(given)
        return given

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
        return self._sent(call, forms.text(call.form))

    def _sendPhoto(self, call: Call) -> Json:  # noqa: N802
        if not self._chat(call).photos:
            raise bad("not enough rights to send photos to the chat")
        if not call.files:
            raise wrong("there is no photo in the request")
        return self._sent(call, {"photo": PHOTO, **forms.caption(call.form)})

    def _sendDocument(self, call: Call) -> Json:  # noqa: N802
        if not call.files:
            raise wrong("there is no document in the request")
        file = {"file_id": "f", "file_unique_id": "u"}
        return self._sent(call, {"document": file, **forms.caption(call.form)})

    def _editMessageText(self, call: Call) -> Json:  # noqa: N802
        if "text" not in self._old(call):
            raise bad("there is no text in the message to edit")
        return self._edited(call, forms.text(call.form))

    def _editMessageCaption(self, call: Call) -> Json:  # noqa: N802
        if "text" in self._old(call):
            raise bad("there is no caption in the message to edit")
        return self._edited(call, forms.caption(call.form))

    def _editMessageMedia(self, call: Call) -> Json:  # noqa: N802
        old = self._old(call)
        old.pop("text", None)
        old["photo"] = PHOTO
        content = forms.caption(call.form["media"])
        return self._edited(call, {**content, "edit_date": next(self._numbers)})

    def _editMessageReplyMarkup(self, call: Call) -> Json:  # noqa: N802
        return self._edited(call, {})

    def _answerCallbackQuery(self, call: Call) -> bool:  # noqa: N802
        if self.late:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        self.answers[call.form["callback_query_id"]] = forms.answer(call.form)
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
            if topic not in chat.topics:
                raise bad("message thread not found")
            content |= {"message_thread_id": topic, "is_topic_message": True}
        return self._message(chat, BOT, {**content, **forms.keyboard(call.form)})

    def _message(self, chat: Chat, sender: Json, content: Json) -> Json:
        number = chat.last = chat.last + 1
        chat.messages[number] = {
            "message_id": number, "date": 1, "chat": chat.shape, "from": sender, **content
        }  # fmt: skip
        return chat.messages[number]

    def _old(self, call: Call) -> Json:
        message = self._chat(call).messages.get(int(call.form["message_id"]))
        if message is None:
            raise bad("message to edit not found")
        if message["from"] != BOT:
            raise bad("message can't be edited")
        return message

    def _edited(self, call: Call, content: Json) -> Json:
        message = self._old(call)
        fresh = {key: value for key, value in message.items() if key != "reply_markup"}
        fresh |= {**content, **forms.keyboard(call.form)}
        if fresh == message:
            raise bad("message is not modified: content and reply markup are exactly the same")
        message.clear()
        message.update(fresh)
        return message
