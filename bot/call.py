"""A call: what one person wants, where, of which table, and in which language to answer."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import Refused
from bot.platforms.post import Button, Person, Place, Post, Reply, Rows, Style
from bot.texts import Speech
from bot.texts.parts import split
from storage.rows import MatchRow, PersonRow


class Call(Struct, frozen=True):
    """One wish; *table* is the one meant, *words* say more about it."""

    caller: Person
    known: PersonRow
    place: Place | None
    speech: Speech
    table: MatchRow | None = None
    words: tuple[str, ...] = ()
    pressed: bool = False

    @property
    def person(self) -> str:
        """The id of whoever calls."""
        return self.caller.id

    @property
    def row(self) -> MatchRow:
        """The table meant; refused where there is none."""
        if self.table is None:
            raise Refused("no_table")
        return self.table

    @property
    def word(self) -> str:
        """The first word, or nothing."""
        return self.words[0] if self.words else ""

    def note(self, name: str, /, **facts: object) -> Reply:
        """Answer with a passing line."""
        return Reply(note=split(self.speech.line(f"bot-{name}", **facts)))

    def done(self, name: str, /, **facts: object) -> Reply:
        """Answer with a passing line about something that can be seen at the table."""
        return replace(self.note(name, **facts), quiet=True)

    def say(self, text: str, rows: Rows = (), *, private: bool = True) -> Reply:
        """Answer with words and buttons."""
        return Reply(post=Post(split(text), rows=rows), private=private)

    def button(self, name: str, /, token: str, *, style: Style = "plain") -> Button:
        """Label a button with one of the house's words."""
        return Button(self.speech.line(f"bot-button-{name}"), token, style=style)


Verb: TypeAlias = Callable[[Call], Awaitable[Reply]]
