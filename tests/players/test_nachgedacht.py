"""Computer players of Schaf nachgedacht: legal, repeatable, and not blind."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.nachgedacht import GAME
from rules.nachgedacht.board import NAMES
from rules.nachgedacht.state import Moving, State
from rules.players import PLAYERS, REASONS
from rules.players.base import Player, Units
from rules.players.nachgedacht_eye import Eye, row_moves
from rules.players.nachgedacht_search import FAR, WIN, Search, moved, spot_of, steps
from tests.kit.walks import random_match
from tests.nachgedacht.build import BLACK, DICE, GREEN, pasture, play
from tests.nachgedacht.test_setup import Layout, every_layout, start

LEVELS = ("easy", "medium", "hard")
START = "..o.G ..o.. oo.oo ..o.. B.o.."
every_level = pytest.mark.parametrize("level", LEVELS)
matches = settings(max_examples=6)
seeds = st.text("0123456789abcdef", min_size=1, max_size=6)


def player(level: str) -> Player:
    return PLAYERS["nachgedacht"][level]


def answer(level: str, state: State, units: int = 3000, seed: str = "p") -> str:
    """Let a level answer; return its path as it would be typed."""
    [item] = GAME.pending(state)
    path = player(level)(state, item.seat, Dice(seed, 1), Units(units))
    return " ".join(pick[0] for pick in path)


def match(state: State, levels: tuple[str, str], seed: str, units: int = 400) -> State:
    """Let two levels play to the end."""
    step = 0
    while pending := GAME.pending(state):
        seat = pending[0].seat
        step += 1
        path = player(levels[seat])(state, seat, Dice(seed, step), Units(units))
        state = GAME.apply(state, seat, walk(GAME, state, seat, path), DICE).state
    return state


def positions(seed: str) -> Iterator[State]:
    """Yield every position of a random match in which a piece is to be moved."""
    for step, _ in random_match(GAME, 2, seed):
        if isinstance(step.state.phase, Moving):
            yield step.state


@every_layout
@every_level
def test_a_level_plays_to_the_end_on_every_layout(layout: Layout, level: str) -> None:
    assert GAME.outcome(match(start(layout), (level, level), f"{layout}-{level}", 60)) is not None


@every_level
def test_the_same_dice_give_the_same_answer(level: str) -> None:
    assert answer(level, pasture(START)) == answer(level, pasture(START))


@every_level
def test_a_level_answers_with_hardly_any_budget(level: str) -> None:
    state = pasture(START)
    path: Path = tuple((word,) for word in answer(level, state, units=1).split())
    walk(GAME, state, BLACK, path)


def test_without_any_time_to_think_a_row_is_taken() -> None:
    state = pasture("o..Go ....o B...o ....o .ooo.")
    assert {answer("hard", state, units=1, seed=seed) for seed in "abcdefgh"} == {"a3 a1"}


# a3 a1 would be Black's third row.
WINNING = "o..Go ....b B...o ....b .ooo."
# Green threatens to walk from a5 to a1; only a sheep taken from the bottom row stops that.
THREAT = "G...o ..... ....o ..Bo. .ooo."


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_level_takes_its_third_row(level: str) -> None:
    answers = {answer(level, pasture(WINNING), seed=seed) for seed in "abcd"}
    assert "a3 a1" in answers


def test_hard_always_takes_its_third_row() -> None:
    assert {answer("hard", pasture(WINNING), seed=seed) for seed in "abcdefgh"} == {"a3 a1"}


def test_hard_does_not_let_the_rival_form_a_third_row() -> None:
    state = pasture("G...o b.... g...g ..B.. .ooo.")
    after, _ = play(state, answer("hard", state))
    assert not any(moved(spot_of(after), *step).mine for step in steps(spot_of(after)))


def test_hard_is_not_confused_by_what_it_remembers() -> None:
    state = pasture(START)
    after, _ = play(state, answer("hard", state, units=8000))
    assert not any(moved(spot_of(after), *step).mine for step in steps(spot_of(after)))


def test_hard_does_not_think_about_an_only_move() -> None:
    state = pasture("....o .oo.. o.... oGo.. Boo..")
    assert answer("hard", state, units=1) == "a2 b3"


def test_hard_exchanges_for_its_own_good_on_both_sides() -> None:
    both = pasture("o...o ...o. o...o ....o Boo.G")
    state, _ = play(both, "d4 d1")
    first = answer("hard", state)
    state, _ = play(state, first)
    assert first in ("b1", "c1", "d1")
    assert answer("hard", state) in {"b1", "c1", "d1"} - {first}


@pytest.mark.parametrize("number", range(4))
def test_easy_beats_random(number: int) -> None:
    levels = ("easy", "random") if number % 2 else ("random", "easy")
    outcome = GAME.outcome(match(pasture(START), levels, f"match {number}"))
    assert outcome is not None
    assert levels[outcome.winners[0]] == "easy"


@matches
@given(seeds)
def test_no_move_that_forms_a_row_is_overlooked(seed: str) -> None:
    for state in positions(seed):
        spot = spot_of(state)
        rows = {step for step in steps(spot) if moved(spot, *step).mine}
        assert rows == {s for s in row_moves(Eye(), *spot[:7]) if moved(spot, *s).mine}


@matches
@given(seeds)
def test_a_search_makes_the_moves_of_the_rules(seed: str) -> None:
    for state in positions(seed):
        spot = spot_of(state)
        starts = {NAMES[start] for start, _ in steps(spot)}
        assert starts == {*GAME.view(state, None).movable}


@matches
@given(seeds)
def test_cutting_and_remembering_change_no_value(seed: str) -> None:
    for state in [*positions(seed)][5::40]:
        spot = spot_of(state)
        search = Search(Units(10**6), frozenset())
        for depth in (1, 2):
            value = search.value(spot, depth, -FAR, FAR, 0)
            plain = max(
                Search(Units(10**6), frozenset()).settled(moved(spot, *s), depth, -FAR, FAR, 0)
                for s in steps(spot)
            )
            assert value == plain


def test_what_is_only_known_within_bounds_is_looked_at_again() -> None:
    spot = spot_of(pasture(START))
    fresh, search = Search(Units(10**6), frozenset()), Search(Units(10**6), frozenset())
    search.value(spot, 2, WIN, WIN + 1, 0)
    assert search.value(spot, 2, -FAR, FAR, 0) == fresh.value(spot, 2, -FAR, FAR, 0)


def test_a_position_that_was_there_is_worth_a_draw() -> None:
    state = pasture(START)
    search = Search(Units(100), frozenset(state.seen))
    assert search.value(spot_of(state), 2, -FAR, FAR, 0) == 0


def test_a_player_who_cannot_move_has_lost() -> None:
    state = pasture("..... ....G ooo.. ooo.. Boo..", BLACK)
    assert Search(Units(100), frozenset()).value(spot_of(state), 1, -FAR, FAR, 3) == 3 - WIN


@pytest.mark.parametrize(
    ("picture", "typed", "code"),
    [
        (WINNING, "a3 a1", "wins"),
        ("o..Go ....o B...o ....o .ooo.", "a3 a1", "row"),
        ("....o .oo.. o.... oGo.. Boo..", "a2 b3", "only"),
        (START, "a1 b1", "safe"),
        ("..G.. ..o.o B..o. ..... .oo.o", "d3 d1", "threatens"),
        (THREAT, "b1 b2", "blocks"),
        (THREAT, "c2 b3", "lesser_evil"),
    ],
    ids=lambda word: word if " " not in word else "",
)
def test_a_choice_has_a_reason(picture: str, typed: str, code: str) -> None:
    path = tuple((word,) for word in typed.split())
    assert REASONS["nachgedacht"](pasture(picture), BLACK, path) == code


def test_two_rows_at_once_are_a_reason() -> None:
    state = pasture("B.... .o..o o.o.o ...oo oG...", GREEN)
    assert REASONS["nachgedacht"](state, GREEN, (("b1",), ("e1",))) == "two_rows"


def test_an_exchange_spoils_something() -> None:
    state, _ = play(pasture("o..Go ....o B...o ....o .ooo."), "a3 a1")
    assert REASONS["nachgedacht"](state, Seat(1), (("c1",),)) == "spoils"
