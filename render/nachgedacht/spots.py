"""Which options of a question can be pressed on the board."""

from render.nachgedacht.layout import CELL, HEIGHT, WIDTH, middle
from render.scene import Scene, Spot
from rules.core.ask import Ask, Menu
from rules.nachgedacht.board import NAMES


def spots(scene: Scene, ask: Ask) -> tuple[Spot, ...]:
    """Return the square of every option that is one."""
    if not isinstance(ask, Menu):
        return ()
    keys = [option.key for option in ask.options if option.key in NAMES]
    return tuple(_spot(key) for key in keys)


def _spot(key: str) -> Spot:
    x, y = middle(key)
    half = CELL / 2
    return Spot(key, (x - half) / WIDTH, (y - half) / HEIGHT, CELL / WIDTH, CELL / HEIGHT)
