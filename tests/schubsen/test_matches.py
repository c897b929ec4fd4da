"""Whole matches of sheep that mostly look where they go: laws, limits and conservation."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.dice import Dice
from rules.core.replay import Opening, replay
from rules.core.seats import Seat
from rules.schubsen import GAME
from rules.schubsen.data import ALL_PADS, DIGITS, OUT, RINGS
from rules.schubsen.events import CloversUsed, Eliminated, ImpCollected, Laid, Revealed, Splashed
from rules.schubsen.options import Options
from rules.schubsen.state import Laying, Over, State
from tests.kit.walks import questions
from tests.schubsen.builders import wary_match

every_table = pytest.mark.parametrize("seats", [3, 5, 8])
seeds = st.text("0123456789abcdef", min_size=1, max_size=6)
few = settings(max_examples=8)

MOST_ROUNDS = {3: 13, 4: 14, 5: 13, 6: 16, 7: 12, 8: 14}


@pytest.mark.parametrize("seats", MOST_ROUNDS)
@few
@given(seed=seeds)
def test_a_match_ends_within_the_derived_number_of_rounds(seats: int, seed: str) -> None:
    assert MOST_ROUNDS[seats] == seats * RINGS[seats] + seats - 2
    assert wary_match(seats, seed)[-1][0].state.round <= MOST_ROUNDS[seats]


@every_table
@few
@given(seed=seeds)
def test_clovers_never_appear_or_vanish(seats: int, seed: str) -> None:
    spent: Counter[str] = Counter()
    before: State | None = None
    for step, _ in wary_match(seats, seed):
        for event in step.events:
            if isinstance(event, CloversUsed):
                spent.update(event.pads)
            elif isinstance(event, Eliminated) and before is not None:
                spent.update(_unspent(before, event.seat, step.state))
        held = Counter(pad for pads in step.state.clovers for pad in pads)
        assert held + Counter(step.state.box) + spent == Counter(ALL_PADS)
        before = step.state


def _unspent(before: State, seat: Seat, after: State) -> Counter[str]:
    """Count what an eliminated seat held and had not just laid out."""
    laid_out = Counter(after.played[seat]) - Counter(before.played[seat])
    return Counter(before.clovers[seat]) - laid_out


@every_table
@few
@given(seed=seeds)
def test_lifesavers_are_only_paid(seats: int, seed: str) -> None:
    rings = [RINGS[seats]] * seats
    for step, _ in wary_match(seats, seed):
        for event in step.events:
            if isinstance(event, Splashed | ImpCollected):
                rings[event.seat] -= 1
                assert event.left == rings[event.seat]
            elif isinstance(event, Eliminated):
                rings[event.seat] = 0
        assert step.state.rings == tuple(rings)


@every_table
@few
@given(seed=seeds)
def test_cards_leave_a_hand_only_by_being_revealed(seats: int, seed: str) -> None:
    hands = [DIGITS] * seats
    for step, _ in wary_match(seats, seed):
        for event in step.events:
            if isinstance(event, Revealed):
                assert {*event.digits} <= {*hands[event.seat]}
                hands[event.seat] = "".join(c for c in hands[event.seat] if c not in event.digits)
        for at, hand in enumerate(step.state.hands):
            assert hand == hands[at] or (hand == DIGITS and len(hands[at]) < 4) or not hand
            hands[at] = hand
            if isinstance(step.state.phase, Laying) and step.state.squares[at] != OUT:
                assert len(hand) >= 4


@every_table
@few
@given(seed=seeds)
def test_no_two_sheep_share_a_square_but_the_start(seats: int, seed: str) -> None:
    for step, _ in wary_match(seats, seed):
        state = step.state
        standing = [at for at in state.squares if at != OUT and (at or state.relaid)]
        assert len({*standing}) == len(standing)
        assert all(0 <= at <= 199 for at in standing)


@every_table
@few
@given(seed=seeds)
def test_the_first_board_is_never_empty_when_cards_are_laid(seats: int, seed: str) -> None:
    for step, _ in wary_match(seats, seed):
        if isinstance(step.state.phase, Laying):
            assert any(0 <= at < 100 for at in step.state.squares)


@every_table
@few
@given(seed=seeds)
def test_views_and_questions_do_not_depend_on_cards_face_down(seats: int, seed: str) -> None:
    for step, _ in wary_match(seats, seed):
        for seat in (None, *map(Seat, range(seats))):
            twin = GAME.redeal(step.state, seat, Dice(seed, -2))
            assert GAME.view(twin, seat) == GAME.view(step.state, seat)
            if seat in [item.seat for item in GAME.pending(twin)]:
                assert seat is not None
                below, again = Dice(seed, -5).below, Dice(seed, -5).below
                asked = [*questions(GAME, twin, seat, below)]
                assert asked == [*questions(GAME, step.state, seat, again)]


@every_table
@few
@given(seed=seeds)
def test_what_is_laid_is_told_to_nobody_else(seats: int, seed: str) -> None:
    for step, chosen in wary_match(seats, seed):
        for event in step.events:
            if isinstance(event, Laid):
                assert chosen is not None
                assert event.to == (chosen.seat,)


@every_table
@few
@given(seed=seeds)
def test_imp_and_cherub_never_sit_together_once_two_have_revealed(seats: int, seed: str) -> None:
    for step, _ in wary_match(seats, seed):
        state = step.state
        if state.phase == Over() and state.squares.count(OUT) < seats - 1:
            assert state.imp != state.cherub


def test_redealt_cards_differ_and_can_be_played() -> None:
    step, _ = wary_match(5, "redeal")[4]
    assert isinstance(step.state.phase, Laying)
    deals = {GAME.redeal(step.state, None, Dice("d", n)).phase.sealed for n in range(20)}  # type: ignore[union-attr]
    assert len(deals) > 15


@every_table
@few
@given(seed=seeds)
def test_fallbacks_alone_play_a_whole_match(seats: int, seed: str) -> None:
    state = GAME.new(seats, Options(), Dice(seed, 0)).state
    while waiting := [item for item in GAME.pending(state) if item.needed]:
        state = GAME.apply(state, waiting[0].seat, waiting[0].fallback, Dice(seed, 1)).state
    assert GAME.outcome(state) is not None


@few
@given(seed=seeds)
def test_a_long_match_replays_to_the_same_steps(seed: str) -> None:
    played = wary_match(5, seed)
    log = [chosen for _, chosen in played if chosen is not None]
    assert list(replay(GAME, Opening(seed, 5, Options()), log)) == [step for step, _ in played]
