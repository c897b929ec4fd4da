"""The questions of a turn: what to play, which cards, which piece."""

from rules.core.ask import Ask, Menu, Option, Path
from rules.core.errors import Illegal
from rules.core.seats import Seat
from rules.schwupps.choices import (
    Card,
    Cards,
    Choice,
    EndTurn,
    Piece,
    Schubs,
    Schwupps,
    Target,
)
from rules.schwupps.data import LANE, LETTERS, NAME, NUMBER, START, SYMBOL
from rules.schwupps.movement import put_down, reach
from rules.schwupps.schubsen import targets, ways
from rules.schwupps.state import Shoving, State

END = Option("end", "end")


def ask(state: State, seat: Seat, path: Path) -> Ask | Choice:
    """Ask for a card or a target, then for the cards and the piece where there is a choice."""
    if not path:
        return _first(state, seat)
    key = path[0][0]
    if key == "end":
        return EndTurn()
    hand = state.hands[seat]
    if key in LETTERS:
        card = hand[LETTERS.index(key)]
        answer = _piece(state, [*state.squares], seat, NUMBER[card], path[1:])
        return Schwupps(card, answer) if isinstance(answer, int) else answer
    square = int(key)
    found = ways(hand, LANE[square])
    if len(path) == 1:
        return _cards(hand, square, found)
    cards = _named(hand, found, path[1][0])
    squares = [*state.squares]
    total = sum([NUMBER[card] for card in cards])
    put_down(state, squares, squares.index(square), max(START, square - total), [])
    answer = _piece(state, squares, seat, total, path[2:])
    return Schubs(square, cards, answer) if isinstance(answer, int) else answer


def _first(state: State, seat: Seat) -> Menu:
    """Offer each card as a Schwupps, or the end after a Schubs; and each square that matches."""
    hand, side = state.hands[seat], state.side(seat)
    again = isinstance(state.phase, Shoving)
    options = [END] if again else _schwupps(state, side, hand)
    plain, each = len(options), state.options.each
    for square in targets(state, side):
        if found := ways(hand, LANE[square]):
            rivals = state.owners(state.squares.index(square) // each)
            target = Target(rivals, square, LANE[square], len(found))
            options.append(Option(str(square), target))
    own = [state.squares[piece] for piece in state.pieces(side)]
    facts = {
        "rear": min(own),
        "front": max(own),
        "pieces": each,
        "goal": state.options.goal,
        "pile": len(state.pile),
        "targets": len(options) - plain,
        "endgame": not state.pile,
        "last": side in state.last(),
    }
    return Menu("more" if again else "play", tuple(options), facts=facts)


def _schwupps(state: State, side: int, hand: tuple[int, ...]) -> list[Option]:
    """Offer every card; with a single piece the offer says where it leads."""
    if state.options.each == 2:
        return [
            Option(letter, Card(letter.upper(), NUMBER[card], SYMBOL[card], None))
            for letter, card in zip(LETTERS, hand, strict=False)
        ]
    here, goal = state.squares[side], state.options.goal
    options = []
    for letter, card in zip(LETTERS, hand, strict=False):
        number = NUMBER[card]
        there = here + number if here + number <= goal else here
        options.append(Option(letter, Card(letter.upper(), number, SYMBOL[card], there)))
    return options


def _cards(hand: tuple[int, ...], square: int, found: list[tuple[int, ...]]) -> Menu:
    """Offer every set of cards that matches *square* exactly."""
    options = []
    for cards in found:
        letters = _letters(hand, cards)
        total = sum([NUMBER[card] for card in cards])
        names = tuple([NAME[card] for card in cards])
        offer = Cards(letters.upper(), names, total, max(START, square - total))
        options.append(Option(letters, offer))
    facts = {"square": square, "symbols": LANE[square], "ways": len(found)}
    return Menu("cards", tuple(options), facts=facts)


def _letters(hand: tuple[int, ...], cards: tuple[int, ...]) -> str:
    """Call *cards* by their letters, from left to right."""
    return "".join([LETTERS[hand.index(card)] for card in cards])


def _named(hand: tuple[int, ...], found: list[tuple[int, ...]], letters: str) -> tuple[int, ...]:
    """Return the set of cards that is called *letters*."""
    for cards in found:
        if _letters(hand, cards) == letters:
            return cards
    raise Illegal("pick_not_offered")


def _piece(state: State, squares: list[int], seat: Seat, steps: int, path: Path) -> Menu | int:
    """Return which of its pieces *seat* moves by *steps*, or ask where that makes a difference.

    *squares* are those at the moment of the move, when a shoved piece has gone back already.
    """
    if state.options.each == 1:
        return 0
    movers: dict[int, tuple[int, int]] = {}
    for mover, piece in enumerate(state.pieces(state.side(seat))):
        there = reach(state, squares, piece, steps)
        if there is not None:
            movers.setdefault(state.squares[piece], (mover, there))
    if len(movers) == 1:
        ((mover, _),) = movers.values()
        return mover
    if path:
        return movers[int(path[0][0])][0]
    options = [Option(str(here), Piece(here, there)) for here, (_, there) in movers.items()]
    return Menu("piece", tuple(options), facts={"steps": steps})
