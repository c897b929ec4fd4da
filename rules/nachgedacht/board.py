"""The pasture: 25 hollows, their names and the straight lines through them.

A hollow is a number from 0 (a1) by rows to 24 (e5); a set of hollows is an int, one bit each.
"""

SIDE = 5
NAMES = tuple(f"{file}{rank}" for rank in "12345" for file in "abcde")
PLACES = {name: place for place, name in enumerate(NAMES)}
CENTRE = PLACES["c3"]
BITS = tuple(1 << place for place in range(SIDE * SIDE))

_STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))


def _through(place: int, across: int, up: int) -> tuple[int, ...]:
    """List the hollows of the line through *place* in one direction, in order."""
    rank, file = divmod(place, SIDE)
    return tuple(
        (rank + up * step) * SIDE + file + across * step
        for step in range(1 - SIDE, SIDE)
        if 0 <= rank + up * step < SIDE and 0 <= file + across * step < SIDE
    )


# Four for each hollow: across, up, and both diagonals; a corner's short diagonal is itself alone.
LINES = tuple(tuple(_through(place, *step) for step in _STEPS) for place in range(SIDE * SIDE))


def places(hollows: int) -> tuple[int, ...]:
    """List the members of a set of hollows from a1 to e5."""
    found = []
    while hollows:
        lowest = hollows & -hollows
        found.append(lowest.bit_length() - 1)
        hollows ^= lowest
    return tuple(found)


def names(hollows: int) -> tuple[str, ...]:
    """Name the members of a set of hollows from a1 to e5, which is also their order in a line."""
    return tuple(NAMES[place] for place in places(hollows))


def crowds(line: tuple[int, ...], place: int) -> tuple[int, ...]:
    """List every set of pieces that can stand on *line* beside the one on *place*."""
    others = [BITS[other] for other in line if other != place]
    found = [0]
    for bit in others:
        found += [crowd | bit for crowd in found]
    return tuple(found)
