"""Alpha-beta for Schaf nachgedacht: iterative deepening, a table of positions, ordered moves."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.nachgedacht.board import BITS, places
from rules.nachgedacht.data import ROWS_TO_WIN
from rules.nachgedacht.moves import moves
from rules.nachgedacht.rows import formed
from rules.nachgedacht.state import State
from rules.players.base import Budget
from rules.players.nachgedacht_eye import Eye, row_moves

WIN = 10_000
FAR = 2 * WIN
_EXACT, _AT_LEAST, _AT_MOST = range(3)


class Spot(NamedTuple):
    """A position as the player to move sees it; *turn* is that player's seat.

    The sheep on *moved* may not go back to *home*.
    """

    me: int
    you: int
    white: int
    mine: int
    yours: int
    home: int
    moved: int
    turn: int


class Moved(NamedTuple):
    """A position right after a move, still seen by the mover, and the rows that it formed."""

    spot: Spot
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


class Enough(Exception):
    """The budget is spent."""


def spot_of(state: State) -> Spot:
    """Read the table as the seat in turn sees it."""
    me, you = state.turn, 1 - state.turn
    home, moved = state.last or (0, -1)
    return Spot(
        state.shepherds[me],
        state.shepherds[you],
        state.white,
        state.coloured[me],
        state.coloured[you],
        home,
        moved,
        me,
    )


def moved(spot: Spot, start: int, end: int) -> Moved:
    """Make a move and find the rows it forms for both."""
    me, you, white, mine, yours, _, _, turn = spot
    if start == me:
        after = Spot(end, you, white, mine, yours, 0, -1, turn)
        return Moved(after, formed(me, 0, end, white | yours), ())
    change = BITS[start] | BITS[end]
    if white & BITS[start]:
        white ^= change
    elif mine & BITS[start]:
        mine ^= change
    else:
        yours ^= change
    return Moved(
        Spot(me, you, white, mine, yours, start, end, turn),
        formed(me, spot.white | spot.yours, me, white | yours),
        formed(you, spot.white | spot.mine, you, white | mine),
    )


def steps(spot: Spot) -> list[tuple[int, int]]:
    """List every legal move."""
    pieces = moves(spot.me, spot.you, spot.white | spot.mine | spot.yours, (spot.home, spot.moved))
    return [(start, end) for start, free in pieces for end in places(free)]


class Search:
    """One player's thoughts about one decision.

    *past* holds the positions that have been there: going back to one is worth a draw.
    """

    def __init__(self, budget: Budget, past: frozenset[int]) -> None:
        self._budget = budget
        self._past = past
        self._eye = Eye()
        self._table: dict[tuple[int, ...], tuple[int, int, int, tuple[int, int]]] = {}
        self._history = [0] * (25 * 25)

    def value(self, spot: Spot, depth: int, low: int, high: int, ply: int) -> int:
        """Value *spot* for the player to move, *depth* moves ahead, between *low* and *high*."""
        if self._budget.spent():
            raise Enough
        if depth <= 0:
            return self._calm(spot, low, high, ply)
        if _position(spot) in self._past:
            return 0
        known = self._table.get(spot)
        if known is not None and known[0] >= depth:
            _, bound, value, _ = known
            if bound == _EXACT or (value >= high if bound == _AT_LEAST else value <= low):
                return value
        best, choice, floor = -FAR, (0, 0), low
        for step in self._ordered(spot, None if known is None else known[3]):
            found = self.settled(moved(spot, *step), depth, max(low, best), high, ply)
            if found > best:
                best, choice = found, step
                if best >= high:
                    self._history[step[0] * 25 + step[1]] += depth * depth
                    break
        if best == -FAR:
            return ply - WIN
        bound = _AT_LEAST if best >= high else _EXACT if best > floor else _AT_MOST
        self._table[spot] = (depth, bound, best, choice)
        return best

    def settled(self, after: Moved, depth: int, low: int, high: int, ply: int) -> int:
        """Value what a move led to, for the mover: rows, exchanges, the rival's answer."""
        spot, mine, theirs = after
        if mine and spot.mine.bit_count() + len(mine) >= ROWS_TO_WIN:
            return WIN - ply
        if theirs and spot.yours.bit_count() + len(theirs) >= ROWS_TO_WIN:
            return ply - WIN
        return self.exchanged(spot, mine, theirs, depth, low, high, ply)

    def exchanged(
        self,
        spot: Spot,
        mine: tuple[int, ...],
        theirs: tuple[int, ...],
        depth: int,
        low: int,
        high: int,
        ply: int,
    ) -> int:
        """Value the exchanges that wait, the mover's rows first, then the rival's answer."""
        if mine:
            worst = FAR
            for place in self._candidates(spot, mine[0], spot.white | spot.yours, depth):
                found = self.exchanged(
                    swapped(spot, place, own=True), mine[1:], theirs, depth, low, high, ply
                )
                worst = min(worst, found)
                high = min(high, worst)
                if worst <= low:
                    break
            return worst
        if theirs:
            best = -FAR
            for place in self._candidates(spot, theirs[0], spot.white | spot.mine, depth):
                found = self.exchanged(
                    swapped(spot, place, own=False), mine, theirs[1:], depth, low, high, ply
                )
                best = max(best, found)
                low = max(low, best)
                if best >= high:
                    break
            return best
        return -self.value(turned(spot), depth - 1, -high, -low, ply + 1)

    def _candidates(self, spot: Spot, row: int, flock: int, depth: int) -> tuple[int, ...]:
        """List the sheep to exchange; near the horizon only the most spoiling one."""
        white = places(row & spot.white)
        if depth > 1:
            return white
        holes = self._eye.holes
        return (min(white, key=lambda place: holes(flock & ~BITS[place]).bit_count()),)

    def _calm(self, spot: Spot, low: int, high: int, ply: int) -> int:
        """Value a position at the horizon: only rows that can be formed at once are tried."""
        best = self._eye.feel(*spot[:5])
        if best >= high:
            return best
        for start, end in row_moves(self._eye, *spot[:7]):
            after = moved(spot, start, end)
            if after.mine:
                best = max(best, self.settled(after, 0, max(low, best), high, ply))
                if best >= high:
                    break
        return best

    def _ordered(self, spot: Spot, first: tuple[int, int] | None) -> Iterator[tuple[int, int]]:
        """Yield the moves that promise most first: known best, rows, then by experience."""
        tried = [] if first is None else [first]
        yield from tried
        for step in row_moves(self._eye, *spot[:7]):
            if step not in tried:
                tried.append(step)
                yield step
        history = self._history
        rest = [step for step in steps(spot) if step not in tried]
        rest.sort(key=lambda step: -history[step[0] * 25 + step[1]])
        yield from rest


def swapped(spot: Spot, place: int, *, own: bool) -> Spot:
    """Exchange the white sheep on *place* for one of the mover's *own*, or of the rival's."""
    me, you, white, mine, yours, home, at, turn = spot
    bit = BITS[place]
    if own:
        return Spot(me, you, white ^ bit, mine | bit, yours, home, at, turn)
    return Spot(me, you, white ^ bit, mine, yours | bit, home, at, turn)


def turned(spot: Spot) -> Spot:
    """Hand the turn over."""
    me, you, white, mine, yours, home, at, turn = spot
    return Spot(you, me, white, yours, mine, home, at, 1 - turn)


def _position(spot: Spot) -> int:
    """Number a position as the rules do, see State.position."""
    me, you, white, mine, yours, _, _, turn = spot
    if turn:
        me, you, mine, yours = you, me, yours, mine
    return (white | yours) | (mine | yours) << 25 | me << 50 | you << 55 | turn << 60
