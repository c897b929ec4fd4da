"""Where a question's options lie on the board: cards in the middle, dice in the tray."""

from render.scene import Scene, Spot
from render.type import Box
from render.wolle import layout
from render.wolle.middle import boxes
from rules.core.ask import Ask, Menu
from rules.wolle.data import DICE, LETTERS


def spots(scene: Scene, ask: Ask) -> tuple[Spot, ...]:
    """Return the boxes of those options of *ask* that can be pressed on the board."""
    if not isinstance(ask, Menu):
        return ()
    tall = layout.height(len(scene.view.herds))
    places: dict[str, Box] = {}
    if ask.question in ("take", "top"):
        places = dict(zip(LETTERS, boxes(scene), strict=False))
    elif ask.question == "roll":
        places = dict(zip((f"d{sides}" for sides in DICE), layout.dice(), strict=True))
    return tuple(
        _spot(option.key, places[option.key], tall)
        for option in ask.options
        if option.key in places
    )


def _spot(key: str, box: Box, tall: int) -> Spot:
    x0, y0, x1, y1 = box
    wide = layout.WIDTH
    return Spot(key, x0 / wide, y0 / tall, (x1 - x0) / wide, (y1 - y0) / tall)
