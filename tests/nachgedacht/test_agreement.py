"""Laws over random matches: agreement with the slow rules, and nothing appears or vanishes."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.play import Step
from rules.core.replay import Chosen
from rules.core.seats import Seat
from rules.nachgedacht import GAME
from rules.nachgedacht.board import BITS, NAMES, names
from rules.nachgedacht.choices import Exchange
from rules.nachgedacht.events import RowFormed
from rules.nachgedacht.moving import movable
from rules.nachgedacht.options import Options
from rules.nachgedacht.rows import rows
from rules.nachgedacht.state import Moving, State
from tests.kit.walks import random_match
from tests.nachgedacht import slow

matches = settings(max_examples=12)
seeds = st.text("0123456789abcdef", min_size=1, max_size=6)


def match(seed: str) -> list[tuple[Step[State], Chosen | None]]:
    layouts = Options("cross"), Options("corner_edge"), Options("x_inner"), Options("knight_ring")
    return random_match(GAME, 2, seed, layouts[len(seed) % 4])


@matches
@given(seeds)
def test_moves_are_those_of_the_slow_rules(seed: str) -> None:
    for step, _ in match(seed):
        if isinstance(step.state.phase, Moving):
            fast = {(NAMES[a], b) for a, free in movable(step.state) for b in names(free)}
            there = slow.moves(slow.position(step.state))
            assert fast == {(slow.name(a), slow.name(b)) for a, b in there}


@matches
@given(seeds)
def test_rows_that_stand_are_those_of_the_slow_rules(seed: str) -> None:
    for step, _ in match(seed):
        board = slow.position(step.state).board
        for who, standing in zip("BG", GAME.view(step.state, None).standing, strict=True):
            flocks = slow.rows(board, who).values()
            assert sorted(len(row) - 1 for row in standing) == sorted(map(len, flocks))


@matches
@given(seeds)
def test_rows_that_count_are_those_of_the_slow_rules(seed: str) -> None:
    played = match(seed)
    for (before, _), (after, chosen) in pairwise(played):
        assert chosen is not None
        if isinstance(chosen.choice, Exchange):
            continue
        there = slow.after(slow.position(before.state), *slow.position(after.state).last or ())
        fast = [event.seat for event in after.events if isinstance(event, RowFormed)]
        counted = [there.rows[who] - slow.position(before.state).rows[who] for who in "BG"]
        assert [fast.count(Seat(0)), fast.count(Seat(1))] == counted


@matches
@given(seeds)
def test_eight_sheep_and_two_shepherds_stand_on_ten_hollows(seed: str) -> None:
    for step, _ in match(seed):
        state = step.state
        flocks = (state.white, *state.coloured, *(BITS[place] for place in state.shepherds))
        assert sum(flock.bit_count() for flock in flocks) == 10
        assert sum(flocks).bit_count() == 10


@matches
@given(seeds)
def test_coloured_sheep_on_the_pasture_are_as_many_as_rows(seed: str) -> None:
    for step, _ in match(seed):
        if isinstance(step.state.phase, Moving):
            on_pasture = tuple(flock.bit_count() for flock in step.state.coloured)
            assert on_pasture == step.state.rows


@matches
@given(seeds)
def test_ruling_10_an_exchange_never_forms_a_row(seed: str) -> None:
    played = match(seed)
    for (before, _), (after, chosen) in pairwise(played):
        if chosen is None or not isinstance(chosen.choice, Exchange):
            continue
        for seat in (0, 1):
            old, new = (
                rows(state.shepherds[seat], state.white | state.coloured[1 - seat])
                for state in (before.state, after.state)
            )
            assert all(was or not now for was, now in zip(old, new, strict=True))


@matches
@given(seeds)
def test_no_two_positions_share_a_number(seed: str) -> None:
    numbers: dict[int, object] = {}
    for step, _ in match(seed):
        state = step.state
        board = (state.shepherds, state.white, state.coloured, state.turn)
        assert numbers.setdefault(state.position, board) == board
        assert state.position < 1 << 63
