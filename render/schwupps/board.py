"""The board: the lane with everyone on it, what just happened, seats and pile."""

from functools import lru_cache

from PIL.Image import Image

from render.canvas import Point, foot_shadow, place
from render.palette import CARD, INK
from render.scene import Scene, Spot
from render.schwupps import trails
from render.schwupps.ground import ground, names_of
from render.schwupps.layout import WIDTH, Layout, layout
from render.schwupps.moves import played
from render.schwupps.moves import trails as ways
from render.schwupps.panels import panel
from render.schwupps.words import headline, say, winners
from render.sprites import cards
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.sprites.symbols import symbol_row
from render.telling import retold
from render.type import Box, width_of, write
from rules.core.ask import Ask, Menu
from rules.schwupps.choices import Piece, Target
from rules.schwupps.view import View

# The headline ends before the windmill.
HEADING = 850


def board(scene: Scene) -> Image:
    """Paint what everybody at the table may see."""
    view: View = scene.view
    theme = scene.colours
    plan = layout(view.goal, len(scene.names))
    picture = ground(plan, theme).copy()
    _words(picture, scene, plan)
    for seat, box in enumerate(plan.panels):
        panel(picture, scene, seat, box)
    _pile(picture, scene, plan.pile)
    _played(picture, scene, plan.played)
    _action(picture, scene, plan)
    return picture


def _words(picture: Image, scene: Scene, plan: Layout) -> None:
    """Write the title, what happened, and where everybody begins."""
    theme = scene.colours
    write(picture, (34, 12, HEADING, 64), say(scene, "name"), "title", 50, theme.text)
    row = (36, 66, HEADING, 108)
    room = row[2] - row[0]
    text = retold(scene, headline, lambda told: width_of(told, "strong", 27) <= room)
    write(picture, row, text, "strong", 34, theme.headline, least=24)
    x0, y0, _, y1 = plan.start
    word = (x0 + 20, y0, x0 + 130, y1 - 8)
    write(picture, word, say(scene, "picture-start"), "title", 38, theme.on_beech, least=24)


def _feet(view: View, plan: Layout, piece: int, square: int) -> Point:
    return plan.feet(square, piece, len(view.squares))


def _action(picture: Image, scene: Scene, plan: Layout) -> None:
    """Draw ghosts and arrows of the last action, then all sheep, then how far they went."""
    view: View = scene.view
    moved = ways(scene.events)
    owner = [view.sides[piece // view.each][0] for piece in range(len(view.squares))]
    drawn = []
    for trail in moved:
        ends = (
            _feet(view, plan, trail.piece, trail.origin),
            _feet(view, plan, trail.piece, trail.target),
        )
        if trail.origin not in view.squares or trail.origin == 0:
            trails.ghost(picture, plan, owner[trail.piece], ends[0])
        drawn.append((trail, trails.route(plan, trail, ends)))
    for trail, way in drawn:
        trails.arrow(picture, way, owner[trail.piece])
    _flock(picture, scene, plan)
    taken = [_body(view, plan, piece) for piece in range(len(view.squares))]
    for trail, way in drawn:
        trails.point(picture, way, owner[trail.piece])
    for trail, way in drawn:
        text = " ".join(f"+{step}" if step > 0 else f"–{-step}" for step in trail.steps)
        trails.tag(picture, plan, way, text, owner[trail.piece], taken)


def _body(view: View, plan: Layout, piece: int) -> Box:
    """Return the box that no tag should cover: a sheep without its margins."""
    x, y = _feet(view, plan, piece, max(0, view.squares[piece]))
    half = plan.piece * 0.4
    return x - half, y - plan.piece * 0.8, x + half, y


def _flock(picture: Image, scene: Scene, plan: Layout) -> None:
    """Put every sheep in its place, those further back first."""
    view: View = scene.view
    won = winners(view)
    stand = []
    for piece, square in enumerate(view.squares):
        seats = view.sides[piece // view.each]
        at = _feet(view, plan, piece, square) if square >= 0 else _stalled(view, plan, piece)
        stand.append((at[1], at[0], piece, square, seats))
    for y, x, _, square, seats in sorted(stand):
        size = plan.piece if square >= 0 else 64
        mood: Mood = "asleep" if square < 0 else "smug" if seats[0] in won else "happy"
        crown = seats[0] in won and square == view.goal
        place(picture, foot_shadow(size, scene.colours), x, y - 3)
        place(picture, sheep(seats[0], size, mood, crown=crown), x, y, "mb")


def _stalled(view: View, plan: Layout, piece: int) -> Point:
    """Return where a sheep that left stands: in front of the stable, one beside the other."""
    x0, _, x1, y1 = plan.stable
    gone = [place_ for place_, square in enumerate(view.squares) if square < 0]
    step = min(56, (x1 - x0 - 70) / max(1, len(gone) - 1))
    return x0 + 34 + step * gone.index(piece), y1 - 2


def _pile(picture: Image, scene: Scene, box: Box) -> None:
    """Show how many cards are left and the number on top, or that the end game is on."""
    view: View = scene.view
    theme = scene.colours
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    tall = min(98, round(y1 - y0 - 10))
    wide = round(tall / 1.34)
    x = x0 + 16
    if view.top is None:
        empty = cards.card(wide, tall, fill=theme.paper, ink=theme.edge, r=10)
        place(picture, empty, x, middle, "lm")
        lines = (say(scene, "picture-endgame"), say(scene, "picture-endgame-rule"))
    else:
        layers = min(3, (view.pile - 1) // 12 + 1) if view.pile > 1 else 0
        for layer in range(layers, -1, -1):
            stamp = cards.black_card(view.top, wide, tall)
            place(picture, stamp, x + 5 * layer, middle - 3 * layer + 4, "lm")
        left = (view.pile + 1) // 2
        lines = (
            say(scene, "picture-pile", count=view.pile),
            say(scene, "picture-turns", count=left),
        )
    tone = theme.accent if view.top is None else theme.text
    x += wide + (16 if view.top is None else 34)
    write(picture, (x, middle - 44, x1 - 6, middle), lines[0], "title", 36, tone, least=26)
    row = (x, middle, x1 - 6, middle + 40)
    write(picture, row, lines[1], "plain", 28, theme.quiet, least=20)


def _played(picture: Image, scene: Scene, box: Box) -> None:
    """Lay the cards of the last action face up: a number, or number and symbols."""
    x0, y0, _, y1 = box
    tall = round(y1 - y0)
    wide = round(tall * 0.74)
    for place_, card in enumerate(played(scene.events)):
        x = x0 + place_ * (wide + 8)
        stamp = (
            cards.black_card(int(card), wide, tall) if len(card) == 1 else white(card, wide, tall)
        )
        place(picture, stamp, x, y0, "lt")


@lru_cache(maxsize=256)
def white(card: str, width: int, height: int) -> Image:
    """Return the white side of a card in writing: its number and its symbols."""
    image = cards.card(width, height, fill=CARD, ink=INK, r=10).copy()
    write(image, (0, 2, width, height * 0.52), card[0], "title", height * 0.4, INK, align="middle")
    names = names_of(card[1:])
    size = round(min(height * 0.36, width * 0.8 / len(names)))
    symbol_row(image, names, width / 2, height * 0.71, size, gap=0.08)
    return image


def spots(scene: Scene, ask: Ask) -> tuple[Spot, ...]:
    """Find the squares among the options of *ask*: rivals to shove, pieces to move."""
    if not isinstance(ask, Menu):
        return ()
    plan = layout(scene.view.goal, len(scene.names))
    found = []
    for option in ask.options:
        if isinstance(option.what, Target | Piece):
            x0, y0, x1, y1 = plan.box_of(option.what.square)
            top = y0 - plan.piece * 0.4
            found.append(
                Spot(
                    option.key,
                    x0 / WIDTH,
                    top / plan.height,
                    (x1 - x0) / WIDTH,
                    (y1 - top) / plan.height,
                )
            )
    return tuple(found)
