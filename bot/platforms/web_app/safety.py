"""What keeps the page safe: headers, who may ask from where, how much and how often."""

import logging
import time
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.platforms.web_app.visit import Turned

LARGEST = 16 * 1024  # bytes of a request
BURST, RATE = 150, 40  # requests at once, and a second
PEERS = 1_000  # addresses remembered

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LOCAL = {"localhost", "127.0.0.1", "::1"}

log = logging.getLogger(__name__)


def is_loopback(host: str) -> bool:
    """Tell whether only this machine can reach *host*."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def refusal(status: int, code: str) -> web.Response:
    """Refuse with a code that the page has words for."""
    return web.json_response({"error": code}, status=status)


class Guard:
    """Stands before every request; what passes is small, from our own page, and not a flood."""

    def __init__(self, *, loopback: bool) -> None:
        self._loopback = loopback
        self._buckets: dict[str, tuple[float, float]] = {}

    @property
    def middleware(self) -> Middleware:
        """The guard as aiohttp calls it."""

        @web.middleware
        async def stand(request: web.Request, handler: Handler) -> web.StreamResponse:
            return await self._answered(request, handler)

        return stand

    async def headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the safety headers on whatever leaves."""
        response.headers.update(HEADERS)
        response.headers.setdefault("Cache-Control", "no-store")

    async def _answered(self, request: web.Request, answer: Handler) -> web.StreamResponse:
        code = self._suspect(request)
        if code:
            return refusal(403, code)
        if request.path.startswith("/api/") and not self._calm(request.remote or ""):
            return refusal(429, "flood")
        try:
            return await answer(request)
        except Turned as no:
            return refusal(no.status, no.code)
        except web.HTTPRequestEntityTooLarge:
            return refusal(413, "large")
        except web.HTTPException as error:
            return refusal(error.status, "unknown" if error.status in (404, 405) else "broken")
        except Exception:
            log.exception("a page asked for trouble", extra={"path": request.path[:80]})
            return refusal(500, "trouble")

    def _suspect(self, request: web.Request) -> str:
        """Return why a request is not from our own page, or nothing."""
        try:
            host = urlsplit(f"//{request.host}").hostname or ""
        except ValueError:
            return "foreign"
        if self._loopback and host not in LOCAL and not is_loopback(host):
            return "foreign"  # another name that was made to point here
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            return "foreign"
        if request.method in ("GET", "HEAD"):
            return ""
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            return "foreign"
        return "" if request.content_type == "application/json" else "foreign"

    def _calm(self, peer: str) -> bool:
        """Count a request; False once a peer asks too often."""
        now = time.monotonic()
        left, since = self._buckets.pop(peer, (float(BURST), now))
        left = min(float(BURST), left + (now - since) * RATE)
        self._buckets[peer] = (max(left - 1, 0), now)
        if len(self._buckets) > PEERS:
            del self._buckets[next(iter(self._buckets))]
        return left >= 1
