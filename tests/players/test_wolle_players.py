"""Computer players of Volle Wolle: legal, repeatable, and not blind."""

from typing import Any

import pytest

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.walk import stroll, walk
from rules.players import REASONS
from rules.players.wolle_dice import Roller, Stakes
from rules.players.wolle_eye import chance, value
from rules.players.wolle_paths import path_of
from rules.players.wolle_sketch import reached
from rules.wolle import GAME
from rules.wolle.chance import rolls, second
from rules.wolle.choices import Bid
from rules.wolle.data import BLACK, CARDS, PLUS
from rules.wolle.state import Returning, State, Taking
from tests.kit.walks import random_match
from tests.players.arena import answer, booked, match
from tests.wolle.table import BONE, DOG, ONE, OTHER_DOG, TWO, bidding, rolled, table

LEVELS = ("easy", "medium", "hard")
every_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["medium", "hard"])
AGENTS = [number for number, card in CARDS.items() if card.kind == "agent"]
RACERS = [number for number, card in CARDS.items() if card.kind == "racer"]
EIGHT, ONE_POINT = 57, 15
SYMBOL = next(n for n, card in CARDS.items() if card.symbol and card.points == 4)
BLACK_SHEEP = min(BLACK)


def taking(due: int, *display: int, **facts: Any) -> State:
    return table(Taking(ONE, due, display, "reached", rolled(8, 9, 9)), display=display, **facts)


def taken(level: str, state: State) -> Any:
    return walk(GAME, state, ONE, answer(GAME, level, state, ONE))


@every_level
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_level_plays_to_the_end(seats: int, level: str) -> None:
    assert match(GAME, (level,) * seats, f"{level}-{seats}", 100)


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(GAME, LEVELS, "same", 400) == match(GAME, LEVELS, "same", 400)


@every_level
@pytest.mark.parametrize(
    "state",
    [
        bidding(None, None, 20),
        table(rolled(1, 2, 3)),
        table(rolled(4, 4, 4, attempt=3, kept=(8, 10))),
        taking(2, 49, 50, 51, 53),
    ],
    ids=["bid", "roll", "last roll", "take"],
)
def test_a_level_answers_when_the_budget_is_spent_at_once(level: str, state: State) -> None:
    walk(GAME, state, ONE, answer(GAME, level, state, ONE, units=0))


def test_hard_thinks_as_long_as_it_may_and_hardly_longer() -> None:
    assert 1000 <= booked(GAME, "hard", bidding(None, None, None), ONE, 1000) < 1200


@thinking
def test_bids_are_mixed(level: str) -> None:
    state = bidding(None, None, None)
    assert len({answer(GAME, level, state, ONE, f"seed {n}", 500) for n in range(20)}) > 1


@thinking
def test_a_set_is_completed(level: str) -> None:
    state = taking(1, AGENTS[2], EIGHT, flocks=(tuple(AGENTS[:2]), (), ()))
    assert taken(level, state).cards == (AGENTS[2],)


@thinking
def test_a_third_racer_is_left_to_others(level: str) -> None:
    state = taking(1, RACERS[2], ONE_POINT, flocks=(tuple(RACERS[:2]), (), ()))
    assert taken(level, state).cards == (ONE_POINT,)


@thinking
def test_a_first_dog_is_taken_and_a_second_is_not(level: str) -> None:
    assert taken(level, taking(1, DOG, 35)).cards == (DOG,)
    assert taken(level, taking(1, DOG, 35, dogs=(1, 0, 0))).cards == (35,)


@thinking
def test_the_bone_is_fetched_by_who_has_a_dog(level: str) -> None:
    state = taking(1, SYMBOL, DOG, dogs=(1, 2, 0), bone=TWO)
    assert taken(level, state).steal


@thinking
def test_a_free_comb_that_brings_three_cards_is_taken(level: str) -> None:
    state = table(rolled(8, 5, 5), flocks=((ONE_POINT + 2,), (), ()))
    assert answer(GAME, level, state, ONE) == (("comb",),)


@thinking
def test_many_chips_are_not_paid_for_a_poor_card(level: str) -> None:
    state = table(
        rolled(1, 1, 12, attempt=3, kept=(8, 10)), display=(ONE_POINT, 16), chips=(9, 2, 2)
    )
    assert answer(GAME, level, state, ONE) == (("stop",),)


@thinking
def test_the_poorest_sheep_are_put_back(level: str) -> None:
    flock = (EIGHT, ONE_POINT, 49, 16)
    state = table(Returning((None, (), ())), flocks=(flock, (), ()), display=(), deck=())
    assert {*taken(level, state).cards} == {ONE_POINT, 16}


@pytest.mark.parametrize("need", range(14, 27))
def test_a_roller_who_only_wants_to_reach_agrees_with_the_odds(need: int) -> None:
    roller = Roller(need, 0, 0, Stakes((1.0, 1.0, 1.0), 0.0, 0.0))
    assert roller.second(5, 8) == pytest.approx(sum(second(8, need - 5)))


def test_chips_keep_black_sheep_away_where_that_is_cheaper() -> None:
    roller = Roller(20, 0, 3, Stakes((9.0, 6.0, 3.0), 1.0, -9.0))
    assert roller.stop(12, 3) == pytest.approx(1 - 2 * 1.2)
    assert roller.stop(10, 3) == -9
    assert roller.stop(14, 3) == 1


def test_luck_decides_at_which_roll_a_bid_is_reached() -> None:
    state = bidding(None, None, chips=(0, 0))
    first, soon, later = rolls(20)
    edges = (first / 2, first + soon / 2, first + soon + later / 2, 0.999)
    assert [reached(state, ONE, 20, lucky) for lucky in edges] == [3, 2, 1, 0]


def test_hope_is_a_binomial_chance() -> None:
    assert chance(2, 0.5, 1) == pytest.approx(0.75)
    assert chance(3, 0.5, 2) == pytest.approx(0.5)
    assert chance(1, 0.5, 2) == 0


def test_a_herd_without_a_future_is_worth_its_points() -> None:
    over = table(Returning((None,) * 3), display=(), deck=(), flocks=((EIGHT,), (), ()))
    dogs = (1, 2, 0)
    state = table(over.phase, display=(), deck=(), flocks=over.flocks, dogs=dogs, bone=ONE)
    assert value(state, ONE) == 8 + 9 + 4 + 2


@pytest.mark.parametrize("seats", [2, 5])
def test_every_choice_has_a_path(seats: int) -> None:
    for step, _ in random_match(GAME, seats, "paths")[:-1]:
        for item in GAME.pending(step.state):
            _, choice = stroll(GAME, step.state, item.seat, Dice("stroll", 0).below)
            assert walk(GAME, step.state, item.seat, path_of(step.state, choice)) == choice


def test_a_bid_of_26_plus_is_spelled_as_its_option() -> None:
    assert path_of(bidding(None, None), Bid(PLUS)) == (("26p",),)


LAST = rolled(1, 1, 12, attempt=3, kept=(8, 10))
BONUS: tuple[tuple[int, ...], ...] = ((ONE_POINT,), (), ())


@pytest.mark.parametrize(
    ("state", "path", "code"),
    [
        (bidding(None, None), (("26",),), "bid_first"),
        (bidding(None, None), (("21",),), "bid_likely"),
        (bidding(None, None), (("14",),), "bid_late"),
        (table(rolled(1, 2, 3)), (("d8",),), "best_odds"),
        (table(rolled(8, 5, 5), flocks=BONUS), (("comb",),), "comb_free"),
        (table(rolled(8, 5, 5)), (("comb",),), "comb_chips"),
        (
            table(rolled(1, 1, 11, attempt=3), display=(BLACK_SHEEP, 50), chips=(9, 2, 2)),
            (("safe",),),
            "no_black",
        ),
        (table(LAST, chips=(9, 2, 2)), (("stop",),), "too_dear"),
        (taking(1, SYMBOL, DOG, dogs=(1, 2, 0), bone=TWO), (("a",), ("yes",)), "steals"),
        (taking(2, 50, 51), (("a",),), "no_choice"),
        (
            taking(1, AGENTS[2], EIGHT, flocks=(tuple(AGENTS[:2]), (), ())),
            (("a",),),
            "set_agent",
        ),
        (taking(1, RACERS[1], EIGHT, flocks=((RACERS[0],), (), ())), (("a",),), "set_racer"),
        (taking(1, DOG, EIGHT), (("a",),), "first_dog"),
        (taking(1, OTHER_DOG, EIGHT), (("b",),), "best_cards"),
        (taking(1, BONE, EIGHT), (("a",),), "best_cards"),
        (
            table(Returning((None, (), ())), flocks=((EIGHT, 15, 16), (), ()), display=()),
            (("15", "16"),),
            "poorest",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_choice_has_a_reason(state: State, path: Path, code: str) -> None:
    assert REASONS["wolle"](state, Seat(0), path) == code
