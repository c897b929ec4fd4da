"""What the house orders from whoever paints, and what it gets without a painter."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from bot.platforms.post import File, Picture
from render.scene import Spot
from rules.core.ask import Ask
from rules.core.play import Event, Outcome


class Order(Struct, frozen=True):
    """A picture to be painted; *events* are the public ones since the last picture."""

    kind: Literal["board", "hand", "lobby", "podium", "rules"]
    game: str
    view: Any
    names: tuple[str, ...]
    language: str
    theme: str
    events: tuple[Event, ...] = ()
    seat: int | None = None
    robots: tuple[bool, ...] = ()
    outcome: Outcome | None = None
    page: int = 0


class Easel(Protocol):
    """Paints off the event loop; never raises, None means no picture."""

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        """Paint *order*; of those with the same *wanted* only the newest matters."""

    async def text(self, order: Order) -> str:
        """Put the board into words and letters."""

    async def spots(self, order: Order, ask: Ask) -> tuple[Spot, ...]:
        """Find where the options of *ask* lie on the board."""

    async def film(self, frames: Sequence[Order]) -> File | None:
        """Paint a whole match as an animation."""


class NoEasel:
    """Paints nothing: every post is words alone."""

    async def paint(self, order: Order, *, wanted: str = "") -> Picture | None:
        """Paint nothing."""
        return None

    async def text(self, order: Order) -> str:
        """Write nothing."""
        return ""

    async def spots(self, order: Order, ask: Ask) -> tuple[Spot, ...]:
        """Find nothing."""
        return ()

    async def film(self, frames: Sequence[Order]) -> File | None:
        """Film nothing."""
        return None
