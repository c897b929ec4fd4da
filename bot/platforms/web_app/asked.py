"""What pages may send, checked as it is read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.press import LIMIT

Line = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room with a table for *game*; *robots* are the levels of its computer players."""

    game: Word
    name: Name
    robots: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()
    theme: Literal["light", "dark"] = "light"


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Let one more guest into a room."""

    name: Name


class Push(Struct, frozen=True, forbid_unknown_fields=True):
    """Press a button, in the room or in one's own drawer."""

    token: Annotated[str, Meta(min_length=1, max_length=LIMIT)]
    private: bool = False


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """Say a command word, with more words behind it."""

    word: Word
    rest: Annotated[str, Meta(max_length=200)] = ""


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Type something: a line of chat, or an answer."""

    text: Line
