"""A beginner at Volle Wolle, with the mistakes that beginners make."""

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Bid, Choice, Keep, Take
from rules.wolle.data import CARDS, DICE, HIGHEST, LOWEST
from rules.wolle.rolling import open_dice
from rules.wolle.state import Bidding, Rolling, State, Taking
from rules.wolle.taking import victim

TIMID, BOLD = -2, 8
"""How far a felt bid lies from a safe one."""
HASTY = 50
"""In so many of 100 decisions a beginner does not think twice."""


def beginner(state: State, seat: Seat, dice: Dice) -> Choice:
    """Do the obvious thing, or what looks like it at first glance."""
    obvious = fallback(state, seat)
    phase = state.phase
    if isinstance(phase, Bidding) and isinstance(obvious, Bid):
        return _felt_bid(obvious.bid, dice)
    if dice.below(100) >= HASTY:
        return obvious
    if isinstance(phase, Rolling) and isinstance(obvious, Keep):
        return _high_die(phase, obvious)
    if isinstance(phase, Taking):
        return _big_numbers(state, phase, dice)
    return obvious


def fallback(state: State, seat: Seat) -> Choice:
    """Return what the clock would choose."""
    return next(item.fallback for item in GAME.pending(state) if item.seat == seat)


def _felt_bid(safe: int, dice: Dice) -> Bid:
    """Bid by feeling: anything from timid to bold, whatever lies out."""
    bid = safe + TIMID + dice.below(BOLD - TIMID + 1)
    return Bid(max(LOWEST, min(HIGHEST, bid)))


def _high_die(phase: Rolling, obvious: Keep) -> Keep:
    """Keep the most pips: a 7 on the small die as well as one on the big die."""
    pips = dict(zip(DICE, phase.pips, strict=True))
    if pips[obvious.die] == max(pips[die] for die in open_dice(phase)):
        return obvious
    return Keep(max(open_dice(phase), key=pips.__getitem__))  # type: ignore[arg-type]


def _big_numbers(state: State, phase: Taking, dice: Dice) -> Take:
    """Take what has the most points printed on it; any sheep may end up on top."""
    ranked = sorted(dice.shuffled(phase.offer), key=lambda card: -CARDS[card].points)
    cards = tuple(dice.shuffled(ranked[: phase.due]))
    return Take(cards, steal=victim(state, phase.seat, cards) is not None)
