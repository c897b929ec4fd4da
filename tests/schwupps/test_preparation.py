"""Vorbereitung and "Über die Karten": the deck, the lane, the deal."""

from collections import Counter
from itertools import combinations

import pytest

from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.replay import Opening, begin
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.data import CARDS, FACES, LANE, NUMBER, SYMBOL, SYMBOLS
from rules.schwupps.events import Began, Dealt, SetAside
from rules.schwupps.options import Options
from rules.schwupps.schubsen import ways
from rules.schwupps.state import Playing, State
from tests.schwupps.build import ADVANCED, LONG, SHORT, TEAM, ruling


def opened(seats: int, options: Options = LONG) -> State:
    state: State = GAME.new(seats, options, Dice("deal", 0)).state
    return state


def test_the_deck_has_twelve_cards_of_each_number_from_1_to_9() -> None:
    assert Counter(NUMBER) == dict.fromkeys(range(1, 10), 12)
    assert len(CARDS) == 108


def test_no_two_cards_are_alike() -> None:
    assert len({*zip(NUMBER, SYMBOL, strict=True)}) == 108


def test_every_number_has_all_single_symbols_and_each_symbol_twice_on_its_pairs() -> None:
    for faces in FACES:
        assert faces[:6] == tuple(SYMBOLS)
        assert Counter("".join(faces[6:])) == dict.fromkeys(SYMBOLS, 2)


def test_the_nine_lists_on_the_black_sides_differ() -> None:
    assert len({frozenset(faces) for faces in FACES}) == 9


def test_the_deck_has_each_single_nine_times_each_double_four_times_each_pair_twice() -> None:
    count = Counter(SYMBOL)
    assert {count[face] for face in SYMBOLS} == {9}
    assert {count[face * 2] for face in SYMBOLS} == {4}
    assert {count["".join(pair)] for pair in combinations(SYMBOLS, 2)} == {2}


def test_the_lane_runs_from_a_bare_start_to_a_bare_100() -> None:
    assert len(LANE) == 101
    assert [square for square, symbols in enumerate(LANE) if not symbols] == [0, 100]


@pytest.mark.parametrize(
    ("squares", "sizes"),
    [
        (range(1, 100), {1: 36, 2: 42, 3: 21}),
        (range(1, 34), {1: 18, 2: 11, 3: 4}),
        (range(34, 67), {1: 12, 2: 14, 3: 7}),
        (range(67, 100), {1: 6, 2: 17, 3: 10}),
    ],
    ids=["all", "1-33", "34-66", "67-99"],
)
def test_squares_get_harder_along_the_lane(squares: range, sizes: dict[int, int]) -> None:
    assert Counter(len(LANE[square]) for square in squares) == sizes


@pytest.mark.parametrize(
    ("square", "symbols"),
    [(1, "●▲"), (5, "▲★♥"), (50, "●■♥"), (87, "▲"), (94, "◆◆"), (99, "■★♥")],
)
def test_the_lane_carries_the_symbols_of_the_table(square: int, symbols: str) -> None:
    assert LANE[square] == symbols


def test_every_square_can_be_matched_by_the_whole_deck() -> None:
    found = {1: set[int](), 2: set[int](), 3: set[int]()}
    for symbols in LANE[1:100]:
        found[len(symbols)].add(len(ways(tuple(CARDS), symbols)))
    assert found[1] == {9}
    assert {min(found[2]), max(found[2])} == {40, 83}
    assert found[3] == {783}


@pytest.mark.parametrize(
    ("seats", "each", "pile"), [(2, 2, 104), (3, 2, 102), (4, 3, 96), (5, 3, 90)]
)
def test_two_or_three_seats_get_two_cards_and_four_or_five_three(
    seats: int, each: int, pile: int
) -> None:
    state = opened(seats)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.pile) == pile


@pytest.mark.parametrize(("seats", "turns"), [(2, 26), (3, 17), (4, 12), (5, 9)])
def test_the_pile_gives_everyone_the_same_number_of_turns(seats: int, turns: int) -> None:
    assert len(opened(seats).pile) == seats * turns * 2


@ruling(23)
def test_with_five_seats_three_cards_are_taken_out_number_side_up() -> None:
    step = GAME.new(5, LONG, Dice("deal", 0))
    aside = step.state.aside
    assert len(aside) == 3
    assert step.events[1] == SetAside(tuple(NUMBER[card] for card in aside))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_seats_nothing_is_taken_out(seats: int) -> None:
    assert opened(seats).aside == ()


@pytest.mark.parametrize(
    ("seats", "options", "pieces"),
    [(5, LONG, 5), (2, ADVANCED, 4), (3, ADVANCED, 6), (4, TEAM, 4)],
)
def test_all_pieces_begin_on_the_start(seats: int, options: Options, pieces: int) -> None:
    assert opened(seats, options).squares == (0,) * pieces


@ruling(28)
def test_seat_0_begins() -> None:
    step = GAME.new(3, SHORT, Dice("deal", 0))
    assert step.state.phase == Playing(Seat(0))
    assert step.events[0] == Began(Seat(0), 2, 50)


def test_each_seat_learns_its_own_symbols_only() -> None:
    step = GAME.new(3, LONG, Dice("deal", 0))
    dealt = [event for event in step.events if isinstance(event, Dealt)]
    assert [event.to for event in dealt] == [(0,), (1,), (2,)]
    assert [event.cards for event in dealt] == [
        GAME.view(step.state, Seat(seat)).hand for seat in range(3)
    ]


@ruling(20)
def test_the_advanced_game_shuffles_like_the_basic_one() -> None:
    assert opened(3, ADVANCED).pile == opened(3).pile


@pytest.mark.parametrize(
    ("options", "seats"),
    [(LONG, [2, 3, 4, 5]), (SHORT, [2, 3, 4, 5]), (ADVANCED, [2, 3]), (TEAM, [4])],
    ids=["basic", "short", "advanced", "team"],
)
def test_each_way_of_playing_has_its_table_sizes(options: Options, seats: list[int]) -> None:
    assert [*GAME.seats_for(options)] == seats


def test_four_cannot_play_the_advanced_game() -> None:
    with pytest.raises(Illegal, match="seats_out_of_range"):
        begin(GAME, Opening("s", 4, ADVANCED))
