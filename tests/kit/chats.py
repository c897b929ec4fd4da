"""Chats, calls and refusals as the Bot API knows them."""

from typing import Any

from msgspec import Struct

TOKEN = "7000:for-tests-only"
BOT = {"id": 7000, "is_bot": True, "first_name": "Stall", "username": "stall_bot"}
Json = dict[str, Any]


class Refusal(Exception):
    """An answer that is not ok; one to a *wrong* request should never have been needed."""

    def __init__(self, code: int, words: str, *, wrong: bool = False, **parameters: int) -> None:
        super().__init__(words)
        self.wrong = wrong
        self.code = code
        self.body: Json = {"ok": False, "error_code": code, "description": words}
        if parameters:
            self.body["parameters"] = parameters


def bad(words: str) -> Refusal:
    """Refuse what may happen to anybody."""
    return Refusal(400, f"Bad Request: {words}")


def wrong(words: str) -> Refusal:
    """Refuse what nobody should ask for."""
    return Refusal(400, f"Bad Request: {words}", wrong=True)


def flood(seconds: int) -> Refusal:
    """Ask for patience."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


class Chat(Struct, eq=False):
    """A private chat (its *id* is positive), a group or a supergroup."""

    id: int
    title: str
    language: str = "en"
    open: bool = True  # the bot may write: it was started, or is a member
    blocked: bool = False
    moved_to: int | None = None
    photos: bool = True
    topics: dict[int, str] = {}
    admins: set[int] = set()
    messages: dict[int, Json] = {}
    last: int = 0  # the number of its newest message

    @property
    def kind(self) -> str:
        if self.id > 0:
            return "private"
        return "supergroup" if str(self.id).startswith("-100") else "group"

    @property
    def shape(self) -> Json:
        named = {"first_name": self.title} if self.id > 0 else {"title": self.title}
        forum = {"is_forum": True} if self.topics else {}
        return {"id": self.id, "type": self.kind, **named, **forum}

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

    @property
    def shows(self) -> bool:
        """Whether something is put into a chat or changed there."""
        return self.method.startswith(("send", "edit"))

    @property
    def content(self) -> Json:
        """The part with the words: that of a new picture is a form within the form."""
        media = self.form.get("media")
        return media if isinstance(media, dict) else self.form

    @property
    def text(self) -> str:
        return str(self.content.get("text") or self.content.get("caption") or "")

    @property
    def entities(self) -> list[Json]:
        found = self.content.get("entities") or self.content.get("caption_entities")
        return found or []


def buttons(message: Json) -> dict[str, str]:
    """Return what the buttons of a message say and carry, in order."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return {it["text"]: it.get("callback_data") or it.get("url", "") for row in rows for it in row}


def words(message: Json) -> str:
    """Return what a message says."""
    return str(message.get("text") or message.get("caption") or "")
