"""The lane and the cards: constants only. Symbols are a reconstruction, see RULES.md."""

from itertools import combinations
from typing import Final

SYMBOLS: Final = "●▲■★♥◆"

_LANE: Final = """
    ●▲   ●♥  ■    ◆   ▲★♥ ♥    ▲   ●■◆  ★   ●
    ▲▲   ◆   ♥    ★★  ■   ★    ●★◆ ▲■   ♥◆  ◆
    ●▲♥  ★♥  ●    ★   ▲■  ■    ♥   ★◆   ▲   ◆
    ♥◆   ▲▲  ■    ■★  ★   ●■   ●★  ♥    ▲♥  ●■♥
    ●▲■  ★◆  ■♥   ■   ♥♥  ◆◆   ★   ●▲★  ▲   ●■♥
    ●    ■■  ◆    ♥   ■★◆ ★★   ▲   ●    ●★  ▲◆
    ●■★  ♥   ▲♥   ■♥  ★   ▲■★  ●◆  ◆    ●   ●▲◆
    ★♥   ●●  ■♥◆  ▲★  ▲■◆ ■    ♥♥  ▲◆   ●   ■■
    ●♥◆  ■◆  ▲★◆  ●●  ▲★  ★♥◆  ▲   ●♥   ▲■♥ ●▲
    ●★♥  ●◆  ▲♥◆  ◆◆  ●■  ▲    ■★  ■◆   ■★♥
"""

_FACES: Final = """
    ● ▲ ■ ★ ♥ ◆  ★★ ♥♥ ◆◆ ●▲ ●■ ▲■
    ● ▲ ■ ★ ♥ ◆  ▲▲ ♥♥ ◆◆ ●■ ●★ ■★
    ● ▲ ■ ★ ♥ ◆  ★★ ◆◆ ●▲ ●♥ ▲■ ■♥
    ● ▲ ■ ★ ♥ ◆  ▲▲ ■■ ♥♥ ●★ ●◆ ★◆
    ● ▲ ■ ★ ♥ ◆  ●● ■■ ◆◆ ▲★ ▲♥ ★♥
    ● ▲ ■ ★ ♥ ◆  ▲▲ ■■ ●♥ ●◆ ★♥ ★◆
    ● ▲ ■ ★ ♥ ◆  ●● ■■ ★★ ▲♥ ▲◆ ♥◆
    ● ▲ ■ ★ ♥ ◆  ●● ▲▲ ★★ ■♥ ■◆ ♥◆
    ● ▲ ■ ★ ♥ ◆  ●● ♥♥ ▲★ ▲◆ ■★ ■◆
"""

START: Final = 0
OFF: Final = -1
"""Where a piece is that was taken from the board."""

LANE: Final = ("", *_LANE.split(), "")
"""The symbols of every square from the start (0) to 100; neither end has any."""

FACES: Final = tuple(tuple(line.split()) for line in _FACES.strip().splitlines())
"""The twelve white sides of the cards of each number, 1 first: printed on their black sides."""

CARDS: Final = range(108)
"""A card is its place in the unshuffled deck: twelve of each number, in the order of FACES."""

NUMBER: Final = tuple(card // 12 + 1 for card in CARDS)
SYMBOL: Final = tuple(face for faces in FACES for face in faces)
NAME: Final = tuple(f"{NUMBER[card]}{SYMBOL[card]}" for card in CARDS)
"""A card in writing: its number and its symbols, as in ``7●▲``."""

LETTERS: Final = (*"abcdefghijklmnopqrstuvwxyz", "aa", "bb")
"""What the cards of a hand are called from left to right; no hand grows beyond 28 cards."""

DEAL: Final = {2: 2, 3: 2, 4: 3, 5: 3}
ASIDE: Final = {2: 0, 3: 0, 4: 0, 5: 3}
DRAW: Final = 2


def _missing(wanted: str) -> dict[str, str]:
    """Map each face that fits into *wanted* to the symbols then still missing."""
    places = range(len(wanted))
    return {
        "".join(wanted[place] for place in taken): "".join(
            wanted[place] for place in places if place not in taken
        )
        for size in (1, 2)
        for taken in combinations(places, size)
    }


MISSING: Final = {
    wanted: _missing(wanted)
    for square in LANE
    for size in range(1, len(square) + 1)
    for wanted in map("".join, combinations(square, size))
}
"""For each group of symbols wanted: a card's face that fits, and what it leaves wanted."""
