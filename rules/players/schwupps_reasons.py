"""Why a choice in Schwupps is a good one, as a code for hints."""

from msgspec.structs import replace

from rules.core.ask import Path
from rules.core.seats import Seat, put
from rules.players.schwupps_eye import can_hit, everything, winner
from rules.players.schwupps_playout import UNUSED
from rules.schwupps.choices import EndTurn, Schubs
from rules.schwupps.flow import apply
from rules.schwupps.state import Over, State


def why(state: State, seat: Seat, path: Path) -> str:
    """Name the best thing that can be said for *path*."""
    side = state.side(seat)
    found = dict(everything(state, seat))
    choice = found[path]
    after = apply(state, seat, choice, UNUSED).state
    if isinstance(after.phase, Over) and winner(after) == side:
        return "wins"
    if len(found) == 1:
        return "only"
    rivals = [rival for rival in range(state.sides) if rival not in (side, *state.out)]
    if any(can_hit(state, rival) and not can_hit(after, rival) for rival in rivals):
        return "stops"
    if isinstance(choice, EndTurn):
        return "saves"
    if not state.pile and side in state.last() and side not in after.last():
        return "escapes"
    if can_hit(_known(state, after, seat), side) and not can_hit(state, side):
        return "aims"
    if isinstance(choice, Schubs):
        return "shoves_leader" if choice.square == max(state.squares) else "shoves"
    if after.squares == state.squares:
        return "waits"
    return "runs" if state.options.each == 1 else "runs_on"


def _known(state: State, after: State, seat: Seat) -> State:
    """Return *after* without the card that *seat* would draw and whose number nobody knows yet."""
    seen = (*state.hands[seat], *state.pile[:1])
    kept = tuple([card for card in after.hands[seat] if card in seen])
    return replace(after, hands=put(after.hands, seat, kept))
