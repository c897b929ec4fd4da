"""A simulated Discord around a real house: servers, channels, people who press and type."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor, _component_interaction
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from bot.backstage import Backstage
from bot.easel import Easel, NoEasel
from bot.house import House
from bot.platforms.discord_app.app import DiscordApp
from bot.session import Session
from bot.thinkers import Thinkers
from rules.core.dice import Dice
from storage import Store, open_store
from tests.kit.house import STEPS
from tests.kit.times import FakeTime

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
Shown = discord.Message | ResponseMessage


class World:
    """The house, its edge, and the server where everything happens."""

    def __init__(self, path: Path, easel: Easel) -> None:
        self._path = path
        self._easel = easel
        self._stack = AsyncExitStack()
        self.time = FakeTime()
        self.app: DiscordApp
        self.house: House
        self.store: Store
        self.env: simcord.Env
        self.guild: Any
        self.hall: ChannelHandle
        self.people: list[MemberActor] = []

    async def furnish(self, people: int) -> None:
        """Set up a server with a channel and some people in it."""
        self.guild = self.env.create_guild("Pasture")
        self.hall = self.guild.create_text_channel("hall")
        self.people = [
            self.guild.add_member(self.env.create_user(name.lower(), global_name=name))
            for name in NAMES[:people]
        ]
        await self.env.settle()

    async def open(self) -> DiscordApp:
        """Open the house; its clock stands still unless somebody waits."""
        self.store = await self._stack.enter_async_context(
            open_store(f"sqlite:///{self._path / 'house.db'}")
        )
        thinkers = await self._stack.enter_async_context(Thinkers(1))
        stage = Backstage(self.store, self.time, self._easel, thinkers)
        self.house = House(stage)
        self.app = DiscordApp("token", shard_count=1)
        self.app.client.house = self.house
        await self.store.take_over()
        tasks = [asyncio.create_task(stage.outbox.run()), asyncio.create_task(stage.robots.run())]
        self._stack.push_async_callback(_cancelled, tasks)
        await asyncio.sleep(0)
        return self.app

    async def close(self) -> None:
        """Close the house as a stop of the process would."""
        await self._stack.aclose()

    async def restart(self) -> None:
        """Close the house and open it again; Discord stays."""
        await self.close()
        app = await self.open()
        await self.env.restart_bot(app.client)
        await self.recover()

    async def recover(self) -> None:
        """Tell what waits, as after a start."""
        await self.house.stage.recover()
        await self.calm()

    async def calm(self) -> None:
        """Wait until everything is told."""
        await self.env.settle()
        await self.house.stage.calm()
        await self.env.settle()

    async def slash(
        self, actor: MemberActor, word: str, /, *, where: ChannelHandle | None = None,
        **options: Any,
    ) -> InteractionResult:  # fmt: skip
        """Type a slash command, in the hall unless told otherwise."""
        done = await actor.slash(where or self.hall, f"schubsen {word}", **options)
        await self.calm()
        return done

    async def click(self, who: MemberActor, message: Shown, label: str) -> InteractionResult:
        """Press the button with *label*."""
        done = await who.click(message, label=label)
        await self.calm()
        return done

    async def press(
        self, who: MemberActor, message: discord.Message, custom_id: str
    ) -> InteractionResult:
        """Press what a screen still shows, though the message has changed since."""
        stored = self.env.backend.messages[message.channel.id][message.id]
        data = {"custom_id": custom_id, "component_type": 2}
        done = await _component_interaction(who, stored, data)
        await self.calm()
        return done

    async def begin(self, game: str, people: int, **options: Any) -> Session:
        """Set a table by a command, fill its seats by buttons, and begin."""
        first, *others = self.people[:people]
        await self.slash(first, "start", game=game, language="en", **options)
        for other in others:
            await self.click(other, self.lobby(), "Join")
        await self.click(first, self.lobby(), "Begin")
        return await self.session()

    async def session(self) -> Session:
        """Find the match that was begun last in the hall."""
        rows = await self.store.matches_in(f"discord:{self.guild.id}:{self.hall.id}")
        return await self.house.stage.host.find(rows[0].id)

    def lobby(self) -> discord.Message:
        """Return the newest post in the hall that offers a seat."""
        return next(m for m in reversed(self.hall.history()) if "Join" in labels(m))

    @property
    def last(self) -> discord.Message:
        """The newest post in the hall."""
        return self._newest(self.hall)

    def private(self, who: MemberActor) -> list[discord.Message]:
        """List what the bot wrote to somebody in private."""
        return [m for m in who.user.dm_channel.history() if m.author.id != who.id]

    def asked(self, who: MemberActor) -> discord.Message:
        """Return what the bot wrote to somebody in private last."""
        return self._newest(who.user.dm_channel)

    def _newest(self, channel: ChannelHandle) -> discord.Message:
        """Read one message only: a match has hundreds."""
        known = self.env.backend.messages[channel.id].values()
        seen = [it for it in known if it.visible_to(None) and it.author_id == self.bot]
        return to_discord_message(self.env, max(seen, key=lambda it: it.id))

    @property
    def bot(self) -> int:
        """The bot's own number."""
        return self.env.backend.bot_user.id

    def due(self, session: Session) -> list[MemberActor]:
        """List the people that a match waits for."""
        ids = [session.row.seats[item.seat].person for item in session.moment.needed]
        return [who for who in self.people if f"discord:{who.id}" in ids]


async def _cancelled(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def open_world(
    path: Path, *, people: int = 3, easel: Easel | None = None
) -> AsyncIterator[World]:
    """Open a house on a simulated Discord."""
    world = World(path, easel or NoEasel())
    app = await world.open()
    try:
        async with simcord.run(app.client) as env:
            world.env = env
            await world.furnish(people)
            yield world
            await world.calm()
    finally:
        await world.close()


def buttons(message: Shown) -> Iterator[dict[str, Any]]:
    """Yield the buttons of a message that can be pressed."""
    shown: Any = message
    rows = shown.components
    for row in rows:
        data = row if isinstance(row, dict) else row.to_dict()
        for it in data.get("components", ()):
            if it.get("custom_id") and not it.get("disabled"):
                yield it


def labels(message: Shown) -> list[str]:
    """List what can be pressed below a message."""
    return [it["label"] for it in buttons(message)]


def every_label(message: Shown) -> list[str]:
    """List what stands on the buttons of a message, addresses to open too."""
    shown: Any = message
    rows = [row if isinstance(row, dict) else row.to_dict() for row in shown.components]
    return [it["label"] for row in rows for it in row.get("components", ())]


def choice(message: Shown, below: Callable[[int], int]) -> str:
    """Choose a button that leads on; once one may be done, mostly be done."""
    keys = [it for it in buttons(message) if it["label"][0] not in STEPS]
    keys = [it for it in keys if it["label"] not in ("Board", "Rules", "I’m back")]
    done = [it for it in keys if it["label"] == "Done"]
    fitting = done if done and below(2) else keys
    assert fitting, labels(message)
    return str(fitting[below(len(fitting))]["custom_id"])


def dice(seed: str) -> Callable[[int], int]:
    """Return fingers that press the same way each time."""
    return Dice(seed, 0).below


async def decide(
    world: World, who: MemberActor, below: Callable[[int], int], *, privately: bool
) -> int:
    """Have somebody answer by presses alone, in their private room or below the public post."""
    before = (await world.session()).moment.index
    actor: Any = who.user if privately else who
    message: Shown = world.asked(who) if privately else world.last
    if "Decide" in labels(message):
        message = shown(await actor.click(message, label="Decide"))
    for presses in range(1, 300):
        done = await actor.click(message, custom_id=choice(message, below))
        if (await world.session()).moment.index != before:
            await world.calm()
            return presses
        message = world.asked(who) if privately else shown(done)
    raise AssertionError("this leads nowhere")


async def play(world: World, seed: str) -> Session:
    """Play to the end by presses at random, in private and in public."""
    below, session = dice(seed), await world.session()
    while session.row.status == "playing":
        due = world.due(session)
        who = due[below(len(due))]
        secret = {session.row.seats[it.seat].person: it.secret for it in session.moment.needed}
        privately = secret[f"discord:{who.id}"] and below(2) == 0
        await decide(world, who, below, privately=privately)
        session = await world.session()
    return session


def shown(done: InteractionResult) -> ResponseMessage:
    """Return what somebody was shown, and nobody else."""
    response = done.response
    assert response is not None
    return response


def words(done: InteractionResult) -> str:
    """Return the words of an answer, from a plain message or from a layout."""
    message = shown(done)
    texts = [it.get("content", "") for it in message.components if it["type"] == 10]
    return message.content or "\n".join(texts)


def note(done: InteractionResult) -> str:
    """Return the words of what somebody was shown."""
    return done.followups[-1].content if done.followups else shown(done).content
