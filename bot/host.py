"""Live sessions by match id: found, resumed from the log, forgotten when idle."""

import asyncio
from collections.abc import Callable

from bot.errors import Ended, Refused
from bot.moment import Moment, opening
from bot.people import People
from bot.session import Session, played
from bot.timepiece import MINUTE, Timepiece
from rules import GAMES
from rules.core.play import AnyGame
from rules.core.replay import Opening, begin
from rules.core.wire import read_options
from storage.rows import LIVE, MatchRow, PostRow
from storage.store import Store

ROOM = 2_000  # sessions in memory; beyond it the one unused for longest is let go
IDLE = 10 * MINUTE


class Host:
    """Finds the session of a match; there is one in this process at a time."""

    def __init__(
        self, store: Store, people: People, time: Timepiece, news: Callable[[str], None]
    ) -> None:
        self._store = store
        self._people = people
        self._time = time
        self._news = news
        self._live: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Task[Session]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def known(self, match: str) -> Session | None:
        """Return the session of a match if it is in memory."""
        return self._live.get(match)

    async def find(self, match: str) -> Session:
        """Return the session of a begun match, resuming it if need be."""
        if session := self._live.get(match):
            self._live[match] = self._live.pop(match)  # the last used stand last
            return session
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    def matches(self) -> list[str]:
        """List the matches in memory."""
        return [*self._live]

    def drop(self, match: str) -> None:
        """Let a session go; it can be resumed at any time."""
        self._live.pop(match, None)

    def tidy(self) -> None:
        """Let go of sessions that nobody has used for a while."""
        idle = self._time.now() - IDLE
        for match in [match for match, session in self._live.items() if session.used < idle]:
            del self._live[match]

    async def _load(self, match: str) -> Session:
        record = await self._store.record(match)
        if record is None:
            raise Refused("no_table")
        if record.progress is None:
            raise Refused("not_begun") if record.match.status in LIVE else Ended
        row, game = record.match, GAMES[record.match.game]
        posts = await self._store.posts(match)
        first, _ = covered(posts.get("public"))
        moment = opened(game, row)
        moments = [moment]
        for line in record.choices:
            moment = played(game, row, moment, line)
            if moment.index <= first:
                moments.clear()
            moments.append(moment)
        session = Session(
            row,
            game,
            moments,
            posts,
            record.progress.told,
            self._store,
            self._people,
            self._time,
            self._news,
        )
        if len(self._live) >= ROOM:
            del self._live[next(iter(self._live))]
        self._live[match] = session
        return session


def opened(game: AnyGame, row: MatchRow) -> Moment:
    """Set a begun match up again."""
    options = read_options(game, row.options)
    return opening(game, begin(game, Opening(row.seed, len(row.seats), options)))


def covered(post: PostRow | None) -> tuple[int, int]:
    """Read which moments the public post now standing tells: the first and the last."""
    if post is None:
        return 0, -1
    first, last, _ = post.digest.split(".")
    return int(first), int(last)
