"""The rules of all games, pure: no clock, no chance of their own, no words."""

from types import MappingProxyType

from rules.core.play import AnyGame
from rules.nachgedacht import GAME as NACHGEDACHT
from rules.schubsen import GAME as SCHUBSEN
from rules.schwupps import GAME as SCHWUPPS
from rules.wolle import GAME as WOLLE

_GAMES: tuple[AnyGame, ...] = (SCHUBSEN, WOLLE, NACHGEDACHT, SCHWUPPS)

GAMES = MappingProxyType({game.tag: game for game in _GAMES})
