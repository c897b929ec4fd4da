"""Small builders: a pasture from a picture, moves from their typed form."""

from msgspec.structs import replace

from rules.core.ask import Ask, Menu
from rules.core.dice import Dice
from rules.core.play import Event
from rules.core.seats import Seat
from rules.nachgedacht import GAME
from rules.nachgedacht.board import BITS, PLACES
from rules.nachgedacht.choices import Choice, Exchange, Move
from rules.nachgedacht.options import Options
from rules.nachgedacht.state import State

BLACK, GREEN = Seat(0), Seat(1)
DICE = Dice("unused", 0)


def pasture(
    picture: str,
    turn: Seat = BLACK,
    rows: tuple[int, int] | None = None,
    last: str | None = None,
) -> State:
    """Set up *picture*, the top row first: o white, b and g coloured sheep, B and G shepherds.

    A player has as many rows as coloured sheep unless *rows* says otherwise; *last* is the
    move just made, as ``d4 c4``.
    """
    pieces = "".join(reversed(picture.split()))
    assert len(pieces) == 25
    flocks = {kind: sum(BITS[i] for i in range(25) if pieces[i] == kind) for kind in "obg"}
    state = State(
        Options(),
        (pieces.index("B"), pieces.index("G")),
        flocks["o"],
        (flocks["b"], flocks["g"]),
        rows or (flocks["b"].bit_count(), flocks["g"].bit_count()),
        turn,
    )
    if last is not None:
        start, end = last.split()
        state = replace(state, last=(PLACES[start], PLACES[end]))
    return replace(state, seen=(state.position,))


def choice(typed: str) -> Choice:
    """Read ``a3 b4`` as a move and ``a3`` as an exchange."""
    words = typed.split()
    return Move(*words) if len(words) == 2 else Exchange(*words)


def play(state: State, *typed: str) -> tuple[State, list[Event]]:
    """Play the typed choices; return the table after them and what happened."""
    told: list[Event] = []
    for text in typed:
        [item] = GAME.pending(state)
        step = GAME.apply(state, item.seat, choice(text), DICE)
        state = step.state
        told += step.events
    return state, told


def found(told: list[Event], kind: str) -> list[Event]:
    """Pick the events of one kind."""
    return [event for event in told if type(event).__name__ == kind]


def offered(state: State, seat: Seat, *path: str) -> list[str]:
    """List the keys on offer after *path*."""
    ask = GAME.legal(state, seat, tuple((key,) for key in path))
    assert isinstance(ask, Menu)
    return [option.key for option in ask.options]


def every_choice(state: State, seat: Seat) -> list[Choice]:
    """List everything *seat* may choose, by walking all its questions."""
    paths: list[tuple[tuple[str, ...], ...]] = [()]
    found: list[Choice] = []
    for path in paths:
        answer = GAME.legal(state, seat, path)
        if isinstance(answer, Ask):
            assert isinstance(answer, Menu)
            paths += [(*path, (option.key,)) for option in answer.options]
        else:
            found.append(answer)
    return found
