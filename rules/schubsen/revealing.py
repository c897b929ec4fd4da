"""Rulebook 2: cards are revealed in turn order, sheep move, imp and cherub change hands."""

from rules.core.play import Event, Step
from rules.core.seats import Seat, around
from rules.schubsen import boards, clovers, comparing, evaluating, moving
from rules.schubsen.choices import Use
from rules.schubsen.data import PADS
from rules.schubsen.events import CloversUsed, Revealed
from rules.schubsen.state import Sealed, State, Turning, Using
from rules.schubsen.table import Table, laid_open


def begin(state: State, sealed: Sealed, told: list[Event]) -> Step[State]:
    """Start the reveal: last round's cards are cleared away."""
    table = laid_open(state, sealed)
    seats = len(sealed)
    table.laid = [""] * seats
    table.scopes = [0] * seats
    table.played = [()] * seats
    table.told = told
    return go_on(table)


def go_on(table: Table) -> Step[State]:
    """Let the next seats reveal and move until one must decide or all have moved."""
    for seat in around(len(table.squares), table.start):
        lay = table.sealed[seat]
        if lay is None:
            continue
        turn_up(table, seat, lay.digits)
        if not lay.hold and clovers.useful(table, seat):
            return table.step(Using(seat, tuple(table.sealed)))
        if move(table, seat, 0):
            return table.step(Turning(seat, tuple(table.sealed), "turn"))
    return evaluating.evaluate(table)


def turn_up(table: Table, seat: Seat, digits: tuple[int, ...]) -> None:
    """Turn *seat*'s cards face up (2a)."""
    shown = "".join(map(str, digits))
    table.sealed[seat] = None
    table.laid[seat] = shown
    table.scopes[seat] = int(shown)
    table.hands[seat] = "".join([card for card in table.hands[seat] if card not in shown])
    table.told.append(Revealed(seat, shown, table.scopes[seat]))


def use(state: State, phase: Using, use: Use) -> Step[State]:
    """Lay out the pads (2b), then move and go on."""
    clovers.check(state, phase.seat, use)
    seat = phase.seat
    table = laid_open(state, phase.sealed)
    back = 0
    if use.pads:
        back = sum([PADS[pad].value for pad in use.pads if pad[0] == "b"])
        change = use.scope - table.scopes[seat]
        table.scopes[seat] = use.scope
        table.clovers[seat] = clovers.without(table.clovers[seat], use.pads)
        table.played[seat] = use.pads
        table.told.append(CloversUsed(seat, use.pads, change, back, use.scope))
    if move(table, seat, back):
        return table.step(Turning(seat, tuple(table.sealed), "turn"))
    return go_on(table)


def move(table: Table, seat: Seat, back: int) -> bool:
    """Move the sheep (2c), compare (2d), and tell whether the first board has become free."""
    moving.forward(table, seat)
    if back and table.stands(seat):
        moving.run_back(table, seat, back)
    comparing.compare(table)
    return boards.free(table) and (table.left() > 2 or any(table.sealed))
