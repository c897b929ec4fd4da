"""The host process: store, house and platforms, started together and stopped cleanly."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from aiohttp import web

from bot.backstage import Backstage
from bot.config import Config
from bot.house import House
from bot.metrics import Metrics, health_app
from bot.platforms.base import Platform
from bot.studio import Studio
from bot.texts import LANGUAGES, speech_for
from bot.thinkers import Thinkers
from bot.timepiece import WallClock
from storage import open_store

GRACE = 3.0  # seconds for presses that are being answered when the house closes

log = logging.getLogger(__name__)


async def serve(config: Config, platforms: Sequence[Platform]) -> None:
    """Run the house with *platforms* until a signal asks to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    async with opened(config) as house:
        running = [asyncio.create_task(platform.run(house)) for platform in platforms]
        running.append(asyncio.create_task(house.run()))
        asked = asyncio.create_task(stop.wait())
        log.info("open", extra={"platforms": ", ".join(it.name for it in platforms)})
        done, _ = await asyncio.wait({*running, asked}, return_when=asyncio.FIRST_COMPLETED)
        log.info("closing")
        await _closed(house, running, asked)
        for task in done - {asked}:
            task.result()  # a part that ended by itself says why


async def _closed(
    house: House, running: Sequence[asyncio.Task[None]], asked: asyncio.Task[bool]
) -> None:
    """Let no more presses in, answer those that came, then stop everything."""
    *platforms, parts = running
    for task in (*platforms, asked):
        task.cancel()
    await asyncio.wait([*platforms, asked], timeout=GRACE / 2)
    await house.quiet(GRACE / 2)
    parts.cancel()
    await asyncio.wait([parts], timeout=1)


def warm() -> None:
    """Read every text once, and let the collector look less often, at less: fewer pauses.

    What stays for good is never looked at again; frozen values hold no cycles anyway.
    """
    for language in LANGUAGES:
        speech_for(language)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[House]:
    """Put the house together: store, painters, thinkers, metrics."""
    workers = max(1, min(4, (os.cpu_count() or 2) - 1))
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(open_store(config.database_url))
        studio = await stack.enter_async_context(Studio(workers))
        thinkers = await stack.enter_async_context(Thinkers(workers))
        warm()
        stage = Backstage(store, WallClock(), studio, thinkers)
        house = House(stage, Metrics())
        if config.metrics_port is not None:
            app = health_app(house.metrics, lambda: stage.heart.last, stage.time)
            await stack.enter_async_context(_site(app, config.metrics_port))
        yield house


@asynccontextmanager
async def _site(app: web.Application, port: int) -> AsyncIterator[None]:
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "0.0.0.0", port).start()
        yield
    finally:
        await runner.cleanup()
