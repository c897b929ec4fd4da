"""The material: rulebook, Material and Preparation; GAMES.md 1.1, 1.3 and 1.4."""

from collections import Counter

import pytest

from rules.core.dice import Dice
from rules.schubsen import GAME
from rules.schubsen.data import (
    ALL_PADS,
    ARRANGEMENTS,
    DIGITS,
    FACES,
    PAD_KEYS,
    PADS,
    RINGS,
    SIDES,
    SPOTS,
    WATER,
    Spot,
)
from rules.schubsen.events import DykeLaid, RoundBegun, StartDrawn
from rules.schubsen.options import Options


@pytest.mark.parametrize(
    ("seats", "rings"), [(3, 4), (4, 3), (5, 2), (6, 2), (7, 1), (8, 1)], ids=lambda n: str(n)
)
def test_preparation_lifesavers_by_number_of_players(seats: int, rings: int) -> None:
    state = GAME.new(seats, Options(), Dice("rings", 0)).state
    assert state.rings == (rings,) * seats


def test_material_twelve_lifesavers_are_enough_for_every_table() -> None:
    assert max(seats * rings for seats, rings in RINGS.items()) == 12


def test_material_sixteen_clovers_of_two_kinds() -> None:
    kinds = Counter(PADS[pad].kind for pad in ALL_PADS)
    assert kinds == {"back": 8, "change": 8}


def test_run_back_pads_are_whole_tens() -> None:
    assert all(pad.value % 10 == 0 for pad in PADS.values() if pad.kind == "back")


def test_the_values_of_the_pads() -> None:
    assert [PADS[pad].value for pad in ALL_PADS] == [
        *(10, 10, 20, 20, 30, 30, 40, 50),
        *(5, 5, 5, 10, 10, 10, 20, 20),
    ]


def test_every_pad_has_a_key_of_one_letter() -> None:
    assert len({*PAD_KEYS.values()}) == len(PADS)
    assert all(len(key) == 1 for key in PAD_KEYS.values())


@pytest.mark.parametrize(
    ("side", "board", "puddles"),
    [("wiese", 1, 18), ("priel", 1, 20), ("graeben", 2, 22), ("sturmflut", 2, 24)],
)
def test_each_side_has_its_puddles(side: str, board: int, puddles: int) -> None:
    assert SIDES[side].board == board
    assert len({*SIDES[side].water}) == puddles
    assert all(0 < at < 99 for at in SIDES[side].water), "the first and the last square are dry"


PICTURES = {
    "wiese": """
9 . ~ . . . . . ~ . .
8 . . ~ . . ~ . . . .
7 . . . ~ . . . . ~ .
6 ~ . . . . . ~ . . .
5 . . . . ~ . . . . ~
4 . . ~ . . . . ~ . .
3 . ~ . . . ~ . . . .
2 . . . . ~ . . . ~ .
1 . . . ~ . . . . . .
0 . . . . . . ~ . . .""",
    "priel": """
9 . . . . . ~ . . . .
8 ~ ~ . . . . . ~ ~ .
7 . . . . . . ~ ~ . .
6 . . . . . ~ ~ . . .
5 . . . . ~ ~ . . . .
4 . . . ~ ~ . . . . .
3 . . ~ ~ . . . . . ~
2 . ~ ~ . . . . ~ . .
1 . . . . ~ . . . . .
0 . . . . . . . . . .""",
    "graeben": """
9 . . . . ~ . ~ . . .
8 . . . . . . . . . .
7 ~ . ~ ~ . ~ ~ . ~ ~
6 . . . . . . . . . .
5 . ~ . . . . . ~ . ~
4 . . . . . . . . . .
3 . ~ ~ . ~ ~ . ~ ~ .
2 . . . . . . ~ . . .
1 . . . ~ . . . . . ~
0 . . . . . . . . ~ .""",
    "sturmflut": """
9 ~ . . . . . ~ . . .
8 . . . ~ ~ . . . . .
7 . . . ~ ~ . . ~ ~ ~
6 . . . . . ~ . ~ ~ .
5 . ~ ~ . . . . . . .
4 . ~ ~ ~ . . . . . .
3 . . . . . . . . . .
2 . . . . . ~ ~ . . ~
1 . . . . . ~ ~ . . .
0 . . . ~ . . . . ~ .""",
}


@pytest.mark.parametrize("side", SIDES)
def test_the_puddles_lie_as_drawn(side: str) -> None:
    rows = PICTURES[side].strip().splitlines()
    drawn = [
        10 * column + int(row[0])
        for row in rows
        for column, square in enumerate(row.split()[1:])
        if square == "~"
    ]
    assert sorted(drawn) == list(SIDES[side].water)


def test_there_are_eight_ways_to_lay_the_dyke() -> None:
    assert len({*ARRANGEMENTS}) == 8
    assert all(SIDES[first].board != SIDES[second].board for first, second in ARRANGEMENTS)


def test_all_eight_ways_are_drawn() -> None:
    drawn = {GAME.new(3, Options(), Dice(str(seed), 0)).state.sides for seed in range(100)}
    assert drawn == {*ARRANGEMENTS}


def test_every_seat_can_be_the_start_player() -> None:
    drawn = {GAME.new(8, Options(), Dice(str(seed), 0)).state.start for seed in range(100)}
    assert drawn == {*range(8)}


@pytest.mark.parametrize(
    ("word", "sides"), [("calm", ("wiese", "graeben")), ("stormy", ("priel", "sturmflut"))]
)
def test_an_option_fixes_the_dyke(word: str, sides: tuple[str, str]) -> None:
    options = Options(dyke=word)  # type: ignore[arg-type]
    assert GAME.new(3, options, Dice("s", 0)).state.sides == sides


def test_the_calmer_side_is_named_first() -> None:
    for calm, wet in FACES.values():
        assert len(SIDES[calm].water) < len(SIDES[wet].water)
        assert SIDES[calm].board == SIDES[wet].board


def test_water_of_the_second_board_lies_a_hundred_squares_on() -> None:
    water = WATER["priel", "graeben"]
    assert {8, 12, 107, 197} <= water
    assert len(water) == 42


def test_squares_are_printed_0_to_99_on_both_boards() -> None:
    assert SPOTS[0] == Spot(1, 0)
    assert SPOTS[172] == Spot(2, 72)
    assert SPOTS[199] == Spot(2, 99)


def test_preparation_everyone_starts_with_ten_cards_on_square_0() -> None:
    step = GAME.new(5, Options(), Dice("start", 0))
    state = step.state
    assert state.hands == (DIGITS,) * 5
    assert state.squares == (0,) * 5
    assert state.imp == state.cherub == state.start
    assert step.events == (
        DykeLaid(*state.sides, 2),
        StartDrawn(state.start),
        RoundBegun(1, state.start),
    )
