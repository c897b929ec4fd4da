import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from storage import open_store
from tests.kit.rows import begun, choice_row

ROOT = Path(__file__).parents[2]
MATCHES = [f"aaaa{number:04}" for number in range(20)]

APPENDER = """
import asyncio, os, sys
from storage import open_store
from tests.kit.rows import choice_row

async def play(store, match):
    index = len(await store.choices(match))
    while True:
        index += 1
        await store.append(choice_row(match, index))
        os.write(1, f"{match} {index}\\n".encode())  # unbuffered: said means heard

async def main():
    async with open_store(sys.argv[1]) as store:
        os.write(1, b"ready\\n")
        await asyncio.gather(*(play(store, match) for match in sys.argv[2:]))

asyncio.run(main())
"""


def append_until_killed(url: str, lines: int) -> dict[str, int]:
    """Run a process that appends, kill it after so many lines; return what it said was stored."""
    command = [sys.executable, "-c", APPENDER, url, *MATCHES]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said: dict[str, int] = {}
    for count, line in enumerate(process.stdout):
        if count == lines:
            os.kill(process.pid, signal.SIGKILL)
        if len(words := line.split()) == 2 and line.endswith("\n"):
            said[words[0]] = int(words[1])
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    return said


@pytest.mark.parametrize("seed", range(3))
async def test_every_choice_that_was_confirmed_survives_a_kill(url: str, seed: int) -> None:
    async with open_store(url) as store:
        for match in MATCHES:
            await begun(store, match)
    chance, said = random.Random(seed), dict.fromkeys(MATCHES, 0)
    for _ in range(3):
        said |= append_until_killed(url, chance.randrange(1, 400))
    async with open_store(url) as store:
        for match in MATCHES:
            rows = await store.choices(match)
            assert rows == [choice_row(match, index) for index in range(1, len(rows) + 1)]
            assert len(rows) >= said[match]
            assert (await store.progress([match]))[match].choices == len(rows)
    assert sum(said.values()) > 0
