"""Moving sheep and the special cases I, II, IV and V of the rulebook."""

from rules.core.seats import Seat
from rules.schubsen.data import LAST, OUT, SPOTS, START, WATER
from rules.schubsen.events import (
    Eliminated,
    Moved,
    RanBack,
    Shoved,
    ShovedOff,
    Splashed,
    WalkedOff,
    WashedAway,
)
from rules.schubsen.state import State
from rules.schubsen.table import Table


def forward(table: Table, seat: Seat) -> None:
    """Move *seat*'s sheep by its Scope of Move; beyond the last square it is out (IV)."""
    scope = table.scopes[seat]
    origin = table.squares[seat]
    goal = origin + scope
    if goal > LAST:
        table.told.append(WalkedOff(seat, scope, SPOTS[origin]))
        eliminate(table, seat)
        return
    table.told.append(Moved(seat, scope, SPOTS[origin], SPOTS[goal]))
    land(table, seat, goal)


def run_back(table: Table, seat: Seat, back: int) -> None:
    """Move *seat*'s sheep back; whoever stands there is still shoved forward."""
    origin = table.squares[seat]
    table.told.append(RanBack(seat, back, SPOTS[origin], SPOTS[origin - back]))
    land(table, seat, origin - back)


def land(table: Table, seat: Seat, square: int) -> None:
    """End a move on *square*: displace the whole chain (I), then judge it from the front."""
    squares = table.squares
    chain = [seat]
    squares[seat] = OUT
    shared = square == START and not table.relaid
    while square in squares and not shared:
        other = Seat(squares.index(square))
        squares[chain[-1]] = square
        squares[other] = OUT
        _tell_shove(table, chain[-1], other, square)
        chain.append(other)
        square += 1
    squares[chain[-1]] = square
    water = WATER[table.sides]
    for sheep in reversed(chain):
        at = squares[sheep]
        if at > LAST:
            eliminate(table, sheep)
        elif at in water:
            get_wet(table, sheep)


def _tell_shove(table: Table, seat: Seat, whom: Seat, origin: int) -> None:
    if origin == LAST:
        table.told.append(ShovedOff(seat, whom, SPOTS[origin]))
    else:
        table.told.append(Shoved(seat, whom, SPOTS[origin], SPOTS[origin + 1]))


def get_wet(table: Table, seat: Seat) -> None:
    """Pay a lifesaver for standing on water, or be out (II)."""
    spot = SPOTS[table.squares[seat]]
    if table.rings[seat]:
        table.rings[seat] -= 1
        table.told.append(Splashed(seat, spot, table.rings[seat]))
    else:
        table.told.append(WashedAway(seat, spot))
        eliminate(table, seat)


def eliminate(table: Table, seat: Seat) -> None:
    """Take a sheep off the dyke with all its player has; cards still face down stay so (V)."""
    table.squares[seat] = OUT
    table.rings[seat] = 0
    table.hands[seat] = ""
    table.clovers[seat] = ()
    table.sealed[seat] = None
    table.fallen.append((seat, table.round))
    table.told.append(Eliminated(seat, table.left()))


def fate(state: State, seat: Seat, square: int) -> tuple[str, Seat | None]:
    """Say what ending on *square* would mean as the sheep stand now, and who would be shoved.

    "off" the dyke, into "water", a "shove", or "dry".
    """
    if square > LAST:
        return "off", None
    whom = None
    if square in state.squares and (square != START or state.relaid):
        other = state.squares.index(square)
        whom = None if other == seat else Seat(other)
    if square in WATER[state.sides]:
        return "water", whom
    return "dry" if whom is None else "shove", whom
