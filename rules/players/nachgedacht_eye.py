"""What a player of Schaf nachgedacht sees at a glance: threats, and how a position feels.

Positions are bare ints here, the player to move first: *me*, *you* are the shepherds' hollows,
*white*, *mine*, *yours* the sheep as sets (see rules/nachgedacht/board.py).
"""

from rules.nachgedacht.board import BITS, CENTRE, LINES, crowds, places
from rules.nachgedacht.moves import reach, sight
from rules.nachgedacht.rows import SHEEP_IN_A_ROW, rows

ROW = 100
ROW_VALUES = (0, ROW, 240)
HOLE, OPEN_HOLE, IN_SIGHT, PAIR = 6, 14, 3, 1

_Table = tuple[int, dict[int, int]]
WINDOW = SHEEP_IN_A_ROW + 1
WINDOWS = tuple(
    {
        sum(BITS[place] for place in line[at : at + WINDOW])
        for lines in LINES
        for line in lines
        for at in range(len(line) - WINDOW + 1)
    }
)


def _needs(line: tuple[int, ...], place: int) -> _Table:
    """For each flock on *line*: the hollows where one more sheep makes a row with *place*."""
    every = crowds(line, place)
    at = LINES[place].index(line)

    def ends(flock: int) -> int:
        bits = (BITS[other] for other in line if other != place)
        return sum(bit for bit in bits if not flock & bit and rows(place, flock | bit)[at])

    return every[-1], {flock: ends(flock) for flock in every}


NEEDS: tuple[tuple[_Table, ...], ...] = tuple(
    () if place == CENTRE else tuple(_needs(line, place) for line in LINES[place] if len(line) > 3)
    for place in range(len(LINES))
)


class Eye:
    """A glance with a memory: flocks come again and again."""

    def __init__(self) -> None:
        self._flocks: dict[int, tuple[int, int]] = {}

    def holes(self, flock: int) -> int:
        """Return the hollows where a shepherd would stand in a row of *flock*."""
        return self._look(flock)[0]

    def _look(self, flock: int) -> tuple[int, int]:
        known = self._flocks.get(flock)
        if known is None:
            known = self._flocks[flock] = _look(flock)
        return known

    def feel(self, me: int, you: int, white: int, mine: int, yours: int) -> int:
        """Value a position for the player to move, rows and threats and sight together."""
        my_holes, my_pairs = self._look(white | yours)
        your_holes, your_pairs = self._look(white | mine)
        sheep = white | mine | yours
        occupied = sheep | BITS[me] | BITS[you]
        value = ROW_VALUES[mine.bit_count()] - ROW_VALUES[yours.bit_count()]
        value += HOLE * ((my_holes & ~occupied).bit_count() - (your_holes & ~occupied).bit_count())
        value += PAIR * (my_pairs - your_pairs)
        value -= OPEN_HOLE * (reach(you, occupied) & your_holes).bit_count()
        value += IN_SIGHT * (sight(me, occupied) & sheep).bit_count()
        return value - IN_SIGHT * (sight(you, occupied) & sheep).bit_count()


def _look(flock: int) -> tuple[int, int]:
    """Return the hollows that lack nothing but a shepherd, and how many rows are half-way."""
    holes = pairs = 0
    for window in WINDOWS:
        missing = window & ~flock
        if not missing & (missing - 1):
            holes |= missing
        elif missing.bit_count() == 2:
            pairs += 1
    return holes & ~BITS[CENTRE], pairs


def row_moves(
    eye: Eye, me: int, you: int, white: int, mine: int, yours: int, home: int, moved: int
) -> list[tuple[int, int]]:
    """List the moves that may form a row for the player to move; a few may turn out not to."""
    flock = white | yours
    occupied = flock | mine | BITS[me] | BITS[you]
    found = [(me, end) for end in places(reach(me, occupied) & eye.holes(flock))]
    need = 0
    for mask, table in NEEDS[me]:
        need |= table[flock & mask]
    if need:
        for start in places(sight(me, occupied) & flock):
            ends = reach(start, occupied) & need
            if start == moved:
                ends &= ~BITS[home]
            found += ((start, end) for end in places(ends))
    return found
