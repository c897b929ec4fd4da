"""Rulebook 1 and the end of 3: laying cards out, whose turn it is, and who gets the rest."""

from msgspec.structs import replace

from rules.core.dice import Dice
from rules.core.play import Event
from rules.wolle import rolling, scoring
from rules.wolle.data import CARDS
from rules.wolle.events import Lapsed, RoundBegan
from rules.wolle.state import Bidding, State, Taking


def lay_out(state: State, told: list[Event]) -> State:
    """Lay out one card more than seats, or what is left, and open the bidding."""
    seats = len(state.chips)
    display, deck = state.deck[: seats + 1], state.deck[seats + 1 :]
    phase = Bidding((None,) * seats)
    state = replace(
        state, deck=deck, display=display, bids=(), order=(), turn=0, fates=(), phase=phase
    )
    cards = tuple(CARDS[card] for card in display)
    told.append(RoundBegan(state.round, state.rounds, cards))
    return state


def turn(state: State, told: list[Event], dice: Dice) -> State:
    """Begin the next turn, give the rest away, or end the round."""
    if not state.display:
        return _end(state, told)
    seats = len(state.order)
    if seats == 2 and state.turn == 2:
        return _leave(state, place=0)
    if seats > 2 and state.turn == seats - 1:
        return _leave(state, place=state.turn)
    return rolling.roll(state, told, dice)


def _leave(state: State, *, place: int) -> State:
    """Give everything that is left to the seat at *place*, without a roll and without a chip."""
    display = state.display
    return replace(state, phase=Taking(state.order[place], len(display), display, "left"))


def _end(state: State, told: list[Event]) -> State:
    """Pass over the turns that are left; lay out anew, or count."""
    late = state.order[state.turn :]
    if late:
        told.append(Lapsed(late))
        fates = ("lapsed" if fate == "waiting" else fate for fate in state.fates)
        state = replace(state, fates=tuple(fates))
    return lay_out(state, told) if state.deck else scoring.open_flocks(state, told)
