"""Looking ahead to the end of a round of Schafe-Schubsen, again and again.

Rivals lay as a good player might; what follows is played out by the rules themselves.
"""

from msgspec.structs import replace

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget
from rules.players.schubsen_ideas import PAD_WORTH, Idea, Mix, lays, turns
from rules.players.schubsen_prospect import prospect
from rules.players.schubsen_sight import Sight
from rules.schubsen import clovers, evaluating
from rules.schubsen.choices import Choice, Lay, Use
from rules.schubsen.data import OUT, PADS
from rules.schubsen.flow import apply
from rules.schubsen.state import Choosing, Laying, State, Turning, Using

ROUND = 160  # units of work for one round played out
WIDTH = 10
RIVALS_HEAT = 0.15
NO_DICE = Dice("nothing is drawn within a round", 0)


def promising(found: list[Idea]) -> list[Idea]:
    """Return the few best of *found*, one for each Scope of Move or way to use clovers."""
    by_feel = sorted(found, key=lambda idea: -idea.value)
    one_each: dict[object, Idea] = {}
    for idea in by_feel:
        choice = idea.choice
        what = int("".join(map(str, choice.digits))) if isinstance(choice, Lay) else choice
        one_each.setdefault(what, idea)
    return [*one_each.values()][:WIDTH]


def tried(
    state: State, phase: Laying | Using, seat: Seat, found: list[Idea], dice: Dice, budget: Budget
) -> list[Idea]:
    """Return *found* valued by how likely each wins, over as many rounds as the budget allows."""
    mixes = _mixes(state, phase, seat)
    sums = [0.0] * len(found)
    rounds = 0
    while not budget.spent(ROUND * len(found)):
        rounds += 1
        sealed = [mixes[at].draw(dice) if at in mixes else None for at in range(len(state.hands))]
        dealt = replace(state, phase=replace(phase, sealed=tuple(sealed)))
        for at, idea in enumerate(found):
            after = played_out(apply(dealt, seat, idea.choice, NO_DICE).state)
            sums[at] += prospect(after, seat)
    if not rounds:
        return found[:1]
    return [Idea(idea.choice, it / rounds) for idea, it in zip(found, sums, strict=True)]


def _mixes(state: State, phase: Laying | Using, seat: Seat) -> dict[int, Mix]:
    """Guess what the rivals will lay, or have laid and not yet revealed."""
    before = replace(state, phase=Laying((None,) * len(state.squares)))
    hidden = [
        Seat(at)
        for at, square in enumerate(state.squares)
        if square != OUT and at != seat and (isinstance(phase, Laying) or phase.sealed[at])
    ]
    return {at: Mix(lays(before, at), RIVALS_HEAT) for at in hidden}


def played_out(state: State) -> State:
    """Play on to the end of the round, everyone by rules of thumb."""
    while True:
        match state.phase:
            case Using(seat):
                choice: Choice = _quick_use(state, seat)
            case Turning(seat):
                choice = max(turns(state, seat), key=lambda idea: idea.value).choice
            case Choosing(seat):
                choice = evaluating.best(state)
            case _:
                return state
        state = apply(state, seat, choice, NO_DICE).state


def _quick_use(state: State, seat: Seat) -> Use:
    """Use the best single pad to the full, if any is worth it."""
    sight = Sight(state, seat)
    scope = state.scopes[seat]
    use, top = Use((), scope), sight.worth(scope)
    for pad in dict.fromkeys(state.clovers[seat]):
        back = PADS[pad].value if pad[0] == "b" else 0
        low, high = clovers.reach(state, seat, (pad,))
        for to in (low, high) if low <= high else ():
            value = sight.worth(to, back) - PAD_WORTH[pad]
            if value > top:
                use, top = Use((pad,), to), value
    return use
