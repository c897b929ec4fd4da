"""The two sides of the edge: what the house asks of a platform, and a platform of the house.

PlatformError
├── Unreachable   this person cannot be written to in private
├── Gone          the place is closed to the bot: deleted, removed, not permitted
├── Later         not now, but after so many seconds
└── Failed        it did not work this time
    └── Unsure    nobody knows whether it did
"""

from typing import Protocol, runtime_checkable

from bot.platforms.post import (
    Card,
    Glance,
    Limits,
    Listing,
    Person,
    Picture,
    Place,
    Post,
    Reply,
    Suggestion,
)


class PlatformError(Exception):
    """Base of everything that can go wrong on a platform."""


class Unreachable(PlatformError):
    """The person cannot be written to in private; the house finds another way."""


class Gone(PlatformError):
    """The place is closed to the bot: a match goes on in private if it can, else it ends."""


class Later(PlatformError):
    """The platform asks to wait for *seconds*; the house tries again then, in order."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Failed(PlatformError):
    """It did not work this time; the house tries again."""


class Unsure(Failed):
    """Nobody knows whether it worked: the house says the very same again, with its nonce."""


class Platform(Protocol):
    """A place where people play. The house retries, paces and orders; an adapter does not."""

    @property
    def name(self) -> str:
        """What the ids of its people and places begin with, before the colon."""

    @property
    def limits(self) -> Limits:
        """How much one message holds."""

    @property
    def whispers_in_public(self) -> bool:
        """Whether a reply can be shown to one person inside a shared place."""

    async def run(self, house: "House") -> None:
        """Connect, ``house.attach(self)`` once posts can go out, and serve until cancelled."""

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        """Show *post* to everyone at *place* and return its id; *nonce* marks a repetition."""

    async def edit(self, place: str, message: str, post: Post) -> bool:
        """Change a post in place; without a picture the old one stays.

        Return False if the message is no longer there or too old: the house posts anew.
        """

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        """Take the buttons off an old post, in a place or (with a person's id) in private.

        It says from now on what is *left* of it; its picture stays.
        """

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        """Show *post* to one person, in place of *message* if that can be edited; return its id.

        Raise Unreachable if they cannot be written to.
        """

    def link(self, place: str, message: str | None) -> str:
        """Return the address of a message, or of the place itself; "" if it has none."""

    def deep_link(self, payload: str) -> str:
        """Return an address that opens the private room with *payload*; "" if there is none.

        The platform hands the payload to ``House.opened``. It holds only letters and digits.
        """

    async def is_admin(self, place: str, person: str) -> bool:
        """Tell whether *person* has a say over *place* itself."""


@runtime_checkable
class Branching(Protocol):
    """A platform that can open a side room for one table, such as a thread."""

    async def branch(self, place: str, title: str) -> str:
        """Open a room named *title* beside *place* and return it as a place."""


@runtime_checkable
class Naming(Protocol):
    """A platform whose commands have names of their own in every language."""

    def named(self, word: str, language: str) -> str:
        """Return the name under which a person of *language* finds the command *word*."""


class House(Protocol):
    """What a platform may ask of the house; nothing here raises for what a person did.

    *place* is where the person acted, None in their private room.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may host with the same store."""

    def attach(self, platform: Platform) -> None:
        """Begin to post through *platform*; again after a reconnect does no harm."""

    def detach(self, platform: Platform) -> None:
        """Stop posting through *platform*; what is to be told waits."""

    async def press(self, person: Person, token: str, place: Place | None) -> Reply:
        """Take a pressed button, from however long ago."""

    async def command(
        self, person: Person, place: Place | None, word: str, rest: str = ""
    ) -> Reply:
        """Do what a typed command says; ``bot.words.COMMANDS`` lists the words."""

    async def typed(self, person: Person, text: str, place: Place | None) -> Reply:
        """Take a typed answer such as ``085`` or ``a3 b4``."""

    async def suggestions(
        self, person: Person, place: Place | None, text: str
    ) -> tuple[Suggestion, ...]:
        """List typed answers that would be understood, beginning with *text*; at most 25."""

    async def opened(self, person: Person, payload: str = "") -> Reply:
        """Note that the private room is open, and go on where the deep link pointed."""

    async def unheard(self, person: str) -> None:
        """Note that an answer has not reached a person: what it was to ask is asked again."""

    async def closed(self, person: str) -> None:
        """Note that a person cannot be written to any more."""

    async def moved(self, old: str, new: str) -> None:
        """Carry a place's tables and settings over to its new id."""

    async def removed(self, place: str) -> None:
        """End the tables of a place that the bot was put out of, and tell their people.

        Places whose id goes on after *place* and a colon lie within it.
        """

    async def dated(self, room: str, at: int) -> str:
        """Word a point in time for a person or a place: in their zone and language."""

    async def tables(self, person: Person | None, place: Place | None) -> tuple[Listing, ...]:
        """List the tables of a person, or of a place (finished ones too), newest first."""

    async def moment(self, person: Person, match: str, index: int) -> Reply:
        """Show a match after its *index*-th choice: as it was seen by a seat once it is over."""

    async def glance(self, person: Person, place: Place, since: int = 0) -> Glance | None:
        """Show the newest table of a place as *person* sees it; nothing changes by looking.

        *since* is that of the post whose board the person looks at.
        """

    def cards(self, language: str) -> tuple[Card, ...]:
        """List the games on offer."""

    async def cover(self, game: str, language: str, theme: str) -> Picture | None:
        """Paint a game as it looks when it begins; None if there is no such game."""

    async def first_time(self, key: str) -> bool:
        """Tell whether *key*, such as the id of an update, is seen for the first time."""

    async def kept(self, key: str) -> str | None:
        """Return what a platform has kept under *key*."""

    async def keep(self, key: str, value: str | None) -> None:
        """Keep a word for the platform across restarts; None forgets it."""
