"""Quiet hours: time in which nothing arrives and no clock runs, in a person's own zone."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

DEFAULT_ZONE = "Europe/Berlin"


class Quiet(Struct, frozen=True):
    """Quiet from one minute of the day up to another, perhaps past midnight, by the wall clock."""

    zone: str
    start: int
    end: int


def quiet_hours(zone: str, start: int | None, end: int | None) -> Quiet | None:
    """Return someone's quiet hours, if they have any."""
    if start is None or end is None or start == end:
        return None
    return Quiet(zone or DEFAULT_ZONE, start, end)


def after(start: int, length: int, quiet: Quiet | None) -> int:
    """Return the moment by which *length* milliseconds outside quiet hours have passed."""
    if quiet is None:
        return start + length
    here, left = start, length
    for begin, end in _nights(start, quiet):
        if end <= here:
            continue
        if here < begin:
            if left <= begin - here:
                return here + left
            left -= begin - here
        here = end
    raise AssertionError("nights never end")


def is_quiet(moment: int, quiet: Quiet | None) -> bool:
    """Tell whether *moment* lies within quiet hours."""
    return quiet is not None and after(moment, 0, quiet) != moment


def coming(now: int, minute: int, zone: str) -> int:
    """Return the next moment after *now* at which the wall clock in *zone* shows *minute*."""
    today, place = day_of(now, zone), ZoneInfo(zone or DEFAULT_ZONE)
    first = _instant(today, minute, place)
    return first if first > now else _instant(today + timedelta(days=1), minute, place)


def day_of(moment: int, zone: str) -> date:
    """Return the date in *zone* at a moment."""
    return datetime.fromtimestamp(moment / 1_000, ZoneInfo(zone or DEFAULT_ZONE)).date()


def known_zone(name: str) -> str | None:
    """Find a time zone by its name, in whatever case it is typed."""
    return _zones().get(name.lower())


def minute_of_day(text: str) -> int | None:
    """Read a time of day such as 22, 22:30 or 7.15."""
    hours, _, minutes = text.replace(".", ":").partition(":")
    if not (hours.isdecimal() and (minutes or "0").isdecimal() and text.isascii()):
        return None
    hour, minute = int(hours), int(minutes or 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def _nights(start: int, quiet: Quiet) -> Iterator[tuple[int, int]]:
    """Yield the quiet times around and after *start*, in order."""
    zone = ZoneInfo(quiet.zone)
    day = datetime.fromtimestamp(start / 1_000, zone).date() - timedelta(days=1)
    over = timedelta(days=quiet.end < quiet.start)
    while True:
        yield _instant(day, quiet.start, zone), _instant(day + over, quiet.end, zone)
        day += timedelta(days=1)


def _instant(day: date, minute: int, zone: ZoneInfo) -> int:
    """Return the moment at which the wall clock in *zone* shows *minute* of *day*."""
    local = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return int(local.astimezone(UTC).timestamp()) * 1_000


@cache
def _zones() -> dict[str, str]:
    return {name.lower(): name for name in available_timezones()}
