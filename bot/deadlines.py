"""Deadlines as rows: what a choice opens and closes, and when the clock looks again."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.moment import Moment
from bot.quiet import Quiet, after, is_quiet, quiet_hours
from bot.seating import present, settings_of
from bot.timepiece import SECOND
from rules.core.seats import Seat
from storage.rows import DeadlineRow, MatchRow, PersonRow
from storage.writes import Drop, Put, Write

REMINDERS = (50, 85)  # per cent of the time that is gone
ASLEEP = -1  # the stage of a decision that opened in quiet hours: its question comes after them
MACHINE_PATIENCE = 20 * SECOND  # then somebody looks whether its computer player died thinking

People = Mapping[str, PersonRow]


def watched(
    before: tuple[MatchRow, Moment] | None, row: MatchRow, moment: Moment, people: People, now: int
) -> Iterator[Write]:
    """Yield what to write so that the clock watches the decisions open at *moment*."""
    old = dict(_open(*before)) if before else {}
    new = dict(_open(row, moment))
    for seat in old.keys() - new.keys():
        yield Drop(DeadlineRow, (row.id, seat))
    for seat, since in new.items():
        if old.get(seat) != since:
            yield Put(deadline(row, seat, people, now))


def deadline(row: MatchRow, seat: Seat, people: People, opened: int) -> DeadlineRow:
    """Return the deadline of a decision that opened at *opened*."""
    seated = row.seats[seat]
    if not present(seated):
        wake = opened + MACHINE_PATIENCE
        return DeadlineRow(row.id, seat, opened, wake, wake, stage=len(REMINDERS))
    quiet = quiet_of(seated.person, people)
    due = after(opened, settings_of(row).span, quiet)
    stage = ASLEEP if is_quiet(opened, quiet) else 0
    return woken(DeadlineRow(row.id, seat, opened, due, due, stage), row, people)


def woken(deadline: DeadlineRow, row: MatchRow, people: People) -> DeadlineRow:
    """Return *deadline* with the moment of its next reminder, or of its end, to wake at."""
    wake = deadline.due
    if deadline.stage < len(REMINDERS):
        gone = 0 if deadline.stage == ASLEEP else REMINDERS[deadline.stage]
        part = settings_of(row).span * gone // 100
        quiet = quiet_of(row.seats[deadline.seat].person, people)
        wake = min(wake, after(deadline.opened, part, quiet))
    return DeadlineRow(
        deadline.match, deadline.seat, deadline.opened, deadline.due, wake, deadline.stage
    )


def rested(
    deadline: DeadlineRow, row: MatchRow, quiet: Quiet, people: People, now: int
) -> DeadlineRow:
    """Put off a deadline that an outage or a pause has moved into quiet hours."""
    dawn = after(now, 0, quiet)
    due = max(dawn, after(deadline.opened, settings_of(row).span, quiet))
    later = woken(replace(deadline, due=due), row, people)
    return replace(later, wake=max(dawn, later.wake))


def quiet_of(person: str | None, people: People) -> Quiet | None:
    """Return the quiet hours of a person."""
    known = people.get(person or "")
    return quiet_hours(known.zone, known.quiet_from, known.quiet_to) if known else None


def _open(row: MatchRow, moment: Moment) -> Iterator[tuple[Seat, tuple[int, bool]]]:
    """Yield the seats waited for, since when and whether for a human."""
    for item in moment.needed:
        yield item.seat, (moment.stamps[item.seat], present(row.seats[item.seat]))
