"""People and places the house knows: names, languages, quiet hours, who can be written to."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.platforms.post import Person, Place
from bot.quiet import DEFAULT_ZONE, Quiet, is_quiet, quiet_hours
from bot.seating import MARK, settings_of
from bot.terms import person_settings, place_settings
from bot.texts import Speech, pick_language, speech_for
from bot.texts.parts import named
from bot.timepiece import MINUTE, Timepiece
from storage.rows import MatchRow, PersonRow, PlaceRow
from storage.store import Store
from storage.writes import Put

ROOM = 5_000  # so many are kept in memory
FRESH = MINUTE  # so long, where other processes may change them
AWAKE = 10 * MINUTE  # so long after a call of theirs nobody is taken to be asleep
NAME = 40  # so long may a name be on a seat

RowT = TypeVar("RowT", PersonRow, PlaceRow)


class Custom(Struct, frozen=True):
    """What is usual at a place; where nobody has set it, language and speed are empty."""

    language: str
    speed: str
    closed: bool
    zone: str
    quiet: Quiet | None


class People:
    """Everyone the house has met, read on demand and kept for a while."""

    def __init__(self, store: Store, time: Timepiece) -> None:
        self._store = store
        self._time = time
        self._people: dict[str, tuple[int, PersonRow]] = {}
        self._places: dict[str, tuple[int, PlaceRow]] = {}
        self._seen: dict[str, int] = {}

    async def meet(self, person: Person) -> PersonRow:
        """Return what is known of *person*, noting a new name or language."""
        known = await self.person(person.id)
        self._saw(person.id)
        name = named(person.name.replace(MARK, ""))[:NAME] or person.id
        language = person.language or known.language
        if (name, language) == (known.name, known.language):
            return known
        return await self.put(replace(known, name=name, language=language))

    async def visit(self, place: Place) -> PlaceRow:
        """Return what is known of *place*, noting a new title."""
        known = await self.place(place.id)
        title = named(place.title)[:80] or known.title
        language = known.language or ("" if place.within else place.language)
        if (title, language) == (known.title, known.language):
            return known
        return await self.put_place(replace(known, title=title, language=language))

    async def custom(self, place: Place) -> Custom:
        """Return what holds at *place*: its own settings, else those of the places around it."""
        rows = [await self.visit(place), *[await self.place(larger) for larger in place.within]]
        settings = [place_settings(row.settings) for row in rows]
        return Custom(
            next((row.language for row in rows if row.language), place.language),
            next((row.speed for row in rows if row.speed), ""),
            next((it.closed for it in settings if it.closed is not None), False),
            *_resting(rows),
        )

    async def person(self, person: str) -> PersonRow:
        """Return what is known of a person, if only the id."""
        known = self._fresh(self._people, person)
        return known or (await self.all([person]))[person]

    async def of(self, row: MatchRow) -> dict[str, PersonRow]:
        """Return what is known of everyone seated at a table."""
        return await self.all(seat.person for seat in row.seats if seat.person)

    async def resting(self, row: MatchRow) -> dict[str, PersonRow]:
        """Return everyone at a table; who has no quiet hours of their own has the place's."""
        places = (row.place, *settings_of(row).within)
        _, quiet = _resting([await self.place(place) for place in places])
        people = await self.of(row)
        if quiet is None:
            return people
        hours = {"zone": quiet.zone, "quiet_from": quiet.start, "quiet_to": quiet.end}
        return {
            person: replace(known, **hours) if known.quiet_from is None else known
            for person, known in people.items()
        }

    async def hushed(self, row: MatchRow) -> frozenset[str]:
        """Name those at a table who have quiet hours now; who just called is awake."""
        now, people = self._time.now(), await self.resting(row)
        return frozenset(
            person
            for person, known in people.items()
            if is_quiet(now, quiet_hours(known.zone, known.quiet_from, known.quiet_to))
            and now - self._seen.get(person, 0) > AWAKE
        )

    async def all(self, people: Iterable[str]) -> dict[str, PersonRow]:
        """Return what is known of several people."""
        found = {person: self._fresh(self._people, person) for person in people}
        missing = [person for person, row in found.items() if row is None]
        read = await self._store.people(missing) if missing else {}
        for person in missing:
            found[person] = self._keep(self._people, read.get(person) or PersonRow(person))
        return {person: row for person, row in found.items() if row is not None}

    async def place(self, place: str) -> PlaceRow:
        """Return what is known of a place, if only the id."""
        known = self._fresh(self._places, place)
        if known is None:
            known = self._keep(self._places, await self._store.place(place) or PlaceRow(place))
        return known

    async def put(self, row: PersonRow) -> PersonRow:
        """Remember something new of a person."""
        await self._store.write(Put(row))
        return self._keep(self._people, row)

    async def put_place(self, row: PlaceRow) -> PlaceRow:
        """Remember something new of a place."""
        await self._store.write(Put(row))
        return self._keep(self._places, row)

    async def reach(self, person: str, *, reachable: bool) -> bool:
        """Note whether a person can be written to in private; tell whether that is new."""
        known = await self.person(person)
        if known.reachable is reachable:
            return False
        await self.put(replace(known, reachable=reachable))
        return True

    def forget_place(self, place: str) -> None:
        """Read a place anew next time."""
        self._places.pop(place, None)

    def _saw(self, person: str) -> None:
        self._seen.pop(person, None)
        if len(self._seen) >= ROOM:
            del self._seen[next(iter(self._seen))]
        self._seen[person] = self._time.now()

    def _fresh(self, kept: dict[str, tuple[int, RowT]], key: str) -> RowT | None:
        since, row = kept.get(key, (0, None))
        if row is None or (self._store.shared and self._time.now() - since > FRESH):
            return None
        return row

    def _keep(self, kept: dict[str, tuple[int, RowT]], row: RowT) -> RowT:
        kept.pop(row.id, None)
        if len(kept) >= ROOM:
            del kept[next(iter(kept))]
        kept[row.id] = (self._time.now(), row)
        return row


def _resting(rows: Iterable[PlaceRow]) -> tuple[str, Quiet | None]:
    """Return the zone and the quiet hours of the first place, the nearest one, that has any."""
    settings = [place_settings(row.settings) for row in rows]
    zone = next((it.zone for it in settings if it.zone), DEFAULT_ZONE)
    hours = next((it.quiet for it in settings if it.quiet is not None), (None, None))
    return zone, quiet_hours(zone, *hours)


def tongue(row: PersonRow, default: str = "") -> Speech:
    """Return the language a person is spoken to in: asked for, else their platform's."""
    said = person_settings(row.settings).said
    return speech_for(said or pick_language(row.language, pick_language(default)))
