"""The last action on the board: ghosts, arrows in the grass between the rows, and tags."""

from itertools import pairwise

from PIL.Image import Image

from render import marks
from render.canvas import Point, faded, place
from render.palette import CREAM, INK, SEATS
from render.schwupps.layout import Layout, place_of
from render.schwupps.moves import Trail
from render.sprites.sheep import sheep
from render.type import Box, width_of

# Moves forward run below the middle of a strip, moves back above it: both fit side by side.
LANES = {True: 7, False: -8}
TAG = 27


def ghost(picture: Image, plan: Layout, seat: int, feet: Point) -> None:
    """Show where a piece came from."""
    place(picture, faded(sheep(seat, plan.piece), 0.4), *feet, "mb")


def arrow(picture: Image, way: list[Point], seat: int) -> None:
    """Draw a piece's way in its colour; light colours get a dark rim."""
    coat = SEATS[seat]
    rim = CREAM if coat.ink == CREAM else INK
    smoothed = marks.rounded_path(way, 16)
    marks.arrow(picture, smoothed, coat.colour, width=8, rim=3.2, head=25, rim_colour=rim)


def point(picture: Image, way: list[Point], seat: int) -> None:
    """Draw the point of an arrow once more, over whoever stands in front of it."""
    (x0, y0), (x1, y1) = way[-2:]
    share = 30 / max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    arrow(picture, [(x1 - (x1 - x0) * share, y1 - (y1 - y0) * share), (x1, y1)], seat)


def route(plan: Layout, trail: Trail, ends: tuple[Point, Point]) -> list[Point]:
    """Return a way through the strips of grass between the feet a piece had and has."""
    forward = trail.target > trail.origin
    (x0, _), (x1, y1) = ends
    low, high = _row(trail.origin), _row(trail.target)
    # The strips by which the piece leaves its square and comes to the other one.
    out = low + (low < high if forward else low == high)
    into = high if forward else high + 1
    side = -1 if x0 <= x1 else 1  # it comes from the left, or from the right
    if forward:
        tip = (x1 + side * 4, plan.box_of(trail.target)[3] - 1)
        last = x1 + side * 32
    else:
        tip = (x1 + side * plan.piece * 0.4, y1 - plan.piece * 0.6)
        last = x1 + side * plan.piece * 0.62
    if out == into and abs(x1 - x0) < plan.pitch[0] * 0.6:
        reach = tip[1] + (plan.strip + 16) * (1 if forward else -1)
        return [(x0 if forward else tip[0] - 26, reach), tip]
    shift = LANES[forward]
    if out == into:
        return [*_along(plan, x0, last, out, shift), tip]
    gap = _gap(plan, x1, side)
    return [*_along(plan, x0, gap, out, shift), *_along(plan, gap, last, into, shift), tip]


def _row(square: int) -> int:
    """Return the row of a square; the start is the row below the lowest."""
    return place_of(square)[1] if square > 0 else -1


def _gap(plan: Layout, x: float, side: int) -> float:
    """Return the gap between two columns by which rows are crossed on the way to *x*."""
    last = plan.left + plan.pitch[0] * 9
    if not plan.left - 1 <= x + side * plan.pitch[0] <= last + 1:
        side = -side
    column = round((x - plan.left) / plan.pitch[0])
    return plan.left + plan.pitch[0] * (column + side / 2)


def _along(plan: Layout, x0: float, x1: float, row: int, shift: float) -> list[Point]:
    """Follow the strip below *row* from *x0* to *x1*."""
    steps = max(1, round(abs(x1 - x0) / 56))
    xs = [x0 + (x1 - x0) * i / steps for i in range(steps + 1)]
    return [(x, plan.strip_at(x, row) + shift) for x in xs]


def tag(
    picture: Image, plan: Layout, way: list[Point], text: str, seat: int, taken: list[Box]
) -> None:
    """Put the steps of a move on its way, where no other tag or sheep is."""
    half = (width_of(text, "title", TAG) + 30) / 2
    spots = [_share(way, share) for share in (0.5, 0.4, 0.6, 0.28, 0.72, 0.15)]
    if len(way) == 2:  # so short a way would vanish under its tag
        spots = [(x + side * (half + 17), y) for side in (-1, 1) for x, y in spots[:3]]
    inside = [spot for spot in spots if half + 6 <= spot[0] <= plan.meadow - half - 6]
    boxes = [(x - half - 8, y - 20, x + half + 8, y + 20) for x, y in inside]
    free = [i for i, box in enumerate(boxes) if not any(meet(box, other) for other in taken)]
    x, y = inside[free[0] if free else 0]
    taken.append(marks.tag(picture, x, y, text, SEATS[seat].colour, TAG))


def _share(way: list[Point], share: float) -> Point:
    """Return the point of *way* after *share* of its length."""
    pieces = [*pairwise(way)]
    lengths = [((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in pieces]
    left = share * sum(lengths)
    for (a, b), length in zip(pieces, lengths, strict=True):
        if left <= length:
            part = left / max(length, 0.01)
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        left -= length
    return way[-1]


def meet(one: Box, other: Box) -> bool:
    """Tell whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
