"""Rulebook 3 and 4: the imp takes, the cherub gives, and the next round is prepared."""

from rules.core.ask import Ask, Menu, Path
from rules.core.errors import Illegal
from rules.core.play import Outcome, Step
from rules.core.seats import Seat
from rules.schubsen import boards, clovers, comparing, moving
from rules.schubsen.choices import Take
from rules.schubsen.data import DIGITS, FEWEST_IN_HAND, OUT, PADS
from rules.schubsen.events import (
    CherubSmiled,
    CloverTaken,
    HandRefreshed,
    ImpCaught,
    ImpCollected,
    RoundBegun,
)
from rules.schubsen.state import Choosing, Laying, Over, State, Turning
from rules.schubsen.table import Table, laid_open


def evaluate(table: Table) -> Step[State]:
    """Let the imp take its due; unless that ends the match the cherub's holder goes on."""
    if table.imp is not None:
        _pay_imp(table, table.imp)
    if table.left() <= 2 or table.cherub is None:
        return table.step(Over())
    table.told.append(CherubSmiled(table.cherub, table.scopes[table.cherub]))
    if table.box:
        return table.step(Choosing(table.cherub))
    return tidy(table, table.cherub)


def _pay_imp(table: Table, seat: Seat) -> None:
    scope = table.scopes[seat]
    if table.rings[seat]:
        table.rings[seat] -= 1
        table.told.append(ImpCollected(seat, scope, table.rings[seat]))
        return
    table.told.append(ImpCaught(seat, scope))
    moving.eliminate(table, seat)
    comparing.compare(table)


def ask(state: State, path: Path) -> Ask | Take:
    """Ask which of the pads beside the dyke the cherub's holder takes."""
    if path:
        return Take(clovers.name(path[0][0]))
    pads = dict.fromkeys(state.box)
    return Menu(
        "pad", tuple([clovers.OPTIONS[pad] for pad in pads]), facts={"left": len(state.box)}
    )


def best(state: State) -> Take:
    """Return a good pad to take: the widest change, else the longest way back."""
    return Take(max(state.box, key=lambda pad: (PADS[pad].kind == "change", PADS[pad].value)))


def take(state: State, phase: Choosing, pad: str) -> Step[State]:
    """Hand the chosen pad over, then see to the boards."""
    if pad not in state.box:
        raise Illegal("clover_not_beside_the_dyke")
    table = laid_open(state)
    seat = phase.seat
    table.box = clovers.without(table.box, (pad,))
    table.clovers[seat] = (*table.clovers[seat], pad)
    table.told.append(CloverTaken(seat, pad, PADS[pad].kind, PADS[pad].value))
    return tidy(table, seat)


def tidy(table: Table, cherub: Seat) -> Step[State]:
    """Let the cherub's holder lay the first board if the imp has just emptied it."""
    if boards.free(table):
        return table.step(Turning(cherub, (), "round"))
    return prepare(table)


def prepare(table: Table) -> Step[State]:
    """Refresh short hands and begin the next round with the cherub's holder (4)."""
    for at, hand in enumerate(table.hands):
        if len(hand) < FEWEST_IN_HAND and table.squares[at] != OUT:
            table.hands[at] = DIGITS
            table.told.append(HandRefreshed(Seat(at)))
    assert table.cherub is not None
    table.round += 1
    table.start = table.imp = table.cherub
    table.told.append(RoundBegun(table.round, table.start))
    return table.step(Laying((None,) * len(table.squares)))


def outcome(state: State) -> Outcome | None:
    """Rank the seats once the match is over: of two sheep the one behind wins."""
    if not isinstance(state.phase, Over):
        return None
    fallen = [(seat,) for seat, _ in reversed(state.fallen)]
    last = [Seat(at) for at, square in enumerate(state.squares) if square != OUT]
    last.sort(key=lambda seat: state.squares[seat])
    if len(last) < 2:
        return Outcome(((*last,), *fallen) if last else (*fallen,), ("none", "one")[len(last)])
    behind, ahead = last
    if state.squares[behind] == state.squares[ahead]:
        return Outcome(((behind, ahead), *fallen), "tied")
    return Outcome(((behind,), (ahead,), *fallen), "two")
