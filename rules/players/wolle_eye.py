"""What a player of Volle Wolle sees: what a herd is worth, and what cards would add to it."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from rules.core.seats import Seat, put
from rules.wolle.choices import Take
from rules.wolle.data import (
    AGENTS,
    BLACK,
    BONE,
    BONE_PER_DOG,
    CARDS,
    FIRST_DOG,
    MOST_DOGS,
    ONE_DOG,
    RACERS,
)
from rules.wolle.scoring import agents, racers
from rules.wolle.state import State, sheep
from rules.wolle.taking import victim

CHIP = 1.2
"""Points a chip is worth while it can still help."""
PIP = 0.6
"""Points that each pip of bonus on top is worth while more rounds follow."""
UNGUARDED = -4.0
"""What two sheep put back for want of a dog cost, about."""
HOPE = 0.6
"""What something still to be got is worth beside having it: it will take the place of others."""
KEEN = 1.3
"""How many cards of a kind one gets, of the fair share, who is after them."""


def value(state: State, seat: Seat) -> float:
    """Guess how many points *seat*'s herd will count in the end."""
    flock = [CARDS[card] for card in state.flocks[seat]]
    kinds = [card.kind for card in flock]
    coming = [CARDS[card].kind for card in state.deck + state.display]
    share = min(0.65, KEEN / len(state.chips))
    total = float(sum([card.points for card in flock]))
    owned = kinds.count("agent")
    hope = chance(coming.count("agent"), share, 3 - owned % 3)
    total += agents(owned) + HOPE * AGENTS * hope
    owned = kinds.count("racer")
    total += racers(owned)
    if owned % 3 == 1:
        total += HOPE * (RACERS[2] - RACERS[1]) * chance(coming.count("racer"), share, 1)
    total += _dogs(state, seat, chance(coming.count("dog"), share, 1))
    if state.deck:
        total += CHIP * state.chips[seat]
        return total + (PIP * flock[-1].modifier if flock else 0)
    return total + state.chips[seat]


def _dogs(state: State, seat: Seat, soon: float) -> float:
    """Value dogs and the bone; *soon* is the chance of getting another dog."""
    dogs = state.dogs[seat]
    bone = BONE_PER_DOG * (dogs or soon) if state.bone == seat else 0
    pack = MOST_DOGS * (1 - len(state.deck) / len(CARDS)) if dogs == max(state.dogs) else 0
    if not dogs:
        return bone + UNGUARDED + HOPE * soon * (ONE_DOG - UNGUARDED)
    return bone + pack + (ONE_DOG if dogs == 1 else 0)


@cache
def chance(cards: int, share: float, needed: int) -> float:
    """Return the chance to get *needed* of so many *cards*, each with the chance *share*."""
    row = [1.0] + [0.0] * needed
    for _ in range(cards):
        for got in range(needed, 0, -1):
            row[got] = row[got] * (1 if got == needed else 1 - share) + row[got - 1] * share
        row[0] *= 1 - share
    return row[needed]


def received(state: State, seat: Seat, take: Take) -> State:
    """Return the table once *seat* has taken cards."""
    flock = sheep(take.cards)
    dogs = sum([FIRST_DOG <= card < BONE for card in take.cards])
    return replace(
        state,
        display=tuple([card for card in state.display if card not in take.cards]),
        flocks=put(state.flocks, seat, state.flocks[seat] + flock),
        dogs=put(state.dogs, seat, state.dogs[seat] + dogs),
        bone=seat if take.steal or BONE in take.cards else state.bone,
    )


def takes(state: State, seat: Seat, offer: tuple[int, ...], due: int) -> list[Take]:
    """List every way of taking *due* cards of *offer*: which, which on top, with the bone or not.

    Who can steal the bone and would gain nothing by it may leave it where it is.
    """
    found = []
    for cards in combinations(offer, due):
        flock = sheep(cards)
        for top in flock or (None,):
            order = (*(card for card in cards if card != top), *(() if top is None else (top,)))
            found.append(Take(order))
            if victim(state, seat, cards) is not None:
                found.append(Take(order, steal=True))
    return found


def gain(state: State, seat: Seat, take: Take) -> float:
    """Return what taking these cards adds to *seat*'s herd, and takes from the bone's owner."""
    after = received(state, seat, take)
    more = value(after, seat) - value(state, seat)
    owner = state.bone
    if take.steal and owner is not None:
        more += (value(state, owner) - value(after, owner)) / (len(state.chips) - 1)
    return more


def worths(state: State, seat: Seat, cards: Sequence[int]) -> dict[int, float]:
    """Return what each of *cards* alone would add to *seat*'s herd."""
    return {card: gain(state, seat, Take((card,))) for card in cards}


def black(display: tuple[int, ...]) -> tuple[int, ...]:
    """Return the black sheep that lie out."""
    return tuple([card for card in display if card in BLACK])
