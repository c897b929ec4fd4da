"""The overview: a person's tables, with who is due and until when."""

from bot.doors import Doors
from bot.host import Host
from bot.platforms.post import Post
from bot.reminders import Reminders
from bot.seating import humans, settings_of, shown_name
from bot.table import decide
from bot.texts import Speech
from bot.texts.parts import When
from bot.voice import paragraphs
from storage.rows import MatchRow
from storage.store import Store


class Overview:
    """Lists tables."""

    def __init__(self, store: Store, host: Host, doors: Doors, reminders: Reminders) -> None:
        self._store = store
        self._host = host
        self._doors = doors
        self._reminders = reminders

    async def post(self, person: str, speech: Speech, *head: str) -> Post | None:
        """List a person's tables below *head*; None if they sit at none."""
        rows = await self._store.matches_of(person)
        if not rows:
            return None
        dues = {(row.match, row.seat): row.due for row in await self._reminders.rows(person)}
        lines, buttons = [*head, speech.line("bot-tables", count=len(rows))], []
        for row in rows:
            mine = [due for (match, _), due in dues.items() if match == row.id]
            lines.append(await self._line(speech, row, mine))
            if mine:
                title = settings_of(row).title or "–"
                buttons.append((decide(row, f"{title} · {speech.line(f'{row.game}-name')}"),))
        shown = tuple(buttons[: self._doors.limits(person).rows])
        return Post(paragraphs(*lines), rows=shown)

    async def _line(self, speech: Speech, row: MatchRow, mine: list[int]) -> str:
        facts = {"title": settings_of(row).title or "–", "game": speech.line(f"{row.game}-name")}
        if row.started is None:
            return speech.line("bot-tables-lobby", **facts)
        if row.status == "paused":
            return speech.line("bot-tables-paused", **facts)
        if mine:
            return speech.line("bot-tables-you", when=When(min(mine)), **facts)
        session = await self._host.find(row.id)
        due = [shown_name(row.seats[item.seat]) for item in humans(row, session.moment)]
        dates = [line.due for line in await self._store.deadlines(row.id)]
        if not due or not dates:
            return speech.line("bot-tables-quiet", **facts)
        return speech.line(
            "bot-tables-others", names=speech.listed(due), when=When(max(dates)), **facts
        )
