"""Preparation: pieces on the start, cards dealt, the pile black side up."""

from rules.core.dice import Dice
from rules.core.play import Event, Step
from rules.core.seats import Seat
from rules.schwupps.data import ASIDE, CARDS, DEAL, NAME, NUMBER, START
from rules.schwupps.events import Began, Dealt, SetAside
from rules.schwupps.options import Options
from rules.schwupps.state import Playing, State


def new(seats: int, options: Options, dice: Dice) -> Step[State]:
    """Shuffle and deal; with five seats the top three cards are taken out."""
    deck = dice.shuffled(CARDS)
    count = DEAL[seats]
    hands = tuple(deck[seat * count : (seat + 1) * count] for seat in range(seats))
    rest = deck[seats * count :]
    aside, pile = rest[: ASIDE[seats]], rest[ASIDE[seats] :]
    sides = 2 if options.mode == "team" else seats
    state = State(
        options=options,
        squares=(START,) * (sides * options.each),
        hands=hands,
        pile=pile,
        shown=(),
        covered=((),) * seats,
        aside=aside,
        out=(),
        phase=Playing(Seat(0)),
    )
    told: list[Event] = [Began(Seat(0), count, options.goal)]
    if aside:
        told.append(SetAside(tuple(NUMBER[card] for card in aside)))
    for seat, hand in enumerate(hands):
        told.append(Dealt((Seat(seat),), tuple(NAME[card] for card in hand)))
    return Step(state, tuple(told))
