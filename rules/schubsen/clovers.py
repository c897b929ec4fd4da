"""The clover pads: which may be laid out, and what a seat is asked about them."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from rules.core.ask import Amount, Ask, Menu, Option, Path, Who
from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.schubsen.choices import Use
from rules.schubsen.data import LAST, PAD_KEYS, PADS, SPOTS
from rules.schubsen.moving import fate
from rules.schubsen.state import State
from rules.schubsen.table import Table


class RunBack(Struct, frozen=True):
    """An option: a Run Back pad."""

    value: int


class ChangeScope(Struct, frozen=True):
    """An option: a Change Scope pad."""

    value: int


OPTIONS = {
    pad: Option(PAD_KEYS[pad], RunBack(it.value) if it.kind == "back" else ChangeScope(it.value))
    for pad, it in PADS.items()
}
_NAMES = {key: pad for pad, key in PAD_KEYS.items()}


def name(key: str) -> str:
    """Return the pad that travels as *key*."""
    return _NAMES[key]


def without(held: tuple[str, ...], pads: Iterable[str]) -> tuple[str, ...]:
    """Return *held* less *pads*."""
    left = [*held]
    for pad in pads:
        left.remove(pad)
    return tuple(left)


def useful(table: Table, seat: Seat) -> bool:
    """Tell whether *seat* holds a pad that can do something now that its cards are revealed."""
    goal = table.squares[seat] + table.scopes[seat]
    return any(pad[0] == "c" or PADS[pad].value <= goal <= LAST for pad in table.clovers[seat])


def reach(state: State, seat: Seat, pads: Iterable[str]) -> tuple[int, int]:
    """Return the lowest and the highest Scope of Move that *pads* allow; low > high: none.

    Each Change pad adds or takes off its own amount; the sheep must have run far enough for
    its Run Back pads to end on the dyke.
    """
    change = back = 0
    for pad in pads:
        if pad[0] == "c":
            change += PADS[pad].value
        else:
            back += PADS[pad].value
    scope = state.scopes[seat]
    return max(0, scope - change, back - state.squares[seat]), scope + change


def ask(state: State, seat: Seat, path: Path) -> Ask | Use:
    """Ask for one pad after the other, then for the Scope of Move the Change pads lead to."""
    keys = [pick[0] for pick in path]
    done = next((at for at, key in enumerate(keys) if key in ("none", "go")), None)
    pads = tuple([_NAMES[key] for key in keys[:done]])
    if done is None:
        return _which(state, seat, pads)
    low, high = reach(state, seat, pads)
    if low == high or len(keys) > done + 1:
        return Use(pads, int(keys[-1]) if low < high else high)
    scope = state.scopes[seat]
    return Amount("scope", low, high, {"scope": scope, "low": low, "high": high})


def _which(state: State, seat: Seat, pads: tuple[str, ...]) -> Menu:
    options = []
    for pad in dict.fromkeys(without(state.clovers[seat], pads)):
        low, high = reach(state, seat, (*pads, pad))
        if low <= high:
            options.append(OPTIONS[pad])
    options.append(Option("go", "go") if pads else Option("none", "none"))
    return Menu("clovers", tuple(options), facts=preview(state, seat, pads))


def preview(state: State, seat: Seat, pads: tuple[str, ...]) -> dict[str, Any]:
    """Return where the revealed move and the Run Back pads so far would lead now."""
    here = state.squares[seat]
    goal = here + state.scopes[seat]
    back = sum([PADS[pad].value for pad in pads if pad[0] == "b"])
    end = max(0, goal - back) if goal <= LAST else goal
    what, whom = fate(state, seat, end)
    on_dyke = end <= LAST
    return {
        "scope": state.scopes[seat],
        "change": sum([PADS[pad].value for pad in pads if pad[0] == "c"]),
        "back": back,
        "board": SPOTS[here].board,
        "square": SPOTS[here].square,
        "via": fate(state, seat, goal)[0] if back else "none",
        "fate": what,
        "to_board": SPOTS[end].board if on_dyke else 0,
        "to_square": SPOTS[end].square if on_dyke else 0,
        "whom": None if whom is None else Who(whom),
    }


def check(state: State, seat: Seat, use: Use) -> None:
    """Refuse pads that are not held, and a Scope of Move that they do not allow."""
    held = state.clovers[seat]
    if len(use.pads) > len(held) or any(use.pads.count(pad) > held.count(pad) for pad in use.pads):
        raise Illegal("clover_not_held")
    low, high = reach(state, seat, use.pads)
    if not low <= use.scope <= high:
        raise Illegal("clovers_do_not_allow_that")
