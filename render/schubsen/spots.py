"""What can be pressed on the picture: pads, and the sides of a board."""

from render.scene import Scene, Spot
from render.schubsen import chips, strip
from render.schubsen.layout import WIDTH, height_for
from render.type import Box
from rules.core.ask import Ask, Menu
from rules.schubsen.data import PAD_KEYS, PADS

_KEYS = {PADS[name]: key for name, key in PAD_KEYS.items()}


def spots(scene: Scene, ask: Ask) -> tuple[Spot, ...]:
    """Find the options of *ask* on the board."""
    if not isinstance(ask, Menu):
        return ()
    boxes: dict[str, Box] = {}
    if ask.question in ("pad", "side"):
        boxes = {offer.key: offer.box for offer in strip.offers(scene)}
    elif ask.question == "clovers" and scene.view.turn is not None:
        found = chips.laid_out(scene, scene.view.turn)
        boxes = {_KEYS[chip.pad]: chip.box for chip in found}
    high = height_for(len(scene.view.squares))
    return tuple(
        _spot(option.key, boxes[option.key], high) for option in ask.options if option.key in boxes
    )


def _spot(key: str, box: Box, high: int) -> Spot:
    x0, y0, x1, y1 = box
    return Spot(key, x0 / WIDTH, y0 / high, (x1 - x0) / WIDTH, (y1 - y0) / high)
