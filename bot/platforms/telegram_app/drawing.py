"""Posts as Telegram shows them: text with entities, so no name can be markup, and keyboards."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity, User
from telegram.constants import KeyboardButtonStyle

from bot.platforms.post import Button, Limits, Post, Rows
from bot.platforms.telegram_app.ids import spot
from bot.texts.parts import Grid, Part, When, Who, Words, joined, lettered, plain, split

TEXT, CAPTION, NOTE, BUTTONS = 4_096, 1_024, 200, 100  # what Telegram takes
LIMITS = Limits(options=24, across=4, rows=14, text=4_000, caption=1_000, note=NOTE, calls=15)
NOTHING = "-"  # what a button says that leads nowhere
LOCAL = "wdt"  # weekday, date and time, in the reader's own language and zone

Times = Mapping[int, str]


class Drawn(NamedTuple):
    """Text with what stands out in it."""

    text: str
    entities: list[MessageEntity]


def drawn(post: Post, times: Times, room: int = TEXT) -> Drawn:
    """Put a post's words together, at most *room* UTF-16 units of them."""
    text, entities, used = "", list[MessageEntity](), 0
    for part in post.text:
        word = _word(part, times)
        if used + units(word) > room:
            return Drawn(text + _cut(word, room - used - 1) + "…", entities)
        if (entity := _entity(part, post, used, units(word))) is not None:
            entities.append(entity)
        text, used = text + word, used + units(word)
    return Drawn(text, entities)


def parted(post: Post) -> tuple[Post, Post | None]:
    """Keep below a picture the lines that fit there; the others follow, with the buttons.

    A grid stays in one piece.
    """
    if (post.picture is None and post.file is None) or captions(post.text):
        return post, None
    grid = tuple(part for part in post.text if isinstance(part, Grid))
    words = tuple(part for part in post.text if part not in (*grid, "\n"))
    if grid and captions(words):
        return replace(post, text=words, rows=()), replace(post, picture=None, text=grid)
    head, rest = list[str](), joined(post.text).split("\n")
    while captions(split("\n".join([*head, rest[0]]))):
        head.append(rest.pop(0))
    below = replace(post, picture=None, file=None, text=split("\n".join(rest).strip("\n")))
    return replace(post, text=split("\n".join(head)), rows=()), below


def captions(words: Words) -> bool:
    """Tell whether *words* fit below a picture, however long their points in time are."""
    return units(plain(words, lambda when: "·" * 40)) <= CAPTION


def noted(words: Words, times: Times) -> str:
    """Return a passing note, cut to what an answer holds."""
    text = plain(words, lambda when: _word(when, times))
    return text if units(text) <= NOTE else _cut(text, NOTE - 1) + "…"


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """Draw rows of buttons."""
    drawn_rows = [[_button(button) for button in row] for row in rows if row]
    return InlineKeyboardMarkup(drawn_rows) if drawn_rows else None


def units(text: str) -> int:
    """Count as Telegram counts: UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def _button(button: Button) -> InlineKeyboardButton:
    if button.url:
        return InlineKeyboardButton(button.label, url=button.url)
    style = {
        "main": KeyboardButtonStyle.PRIMARY,
        "danger": KeyboardButtonStyle.DANGER,
        "plain": None,
    }[button.style]
    token = NOTHING if button.disabled else button.token
    return InlineKeyboardButton(
        button.label, callback_data=token, style=None if button.disabled else style
    )


def _word(part: Part, times: Times) -> str:
    if isinstance(part, When):
        return times.get(part.at, "–")
    return lettered(part)


def _entity(part: Part, post: Post, offset: int, length: int) -> MessageEntity | None:
    """Mark a grid, a point in time, or a person who is to look; other names are only words."""
    if isinstance(part, Grid) and length:
        return MessageEntity(MessageEntity.PRE, offset, length)
    if isinstance(part, When):
        moment = datetime.fromtimestamp(part.at // 1_000, UTC)
        return MessageEntity(
            MessageEntity.DATE_TIME, offset, length, unix_time=moment, date_time_format=LOCAL
        )
    if isinstance(part, Who) and part.person in post.due and length:
        user = User(spot(part.person).chat, part.name, is_bot=False)
        return MessageEntity(MessageEntity.TEXT_MENTION, offset, length, user=user)
    return None


def _cut(text: str, room: int) -> str:
    """Cut *text* to so many UTF-16 units, never through a character."""
    return text.encode("utf-16-le")[: max(0, room) * 2].decode("utf-16-le", "ignore")
