"""Worker processes: what each does first, and how all of them are sent home."""

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from threading import Thread


class Crew(ProcessPoolExecutor):
    """A pool whose processes go home at once when it closes, whatever they are doing."""

    def __init__(self, workers: int, context: BaseContext) -> None:
        calls, self._bell = context.Pipe(duplex=False)
        super().__init__(workers, context, settle_in, (calls,))
        self._calls = calls

    def dismiss(self) -> None:
        """Close for good: nobody waits any more for what is being worked on."""
        self._bell.close()
        self.shutdown(wait=True, cancel_futures=True)
        self._calls.close()


def settle_in(calls: Connection) -> None:
    """Leave interrupts to the process that owns the pool, and do not outlive it.

    Workers keep each other's pipes open: nothing else would tell them that it was killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    owner = multiprocessing.parent_process()
    assert owner is not None, "a worker has an owner"
    Thread(target=_follow, args=(owner.sentinel, calls), daemon=True).start()


def _follow(sentinel: int, calls: Connection) -> None:
    """Leave when the owner is gone or its end of *calls* is closed."""
    wait([sentinel, calls])
    os._exit(0)
