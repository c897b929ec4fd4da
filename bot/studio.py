"""The studio: paints in worker processes, never on the event loop."""

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Self, TypeVar

from bot.easel import Order
from bot.platforms.post import File, Picture
from bot.portraits import NoPainter, film, portray, spell, spotted, warm
from bot.worker import Crew
from render.scene import Spot
from rules.core.ask import Ask
from rules.core.wire import digest

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT = 200  # pictures; about 20 MB


class Studio:
    """Paints what is ordered in at most *workers* processes at a time.

    Of the orders for one place only the newest is painted: one that a newer order overtakes
    while it waits is dropped. Pictures are kept by what they show. Where no process can be
    started it paints in a thread.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._room = asyncio.Semaphore(workers)
        self._reel = asyncio.Semaphore(1)
        self._newest: dict[str, object] = {}
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._pool: Executor
        self._warming: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._pool = await _started(self._workers)
        self._warming = [
            asyncio.create_task(self._tried(warm), name="warm the studio")
            for _ in range(self._workers)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._warming:
            task.cancel()
        if isinstance(self._pool, Crew):
            await asyncio.to_thread(self._pool.dismiss)
        else:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        """Paint *order*; of those with the same *wanted* only the newest matters."""
        key = digest(order)
        ticket = object()
        self._newest[wanted] = ticket
        try:
            if key in self._kept:
                return self._recalled(key)
            async with self._room:
                if wanted and self._newest[wanted] is not ticket:
                    return None
                return self._recalled(key) or await self._painted(key, order)
        finally:
            if self._newest.get(wanted) is ticket:
                del self._newest[wanted]

    async def text(self, order: Order) -> str:
        """Put the board into words and letters."""
        return await self._tried(spell, order) or ""

    async def spots(self, order: Order, ask: Ask) -> tuple[Spot, ...]:
        """Find where the options of *ask* lie on the board."""
        return await self._tried(spotted, order, ask) or ()

    async def film(self, frames: Sequence[Order]) -> File | None:
        """Paint a whole match as an animation, one at a time."""
        async with self._reel:
            content = await self._tried(film, tuple(frames), "gif")
        return None if content is None else File(f"{frames[0].game}.gif", "image/gif", content)

    async def _painted(self, key: str, order: Order) -> Picture | None:
        portrait = await self._tried(portray, order)
        if portrait is None:
            return None
        # The name tells nothing but the kind: a hand's file must not give it away.
        picture = Picture(portrait.png, portrait.alt, f"{order.game}-{order.kind}.png")
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    def _recalled(self, key: str) -> Picture | None:
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    async def _tried(self, work: Callable[..., T], *args: object) -> T | None:
        """Do *work* elsewhere; whatever goes wrong is logged and ends in None."""
        try:
            return await self._done(work, *args)
        except NoPainter:
            return None
        except Exception:  # a match goes on without its picture
            log.exception("a picture could not be painted")
            return None

    async def _done(self, work: Callable[..., T], *args: object) -> T:
        """Do *work* in the pool; if a process dies over it, once more in a new one."""
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            log.warning("a painting process died; starting anew")
        if self._pool is pool:
            self._pool = _processes(self._workers)
        return await loop.run_in_executor(self._pool, work, *args)


async def _started(workers: int) -> Executor:
    """Start the pool and see that it works; paint in a thread where no process can be had."""
    pool = _processes(workers)
    try:
        await asyncio.get_running_loop().run_in_executor(pool, _nothing)
    except (BrokenProcessPool, OSError):
        log.exception("no process can be started; painting in a thread")
        pool.shutdown(wait=False)
        return ThreadPoolExecutor(1)
    return pool


def _nothing() -> None:
    """Do nothing, in another process."""


def _processes(workers: int) -> Crew:
    """Return a pool of one process more than pictures at a time: the one for films."""
    # Never fork: the event loop's process has threads and open sockets.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["bot.portraits"])
    return Crew(workers + 1, context)
