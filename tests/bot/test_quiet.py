"""Quiet hours in a person's own zone, across midnight and clock changes."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.quiet import Quiet, after, is_quiet, known_zone, minute_of_day, quiet_hours
from bot.timepiece import HOUR

BERLIN = "Europe/Berlin"
NIGHT = Quiet(BERLIN, 22 * 60, 7 * 60)


def at(text: str, zone: str = BERLIN, fold: int = 0) -> int:
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return int(moment.timestamp() * 1_000)


def test_without_quiet_hours_time_just_passes() -> None:
    assert after(at("2026-06-01 12:00"), 24 * HOUR, None) == at("2026-06-02 12:00")


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-06-01 12:00", 10, "2026-06-01 22:00"),
        ("2026-06-01 12:00", 11, "2026-06-02 08:00"),
        ("2026-06-01 23:00", 1, "2026-06-02 08:00"),
        ("2026-06-01 03:00", 0, "2026-06-01 07:00"),
        ("2026-06-01 12:00", 24, "2026-06-02 21:00"),
    ],
    ids=["before the night", "over the night", "begun at night", "nothing at night", "a day"],
)
def test_time_inside_quiet_hours_does_not_count(start: str, hours: int, end: str) -> None:
    assert after(at(start), hours * HOUR, NIGHT) == at(end)


def test_the_short_night_of_spring_ends_by_the_wall_clock() -> None:
    """On 29 March 2026 the clocks skip 02:00–03:00: the night lasts eight hours."""
    start = at("2026-03-28 21:00")
    end = after(start, 2 * HOUR, NIGHT)
    assert end == at("2026-03-29 08:00")
    assert end - start == 10 * HOUR


def test_the_long_night_of_autumn_ends_by_the_wall_clock() -> None:
    """On 25 October 2026 the hour 02:00–03:00 comes twice: the night lasts ten hours."""
    start = at("2026-10-24 21:00")
    end = after(start, 2 * HOUR, NIGHT)
    assert end == at("2026-10-25 08:00")
    assert end - start == 12 * HOUR


def test_quiet_hours_that_end_in_the_skipped_hour_end_when_it_is_over() -> None:
    skipped = Quiet(BERLIN, 22 * 60, 2 * 60 + 30)
    assert after(at("2026-03-28 23:00"), 0, skipped) == at("2026-03-29 03:30")


def test_quiet_hours_by_day_count_too() -> None:
    lunch = Quiet("America/New_York", 12 * 60, 13 * 60)
    start = at("2026-06-01 11:30", "America/New_York")
    assert after(start, HOUR, lunch) == at("2026-06-01 13:30", "America/New_York")


def test_a_moment_is_quiet_or_not() -> None:
    assert is_quiet(at("2026-06-01 23:00"), NIGHT)
    assert not is_quiet(at("2026-06-01 07:00"), NIGHT)


def test_quiet_hours_need_a_beginning_and_an_end() -> None:
    assert quiet_hours(BERLIN, None, 5) is None
    assert quiet_hours(BERLIN, 5, 5) is None
    assert quiet_hours("", 60, 120) == Quiet(BERLIN, 60, 120)


def test_zones_are_found_however_they_are_typed() -> None:
    assert known_zone("europe/paris") == "Europe/Paris"
    assert known_zone("Middle/Earth") is None


@pytest.mark.parametrize(
    ("text", "minute"),
    [("22", 1320), ("7:15", 435), ("07.30", 450), ("24", None), ("7:60", None), ("x", None)],
)
def test_times_of_day_are_read(text: str, minute: int | None) -> None:
    assert minute_of_day(text) == minute
