"""A limit on how many tables one person opens in a row."""

from collections import deque

STARTS, WITHIN = 5, 600.0  # so many in so many seconds


class Cooling:
    """Remembers when people opened tables, for as long as it matters."""

    def __init__(self) -> None:
        self._starts: dict[int, deque[float]] = {}

    def take(self, person: int, now: float) -> float | None:
        """Count a start at *now*; if that is one too many, say when the next one may be."""
        self._forget(now)
        starts = self._starts.setdefault(person, deque())
        if len(starts) >= STARTS:
            return starts[0] + WITHIN
        starts.append(now)
        return None

    def _forget(self, now: float) -> None:
        for person, starts in [*self._starts.items()]:
            while starts and starts[0] <= now - WITHIN:
                starts.popleft()
            if not starts:
                del self._starts[person]
