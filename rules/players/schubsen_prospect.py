"""How likely a seat is to win a match of Schafe-Schubsen, at a glance between two rounds."""

from math import exp
from typing import NamedTuple

from rules.core.seats import Seat
from rules.players.schubsen_sight import STRIDE
from rules.schubsen.data import BOARD, LAST, OUT, PADS
from rules.schubsen.evaluating import outcome
from rules.schubsen.state import State

TIGHT = 30


class Weights(NamedTuple):
    """What counts for and against a sheep; fitted to how 7,200 matches ended, then rounded."""

    ring: float
    no_ring: float
    board_ahead: float
    stride_short: float
    tight: float
    back: float
    change: float
    pad: float
    card: float


THREE_LEFT = Weights(0.75, -0.2, -2.8, -0.6, -0.3, 0.56 / 50, 0.38 / 20, -0.19, 0.054)
MORE_LEFT = Weights(0.85, -0.35, -3.0, -0.6, -0.4, 0.8 / 50, 0.7 / 20, -0.3, 0.06)


def prospect(state: State, seat: Seat) -> float:
    """Return how likely *seat* wins."""
    ended = outcome(state)
    if ended is not None:
        return (seat in ended.winners) / len(ended.winners)
    if state.squares[seat] == OUT:
        return 0.0
    left = [at for at in state.squares if at != OUT]
    weights, last = MORE_LEFT if len(left) > 3 else THREE_LEFT, min(left)
    scores = [_score(state, at, last, weights) for at, it in enumerate(state.squares) if it != OUT]
    return exp(_score(state, seat, last, weights)) / sum(map(exp, scores))


def _score(state: State, at: int, last: int, weights: Weights) -> float:
    square, rings = state.squares[at], state.rings[at]
    room = LAST - square
    value = weights.ring * rings if rings else weights.no_ring
    value += weights.board_ahead * square / BOARD
    value += weights.stride_short * max(0, BOARD - last - room) / STRIDE
    value += weights.card * len(state.hands[at])
    if room < TIGHT:
        value += weights.tight
    for pad in state.clovers[at]:
        kind, worth = PADS[pad].kind, PADS[pad].value
        value += weights.pad + worth * (weights.back if kind == "back" else weights.change)
    return value
