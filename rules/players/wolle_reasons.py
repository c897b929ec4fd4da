"""Why a choice in Volle Wolle is a good one, as a code for hints."""

from rules.core.ask import Path
from rules.core.seats import Seat
from rules.players.wolle_bids import sensible
from rules.wolle.choices import Bid, Comb, Concede, Keep, Take
from rules.wolle.data import BONE, CARDS, FIRST_DOG
from rules.wolle.flow import legal
from rules.wolle.rolling import goal, price
from rules.wolle.state import Rolling, State, Taking, modifier


def why(state: State, seat: Seat, path: Path) -> str:
    """Name the best thing that can be said for *path*."""
    choice = legal(state, seat, path)
    match choice, state.phase:
        case Bid(bid), _:
            return _bid(bid - sensible(modifier(state, seat), state.chips[seat]))
        case Keep(), _:
            return "best_odds"
        case Comb(aim), Rolling() as phase:
            if aim < goal(state):
                return "no_black"
            return "comb_chips" if price(state, phase, aim) else "comb_free"
        case Concede(), _:
            return "too_dear"
        case Take(cards, steal), Taking() as phase:
            return "steals" if steal else _take(state, seat, cards, phase)
    return "poorest"


def _bid(above: int) -> str:
    """Name what speaks for a bid so far above one that is likely enough."""
    if above > 0:
        return "bid_first"
    return "bid_likely" if above > -3 else "bid_late"


def _take(state: State, seat: Seat, cards: tuple[int, ...], phase: Taking) -> str:
    """Name the best thing about *cards*."""
    if phase.due == len(phase.offer):
        return "no_choice"
    kinds = [CARDS[card].kind for card in state.flocks[seat]]
    taken = [CARDS[card].kind for card in cards]
    for kind, rest, code in (("agent", 0, "set_agent"), ("racer", 2, "set_racer")):
        if kind in taken and (kinds.count(kind) + taken.count(kind)) % 3 == rest:
            return code
    if any(FIRST_DOG <= card < BONE for card in cards) and not state.dogs[seat]:
        return "first_dog"
    return "best_cards"
