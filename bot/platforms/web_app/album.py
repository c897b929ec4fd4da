"""The album: pictures and files under names that cannot be guessed from what they show."""

import hmac
from base64 import b64decode, b64encode
from collections import OrderedDict
from hashlib import sha256

from bot.platforms.base import House
from bot.platforms.post import File, Picture
from bot.platforms.web_app.room import Kept, Shown

ROOM = 250  # things in memory; about 30 MB


class Album:
    """Keeps what pages fetch by name; public pictures outlive a restart."""

    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self._secret = secret.encode()
        self._kept: OrderedDict[str, tuple[str, bytes]] = OrderedDict()

    def show(self, picture: Picture) -> Shown:
        """Take a picture in."""
        width, height = (int.from_bytes(picture.png[at : at + 4]) for at in (16, 20))
        return Shown(self._put("image/png", picture.png), picture.alt, width, height)

    def keep(self, file: File) -> Kept:
        """Take a file in."""
        return Kept(self._put(file.kind, file.content), file.filename, file.kind)

    async def store(self, picture: Picture) -> Shown:
        """Take a picture in that is still wanted after a restart."""
        shown = self.show(picture)
        await self._house.keep(f"web:picture:{shown.id}", b64encode(picture.png).decode())
        return shown

    async def forget(self, shown: Shown) -> None:
        """Let a stored picture go."""
        await self._house.keep(f"web:picture:{shown.id}", None)

    async def find(self, name: str) -> tuple[str, bytes] | None:
        """Return kind and content of a picture or file."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        stored = await self._house.kept(f"web:picture:{name}")
        if stored is None:
            return None
        self._keep(name, "image/png", b64decode(stored))
        return self._kept[name]

    def _put(self, kind: str, content: bytes) -> str:
        # A plain digest could be guessed: whoever paints every hand could look which exists.
        name = hmac.new(self._secret, content, sha256).hexdigest()[:32]
        self._keep(name, kind, content)
        return name

    def _keep(self, name: str, kind: str, content: bytes) -> None:
        self._kept[name] = (kind, content)
        self._kept.move_to_end(name)
        if len(self._kept) > ROOM:
            self._kept.popitem(last=False)
