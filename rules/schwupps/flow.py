"""The course of a match: who decides, what is asked, what follows, how it ends."""

from itertools import groupby
from typing import assert_never

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import Outcome, Pending, Step
from rules.core.seats import Seat
from rules.schwupps import asks, turn
from rules.schwupps.choices import Choice, EndTurn, Schubs, Schwupps
from rules.schwupps.schubsen import schubs
from rules.schwupps.schwuppsen import cautious, schwupps
from rules.schwupps.state import Over, Playing, Shoving, State


def pending(state: State) -> tuple[Pending[Choice], ...]:
    """Return the decision of whose turn it is; it is secret because the offer tells symbols."""
    match state.phase:
        case Playing(seat):
            return (Pending(seat, secret=True, fallback=cautious(state, seat)),)
        case Shoving(seat):
            return (Pending(seat, secret=True, fallback=EndTurn()),)
        case Over():
            return ()
        case unknown:
            assert_never(unknown)


def legal(state: State, seat: Seat, path: Path) -> Ask | Choice:
    """Walk *seat*'s decision one question further."""
    _check_turn(state, seat)
    return asks.ask(state, seat, path)


def apply(state: State, seat: Seat, choice: Choice, dice: Dice) -> Step[State]:
    """Play *choice* and everything that follows without a decision."""
    _check_turn(state, seat)
    shoving = isinstance(state.phase, Shoving)
    match choice:
        case Schubs():
            return schubs(state, seat, choice)
        case Schwupps():
            if shoving:
                raise Illegal("no_schwupps_after_schubs")
            return schwupps(state, seat, choice)
        case EndTurn():
            if not shoving:
                raise Illegal("nothing_played_yet")
            return turn.end(state, seat, [])
        case unknown:
            assert_never(unknown)


def _check_turn(state: State, seat: Seat) -> None:
    if isinstance(state.phase, Over) or state.phase.seat != seat:
        raise NotPending(seat)


def outcome(state: State) -> Outcome | None:
    """Rank the sides by their rear pieces, then those that left, the last to leave first."""
    if not isinstance(state.phase, Over):
        return None
    left = sorted(set(range(state.sides)).difference(state.out), key=state.rear, reverse=True)
    groups = [[*group] for _, group in groupby(left, key=state.rear)]
    groups += [[side] for side in reversed(state.out)]
    places = [tuple(seat for side in group for seat in state.owners(side)) for group in groups]
    return Outcome(tuple(places), state.phase.reason)
