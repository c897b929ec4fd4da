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
    """Where a table can stand: a channel, thread, group or topic; *id* is "platform:number…".

    *within* are the larger places around it, the nearest first: what is set there holds here,
    unless this place has its own mind.
    """

    id: str
    title: str = ""
    language: str = ""
    within: tuple[str, ...] = ()


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


class Offer(Struct, frozen=True):
    """One thing that may be picked; *spot* is where it lies on the board, in shares of its size.

    A *number* speaks for itself; what is *on* has been ticked.
    """

    key: str
    label: str
    token: str
    number: bool = False
    on: bool = False
    disabled: bool = False
    spot: tuple[float, float, float, float] | None = None


class Form(Struct, frozen=True):
    """A question as data, for screens that can draw more than rows of buttons.

    *stamp* names the decision, *picked* the answers given so far, *back* takes the last one
    away, *done* ends the ticking of several. *news* is what led here and nobody else knows.
    """

    match: str
    seat: int
    stamp: int
    question: str
    offers: tuple[Offer, ...]
    picked: tuple[str, ...] = ()
    several: bool = False
    back: str = ""
    done: Button | None = None
    news: Words = ()
    until: int | None = None


class Post(Struct, frozen=True):
    """Something to show: words, perhaps a picture, a file, rows of buttons.

    *due* are the people that may be made to look: no other mention rings anywhere. Text is
    plain; an adapter escapes all of it and words points in time and people its own way. What
    fits a message but not below its picture follows the picture. *form* is the question that the
    rows ask; *since* the first moment that the picture shows.
    """

    text: Words
    picture: Picture | None = None
    file: File | None = None
    rows: Rows = ()
    due: tuple[str, ...] = ()
    form: Form | None = None
    since: int = 0


class Limits(Struct, frozen=True):
    """How much one message of a platform holds.

    *options* to choose from at a time, *across* buttons in a row, so many *rows*, *text*
    characters without and *caption* with a picture, *note* characters in a passing note, and
    so many *calls* a minute into one place, edits included (0: any number). Where *spots* is
    set, a board can be pressed itself.
    """

    options: int
    across: int
    rows: int
    text: int
    caption: int
    note: int = 200
    calls: int = 15
    spots: bool = False


class Reply(Struct, frozen=True):
    """What the person who asked gets to see, and nobody else unless *private* is False.

    *note* is a passing line. *post* takes the place of the message that was pressed if that
    stands in the person's private room, else it is shown anew; a post without a picture leaves
    the picture as it is. *url* is to be opened instead, where a platform can (it leads to the
    private room). A *private* post never goes where others can read it; any other may. What a
    *quiet* reply says can be seen anyway: where notes do not pass, it need not be said. *shut*
    is for somebody in a shared place whose private room turns out to be closed.
    """

    note: Words = ()
    post: Post | None = None
    url: str = ""
    private: bool = True
    quiet: bool = False
    shut: "Reply | None" = None


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


class Chair(Struct, frozen=True):
    """A seat as everyone sees it: waited for, decided but free to change, or neither."""

    name: str
    robot: bool
    mood: Literal["due", "set", "idle", "away", "left"]
    person: str = ""


class Glance(Struct, frozen=True):
    """A table as one person sees it, without changing anything.

    *seat* is theirs, *stamp* names the decision open to it; *post* is their question, what they
    decided, or just their hand. *index* counts the choices made, *words* say who is due.
    """

    match: str
    game: str
    title: str
    status: str
    chairs: tuple[Chair, ...]
    language: str
    theme: str
    room: tuple[int, int]
    words: Words = ()
    seat: int | None = None
    stamp: int | None = None
    hosting: bool = False
    index: int = 0
    post: Post | None = None


class Card(Struct, frozen=True):
    """A game on offer, with how many can play it."""

    game: str
    name: str
    tagline: str
    least: int
    most: int
