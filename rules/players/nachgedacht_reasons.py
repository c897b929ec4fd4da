"""Why a choice in Schaf nachgedacht is a good one, as a code for hints."""

from rules.core.ask import Path
from rules.core.seats import Seat
from rules.nachgedacht.board import PLACES
from rules.nachgedacht.data import ROWS_TO_WIN
from rules.nachgedacht.state import Exchanging, State
from rules.players.nachgedacht_eye import Eye, row_moves
from rules.players.nachgedacht_search import Moved, Spot, moved, spot_of, steps, turned


def why(state: State, seat: Seat, path: Path) -> str:
    """Name the best thing that can be said for *path*."""
    if isinstance(state.phase, Exchanging):
        return "spoils"
    spot = spot_of(state)
    if len(steps(spot)) == 1:
        return "only"
    ((start,), (end,)) = path
    after = moved(spot, PLACES[start], PLACES[end])
    return _rows(after) or _prospects(spot, after)


def _rows(after: Moved) -> str:
    """Name the rows a move forms, if any."""
    if not after.mine:
        return ""
    if after.spot.mine.bit_count() + len(after.mine) >= ROWS_TO_WIN:
        return "wins"
    return "two_rows" if len(after.mine) == 2 else "row"


def _prospects(spot: Spot, after: Moved) -> str:
    """Name what a move without a row does for the next ones."""
    if after.theirs or can_row(turned(after.spot)):
        return "lesser_evil"
    if can_row(_free(turned(spot))):
        return "blocks"
    return "threatens" if can_row(_free(after.spot)) else "safe"


def can_row(spot: Spot) -> bool:
    """Tell whether the player to move can form a row at once."""
    return any(moved(spot, *step).mine for step in row_moves(Eye(), *spot[:7]))


def _free(spot: Spot) -> Spot:
    """Return *spot* without a ban: nobody has moved just before."""
    return spot._replace(home=0, moved=-1)
