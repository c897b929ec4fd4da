"""What a practised player of Volle Wolle expects: what herds will count, and who will win."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from rules.core.seats import Seat
from rules.players.wolle_eye import chance
from rules.wolle.data import (
    AGENTS,
    BONE_PER_DOG,
    CARDS,
    MOST_DOGS,
    ONE_DOG,
    PUT_BACK,
    RACERS,
    SYMBOLS,
)
from rules.wolle.scoring import agents, count, racers, white
from rules.wolle.state import State

PIP = 1.4
"""Points that each pip of bonus on top brings in rounds to come."""
CHIP_HELP = (0.0, 2.6, 4.0, 5.0, 5.7, 6.2, 6.6)
"""Points that so many chips bring in rounds to come, beside the one that each counts."""
NEAR = 2
"""With fewer rounds to come than this, chips help less."""
KEEN, MOST = 1.3, 0.65
"""How many cards of a kind one gets, of the fair share and at most, who is after them."""
SET_HOPE = (0.95, 0.7, 0.6)
"""How much of a set of 0-0-7 sheep to believe in when one, two, three are missing."""
DOG_HOPE = 0.75
"""How much of a first dog to believe in."""
PAIR_HOPE = 0.3
"""How much of a pair of 3-7-0 sheep to believe in."""
SPOILED = 0.07
"""How often a 3-7-0 sheep that is still to come ruins a pair: nobody else may want it."""
PRESSED, PRESSED_OF_TWO = 0.05, 0.15
"""How often a dog that is still to come has to be taken, with more seats and with two."""
UNGUARDED = -4.0
"""What two sheep put back for want of a dog cost, about."""
STOLEN = 0.8
"""How often a bone symbol in other hands fetches the bone."""
SURE, OPEN = 1.0, 17.0
"""How many points decide a match that is over, and how many more one that begins."""
FAR = 50.0
"""Further behind than this many spreads, nothing matters."""


def prospect(state: State, seat: Seat) -> float:
    """Expect how many points *seat* will have in the end."""
    if not state.deck:
        poorest = () if state.dogs[seat] else white(state, seat)[:PUT_BACK]
        return float(count(state, seat, poorest).total)
    flock = [CARDS[card] for card in state.flocks[seat]]
    kinds = [card.kind for card in flock]
    coming = _coming(state.deck)
    share = min(MOST, KEEN / len(state.chips))
    owned = kinds.count("agent")
    missing = 3 - owned % 3
    hope = SET_HOPE[missing - 1] * chance(coming["agent"], share, missing)
    return (
        sum([card.points for card in flock])
        + agents(owned)
        + AGENTS * hope
        + _racers(kinds.count("racer"), coming["racer"], share)
        + _dogs(state, seat, coming["dog"], share)
        + chips(state, seat)
        + (PIP * flock[-1].modifier if flock else 0)
    )


@lru_cache(maxsize=64)
def _coming(deck: tuple[int, ...]) -> Counter[str]:
    """Count kinds of cards still to come, and bone symbols."""
    kinds = Counter[str](CARDS[card].kind for card in deck)
    kinds["symbol"] = len(SYMBOLS.intersection(deck))
    return kinds


def chips(state: State, seat: Seat, more: int = 0) -> float:
    """Value *seat*'s chips and so many *more*: they help most while there are few."""
    own = state.chips[seat] + more
    ahead = min(1.0, len(state.deck) / (NEAR * (len(state.chips) + 1)))
    return own + ahead * CHIP_HELP[min(own, len(CHIP_HELP) - 1)]


def _racers(owned: int, coming: int, share: float) -> float:
    """Value 3-7-0 sheep: a pair is easily ruined, a single one not yet a pair."""
    if owned % 3 == 2:
        return RACERS[2] * (1 - SPOILED * coming)
    missing = 2 - owned % 3
    return racers(owned) + PAIR_HOPE * (RACERS[2] - racers(owned)) * chance(coming, share, missing)


def _dogs(state: State, seat: Seat, coming: int, share: float) -> float:
    """Value dogs and the bone; a single dog may be joined by one that has to be taken."""
    seats, dogs = len(state.chips), state.dogs[seat]
    soon = chance(coming, share, 1)
    alone = ONE_DOG * (1 - (PRESSED if seats > 2 else PRESSED_OF_TWO)) ** coming
    pack = MOST_DOGS * (1 - len(state.deck) / len(CARDS)) if dogs == max(state.dogs) else 0.0
    total = BONE_PER_DOG * (dogs or soon) * _bone(state, seat)
    if not dogs:
        return total + UNGUARDED + DOG_HOPE * soon * (ONE_DOG - UNGUARDED)
    return total + pack + (alone if dogs == 1 else 0.0)


def _bone(state: State, seat: Seat) -> float:
    """Return the chance that *seat* has the bone in the end: every symbol may carry it off."""
    if state.bone is None:
        return 0.0
    seats = len(state.chips)
    kept = (1 - STOLEN * (seats - 1) / seats) ** _coming(state.deck)["symbol"]
    return (1 - kept) / seats + (kept if state.bone == seat else 0.0)


def spread(state: State) -> float:
    """Return how many points still decide the match."""
    return SURE + OPEN * sqrt(len(state.deck) / len(CARDS))


def win_chance(points: Sequence[float], seat: Seat, spread: float) -> float:
    """Return the chance that *seat* wins if these *points* are expected of the seats."""
    own = points[seat]
    return 1 / sum([exp(min(FAR, (other - own) / spread)) for other in points])
