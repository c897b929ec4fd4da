"""The end: every flock spread out, and its points line by line."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from PIL.Image import Image

from render import marks
from render.canvas import place
from render.palette import CREAM, INK, Theme
from render.scene import Scene
from render.sprites import tokens
from render.sprites.sheep import sheep
from render.type import Box, width_of, write
from render.wolle import layout
from render.wolle.faces import chit, signed
from render.wolle.story import ranking
from rules.wolle.data import BONE, CARDS, FIRST_DOG, Card, Kind
from rules.wolle.view import View

FIRST, GAP = layout.SKY + 28, 10
NAME, TOTAL, WORTH = 224, 132, 50
CHIT = 104
# Up to so many seats have two lines each, divided behind the black sheep.
FEW, BLACK = 2, 2
_LINES: tuple[tuple[Kind, str], ...] = (
    ("white", "white"),
    ("black", "black"),
    ("agent", "agents"),
    ("racer", "racers"),
)


class Pile(Struct, frozen=True):
    """Equal things on one pile: a card, or chips where there is none; *gone* ones are lost."""

    card: Card | None
    number: int
    gone: bool = False


class Group(Struct, frozen=True):
    """Piles that count together, and what all are worth."""

    piles: tuple[Pile, ...]
    worth: str
    bad: bool = False


def paint(picture: Image, scene: Scene) -> None:
    """Give every seat a row, the best place first once all is counted; columns line up."""
    view: View = scene.view
    seats = ranking(view) if view.counts else [*range(len(view.herds))]
    tall = (picture.height - FIRST - 8) / len(seats)
    for rank, seat in enumerate(seats, start=1):
        y = round(FIRST + (rank - 1) * tall)
        box = (16, y, layout.WIDTH - 16, round(y + tall - GAP))
        _row(picture, scene, seat, rank, box)
    groups = [_groups(view, seat) for seat in seats]
    spans = [slice(BLACK), slice(BLACK, None)] if len(seats) <= FEW else [slice(None)]
    deep = (tall - GAP - 14) / len(spans)
    for line, span in enumerate(spans):
        tops = [FIRST + row * tall + 7 + line * deep for row in range(len(seats))]
        _columns(picture, scene.colours, [row[span] for row in groups], tops, deep)


def _row(picture: Image, scene: Scene, seat: int, rank: int, box: Box) -> None:
    """Put up a seat's panel with its sheep, its name and its total."""
    x0, y0, _, y1 = box
    theme, view = scene.colours, scene.view
    best = bool(view.counts) and rank == 1
    marks.panel(picture, box, theme, frame=theme.accent if best or seat in view.active else None)
    size = min(150, round(y1 - y0 - 44))
    foot = (y0 + y1 + size) / 2 - 18
    place(picture, sheep(seat, size, crown=best), x0 + 118, foot, "mb")
    if view.counts:
        marks.pill(picture, x0 + 38, y0 + 34, str(rank), fill=theme.gold, size=28)
        _total(picture, theme, scene.label("wolle-picture-points"), view.counts[seat].total, box)
    if seat in scene.robots:
        place(picture, tokens.robot(32), x0 + NAME - 26, y0 + 30)
    name = (x0 + 14, foot - 4, x0 + NAME - 12, foot + 36)
    write(picture, name, scene.names[seat], "strong", 30, theme.text, align="middle", least=22)


def _total(picture: Image, theme: Theme, words: str, total: int, box: Box) -> None:
    x0, x1, middle = box[2] - TOTAL + 4, box[2] - 12, (box[1] + box[3]) / 2
    number = (x0, middle - 52, x1, middle + 16)
    text = str(total).replace("-", "–")
    write(picture, number, text, "title", 64, theme.text, align="middle")
    note = (x0, middle + 18, x1, middle + 50)
    write(picture, note, words, "strong", 26, theme.quiet, align="middle", least=20)


def _groups(view: View, seat: int) -> list[Group]:
    """List what counts for *seat*: white, black, 0-0-7, 3-7-0, dogs, bone, chips."""
    herd = view.herds[seat]
    worth = view.counts[seat] if view.counts else None
    rows = []
    for kind, line in _LINES:
        points = getattr(worth, line, None)
        rows.append(Group(_flock(view, seat, kind), _points(points), (points or 0) < 0))
    dogs = (Pile(CARDS[FIRST_DOG], herd.dogs),) if herd.dogs else ()
    bone = (Pile(CARDS[BONE], 1),) if herd.bone else ()
    chips = (Pile(None, herd.chips),) if herd.chips else ()
    if worth is None:
        return [*rows, Group(dogs, ""), Group(bone, ""), Group(chips, "")]
    parts = [part for part in (worth.dogs, worth.pack) if part]
    text = " ".join(map(signed, parts or (0,)))
    guards = Group(dogs, text, parts == [worth.pack])
    return [*rows, guards, Group(bone, signed(worth.bone)), Group(chips, signed(worth.chips))]


def _flock(view: View, seat: int, kind: Kind) -> tuple[Pile, ...]:
    """Put equal sheep on one pile, the best first; those put back lie crossed behind."""
    returned = view.returned[seat] if view.returned else ()
    own = [card for card in view.flocks[seat] if card.kind == kind]
    kept = {card.points: card for card in own if card not in returned}
    numbers = Counter(card.points for card in own if card not in returned)
    piles = [Pile(kept[points], numbers[points]) for points in sorted(kept, reverse=True)]
    return (*piles, *(Pile(card, 1, gone=True) for card in own if card in returned))


def _points(value: int | None) -> str:
    return "" if value is None else signed(value)


def _columns(
    picture: Image,
    theme: Theme,
    rows: Sequence[Sequence[Group]],
    tops: Sequence[float],
    deep: float,
) -> None:
    """Lay the groups of all rows in common columns; many piles make smaller cards."""
    most = [max(len(group.piles) for group in column) for column in zip(*rows, strict=True)]
    room = layout.WIDTH - 32 - NAME - TOTAL
    columns, piles = sum(map(bool, most)), sum(most)
    pitch = min(CHIT * 0.7 + 6, (room - 22 * columns) / max(1, piles))
    tall = round(min(CHIT, deep - WORTH - 6, (pitch - 3) / 0.7))
    pitch = min(pitch, tall * 0.7 + 8)
    gap = min(64.0, (room - pitch * piles) / max(1, columns))
    for row, top in zip(rows, tops, strict=True):
        y = top + (deep - tall - WORTH) / 2
        left = 16 + NAME + gap / 4
        for group, count in zip(row, most, strict=True):
            _group(picture, theme, group, left, y, pitch, tall)
            left += count * pitch + gap if count else 0


def _group(
    picture: Image, theme: Theme, group: Group, left: float, y: float, pitch: float, tall: int
) -> None:
    """Lay one group down from *left*, what it is worth below."""
    for place_of, pile in enumerate(group.piles):
        x = left + pitch * (place_of + 0.5)
        if pile.card is None:
            place(picture, tokens.chip(round(tall * 0.7)), x, y + tall / 2)
        else:
            place(picture, chit(pile.card, tall, gone=pile.gone), x, y, "mt")
        if pile.number > 1:
            _times(picture, pile.number, x, y + tall)
    if group.piles:
        text = (left - 16, y + tall + 18, left + pitch * len(group.piles) + 16, y + tall + WORTH)
        colour = theme.bad if group.bad else theme.text
        write(picture, text, group.worth, "title", 31, colour, align="middle", least=24)


def _times(picture: Image, number: int, x: float, y: float) -> None:
    text = f"×{number}"
    wide = width_of(text, "title", 22) + 20
    marks.pill(picture, x, y + 4, text, fill=CREAM, colour=INK, size=22, least=wide, most=wide)
