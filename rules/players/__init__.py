"""Computer players: pure functions of what a seat may know."""

from collections.abc import Mapping
from types import MappingProxyType

from rules import GAMES
from rules.players import (
    nachgedacht,
    nachgedacht_reasons,
    schubsen,
    schubsen_reasons,
    schwupps,
    schwupps_reasons,
    wolle,
    wolle_reasons,
)
from rules.players.base import Player, Reason, random_player

# units of work for one decision, by level; what a unit is, each player decides
UNITS: Mapping[str, int] = MappingProxyType(
    {"random": 1, "easy": 500, "medium": 5_000, "hard": 50_000}
)

_THINKING: Mapping[str, Mapping[str, Player]] = {
    "nachgedacht": nachgedacht.LEVELS,
    "schubsen": schubsen.LEVELS,
    "schwupps": schwupps.LEVELS,
    "wolle": wolle.LEVELS,
}

# by game: why a choice is a good one, for hints; worded as <tag>-why-<code>
REASONS: Mapping[str, Reason] = MappingProxyType(
    {
        "nachgedacht": nachgedacht_reasons.why,
        "schubsen": schubsen_reasons.why,
        "schwupps": schwupps_reasons.why,
        "wolle": wolle_reasons.why,
    }
)

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        tag: MappingProxyType({"random": random_player(game), **_THINKING.get(tag, {})})
        for tag, game in GAMES.items()
    }
)
