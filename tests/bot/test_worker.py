"""Worker processes do not outlive the process they work for, nor hold it up."""

import multiprocessing
import os
import select
import subprocess
import sys
import time

import pytest

from bot.worker import Crew

POOL = """
import multiprocessing, os, sys
from bot.worker import Crew

if __name__ == "__main__":
    context = multiprocessing.get_context(sys.argv[1])
    pool = Crew(1, context)
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


@pytest.mark.parametrize("way", ["forkserver", "spawn"])
def test_a_crew_goes_home_in_the_middle_of_its_work(way: str) -> None:
    crew = Crew(1, multiprocessing.get_context(way))
    crew.submit(os.getpid).result()
    endless = crew.submit(time.sleep, 3_600)
    crew.dismiss()
    assert endless.done()
