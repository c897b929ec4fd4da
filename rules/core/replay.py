"""From an opening and a log of choices to every step of the match."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import AnyGame, Step
from rules.core.seats import Seat


class Opening(Struct, frozen=True):
    """What fixes a match before anyone has chosen anything."""

    seed: str
    seats: int
    options: Any


class Chosen(Struct, frozen=True):
    """One decision as it stands in the log."""

    seat: Seat
    choice: Any


def begin(game: AnyGame, opening: Opening) -> Step[Any]:
    """Set the match up; step 0 of its dice."""
    if opening.seats not in game.seats_for(opening.options):
        raise Illegal("seats_out_of_range", seats=opening.seats)
    return game.new(opening.seats, opening.options, Dice(opening.seed, 0))


def advance(game: AnyGame, seed: str, index: int, state: Any, chosen: Chosen) -> Step[Any]:
    """Apply the *index*-th choice of a match (the first is 1)."""
    if not any(item.seat == chosen.seat for item in game.pending(state)):
        raise NotPending(chosen.seat)
    return game.apply(state, chosen.seat, chosen.choice, Dice(seed, index))


def replay(game: AnyGame, opening: Opening, log: Iterable[Chosen]) -> Iterator[Step[Any]]:
    """Yield the opening step, then the step each logged choice leads to."""
    step = begin(game, opening)
    yield step
    for index, chosen in enumerate(log, start=1):
        step = advance(game, opening.seed, index, step.state, chosen)
        yield step
