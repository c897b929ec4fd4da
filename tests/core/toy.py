"""A toy game with every shape of question: who takes the most things, once around the table."""

from msgspec.structs import replace

from rules.core.ask import Amount, Ask, Menu, Option, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import Game, Outcome, Pending, Public, Step
from rules.core.seats import Seat, put
from rules.core.value import Value


class Options(Value, frozen=True):
    """Nothing to set."""


class Take(Value, frozen=True):
    """Take one of each of *things*, *times* times, *loud* or not."""

    things: tuple[str, ...]
    times: int
    loud: bool


class Taken(Public, frozen=True):
    """A seat took so many."""

    seat: Seat
    count: int


class State(Value, frozen=True):
    """How many each seat has taken; None before its turn."""

    taken: tuple[int | None, ...]


def _turn(state: State) -> Seat | None:
    return Seat(state.taken.index(None)) if None in state.taken else None


def _new(seats: int, options: Options, dice: Dice) -> Step[State]:
    return Step(State((None,) * seats))


def _pending(state: State) -> tuple[Pending[Take], ...]:
    seat = _turn(state)
    return () if seat is None else (Pending(seat, secret=False, fallback=Take((), 0, loud=False)),)


def _legal(state: State, seat: Seat, path: Path) -> Ask | Take:
    if seat != _turn(state):
        raise NotPending(seat)
    match path:
        case ():
            return Menu("things", tuple(Option(key, key) for key in "abc"), least=0, most=2)
        case (_,):
            return Amount("times", 1, 12)
        case (_, _):
            return Menu("loud", (Option("no", False), Option("yes", True)))
        case (things, (times,), (loud,)):
            return Take(things, int(times), loud == "yes")
    raise Illegal("pick_not_offered")


def _apply(state: State, seat: Seat, choice: Take, dice: Dice) -> Step[State]:
    count = len(choice.things) * choice.times
    return Step(replace(state, taken=put(state.taken, seat, count)), (Taken(seat, count),))


def _outcome(state: State) -> Outcome | None:
    if _turn(state) is not None:
        return None
    return Outcome((tuple(map(Seat, range(len(state.taken)))),), "all_done")


TOY = Game(
    tag="toy",
    version=1,
    seats=range(2, 4),
    options=Options,
    new=_new,
    pending=_pending,
    legal=_legal,
    apply=_apply,
    view=lambda state, seat: state,
    outcome=_outcome,
    redeal=lambda state, seat, dice: state,
    choices=(Take,),
    events=(Taken,),
)
