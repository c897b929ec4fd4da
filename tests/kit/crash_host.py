"""A host process to be killed: `python -m tests.kit.crash_host URL FOLDER MATCHES [open]`.

It opens tables, plays them by pressing at random, writes down what it posted and which
choices were confirmed, and ends by itself when every match is over and told. With `open` it
leaves the playing to others.
"""

import asyncio
import os
import sys
from itertools import count

from bot.backstage import Backstage
from bot.easel import NoEasel
from bot.house import House
from bot.platforms.post import Person, Place, Post
from bot.thinkers import Thinkers
from bot.timepiece import WallClock
from rules import GAMES
from rules.core.dice import Dice
from rules.core.play import AnyGame
from storage import open_store
from storage.rows import MatchRow
from tests.kit.house import CROWD, random_token
from tests.kit.platform import FakePlatform

WORKERS = 8  # matches played side by side


class Diary:
    """A file that a killed process leaves behind whole, but for its last line."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, *words: object) -> None:
        os.write(self._file, (" ".join(map(str, words)) + "\n").encode())


class DiaryPlatform(FakePlatform):
    """Writes down each post as it arrives."""

    def __init__(self, diary: Diary) -> None:
        super().__init__()
        self._diary = diary
        self._numbers = count(int.from_bytes(os.urandom(4)))

    async def post(self, place: str, post: Post, *, nonce: str) -> str:
        await asyncio.sleep(0)
        self._diary.write(place, nonce)
        return f"m{next(self._numbers)}"

    async def edit(self, place: str, message: str, post: Post) -> bool:
        return True

    async def strip(self, place: str, message: str, left: Post | None = None) -> None:
        return

    async def whisper(self, person: str, post: Post, *, message: str | None, nonce: str) -> str:
        return f"w{next(self._numbers)}"


def where(number: int) -> Place:
    """Return the place of match *number*."""
    return Place(f"fake:{number}", f"Table {number}", "en")


def which(number: int) -> AnyGame:
    """Return the game that is played there."""
    return [*GAMES.values()][number % len(GAMES)]


class Player:
    """Plays the matches of its places to their end."""

    def __init__(self, house: House, acks: Diary) -> None:
        self.house = house
        self.acks = acks
        self.below = Dice(os.urandom(8).hex(), 0).below

    async def open(self, number: int) -> MatchRow:
        """Return the table of one place, opened if need be."""
        place, game = where(number), which(number)
        if not await self.house.stage.store.matches_in(place.id):
            await self.house.command(CROWD[0], place, "start", game.tag)
        return (await self.house.stage.store.matches_in(place.id))[0]

    async def play(self, number: int) -> None:
        """Play the match of one place, from wherever it stands."""
        place, people = where(number), CROWD[: which(number).seats[0]]
        row = await self.open(number)
        if row.status == "lobby":
            for one in people[1:]:
                await self.house.command(one, place, "join")
            await self.house.command(people[0], place, "begin")
        while await self._decide(row.id, people):
            pass

    async def _decide(self, match: str, people: list[Person]) -> bool:
        """Let somebody who is waited for decide; False once the match is over."""
        session = await self.house.stage.host.find(match)
        if self.house.stage.store.shared:
            await session.catch_up()
        if session.row.status != "playing":
            return False
        before, waiting = session.moment.index, session.moment.needed
        item = waiting[self.below(len(waiting))]
        who = people[item.seat]
        reply = await self.house.press(who, f"p.{match}.0...0", None)
        for _ in range(100):
            if session.moment.index != before or reply.post is None or not reply.post.rows:
                break
            reply = await self.house.press(who, random_token(reply, self.below), None)
        if any(isinstance(part, str) and part.startswith("Noted") for part in reply.note):
            self.acks.write(match, before + 1, item.seat)
        return True


async def main(url: str, folder: str, matches: int, *, opening: bool) -> None:
    """Play every match, or open their tables only."""
    async with open_store(url) as store, Thinkers(1) as thinkers:
        house = House(Backstage(store, WallClock(), NoEasel(), thinkers))
        async with asyncio.TaskGroup() as group:
            running = group.create_task(house.run())
            await asyncio.sleep(0)
            house.attach(DiaryPlatform(Diary(f"{folder}/posts-{os.getpid()}")))
            player = Player(house, Diary(f"{folder}/acks"))
            room = asyncio.Semaphore(WORKERS)

            async def play(number: int) -> None:
                async with room:
                    await (player.open(number) if opening else player.play(number))

            await asyncio.gather(*map(play, range(matches)))
            if not opening:
                await told(house, range(matches))
            running.cancel()


async def told(house: House, numbers: range) -> None:
    """Wait until everything is told."""
    store = house.stage.store
    rows: list[MatchRow] = []
    for number in numbers:
        rows += await store.matches_in(f"fake:{number}")
    while True:
        progress = await store.progress(row.id for row in rows)
        if all(it.told == it.choices + 1 for it in progress.values()):
            return
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    URL, FOLDER, MATCHES, *ONLY = sys.argv[1:]
    asyncio.run(main(URL, FOLDER, int(MATCHES), opening=ONLY == ["open"]))
