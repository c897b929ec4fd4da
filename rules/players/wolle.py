"""Computer players of Volle Wolle: a beginner, one who counts, one who looks around.

A unit of work is about five microseconds.
"""

from typing import cast

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget, Player
from rules.players.wolle_auction import Auction
from rules.players.wolle_bids import mixed_bid
from rules.players.wolle_dice import Stakes, best
from rules.players.wolle_easy import beginner, fallback
from rules.players.wolle_eye import CHIP, black, gain, takes, worths
from rules.players.wolle_outlook import Outlook
from rules.players.wolle_paths import path_of
from rules.wolle.choices import Bid, Take
from rules.wolle.data import DUE
from rules.wolle.state import Bidding, Rolling, State, Taking

GLANCE = 8
"""Units that valuing a herd books."""


def easy(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Play like a beginner."""
    return path_of(state, beginner(state, seat, dice))


def medium(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Bid what is likely enough, know the odds, and collect with a plan."""
    phase = state.phase
    if isinstance(phase, Bidding):
        return path_of(state, Bid(mixed_bid(state, seat, dice)))
    if isinstance(phase, Rolling):
        return path_of(state, best(state, phase, _own_stakes(state, seat, budget)))
    if isinstance(phase, Taking):
        offer, due = phase.offer, phase.due
        return path_of(state, _ranked(state, seat, offer, due, budget)[0])
    return path_of(state, fallback(state, seat))


def hard(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Do what wins most often, over many sketches of the round."""
    phase = state.phase
    if isinstance(phase, Bidding):
        return path_of(state, Bid(Auction(state, dice, budget).bid(seat)))
    if isinstance(phase, Rolling):
        stakes = Outlook(state, seat, dice, budget).stakes()
        return path_of(state, best(state, phase, stakes))
    if isinstance(phase, Taking):
        return path_of(state, Outlook(state, seat, dice, budget).take(phase.offer, phase.due))
    return path_of(state, fallback(state, seat))


LEVELS: dict[str, Player] = {"easy": easy, "medium": medium, "hard": hard}


def _ranked(
    state: State, seat: Seat, offer: tuple[int, ...], due: int, budget: Budget
) -> list[Take]:
    """List ways to take *due* cards, the one that adds most first; at least one is looked at."""
    found = []
    for take in takes(state, seat, offer, due):
        found.append((gain(state, seat, take), take))
        if budget.spent(GLANCE):
            break
    return [take for _, take in sorted(found, key=lambda item: -item[0])]


def _own_stakes(state: State, seat: Seat, budget: Budget) -> Stakes:
    """Return what the turn is about for somebody who looks at nobody else."""
    prizes = []
    for due in DUE:
        due = min(due, len(state.display))
        prizes.append(gain(state, seat, _ranked(state, seat, state.display, due, budget)[0]))
    chip = CHIP if state.supply else 0.0
    sheep = sum(worths(state, seat, black(state.display)).values())
    return Stakes(cast("tuple[float, float, float]", tuple(prizes)), chip, chip + sheep)
