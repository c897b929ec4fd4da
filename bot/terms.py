"""What a table, a place and a person may set, apart from the game's own options."""

import re
from functools import lru_cache
from typing import Literal

import msgspec
from babel.units import format_unit
from msgspec import Struct

from bot.texts import Speech
from bot.timepiece import DAY, HOUR, MINUTE
from bot.words import SPEEDS

SPANS = dict(zip(SPEEDS, (10 * MINUTE, DAY, 3 * DAY), strict=True))
LEAST, MOST = MINUTE, 30 * DAY
_CUSTOM = re.compile(r"([1-9]\d{0,4})(m|h|d)", re.ASCII)
_UNITS = {"m": MINUTE, "h": HOUR, "d": DAY}
_NAMES = {"m": "duration-minute", "h": "duration-hour", "d": "duration-day"}


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """How a table is run; *missed* counts by seat the deadlines that passed in a row.

    *within* are the larger places around the table's own, the nearest first.
    """

    speed: str = "day"
    language: str = "de"
    absence: Literal["fallback", "standin"] = "fallback"
    hints: bool = True
    theme: Literal["light", "dark"] = "light"
    title: str = ""
    missed: dict[int, int] = {}
    within: tuple[str, ...] = ()

    @property
    def span(self) -> int:
        """How long a decision may take, in milliseconds."""
        return span(self.speed) or SPANS["day"]


class PlaceSettings(Struct, frozen=True, omit_defaults=True):
    """What a place's admins decide; *closed* places allow no new tables, None: as around it.

    *quiet* hours are minutes after midnight in *zone*, none at all if both are the same.
    """

    closed: bool | None = None
    zone: str = ""
    quiet: tuple[int, int] | None = None


class PersonSettings(Struct, frozen=True, omit_defaults=True):
    """What a person decides for themselves; *said* is the language they asked for.

    *digest* is the minute of the day at which they want an overview of their tables.
    """

    said: str = ""
    digest: int | None = None


def span(speed: str) -> int | None:
    """Read a speed: one of the words, or a length such as 90m, 12h or 2d; None for neither."""
    if speed in SPANS:
        return SPANS[speed]
    if found := _CUSTOM.fullmatch(speed):
        length = int(found[1]) * _UNITS[found[2]]
        return length if LEAST <= length <= MOST else None
    return None


def pace(speed: str, speech: Speech) -> str:
    """Say how quick a speed is: “day play (24 h)”, or a length such as “90 minutes”."""
    if (found := _CUSTOM.fullmatch(speed)) is None:
        return speech.line(f"bot-value-{speed}")
    return format_unit(int(found[1]), _NAMES[found[2]], "long", locale=speech.language)


@lru_cache(maxsize=4_096)
def table_settings(text: str) -> TableSettings:
    """Read a table's settings."""
    return _TABLE.decode(text)


@lru_cache(maxsize=4_096)
def place_settings(text: str) -> PlaceSettings:
    """Read a place's settings."""
    return _PLACE.decode(text)


@lru_cache(maxsize=4_096)
def person_settings(text: str) -> PersonSettings:
    """Read a person's settings."""
    return _PERSON.decode(text)


def written(settings: Struct) -> str:
    """Write settings down."""
    return msgspec.json.encode(settings).decode()


_TABLE = msgspec.json.Decoder(TableSettings)
_PLACE = msgspec.json.Decoder(PlaceSettings)
_PERSON = msgspec.json.Decoder(PersonSettings)
