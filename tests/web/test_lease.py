"""Of several processes one serves the page, and another takes over when it goes."""

import asyncio
from pathlib import Path

import pytest

from bot.platforms.web_app import lease
from bot.platforms.web_app.lease import Lease
from tests.kit.house import open_room


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "RENEWED", 0.01)


async def test_a_second_process_waits_until_the_first_lets_go(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = Lease(room.house, "a:8080"), Lease(room.house, "b:8080")
        await first.take()
        waiting = asyncio.create_task(second.take())
        await first.take()  # as after a crash: it has it back at once
        assert not waiting.done()
        await first.release()
        await waiting


async def test_a_process_that_slept_too_long_has_lost_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(tmp_path) as room:
        first, second = Lease(room.house, "a:8080"), Lease(room.house, "b:8080")
        monkeypatch.setattr(lease, "LASTS", 0.0)
        await first.take()
        monkeypatch.setattr(lease, "LASTS", 60.0)
        await second.take()
        await first.hold()
