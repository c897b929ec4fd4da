"""The seats beside the lane: who, where, on which symbols, with which numbers in hand."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Stamp, place
from render.palette import BUTTON, INK, Colour, Theme
from render.scene import Scene
from render.schwupps.ground import names_of
from render.schwupps.moves import Note, fresh, notes
from render.schwupps.words import place_name, say, winners
from render.sprites import cards, tokens
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.sprites.symbols import symbol_row
from render.type import Box, width_of, write
from rules.schwupps.data import LANE
from rules.schwupps.view import View

# Of a black card: the widest, how high that one is to its width, how high a narrow one may
# be, and the room between two.
CARD, TALL, TALLEST, ROOM = 92, 1.36, 2.1, 5


class Grid(Struct, frozen=True):
    """How cards are laid out: so many *across*, each *width* by *height*."""

    across: int
    width: int
    height: int


def coat_of(view: View, seat: int) -> int:
    """Return whose coat the sheep of *seat* wear: partners share the first one's."""
    return next(side[0] for side in view.sides if seat in side)


def squares_of(view: View, seat: int) -> tuple[int, ...]:
    """Return where the pieces that *seat* plays stand."""
    side = next(place for place, owners in enumerate(view.sides) if seat in owners)
    return view.squares[side * view.each : (side + 1) * view.each]


def panel(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Paint one seat's panel."""
    view: View = scene.view
    theme = scene.colours
    won = seat in winners(view)
    frame = theme.gold if won else theme.accent if seat == view.turn else None
    marks.panel(picture, box, theme, frame=frame)
    x0, y0, x1, y1 = box
    scale = min(1.3, max(1.0, (y1 - y0) / 236))
    inner = (x0 + 12, y0 + 9, x1 - 12, y1 - 12)
    low = _head(picture, scene, seat, inner, scale)
    _numbers(picture, scene, seat, (inner[0], low + 6, inner[2], inner[3]))


def _head(picture: Image, scene: Scene, seat: int, box: Box, scale: float) -> float:
    """Paint who it is, what happened to it and where its sheep stand; return the y below."""
    x0, y0, x1, _ = box
    size = round(76 * scale)
    row = 38 * scale
    left, low = x0 + size + 6, y0 + 2 * row
    squares = squares_of(scene.view, seat)
    # Where a panel is tall, what was done has a line of its own below the symbols.
    tall = scale > 1.2 and len(squares) == 1
    _portrait(picture, scene, seat, x0 - 2, y0 + 1 + tall * row / 2, size)
    right, noted = x1, left
    if len(squares) == 1:
        right = _square(picture, scene, x1, y0 + row / 2, squares[0], 29 * scale, "r")[0] - 6
        noted = _symbols(picture, left, low - row / 2, squares[0], round(26 * scale)) + 6
    name = (left, y0, right, y0 + row)
    write(picture, name, scene.names[seat], "strong", 31 * scale, scene.colours.text, least=22)
    if tall:
        low += row
        _note(picture, scene, seat, (left, low - row, x1, low), scale, "left")
    else:
        _note(picture, scene, seat, (noted, low - row, x1, low), scale, "right")
    if len(squares) == 1:
        return low
    for place_, square in enumerate(sorted(squares, reverse=True)):
        x = x0 + place_ * (x1 - x0 + 6) / 2
        tag = _square(picture, scene, x, low + row / 2 + 3, square, 24 * scale, "l")
        _symbols(picture, tag[2] + 4, low + row / 2 + 3, square, round(25 * scale))
    return low + row + 4


def _portrait(picture: Image, scene: Scene, seat: int, x: float, y: float, size: int) -> None:
    view: View = scene.view
    out = seat in view.out
    won = seat in winners(view)
    mood: Mood = "asleep" if out else "smug" if won else "happy"
    place(picture, marks.disc(coat_of(view, seat), size, scene.colours, mood), x, y, "lt")
    if won:
        place(picture, tokens.crown(round(size * 0.46)), x + size * 0.2, y + size * 0.16)
    if seat in scene.robots:
        place(picture, tokens.robot(round(size * 0.42)), x + size * 0.18, y + size * 0.84)


def _square(
    picture: Image, scene: Scene, x: float, y: float, square: int, size: float, anchor: str
) -> Box:
    """Put the number of a square on a plate in the colour of the goal."""
    text = place_name(scene, square)
    height = round(size * 1.36)
    size = size if square > 0 else size * 0.84
    width = round(max(height * 1.5, width_of(text, "title", size) + size * 0.7))
    left = x - width if anchor == "r" else x
    place(picture, _plate(width, height), left, y - height / 2, "lt")
    box = (left, y - height / 2, left + width, y + height / 2)
    write(picture, box, text, "title", size, INK, align="middle")
    return box


@lru_cache(maxsize=64)
def _plate(width: int, height: int) -> Image:
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, 11, fill=BUTTON, ink=INK, edge=2.4)
    return pen.done()


def _symbols(picture: Image, x: float, y: float, square: int, size: int) -> float:
    """Put the symbols of a square at *x*; return the x right of them."""
    names = names_of(LANE[square]) if square > 0 else ()
    if not names:
        return x
    ground = _tray(round(size * (1.14 * len(names) + 0.28)), round(size * 1.16))
    place(picture, ground, x, y, "lm")
    symbol_row(picture, names, x + size * 0.2, y, size, gap=0.14, anchor="l")
    return x + ground.width


@lru_cache(maxsize=32)
def _tray(width: int, height: int) -> Image:
    """Return the pale strip that keeps symbols readable on a dark panel."""
    pen = Stamp(width, height)
    pen.rounded(0, 0, width, height, 9, fill="#FBF4E3")
    return pen.done()


def _note(
    picture: Image,
    scene: Scene,
    seat: int,
    box: Box,
    scale: float,
    align: Literal["left", "right"],
) -> None:
    """Say at the left or right of *box* whose turn it is, or what the seat did last."""
    view: View = scene.view
    theme = scene.colours
    x0, y0, x1, y1 = box
    if seat == view.turn:
        text = say(scene, "picture-again" if view.shoving else "picture-turn")
        marks.pill(
            picture,
            x0 if align == "left" else x1,
            (y0 + y1) / 2,
            text,
            fill=theme.accent,
            ink=None,
            size=24 * scale,
            face="strong",
            anchor=f"{align[0]}m",
            most=x1 - x0,
        )
        return
    text, colour = _status(scene, seat)
    write(picture, box, text, "strong", 26 * scale, colour, align=align, least=22)


def _status(scene: Scene, seat: int) -> tuple[str, Colour]:
    """Return a few words about a seat that is not on turn, and their colour."""
    view: View = scene.view
    theme = scene.colours
    if seat in winners(view):
        return say(scene, "picture-wins"), theme.good
    note = notes(scene.events).get(seat)
    if note is not None and seat not in view.out:
        return _noted(scene, note), theme.bad if note.kind == "back" else theme.quiet
    if view.over or seat in view.out or seat not in view.last:
        return "", theme.quiet
    if view.endgame:
        return say(scene, "picture-danger"), theme.bad
    if view.mode == "basic" and squares_of(view, seat)[0] > 0:
        return say(scene, "picture-mercy"), theme.good
    return "", theme.quiet


def _noted(scene: Scene, note: Note) -> str:
    return say(scene, f"picture-note-{note.kind}", number=note.number)


def _numbers(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Lay out the numbers everybody sees; what was just drawn has a golden rim."""
    view: View = scene.view
    numbers = view.numbers[seat]
    x0, y0, x1, y1 = box
    if seat in view.out or not numbers:
        key = "picture-out-of-play" if seat in view.out else "picture-no-cards"
        row = (x0 + 6, y0, x1 - 6, min(y1, y0 + 64))
        write(picture, row, say(scene, key), "plain", 27, scene.colours.quiet, least=22)
        return
    grid = arranged(len(numbers), round(x1 - x0), round(y1 - y0))
    new = len(numbers) - fresh(scene.events).get(seat, 0)
    for place_, number in enumerate(numbers):
        down, across = divmod(place_, grid.across)
        x, y = x0 + across * (grid.width + ROOM), y0 + down * (grid.height + ROOM)
        place(picture, cards.black_card(number, grid.width, grid.height), x, y, "lt")
        if place_ >= new:
            place(picture, _rim(grid.width, grid.height, scene.colours.gold), x, y, "lt")
    down = -(-len(numbers) // grid.across)
    _grazing(picture, scene, seat, (x0, y0 + down * (grid.height + ROOM), x1, y1))


def _grazing(picture: Image, scene: Scene, seat: int, box: Box) -> None:
    """Let the sheep stand on a little hill where a panel has room to spare."""
    x0, y0, x1, y1 = box
    room = y1 - y0
    if room < 110:
        return
    size = round(min(170, room * 0.94))
    place(picture, _hill(round(x1 - x0), round(size * 0.34), scene.colours), x0, y1 + 4, "lb")
    place(picture, sheep(coat_of(scene.view, seat), size), (x0 + x1) / 2, y1 - 8, "mb")


@lru_cache(maxsize=16)
def _hill(width: int, height: int, theme: Theme) -> Image:
    pen = Stamp(width, height, k=3)
    pen.ellipse(width / 2, height * 1.1, width / 2, height * 1.05, fill=theme.grass[2])
    pen.ellipse(width / 2, height * 1.16, width / 2 - 4, height * 1.05, fill=theme.grass[1])
    image = pen.done()
    for share, flower in ((0.16, False), (0.28, True), (0.74, False), (0.86, True)):
        stamp = scenery.daisy(16, theme) if flower else scenery.tuft(16, theme)
        place(image, stamp, width * share, height * 0.78)
    return image


@lru_cache(maxsize=64)
def _rim(width: int, height: int, colour: Colour) -> Image:
    pen = Stamp(width, height)
    r = min(10.0, width * 0.16)
    pen.rounded(0, 0, width, height, r, fill=colour)
    pen.rounded(4, 4, width - 4, height - 4, max(2.0, r - 4), fill=(0, 0, 0, 0))
    return pen.done()


@lru_cache(maxsize=256)
def arranged(count: int, width: int, height: int) -> Grid:
    """Return how *count* cards fit into a box so that their numbers are as large as can be."""

    def legible(grid: Grid) -> float:
        return min(grid.width * 0.86, grid.height * 0.64)

    grids = []
    for down in range(1, count + 1):
        across = -(-count // down)
        wide = min(CARD, (width + ROOM) // across - ROOM)
        room = (height + ROOM) // down - ROOM
        tall = min(round(wide * TALLEST), round(CARD * TALL), room)
        if wide > 8 and tall > 8:
            grids.append(Grid(across, min(wide, tall), tall))
    return max(grids, key=legible)
