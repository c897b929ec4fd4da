"""A turn: move your shepherd, or a sheep she sees (rulebook, "Spielverlauf")."""

from collections.abc import Iterator

from rules.core.ask import Ask, Menu, Option, Path
from rules.core.errors import Illegal
from rules.core.play import Event, Step
from rules.core.value import Value
from rules.nachgedacht import settling
from rules.nachgedacht.board import BITS, NAMES, PLACES, places
from rules.nachgedacht.choices import Move
from rules.nachgedacht.data import COLOURS
from rules.nachgedacht.events import SheepMoved, ShepherdMoved
from rules.nachgedacht.moves import moves, reach, sight
from rules.nachgedacht.rows import formed, rows
from rules.nachgedacht.state import State


class Shepherd(Value, frozen=True):
    """One's own shepherd as a piece to move."""

    square: str


class Sheep(Value, frozen=True):
    """A sheep as a piece to move; *colour* is white, black or green."""

    square: str
    colour: str


class Hollow(Value, frozen=True):
    """A hollow to move to."""

    square: str


_SHEPHERDS = tuple(Option(name, Shepherd(name)) for name in NAMES)
_SHEEP = {
    colour: tuple(Option(name, Sheep(name, colour)) for name in NAMES)
    for colour in ("white", *COLOURS)
}
_HOLLOWS = tuple(Option(name, Hollow(name)) for name in NAMES)


def movable(state: State) -> Iterator[tuple[int, int]]:
    """Yield the pieces the seat in turn may move, each with the hollows it may move to."""
    mine, rival = state.shepherds if state.turn == 0 else state.shepherds[::-1]
    return moves(mine, rival, state.sheep, state.last)


def ask(state: State, path: Path) -> Ask | Move:
    """Ask for a piece, then for a hollow."""
    match path:
        case ():
            options = tuple(_piece(state, place) for place, _ in movable(state))
            return Menu("piece", options, facts={"colour": COLOURS[state.turn]})
        case ((start,),):
            return _ask_hollow(state, start)
        case ((start,), (end,)):
            return Move(start, end)
    raise Illegal("pick_not_offered")


def _ask_hollow(state: State, start: str) -> Menu:
    for place, free in movable(state):
        if NAMES[place] == start:
            options = tuple(_HOLLOWS[end] for end in places(free))
            banned = NAMES[state.last[0]] if state.last and state.last[1] == place else None
            facts = {"start": start, "colour": _colour(state, place), "banned": banned}
            return Menu("square", options, facts=facts)
    raise Illegal("pick_not_offered")


def _piece(state: State, place: int) -> Option:
    if place == state.shepherds[state.turn]:
        return _SHEPHERDS[place]
    return _SHEEP[_colour(state, place)][place]


def _colour(state: State, place: int) -> str:
    """Tell the colour of the sheep on *place*; the shepherd in turn is called just that."""
    if place == state.shepherds[state.turn]:
        return "shepherd"
    if state.white & BITS[place]:
        return "white"
    return COLOURS[0] if state.coloured[0] & BITS[place] else COLOURS[1]


def careful(state: State) -> Move:
    """Return what the clock plays: the shepherd walks, into as many rows as she can.

    Her own step never gives the rival a row. If she is shut in, a sheep moves so that the rival
    gets none either, if that can be helped.
    """
    mine, flock = state.shepherds[state.turn], state.white | state.coloured[1 - state.turn]
    sheep_moves: list[tuple[int, int]] = []
    for start, free in movable(state):
        if start == mine:
            best = max(places(free), key=lambda end: sum(map(bool, rows(end, flock))))
            return Move(NAMES[mine], NAMES[best])
        sheep_moves += ((start, end) for end in places(free))
    start, end = min(
        sheep_moves, key=lambda step: len(_rows_after(state, _placed(state, *step))[1])
    )
    return Move(NAMES[start], NAMES[end])


def move(state: State, choice: Move) -> Step[State]:
    """Move a piece and settle the rows that this forms."""
    start, end = _checked(state, choice)
    seat = state.turn
    event: Event = (
        ShepherdMoved(seat, choice.start, choice.end)
        if start == state.shepherds[seat]
        else SheepMoved(seat, choice.start, choice.end, _colour(state, start))
    )
    after = _placed(state, start, end)
    return settling.settle(after, *_rows_after(state, after), [event])


def _checked(state: State, choice: Move) -> tuple[int, int]:
    """Return the two hollows of a legal move; say what is wrong with any other."""
    start, end = PLACES.get(choice.start), PLACES.get(choice.end)
    if start is None or end is None:
        raise Illegal("no_such_square", square=choice.start if start is None else choice.end)
    mine, rival = state.shepherds[state.turn], state.shepherds[1 - state.turn]
    sheep = state.sheep
    occupied = sheep | BITS[mine] | BITS[rival]
    if start == rival:
        raise Illegal("rival_shepherd", square=choice.start)
    if not occupied & BITS[start]:
        raise Illegal("nothing_there", square=choice.start)
    if start != mine and not sight(mine, occupied) & BITS[start]:
        raise Illegal("sheep_not_seen", square=choice.start)
    if not reach(start, occupied) & BITS[end]:
        raise Illegal("way_not_clear", start=choice.start, end=choice.end)
    if state.last == (end, start):
        raise Illegal("no_return", square=choice.end)
    return start, end


def _placed(state: State, start: int, end: int) -> State:
    """Return the table with the piece on *start* set down on *end*."""
    change = BITS[start] | BITS[end]
    shepherds, white, (black, green) = state.shepherds, state.white, state.coloured
    if start == shepherds[0]:
        shepherds = (end, shepherds[1])
    elif start == shepherds[1]:
        shepherds = (shepherds[0], end)
    elif white & BITS[start]:
        white ^= change
    elif black & BITS[start]:
        black ^= change
    else:
        green ^= change
    return State(
        state.options,
        shepherds,
        white,
        (black, green),
        state.rows,
        state.turn,
        state.moved + 1,
        (start, end),
        state.seen,
    )


def _rows_after(before: State, after: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the rows a move formed for the seat in turn, then those for its rival."""
    black = formed(
        before.shepherds[0],
        before.white | before.coloured[1],
        after.shepherds[0],
        after.white | after.coloured[1],
    )
    green = formed(
        before.shepherds[1],
        before.white | before.coloured[0],
        after.shepherds[1],
        after.white | after.coloured[0],
    )
    return (black, green) if before.turn == 0 else (green, black)
