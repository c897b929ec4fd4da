"""The real process: opens quickly, says how it is, stops within seconds and loses nothing."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from aiohttp.test_utils import TestClient, TestServer

from bot.metrics import Metrics, health_app
from bot.timepiece import MINUTE
from tests.kit.times import FakeTime

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def fetched(port: int, path: str) -> str:
    """Return a page, once the process answers."""
    for _ in range(1200):  # a busy machine takes its time
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=2) as answer:
                return str(answer.read().decode())
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError(path)


def test_a_running_host_says_how_it_is_and_stops_on_sigterm(tmp_path: Path) -> None:
    port = free_port()
    env = {
        **os.environ,
        "METRICS_PORT": str(port),
        "DATABASE_URL": f"sqlite:///{tmp_path}/serve.db",
        "PYTHONPATH": str(ROOT),
    }
    words = [sys.executable, "-m", "tests.kit.serving"]
    host = subprocess.Popen(words, cwd=tmp_path, env=env)
    try:
        assert fetched(port, "/healthz") == "ok\n"
        assert "schafstall_sessions 0.0" in fetched(port, "/metrics")
        host.send_signal(signal.SIGTERM)
        assert host.wait(timeout=60) == 0
    finally:
        host.kill()
        host.wait()


async def test_a_silent_heart_is_reported() -> None:
    clock = FakeTime()
    app = health_app(Metrics(), lambda: clock.now() - 2 * MINUTE, clock)
    async with TestClient(TestServer(app)) as client:
        answer = await client.get("/healthz")
        assert answer.status == 503
        assert await answer.text() == "no heartbeat for 120 s\n"


def test_no_platform_is_a_complaint(tmp_path: Path) -> None:
    env = {**os.environ, "WEB_ENABLED": "no", "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "bot", "run"]
    done = subprocess.run(
        words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "no platform is set up" in done.stderr
