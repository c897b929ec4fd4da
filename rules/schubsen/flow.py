"""The table of contents of the rules: who decides, what is asked, what follows."""

from typing import assert_never

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import Pending, Step
from rules.core.seats import Seat
from rules.schubsen import boards, clovers, evaluating, laying, revealing
from rules.schubsen.choices import Choice, Lay, Take, Turn, Use
from rules.schubsen.data import ALL_PADS, ARRANGEMENTS, DIGITS, FACES, OUT, RINGS, START
from rules.schubsen.events import DykeLaid, RoundBegun, StartDrawn
from rules.schubsen.options import Options
from rules.schubsen.state import Choosing, Laying, Over, State, Turning, Using

_DYKES = {"calm": ("wiese", "graeben"), "stormy": ("priel", "sturmflut")}


def new(seats: int, options: Options, dice: Dice) -> Step[State]:
    """Lay the dyke, find the start player and put all sheep on square 0."""
    sides = _DYKES.get(options.dyke) or dice.one_of(ARRANGEMENTS)
    start = Seat(dice.below(seats))
    state = State(
        round=1,
        sides=sides,
        relaid=0,
        squares=(START,) * seats,
        rings=(RINGS[seats],) * seats,
        hands=(DIGITS,) * seats,
        clovers=((),) * seats,
        box=ALL_PADS,
        start=start,
        imp=start,
        cherub=start,
        laid=("",) * seats,
        scopes=(0,) * seats,
        played=((),) * seats,
        fallen=(),
        phase=Laying((None,) * seats),
    )
    return Step(state, (DykeLaid(*sides, RINGS[seats]), StartDrawn(start), RoundBegun(1, start)))


def pending(state: State) -> tuple[Pending[Choice], ...]:
    """List the decisions that are open; empty once the match is over."""
    match state.phase:
        case Laying() as phase:
            return laying.pending(state, phase)
        case Using(seat):
            return (Pending(seat, secret=False, fallback=Use((), state.scopes[seat])),)
        case Turning(seat):
            return (Pending(seat, secret=False, fallback=Turn(FACES[state.sides[0]][0])),)
        case Choosing(seat):
            return (Pending(seat, secret=False, fallback=evaluating.best(state)),)
        case Over():
            return ()
        case unknown:
            assert_never(unknown)


def legal(state: State, seat: Seat, path: Path) -> Ask | Choice:
    """Walk *seat*'s decision one question further."""
    phase = state.phase
    if isinstance(phase, Laying):
        if state.squares[seat] != OUT:
            return laying.ask(state, seat, path)
    elif not isinstance(phase, Over) and phase.seat == seat:
        match phase:
            case Using():
                return clovers.ask(state, seat, path)
            case Turning():
                return boards.ask(state, path)
            case Choosing():
                return evaluating.ask(state, path)
            case unknown:
                assert_never(unknown)
    raise NotPending(seat)


def apply(state: State, seat: Seat, choice: Choice, dice: Dice) -> Step[State]:
    """Play *choice* and everything that follows without a decision."""
    match state.phase, choice:
        case Laying() as phase, Lay() as lay:
            return laying.seal(state, phase, seat, lay)
        case Using() as phase, Use() as use:
            return revealing.use(state, phase, use)
        case Turning() as phase, Turn(side):
            table = boards.turn(state, phase, side)
            follow = revealing.go_on if phase.next == "turn" else evaluating.prepare
            return follow(table)
        case Choosing() as phase, Take(pad):
            return evaluating.take(state, phase, pad)
    raise Illegal("wrong_kind_of_choice")
