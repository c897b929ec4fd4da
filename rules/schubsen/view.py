"""The dyke as one seat sees it."""

from msgspec import Struct

from rules.core.play import Outcome
from rules.core.seats import Seat
from rules.schubsen import evaluating
from rules.schubsen.choices import Lay
from rules.schubsen.data import PADS, SIDES, Pad
from rules.schubsen.state import Choosing, Laying, Over, State, Turning, Using


class View(Struct, frozen=True):
    """Built up from nothing: a field absent here cannot leak.

    Rows stand in seat order. *hands* are what each seat could lay this round before its cards
    were revealed, and what is left after: every card was seen when it was played. *laid* is ""
    and *scopes* 0 where nothing is revealed; while cards are being laid they show the round
    before. *mine* is the viewer's own sealed choice. *turn* is the seat that decides alone.
    """

    seat: Seat | None
    round: int
    phase: str
    turn: Seat | None
    sides: tuple[str, str]
    water: tuple[tuple[int, ...], tuple[int, ...]]
    relaid: int
    squares: tuple[int, ...]
    rings: tuple[int, ...]
    hands: tuple[str, ...]
    clovers: tuple[tuple[Pad, ...], ...]
    box: tuple[Pad, ...]
    start: Seat
    imp: Seat | None
    cherub: Seat | None
    laid: tuple[str, ...]
    scopes: tuple[int, ...]
    played: tuple[tuple[Pad, ...], ...]
    fallen: tuple[tuple[Seat, int], ...]
    decided: tuple[Seat, ...]
    mine: Lay | None
    outcome: Outcome | None


_PHASES = {
    Laying: "laying",
    Using: "using",
    Turning: "turning",
    Choosing: "choosing",
    Over: "over",
}


def view(state: State, seat: Seat | None) -> View:
    """Show the table as *seat* sees it, or as an onlooker does."""
    phase = state.phase
    sealed = phase.sealed if isinstance(phase, Laying | Using | Turning) else ()
    return View(
        seat=seat,
        round=state.round,
        phase=_PHASES[type(phase)],
        turn=phase.seat if isinstance(phase, Using | Turning | Choosing) else None,
        sides=state.sides,
        water=(SIDES[state.sides[0]].water, SIDES[state.sides[1]].water),
        relaid=state.relaid,
        squares=state.squares,
        rings=state.rings,
        hands=state.hands,
        clovers=tuple([_pads(held) for held in state.clovers]),
        box=_pads(state.box),
        start=state.start,
        imp=state.imp,
        cherub=state.cherub,
        laid=state.laid,
        scopes=state.scopes,
        played=tuple([_pads(played) for played in state.played]),
        fallen=state.fallen,
        decided=tuple([Seat(at) for at, lay in enumerate(sealed) if lay is not None]),
        mine=sealed[seat] if seat is not None and sealed else None,
        outcome=evaluating.outcome(state),
    )


def _pads(names: tuple[str, ...]) -> tuple[Pad, ...]:
    return tuple([PADS[name] for name in names])
