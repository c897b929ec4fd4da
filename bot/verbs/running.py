"""Verbs of whoever runs a table: start, options, begin, pause, resume, stop, again."""

from msgspec.structs import replace

from bot import choices, lobby
from bot.call import Call, Verb
from bot.doors import Doors
from bot.errors import Refused
from bot.lobby import joined, opened
from bot.people import People
from bot.platforms.base import Branching, PlatformError
from bot.platforms.post import Button, Place, Reply
from bot.press import Errand
from bot.rights import Rights
from bot.seating import settings_of
from bot.tables import Tables
from bot.terms import TableSettings, pace, written
from bot.texts import LANGUAGES, pick_language, speech_for
from bot.timepiece import Timepiece
from bot.verbs.order import Order
from bot.words import ABSENCES, SPEEDS, THEMES
from rules import GAMES
from rules.core.wire import read_options
from storage.rows import MatchRow
from storage.store import Store

MOST = 12  # live tables one person may host


class Running:
    """Opening, setting up, and closing tables."""

    def __init__(
        self, store: Store, tables: Tables, people: People, rights: Rights, doors: Doors,
        time: Timepiece,
    ) -> None:  # fmt: skip
        self._store = store
        self._tables = tables
        self._people = people
        self._rights = rights
        self._doors = doors
        self._time = time
        self.verbs: dict[str, Verb] = {
            "start": self.start,
            "begin": self.begin,
            "options": self.options,
            "opt": self.opt,
            "set": self.set,
            "pause": self.pause,
            "resume": self.resume,
            "stop": self.stop,
            "again": self.again,
        }

    async def start(self, call: Call) -> Reply:
        """Open a table; the words may name game, options, speed, language, colours, computers."""
        if call.place is None:
            raise Refused("only_in_places")
        place, custom = call.place, await self._people.custom(call.place)
        title = (await self._people.place(place.id)).title
        if custom.closed and not await self._rights.admin(place.id, call.person):
            raise Refused("place_closed")
        hosted = await self._store.matches_of(call.person)
        if sum(row.host == call.person for row in hosted) >= MOST:
            raise Refused("too_many_tables", most=MOST)
        order = Order(call.words)
        language = order.language or custom.language or call.speech.language
        settings = TableSettings(
            speed=order.speed or custom.speed or "day",
            language=pick_language(language),
            theme="dark" if order.dark else "light",
            title=title,
            within=place.within,
        )
        row = opened(place.id, order.game, order.options(), settings, self._time.now())
        row = joined(row, call.person, call.known.name, call.caller.word)
        for level in order.robots:
            row = lobby.robot_added(row, level)
        if order.thread:
            return await self._aside(call, place, row)
        await self._tables.open(row)
        return call.done("opened")

    async def _aside(self, call: Call, place: Place, row: MatchRow) -> Reply:
        """Open a table in a room of its own beside the place."""
        platform = self._doors.of(place.id)
        if not isinstance(platform, Branching):
            raise Refused("no_thread")
        settings = settings_of(row)
        name = speech_for(settings.language).line(f"{row.game}-name")
        title = f"{name} · {call.known.name}"
        try:
            room = await platform.branch(place.id, title)
        except PlatformError:
            raise Refused("no_thread") from None
        aside = Place(room, title, place.language, within=(place.id, *place.within))
        await self._people.visit(aside)
        settings = replace(settings, title=title, within=aside.within)
        await self._tables.open(replace(row, place=room, settings=written(settings)))
        there = Button(call.speech.line("bot-button-table"), url=platform.link(room, None))
        return call.say(call.speech.line("bot-opened"), ((there,),))

    async def begin(self, call: Call) -> Reply:
        """Begin the match."""
        await self._rights.need_host(call)
        await self._tables.begin(call.row.id)
        return call.done("begun")

    async def options(self, call: Call) -> Reply:
        """Show what can be set, each with a button that turns it on."""
        await self._rights.need_host(call)
        for word in call.words:
            await self._set_word(call, word)
        return await self._options(call)

    async def opt(self, call: Call) -> Reply:
        """Set one of the game's options and show them all again."""
        await self._rights.need_host(call)
        field, word = _two(call)
        await self._tables.change(call.row.id, lambda row: lobby.optioned(row, field, word))
        return await self._options(call)

    async def set(self, call: Call) -> Reply:
        """Set how the table is run and show everything again."""
        await self._rights.need_host(call)
        field, word = _two(call)
        await self._tables.change(call.row.id, lambda row: lobby.agreed(row, field, word))
        return await self._options(call)

    async def pause(self, call: Call) -> Reply:
        """Stop the clocks."""
        await self._rights.need_host(call)
        await self._tables.pause(call.row.id)
        return call.done("paused")

    async def resume(self, call: Call) -> Reply:
        """Let the clocks run on."""
        await self._rights.need_host(call)
        await self._tables.resume(call.row.id)
        return call.done("resumed")

    async def stop(self, call: Call) -> Reply:
        """Close the table, after asking back."""
        await self._rights.need_host(call)
        if call.word != "yes":
            token = Errand("stop", call.row.id, ("yes",)).token
            sure = call.button("stop-sure", token, style="danger")
            return call.say(call.speech.line("bot-stop-sure"), ((sure,),))
        await self._tables.close(call.row.id, "stopped")
        return call.done("stopped")

    async def again(self, call: Call) -> Reply:
        """Open a table with the same people and options."""
        old = call.row
        if old.status in ("lobby", "playing", "paused"):
            raise Refused("table_here")
        game = GAMES[old.game]
        settings = replace(settings_of(old), missed={})
        row = opened(old.place, game, read_options(game, old.options), settings, self._time.now())
        row = joined(row, call.person, call.known.name, call.caller.word)
        for seat in old.seats:
            if seat.robot is not None:
                row = lobby.robot_added(row, seat.robot)
            elif seat.person and seat.person != call.person and not seat.left:
                row = joined(row, seat.person, seat.name, call.caller.word)
        await self._tables.open(row)
        return call.done("opened")

    async def _set_word(self, call: Call, word: str) -> None:
        field, _, value = word.partition("=")

        def edit(row: MatchRow) -> MatchRow:
            known = field in choices.fields(GAMES[row.game])
            return (lobby.optioned if known else lobby.agreed)(row, field, value)

        await self._tables.change(call.row.id, edit)

    async def _options(self, call: Call) -> Reply:
        row = await self._store.match(call.row.id)
        assert row is not None, "tables are never deleted"
        return call.say(call.speech.line("bot-options"), tuple(_option_rows(call, row)))


def _two(call: Call) -> tuple[str, str]:
    if len(call.words) != 2:
        raise Refused("no_such_option", word=" ".join(call.words))
    return call.words[0], call.words[1]


def _option_rows(call: Call, row: MatchRow) -> list[tuple[Button, ...]]:
    """Draw a button for each thing that can be set; pressing it turns to the next value."""
    rows: list[tuple[Button, ...]] = []
    speech, game = call.speech, GAMES[row.game]
    if row.status == "lobby":
        options = read_options(game, row.options)
        for field in choices.fields(game):
            now = choices.value(options, field)
            name, value = speech.setting(row.game, field), speech.setting(row.game, field, now)
            label = speech.line("bot-setting", name=name, value=value)
            turn = (field, choices.onward(game, options, field))
            rows.append((Button(label, Errand("opt", row.id, turn).token),))
    settings = settings_of(row)
    turns = {"speed": SPEEDS, "language": LANGUAGES, "absence": ABSENCES, "theme": THEMES}
    for field, words in turns.items():
        now = getattr(settings, field)
        onward = words[(words.index(now) + 1) % len(words)] if now in words else words[0]
        label = speech.line(f"bot-set-{field}", value=_value(call, field, now))
        rows.append((Button(label, Errand("set", row.id, (field, onward)).token),))
    now, onward = ("yes", "no") if settings.hints else ("no", "yes")
    label = speech.line("bot-set-hints", value=_value(call, "hints", now))
    rows.append((Button(label, Errand("set", row.id, ("hints", onward)).token),))
    return rows


def _value(call: Call, field: str, value: str) -> str:
    if field == "speed":
        return pace(value, call.speech)
    return call.speech.line(f"bot-value-{value}")
