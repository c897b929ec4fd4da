"""Small builders for positions, and dice that fall as a test wants."""

from typing import Any, TypeVar

from msgspec.structs import replace

from rules.core.dice import Dice
from rules.core.play import Step
from rules.core.seats import Seat
from rules.wolle import GAME
from rules.wolle.choices import Choice
from rules.wolle.data import CARDS, LOWEST
from rules.wolle.state import Bidding, Phase, Rolling, State, number

EventT = TypeVar("EventT")

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
DOG, OTHER_DOG, BONE = 58, 59, 66
PLAIN = 49  # white 6 without a mark


class Loaded(Dice):
    """Dice that show the given pips one after the other, then ones."""

    def __init__(self, *pips: int) -> None:
        super().__init__("loaded", 0)
        self._pips = list(pips)

    def below(self, limit: int) -> int:
        """Return the next of the pips, less one."""
        pips = self._pips.pop(0) if self._pips else 1
        assert 1 <= pips <= limit
        return pips - 1


def table(phase: Phase, *, bids: tuple[int, ...] = (20, 18, 16), **facts: Any) -> State:
    """Build a position in the rolling part of a round; the deck is whatever lies nowhere else."""
    seats = len(bids)
    blank: dict[str, Any] = {
        "display": (PLAIN, 50, 51, 53),
        "flocks": ((),) * seats,
        "dogs": (0,) * seats,
        "chips": (2,) * seats,
        "bone": None,
        "turn": 0,
        "fates": ("waiting",) * seats,
    }
    fields = blank | facts
    away = {*fields["display"]}.union(*fields["flocks"])
    rest = tuple(card for card in CARDS if card not in away)
    fields.setdefault("deck", rest)
    state = State(bids=bids, order=(), phase=phase, **fields)
    order = sorted(map(Seat, range(seats)), key=lambda seat: (-bids[seat], number(state, seat)))
    return replace(state, order=tuple(order))


def bidding(*sealed: int | None, **facts: Any) -> State:
    """Build a position in which these bids are sealed so far."""
    state = table(Bidding(sealed), bids=(LOWEST,) * len(sealed), **facts)
    return replace(state, bids=(), order=(), fates=())


def rolled(*pips: int, attempt: int = 1, kept: tuple[int, ...] = ()) -> Rolling:
    """Build a roll: the pips of d8, d10 and d12."""
    return Rolling(attempt, pips, kept)


def play(state: State, seat: Seat, choice: Choice, *pips: int) -> Step[State]:
    """Apply *choice* with dice that show *pips*."""
    return GAME.apply(state, seat, choice, Loaded(*pips))


def told(step: Step[State], kind: type[EventT]) -> list[EventT]:
    """List the events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def keys(state: State, seat: Seat, *path: tuple[str, ...]) -> tuple[str, ...]:
    """List the option keys of the question that *path* leads to."""
    ask = GAME.legal(state, seat, path)
    return tuple(option.key for option in getattr(ask, "options", ()))
