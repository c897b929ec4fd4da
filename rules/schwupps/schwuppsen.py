"""Schwuppsen: one card, black side up, as many squares forward as it says."""

from msgspec.structs import replace

from rules.core.errors import Illegal
from rules.core.play import Event, Step
from rules.core.seats import Seat, put
from rules.schwupps import turn
from rules.schwupps.choices import Schwupps
from rules.schwupps.data import NUMBER
from rules.schwupps.events import Schwuppsed
from rules.schwupps.movement import forward, own_piece, reach
from rules.schwupps.state import State


def schwupps(state: State, seat: Seat, choice: Schwupps) -> Step[State]:
    """Play one card; what cannot move the piece is still played."""
    card, hand = choice.card, state.hands[seat]
    if card not in hand:
        raise Illegal("card_not_held")
    piece = own_piece(state, seat, choice.mover)
    told: list[Event] = []
    squares = [*state.squares]
    won = forward(state, squares, (seat, piece), NUMBER[card], Schwuppsed, told)
    state = replace(
        state,
        squares=tuple(squares),
        hands=put(state.hands, seat, tuple(held for held in hand if held != card)),
        covered=put(state.covered, seat, (*state.covered[seat], card)),
    )
    return turn.win(state, seat, told) if won else turn.end(state, seat, told)


def cautious(state: State, seat: Seat) -> Schwupps:
    """Return the Schwupps that takes the rear piece as far as one card can."""
    squares = [*state.squares]
    pieces = sorted(state.pieces(state.side(seat)), key=squares.__getitem__)
    rear, front, first = pieces[0], pieces[-1], min(pieces)
    cards = sorted(state.hands[seat], key=NUMBER.__getitem__, reverse=True)
    for card in cards:
        there = reach(state, squares, rear, NUMBER[card])
        if there is not None and there > squares[rear]:
            return Schwupps(card, rear - first)
    # Nearer to the goal, the front piece can move even less: the lowest card is thrown away.
    return Schwupps(cards[-1], front - first)
