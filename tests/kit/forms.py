"""What a request to the Bot API holds, and how much of it Telegram takes."""

import json
import re
from typing import Any

from aiohttp import web

from tests.kit.chats import BOT, Json, wrong

CAPTION, TEXT, ANSWER = 1_024, 4_096, 200
BUTTONS, ACROSS, DATA, LABEL = 100, 8, 64, 64
PLAIN = ("text", "caption", "callback_query_id", "url", "secret_token", "description")
OPENING = re.compile(rf"https://t\.me/{BOT['username']}\?start=[A-Za-z0-9_-]{{1,64}}")
ENTITIES = {"date_time", "pre", "text_mention"}


async def read(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """Read a form and the files that came with it."""
    form, files = dict[str, Any](), dict[str, bytes]()
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = value.file.read()
        elif isinstance(value, str):
            form[name] = _value(name, value)
    return form, files


def text(form: Json) -> Json:
    """Take the text of a message."""
    if not form["text"].strip():
        raise wrong("message text is empty")
    return {"text": _fitting(form, "text", TEXT)}


def caption(form: Json) -> Json:
    """Take the words below a picture."""
    return {"caption": _fitting(form, "caption", CAPTION)}


def answer(form: Json) -> Json:
    """Take the answer to a press."""
    _fitting(form, "text", ANSWER)
    if "url" in form and not OPENING.fullmatch(form["url"]):
        raise wrong("URL_INVALID")
    return form


def keyboard(form: Json) -> Json:
    """Take the buttons below a message."""
    markup = form.get("reply_markup")
    if not markup:
        return {}
    rows = markup["inline_keyboard"]
    if sum(map(len, rows)) > BUTTONS or any(not 1 <= len(row) <= ACROSS for row in rows):
        raise wrong("reply markup is too long")
    for button in (button for row in rows for button in row):
        if not 1 <= len(button["text"]) <= LABEL:
            raise wrong("BUTTON_TEXT_INVALID")
        if ("url" in button) == ("callback_data" in button):
            raise wrong("BUTTON_TYPE_INVALID")
        if not 1 <= len(button.get("callback_data", "-").encode()) <= DATA:
            raise wrong("BUTTON_DATA_INVALID")
    return {"reply_markup": markup}


def units(words: str) -> int:
    """Count as Telegram counts: UTF-16 code units."""
    return len(words.encode("utf-16-le")) // 2


def _fitting(form: Json, name: str, room: int) -> str:
    words = str(form.get(name, ""))
    if units(words) > room:
        raise wrong(f"{name} is too long")
    if "parse_mode" in form:
        raise wrong("can't parse entities")  # names are no markup: nothing here is
    marks = form.get("entities") or form.get("caption_entities") or []
    for mark in marks:
        if mark["type"] not in ENTITIES:
            raise wrong(f"unexpected {mark['type']}")
        if mark["length"] < 1 or mark["offset"] + mark["length"] > units(words):
            raise wrong("ENTITY_BOUNDS_INVALID")
    return words


def _value(name: str, written: str) -> Any:
    if name in PLAIN:
        return written
    try:
        return json.loads(written)
    except ValueError:
        return written
