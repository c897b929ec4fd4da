"""The private picture: one's own cards with their symbols, and whom they would shove."""

from functools import lru_cache
from typing import TypeAlias

from PIL.Image import Image

from render import marks
from render.canvas import Stamp, place
from render.palette import CARD, INK, Colour, Theme
from render.scene import Scene
from render.schwupps.ground import names_of
from render.schwupps.panels import coat_of, squares_of
from render.schwupps.words import called, say
from render.sheet import WIDTH, sheet
from render.sprites.symbols import symbol_row
from render.telling import shortened
from render.type import write
from rules.schwupps.data import FACES, LETTERS
from rules.schwupps.view import View, Way

Size: TypeAlias = tuple[int, int]

TOP, LINE, TOLD = 136, 46, 3
BLACK, PALE = "#22252D", "#FFF3DA"


def hand(scene: Scene, seat: int) -> Image | None:
    """Paint what only *seat* may see; its own view is needed for that."""
    view: View = scene.view
    if view.seat != seat:
        return None
    lines = told(scene, seat)
    across, size = spread(len(view.hand))
    down = -(-len(view.hand) // across) if view.hand else 1
    low = TOP + down * (size[1] + 42)
    height = max(560, low + LINE * len(lines) + 18)
    name = scene.names[seat]
    title = say(scene, "picture-hand-title", name=name)
    picture = sheet(scene.colours, coat_of(view, seat), title, _subline(scene, seat), height)
    _cards(picture, scene, across, size)
    for row, text in enumerate(lines):
        y = low + (height - low - LINE * len(lines)) / 2 + LINE * row
        colour = scene.colours.good if view.ways else scene.colours.quiet
        box = (30, y, WIDTH - 30, y + LINE)
        write(picture, box, text, "strong", 33, colour, align="middle", least=22)
    return picture


def hand_alt(scene: Scene, seat: int) -> str:
    """Say what the private picture shows: every card with its letter, and whom it would shove."""
    cards = (f"{LETTERS[at].upper()} {card}" for at, card in enumerate(scene.view.hand))
    said = [_subline(scene, seat), ", ".join(cards), *told(scene, seat)]
    return " ".join(f"{line.rstrip('.')}." for line in said if line)


def spread(count: int) -> tuple[int, Size]:
    """Return how many cards lie side by side, and how large they are."""
    if count <= 5:
        return max(1, count), (196, 330)
    if count <= 12:
        return (count if count == 6 else -(-count // 2)), (158, 266)
    return -(-count // -(-count // 7)), (138, 188)


def _subline(scene: Scene, seat: int) -> str:
    view: View = scene.view
    squares = squares_of(view, seat)
    if seat in view.out:
        return say(scene, "picture-hand-out")
    held = len(view.hand)
    if view.each == 1:
        return say(scene, "picture-hand-one", square=squares[0], cards=held)
    facts = {"rear": min(squares), "front": max(squares), "cards": held}
    return say(scene, "picture-hand-two", **facts)


def _cards(picture: Image, scene: Scene, across: int, size: Size) -> None:
    view: View = scene.view
    width, height = size
    fitting = {card for way in view.ways for card in way.cards}
    edge = INK if scene.theme == "light" else scene.colours.edge
    gap = min(56, (WIDTH - 32 - across * width) / max(1, across))
    for place_, card in enumerate(view.hand):
        row, column = divmod(place_, across)
        left = (WIDTH - across * width - (across - 1) * gap) / 2
        x, y = left + column * (width + gap), TOP + row * (height + 42)
        if place_ in fitting:
            place(picture, _frame(width, height, scene.colours), x - 8, y - 8, "lt")
        place(picture, front(card, width, height, edge), x, y, "lt")
        letter = LETTERS[place_].upper()
        marks.tab(picture, x + width / 2, y + height + 8, letter, 28 if width < 150 else 31)


@lru_cache(maxsize=8)
def _frame(width: int, height: int, theme: Theme) -> Image:
    pen = Stamp(width + 16, height + 16)
    pen.rounded(0, 0, width + 16, height + 16, 24, fill=theme.good)
    return pen.done()


@lru_cache(maxsize=512)
def front(card: str, width: int, height: int, edge: Colour) -> Image:
    """Return a card in writing as its owner knows it: white side above, black side below.

    A large one also shows the twelve white sides that others have to guess from.
    """
    low = height * 0.66
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, 16, fill=edge)
    pen.rounded(3, 3, width - 3, height - 3, 13.4, fill=BLACK)
    pen.rounded(3, 3, width - 3, low + 20, 13.4, fill=CARD)
    pen.polygon([(3, low), (width - 3, low), (width - 3, low + 24), (3, low + 24)], fill=BLACK)
    image = pen.done()
    names = names_of(card[1:])
    size = round(min(width * 0.4, width * 0.78 / len(names)))
    large = width >= 150
    middle = low * 0.58 if large else low * 0.53
    symbol_row(image, names, width / 2, middle, size, gap=0.14)
    if large:
        number = (width * 0.08, height * 0.03, width * 0.4, height * 0.17)
        write(image, number, card[0], "title", height * 0.14, INK)
        _faces(image, int(card[0]), low)
        box = (width * 0.06, low, width * 0.34, height - 8)
        write(image, box, card[0], "title", height * 0.23, PALE, align="middle")
    else:
        box = (0, low, width, height - 10)
        write(image, box, card[0], "title", height * 0.27, PALE, align="middle")
    return image


def _faces(image: Image, number: int, low: float) -> None:
    """Print the twelve white sides of *number* small on the black side."""
    width, height = image.size
    left, right = width * 0.36, width * 0.98
    for place_, glyphs in enumerate(FACES[number - 1]):
        row, column = divmod(place_, 3)
        x = left + (right - left) * (column + 0.5) / 3
        y = low + (height - 8 - low) * (row + 0.56) / 4
        symbol_row(image, names_of(glyphs), x, y, round(width * 0.088), gap=0.02, on_black=True)


def told(scene: Scene, seat: int) -> list[str]:
    """Say whom the hand would shove: for each rival's square the strongest way, best first."""
    view: View = scene.view
    if seat in view.out or view.over:
        return []
    if not view.hand:
        return [say(scene, "picture-hand-empty")]
    if not view.ways:
        return [say(scene, "picture-hand-nothing")]
    best: dict[int, Way] = {}
    for way in sorted(view.ways, key=lambda way: (-way.total, len(way.cards), way.cards)):
        best.setdefault(way.square, way)
    strongest = [*best.values()][:TOLD]
    lines = [_fits(scene, way) for way in strongest]
    left = len(view.ways) - len(strongest)
    return [*lines, say(scene, "picture-hand-more", count=left)] if left else lines


def _fits(scene: Scene, way: Way) -> str:
    letters = " + ".join(LETTERS[card].upper() for card in way.cards)
    return say(
        scene,
        "picture-hand-fits",
        letters=letters,
        count=len(way.cards),
        rivals=called(shortened(scene, 16), way.rivals),
        square=way.square,
        total=way.total,
    )
