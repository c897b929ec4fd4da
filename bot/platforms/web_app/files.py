"""Everything that stands still: the page itself, fonts, small sprites, pictures by name."""

import asyncio
from pathlib import Path

from aiohttp import web

from bot.art import FONTS, sprite
from bot.platforms.base import House
from bot.platforms.web_app.album import Album

PAGE = Path(__file__).parent / "page"
FOR_EVER = "private, max-age=31536000, immutable"
A_DAY = "private, max-age=86400"
AGAIN = "no-cache"  # kept, but asked about each time: an update is seen at once


class Files:
    """Serves files by a list made at the start: no path leads anywhere else."""

    def __init__(self, house: House, album: Album) -> None:
        self._house = house
        self._album = album
        self._known = {f"/page/{path.name}": path for path in PAGE.iterdir() if path.is_file()}
        self._known |= {f"/fonts/{path.name}": path for path in FONTS.glob("*.ttf")}
        self._known["/"] = PAGE / "index.html"

    def routes(self) -> list[web.RouteDef]:
        """List the addresses."""
        return [
            web.get("/", self.file),
            web.get("/page/{name}", self.file),
            web.get("/fonts/{name}", self.file),
            web.get(r"/art/{name:[a-z]+(-\d)?}.png", self.art),
            web.get(r"/picture/{name:[0-9a-f]{32}}", self.picture),
            web.get(r"/file/{name:[0-9a-f]{32}}/{title:[a-z0-9.-]{1,60}}", self.picture),
            web.get(
                r"/cover/{game:[a-z]+}-{language:de|en|fr}-{theme:light|dark}.png", self.cover
            ),
        ]

    def lost(self) -> web.RouteDef:
        """Return the address of everything else; it must be the last."""
        return web.get("/{path:.*}", self.nothing)

    async def nothing(self, request: web.Request) -> web.StreamResponse:
        """Let whoever came by the address bar find back; everything else is refused plainly."""
        if "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        return web.FileResponse(self._known["/"], status=404, headers={"Cache-Control": AGAIN})

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Send a part of the page, or a font."""
        path = self._known.get(request.path)
        if path is None:
            raise web.HTTPNotFound
        age = A_DAY if path.suffix == ".ttf" else AGAIN
        return web.FileResponse(path, headers={"Cache-Control": age})

    async def art(self, request: web.Request) -> web.Response:
        """Send a sprite."""
        content = await asyncio.to_thread(sprite, request.match_info["name"])
        if content is None:
            raise web.HTTPNotFound
        return _sent("image/png", content, A_DAY)

    async def picture(self, request: web.Request) -> web.Response:
        """Send a picture or a file by its name, which nobody guesses."""
        found = await self._album.find(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        response = _sent(*found, FOR_EVER)
        if "title" in request.match_info:
            title = request.match_info["title"]
            response.headers["Content-Disposition"] = f'attachment; filename="{title}"'
        return response

    async def cover(self, request: web.Request) -> web.Response:
        """Send the picture of a game."""
        picture = await self._house.cover(**request.match_info)
        if picture is None:
            raise web.HTTPNotFound
        return _sent("image/png", picture.png, A_DAY)


def _sent(kind: str, content: bytes, age: str) -> web.Response:
    return web.Response(body=content, content_type=kind, headers={"Cache-Control": age})
