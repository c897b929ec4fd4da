"""Computer seats and stand-ins: whoever decides where no human does."""

import asyncio
import logging
from typing import Any

from bot.errors import BotError
from bot.host import Host
from bot.seating import CLOCK, ROBOT, STANDIN_LEVEL, machines, played_by, settings_of
from bot.session import Session
from bot.thinkers import Thinkers
from rules.core.play import Pending

log = logging.getLogger(__name__)


class Robots:
    """One task for each match in which a computer is to decide."""

    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self._host = host
        self._thinkers = thinkers
        self._playing: dict[str, asyncio.Event] = {}
        self._group: asyncio.TaskGroup | None = None
        self.calm = asyncio.Event()
        self.calm.set()

    async def run(self) -> None:
        """Own the playing tasks until cancelled."""
        async with asyncio.TaskGroup() as self._group:
            await asyncio.Event().wait()

    def news(self, match: str) -> None:
        """Look whether a computer is to decide at *match*."""
        if event := self._playing.get(match):
            event.set()
            return
        session = self._host.known(match)
        if session is None or self._group is None or not _turn(session):
            return
        self.wake(match)

    def wake(self, match: str) -> None:
        """Let the computers of *match* decide, even if it must be resumed first."""
        if match in self._playing or self._group is None:
            return
        self._playing[match] = asyncio.Event()
        self.calm.clear()
        self._group.create_task(self._play(match))

    async def choice(self, session: Session, item: Pending[Any], by: str) -> Any:
        """Return what a computer or the clock chooses for a seat."""
        if by.startswith(CLOCK):
            return item.fallback
        level = by.partition(":")[2] if by.startswith(ROBOT) else STANDIN_LEVEL
        moment, row = session.moment, session.row
        return await self._thinkers.choose(
            session.game, level, moment.state, item.seat, row.secret, moment.index
        )

    async def _play(self, match: str) -> None:
        """Decide until no computer is waited for; what goes wrong, the clock tries again."""
        event = self._playing[match]
        try:
            session = await self._host.find(match)
            while item := _turn(session):
                event.clear()
                stamp = session.moment.stamps[item.seat]
                by = played_by(session.row.seats[item.seat], settings_of(session.row))
                choice = await self.choice(session, item, by)
                await session.choose(item.seat, stamp, choice, by)
        except BotError:
            pass
        except Exception:
            log.exception("a computer player broke", extra={"match": match})
        finally:
            del self._playing[match]
            if not self._playing:
                self.calm.set()


def _turn(session: Session) -> Pending[Any] | None:
    """Return a decision that a computer is to make now."""
    if session.row.status != "playing":
        return None
    return next(machines(session.row, session.moment), None)
