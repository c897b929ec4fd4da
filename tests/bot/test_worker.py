"""Worker processes do not outlive the process they work for."""

import os
import select
import subprocess
import sys

import pytest

POOL = """
import multiprocessing, os, sys
from concurrent.futures import ProcessPoolExecutor
from bot.worker import settle_in

if __name__ == "__main__":
    context = multiprocessing.get_context(sys.argv[1])
    pool = ProcessPoolExecutor(1, context, settle_in)
    print(pool.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("way", ["forkserver", "spawn"])
def test_a_worker_ends_when_its_owner_is_killed(way: str) -> None:
    code = [sys.executable, "-c", POOL, way]
    with subprocess.Popen(code, stdin=-1, stdout=-1, text=True) as owner:
        assert owner.stdout is not None
        worker = os.pidfd_open(int(owner.stdout.readline()))
        owner.kill()
    gone, _, _ = select.select([worker], [], [], 30)
    os.close(worker)
    assert gone
