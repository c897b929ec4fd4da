"""Looks at every call of the bot for something that somebody still hides."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.press import Press, read
from bot.seating import seat_of
from bot.session import Session
from rules.core.play import Public
from rules.core.wire import dumps
from rules.schubsen.choices import Lay
from rules.wolle.choices import Bid
from tests.kit.chats import Call, buttons

FACT = re.compile(r"\d+[●▲■★♥◆+]*")  # a number, a bid, or a card with its symbols
DICE = re.compile(r"[0-9a-f]{12,16}…")


class Watch:
    """Knows what is sealed or held at each table, and what everyone has seen already."""

    def __init__(self, sessions: Callable[[], Iterable[Session]]) -> None:
        self._sessions = sessions
        self._seen: defaultdict[int, set[str]] = defaultdict(set)
        self._lines: dict[tuple[int, int], set[str]] = {}
        self.sharp = 0  # calls that were looked at while something was hidden

    def look(self, call: Call) -> str:
        """Complain of a call that shows somebody else's secret; "" if it shows none."""
        if not call.shows:
            return ""
        here = [it for it in self._sessions() if _chat(it) == call.chat]
        found = [*self._leaks(call, here)] if call.chat < 0 else [*self._peeks(call)]
        return f"{found} in {call.form}" if found else ""

    def _leaks(self, call: Call, here: list[Session]) -> Iterator[str]:
        """Yield what a group must not be shown."""
        if any(not picture.endswith(b"None") for picture in _pictures(call)):
            yield "somebody's hand"
        hidden = {word for session in here for word in concealed(session)}
        lines = {*_plain(call, here).splitlines()}
        facts = {fact for line in lines for fact in FACT.findall(line)}
        if not hidden:
            self._seen[call.chat] |= facts
        else:
            self.sharp += 1
            known = {fact for session in here for fact in _open(session)}
            yield from sorted(hidden & facts - known - self._seen[call.chat])
            yield from self._changes(call, here, lines)
        if call.text and "message_id" in call.form:
            self._lines[call.chat, call.form["message_id"]] = lines
        for session in here:
            if any(item.secret for item in session.moment.pending):
                yield from _answers(call)

    def _changes(self, call: Call, here: list[Session], lines: set[str]) -> Iterator[str]:
        """Yield lines of a changed post that say more than who is still thinking.

        One that grows by what happened meanwhile gets a new picture.
        """
        if call.files:
            return
        sealed = any(word for session in here for word in _sealed(session))
        before = self._lines.get((call.chat, call.form.get("message_id", 0)))
        if sealed and before is not None:
            yield from (line for line in lines - before if FACT.search(line))

    def _peeks(self, call: Call) -> Iterator[str]:
        """Yield the hands in a private chat that are not its owner's."""
        mine = {f"hand {seat_of(it.row, f'telegram:{call.chat}')}" for it in self._sessions()}
        for picture in _pictures(call):
            if picture.startswith(b"hand") and picture.decode() not in mine:
                yield "another's hand"


def concealed(session: Session) -> Iterator[str]:
    """Yield what is sealed at a table, and the cards that are held so that none sees them."""
    yield from _sealed(session)
    for seat in range(len(session.row.seats)):
        view = session.game.view(session.moment.state, seat)  # type: ignore[arg-type]
        if hasattr(view, "hand") and not session.moment.over:
            yield from (card for card in view.hand if not card.isdecimal())


def _sealed(session: Session) -> Iterator[str]:
    for item in session.moment.pending:
        if item.secret and not item.needed:
            yield written(item.fallback)  # what was chosen stands until it is changed


def written(choice: Any) -> str:
    """Write a sealed choice as people would."""
    if isinstance(choice, Lay):
        return "".join(map(str, choice.digits))
    assert isinstance(choice, Bid), "nothing else is sealed"
    return "26+" if choice.bid > 26 else str(choice.bid)


def _open(session: Session) -> Iterator[str]:
    """Yield every number that may be known at a table."""
    view = session.game.view(session.moment.state, None)
    events = [it for moment in session.moments for it in moment.events if isinstance(it, Public)]
    yield from FACT.findall(dumps((view, events)))


def _plain(call: Call, here: list[Session]) -> str:
    """Return what a call says, without points in time, dice and names."""
    units = call.text.encode("utf-16-le")
    for mark in sorted(call.entities, key=lambda it: -int(it["offset"])):
        if mark["type"] == "date_time":
            start = 2 * mark["offset"]
            units = units[:start] + units[start + 2 * mark["length"] :]
    text = DICE.sub("", units.decode("utf-16-le"))
    names = {seat.name for session in here for seat in session.row.seats}
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return "\n".join([text, *buttons(call.form)])


def _answers(call: Call) -> Iterator[str]:
    """Yield answers that a group could press for a secret question."""
    for label, token in buttons(call.form).items():
        wish = read(token) if token.startswith("p.") else None
        if isinstance(wish, Press) and wish.path:
            yield f"the answer {label}"


def _pictures(call: Call) -> list[bytes]:
    return [] if call.method == "sendDocument" else [*call.files.values()]


def _chat(session: Session) -> int:
    return int(session.row.place.split(":")[1])
