"""Finding the table that is meant when nobody names it."""

import re

from bot.call import Call
from bot.errors import Refused
from bot.platforms.post import Button, Reply
from bot.press import LIMIT, Errand
from bot.seating import seat_of, settings_of
from bot.table import decide
from bot.words import MENU
from storage.rows import MatchRow
from storage.store import Store

WITHOUT = {"start", "games", "settings", "help", "rules", MENU}  # words that need no table
AFTER = {"board", "replay", "record", "again", "status"}  # words for tables that are over, too
_WORD = re.compile(r"[a-z0-9_+]+")


class Finder:
    """Knows which table a place or a person means."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def table(self, match: str) -> MatchRow:
        """Find a table by its id."""
        row = await self._store.match(match)
        if row is None:
            raise Refused("no_table")
        return row

    async def which(self, call: Call, word: str) -> MatchRow | Reply | None:
        """Find the table that a command is about; several in private make a question."""
        if call.place is not None:
            row = await self._store.live(call.place.id)
            if row is None and word in AFTER:
                row = next(iter(await self._store.matches_in(call.place.id)), None)
            if row is None and word not in WITHOUT:
                raise Refused("no_table")
            return row
        rows = await self._store.matches_of(call.person)
        if word in WITHOUT:
            return rows[0] if len(rows) == 1 else None
        if not rows:
            raise Refused("no_table")
        if len(rows) == 1:
            return rows[0]
        words = tuple(w for w in call.words if _WORD.fullmatch(w))
        buttons = tuple(
            (Button(_title(call, row), Errand(word, row.id, words).token),) for row in rows
        )
        return call.say(call.speech.line("bot-which-table"), buttons)

    async def waiting(self, call: Call) -> list[MatchRow]:
        """List the tables at which a typed answer of this person could count."""
        if call.place is not None:
            row = await self._store.live(call.place.id)
            rows = [row] if row is not None else []
        else:
            rows = await self._store.matches_of(call.person)
        playing = [row for row in rows if row.status in ("playing", "paused")]
        seated = [row for row in playing if seat_of(row, call.person) is not None]
        if len(seated) < 2:
            return seated
        due = {
            (row.match, row.seat) for row in await self._store.deadlines(*(r.id for r in seated))
        }
        urgent = [row for row in seated if (row.id, seat_of(row, call.person)) in due]
        return urgent or seated

    def ask_which_text(self, call: Call, rows: list[MatchRow], text: str) -> Reply:
        """Ask at which table a typed answer is meant; pressing one answers there."""
        words = tuple(text.lower().replace("-", " ").replace(",", " ").split())
        fits = all(_WORD.fullmatch(word) for word in words)
        buttons = []
        for row in rows:
            errand = Errand("say", row.id, words)
            if fits and len(".".join(("t", row.id, "say", *words))) <= LIMIT:
                buttons.append((Button(_title(call, row), errand.token),))
            else:
                buttons.append((decide(row, _title(call, row)),))
        return call.say(call.speech.line("bot-which-table"), tuple(buttons))


def _title(call: Call, row: MatchRow) -> str:
    return f"{settings_of(row).title or '–'} · {call.speech.line(f'{row.game}-name')}"
