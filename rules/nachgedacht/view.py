"""What everybody sees; this game has no secrets."""

from typing import Literal

from rules.core.seats import Seat
from rules.core.value import Value
from rules.nachgedacht.board import BITS, NAMES, names
from rules.nachgedacht.choices import Move
from rules.nachgedacht.data import COLOURED_SHEEP, COLOURS
from rules.nachgedacht.moving import movable
from rules.nachgedacht.rows import rows
from rules.nachgedacht.settling import row_squares
from rules.nachgedacht.state import Exchanging, Moving, Over, State


class Piece(Value, frozen=True):
    """A peg in its hollow; only sheep can be white."""

    square: str
    kind: Literal["shepherd", "sheep"]
    colour: Literal["white", "black", "green"]


class Waiting(Value, frozen=True):
    """A row of *seat* whose exchange its rival chooses among *candidates*."""

    seat: Seat
    squares: tuple[str, ...]
    candidates: tuple[str, ...]


class View(Value, frozen=True):
    """Built up from nothing: a field absent here cannot leak.

    *pieces* stand in the order a1, b1, … e5; *reserve* counts the coloured sheep off the pasture;
    *moved* counts moves; the sheep on ``last.end`` may not go back to *banned*; *standing* lists
    the squares of every row that stands, of Black and of Green; *movable* are the pieces
    the seat in turn may move; *quiet* counts moves since the latest row, *repeats* how often
    this position has been there.
    """

    layout: str
    pieces: tuple[Piece, ...]
    rows: tuple[int, int]
    reserve: tuple[int, int]
    turn: Seat
    deciding: Seat | None
    moved: int
    last: Move | None
    banned: str | None
    standing: tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]
    movable: tuple[str, ...]
    waiting: Waiting | None
    quiet: int
    repeats: int
    winner: Seat | None
    reason: str | None


def view(state: State, seat: Seat | None) -> View:
    """Show the table; every seat and every onlooker sees the same."""
    phase, last = state.phase, state.last
    over = phase if isinstance(phase, Over) else None
    waiting = _waiting(state, phase) if isinstance(phase, Exchanging) else None
    open_turn = isinstance(phase, Moving)
    black, green = (COLOURED_SHEEP - flock.bit_count() for flock in state.coloured)
    return View(
        layout=state.options.layout,
        pieces=tuple(_pieces(state)),
        rows=state.rows,
        reserve=(black, green),
        turn=state.turn,
        deciding=Seat(1 - waiting.seat) if waiting else state.turn if open_turn else None,
        moved=state.moved,
        last=None if last is None else Move(NAMES[last[0]], NAMES[last[1]]),
        banned=_banned(state) if open_turn else None,
        standing=(_standing(state, Seat(0)), _standing(state, Seat(1))),
        movable=tuple(NAMES[start] for start, _ in movable(state)) if open_turn else (),
        waiting=waiting,
        quiet=max(0, len(state.seen) - 1),
        repeats=state.seen.count(state.position),
        winner=over.winner if over else None,
        reason=over.reason if over else None,
    )


def _pieces(state: State) -> list[Piece]:
    found: list[Piece] = []
    for place, name in enumerate(NAMES):
        if place in state.shepherds:
            black = place == state.shepherds[0]
            found.append(Piece(name, "shepherd", COLOURS[0] if black else COLOURS[1]))
        elif state.white & BITS[place]:
            found.append(Piece(name, "sheep", "white"))
        elif state.coloured[0] & BITS[place]:
            found.append(Piece(name, "sheep", COLOURS[0]))
        elif state.coloured[1] & BITS[place]:
            found.append(Piece(name, "sheep", COLOURS[1]))
    return found


def _banned(state: State) -> str | None:
    """Name the hollow that the sheep just moved must not return to."""
    if state.last is None or state.last[1] in state.shepherds:
        return None
    return NAMES[state.last[0]]


def _standing(state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """List the rows that *seat*'s shepherd stands in."""
    shepherd = state.shepherds[seat]
    flocks = rows(shepherd, state.white | state.coloured[1 - seat])
    return tuple(names(flock | BITS[shepherd]) for flock in flocks if flock)


def _waiting(state: State, phase: Exchanging) -> Waiting:
    row = phase.rows[0]
    return Waiting(row.seat, row_squares(state, row), names(row.sheep & state.white))
