"""Points in time in words: as short as can be, in somebody's own zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_skeleton, format_time, get_timezone_name

from bot.quiet import DEFAULT_ZONE
from bot.texts import Speech

WEEK = 6  # days within which the name of the day says enough


def dated(at: int, now: int, zone: str, speech: Speech, *, named: bool = False) -> str:
    """Word *at* as seen from *now*; *named* says whose time it is, for readers from anywhere."""
    place = ZoneInfo(zone or DEFAULT_ZONE)
    moment, here = (datetime.fromtimestamp(ms / 1_000, place) for ms in (at, now))
    words = format_time(moment, "HH:mm", locale=speech.language)
    if named:
        words += f" {_zone(moment, speech.language)}"
    days = (moment.date() - here.date()).days
    if days == 0:
        return words
    if days == 1:
        return speech.line("bot-tomorrow", time=words)
    if 1 < days <= WEEK:
        return f"{format_date(moment, 'EEE', locale=speech.language)} {words}"
    return f"{format_skeleton('MMMd', moment, locale=speech.language)} {words}"


def _zone(moment: datetime, language: str) -> str:
    """Name a zone in short; where a language has no word for it, British English often does."""
    names = [get_timezone_name(moment, width="short", locale=it) for it in (language, "en_GB")]
    return next((name for name in names if name.isalpha()), names[0])
