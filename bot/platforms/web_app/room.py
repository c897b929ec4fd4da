"""A room: its guests, and everything that was posted or said there, numbered."""

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

PREFIX = "web:"
KEPT = 60  # entries in a room
PICTURES = 16  # of them with their pictures


class Guest(Struct, frozen=True):
    """Someone in a room; whoever knows *key* is them."""

    person: str
    name: str
    key: str


class Shown(Struct, frozen=True):
    """A picture on the page, with its size, so that nothing jumps when it arrives."""

    id: str
    alt: str
    width: int
    height: int


class Kept(Struct, frozen=True):
    """A file to be fetched."""

    id: str
    name: str
    kind: str


class Entry(Struct, frozen=True):
    """Something in a room as the page shows it; *number* is that of its last change.

    *text* holds words, ``{"when": ms}`` and ``{"who": name}``; chat names who spoke in *by*.
    """

    id: str
    number: int
    at: int
    text: tuple[Any, ...]
    picture: Shown | None = None
    file: Kept | None = None
    rows: tuple[Any, ...] = ()
    by: str = ""
    person: str = ""
    since: int = 0
    nonce: str = ""


class Room(Struct):
    """One place to play at. Every change counts *number* up, so that nobody misses one."""

    id: str
    title: str
    language: str
    opened: int
    number: int = 0
    made: int = 0
    guests: list[Guest] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    @property
    def place(self) -> str:
        """The room's id as the house knows it."""
        return PREFIX + self.id

    def entry(self, message: str) -> Entry | None:
        """Find an entry by its id."""
        return next((it for it in self.entries if it.id == message), None)

    def repeated(self, nonce: str) -> Entry | None:
        """Find what was posted under *nonce* already."""
        return next((it for it in self.entries if nonce and it.nonce == nonce), None)

    def add(self, entry: Entry) -> list[Shown]:
        """Put *entry* at the end; return the pictures that had to make room."""
        self.number += 1
        self.made += 1
        self.entries.append(replace(entry, id=f"m{self.made}", number=self.number))
        gone = [old.picture for old in self.entries[:-KEPT] if old.picture]
        self.entries = self.entries[-KEPT:]
        with_picture = [place for place, it in enumerate(self.entries) if it.picture]
        for place in with_picture[:-PICTURES]:
            old = self.entries[place]
            gone += [old.picture] if old.picture else []
            self.entries[place] = replace(old, picture=None)
        used = {it.picture.id for it in self.entries if it.picture}
        return [shown for shown in gone if shown.id not in used]

    def change(self, entry: Entry) -> None:
        """Put *entry* in the place of the one with its id."""
        self.number += 1
        fresh = replace(entry, number=self.number)
        self.entries = [fresh if it.id == entry.id else it for it in self.entries]

    def after(self, number: int) -> list[Entry]:
        """List what has changed since *number*, in order; all of it for a number unheard of."""
        if number > self.number:
            number = 0
        return [it for it in self.entries if it.number > number]
