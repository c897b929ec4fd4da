"""Small builders: a position from squares and cards in writing, and a choice played on it."""

import pytest

from rules.core.ask import Menu
from rules.core.dice import Dice
from rules.core.play import Event
from rules.core.seats import Seat
from rules.schwupps import GAME
from rules.schwupps.choices import Choice, Schubs, Schwupps
from rules.schwupps.data import CARDS, NAME, OFF
from rules.schwupps.options import Options
from rules.schwupps.state import Playing, Shoving, State

DICE = Dice("unused", 0)
LONG, SHORT = Options(), Options(length="short")
ADVANCED, TEAM = Options(mode="advanced"), Options(mode="team")


def cards(written: str) -> tuple[int, ...]:
    """Read cards in writing: ``7●▲ 3★``."""
    return tuple(NAME.index(name) for name in written.split())


def table(
    squares: tuple[int, ...],
    *hands: str,
    options: Options = LONG,
    turn: int = 0,
    shoving: bool = False,
    pile: int = 20,
) -> State:
    """Set up a position; what is neither in a hand nor in the pile was played openly.

    Hands left out are empty; sides that are off the board left in table order.
    """
    seats = 4 if options.mode == "team" else len(squares) // options.each
    held = [cards(hand) for hand in hands] + [()] * (seats - len(hands))
    rest = [card for card in CARDS if not any(card in hand for hand in held)]
    return State(
        options=options,
        squares=squares,
        hands=tuple(held),
        pile=tuple(rest[:pile]),
        shown=tuple(rest[pile:]),
        covered=((),) * seats,
        aside=(),
        out=tuple(
            place // options.each
            for place in range(0, len(squares), options.each)
            if squares[place] == OFF
        ),
        phase=Shoving(Seat(turn)) if shoving else Playing(Seat(turn)),
    )


def schwupps(card: str, mover: int = 0) -> Schwupps:
    """Play one card in writing."""
    return Schwupps(cards(card)[0], mover)


def schubs(square: int, written: str, mover: int = 0) -> Schubs:
    """Play cards in writing against the piece on *square*."""
    return Schubs(square, cards(written), mover)


def play(state: State, *choices: Choice) -> State:
    """Play the choices of whoever is waited for, one after the other."""
    for choice in choices:
        state = GAME.apply(state, GAME.pending(state)[0].seat, choice, DICE).state
    return state


def told(state: State, choice: Choice) -> tuple[Event, ...]:
    """Return the events of one choice."""
    return GAME.apply(state, GAME.pending(state)[0].seat, choice, DICE).events


def menu(state: State, *keys: str) -> Menu:
    """Return the question that *keys* lead whoever is waited for to."""
    asked = GAME.legal(state, GAME.pending(state)[0].seat, tuple((key,) for key in keys))
    assert isinstance(asked, Menu)
    return asked


def chosen(state: State, *keys: str) -> Choice:
    """Return the choice that *keys* lead whoever is waited for to."""
    choice = GAME.legal(state, GAME.pending(state)[0].seat, tuple((key,) for key in keys))
    assert not isinstance(choice, Menu)
    return choice  # type: ignore[return-value]


def offered(state: State, *keys: str) -> list[str]:
    """List the keys on offer at the question that *keys* lead to."""
    return [option.key for option in menu(state, *keys).options]


def ruling(number: int) -> pytest.MarkDecorator:
    """Name a test after a numbered ruling of RULES.md."""
    return pytest.mark.parametrize((), [pytest.param(id=f"ruling {number}")])
