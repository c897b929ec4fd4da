"""Random matches, walked question by question as a person would."""

from collections.abc import Iterator
from typing import Any

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.play import AnyGame, Step
from rules.core.replay import Chosen, Opening, advance, begin
from rules.core.seats import Seat
from rules.core.walk import random_pick, stroll


def random_match(
    game: AnyGame, seats: int, seed: str, options: Any = None, *, rethink: bool = False
) -> list[tuple[Step[Any], Chosen | None]]:
    """Play a whole match at random; return every step with the choice that led to it.

    With *rethink*, seats that need not choose sometimes replace what they have sealed.
    """
    opening = Opening(seed, seats, game.options() if options is None else options)
    fingers = Dice(f"{seed}/fingers", 0)
    step = begin(game, opening)
    played: list[tuple[Step[Any], Chosen | None]] = [(step, None)]
    while pending := game.pending(step.state):
        waiting = [item for item in pending if item.needed]
        spare = [item for item in pending if not item.needed]
        item = fingers.one_of(spare if rethink and spare and not fingers.below(4) else waiting)
        _, choice = stroll(game, step.state, item.seat, fingers.below)
        chosen = Chosen(item.seat, choice)
        step = advance(game, seed, len(played), step.state, chosen)
        played.append((step, chosen))
    return played


def questions(game: AnyGame, state: Any, seat: Seat, below: Any) -> Iterator[Ask]:
    """Yield the questions of one random walk through *seat*'s decision."""
    path: Path = ()
    answer = game.legal(state, seat, path)
    while isinstance(answer, Ask):
        yield answer
        path = (*path, random_pick(answer, below))
        answer = game.legal(state, seat, path)
