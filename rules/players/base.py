"""What a computer player is: a function of what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.play import AnyGame
from rules.core.seats import Seat
from rules.core.walk import stroll


class Budget(Protocol):
    """How long a player may think."""

    def spent(self, work: int = 1) -> bool:
        """Book *work* units; True means: answer now, with the best found so far."""


class Units:
    """A budget of so many units of work: the same thoughts on every machine."""

    def __init__(self, units: int) -> None:
        self._left = units

    def spent(self, work: int = 1) -> bool:
        """Book *work* units; True once all are used up."""
        self._left -= work
        return self._left <= 0


Player: TypeAlias = Callable[[Any, Seat, Dice, Budget], Path]
"""Takes a position dealt anew for its seat, never the true one; returns a legal path."""

Reason: TypeAlias = Callable[[Any, Seat, Path], str]
"""Takes a position, a seat and a path it might choose; returns a code for why it is a good one."""


def random_player(game: AnyGame) -> Player:
    """Return a player of *game* that picks anything on offer."""

    def player(state: Any, seat: Seat, dice: Dice, budget: Budget) -> Path:
        return stroll(game, state, seat, dice.below)[0]

    return player
