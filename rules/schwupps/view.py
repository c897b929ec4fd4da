"""What a seat, or an onlooker, can see."""

from typing import Literal

from rules.core.seats import Seat
from rules.core.value import Value
from rules.schwupps.data import LANE, NAME, NUMBER
from rules.schwupps.schubsen import targets, ways
from rules.schwupps.state import Over, Shoving, State


class Way(Value, frozen=True):
    """A Schubs that one's hand allows: *cards* are places in the hand, left to right."""

    square: int
    rivals: tuple[Seat, ...]
    cards: tuple[int, ...]
    total: int


class View(Value, frozen=True):
    """Built up from nothing: a field absent here cannot leak.

    Piece *p* belongs to ``sides[p // each]``; square -1 means taken off the board. A card in
    writing is its number and its symbols (``7●▲``); of other hands only numbers are seen.
    """

    seat: Seat | None
    mode: Literal["basic", "advanced", "team"]
    goal: int
    each: int
    sides: tuple[tuple[Seat, ...], ...]
    squares: tuple[int, ...]
    last: tuple[Seat, ...]
    out: tuple[Seat, ...]
    turn: Seat | None
    shoving: bool
    over: bool
    numbers: tuple[tuple[int, ...], ...]
    hand: tuple[str, ...]
    ways: tuple[Way, ...]
    pile: int
    top: int | None
    shown: tuple[str, ...]
    covered: tuple[tuple[int, ...], ...]
    own_covered: tuple[str, ...]
    aside: tuple[int, ...]

    @property
    def endgame(self) -> bool:
        """Whether the pile is empty: who is last at the end of a turn of its own leaves."""
        return self.pile == 0


def view(state: State, seat: Seat | None) -> View:
    """Show the table as *seat* sees it, or as an onlooker does."""
    over = isinstance(state.phase, Over)
    sides = tuple(state.owners(side) for side in range(state.sides))
    return View(
        seat=seat,
        mode=state.options.mode,
        goal=state.options.goal,
        each=state.options.each,
        sides=sides,
        squares=state.squares,
        last=tuple(owner for side in state.last() for owner in sides[side]),
        out=tuple(owner for side in state.out for owner in sides[side]),
        turn=None if isinstance(state.phase, Over) else state.phase.seat,
        shoving=isinstance(state.phase, Shoving),
        over=over,
        numbers=tuple(_numbers(hand) for hand in state.hands),
        hand=() if seat is None else _names(state.hands[seat]),
        ways=() if seat is None or over else _ways(state, seat),
        pile=len(state.pile),
        top=NUMBER[state.pile[0]] if state.pile else None,
        shown=_names(state.shown),
        covered=tuple(_numbers(cards) for cards in state.covered),
        own_covered=() if seat is None else _names(state.covered[seat]),
        aside=_numbers(state.aside),
    )


def _ways(state: State, seat: Seat) -> tuple[Way, ...]:
    """List every Schubs that *seat*'s hand would allow as the pieces stand."""
    side, hand = state.side(seat), state.hands[seat]
    if side in state.out:
        return ()
    found = []
    for square in targets(state, side):
        rivals = state.owners(state.squares.index(square) // state.options.each)
        for cards in ways(hand, LANE[square]):
            places = tuple(hand.index(card) for card in cards)
            found.append(Way(square, rivals, places, sum(NUMBER[card] for card in cards)))
    return tuple(found)


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NAME[card] for card in cards)


def _numbers(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[card] for card in cards)
