"""The material, and the odds of the dice."""

from collections import Counter

import pytest

from rules.wolle.chance import percent, rolls, second, third
from rules.wolle.data import BLACK, CARDS, SHEEP, SYMBOLS, WHITE, spoken

CHANCES = {  # the exact table of the reconstruction: first, second, third roll
    12: (0.829, 0.143, 0.019),
    13: (0.775, 0.181, 0.029),
    14: (0.714, 0.218, 0.043),
    15: (0.646, 0.253, 0.060),
    16: (0.574, 0.283, 0.081),
    17: (0.500, 0.303, 0.103),
    18: (0.426, 0.313, 0.127),
    19: (0.354, 0.310, 0.149),
    20: (0.286, 0.294, 0.168),
    21: (0.225, 0.268, 0.179),
    22: (0.171, 0.232, 0.181),
    23: (0.125, 0.192, 0.172),
    24: (0.087, 0.150, 0.153),
    25: (0.058, 0.110, 0.127),
    26: (0.036, 0.075, 0.096),
    27: (0.021, 0.046, 0.065),
    28: (0.010, 0.025, 0.038),
}


def test_the_deck_has_51_sheep_8_dogs_and_a_bone() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == {"white": 31, "black": 8, "agent": 6, "racer": 6, "dog": 8, "bone": 1}


def test_sheep_are_worth_what_the_reconstruction_says() -> None:
    points = Counter(card.points for card in CARDS.values() if card.kind in ("white", "black"))
    assert points == {
        -6: 1,
        -5: 1,
        -4: 2,
        -3: 2,
        -2: 2,
        1: 4,
        2: 4,
        3: 5,
        4: 5,
        5: 4,
        6: 4,
        7: 3,
        8: 2,
    }
    assert sum(CARDS[card].points for card in WHITE) == 128
    assert sum(CARDS[card].points for card in BLACK) == -29


def test_marks_are_spread_as_the_reconstruction_says() -> None:
    marks = Counter(CARDS[card].modifier for card in SHEEP)
    assert marks == {-3: 3, -2: 6, -1: 6, 0: 20, 1: 6, 2: 6, 3: 4}
    assert sorted(SYMBOLS) == [8, 26, 28, 35, 36, 39, 45]


def test_every_sheep_has_a_number_of_its_own_above_the_boards() -> None:
    assert sorted(CARDS[card].number for card in SHEEP) == list(range(7, 58))


@pytest.mark.parametrize(
    ("card", "kind", "points", "modifier"),
    [
        (7, "black", -6, 3),
        (9, "black", -4, 1),
        (11, "black", -3, 2),
        (22, "white", 2, 1),
        (33, "agent", 0, -3),
        (34, "white", 4, 1),
        (44, "racer", 0, -3),
        (57, "white", 8, -3),
    ],
)
def test_a_sheep_goes_by_its_number(card: int, kind: str, points: int, modifier: int) -> None:
    found = CARDS[card]
    assert (found.kind, found.points, found.modifier) == (kind, points, modifier)


@pytest.mark.parametrize("need", CHANCES)
def test_the_odds_are_exact(need: int) -> None:
    assert tuple(round(chance, 3) for chance in rolls(need)) == CHANCES[need]


def test_odds_after_a_kept_die_end_at_certainty() -> None:
    assert third(8, 1) == third(8, -5) == 1
    assert third(8, 9) == 0
    assert third(8, 5) == 0.5
    assert second(8, 2) == (1, 0)


def test_only_what_is_certain_is_called_so() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


def test_a_bid_is_spoken_as_the_board_shows_it() -> None:
    assert [spoken(bid) for bid in (14, 26, 27)] == ["14", "26", "26+"]
