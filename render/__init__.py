"""Pictures of every game, painted from views."""

from render.scene import Painter

PAINTERS: dict[str, Painter] = {}
