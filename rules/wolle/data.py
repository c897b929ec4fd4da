"""The deck, the dice, the bids and the prices: constants only; RULES.md says what is a guess."""

from types import MappingProxyType
from typing import Literal

from rules.core.value import Value

Kind = Literal["white", "black", "agent", "racer", "dog", "bone"]


class Card(Value, frozen=True):
    """What is printed on a card: *agent* is the 0-0-7 sheep, *racer* the 3-7-0.

    *modifier* is the bonus or malus, *symbol* the bone that steals, *number* the Schafzahl
    (0 on dogs and the bone, which have none).
    """

    kind: Kind
    points: int
    modifier: int
    symbol: bool
    number: int


DICE = (8, 10, 12)
LOWEST, HIGHEST = 14, 26
PLUS = 27
"""The bid 26+: before every 26, for one chip, with the same number to reach."""
SAFE = 14
"""Who stays below this after the third roll takes the black sheep."""
DUE = (3, 2, 1)
"""Cards for reaching the bid with the first, second and third roll."""
CHIPS, FIRST_CHIPS = 25, 2
ONE_DOG, BONE_PER_DOG, MOST_DOGS = 9, 4, -5
PUT_BACK = 2
RACERS = (0, 3, 14)
"""Points of no, one and two 3-7-0 sheep beside complete sets, which are worth nothing."""
AGENTS = 21
"""Points of each complete set of three 0-0-7 sheep; a part of one is worth nothing."""
LETTERS = "abcdefg"

# Kind, points, and the mark at the top right of each copy; "bone" is the symbol, 0 no mark.
_FLOCK: tuple[tuple[Kind, int, tuple[int | str, ...]], ...] = (
    ("black", -6, (3,)),
    ("black", -5, ("bone",)),
    ("black", -4, (1, 0)),
    ("black", -3, (2, 0)),
    ("black", -2, (1, 0)),
    ("white", 1, (3, 3, 2, 2)),
    ("white", 2, (3, 2, 2, 1)),
    ("white", 3, (2, 1, 1, "bone", 0)),
    ("agent", 0, ("bone", 0, 0, -1, -2, -3)),
    ("white", 4, (1, "bone", "bone", 0, 0)),
    ("racer", 0, ("bone", 0, 0, -1, -2, -3)),
    ("white", 5, ("bone", 0, 0, -1)),
    ("white", 6, (0, -1, -1, -2)),
    ("white", 7, (-1, -2, -2)),
    ("white", 8, (-2, -3)),
)
_MARKS = [(kind, points, mark) for kind, points, marks in _FLOCK for mark in marks]

FIRST_SHEEP, FIRST_DOG, BONE = 7, 58, 66
"""A sheep goes by its Schafzahl; boards have 1 to 6, so dogs and the bone follow after 57."""

CARDS = MappingProxyType(
    {
        number: Card(kind, points, 0 if mark == "bone" else int(mark), mark == "bone", number)
        for number, (kind, points, mark) in enumerate(_MARKS, FIRST_SHEEP)
    }
    | dict.fromkeys(range(FIRST_DOG, BONE), Card("dog", 0, 0, False, 0))
    | {BONE: Card("bone", 0, 0, False, 0)}
)

SHEEP = frozenset(range(FIRST_SHEEP, FIRST_DOG))
BLACK = frozenset(number for number, card in CARDS.items() if card.kind == "black")
WHITE = frozenset(number for number, card in CARDS.items() if card.kind == "white")
SYMBOLS = frozenset(number for number, card in CARDS.items() if card.symbol)


def spoken(bid: int) -> str:
    """Write *bid* the way the board shows it."""
    return "26+" if bid == PLUS else str(bid)
