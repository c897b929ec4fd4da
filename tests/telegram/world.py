"""A whole Telegram around a real house: people who write and press, and the edge between."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.backstage import Backstage
from bot.easel import Easel, NoEasel, Order
from bot.house import House
from bot.platforms.post import Picture
from bot.platforms.telegram_app.app import TelegramApp
from bot.platforms.telegram_app.doorway import Webhook
from bot.session import Session
from bot.thinkers import Thinkers
from bot.timepiece import MINUTE
from storage import Store, open_store
from tests.kit.botapi import BotApi
from tests.kit.chats import TOKEN, Chat, Json, buttons
from tests.kit.times import FakeTime
from tests.telegram.hiding import Watch
from tests.telegram.pacing import crowded

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
HALL = -1001
OWN = ("telegram answer", "Application:7000:process_concurrent_update")


class Sketch(NoEasel):
    """Paints the name of what was ordered."""

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        return Picture(f"{order.kind} {order.seat}".encode(), "alt", "picture.png")


class Counting(House):
    """A house that counts the updates which have reached it."""

    taken = 0

    async def first_time(self, key: str) -> bool:
        self.taken += 1
        return await super().first_time(key)


class World:
    """The house, its edge, and the Telegram where everything happens."""

    def __init__(self, path: Path, api: BotApi, time: FakeTime, easel: Easel) -> None:
        self._path = path
        self._easel = easel
        self._stack = AsyncExitStack()
        self.api = api
        self.time = time
        self.house: Counting
        self.store: Store
        self.hall = api.group("Pasture", number=int(f"-100{-HALL}"))
        self.people = [
            api.person(name, number=number, started=True)
            for number, name in enumerate(NAMES, start=101)
        ]
        self.watch = Watch(self._sessions)
        api.watches.append(self.watch.look)

    async def open(self, webhook: Webhook | None = None) -> None:
        """Open the house and its edge."""
        self.api.commands.clear()
        url = f"sqlite:///{self._path / 'house.db'}"
        self.store = await self._stack.enter_async_context(open_store(url))
        thinkers = await self._stack.enter_async_context(Thinkers(1))
        stage = Backstage(self.store, self.time, self._easel, thinkers)
        self.house = Counting(stage)
        given = self.api.given
        self.app = TelegramApp(TOKEN, self.api.url, webhook=webhook, time=self.time)
        await self.store.take_over()
        tasks = [asyncio.create_task(stage.outbox.run()), asyncio.create_task(stage.robots.run())]
        await asyncio.sleep(0)
        edge = asyncio.create_task(self.app.run(self.house))
        self._stack.push_async_callback(_cancelled, [edge])
        self._stack.push_async_callback(_cancelled, tasks)
        await self.until(lambda: len(self.api.commands) == 12)
        self.house.taken += given
        await stage.recover()
        await stage.greet()
        await self.calm()

    async def close(self) -> None:
        """Close everything as a stop of the process would; a minute passes."""
        await self._stack.aclose()
        self.time.move(MINUTE)

    async def restart(self) -> None:
        """Close the house and open it again; Telegram stays."""
        await self.close()
        await self.open()

    async def until(self, fact: Callable[[], object]) -> None:
        """Wait for something that comes over the wire."""
        async with asyncio.timeout(60):
            while not fact():  # noqa: ASYNC110  (the wire rings no bell)
                await asyncio.sleep(0)

    async def calm(self) -> None:
        """Wait until every update is taken, answered and told."""
        while True:
            await self.until(self._taken)
            busy = [task for task in asyncio.all_tasks() if task.get_name().startswith(OWN)]
            if busy:
                await asyncio.wait(busy)
                continue
            await self.house.stage.calm()
            if self._taken():
                return

    def _taken(self) -> bool:
        return not self.api.queue and self.house.taken >= self.api.given

    async def say(self, who: Chat, text: str, where: Chat | None = None, **more: object) -> None:
        """Write in the hall (or elsewhere) and wait for what comes of it."""
        self.api.say(who, where or self.hall, text, **more)  # type: ignore[arg-type]
        await self.calm()

    async def tell(self, who: Chat, text: str) -> None:
        """Write to the bot in private."""
        await self.say(who, text, who)

    async def press(self, who: Chat, message: Json, label: str) -> Json:
        """Press a button by its label; return how the press was answered."""
        return await self.press_token(who, message, buttons(message)[label])

    async def press_token(self, who: Chat, message: Json, token: str) -> Json:
        """Press a button by what it carries."""
        query = self.api.press(who, message, token)
        await self.calm()
        return self.api.answers.get(query, {})

    async def begin(self, game: str, people: int, words: str = "") -> Session:
        """Set a table by a command, fill its seats by buttons, and begin."""
        first, *others = self.people[:people]
        for one in self.people[:people]:
            if not self.api.shown(one):
                await self.tell(one, "/start")
        await self.say(first, f"/schubsen start {game} en {words}")
        roster = self.last
        for other in others:
            await self.press(other, roster, "Join")
        await self.press(first, roster, "Begin")
        return await self.session()

    async def session(self) -> Session:
        """Find the match that was begun last in the hall."""
        rows = await self.store.matches_in(f"telegram:{self.hall.id}")
        return await self.house.stage.host.find(rows[0].id)

    @property
    def last(self) -> Json:
        """The newest post in the hall."""
        return self.api.shown(self.hall)[-1]

    def private(self, who: Chat) -> Json:
        """The newest message to somebody."""
        return self.api.shown(who)[-1]

    def _sessions(self) -> list[Session]:
        host = self.house.stage.host
        return [session for match in host.matches() if (session := host.known(match))]

    def due(self, session: Session) -> list[Chat]:
        """List the people that a match waits for."""
        ids = [session.row.seats[item.seat].person for item in session.moment.needed]
        return [who for who in self.people if owner(who) in ids]


def owner(who: Chat) -> str:
    """Return somebody's id as the house writes it."""
    return f"telegram:{who.id}"


async def _cancelled(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def open_world(
    path: Path, *, easel: Easel | None = None, webhook: Webhook | None = None
) -> AsyncIterator[World]:
    """Open a Telegram with a hall, eight people and the house; look back at every call."""
    time = FakeTime()
    async with BotApi(time.now) as api:
        world = World(path, api, time, easel or Sketch())
        try:
            await world.open(webhook)
            yield world
        finally:
            await world.close()
        assert not api.complaints, api.complaints
        assert not (found := crowded(api.calls)), found
