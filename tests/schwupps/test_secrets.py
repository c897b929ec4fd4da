"""What is seen: own symbols, everybody's numbers, the top of the pile."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.dice import Dice
from rules.core.play import Secret
from rules.core.seats import Seat
from rules.core.wire import dumps
from rules.schwupps import GAME
from rules.schwupps.data import CARDS, LETTERS, NUMBER, SYMBOLS
from rules.schwupps.options import Options
from rules.schwupps.state import State
from rules.schwupps.view import Way
from tests.kit.options import every_options
from tests.kit.walks import random_match
from tests.schwupps.build import ADVANCED, LONG, cards, play, ruling, schubs, schwupps, table

TABLES = [
    pytest.param(seats, options, id=f"{name}-{seats}")
    for name, options in every_options(GAME)
    for seats in GAME.seats_for(options)
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
few = settings(max_examples=5)
seeds = st.integers(0, 10**6).map(str)


def states(seats: int, options: Options, seed: str) -> list[State]:
    return [step.state for step, _ in random_match(GAME, seats, seed, options)]


def everywhere(state: State) -> list[int]:
    """List all cards, wherever they are."""
    piles = (state.pile, state.shown, state.aside, *state.hands, *state.covered)
    return [card for pile in piles for card in pile]


@every_table
@few
@given(seed=seeds)
def test_108_cards_never_appear_or_vanish(seats: int, options: Options, seed: str) -> None:
    for state in states(seats, options, seed):
        assert sorted(everywhere(state)) == [*CARDS]


@every_table
@few
@given(seed=seeds)
def test_one_piece_to_a_square_but_the_start(seats: int, options: Options, seed: str) -> None:
    for state in states(seats, options, seed):
        standing = [square for square in state.squares if square > 0]
        assert len({*standing}) == len(standing)
        assert max(state.squares) <= options.goal


@every_table
@few
@given(seed=seeds)
def test_nobody_ever_draws_a_single_card(seats: int, options: Options, seed: str) -> None:
    for state in states(seats, options, seed):
        assert len(state.pile) % 2 == 0


@every_table
@few
@given(seed=seeds)
def test_every_card_of_a_hand_has_a_letter(seats: int, options: Options, seed: str) -> None:
    for state in states(seats, options, seed):
        assert max(map(len, state.hands)) <= len(LETTERS)


@every_table
@few
@given(seed=seeds)
def test_redealing_keeps_every_card_and_all_that_was_seen(
    seats: int, options: Options, seed: str
) -> None:
    for state in states(seats, options, seed)[::7]:
        for seat in (None, *map(Seat, range(seats))):
            twin = GAME.redeal(state, seat, Dice(seed, 1))
            assert sorted(everywhere(twin)) == [*CARDS]
            assert twin.shown == state.shown
            assert GAME.view(twin, seat) == GAME.view(state, seat)


@ruling(24)
def test_redealing_keeps_the_cards_one_has_played_face_down_oneself() -> None:
    state = play(table((5, 20), "7▲♥", "1●"), schwupps("7▲♥"))
    for step in range(20):
        assert GAME.redeal(state, Seat(0), Dice("d", step)).covered[0] == cards("7▲♥")


def test_redealing_changes_what_others_hold_but_not_their_numbers() -> None:
    state = table((5, 20), "7▲♥", "1● 4★◆ 9■")
    twins = [GAME.redeal(state, Seat(0), Dice("d", step)) for step in range(20)]
    assert len({twin.hands[1] for twin in twins}) > 5
    assert {tuple(NUMBER[card] for card in twin.hands[1]) for twin in twins} == {(1, 4, 9)}


@ruling(23)
def test_redealing_keeps_the_top_number_of_the_pile_only() -> None:
    state = table((5, 20), "7▲♥", "1●", pile=60)
    twins = [GAME.redeal(state, Seat(0), Dice("d", step)) for step in range(20)]
    assert {NUMBER[twin.pile[0]] for twin in twins} == {NUMBER[state.pile[0]]}
    assert len({NUMBER[twin.pile[1]] for twin in twins}) > 2


def test_redealing_never_hands_out_a_card_that_was_shown() -> None:
    state = table((5, 20), "7▲♥", "1● 2★", pile=30)
    for step in range(20):
        assert not {*GAME.redeal(state, None, Dice("d", step)).hands[1]} & {*state.shown}


def test_an_onlooker_sees_numbers_and_no_symbols_of_hands() -> None:
    seen = GAME.view(table((5, 20), "7▲♥ 3★", "1●", pile=4), None)
    assert (seen.hand, seen.ways, seen.own_covered) == ((), (), ())
    assert seen.numbers == ((7, 3), (1,))


@ruling(23)
def test_the_pile_shows_its_size_and_its_top_number() -> None:
    """Vorbereitung: "mit der schwarzen Seite nach oben"."""
    state = table((5, 20), "1●", pile=4)
    assert (GAME.view(state, None).pile, GAME.view(state, None).top) == (4, 1)


def test_an_empty_pile_shows_nothing() -> None:
    seen = GAME.view(table((5, 20), "1●", pile=0), None)
    assert (seen.top, seen.endgame) == (None, True)


@ruling(24)
def test_a_card_played_black_side_up_keeps_its_symbols_to_its_player() -> None:
    state = play(table((5, 20), "7▲♥", "1●"), schwupps("7▲♥"))
    assert GAME.view(state, Seat(0)).own_covered == ("7▲♥",)
    assert GAME.view(state, Seat(1)).covered == ((7,), ())
    assert "7▲♥" not in dumps(GAME.view(state, Seat(1)))


@ruling(24)
def test_a_card_played_white_side_up_is_seen_by_all() -> None:
    state = play(table((2, 63, 1), "7▲♥ 1★", pile=90), schubs(63, "7▲♥"))
    assert GAME.view(state, None).shown[-1] == "7▲♥"


def test_the_view_lists_what_the_hand_could_shove() -> None:
    state = table((2, 63, 24), "4▲ 5♥ 1★", "1●", pile=10)
    assert GAME.view(state, Seat(0)).ways == (
        Way(63, (Seat(1),), (0, 1), 9),
        Way(24, (Seat(2),), (2,), 1),
    )


def test_who_has_left_could_shove_nobody() -> None:
    state = table((-1, 63, 24), "1★", "1●", pile=0, turn=1)
    assert GAME.view(state, Seat(0)).ways == ()
    assert GAME.view(state, Seat(0)).out == (0,)


def test_the_view_names_whose_turn_it_is_and_who_is_last() -> None:
    seen = GAME.view(table((2, 63, 24), "", "1●", turn=1, shoving=True), None)
    assert (seen.turn, seen.shoving, seen.over, seen.last) == (1, True, False, (0,))


def test_when_it_is_over_nobody_is_on_turn() -> None:
    seen = GAME.view(play(table((96, 10), "4▲ 4●"), schwupps("4▲")), Seat(0))
    assert (seen.turn, seen.over, seen.ways) == (None, True, ())


def test_the_view_tells_whose_pieces_stand_where() -> None:
    seen = GAME.view(table((2, 3, 4, 5), "1●", options=ADVANCED), None)
    assert (seen.mode, seen.goal, seen.each) == ("advanced", 100, 2)
    assert (seen.sides, seen.squares) == (((0,), (1,)), (2, 3, 4, 5))


def test_public_events_tell_no_symbols_but_those_of_a_schubs() -> None:
    for step, _ in random_match(GAME, 3, "public", LONG):
        for event in step.events:
            written = dumps(event)
            public = not isinstance(event, Secret) and '"is":"Schubsed"' not in written
            assert not (public and any(symbol in written for symbol in SYMBOLS))
