"""Everything a seat cannot know, dealt anew: the cards that lie face down."""

from msgspec.structs import replace

from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.schubsen.choices import Lay
from rules.schubsen.data import MOST_CARDS
from rules.schubsen.state import Laying, Sealed, State, Turning, Using


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Return *state* with other cards face down before everyone but *seat*.

    Hands need no dealing: each card was shown when it was played, so what is left is known.
    """
    phase = state.phase
    if not isinstance(phase, Laying | Using | Turning) or not any(phase.sealed):
        return state
    sealed: Sealed = tuple(
        [
            lay if lay is None or at == seat else _any_lay(state, at, dice)
            for at, lay in enumerate(phase.sealed)
        ]
    )
    return replace(state, phase=replace(phase, sealed=sealed))


def _any_lay(state: State, at: int, dice: Dice) -> Lay:
    cards = dice.shuffled(state.hands[at])[: 1 + dice.below(MOST_CARDS)]
    return Lay(tuple(map(int, cards)), bool(state.clovers[at]) and dice.below(2) == 1)
