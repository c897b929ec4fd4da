"""Schubsen: cards whose symbols match a rival's square push that rival back."""

from msgspec.structs import replace

from rules.core.errors import Illegal
from rules.core.play import Event, Step
from rules.core.seats import Seat, put
from rules.schwupps import turn
from rules.schwupps.choices import Schubs
from rules.schwupps.data import LANE, MISSING, NAME, NUMBER, START, SYMBOL
from rules.schwupps.events import Followed, Schubsed
from rules.schwupps.movement import forward, own_piece, put_down
from rules.schwupps.state import Shoving, State


def targets(state: State, side: int) -> list[int]:
    """List the squares *side* may shove a piece from, symbols permitting."""
    each, spared = state.options.each, _spared(state)
    return [
        square
        for piece, square in enumerate(state.squares)
        if square > spared and piece // each != side
    ]


def _spared(state: State) -> int:
    """Return the square up to which nobody may be shoved.

    The start has no symbols; the mercy rule of the basic game spares whoever is last.
    """
    if state.options.each == 2:
        return START
    return min([square for square in state.squares if square >= START])


def ways(hand: tuple[int, ...], wanted: str) -> list[tuple[int, ...]]:
    """List every set of cards in *hand* whose symbols are exactly those *wanted*."""
    fitting = MISSING[wanted]
    found: list[tuple[int, ...]] = []
    begun: list[tuple[dict[str, str], tuple[int, ...]]] = [(fitting, ())]
    for card in hand:
        face = SYMBOL[card]
        if face not in fitting:
            continue
        for fits, cards in tuple(begun):
            left = fits.get(face)
            if left:
                begun.append((MISSING[left], (*cards, card)))
            elif left is not None:
                found.append((*cards, card))
    return found


def schubs(state: State, seat: Seat, choice: Schubs) -> Step[State]:
    """Shove a rival back, then follow with one's own piece by as many squares."""
    hand = _kept(state.hands[seat], choice.cards)
    _check_target(state, seat, choice.square)
    _check_symbols(choice)
    piece = own_piece(state, seat, choice.mover)

    told: list[Event] = []
    squares = [*state.squares]
    total = shove(state, squares, seat, choice, told)
    won = forward(state, squares, (seat, piece), total, Followed, told)
    state = replace(
        state,
        squares=tuple(squares),
        hands=put(state.hands, seat, hand),
        shown=state.shown + choice.cards,
        phase=Shoving(seat),
    )
    if won:
        return turn.win(state, seat, told)
    # The turn ends by itself only where all can see that no Schubs can follow.
    if not hand or not targets(state, state.side(seat)):
        return turn.end(state, seat, told)
    return Step(state, tuple(told))


def shove(state: State, squares: list[int], seat: Seat, choice: Schubs, told: list[Event]) -> int:
    """Push the piece on the chosen square back; return by how much."""
    rival = squares.index(choice.square)
    total = sum([NUMBER[card] for card in choice.cards])
    target = max(START, choice.square - total)
    owners = state.owners(rival // state.options.each)
    names = tuple([NAME[card] for card in choice.cards])
    told.append(Schubsed(seat, owners, rival, names, total, choice.square, target))
    put_down(state, squares, rival, target, told)
    return total


def _kept(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return *hand* without *cards*."""
    if len({*cards}) < len(cards) or not {*hand}.issuperset(cards):
        raise Illegal("card_not_held")
    return tuple([card for card in hand if card not in cards])


def _check_target(state: State, seat: Seat, square: int) -> None:
    """Refuse to shove nobody, oneself, from the start, or who is last."""
    if square == START:
        raise Illegal("start_is_safe")
    if square < START or square not in state.squares:
        raise Illegal("nobody_there", square=square)
    if state.squares.index(square) // state.options.each == state.side(seat):
        raise Illegal("own_piece", square=square)
    if square <= _spared(state):
        raise Illegal("mercy", square=square)


def _check_symbols(choice: Schubs) -> None:
    """Refuse cards that show a symbol too many or one too few."""
    played = "".join([SYMBOL[card] for card in choice.cards])
    if sorted(played) != sorted(LANE[choice.square]):
        wanted = LANE[choice.square]
        raise Illegal("symbols_do_not_match", square=choice.square, symbols=wanted)
