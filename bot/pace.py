"""Pacing: how many calls go into one place, so that no platform has to ask for patience."""

from collections import deque
from collections.abc import Callable

from bot.timepiece import MINUTE, SECOND, Timepiece

GAP = SECOND  # at most this long between two calls into the same place
RESERVE = 5  # calls a minute that edits leave to posts


class Pace:
    """Counts the calls of the last minute by place and makes callers wait their turn."""

    def __init__(self, time: Timepiece) -> None:
        self._time = time
        self._calls: dict[str, deque[int]] = {}

    async def turn(
        self, place: str, calls: int, *, edit: bool = False, unless: Callable[[], bool] = bool
    ) -> None:
        """Wait until a call into *place* fits into *calls* a minute (0: any number).

        It is waited for no longer once *unless* says that there is no call to be made.
        """
        while (wait := self._wait(place, calls, edit)) > 0:
            await self._time.sleep(min(wait, SECOND))
            if unless():
                return
        if calls:
            self._calls.setdefault(place, deque()).append(self._time.now())

    def tidy(self) -> None:
        """Forget places that have been quiet for a minute."""
        now = self._time.now()
        old = [
            place for place, calls in self._calls.items() if not calls or calls[-1] < now - MINUTE
        ]
        for place in old:
            del self._calls[place]

    def _wait(self, place: str, calls: int, edit: bool) -> int:
        now, past = self._time.now(), self._calls.get(place)
        if not calls or past is None:
            return 0
        while past and past[0] <= now - MINUTE:
            past.popleft()
        room = max(1, calls - RESERVE if edit else calls)
        full = past[-room] + MINUTE - now if len(past) >= room else 0
        gap = past[-1] + min(GAP, MINUTE // (2 * calls)) - now if past else 0
        return max(full, gap)
