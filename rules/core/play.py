"""A game as a value: facts, steps, open decisions, outcomes and the functions between them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from rules.core.ask import Ask, Path
from rules.core.dice import Dice
from rules.core.seats import Seat
from rules.core.value import Value

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ChoiceT = TypeVar("ChoiceT")
ViewT = TypeVar("ViewT")


class Public(Value, frozen=True):
    """A fact that the whole table learns."""


class Secret(Value, frozen=True):
    """A fact that only the seats in *to* learn; an *ECHO* says what they chose themselves."""

    ECHO: ClassVar[bool] = False

    to: tuple[Seat, ...]


Event: TypeAlias = Public | Secret


class Step(Struct, Generic[StateT], frozen=True):
    """A state and the facts that led to it from the one before."""

    state: StateT
    events: tuple[Event, ...] = ()


class Pending(Struct, Generic[ChoiceT], frozen=True):
    """A decision that is open.

    *secret* keeps the choosing out of public sight; *fallback* is what the clock chooses for
    a seat that stays silent; a decision that is not *needed* may be made again but nobody
    waits for it: a sealed choice that can still be replaced.
    """

    seat: Seat
    secret: bool
    fallback: ChoiceT
    needed: bool = True


class Outcome(Value, frozen=True):
    """How a match ended: groups of seats from the best place down, and why.

    Seats in one group share the place. *scores* stand in seat order where the game counts any.
    """

    places: tuple[tuple[Seat, ...], ...]
    reason: str
    scores: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place; all of them in a draw."""
        return self.places[0]


def plain_words(text: str) -> tuple[str, ...]:
    """Split a typed answer into the option keys it spells."""
    return tuple(text.lower().replace("-", " ").replace(",", " ").split())


@dataclass(frozen=True)
class Game(Generic[OptionsT, StateT, ChoiceT, ViewT]):
    """One set of rules.

    Every function is pure. ``legal`` walks one decision: given the picks made so far it returns
    the next question or, when nothing is left to ask, the finished choice. ``redeal`` deals
    anew everything that a seat cannot know. ``room`` narrows ``seats`` for given options,
    ``words`` splits a typed answer into option keys.
    """

    tag: str
    version: int
    seats: range
    options: type[OptionsT]
    new: Callable[[int, OptionsT, Dice], Step[StateT]]
    pending: Callable[[StateT], tuple[Pending[ChoiceT], ...]]
    legal: Callable[[StateT, Seat, Path], Ask | ChoiceT]
    apply: Callable[[StateT, Seat, ChoiceT, Dice], Step[StateT]]
    view: Callable[[StateT, Seat | None], ViewT]
    outcome: Callable[[StateT], Outcome | None]
    redeal: Callable[[StateT, Seat | None, Dice], StateT]
    choices: tuple[type, ...]
    events: tuple[type, ...]
    room: Callable[[OptionsT], range] | None = None
    words: Callable[[str], tuple[str, ...]] = plain_words

    def seats_for(self, options: OptionsT) -> range:
        """Return how many seats may play with *options*."""
        return self.seats if self.room is None else self.room(options)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
