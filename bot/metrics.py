"""Figures for the operator: Prometheus metrics and a health check on one small port."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.heart import BEAT
from bot.timepiece import SECOND, Timepiece


class Metrics:
    """What is counted; nothing here names a person or a match."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.calls = Counter(
            "schafstall_calls", "Presses and words taken", ["kind"], registry=self.registry
        )
        self.seconds = Histogram(
            "schafstall_call_seconds", "Time to answer one", registry=self.registry,
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
        )  # fmt: skip
        self.troubles = Counter("schafstall_troubles", "Calls that broke", registry=self.registry)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Show a figure that is read when somebody asks."""
        Gauge(f"schafstall_{name}", about, registry=self.registry).set_function(value)


def health_app(metrics: Metrics, last_beat: Callable[[], int], time: Timepiece) -> web.Application:
    """Build the page that says whether the house lives, and its figures."""

    async def healthz(request: web.Request) -> web.Response:
        silent = time.now() - last_beat()
        if silent > 3 * BEAT:
            return web.Response(status=503, text=f"no heartbeat for {silent // SECOND} s\n")
        return web.Response(text="ok\n")

    async def figures(request: web.Request) -> web.Response:
        body = generate_latest(metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    return app
