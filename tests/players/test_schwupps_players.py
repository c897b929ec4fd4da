"""Computer players of Schwupps: legal, repeatable, fair, and not blind."""

import pytest
from msgspec.structs import replace

from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players import REASONS
from rules.players.schwupps_eye import WIN, everything, feel, lead
from rules.schwupps import GAME
from rules.schwupps.options import Options
from rules.schwupps.state import State
from tests.players.arena import answer, booked, match
from tests.schwupps.build import ADVANCED, LONG, SHORT, TEAM, cards, play, schubs, schwupps, table

ONE, TWO = Seat(0), Seat(1)
LEVELS = ("easy", "medium", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)
TABLES = [
    (seats, options)
    for options in (LONG, SHORT, ADVANCED, TEAM, Options("short", "advanced"))
    for seats in GAME.seats_for(options)
]


@every_level
@pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=[f"{o.length}-{o.mode}-{seats}" for seats, o in TABLES]
)
def test_a_level_plays_to_the_end(seats: int, options: Options, level: str) -> None:
    assert match(GAME, (level,) * seats, f"{level}-{seats}", 100, options)


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(GAME, LEVELS, "same", 400) == match(GAME, LEVELS, "same", 400)


@every_level
def test_a_level_answers_when_the_budget_is_spent_at_once(level: str) -> None:
    state = table((12, 30), "3★ 5♥ 9◆", "2▲")
    walk(GAME, state, ONE, answer(GAME, level, state, ONE, units=0))


def test_hard_thinks_as_long_as_it_may_and_hardly_longer() -> None:
    state = table((12, 30, 44), "3★ 5♥ 9◆", "2▲ 8●", "1■ 6★")
    assert 1000 <= booked(GAME, "hard", state, ONE, 1000) < 1500


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_level_hits_the_goal(level: str) -> None:
    state = table((93, 40), "7● 9▲", "2▲")
    assert {answer(GAME, level, state, ONE, seed) for seed in "abcd"} == {(("a",),)}


def test_hard_shoves_whoever_is_about_to_hit_the_goal() -> None:
    state = table((40, 96, 50), "2▲ 9●", "4★", "1♥")  # 96 is ▲
    assert answer(GAME, "hard", state, ONE)[0] == ("96",)


def test_hard_does_not_stay_last_in_the_end_game() -> None:
    state = table((20, 22, 60), "1● 9▲★", "4★ 5★", "1♥ 3♥", pile=0)
    assert answer(GAME, "hard", state, ONE) == (("b",),)


def test_an_only_choice_needs_no_thought() -> None:
    state = table((40, 50), "3●", "4★")
    assert answer(GAME, "hard", state, ONE, units=10**9) == (("a",),)


def test_a_finished_match_is_worth_all_or_nothing() -> None:
    won = play(table((93, 40), "7●", "2▲"), schwupps("7●"))
    assert [feel(won, ONE), feel(won, TWO)] == [WIN, -WIN]
    assert [lead(won, ONE), lead(won, TWO)] == [WIN, -WIN]


def test_who_left_has_lost() -> None:
    state = table((-1, 30, 40), "", "2▲ 3●", "1♥", turn=1, pile=0)
    assert feel(state, ONE) == -WIN


@pytest.mark.parametrize(
    ("state", "typed", "code"),
    [
        (table((93, 40), "7● 9▲", "2▲"), "a", "wins"),
        (table((40, 50), "3●", "4★"), "a", "only"),
        (table((40, 96, 50), "2▲ 9●", "4★", "1♥"), "96 a", "stops"),
        (table((40, 50), "3★ 1●", "4★", shoving=True, turn=1), "end", "only"),
        (table((20, 22, 60), "1● 9▲★", "4★ 5★", "1♥", pile=0), "b", "escapes"),
        (table((85, 90), "7● 8■♥", "4★"), "a", "aims"),
        (table((10, 96, 30), "2▲ 9●", "1★", "1♥"), "96 a", "shoves_leader"),
        (table((10, 96, 57), "2▲ 9●", "1★", "1♥"), "57 a", "shoves"),
        (table((10, 20), "2▲ 9●", "1★"), "b", "runs"),
        (table((95, 20), "2▲ 9●", "1★"), "b", "waits"),
        (table((10, 20, 5, 30), "2▲ 9●", "1★", options=ADVANCED), "b 10", "runs_on"),
        (table((10, 96, 30), "2▲ 9●", "1★", "1♥", shoving=True), "end", "saves"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_choice_has_a_reason(state: State, typed: str, code: str) -> None:
    [item] = GAME.pending(state)
    path = tuple((word,) for word in typed.split())
    assert REASONS["schwupps"](state, item.seat, path) == code


def test_a_shove_with_two_pieces_has_a_reason() -> None:
    state = table((10, 20, 57, 30), "2▲ 9●", "1★", options=ADVANCED)
    found = dict(everything(state, ONE))
    path = next(path for path, choice in found.items() if choice == schubs(57, "2▲", 1))
    assert REASONS["schwupps"](state, ONE, path) == "shoves_leader"


@pytest.mark.parametrize(("pile", "code"), [("8● 9●", "aims"), ("9● 8●", "runs")])
def test_a_reason_counts_only_on_cards_whose_number_is_seen(pile: str, code: str) -> None:
    state = replace(table((90, 50), "2● 2▲", "4★"), pile=cards(pile))
    assert REASONS["schwupps"](state, ONE, (("a",),)) == code
