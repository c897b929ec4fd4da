"""This round's moves on the dyke: ghosts, arrows, numbers, shoves and splashes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct
from PIL.Image import Image

from render import marks
from render.canvas import Stamp, faded, place
from render.palette import CREAM, INK, LIFESAVER, SEATS, contrast
from render.scene import Scene
from render.schubsen.layout import (
    BOTTOM,
    CELL,
    LEFT,
    RIGHT,
    TOP,
    cell_of,
    middle,
    middle_x,
    middle_y,
)
from render.schubsen.story import Shove, Story, Stroke, Wet
from render.schubsen.tracks import Knot, Line, hook, track
from render.sprites.sheep import sheep
from render.sprites.tokens import imp, lifesaver
from render.sprites.water import splash, swimmer
from render.type import write
from rules.schubsen.data import LAST

SHEEP = 80
SHORT = 120
TAGS = 3  # beyond so many moves the numbers stand in the panels alone
TAG = (84, 44)  # how far apart numbers must be to be read
ALONG = (0.5, 0.25, 0.75, 0.1, 0.9)  # where on a line a number may stand, the best first


class Route(Struct, frozen=True):
    """A move as lines from cell to cell; one over the upper edge goes on at the lower."""

    stroke: Stroke
    legs: tuple[tuple[Knot, ...], ...]


def under(picture: Image, scene: Scene, story: Story) -> None:
    """Draw what lies below the sheep: where they came from, and the water they fell into."""
    strokes = [it for it in story.strokes if _shown(it)]
    _ghosts(picture, scene, strokes)
    routes = [*_routes(strokes)]
    for route in routes:
        _arrow(picture, route, len(routes))
    for wet in story.wets:
        if wet.at >= 0:
            _wet(picture, scene, wet)
    for caught in story.caught:
        if caught.at >= 0 and caught.at not in scene.view.squares:
            _caught(picture, caught)
    for stroke in strokes:
        if stroke.off:
            straight = cell_of(stroke.origin + stroke.steps // 10 * 10)[0] > 19
            _overboard(picture, scene, cell_of(stroke.origin if straight else stroke.goal)[1])


def over(picture: Image, scene: Scene, story: Story) -> None:
    """Draw what lies on the sheep: shoves, numbers of moves, lost lifesavers."""
    for shove in story.shoves:
        _shove(picture, scene, shove)
    strokes = [it for it in story.strokes if _shown(it)]
    if len(strokes) <= TAGS:
        for stroke, (x, y) in zip(strokes, numbered(strokes), strict=True):
            text = str(stroke.steps) if stroke.steps > 0 else f"«{-stroke.steps}"
            marks.tag(picture, x, y, text, SEATS[stroke.seat].colour, 31)
    for wet in story.wets:
        if wet.at >= 0 and not wet.lost:
            _fine(picture, scene, wet)


def _shown(stroke: Stroke) -> bool:
    """Tell whether a move can be seen on the boards as they lie now."""
    return stroke.steps != 0 and (stroke.goal > LAST if stroke.off else stroke.goal >= 0)


def _ghosts(picture: Image, scene: Scene, strokes: Sequence[Stroke]) -> None:
    """Leave a pale sheep where each one came from, unless another stands there now."""
    taken = {*scene.view.squares} | ({0} if not scene.view.relaid else set())
    for stroke in strokes:
        if stroke.steps > 0 and stroke.origin >= 0 and stroke.origin not in taken:
            x, y = middle(stroke.origin)
            ghost = faded(sheep(stroke.seat, SHEEP), 0.42)
            place(picture, ghost, x, y + CELL // 2 - 2, "mb")


def _routes(strokes: Sequence[Stroke]) -> Iterator[Route]:
    """Find the lines of all moves: tens along the row, then ones up the column."""
    lanes = Lanes(13 if len(strokes) <= 5 else 9, {})
    for stroke in strokes:
        (c0, r0), (c1, r1) = cell_of(stroke.origin), cell_of(stroke.goal)
        turn = c1 if stroke.steps < 0 else c0 + stroke.steps // 10
        y = middle_y(r0) + (lanes.beside(("row", r0), c0, turn) if turn != c0 else 14)
        start = (middle_x(c0), y)
        if turn > 19 or (r0 == r1 and turn == c1):
            yield Route(stroke, ((start, (_before(c0, min(turn, 20)), y)),))
            continue
        dx = lanes.beside(("column", turn), r0, r1 if turn == c1 else 9)
        x = middle_x(turn) + dx
        way = (start, (x, y)) if turn > c0 else ((x, y),)
        if turn == c1:
            yield Route(stroke, ((*way, (x, _below(r1))),))
        else:
            on = middle_x(c1) + (dx if c1 < 20 else 0)
            up = ((on, BOTTOM - 3), (on, min(_below(r1), BOTTOM - 26)))
            yield Route(stroke, ((*way, (x, TOP + 4)), up))


class Lanes(Struct, frozen=True):
    """Tracks side by side: what each row and column is used for so far."""

    step: int
    used: dict[tuple[str, int], list[tuple[int, int]]]

    def beside(self, line: tuple[str, int], a: int, b: int) -> int:
        """Return how far from the middle of *line* a track from *a* to *b* runs."""
        low, high = min(a, b), max(a, b)
        taken = self.used.setdefault(line, [])
        before = sum(low <= its_high and its_low <= high for its_low, its_high in taken)
        taken.append((low, high))
        # The first one spares the numbers in the upper left corners of the squares.
        away = (before + 1) // 2 * (-1 if before % 2 else 1)
        return max(-27, min(27, 15 + self.step * away))


def _before(c0: int, c1: int) -> int:
    """Return where a line along a row ends: just before the sheep, or in the open sea."""
    x = middle_x(c1)
    if c1 > 19:
        return x - 8
    return x - 38 if c1 > c0 else x + 38


def _below(row: int) -> int:
    return middle_y(row) + CELL // 2 + 6


def _arrow(picture: Image, route: Route, many: int) -> None:
    colour = SEATS[route.stroke.seat].colour
    width, rim, head = (10, 4, 30) if many <= 2 else (8, 3, 26) if many <= 5 else (6, 2, 22)
    # Beside white wool cream would not be seen.
    beside = CREAM if contrast(colour, CREAM) > 1.2 else SEATS[route.stroke.seat].mark
    line = Line(colour, width, rim, head, beside)
    for leg in route.legs:
        track(picture, leg, line, tip=leg is route.legs[-1])


def numbered(strokes: Sequence[Stroke]) -> list[tuple[float, float]]:
    """Return where the number of each move stands: on its line, clear of the others."""
    taken: list[tuple[float, float]] = []
    for route in _routes(strokes):
        spots = [*_spots(route)]
        taken.append(next((it for it in spots if not _near(it, taken)), spots[0]))
    return taken


def _spots(route: Route) -> Iterator[tuple[float, float]]:
    """Yield where the number of a move may stand: on the longest straight piece first."""
    pieces = [piece for leg in route.legs for piece in pairwise(leg)]
    pieces.sort(key=lambda it: _length(*it), reverse=True)
    for a, b in pieces:
        beside = 40 if _length(a, b) < SHORT else 0  # the number would hide such a line
        for part in ALONG:
            x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            yield min(max(x + beside, LEFT + 30), RIGHT - 10), y


def _length(a: Knot, b: Knot) -> float:
    """Measure a straight piece; across there is more room for a number."""
    return abs(a[0] - b[0]) * 2 + abs(a[1] - b[1])


def _near(spot: tuple[float, float], taken: Sequence[tuple[float, float]]) -> bool:
    return any(abs(spot[0] - x) < TAG[0] and abs(spot[1] - y) < TAG[1] for x, y in taken)


def _shove(picture: Image, scene: Scene, shove: Shove) -> None:
    """Hook a red arrow from a shoved sheep's old square to its new one."""
    if shove.origin < 0 or (shove.off and shove.origin != LAST):
        return
    column, row = cell_of(shove.origin)
    x, y = middle_x(column) + 27, middle_y(row)
    line = Line(LIFESAVER, 7, 4, 24)
    if row < 9:
        place(picture, hook(CELL - 14), x, y - CELL // 2 + 8, "lm")
        return
    track(picture, ((x + 6, y + 12), (x + 6, TOP + 4)), line, tip=False)
    over = middle_x(column + 1)
    track(picture, ((over + 33, BOTTOM + 12), (over + 33, BOTTOM - 26)), line)
    if shove.off:
        _overboard(picture, scene, 0)


def _overboard(picture: Image, scene: Scene, row: int) -> None:
    """Splash where a sheep went beyond the end of the dyke."""
    place(picture, splash(84, scene.colours), middle_x(20) - 6, middle_y(row) + 10)


def _caught(picture: Image, caught: Wet) -> None:
    """Let a sheep fade away with the imp that took it."""
    x, y = middle(caught.at)
    place(picture, faded(sheep(caught.seat, SHEEP, "shock"), 0.6), x, y + CELL // 2 - 2, "mb")
    place(picture, imp(44), x - 26, y + 4)


def _wet(picture: Image, scene: Scene, wet: Wet) -> None:
    """Splash; whoever was lost or has gone on since is seen no more, or going under."""
    x, y = middle(wet.at)
    here = scene.view.squares[wet.seat] == wet.at
    if not here and wet.at in scene.view.squares:
        return
    place(picture, splash(122 if here else 92, scene.colours), x, y + 36, "mb")
    if wet.lost:
        drowning = faded(swimmer(wet.seat, SHEEP - 4, "shock", ring=False), 0.75)
        place(picture, drowning, x, y + 40, "mb")


def _fine(picture: Image, scene: Scene, wet: Wet) -> None:
    """Say beside a wet sheep that it cost a lifesaver."""
    x, y = middle(wet.at)
    left = wet.at >= 20 and wet.at - 10 not in scene.view.squares
    place(picture, _price(), x - 84 if left else x + 80, y - 6)


@lru_cache(maxsize=1)
def _price() -> Image:
    stamp = Stamp(84, 42)
    stamp.rounded(0, 0, 84, 42, 21, fill=CREAM, ink=INK, edge=2.6)
    image = stamp.done()
    write(image, (10, 0, 46, 42), "–1", "title", 28, "#A02C1E", align="middle")
    place(image, lifesaver(32), 62, 21)
    return image
