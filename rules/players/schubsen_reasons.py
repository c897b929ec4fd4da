"""Why a choice in Schafe-Schubsen is a good one, as a code for hints."""

from typing import assert_never

from rules.core.ask import Path
from rules.core.seats import Seat
from rules.core.walk import walk
from rules.players.schubsen_sight import Sight
from rules.schubsen import GAME
from rules.schubsen.choices import Choice, Lay, Take, Turn, Use
from rules.schubsen.data import FACES, LAST, PADS
from rules.schubsen.state import State

LIKELY, UNLIKELY = 0.5, 0.05


def why(state: State, seat: Seat, path: Path) -> str:
    """Name the best thing that can be said for *path*."""
    choice: Choice = walk(GAME, state, seat, path)
    match choice:
        case Lay(digits):
            return _lay(Sight(state, seat), int("".join(map(str, digits))))
        case Use():
            return _use(Sight(state, seat), state.scopes[seat], choice)
        case Turn(side):
            return "calm_side" if side == FACES[state.sides[0]][0] else "wet_side"
        case Take(pad):
            return "take_back" if PADS[pad].kind == "back" else "take_change"
        case unknown:
            assert_never(unknown)


def _lay(sight: Sight, scope: int) -> str:
    goal = sight.here + scope
    if goal > LAST or goal in sight.water or sight.lowest(scope) > LIKELY:
        return "lesser_evil"
    if sight.shoves(goal):
        return "soaks" if goal + 1 in sight.water else "shoves"
    if goal < min(sight.others):
        return "stays_behind"
    return "outruns_imp" if sight.lowest(scope) < UNLIKELY else "balance"


def _use(sight: Sight, scope: int, use: Use) -> str:
    if not use.pads:
        return "keeps_clover"
    goal = sight.here + scope
    if goal > LAST or goal in sight.water:
        return "keeps_dry"
    if any(pad[0] == "b" for pad in use.pads):
        return "runs_back"
    return "flees_imp" if use.scope > scope else "slows_down"
