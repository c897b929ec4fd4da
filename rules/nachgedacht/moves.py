"""Where a piece can slide and what a shepherd sees: table look-ups on sets of hollows."""

from collections.abc import Iterator

from rules.nachgedacht.board import BITS, LINES, crowds, places

_Table = tuple[int, dict[int, int]]


def _slides(line: tuple[int, ...], place: int, crowd: int) -> tuple[int, int]:
    """Return the free hollows on the way both ways along *line*, and the pieces that end it."""
    at = line.index(place)
    free = blockers = 0
    for way in (line[at + 1 :], line[:at][::-1]):
        for other in way:
            if crowd & BITS[other]:
                blockers |= BITS[other]
                break
            free |= BITS[other]
    return free, blockers


def _tables(which: int) -> tuple[tuple[_Table, _Table, _Table, _Table], ...]:
    """For each hollow and line: the set to mask the board with, and the answer for each rest."""

    def table(line: tuple[int, ...], place: int) -> _Table:
        every = crowds(line, place)
        return every[-1], {crowd: _slides(line, place, crowd)[which] for crowd in every}

    return tuple(
        (table(a, place), table(b, place), table(c, place), table(d, place))
        for place, (a, b, c, d) in enumerate(LINES)
    )


REACH = _tables(0)
SIGHT = _tables(1)


def reach(place: int, occupied: int) -> int:
    """Return the hollows a piece on *place* can slide to."""
    (m0, t0), (m1, t1), (m2, t2), (m3, t3) = REACH[place]
    return t0[occupied & m0] | t1[occupied & m1] | t2[occupied & m2] | t3[occupied & m3]


def sight(place: int, occupied: int) -> int:
    """Return the pieces in direct sight of *place*."""
    (m0, t0), (m1, t1), (m2, t2), (m3, t3) = SIGHT[place]
    return t0[occupied & m0] | t1[occupied & m1] | t2[occupied & m2] | t3[occupied & m3]


def moves(
    shepherd: int, rival: int, sheep: int, last: tuple[int, int] | None
) -> Iterator[tuple[int, int]]:
    """Yield every piece a player may move now with the set of hollows it may move to.

    *shepherd* is the player's own, *last* the move just made: the sheep moved then may not be
    set down where it came from. Pieces that cannot move are left out. Own shepherd first.
    """
    occupied = sheep | BITS[shepherd] | BITS[rival]
    home, moved = last or (0, -1)
    free = reach(shepherd, occupied)
    if free:
        yield shepherd, free
    for place in places(sight(shepherd, occupied) & sheep):
        free = reach(place, occupied)
        if place == moved:
            free &= ~BITS[home]
        if free:
            yield place, free
