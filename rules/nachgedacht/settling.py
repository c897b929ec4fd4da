"""After a move: count rows, exchange sheep, end the turn (rulebook, "Das Bilden einer Reihe")."""

from msgspec.structs import replace

from rules.core.ask import Ask, Menu, Option, Path
from rules.core.errors import Illegal
from rules.core.play import Event, Step
from rules.core.seats import Seat, put
from rules.core.value import Value
from rules.nachgedacht.board import BITS, NAMES, PLACES, names, places
from rules.nachgedacht.choices import Exchange
from rules.nachgedacht.data import (
    COLOURED_SHEEP,
    COLOURS,
    QUIET_MOVES,
    REPEATS,
    ROWS_TO_WIN,
)
from rules.nachgedacht.events import Drawn, RowFormed, SheepExchanged, Stuck, Won
from rules.nachgedacht.moves import moves
from rules.nachgedacht.state import Exchanging, Moving, Over, Row, State


class Swap(Value, frozen=True):
    """A white sheep of a row that may be exchanged."""

    square: str


_SWAPS = tuple(Option(name, Swap(name)) for name in NAMES)


def settle(
    state: State, mine: tuple[int, ...], theirs: tuple[int, ...], told: list[Event]
) -> Step[State]:
    """Count the rows of the seat in turn, then the rival's (ruling 7), and exchange sheep."""
    if not mine and not theirs:
        return _end_turn(state, told)
    waiting: list[Row] = []
    for seat, flocks in ((state.turn, mine), (Seat(1 - state.turn), theirs)):
        for flock in flocks:
            waiting.append(Row(seat, flock))
            state = _count(state, seat, flock, told)
        if state.rows[seat] == ROWS_TO_WIN:
            told.append(Won(seat))
            return Step(replace(state, phase=Over("three_rows", seat)), tuple(told))
    return _exchange_all(replace(state, seen=()), waiting, told)


def ask(state: State, row: Row, path: Path) -> Ask | Exchange:
    """Ask which white sheep of *row* is exchanged."""
    match path:
        case ():
            options = tuple(_SWAPS[place] for place in places(row.sheep & state.white))
            facts = {"colour": COLOURS[row.seat], "squares": row_squares(state, row)}
            return Menu("exchange", options, facts=facts)
        case ((square,),):
            return Exchange(square)
    raise Illegal("pick_not_offered")


def exchange(state: State, phase: Exchanging, choice: Exchange) -> Step[State]:
    """Exchange the chosen sheep of the first waiting row, then go on with the others."""
    row, *waiting = phase.rows
    place = PLACES.get(choice.square)
    if place is None or not row.sheep & state.white & BITS[place]:
        raise Illegal("not_in_the_row", square=choice.square)
    told: list[Event] = []
    return _exchange_all(_swap(state, row, place, told, forced=False), waiting, told)


def mildest(state: State, row: Row) -> Exchange:
    """Return the exchange that the clock makes: an inner sheep breaks up most rows to come."""
    choices = places(row.sheep & state.white)
    return Exchange(NAMES[choices[len(choices) // 2]])


def row_squares(state: State, row: Row) -> tuple[str, ...]:
    """Name the hollows of a row, its shepherd's among them, in their order on the line."""
    return names(row.sheep | BITS[state.shepherds[row.seat]])


def _count(state: State, seat: Seat, flock: int, told: list[Event]) -> State:
    """Count one row; more than three are not needed."""
    total = min(state.rows[seat] + 1, ROWS_TO_WIN)
    squares = row_squares(state, Row(seat, flock))
    shepherd = NAMES[state.shepherds[seat]]
    told.append(RowFormed(seat, squares, shepherd, total, gift=seat != state.turn))
    black, green = put(state.rows, seat, total)
    return replace(state, rows=(black, green))


def _exchange_all(state: State, waiting: list[Row], told: list[Event]) -> Step[State]:
    """Make the exchanges that leave no choice; stop at the first that does."""
    while waiting:
        white = places(waiting[0].sheep & state.white)
        if len(white) > 1:
            return Step(replace(state, phase=Exchanging((*waiting,))), tuple(told))
        state = _swap(state, waiting.pop(0), white[0], told, forced=True)
    return _end_turn(state, told)


def _swap(state: State, row: Row, place: int, told: list[Event], *, forced: bool) -> State:
    """Take the white sheep off *place* and put one of the row's owner there."""
    seat = row.seat
    flock = state.coloured[seat] | BITS[place]
    black, green = put(state.coloured, seat, flock)
    left = COLOURED_SHEEP - flock.bit_count()
    told.append(
        SheepExchanged(seat, Seat(1 - seat), NAMES[place], COLOURS[seat], left, forced=forced)
    )
    return replace(state, white=state.white ^ BITS[place], coloured=(black, green))


def _end_turn(state: State, told: list[Event]) -> Step[State]:
    """Hand the turn over, unless the match ends here."""
    mover, turn = state.turn, Seat(1 - state.turn)
    state = replace(state, turn=turn, phase=Moving())
    position = state.position
    seen = (*state.seen, position)
    state = replace(state, seen=seen)
    mine, rival = state.shepherds[turn], state.shepherds[mover]
    if next(moves(mine, rival, state.sheep, state.last), None) is None:
        told.append(Stuck(turn, mover))
        return Step(replace(state, phase=Over("stuck", mover)), tuple(told))
    if seen.count(position) == REPEATS:
        return _draw(state, "repetition", told)
    if len(seen) > QUIET_MOVES:
        return _draw(state, "quiet", told)
    return Step(state, tuple(told))


def _draw(state: State, reason: str, told: list[Event]) -> Step[State]:
    told.append(Drawn(reason))
    return Step(replace(state, phase=Over(reason)), tuple(told))
