"""Pictures of every game, painted from views."""

from render import nachgedacht, schubsen, schwupps, wolle
from render.scene import Painter

PAINTERS: dict[str, Painter] = {
    "schubsen": schubsen.PAINTER,
    "wolle": wolle.PAINTER,
    "nachgedacht": nachgedacht.PAINTER,
    "schwupps": schwupps.PAINTER,
}
