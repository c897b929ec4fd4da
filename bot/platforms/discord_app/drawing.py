"""Posts as Discord shows them: words escaped, pictures attached, rows of buttons."""

import io
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

import discord
from discord import ui

from bot.platforms.discord_app.ids import NAME, snowflake
from bot.platforms.post import Button, Limits, Picture, Post, Rows
from bot.texts.parts import Grid, Part, When, Who, Words

# Texts grow while they are escaped: leave room below Discord's 2,000 characters.
LIMITS = Limits(options=20, across=5, rows=5, text=1_700, caption=1_700, note=1_700, calls=120)
CONTENT = 2_000
LABEL = 80
ALT = 1_024
ROWS, ACROSS = 5, 5  # of a plain message; a layout has no such limit, only COMPONENTS
COMPONENTS = 40
FILE = 10 * 2**20

ViewT = TypeVar("ViewT", ui.View, ui.LayoutView)

_STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "danger": discord.ButtonStyle.danger,
}
_MARKS = re.compile(r"([\\*_~`|<>\[\]]|(?<=:)//|@(?=everyone|here))")
_STARTS = re.compile(r"^(\s*)(#{1,3} |-# |[-+] |\d+\. )", re.MULTILINE)


def escaped(text: str) -> str:
    """Return *text* so that Discord shows it letter by letter: no style, mention or link."""
    text = _MARKS.sub(lambda found: "\\" + found[0], text)
    return _STARTS.sub(lambda found: f"{found[1]}\\{found[2]}", text)


def drawn(words: Words) -> str:
    """Write *words* in Discord's own markup, cut to what a message holds."""
    text = "".join(map(_part, words))
    return text if len(text) <= CONTENT else f"{text[: CONTENT - 1]}…"


def _part(part: Part) -> str:
    match part:
        case When(at):
            return f"<t:{at // 1_000}:f> (<t:{at // 1_000}:R>)"
        case Who(person, name):
            mine = person.startswith(f"{NAME}:")
            return f"<@{snowflake(person)}>" if mine else escaped(name)
        case Grid(letters):
            return f"```\n{letters.replace('`', 'ˋ')}\n```"
        case str():
            return escaped(part)


def mentions(post: Post) -> discord.AllowedMentions:
    """Let nobody be rung but those who are due."""
    due = [discord.Object(snowflake(person)) for person in post.due if person.startswith(NAME)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=due)


def files(post: Post) -> list[discord.File]:
    """List what is attached: the picture with its words, and a file that is not too large."""
    found = [_picture(post.picture)] if post.picture is not None else []
    if post.file is not None and len(post.file.content) <= FILE:
        found.append(discord.File(io.BytesIO(post.file.content), post.file.filename))
    return found


def _picture(picture: Picture) -> discord.File:
    return discord.File(
        io.BytesIO(picture.png), picture.filename, description=picture.alt[:ALT] or None
    )


def fresh(post: Post) -> dict[str, Any]:
    """Return what a new message of *post* is made of."""
    attached = files(post)
    message: dict[str, Any] = {"allowed_mentions": mentions(post)}
    if post.rows:
        message["view"] = _view(post, attached)
    if not _tall(post.rows):
        message["content"] = drawn(post.text)
    if attached:
        message["files"] = attached
    return message


def changed(post: Post, old: discord.Message | None = None) -> dict[str, Any]:
    """Return what a message is made of after an edit; attachments stay unless there are new ones.

    A layout stays a layout: Discord does not let *old* go back to a plain message.
    """
    attached = files(post)
    layout = _tall(post.rows) or (old is not None and old.flags.components_v2)
    kept = list(old.attachments) if old is not None and layout else []
    view = _layout(post, attached or kept) if layout else _view(post, attached)
    message: dict[str, Any] = {
        "content": None if layout else drawn(post.text),
        "view": view,
        "allowed_mentions": mentions(post),
    }
    if attached:
        message["attachments"] = attached
    return message


def stripped(left: Post | None) -> dict[str, Any]:
    """Return what a message without buttons is made of; nothing *left* to say changes no words."""
    words = {} if left is None else {"content": drawn(left.text)}
    return {"view": None, "allowed_mentions": discord.AllowedMentions.none(), **words}


def _tall(rows: Rows) -> bool:
    """Tell whether *rows* need a layout: a plain message has room for five."""
    return len(rows) > ROWS


def _view(post: Post, attached: list[discord.File]) -> ui.View | ui.LayoutView:
    if _tall(post.rows):
        return _layout(post, attached)
    view = ui.View(timeout=None)
    for number, row in enumerate(_numbered(post.rows)):
        for button in row:
            button.row = number
            view.add_item(button)
    return _stateless(view)


def _layout(post: Post, attached: list[Any]) -> ui.LayoutView:
    """Lay a post out in components: words, pictures, and as many rows as they leave room for."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(drawn(post.text)))
    for file in attached:
        view.add_item(_shown(file))
    room = COMPONENTS - view.total_children_count
    for row in _numbered(post.rows):
        room -= 1 + len(row)
        if room >= 0:
            view.add_item(ui.ActionRow(*row))
    return _stateless(view)


def _shown(file: Any) -> ui.Item[Any]:
    """Refer to an attachment, new or kept, by its name."""
    where = f"attachment://{file.filename}"
    if file.filename.endswith((".png", ".gif", ".webp")):
        return ui.MediaGallery(discord.MediaGalleryItem(where, description=file.description))
    return ui.File(where)


def _stateless(view: ViewT) -> ViewT:
    """Keep discord.py from remembering *view*: its buttons say all there is to know."""
    view.stop()
    return view


def _numbered(rows: Rows) -> Iterator[list[ui.Button[Any]]]:
    """Make the buttons; where two mean the same, a number keeps their ids apart."""
    seen: Counter[str] = Counter()
    for row in rows:
        made = []
        for button in row[:ACROSS]:
            seen[button.token] += 1
            made.append(_button(button, seen[button.token]))
        if made:
            yield made


def _button(button: Button, number: int) -> ui.Button[Any]:
    label = button.label[:LABEL] or "–"
    if button.url:
        return ui.Button(label=label, url=button.url, disabled=button.disabled)
    return ui.Button(
        label=label,
        custom_id=button.token if number == 1 else f"{button.token}~{number}",
        style=_STYLES[button.style],
        disabled=button.disabled,
    )
