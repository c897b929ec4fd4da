"""A visit: who asks, for which room, in which language."""

import hmac
import secrets
from typing import TypeVar

import msgspec
from aiohttp import web
from msgspec import Struct

from bot.platforms.post import Person, Place
from bot.platforms.web_app.room import PREFIX, Guest, Room
from bot.texts import pick_language

T = TypeVar("T")

NOBODY = f"{PREFIX}nobody"  # whoever only looks


class Turned(Exception):
    """A visit that is turned away with *status* and a *code* that the page has words for."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


class Visit(Struct, frozen=True):
    """One request, once it is known who makes it."""

    room: Room
    guest: Guest | None
    language: str
    word: str

    @property
    def person(self) -> Person:
        """Who asks, as the house knows them."""
        if self.guest is None:
            return Person(NOBODY, "–", self.language, self.word)
        return Person(self.guest.person, self.guest.name, self.language, self.word)

    @property
    def place(self) -> Place:
        """Where they ask."""
        return place_of(self.room)


class Keys:
    """Knows who may do what: on loopback everyone is the host, elsewhere keys decide."""

    def __init__(self, admin: str, *, loopback: bool) -> None:
        self._admin = admin
        self._loopback = loopback

    def admin(self, given: str) -> bool:
        """Tell whether *given* makes its owner the host of the page."""
        return self._loopback or same(self._admin, given)

    def guest(self, room: Room, given: str) -> Guest | None:
        """Find the guest whose key is *given*; every key is compared, however early one fits."""
        fitting = [guest for guest in room.guests if same(guest.key, given)]
        return fitting[0] if fitting else None


def same(key: str, given: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(key.encode(), given.encode("utf-8", "surrogatepass"))


def place_of(room: Room) -> Place:
    """Return a room as the house knows it."""
    return Place(room.place, room.title, room.language)


def language_of(request: web.Request) -> str:
    """Return the language a page is shown in: as it says, else as the browser does."""
    said = request.headers.get("X-Language", "") or request.headers.get("Accept-Language", "")
    return pick_language(said[:2], "en")


def word_of(request: web.Request) -> str:
    """Return what the page adds to the dice: nothing that the house could choose."""
    return request.headers.get("X-Word", "")[:64] or secrets.token_hex(8)


async def body(request: web.Request, kind: type[T]) -> T:
    """Read what a page sends; anything else than *kind* is turned away."""
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Turned(400, "broken") from error
