"""A whole house on a store of its own, with a fake platform and a clock to move."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from bot import lobby
from bot.backstage import Backstage
from bot.easel import Easel, NoEasel
from bot.house import House
from bot.platforms.post import Person, Place, Reply
from bot.session import Session
from bot.terms import TableSettings
from bot.thinkers import Thinkers
from rules import GAMES
from rules.core.dice import Dice
from storage import Store, open_store
from tests.kit.platform import FakePlatform, buttons
from tests.kit.times import FakeTime

HALL = Place("fake:hall", "Hall", "en")
STEPS = {"←", "◀", "▶", "☑"}


def person(name: str) -> Person:
    return Person(f"fake:{name.lower()}", name, "en", word=f"w-{name.lower()}")


ANN, BEN, CID = person("Ann"), person("Ben"), person("Cid")
CROWD = [person(name) for name in ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")]


class Room:
    """A house with its platform and its clock, and short words for what tests do."""

    def __init__(self, house: House, platform: FakePlatform, time: FakeTime) -> None:
        self.house = house
        self.stage = house.stage
        self.store: Store = house.stage.store
        self.platform = platform
        self.time = time

    async def calm(self) -> None:
        """Wait until computers have played and everything is told."""
        await self.stage.calm()

    async def begin(self, game: str, people: Sequence[Person], words: str = "") -> str:
        """Open a table, seat *people* and begin; return the match."""
        await self.house.command(people[0], HALL, "start", f"{game} {words}")
        for other in people[1:]:
            await self.house.command(other, HALL, "join")
        row = await self.store.live(HALL.id)
        assert row is not None
        await self.house.command(people[0], HALL, "begin")
        await self.calm()
        return row.id

    async def fixed(self, game: str, people: Sequence[Person], match: str = "aaaabbbb") -> str:
        """Begin a match whose id and dice are the same each time."""
        settings = TableSettings(language="en", title="Hall")
        rules = GAMES[game]
        row = lobby.opened(HALL.id, rules, rules.options(), settings, self.time.now())
        row = replace(row, id=match, secret=f"secret of {match}")
        for one in people:
            await self.stage.people.meet(one)
            row = lobby.joined(row, one.id, one.name, one.word)
        await self.stage.tables.open(row)
        await self.stage.tables.begin(match)
        await self.calm()
        return match

    async def session(self, match: str) -> Session:
        return await self.stage.host.find(match)

    async def tick(self, ms: int = 0) -> None:
        """Move the clock and let it do what is due."""
        self.time.move(ms)
        await self.stage.clock.tick()
        await self.calm()

    async def play(self, match: str, people: Sequence[Person], seed: str = "fingers") -> int:
        """Play to the end by pressing buttons at random; return how many presses it took."""
        below, presses = Dice(seed, 0).below, 0
        session = await self.session(match)
        while session.row.status == "playing":
            item = session.moment.needed[below(len(session.moment.needed))]
            who = next(p for p in people if p.id == session.row.seats[item.seat].person)
            presses += await self.decide(who, match, below)
            await self.calm()
            session = await self.session(match)
        return presses

    async def decide(self, who: Person, match: str, below: Callable[[int], int]) -> int:
        """Answer one person's question by pressing at random until it counts."""
        reply = await self.house.press(who, f"p.{match}.0...0", None)
        before, presses = (await self.session(match)).moment.index, 1
        while (await self.session(match)).moment.index == before:
            reply = await self.house.press(who, random_token(reply, below), None)
            presses += 1
            assert presses < 200, "this leads nowhere"
        return presses


def random_token(reply: Reply, below: Callable[[int], int]) -> str:
    """Choose one of a reply's buttons that leads on; once one may be done, mostly be done."""
    shown = [key for key in buttons(reply.post) if key.token and not key.disabled]
    keys = [key for key in shown if key.label[0] not in STEPS]
    assert keys, reply
    done = [key for key in keys if key.label == "Done"]
    fitting = done if done and below(2) else keys
    return fitting[below(len(fitting))].token


@asynccontextmanager
async def open_room(
    path: Path | str, *, platform: FakePlatform | None = None, time: FakeTime | None = None,
    easel: Easel | None = None, thinkers: Thinkers | None = None,
) -> AsyncIterator[Room]:  # fmt: skip
    """Open a house; its clock and its heart beat only when the test says so."""
    url = path if isinstance(path, str) else f"sqlite:///{path / 'house.db'}"
    async with open_store(url) as store, thinkers or Thinkers(1) as minds:
        time = time or FakeTime()
        stage = Backstage(store, time, easel or NoEasel(), minds)
        house = House(stage)
        room = Room(house, platform or FakePlatform(), time)
        await store.take_over()
        stage.doors.attach(room.platform)
        tasks = [asyncio.create_task(stage.outbox.run()), asyncio.create_task(stage.robots.run())]
        await asyncio.sleep(0)
        try:
            await stage.recover()
            await stage.greet()
            yield room
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
