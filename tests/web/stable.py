"""The real host in a process of its own, with the page on a free port."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent.parent


class Stable:
    """Starts and stops `python -m bot run`; its store outlives it."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.port = _free()
        self.host = host
        self.link = ""
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> Self:
        """Start, and return once the page can be opened."""
        env = {
            "PATH": os.environ.get("PATH", ""),
            "DATABASE_URL": f"sqlite:///{self.folder / 'stable.db'}",
            "WEB_ENABLED": "yes",
            "WEB_HOST": self.host,
            "WEB_PORT": str(self.port),
            "LOG_LEVEL": "warning",
            "PYTHONPATH": str(ROOT),
        }
        with (self.folder / "stderr.txt").open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot", "run"], env=env, cwd=self.folder, text=True,
                stdout=subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert self._process.stdout is not None
        self.link = self._process.stdout.readline().partition(" ")[2].strip()
        assert self.link.startswith("http"), (self.folder / "stderr.txt").read_text()
        return self

    def stop(self, *, kill: bool = False) -> None:
        """Stop, kindly or not."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def _free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
