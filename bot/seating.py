"""Who plays a seat right now: its owner, a computer player, or the clock."""

from collections.abc import Iterator

from bot.moment import STANDIN, Moment
from bot.terms import TableSettings, table_settings
from rules.core.play import Pending
from rules.core.seats import Seat
from storage.rows import MatchRow, Seated

PLAYER, CLOCK, ROBOT = "player", "clock", "robot"
AWAY = ":away"  # played at once, without waiting for a deadline
STANDIN_LEVEL = "medium"
MARK = "🤖"


def seat_of(row: MatchRow, person: str) -> Seat | None:
    """Find the seat of a person who has not given it up."""
    for place, seated in enumerate(row.seats):
        if seated.person == person and not seated.left:
            return Seat(place)
    return None


def present(seated: Seated) -> bool:
    """Tell whether a human is expected to decide for this seat."""
    return seated.robot is None and not seated.away and not seated.left


def played_by(seated: Seated, settings: TableSettings) -> str:
    """Name who decides for this seat when its owner does not, as the log calls it."""
    if seated.robot is not None:
        return f"{ROBOT}:{seated.robot}"
    minder = STANDIN if settings.absence == "standin" else CLOCK
    return minder if present(seated) else minder + AWAY


def machines(row: MatchRow, moment: Moment) -> Iterator[Pending[object]]:
    """Yield the decisions that are waited for and not a human's to make now."""
    for item in moment.needed:
        if not present(row.seats[item.seat]):
            yield item


def humans(row: MatchRow, moment: Moment) -> Iterator[Pending[object]]:
    """Yield the decisions that the table waits for a human to make."""
    for item in moment.needed:
        if present(row.seats[item.seat]):
            yield item


def settled(row: MatchRow, moment: Moment) -> bool:
    """Tell whether now is a time to post: nothing public will follow by itself.

    Computers that choose in secret beside a human are not waited for.
    """
    open_ones = [item for item in machines(row, moment) if not item.secret]
    if open_ones:
        return False
    return not any(machines(row, moment)) or any(humans(row, moment))


def shown_name(seated: Seated) -> str:
    """Return the name on a seat; computers wear a mark that no human can take."""
    return f"{MARK} {seated.name}" if seated.robot is not None else seated.name


def names(row: MatchRow) -> tuple[str, ...]:
    """Return the names on all seats."""
    return tuple(shown_name(seated) for seated in row.seats)


def settings_of(row: MatchRow) -> TableSettings:
    """Read how the table is run."""
    return table_settings(row.settings)
