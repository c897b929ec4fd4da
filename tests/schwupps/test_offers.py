"""Only what is legal is offered, and all of it."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.ask import Menu, Path
from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Choice, EndTurn, Schubs, Schwupps
from rules.schwupps.options import Options
from rules.schwupps.state import State
from tests.kit.options import every_options
from tests.kit.walks import random_match
from tests.schwupps.build import DICE

TABLES = [
    pytest.param(GAME.seats_for(options)[-1], options, id=name)
    for name, options in every_options(GAME)
]


def finished(state: State, seat: Seat, path: Path = ()) -> Iterator[Choice]:
    """Follow every pick of every question."""
    asked = GAME.legal(state, seat, path)
    if not isinstance(asked, Menu):
        yield asked  # type: ignore[misc]
        return
    for option in asked.options:
        yield from finished(state, seat, (*path, (option.key,)))


def conceivable(state: State, seat: Seat) -> Iterator[Choice]:
    """List every choice that could be written down."""
    hand = state.hands[seat]
    movers = range(state.options.each)
    yield EndTurn()
    yield from (Schwupps(card, mover) for card, mover in product(hand, movers))
    sets = [some for size in (1, 2, 3) for some in combinations(hand, size)]
    for square, cards, mover in product({*state.squares}, sets, movers):
        yield Schubs(square, cards, mover)


def accepted(state: State, seat: Seat, choice: Choice) -> bool:
    try:
        GAME.apply(state, seat, choice, DICE)
    except Illegal:
        return False
    return True


def position(state: State, seat: Seat, choice: Choice) -> tuple[object, ...]:
    """Return what a choice leads to; two pieces of one side on the start are alike."""
    after: State = GAME.apply(state, seat, choice, DICE).state
    each = state.options.each
    sides = [sorted(after.squares[i : i + each]) for i in range(0, len(after.squares), each)]
    return sides, after.hands, after.phase, after.out


@pytest.mark.parametrize(("seats", "options"), TABLES)
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6).map(str))
def test_what_is_offered_is_exactly_what_is_accepted(
    seats: int, options: Options, seed: str
) -> None:
    for step, _ in random_match(GAME, seats, seed, options)[5:-1:9]:
        state: State = step.state
        (item,) = GAME.pending(state)
        offered = [*finished(state, item.seat)]
        assert all(accepted(state, item.seat, choice) for choice in offered)
        legal = [c for c in conceivable(state, item.seat) if accepted(state, item.seat, c)]
        assert [
            choice
            for choice in legal
            if position(state, item.seat, choice)
            not in [position(state, item.seat, other) for other in offered]
        ] == []
        assert item.fallback in legal
