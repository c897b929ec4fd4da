"""The cards in the middle: what lies there, and what has just been taken."""

from PIL.Image import Image

from render import marks
from render.canvas import Point, place
from render.palette import BUTTON, CREAM, SEATS
from render.scene import Scene
from render.type import Box
from render.wolle import layout
from render.wolle.faces import front, shadow
from render.wolle.story import Gain, gains
from rules.wolle.events import Took
from rules.wolle.view import View

LETTERS = "ABCDEFG"
# A card on offer is lifted by this much.
LIFT = 6


def paint(picture: Image, scene: Scene) -> None:
    """Lay the cards out; those just taken fade behind, on their way to who took them."""
    view: View = scene.view
    offer = view.claim.letters if view.claim else ()
    for letter, card, box in zip(LETTERS, view.display, boxes(scene), strict=False):
        lifted = letter in offer
        top = box[1] - LIFT * lifted
        place(picture, shadow(*layout.CARD, scene.colours), box[0] - 12, top - 8, "lt")
        place(picture, front(card, scene.label, layout.CARD[0]), box[0], top, "lt")
        fill = BUTTON if lifted else CREAM
        marks.pill(picture, (box[0] + box[2]) / 2, box[3] + 10, letter, fill=fill, size=28)
    _ghosts(picture, scene)


def boxes(scene: Scene) -> tuple[Box, ...]:
    """Return the boxes of the cards on display, and behind them of those just taken."""
    taken = sum(len(gain.cards) for gain in _taken(scene))
    return layout.slots(len(scene.view.display) + taken)


def _taken(scene: Scene) -> tuple[Gain, ...]:
    """List what was taken from this display, in turn order."""
    if scene.view.phase == "bidding":
        return ()
    order = scene.view.order
    return tuple(sorted(gains(scene), key=lambda gain: order.index(gain.seat)))


def _ghosts(picture: Image, scene: Scene) -> None:
    theme, first = scene.colours, len(scene.view.display)
    last = scene.last(Took)
    for gain in _taken(scene):
        own = boxes(scene)[first : first + len(gain.cards)]
        first += len(gain.cards)
        for card, box in zip(gain.cards, own, strict=True):
            pale = front(card, scene.label, layout.CARD[0], theme.felt)
            place(picture, pale, box[0], box[1], "lt")
        if last is not None and gain.seat == last.seat:
            _way(picture, scene, gain.seat, (own[0][0] + own[-1][2]) / 2)
        for box in own:
            disc = marks.disc(gain.seat, 84, theme)
            place(picture, disc, (box[0] + box[2]) / 2, box[3] - 20)


def _way(picture: Image, scene: Scene, seat: int, x: float) -> None:
    """Draw the way of the last cards taken to the bid of who took them."""
    order = scene.view.order
    place_in_order = order.index(seat)
    box = layout.tiles(len(order))[place_in_order]
    end = (box[0] + box[2]) / 2
    if box[0] + 24 < x < box[2] - 24:
        end = x
    foot = box[1] - 2
    points: list[Point] = [(x, layout.ROW + layout.CARD[1]), (x, layout.CHANNEL)]
    if end != x:
        points.append((end, layout.CHANNEL))
    points.append((end, foot))
    way = marks.rounded_path(points, 10) if end != x else [points[0], points[-1]]
    marks.arrow(picture, way, SEATS[seat].colour, width=9, rim=3.6, head=24)
