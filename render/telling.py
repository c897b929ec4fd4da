"""How much is told: names are cut only as far as what is said of them needs the room."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from render.scene import Scene

LONGEST = 1024  # characters a platform takes for a picture in words
LETTERS = (40, 28, 22, 18, 14, 11, 9, 7)  # of a name, the more the better


def cut(text: str, most: int) -> str:
    """Return *text* with at most so many characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def shortened(scene: Scene, most: int) -> Scene:
    """Return *scene* with every name cut to at most *most* characters."""
    return replace(scene, names=tuple(cut(name, most) for name in scene.names))


def retold(
    scene: Scene,
    tell: Callable[[Scene], str],
    fits: Callable[[str], bool],
    letters: Iterable[int] = LETTERS,
) -> str:
    """Return what *tell* says of *scene*, with names as long as *fits* allows."""
    return first((tell(shortened(scene, most)) for most in letters), fits)


def spoken(text: str) -> bool:
    """Tell whether *text* is short enough to stand for a picture."""
    return len(text) <= LONGEST


def first(versions: Iterable[str], fits: Callable[[str], bool]) -> str:
    """Return the first of *versions* that *fits*, or else the last."""
    told = ""
    for told in versions:
        if fits(told):
            break
    return told
