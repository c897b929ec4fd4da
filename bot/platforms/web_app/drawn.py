"""Posts as the page reads them: plain data, nothing to be run or rendered as markup."""

from typing import Any

from msgspec import to_builtins

from bot.platforms.post import Button, Form, Glance, Post, Reply, Rows
from bot.platforms.web_app.album import Album
from bot.texts.parts import Part, When, Who, Words, lettered


def words(text: Words) -> tuple[Any, ...]:
    """Write words so that points in time and people stay what they are."""
    return tuple(_part(part) for part in text)


def rows(buttons: Rows) -> tuple[Any, ...]:
    """Write rows of buttons."""
    return tuple(tuple(_button(button) for button in row) for row in buttons)


def post(shown: Post, album: Album) -> dict[str, Any]:
    """Write a post that one person sees."""
    return {
        "text": words(shown.text),
        "picture": to_builtins(album.show(shown.picture)) if shown.picture else None,
        "file": to_builtins(album.keep(shown.file)) if shown.file else None,
        "rows": rows(shown.rows),
        "form": _form(shown.form) if shown.form else None,
    }


def reply(given: Reply, album: Album) -> dict[str, Any]:
    """Write what a person is answered."""
    return {"note": words(given.note), "post": post(given.post, album) if given.post else None}


def glance(seen: Glance, album: Album) -> dict[str, Any]:
    """Write a table as one person sees it."""
    plain: dict[str, Any] = {
        name: to_builtins(getattr(seen, name))
        for name in Glance.__struct_fields__
        if name not in ("words", "post")
    }
    own = post(seen.post, album) if seen.post else None
    return {**plain, "words": words(seen.words), "post": own}


def _part(part: Part) -> Any:
    if isinstance(part, When):
        return {"when": part.at}
    return {"who": part.name} if isinstance(part, Who) else lettered(part)


def _button(button: Button) -> dict[str, Any]:
    return {
        "label": button.label,
        "token": button.token,
        "style": button.style,
        "disabled": button.disabled,
    }


def _form(form: Form) -> dict[str, Any]:
    plain: dict[str, Any] = to_builtins(form)
    done = _button(form.done) if form.done else None
    return {**plain, "done": done, "news": words(form.news)}
