"""What passes between the house and a platform: posts downwards, people and places upwards."""

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.texts.parts import Words

Style: TypeAlias = Literal["main", "plain", "danger"]


class Person(Struct, frozen=True):
    """A human as one platform knows them: *id* is "platform:number".

    *language* is a tag such as "de-AT", or empty where the platform does not tell. *word* is
    something the platform numbered and the house could not choose, such as the id of the press;
    it goes into the dice of a match that the person joins.
    """

    id: str
    name: str
    language: str = ""
    word: str = ""


class Place(Struct, frozen=True):
    """Where a table can stand: a channel, thread, group or topic; *id* is "platform:number…"."""

    id: str
    title: str = ""
    language: str = ""


class Picture(Struct, frozen=True):
    """A picture with the words for those who cannot see it."""

    png: bytes
    alt: str
    filename: str


class File(Struct, frozen=True):
    """Something to keep: a record, or a whole match as an animation."""

    filename: str
    kind: str  # the media type
    content: bytes


class Button(Struct, frozen=True):
    """A label to show, and the token to hand in (or the address to open) when it is pressed."""

    label: str
    token: str = ""
    url: str = ""
    style: Style = "plain"
    disabled: bool = False


Rows: TypeAlias = tuple[tuple[Button, ...], ...]


class Post(Struct, frozen=True):
    """Something to show: words, perhaps a picture, a file, rows of buttons.

    *due* are the people that may be made to look: no other mention rings anywhere. Text is
    plain; an adapter escapes all of it and words points in time and people its own way.
    """

    text: Words
    picture: Picture | None = None
    file: File | None = None
    rows: Rows = ()
    due: tuple[str, ...] = ()


class Limits(Struct, frozen=True):
    """How much one message of a platform holds.

    *options* to choose from at a time, *across* buttons in a row, so many *rows*, *text*
    characters without and *caption* with a picture, *note* characters in a passing note, and
    so many *calls* a minute into one place, edits included (0: any number).
    """

    options: int
    across: int
    rows: int
    text: int
    caption: int
    note: int = 200
    calls: int = 15


class Reply(Struct, frozen=True):
    """What the person who asked gets to see, and nobody else unless *private* is False.

    *note* is a passing line. *post* takes the place of the message that was pressed if that
    stands in the person's private room, else it is shown anew; a post without a picture leaves
    the picture as it is. *url* is to be opened instead, where a platform can (it leads to the
    private room). A *private* post never goes where others can read it; any other may.
    """

    note: Words = ()
    post: Post | None = None
    url: str = ""
    private: bool = True


class Listing(Struct, frozen=True):
    """A table as a list shows it; *steps* counts its moments, *due* names who is waited for."""

    match: str
    game: str
    title: str
    place: str
    status: str
    names: tuple[str, ...]
    due: tuple[str, ...] = ()
    until: int | None = None
    steps: int = 0


class Suggestion(Struct, frozen=True):
    """A typed answer that would be understood, and how to show it in a list."""

    text: str
    label: str
