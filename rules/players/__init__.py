"""Computer players: pure functions of what a seat may know."""

from collections.abc import Mapping
from types import MappingProxyType

from rules import GAMES
from rules.players.base import Player, random_player

# units of work for one decision, by level; what a unit is, each player decides
UNITS: Mapping[str, int] = MappingProxyType(
    {"random": 1, "easy": 500, "medium": 5_000, "hard": 50_000}
)

_THINKING: Mapping[str, Mapping[str, Player]] = {}

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        tag: MappingProxyType({"random": random_player(game), **_THINKING.get(tag, {})})
        for tag, game in GAMES.items()
    }
)
