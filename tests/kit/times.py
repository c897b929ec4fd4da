"""A clock that the tests move; waiting passes at once, unless it is held."""

import asyncio

START = 1_790_000_000_000  # 2026-09-21 13:33:20 UTC


class FakeTime:
    """Time stands still until somebody waits or the test moves it."""

    def __init__(self, now: int = START) -> None:
        self.ms = now
        self.held = False
        self._sleepers: list[tuple[int, asyncio.Event]] = []

    def now(self) -> int:
        return self.ms

    async def sleep(self, ms: int) -> None:
        end = self.ms + max(ms, 0)
        if self.held and ms > 0:
            rings = asyncio.Event()
            self._sleepers.append((end, rings))
            await rings.wait()
        await asyncio.sleep(0)
        self.ms = max(self.ms, end)

    def release(self) -> None:
        self.held = False
        for _, rings in self._sleepers:
            rings.set()

    def move(self, ms: int) -> None:
        self.ms += ms
        for end, rings in self._sleepers:
            if end <= self.ms:
                rings.set()

    async def run_out(self) -> None:
        """Let held time pass from one sleeper to the next until nobody sleeps any more."""
        for _ in range(9):
            await asyncio.sleep(0)
        while waiting := [end for end, rings in self._sleepers if not rings.is_set()]:
            self.move(min(waiting) - self.ms)
            for _ in range(9):
                await asyncio.sleep(0)
