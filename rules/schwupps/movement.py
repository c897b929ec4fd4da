"""Moving pieces: exact hits, one piece to a square, who makes room."""

from rules.core.errors import Illegal
from rules.core.play import Event
from rules.core.seats import Seat
from rules.schwupps.data import START
from rules.schwupps.events import Displaced, Followed, Schwuppsed, Stayed
from rules.schwupps.state import State


def own_piece(state: State, seat: Seat, mover: int) -> int:
    """Return *seat*'s piece number *mover*, as a place in the squares."""
    each = state.options.each
    if not 0 <= mover < each:
        raise Illegal("no_such_piece", mover=mover)
    return state.side(seat) * each + mover


def forward(
    state: State,
    squares: list[int],
    mover: tuple[Seat, int],
    steps: int,
    moved: type[Schwuppsed] | type[Followed],
    told: list[Event],
) -> bool:
    """Move a seat's own piece by *steps* and tell it as *moved*; return whether that won."""
    seat, piece = mover
    origin, goal = squares[piece], state.options.goal
    target = reach(state, squares, piece, steps)
    if target is None:
        raise Illegal("goal_only_to_win", goal=goal)
    if target == origin:
        told.append(Stayed(seat, piece, steps, origin, goal))
        return False
    told.append(moved(seat, piece, steps, origin, target))
    put_down(state, squares, piece, target, told)
    return target == goal


def reach(state: State, squares: list[int], piece: int, steps: int) -> int | None:
    """Return where *piece* comes to stand after *steps*; None for a goal it may not enter.

    Too many steps leave it where it is.
    """
    goal = state.options.goal
    square = squares[piece] + steps
    if square < goal:
        return square
    if square > goal:
        return squares[piece]
    if state.options.each == 1 or _wins(squares, piece):
        return goal
    return None


def _wins(squares: list[int], piece: int) -> bool:
    """Tell whether *piece* on the goal leaves its twin strictly before every rival's rear."""
    twin = squares[piece ^ 1]
    return all(
        twin > min(squares[first], squares[first + 1])
        for first in range(0, len(squares), 2)
        if first != piece & ~1
    )


def put_down(state: State, squares: list[int], piece: int, square: int, told: list[Event]) -> None:
    """Put *piece* on *square* and tell who makes room."""
    for other in make_room(squares, piece, square):
        owners = state.owners(other // state.options.each)
        told.append(Displaced(owners, other, squares[other] + 1, squares[other]))


def make_room(squares: list[int], piece: int, square: int) -> list[int]:
    """Put *piece* on *square*; whoever stands there goes back by one, and so on to the start.

    Return the pieces that had to go, first to last.
    """
    gone: list[int] = []
    while square > START and square in squares:
        other = squares.index(square)
        squares[piece] = square
        piece, square = other, square - 1
        gone.append(piece)
    squares[piece] = square
    return gone
