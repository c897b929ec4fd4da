"""Tokens: what a button means, written into the button itself."""

import re
from typing import TypeAlias

from msgspec import Struct

from bot.errors import Malformed
from rules.core.ask import Path, Pick

LIMIT = 64  # bytes; the least of what platforms carry
SHAPE = r"[pt]\.[a-z0-9_]{1,8}\.[a-z0-9.+_]{1,53}"  # any token, for adapters that sort by shape
NONE = "_"
ID = 8  # letters and digits that name a match
HELLO, PLAY = "hi", "play"  # deep links: just hello, and one's own question
LINKED = frozenset(
    {
        PLAY,
        "join",
        "robot",
        "options",
        "rules",
        "board",
        "hand",
        "hint",
        "stop",
        "replay",
        "record",
    }
)

_PRESS = re.compile(
    r"p\.(?P<match>[a-z0-9]{8})\.(?P<stamp>\d{1,6})"
    r"\.(?P<path>[a-z0-9+_]*)\.(?P<ticked>[a-z0-9+]*)\.(?P<page>\d{1,3})",
    re.ASCII,
)
_ERRAND = re.compile(r"t\.(?P<match>[a-z0-9]{8}|_)\.(?P<verb>[a-z]+)(?P<rest>(\.[a-z0-9_+]*)*)")


class Press(Struct, frozen=True):
    """A pick in the decision of *match* that was opened at log position *stamp*.

    An empty path picks nothing: it asks for one's own question, whenever it was opened.
    *ticked* are options marked so far where several may be picked; *page* is the part
    of a long menu on show.
    """

    match: str
    stamp: int
    path: Path = ()
    ticked: Pick = ()
    page: int = 0

    @property
    def token(self) -> str:
        """The press as a button carries it."""
        path = "_".join("+".join(pick) or "+" for pick in self.path)
        ticked = "+".join(self.ticked)
        return _short(f"p.{self.match}.{self.stamp}.{path}.{ticked}.{self.page}")


class Errand(Struct, frozen=True):
    """Anything else a button can ask for: *verb* with its *words*, at *match* or at none."""

    verb: str
    match: str = ""
    words: tuple[str, ...] = ()

    @property
    def token(self) -> str:
        """The errand as a button carries it."""
        return _short(".".join(("t", self.match or NONE, self.verb, *self.words)))


Token: TypeAlias = Press | Errand


def read(token: str) -> Token:
    """Read a button's token back; raise Malformed for anything else."""
    if len(token) <= LIMIT:
        if found := _PRESS.fullmatch(token):
            path = tuple(_pick(part) for part in found["path"].split("_")) if found["path"] else ()
            ticked = _pick(found["ticked"])
            return Press(found["match"], int(found["stamp"]), path, ticked, int(found["page"]))
        if found := _ERRAND.fullmatch(token):
            match = found["match"].removeprefix(NONE)
            return Errand(found["verb"], match, tuple(found["rest"].split(".")[1:]))
    raise Malformed


def payload(token: str) -> str:
    """Write what a deep link carries to ask in private what a button asks for."""
    try:
        wish = read(token)
    except Malformed:
        return HELLO
    verb = wish.verb if isinstance(wish, Errand) else PLAY
    return f"{verb}{wish.match}" if wish.match and verb in LINKED else HELLO


def linked(words: str) -> Errand | None:
    """Read the payload of a deep link; None for one that only opens the private room."""
    verb, match = words[:-ID], words[-ID:]
    return Errand(verb, match) if verb in LINKED and len(match) == ID else None


def _pick(text: str) -> Pick:
    return tuple(text.split("+")) if text.strip("+") else ()


def _short(token: str) -> str:
    if len(token) > LIMIT:
        raise ValueError(f"token too long: {token}")
    return token
