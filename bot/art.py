"""Small drawings for screens that draw more than posts: sheep of the seats, a padlock, a robot."""

from functools import cache, partial
from io import BytesIO
from pathlib import Path

from PIL.Image import Image

import render
from render.palette import CREAM, LIGHT, SEATS
from render.sprites import dice, farm, sheep, tokens

FONTS = Path(render.__file__).parent / "fonts"
SIZE = 120

_DRAWINGS = {
    **{f"sheep-{seat}": partial(sheep.sheep, seat, SIZE, "happy") for seat in range(len(SEATS))},
    "flock": partial(sheep.flock_sheep, "white", 0.8, SIZE, "happy"),
    "sleeper": partial(sheep.sleeper, SIZE, LIGHT.paper),
    "padlock": partial(tokens.padlock, 64, CREAM, "#241F1B"),
    "robot": partial(tokens.robot, 64),
    "crown": partial(tokens.crown, 64),
    "die": partial(dice.die, 12, 7, 96),
    "windmill": partial(farm.windmill, SIZE, LIGHT),
    "lighthouse": partial(farm.lighthouse, SIZE, LIGHT),
}


@cache
def sprite(name: str) -> bytes | None:
    """Return a drawing as PNG, or None if there is none of that name."""
    draw = _DRAWINGS.get(name)
    if draw is None:
        return None
    picture: Image = draw()
    out = BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
