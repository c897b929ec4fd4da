"""Rows: a shepherd and at least three sheep, straight and unbroken, her own colour being a gap."""

from rules.nachgedacht.board import BITS, CENTRE, LINES, crowds

SHEEP_IN_A_ROW = 3

_Table = tuple[int, dict[int, int]]


def _run(line: tuple[int, ...], place: int, flock: int) -> int:
    """Return the sheep that stand unbroken beside *place*, or 0 if they are too few."""
    at = line.index(place)
    found: list[int] = []
    for way in (line[at + 1 :], line[:at][::-1]):
        for other in way:
            if not flock & BITS[other]:
                break
            found.append(BITS[other])
    return sum(found) if len(found) >= SHEEP_IN_A_ROW else 0


def _table(line: tuple[int, ...], place: int) -> _Table:
    every = crowds(line, place)
    return every[-1], {flock: _run(line, place, flock) for flock in every}


# In the centre a shepherd has no rows, whatever stands around her.
ROWS: tuple[tuple[_Table, _Table, _Table, _Table], ...] = tuple(
    ((0, {0: 0}), (0, {0: 0}), (0, {0: 0}), (0, {0: 0}))
    if place == CENTRE
    else (_table(a, place), _table(b, place), _table(c, place), _table(d, place))
    for place, (a, b, c, d) in enumerate(LINES)
)


def rows(shepherd: int, flock: int) -> tuple[int, int, int, int]:
    """Return the sheep of the row on each of the four lines through *shepherd*; 0 for no row.

    *flock* holds the sheep that count for her: the white ones and the rival's.
    """
    (m0, t0), (m1, t1), (m2, t2), (m3, t3) = ROWS[shepherd]
    return t0[flock & m0], t1[flock & m1], t2[flock & m2], t3[flock & m3]


def formed(stood: int, flock_before: int, shepherd: int, flock: int) -> tuple[int, ...]:
    """Return the sheep of each row that the last move formed for one player.

    Ruling 1: a row counts if it was not there before the move, or if the shepherd, who *stood*
    elsewhere, has moved into it.
    """
    now = rows(shepherd, flock)
    if now == (0, 0, 0, 0):
        return ()
    if stood != shepherd:
        return tuple(row for row in now if row)
    before = rows(shepherd, flock_before)
    return tuple(row for row, old in zip(now, before, strict=True) if row and not old)
