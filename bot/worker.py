"""What every worker process does first."""

import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from threading import Thread


def settle_in() -> None:
    """Leave interrupts to the process that owns the pool, and do not outlive it.

    Workers keep each other's pipes open: nothing else would tell them that it was killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    owner = multiprocessing.parent_process()
    if owner is not None:
        Thread(target=_follow, args=(owner.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
