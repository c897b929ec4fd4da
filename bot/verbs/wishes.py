"""The verb *settings*: a person's language, zone and quiet hours; a place's defaults."""

from msgspec.structs import replace

from bot.call import Call, Verb
from bot.digest import Digest
from bot.errors import Refused
from bot.people import People
from bot.platforms.post import Button, Place, Reply
from bot.press import Errand
from bot.quiet import DEFAULT_ZONE, known_zone, minute_of_day
from bot.reminders import Reminders
from bot.rights import Rights
from bot.terms import pace, person_settings, place_settings, span, written
from bot.texts import LANGUAGES, pick_language, speech_for
from storage.rows import PersonRow, PlaceRow

MORNING = "8"


class Wishes:
    """Remembers what people and places want."""

    def __init__(self, people: People, rights: Rights, reminders: Reminders,
                 digest: Digest) -> None:  # fmt: skip
        self._people = people
        self._rights = rights
        self._reminders = reminders
        self._digest = digest
        self.verbs: dict[str, Verb] = {"settings": self.settings}

    async def settings(self, call: Call) -> Reply:
        """Show the settings; with words such as *language fr* or *quiet 22-7* change one."""
        if not call.words:
            return await self._shown(call)
        field, _, value = " ".join(call.words).replace("=", " ").partition(" ")
        word, _, rest = value.strip().partition(" ")
        field = field.lower()
        if rest.lower() == "all" and call.place is not None and call.place.within:
            *_, largest = call.place.within
            call, value = replace(call, place=Place(largest)), word
        if rest.lower() in ("all", "here") and field in ("quiet", "zone"):
            return await self._rest(call, field, word)
        match field, value.strip():
            case "language", word if word in LANGUAGES:
                return await self._person(call, _speaking(call.known, word))
            case "zone", word if zone := known_zone(word):
                return await self._person(call, replace(call.known, zone=zone))
            case "quiet", "off":
                return await self._person(
                    call, replace(call.known, quiet_from=None, quiet_to=None)
                )
            case "quiet", word if hours := _hours(word):
                return await self._person(
                    call, replace(call.known, quiet_from=hours[0], quiet_to=hours[1])
                )
            case "digest", "off":
                return await self._person(call, _digesting(call.known, None))
            case "digest", word if (minute := minute_of_day(word)) is not None:
                return await self._person(call, _digesting(call.known, minute))
            case "here", word if word in LANGUAGES:
                return await self._place(call, language=word)
            case "speed", word if span(word) is not None:
                return await self._place(call, speed=word)
            case "tables", word if word in ("on", "off"):
                return await self._tables(call, closed=word == "off")
        raise Refused("no_such_setting", word=" ".join(call.words))

    async def _person(self, call: Call, row: PersonRow) -> Reply:
        await self._people.put(row)
        if row.zone != call.known.zone or _hours_of(row) != _hours_of(call.known):
            await self._reminders.reset(call.person)
        if (row.zone, _digest(row)) != (call.known.zone, _digest(call.known)):
            await self._digest.plan(row)
        speech = speech_for(person_settings(row.settings).said or call.speech.language)
        return await self._shown(replace(call, known=row, speech=speech))

    async def _place(self, call: Call, **change: str) -> Reply:
        await self._rights.need_admin(call)
        await self._people.put_place(replace(await self._here(call), **change))
        return await self._agreed(call)

    async def _rest(self, call: Call, field: str, word: str) -> Reply:
        """Set when a whole place rests, for those who have no quiet hours of their own."""
        await self._rights.need_admin(call)
        row = await self._here(call)
        settings, zone = place_settings(row.settings), known_zone(word)
        if field == "zone" and zone:
            settings = replace(settings, zone=zone)
        elif field == "quiet" and (hours := (0, 0) if word == "off" else _hours(word)):
            settings = replace(settings, quiet=hours)
        else:
            raise Refused("no_such_setting", word=" ".join(call.words))
        await self._people.put_place(replace(row, settings=written(settings)))
        await self._reminders.reset_place(row.id)
        return await self._agreed(call)

    async def _tables(self, call: Call, *, closed: bool) -> Reply:
        await self._rights.need_admin(call)
        row = await self._here(call)
        settings = written(replace(place_settings(row.settings), closed=closed))
        await self._people.put_place(replace(row, settings=settings))
        return await self._agreed(call)

    async def _here(self, call: Call) -> PlaceRow:
        if call.place is None:
            raise Refused("only_in_places")
        return await self._people.visit(call.place)

    async def _agreed(self, call: Call) -> Reply:
        """Tell everyone what is usual at a place from now on."""
        return call.say(await self._place_line(call), private=False)

    async def _shown(self, call: Call) -> Reply:
        known, speech = call.known, call.speech
        digest = _digest(known)
        lines = [
            speech.line(
                "bot-settings-person",
                language=speech.line(f"bot-value-{speech.language}"),
                zone=known.zone or DEFAULT_ZONE,
                quiet=_between(known.quiet_from, known.quiet_to),
                digest="–" if digest is None else _time(digest),
            )
        ]
        lines.append(speech.line("bot-settings-how"))
        if call.place is not None:
            lines += [await self._place_line(call), speech.line("bot-settings-how-here")]
        row = tuple(
            Button(
                speech.line(f"bot-value-{word}"),
                Errand("settings", "", ("language", word)).token,
            )
            for word in LANGUAGES
        )
        turn = ("on", MORNING) if digest is None else ("off", "off")
        daily = call.button(f"digest-{turn[0]}", Errand("settings", "", ("digest", turn[1])).token)
        return call.say("\n".join(lines), (row, (daily,)))

    async def _place_line(self, call: Call) -> str:
        assert call.place is not None, "asked only where there is a place"
        custom, speech = await self._people.custom(call.place), call.speech
        speed, language = custom.speed or "day", pick_language(custom.language, "")
        return speech.line(
            "bot-settings-place",
            language=speech.line(f"bot-value-{language}") if language else "–",
            speed=pace(speed, speech),
            closed=custom.closed,
            zone=custom.zone,
            quiet=_between(custom.quiet.start, custom.quiet.end) if custom.quiet else "–",
        )


def _speaking(row: PersonRow, word: str) -> PersonRow:
    return replace(row, settings=written(replace(person_settings(row.settings), said=word)))


def _digesting(row: PersonRow, minute: int | None) -> PersonRow:
    return replace(row, settings=written(replace(person_settings(row.settings), digest=minute)))


def _digest(row: PersonRow) -> int | None:
    return person_settings(row.settings).digest


def _hours(text: str) -> tuple[int, int] | None:
    start, _, end = text.replace("–", "-").replace(" ", "").partition("-")
    first, last = minute_of_day(start), minute_of_day(end)
    return None if first is None or last is None else (first, last)


def _hours_of(row: PersonRow) -> tuple[int | None, int | None]:
    return row.quiet_from, row.quiet_to


def _between(start: int | None, end: int | None) -> str:
    return "–" if start is None or end is None else f"{_time(start)}–{_time(end)}"


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
