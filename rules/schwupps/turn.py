"""The end of a turn: two cards from the pile or, once it is empty, the end game."""

from msgspec.structs import replace

from rules.core.play import Event, Step
from rules.core.seats import Seat, put
from rules.schwupps.data import DRAW, NAME, NUMBER, OFF
from rules.schwupps.events import (
    Drew,
    Eliminated,
    GoalReached,
    Passed,
    Peeked,
    PileEmptied,
    Remained,
)
from rules.schwupps.state import Over, Playing, State


def win(state: State, seat: Seat, told: list[Event]) -> Step[State]:
    """Stop the match: *seat*'s side has hit the goal."""
    told.append(GoalReached(state.owners(state.side(seat)), state.options.goal))
    return Step(replace(state, phase=Over("goal")), tuple(told))


def end(state: State, seat: Seat, told: list[Event]) -> Step[State]:
    """Close *seat*'s turn and open the next; who has no card passes, which is a turn as well."""
    while True:
        state = _draw(state, seat, told) if state.pile else _face_the_end(state, seat, told)
        left = [side for side in range(state.sides) if side not in state.out]
        if len(left) == 1:
            told.append(Remained(state.owners(left[0])))
            return Step(replace(state, phase=Over("endgame")), tuple(told))
        seat = _next(state, seat)
        if state.hands[seat]:
            return Step(replace(state, phase=Playing(seat)), tuple(told))
        told.append(Passed(seat))


def _draw(state: State, seat: Seat, told: list[Event]) -> State:
    """Take two cards from the pile; whoever takes the last ones is not tested in that turn."""
    drawn, pile = state.pile[:DRAW], state.pile[DRAW:]
    told.append(Drew(seat, tuple([NUMBER[card] for card in drawn]), len(pile)))
    told.append(Peeked((seat,), tuple([NAME[card] for card in drawn])))
    if not pile:
        told.append(PileEmptied())
    return replace(state, hands=put(state.hands, seat, state.hands[seat] + drawn), pile=pile)


def _face_the_end(state: State, seat: Seat, told: list[Event]) -> State:
    """Take *seat*'s side off the board if nobody is behind it."""
    side = state.side(seat)
    if side not in state.last():
        return state
    told.append(Eliminated(state.owners(side), state.rear(side)))
    squares = [*state.squares]
    for piece in state.pieces(side):
        squares[piece] = OFF
    return replace(state, squares=tuple(squares), out=(*state.out, side))


def _next(state: State, seat: Seat) -> Seat:
    """Return the next seat in table order whose side is still on the board."""
    while True:
        seat = Seat((seat + 1) % len(state.hands))
        if state.side(seat) not in state.out:
            return seat
