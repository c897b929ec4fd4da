"""A host process with a platform in memory: `python -m tests.kit.serving`."""

import asyncio
import os

from bot.config import read_config
from bot.serve import serve
from tests.kit.platform import FakePlatform

if __name__ == "__main__":
    asyncio.run(serve(read_config(os.environ), [FakePlatform()]))
