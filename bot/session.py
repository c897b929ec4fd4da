"""One match: its single writer in this process."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.deadlines import watched
from bot.errors import Ended, NotSeated, Refused, Stale
from bot.moment import Moment, following
from bot.people import People
from bot.press import Press
from bot.seating import AWAY, PLAYER, present, seat_of, settings_of
from bot.terms import written
from bot.timepiece import Timepiece
from rules.core.ask import Ask, Path
from rules.core.errors import NotPending, RuleError
from rules.core.play import AnyGame, Pending
from rules.core.replay import Chosen, advance
from rules.core.seats import Seat, put
from rules.core.walk import Trail, spelled, trail
from rules.core.wire import digest, dumps, read_choice
from storage.errors import Conflict
from storage.rows import ChoiceRow, MatchRow, PostRow
from storage.store import Store
from storage.writes import Change, Write

T = TypeVar("T")

MISSES = 2  # so many deadlines in a row make a seat be played for at once
TRIES = 5


class Asked(Struct, frozen=True):
    """A question that *seat* faces, at *here* in its decision."""

    seat: Seat
    ask: Ask
    here: Press
    pending: Pending[Any]


class Still(Struct, frozen=True):
    """A match held still: what is told of it stays true while others play on."""

    row: MatchRow
    game: AnyGame
    moment: Moment

    def asked(self, seat: Seat) -> Asked | None:
        """Return the question that *seat* faces, if any."""
        item = self.moment.open(seat)
        if item is None or self.row.status != "playing":
            return None
        ask = self.game.legal(self.moment.state, seat, ())
        return Asked(seat, ask, Press(self.row.id, self.moment.stamps[seat]), item)


class Settled(Struct, frozen=True):
    """A choice that counts: the answers that led to it, what followed, and what is asked next."""

    seat: Seat
    trail: Trail
    after: Moment
    onward: Asked | None


Answer: TypeAlias = Asked | Settled


class Drifted(Exception):
    """The stored log no longer replays to the same positions: the rules have changed."""


class Session:
    """The single writer of one match.

    *moments* are those since the post now standing began, *posts* what is posted of it,
    *brought* the questions that answers have brought along since,
    *told* how many steps people have been told.
    """

    def __init__(
        self,
        row: MatchRow,
        game: AnyGame,
        moments: list[Moment],
        posts: dict[str, PostRow],
        told: int,
        store: Store,
        people: People,
        time: Timepiece,
        news: Callable[[str], None],
    ) -> None:
        self.row = row
        self.game = game
        self.moments = moments
        self.used = time.now()
        self.posts = posts
        self.brought: dict[str, PostRow] = {}
        self.told = told
        self._store = store
        self._people = people
        self._time = time
        self._news = news
        self._turn = asyncio.Lock()

    @property
    def moment(self) -> Moment:
        """The position now."""
        return self.moments[-1]

    async def press(self, person: str, press: Press) -> Answer:
        """Take one press; return the next question, or what the finished choice led to."""
        return await self._alone(lambda: self._press(person, press))

    async def spell(self, person: str, text: str) -> Answer:
        """Take a typed answer as if its words had been pressed one after the other."""
        return await self._alone(lambda: self._spell(person, text))

    def offers(self, seat: Seat, text: str) -> bool:
        """Tell whether a typed answer fits what *seat* is asked right now."""
        try:
            return bool(spelled(self.game, self.moment.state, seat, text))
        except RuleError:
            return False

    async def choose(self, seat: Seat, stamp: int, choice: Any, by: str) -> bool:
        """Choose for a seat that does not itself; False if its decision has passed."""

        async def go() -> bool:
            if self.moment.stamps.get(seat) != stamp or self.row.status != "playing":
                return False
            if present(self.row.seats[seat]) and by.endswith(AWAY):
                return False  # the owner came back meanwhile
            await self._commit(Chosen(seat, choice), by)
            return True

        return await self._alone(go)

    async def change(self, edit: Callable[[MatchRow], MatchRow], *writes: Write) -> MatchRow:
        """Change the table's row; *edit* may be called again if somebody else was faster."""

        async def go() -> MatchRow:
            row = edit(self.row)
            if row == self.row and not writes:
                return row
            people = await self._people.resting(row)
            watch = watched((self.row, self.moment), row, self.moment, people, self._time.now())
            self.row = await self._store.change(row, *writes, *watch)
            return self.row

        row = await self._alone(go)
        self._news(row.id)
        return row

    async def catch_up(self) -> bool:
        """Take in what other processes have stored; tell whether there was anything."""
        async with self._turn:
            return await self._reload()

    @property
    def still(self) -> Still:
        """The match as it is now."""
        return Still(self.row, self.game, self.moment)

    def forget(self, first: int) -> None:
        """Let go of the moments before *first*; the newest always stays."""
        while len(self.moments) > 1 and self.moments[0].index < first:
            del self.moments[0]

    async def _alone(self, go: Callable[[], Awaitable[T]]) -> T:
        """Do *go* as the match's only writer; read again when another process was faster."""
        async with self._turn:
            self.used = self._time.now()
            for _ in range(TRIES):
                try:
                    return await go()
                except Conflict:
                    await self._reload()
                except (RuleError, Stale, Ended):
                    if not self._store.shared or not await self._reload():
                        raise
        raise Refused("busy")

    async def _press(self, person: str, press: Press) -> Answer:
        seat = await self._seat(person)
        if seat not in self.moment.stamps:
            raise NotPending(seat)
        if press.path and press.stamp != self.moment.stamps[seat]:
            raise Stale
        return await self._go(seat, press.path, press)

    async def _spell(self, person: str, text: str) -> Answer:
        seat = await self._seat(person)
        path = spelled(self.game, self.moment.state, seat, text)
        return await self._go(seat, path, Press(self.row.id, self.moment.stamps[seat], path))

    async def _go(self, seat: Seat, path: Path, press: Press) -> Answer:
        """Follow *path*; a question left is returned with nothing stored."""
        item = self.moment.open(seat)
        if item is None:
            raise NotPending(seat)
        passed, answer = trail(self.game, self.moment.state, seat, path)
        if isinstance(answer, Ask):
            return Asked(seat, answer, replace(press, stamp=self.moment.stamps[seat]), item)
        await self._commit(Chosen(seat, answer), PLAYER)
        return Settled(seat, passed, self.moment, self.still.asked(seat))

    async def _seat(self, person: str) -> Seat:
        """Find the seat that *person* may decide for; any press of its owner takes it back."""
        if self.row.status not in ("playing", "paused"):
            raise Ended
        seat = seat_of(self.row, person)
        if seat is None:
            raise NotSeated
        if self.row.status == "paused":
            raise Refused("paused")
        if self.row.seats[seat].away:
            await self._return(seat)
        return seat

    async def _return(self, seat: Seat) -> None:
        row = returned(self.row, seat)
        people = await self._people.resting(row)
        watch = watched((self.row, self.moment), row, self.moment, people, self._time.now())
        self.row = await self._store.change(row, *watch)
        self._news(row.id)

    async def _commit(self, chosen: Chosen, by: str) -> None:
        """Apply, store, remember, and only then let it be told."""
        before, row = self.moment, self.row
        index = before.index + 1
        step = advance(self.game, row.seed, index, before.state, chosen)
        after = following(self.game, before, step, chosen.seat, by)
        now = self._time.now()
        changed = counted(row, chosen.seat, by)
        if after.over:
            changed = replace(changed, status="over", ended=now)
        people = await self._people.resting(row)
        writes: list[Write] = [*watched((row, before), changed, after, people, now)]
        if changed != row:
            writes.append(Change(changed))
            changed = replace(changed, revision=row.revision + 1)
        line = ChoiceRow(
            row.id, index, chosen.seat, dumps(chosen.choice), digest(step.state), by, now
        )
        await self._store.append(line, *writes)
        self.row = changed
        self.moments.append(after)
        self._news(row.id)

    async def _reload(self) -> bool:
        """Read what was stored since; tell whether anything was."""
        match, seen, row = self.row.id, None, await self._store.match(self.row.id)
        lines: list[ChoiceRow] = []
        while row != seen:  # the row and the log of one and the same moment
            seen = row
            lines = await self._store.choices(match, after=self.moment.index)
            row = await self._store.match(match)
        assert row is not None, "matches are never deleted"
        fresh = bool(lines) or row != self.row
        self.row = row
        for line in lines:
            self.moments.append(played(self.game, row, self.moment, line))
        return fresh


def played(game: AnyGame, row: MatchRow, before: Moment, line: ChoiceRow) -> Moment:
    """Play one stored choice again, and check that it leads where it did."""
    chosen = Chosen(Seat(line.seat), read_choice(game, line.choice))
    step = advance(game, row.seed, line.index, before.state, chosen)
    if digest(step.state) != line.digest:
        raise Drifted(f"match {row.id}, choice {line.index}")
    return following(game, before, step, chosen.seat, line.by)


def counted(row: MatchRow, seat: Seat, by: str) -> MatchRow:
    """Count a deadline that passed; after two in a row the seat is played for at once.

    The last human at a table is always waited for: nobody wants to find it played to its end.
    """
    settings = settings_of(row)
    missed, seated = settings.missed.get(seat, 0), row.seats[seat]
    if by == PLAYER:
        return returned(row, seat) if missed else row
    if not present(seated):
        return row
    settings = replace(settings, missed={**settings.missed, seat: missed + 1})
    row = replace(row, settings=written(settings))
    others = (it for place, it in enumerate(row.seats) if place != seat)
    if missed + 1 < MISSES or not any(present(other) for other in others):
        return row
    return replace(row, seats=put(row.seats, seat, replace(seated, away=True)))


def returned(row: MatchRow, seat: Seat) -> MatchRow:
    """Give a seat back to its owner."""
    settings = settings_of(row)
    left = {other: count for other, count in settings.missed.items() if other != seat}
    seats = put(row.seats, seat, replace(row.seats[seat], away=False))
    return replace(row, settings=written(replace(settings, missed=left)), seats=seats)
