"""Small positions on the dyke, and matches of sheep that mostly look where they go."""

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.core.dice import Dice
from rules.core.play import Event, Step
from rules.core.replay import Chosen
from rules.core.seats import Seat
from rules.core.walk import stroll, walk
from rules.schubsen import GAME
from rules.schubsen.choices import Choice, Lay
from rules.schubsen.data import ALL_PADS, DIGITS, OUT, WATER
from rules.schubsen.options import Options
from rules.schubsen.state import Laying, Phase, State

EventT = TypeVar("EventT", bound=Event)
NO_DICE = Dice("unused", 0)


def dyke(
    *squares: int,
    rings: int | tuple[int, ...] = 2,
    clovers: dict[int, tuple[str, ...]] | None = None,
    hands: dict[int, str] | None = None,
    sides: tuple[str, str] = ("wiese", "graeben"),
    relaid: int = 1,
    start: int = 0,
    box: tuple[str, ...] = ALL_PADS,
    phase: Phase | None = None,
) -> State:
    """Build a position in which everyone is about to lay; OUT for a sheep that is not there."""
    seats = len(squares)
    held = clovers or {}
    cards = hands or {}
    return State(
        round=2,
        sides=sides,
        relaid=relaid,
        squares=squares,
        rings=rings if isinstance(rings, tuple) else (rings,) * seats,
        hands=tuple(cards.get(at, DIGITS) for at in range(seats)),
        clovers=tuple(held.get(at, ()) for at in range(seats)),
        box=box,
        start=Seat(start),
        imp=Seat(start),
        cherub=Seat(start),
        laid=("",) * seats,
        scopes=(0,) * seats,
        played=((),) * seats,
        fallen=tuple((Seat(at), 1) for at, square in enumerate(squares) if square == OUT),
        phase=phase or Laying((None,) * seats),
    )


def cards(digits: str) -> Lay:
    """Write a lay as its digits; a trailing "!" holds the clovers."""
    return Lay(tuple(map(int, digits.rstrip("!"))), digits.endswith("!"))


def play(state: State, seat: int, choice: Choice) -> Step[State]:
    return GAME.apply(state, Seat(seat), choice, NO_DICE)


def lay(state: State, *digits: str) -> Step[State]:
    """Let every seat on the dyke lay its digits; return the step of the last one."""
    seats = [at for at, square in enumerate(state.squares) if square != OUT]
    step = Step(state)
    for at, word in zip(seats, digits, strict=True):
        step = play(step.state, at, cards(word))
    return step


def told(step: Step[State], kind: type[EventT]) -> list[EventT]:
    return [event for event in step.events if isinstance(event, kind)]


def kinds(step: Step[State]) -> list[str]:
    return [type(event).__name__ for event in step.events]


def asked(state: State, seat: int, *keys: str) -> Any:
    """Follow *keys* through *seat*'s questions."""
    return walk(GAME, state, Seat(seat), tuple((key,) for key in keys))


def keys(menu: Any) -> list[str]:
    return [option.key for option in menu.options]


def wary_match(
    seats: int, seed: str, options: Options | None = None
) -> list[tuple[Step[State], Chosen | None]]:
    """Play a match whose sheep rarely leap off the dyke, so that it lasts for many rounds."""
    step: Step[State] = GAME.new(seats, options or Options(), Dice(seed, 0))
    played: list[tuple[Step[State], Chosen | None]] = [(step, None)]
    fingers = Dice(f"{seed}/fingers", 0)
    while waiting := [item for item in GAME.pending(step.state) if item.needed]:
        seat = fingers.one_of(waiting).seat
        choice = _wary(step.state, seat, fingers)
        step = GAME.apply(step.state, seat, choice, Dice(seed, len(played)))
        played.append((step, Chosen(seat, choice)))
    return played


def _wary(state: State, seat: Seat, fingers: Dice) -> Choice:
    choice: Choice = stroll(GAME, state, seat, fingers.below)[1]
    if not isinstance(choice, Lay) or fingers.below(25) == 0:
        return choice
    tries: Sequence[Choice] = [stroll(GAME, state, seat, fingers.below)[1] for _ in range(30)]
    return min((it for it in tries if isinstance(it, Lay)), key=lambda it: _risk(state, seat, it))


def _risk(state: State, seat: Seat, it: Lay) -> tuple[bool, bool, bool]:
    scope = int("".join(map(str, it.digits)))
    goal = state.squares[seat] + scope
    return goal > 199, goal in WATER[state.sides], scope > 60
