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

    def scarce(self, place: str, calls: int) -> bool:
        """Tell whether more than half of a minute's calls into *place* are spent."""
        self._wait(place, calls, edit=False)
        return bool(calls) and len(self._calls.get(place, ())) > calls // 2

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
        return max(full, past[-1] + _gap(past, calls, room) - now if past else 0)


def _gap(past: deque[int], calls: int, room: int) -> int:
    """Return how far apart two calls are: once many are spent, the rest has to last."""
    gap = min(GAP, MINUTE // (2 * calls))
    if len(past) <= calls // 2 or len(past) >= room:
        return gap
    return max(gap, (past[0] + MINUTE - past[-1]) // (room - len(past) + 1))
