"""Who decides, what is asked, what follows: the table of contents of the rules."""

from typing import assert_never

from msgspec.structs import replace

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.errors import Illegal, NotPending
from rules.core.play import Outcome, Pending, Step, plain_words
from rules.core.seats import Seat
from rules.nachgedacht import moving, settling
from rules.nachgedacht.board import BITS, SIDE
from rules.nachgedacht.choices import Choice, Exchange, Move
from rules.nachgedacht.data import LAYOUTS
from rules.nachgedacht.events import PastureSet
from rules.nachgedacht.options import Options
from rules.nachgedacht.state import Exchanging, Moving, Over, State


def new(seats: int, options: Options, dice: Dice) -> Step[State]:
    """Set the pieces up; seat 0 is Black and begins."""
    pieces = "".join(reversed(LAYOUTS[options.layout]))
    white = sum(BITS[place] for place in range(SIDE * SIDE) if pieces[place] == "o")
    shepherds = pieces.index("B"), pieces.index("G")
    state = State(options, shepherds, white, (0, 0))
    state = replace(state, seen=(state.position,))
    return Step(state, (PastureSet(options.layout, Seat(0), Seat(1)),))


def pending(state: State) -> tuple[Pending[Choice], ...]:
    """List the decision the table waits for; empty once the match is over."""
    match state.phase:
        case Moving():
            return (Pending(state.turn, secret=False, fallback=moving.careful(state)),)
        case Exchanging(rows):
            fallback = settling.mildest(state, rows[0])
            return (Pending(Seat(1 - rows[0].seat), secret=False, fallback=fallback),)
        case Over():
            return ()
        case unknown:
            assert_never(unknown)


def legal(state: State, seat: Seat, path: Path) -> Ask | Choice:
    """Walk *seat*'s decision one question further."""
    match state.phase:
        case Moving() if seat == state.turn:
            return moving.ask(state, path)
        case Exchanging(rows) if seat != rows[0].seat:
            return settling.ask(state, rows[0], path)
    raise NotPending(seat)


def apply(state: State, seat: Seat, choice: Choice, dice: Dice) -> Step[State]:
    """Play *choice* and everything that follows without a decision."""
    match state.phase, choice:
        case Moving(), Move():
            return moving.move(state, choice)
        case Exchanging() as phase, Exchange():
            return settling.exchange(state, phase, choice)
    raise Illegal("wrong_kind_of_choice", choice=type(choice).__name__)


def outcome(state: State) -> Outcome | None:
    """Tell who won, if the match is over; the scores are the rows."""
    if not isinstance(state.phase, Over):
        return None
    reason, winner = state.phase.reason, state.phase.winner
    if winner is None:
        return Outcome(((Seat(0), Seat(1)),), reason, state.rows)
    return Outcome(((winner,), (Seat(1 - winner),)), reason, state.rows)


def redeal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Return the table as it is: everything lies in the open."""
    return state


def words(text: str) -> tuple[str, ...]:
    """Split a typed move: ``a3 b4``, ``a3-b4`` or ``a3b4``."""
    parts = plain_words(text.replace(">", " ").replace("→", " "))
    return tuple(
        half for word in parts for half in ((word[:2], word[2:]) if len(word) == 4 else (word,))
    )
