"""The rules once more, plain and slow, on letters in a dict: what the fast tables must agree with.

Rows are found by a pattern on the letters of a line, moves by single steps.
"""

import re
from typing import NamedTuple

from rules.nachgedacht.state import State

Board = dict[tuple[int, int], str]
WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
ALL = [(x, y) for y in range(5) for x in range(5)]
FLOCKS = {"B": "og", "G": "ob"}
RIVAL = {"B": "G", "G": "B"}


class Position(NamedTuple):
    """A board, whose turn, the latest move, rows, and the exchanges that wait."""

    board: Board
    turn: str
    last: tuple[tuple[int, int], tuple[int, int]] | None
    rows: dict[str, int]
    waiting: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()


def position(state: State) -> Position:
    """Read a table of the real rules."""

    def at(place: int) -> tuple[int, int]:
        return place % 5, place // 5

    board = {}
    for place in range(25):
        for kind, flock in zip("obg", (state.white, *state.coloured), strict=True):
            if flock >> place & 1:
                board[at(place)] = kind
    board[at(state.shepherds[0])], board[at(state.shepherds[1])] = "B", "G"
    last = None if state.last is None else (at(state.last[0]), at(state.last[1]))
    return Position(board, "BG"[state.turn], last, dict(zip("BG", state.rows, strict=True)))


def name(at: tuple[int, int]) -> str:
    """Name a hollow."""
    return "abcde"[at[0]] + str(at[1] + 1)


def moves(here: Position) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Find every legal move, step by step."""
    board = here.board
    mine = next(at for at in board if board[at] == here.turn)
    pieces = {mine}
    for x, y in WAYS:
        at = (mine[0] + x, mine[1] + y)
        while at in ALL and at not in board:
            at = (at[0] + x, at[1] + y)
        if board.get(at, "-") in "obg":
            pieces.add(at)
    found = set()
    for start in pieces:
        for x, y in WAYS:
            at = (start[0] + x, start[1] + y)
            while at in ALL and at not in board:
                if here.last != (at, start):
                    found.add((start, at))
                at = (at[0] + x, at[1] + y)
    return found


def rows(board: Board, who: str) -> dict[int, tuple[tuple[int, int], ...]]:
    """Find the sheep of *who*'s rows, by the direction of their line."""
    mine = next(at for at in board if board[at] == who)
    found = {}
    for way, (x, y) in enumerate([(1, 0), (0, 1), (1, 1), (1, -1)]):
        line = [(mine[0] + n * x, mine[1] + n * y) for n in range(-4, 5)]
        line = [at for at in line if at in ALL]
        letters = "".join(board.get(at, ".") for at in line)
        row = re.search(f"[{FLOCKS[who]}]*{who}[{FLOCKS[who]}]*", letters)
        assert row is not None
        if len(row[0]) >= 4 and mine != (2, 2):
            found[way] = tuple(at for at in line[row.start() : row.end()] if at != mine)
    return found


def after(here: Position, start: tuple[int, int], end: tuple[int, int]) -> Position:
    """Make a move and line up the exchanges it leads to; the turn stays until they are done."""
    board = {end if at == start else at: kind for at, kind in here.board.items()}
    waiting = []
    count = dict(here.rows)
    for who in (here.turn, RIVAL[here.turn]):
        old = {} if here.board[start] == who else rows(here.board, who)
        for way, sheep in rows(board, who).items():
            if way not in old:
                waiting.append((who, sheep))
                count[who] += 1
        if count[who] >= 3:
            return Position(board, here.turn, (start, end), count, ())
    return turned(Position(board, here.turn, (start, end), count, tuple(waiting)))


def turned(here: Position) -> Position:
    """Make exchanges without a choice; hand the turn over when none is left."""
    while here.waiting:
        white = [at for at in here.waiting[0][1] if here.board[at] == "o"]
        if len(white) > 1:
            return here
        here = swapped(here, white[0])
    return here._replace(turn=RIVAL[here.turn])


def swapped(here: Position, at: tuple[int, int]) -> Position:
    """Make the first waiting exchange."""
    (who, _), *others = here.waiting
    return here._replace(board={**here.board, at: who.lower()}, waiting=tuple(others))


def perft(here: Position, depth: int) -> int:
    """Count the sequences of *depth* decisions."""
    if depth == 0:
        return 1
    if 3 in here.rows.values():
        return 0
    if here.waiting:
        white = [at for at in here.waiting[0][1] if here.board[at] == "o"]
        return sum(perft(turned(swapped(here, at)), depth - 1) for at in white)
    return sum(perft(after(here, *move), depth - 1) for move in moves(here))
