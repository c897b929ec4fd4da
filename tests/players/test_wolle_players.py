"""Computer players of Volle Wolle: legal, repeatable, and not blind."""

from typing import Any

import pytest

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.walk import stroll, walk
from rules.players import REASONS
from rules.players.wolle_auction import ROUNDS, TRY
from rules.players.wolle_dice import Roller, Stakes
from rules.players.wolle_eye import chance, value
from rules.players.wolle_odds import odds
from rules.players.wolle_paths import path_of
from rules.players.wolle_prospect import prospect, win_chance
from rules.players.wolle_round import Round
from rules.wolle import GAME
from rules.wolle.chance import rolls, second
from rules.wolle.choices import Bid
from rules.wolle.data import BLACK, CARDS, PLUS
from rules.wolle.state import Returning, State, Taking
from tests.kit.walks import random_match
from tests.players.arena import answer, booked, match
from tests.wolle.table import BONE, DOG, ONE, OTHER_DOG, THREE, TWO, bidding, rolled, table

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


def taken(level: str, state: State, seed: str = "p") -> Any:
    return walk(GAME, state, ONE, answer(GAME, level, state, ONE, seed))


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


def test_hard_stops_bidding_in_its_mind_after_so_many_rounds() -> None:
    assert booked(GAME, "hard", bidding(None, None), ONE, 50_000) == ROUNDS * 2 * TRY


def test_a_hard_player_bids_high_for_good_cards_and_lower_for_poor_ones() -> None:
    good, poor = (53, 54, 57), (10, 14, 61)
    high, low = (sum(hard_bids(bidding(None, None, display=display))) for display in (good, poor))
    assert high > low


def hard_bids(state: State) -> list[int]:
    seeds = [f"seed {n}" for n in range(10)]
    choices = [walk(GAME, state, ONE, answer(GAME, "hard", state, ONE, it, 900)) for it in seeds]
    return [choice.bid for choice in choices if isinstance(choice, Bid)]


def test_a_beginner_bids_by_feeling_but_never_pays_for_it() -> None:
    bids = {answer(GAME, "easy", bidding(None, None), ONE, f"seed {n}") for n in range(40)}
    assert len(bids) > 5
    assert (("26p",),) not in bids


def test_a_beginner_keeps_the_best_die_or_the_most_pips() -> None:
    state = table(rolled(6, 2, 7), chips=(0, 0, 0))
    dice = {answer(GAME, "easy", state, ONE, f"seed {n}") for n in range(20)}
    assert dice == {(("d8",),), (("d12",),)}
    state = table(rolled(6, 2, 5), chips=(0, 0, 0))
    assert {answer(GAME, "easy", state, ONE, f"seed {n}") for n in range(9)} == {(("d8",),)}


def test_a_beginner_likes_big_numbers_but_no_black_sheep() -> None:
    state = taking(1, AGENTS[2], EIGHT, BLACK_SHEEP, flocks=(tuple(AGENTS[:2]), (), ()))
    seen = {taken("easy", state, f"seed {n}").cards for n in range(20)}
    assert seen == {(AGENTS[2],), (EIGHT,)}


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
    late = {"deck": tuple(range(15, 27)), "chips": (2, 2, 2)}
    assert taken(level, taking(1, DOG, 35, dogs=(0, 2, 2), **late)).cards == (DOG,)
    assert taken(level, taking(1, DOG, 35, dogs=(1, 2, 2), **late)).cards == (35,)


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


def test_a_turn_without_chips_brings_what_the_odds_say() -> None:
    first, soon, later = rolls(14)
    dues, often, paid = zip(*odds(14, 0, 0), strict=True)
    assert dues == (0, 1, 2, 3)
    assert often == pytest.approx((1 - first - soon - later, later, soon, first))
    assert not any(paid)


@pytest.mark.parametrize("bid", [14, 20, 26, PLUS])
def test_chips_and_bonus_make_a_turn_better(bid: int) -> None:
    poor, rich = odds(bid, -1, 1), odds(bid, 2, 4)
    assert sum(often for _, often, _ in rich) == pytest.approx(1)
    assert sum(due * often for due, often, _ in rich) > sum(due * often for due, often, _ in poor)
    assert all(paid == 0 for due, _, paid in rich if due == 0)


def test_luck_decides_how_many_cards_a_turn_brings() -> None:
    state = bidding(None, None, chips=(0, 0))
    sketch, found = Round(state), []
    for luck in (0.0, 0.3, 0.45, 0.99):
        left = sketch.roll([*sketch.start], sketch.all, (ONE,), (20, 20), (luck, luck))
        found.append(4 - left.bit_count())
    assert found == [0, 1, 2, 3]


def test_what_is_left_goes_to_the_last_seat_or_to_the_first_of_two() -> None:
    for order, winner in (((TWO, THREE, ONE), ONE), ((TWO, ONE), TWO)):
        blank = (None,) * len(order)
        sketch = Round(bidding(*blank))
        points = [*sketch.start]
        sketch.finish(points, sketch.all, order, 0, (26,) * len(order), (0.0,) * len(order))
        gains = [now - before for now, before in zip(points, sketch.start, strict=True)]
        assert gains.index(max(gains)) == winner


def test_hope_is_a_binomial_chance() -> None:
    assert chance(2, 0.5, 1) == pytest.approx(0.75)
    assert chance(3, 0.5, 2) == pytest.approx(0.5)
    assert chance(1, 0.5, 2) == 0


def test_a_herd_without_a_future_is_worth_its_points() -> None:
    over = table(Returning((None,) * 3), display=(), deck=(), flocks=((EIGHT,), (), ()))
    dogs = (1, 2, 0)
    state = table(over.phase, display=(), deck=(), flocks=over.flocks, dogs=dogs, bone=ONE)
    assert value(state, ONE) == 8 + 9 + 4 + 2
    assert prospect(state, ONE) == 8 + 9 + 4 + 2
    assert prospect(state, THREE) == 2


@pytest.mark.parametrize("symbols", [True, False])
def test_the_bone_is_worth_more_once_nobody_can_steal_it(symbols: bool) -> None:
    deck = tuple(n for n, card in CARDS.items() if not card.symbol or symbols)[:40]
    own, other = (
        prospect(table(rolled(1, 2, 3), deck=deck, dogs=(1, 1, 0), bone=bone), ONE)
        for bone in (ONE, TWO)
    )
    assert (own - other == pytest.approx(4)) != symbols


def test_nobody_is_ahead_among_equals_and_points_decide_in_the_end() -> None:
    assert win_chance([20.0, 20.0, 20.0, 20.0], ONE, 9.0) == pytest.approx(0.25)
    assert win_chance([20.0, 12.0], ONE, 1.0) > 0.99
    assert win_chance([20.0, 900.0], ONE, 1.0) < 0.01


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
