"""Special case III: the free first board goes to the front of the dyke."""

from rules.core.ask import Ask, Menu, Option, Path
from rules.core.errors import Illegal
from rules.schubsen.choices import Turn
from rules.schubsen.data import BOARD, FACES, OUT, SIDES
from rules.schubsen.events import BoardTurned
from rules.schubsen.state import State, Turning
from rules.schubsen.table import Table, laid_open

_OPTIONS = {side: Option(side, side) for side in SIDES}


def free(table: Table) -> bool:
    """Tell whether no sheep is left on the first board."""
    return not any(OUT < square < BOARD for square in table.squares)


def ask(state: State, path: Path) -> Ask | Turn:
    """Ask which side of the free board lies up."""
    if path:
        return Turn(path[0][0])
    calm, wet = FACES[state.sides[0]]
    facts = {"calm": len(SIDES[calm].water), "wet": len(SIDES[wet].water)}
    return Menu("side", (_OPTIONS[calm], _OPTIONS[wet]), facts=facts)


def turn(state: State, phase: Turning, side: str) -> Table:
    """Lay the first board behind the second; every sheep is now on the new first board."""
    if side not in FACES[state.sides[0]]:
        raise Illegal("not_a_side_of_this_board")
    table = laid_open(state, phase.sealed)
    table.sides = (table.sides[1], side)
    table.relaid += 1
    table.squares = [at if at == OUT else at - BOARD for at in table.squares]
    table.told.append(BoardTurned(phase.seat, side))
    return table
