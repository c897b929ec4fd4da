"""Computer players of Schafe-Schubsen: rules of thumb, then looking ahead."""

from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.players.base import Budget, Player
from rules.players.schubsen_ahead import promising, tried
from rules.players.schubsen_ideas import Mix, ideas, spelled, uses
from rules.players.schubsen_sight import strides
from rules.schubsen.choices import Choice, Lay, Use
from rules.schubsen.data import LAST, WATER
from rules.schubsen.state import Laying, State, Using

TROT = range(20, 71)
HEAT = 0.15  # lifesavers that hardly matter to medium
DOUBT = 0.005  # chances to win that hardly matter to hard


def easy(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Trot on where it is dry, and use clovers only against wet feet."""
    match state.phase:
        case Laying():
            choice: Choice = _trot(state, seat, dice)
        case Using():
            choice = _keep_dry(state, seat)
        case _:
            choice = dice.one_of(ideas(state, seat)).choice
    return spelled(state, seat, choice)


def _trot(state: State, seat: Seat, dice: Dice) -> Lay:
    scopes = strides(state.hands[seat], state.squares[seat], state.sides)
    scope = dice.one_of([it for it in scopes if it in TROT] or scopes[:1])
    return Lay(tuple(map(int, str(scope))))


def _keep_dry(state: State, seat: Seat) -> Use:
    goal = state.squares[seat] + state.scopes[seat]
    if goal <= LAST and goal not in WATER[state.sides]:
        return Use((), state.scopes[seat])
    use: Use = max(uses(state, seat), key=lambda idea: idea.value).choice
    return use


def medium(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Weigh the imp, the water, the room left and the rivals' cards; never quite predictable."""
    return spelled(state, seat, Mix(ideas(state, seat), HEAT).draw(dice))


def hard(state: State, seat: Seat, dice: Dice, budget: Budget) -> Path:
    """Try the best ideas against what the others may have laid, to the end of the round."""
    found = ideas(state, seat)
    if isinstance(state.phase, Laying | Using):
        tries = tried(state, state.phase, seat, promising(found), dice, budget)
        return spelled(state, seat, Mix(tries, DOUBT).draw(dice))
    return spelled(state, seat, max(found, key=lambda idea: idea.value).choice)


LEVELS: dict[str, Player] = {"easy": easy, "medium": medium, "hard": hard}
