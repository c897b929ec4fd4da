"""A clock that the tests move; waiting passes at once."""

import asyncio

START = 1_790_000_000_000  # 2026-09-21 13:33:20 UTC


class FakeTime:
    """Time stands still until somebody waits or the test moves it."""

    def __init__(self, now: int = START) -> None:
        self.ms = now
        self.waited: list[int] = []

    def now(self) -> int:
        return self.ms

    async def sleep(self, ms: int) -> None:
        end = self.ms + max(ms, 0)
        self.waited.append(ms)
        await asyncio.sleep(0)
        self.ms = max(self.ms, end)

    def move(self, ms: int) -> None:
        self.ms += ms
