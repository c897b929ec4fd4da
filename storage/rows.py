"""The rows: plain strings and whole numbers, times in milliseconds UTC, JSON kept as text."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct

LIVE = ("lobby", "playing", "paused")  # a place has at most one match in one of these
ENDED = ("over", "stopped", "expired")
OUTAGE = "outage"  # the kind of a post that says how long everybody was silent


class Row(Struct, frozen=True):
    """One row: *TABLE* holds it, the fields in *KEY* name it; fields are columns, in order."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]

    def cells(self) -> tuple[Any, ...]:
        """Return what the columns hold."""
        return msgspec.structs.astuple(self)

    @classmethod
    def of(cls, cells: Sequence[Any]) -> Self:
        """Read the row back from its columns."""
        return cls(*cells)


def _put(cells: Sequence[Any], place: int, value: Any) -> tuple[Any, ...]:
    return (*cells[:place], value, *cells[place + 1 :])


class PersonRow(Row, frozen=True):
    """A human on one platform; quiet hours are minutes after midnight in *zone*."""

    TABLE = "person"
    KEY = ("id",)

    id: str  # "discord:123"
    name: str = ""
    language: str = ""
    zone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None
    reachable: bool | None = None  # in private; None: never tried
    settings: str = "{}"

    def cells(self) -> tuple[Any, ...]:
        """Return what the columns hold: a truth as 0 or 1."""
        reachable = None if self.reachable is None else int(self.reachable)
        return _put(msgspec.structs.astuple(self), 6, reachable)

    @classmethod
    def of(cls, cells: Sequence[Any]) -> Self:
        """Read the row back from its columns."""
        reachable = None if cells[6] is None else bool(cells[6])
        return cls(*_put(cells, 6, reachable))


class PlaceRow(Row, frozen=True):
    """A channel, thread, group or topic with its own settings."""

    TABLE = "place"
    KEY = ("id",)

    id: str  # "telegram:-100:5"
    title: str = ""
    language: str = ""
    speed: str = ""
    settings: str = "{}"


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who sits on one seat: a person, or a computer player of level *robot*.

    A seat that is *away* is played for its owner until they return; one that was *left*
    has been given up.
    """

    name: str
    person: str | None = None
    robot: str | None = None
    contribution: str = ""
    away: bool = False
    left: bool = False


_SEATS = msgspec.json.Decoder(tuple[Seated, ...])


class MatchRow(Row, frozen=True):
    """A table from its lobby to its end; *revision* counts the changes for compare-and-set."""

    TABLE = "match"
    KEY = ("id",)

    id: str  # eight of a-z0-9
    place: str
    game: str
    version: int
    status: str  # one of LIVE or ENDED
    options: str
    settings: str
    seats: tuple[Seated, ...]
    host: str
    secret: str
    seed: str
    created: int
    started: int | None = None
    ended: int | None = None
    expires: int | None = None
    revision: int = 0

    def cells(self) -> tuple[Any, ...]:
        """Return what the columns hold: the seats as JSON."""
        return _put(msgspec.structs.astuple(self), 7, msgspec.json.encode(self.seats).decode())

    @classmethod
    def of(cls, cells: Sequence[Any]) -> Self:
        """Read the row back from its columns."""
        return cls(*_put(cells, 7, _SEATS.decode(cells[7])))


class ProgressRow(Row, frozen=True):
    """How far a begun match is: choices stored, steps told (the opening is the first).

    *owner* may tell its steps before *until*; after that anyone may claim it.
    """

    TABLE = "progress"
    KEY = ("match",)

    match: str
    choices: int = 0
    told: int = 0
    owner: str = ""
    until: int = 0


class ChoiceRow(Row, frozen=True):
    """One line of a match's log; the first *index* is 1."""

    TABLE = "choice"
    KEY = ("match", "index")

    match: str
    index: int
    seat: int
    choice: str
    digest: str
    by: str
    at: int


class PostRow(Row, frozen=True):
    """Where something of a match was posted, so that it can be edited after a restart."""

    TABLE = "post"
    KEY = ("match", "kind")

    match: str
    kind: str  # "public", "status", "roster", "private:<person>"
    room: str  # a place or a person
    message: str  # the platform's id
    digest: str
    at: int


class DeadlineRow(Row, frozen=True):
    """A decision the clock watches: look at it again at *wake*, at *due* it is over.

    *stage* counts the reminders sent, *paused* says since when the clock stands still,
    *owner* has claimed it until *held*.
    """

    TABLE = "deadline"
    KEY = ("match", "seat")

    match: str
    seat: int
    opened: int
    due: int
    wake: int
    stage: int = 0
    paused: int | None = None
    owner: str = ""
    held: int = 0


class SettingRow(Row, frozen=True):
    """A word to remember under a key."""

    TABLE = "setting"
    KEY = ("key",)

    key: str
    value: str


class Record(Struct, frozen=True):
    """A match with its whole log; no progress while it is still a lobby."""

    match: MatchRow
    progress: ProgressRow | None
    choices: tuple[ChoiceRow, ...]


class News(Struct, frozen=True):
    """A match has changed: its log has *index* choices now, or None if something else did.

    An empty *match* means that news may have been missed: look at everything you hold.
    """

    match: str
    index: int | None = None


class Outage(Struct, frozen=True):
    """All processes were silent for *length*; the deadlines of *matches* moved by as much."""

    length: int
    matches: tuple[str, ...]
