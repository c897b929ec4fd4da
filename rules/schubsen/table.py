"""A state laid open on the table while one step is worked out."""

from msgspec import Struct

from rules.core.play import Event, Step
from rules.core.seats import Seat
from rules.schubsen.choices import Lay
from rules.schubsen.data import OUT
from rules.schubsen.state import Phase, Sealed, State


class Table(Struct):
    """A state's rows as lists, changed in place within one pure call, and what was told."""

    round: int
    sides: tuple[str, str]
    relaid: int
    squares: list[int]
    rings: list[int]
    hands: list[str]
    clovers: list[tuple[str, ...]]
    box: tuple[str, ...]
    start: Seat
    imp: Seat | None
    cherub: Seat | None
    laid: list[str]
    scopes: list[int]
    played: list[tuple[str, ...]]
    fallen: list[tuple[Seat, int]]
    sealed: list[Lay | None]
    told: list[Event]

    def left(self) -> int:
        """Count the sheep on the dyke."""
        return len(self.squares) - len(self.fallen)

    def stands(self, seat: Seat) -> bool:
        """Tell whether *seat*'s sheep is on the dyke."""
        return self.squares[seat] != OUT

    def step(self, phase: Phase) -> Step[State]:
        """Close the table: the state it shows, in *phase*, and what was told."""
        state = State(
            self.round,
            self.sides,
            self.relaid,
            tuple(self.squares),
            tuple(self.rings),
            tuple(self.hands),
            tuple(self.clovers),
            self.box,
            self.start,
            self.imp,
            self.cherub,
            tuple(self.laid),
            tuple(self.scopes),
            tuple(self.played),
            tuple(self.fallen),
            phase,
        )
        return Step(state, tuple(self.told))


def laid_open(state: State, sealed: Sealed = ()) -> Table:
    """Lay *state* open, with the cards that are still face down."""
    return Table(
        state.round,
        state.sides,
        state.relaid,
        [*state.squares],
        [*state.rings],
        [*state.hands],
        [*state.clovers],
        state.box,
        state.start,
        state.imp,
        state.cherub,
        [*state.laid],
        [*state.scopes],
        [*state.played],
        [*state.fallen],
        [*sealed],
        [],
    )
