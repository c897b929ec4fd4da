"""What a painter is given, and what it gives back."""

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct
from PIL.Image import Image

from render.palette import THEMES, Theme, ThemeName
from render.swatch import sprites
from rules.core.ask import Ask


class Label(Protocol):
    """Words by their Fluent id, in the language of the picture's readers."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return the line *key* with *facts* filled in."""
        ...


class Scene(Struct, frozen=True):
    """One moment to be painted: a view, what led to it, and how to speak of it.

    *events* are the public events since the last picture; *names* stand in seat order;
    *robots* are the seats a computer plays.
    """

    view: Any
    events: tuple[Any, ...]
    names: tuple[str, ...]
    label: Label
    theme: ThemeName = "light"
    robots: frozenset[int] = frozenset()

    @property
    def colours(self) -> Theme:
        """The colours of the scene's theme."""
        return THEMES[self.theme]

    def last(self, *kinds: type) -> Any | None:
        """Return the last event of one of *kinds*, or None."""
        return next((event for event in reversed(self.events) if isinstance(event, kinds)), None)


class Spot(Struct, frozen=True):
    """Where the option *key* of a question can be pressed on a picture, in shares of its size."""

    key: str
    x: float
    y: float
    w: float
    h: float


def nowhere(scene: Scene, ask: Ask) -> tuple[Spot, ...]:
    """Find none of a question's options on the board."""
    return ()


def unseen(scene: Scene, seat: int) -> str:
    """Say nothing of a hand that is never painted."""
    return ""


class Painter(Struct, frozen=True):
    """How one game is shown; every function is pure: the same scene, the same bytes.

    *hand* is a seat's private picture and *hand_alt* its words; *alt* says in words what
    *board* shows; *text* is the board for those who prefer reading it; *swatch* shows every
    colour that *board* may need; *runner_up* are the reasons of an outcome in which whoever
    came second wins; *spots* finds the options of a question that can be pressed on *board*.
    """

    board: Callable[[Scene], Image]
    hand: Callable[[Scene, int], Image | None]
    alt: Callable[[Scene], str]
    text: Callable[[Scene], str]
    swatch: Callable[[ThemeName], Image] = sprites
    runner_up: frozenset[str] = frozenset()
    spots: Callable[[Scene, Ask], tuple[Spot, ...]] = nowhere
    hand_alt: Callable[[Scene, int], str] = unseen
