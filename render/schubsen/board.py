"""The picture for the whole table."""

from functools import cache, partial

from PIL.Image import Image

from render import marks, scenery
from render.canvas import foot_shadow, place
from render.palette import SEATS, THEMES, ThemeName
from render.scene import Scene
from render.schubsen import moves, panels, strip
from render.schubsen.dyke import ground
from render.schubsen.layout import CELL, SKY, middle
from render.schubsen.moves import SHEEP
from render.schubsen.story import Story, told
from render.schubsen.words import headline
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.sprites.water import swimmer
from render.swatch import with_pictures
from render.telling import retold
from rules.schubsen.data import BOARD, OUT

RUNNER_UP = frozenset({"two"})


def board(scene: Scene) -> Image:
    """Paint the dyke with all sheep, this round's moves, and a panel for every seat."""
    view = scene.view
    picture = ground(scene.colours, *view.sides, len(view.squares)).copy()
    story = told(scene.events)
    title = scene.label("schubsen-name")
    line = retold(scene, lambda it: headline(it, story), partial(scenery.subline_fits, picture))
    scenery.headline(picture, scene.colours, title, line, SKY)
    strip.paint(picture, scene)
    moves.under(picture, scene, story)
    standing = _standing(scene)
    for at, seat in standing:
        _sheep(picture, scene, story, seat, at)
    moves.over(picture, scene, story)
    for at, seat in standing:
        _number(picture, seat, at)
    _in_front(picture, scene)
    for seat in range(len(view.squares)):
        panels.paint(picture, scene, story, seat)
    return picture


def _standing(scene: Scene) -> list[tuple[int, int]]:
    """List square and seat of the sheep on the squares, those at the back first."""
    penned = strip.penned(scene)
    found = [
        (at, seat)
        for seat, at in enumerate(scene.view.squares)
        if at != OUT and seat not in penned
    ]
    return sorted(found, key=lambda pair: (-(pair[0] % 10), pair[0]))


def _number(picture: Image, seat: int, at: int) -> None:
    """Write on which square a sheep stands, for it hides the number there."""
    x, y = middle(at)
    text, coat = str(at % BOARD), SEATS[seat]
    low = y + CELL // 2 - 8
    marks.pill(picture, x - 22, low, text, fill=coat.colour, ink=None, colour=coat.ink, size=21)


def _in_front(picture: Image, scene: Scene) -> None:
    """Let the sheep that came in first wonder why it has not won."""
    outcome = scene.view.outcome
    if outcome is not None and outcome.reason in RUNNER_UP:
        x, y = middle(scene.view.squares[outcome.places[1][0]])
        bubble = marks.bubble(scene.label("picture-podium-shout"), 30)
        above = y > SKY + 120
        place(picture, bubble, x - 34, y - 34 if above else y + 96, "mb")


def _sheep(picture: Image, scene: Scene, story: Story, seat: int, at: int) -> None:
    x, y = middle(at)
    low = y + CELL // 2 - 2
    if at % BOARD in scene.view.water[at // BOARD]:
        place(picture, swimmer(seat, SHEEP), x, low + 10, "mb")
    else:
        place(picture, foot_shadow(76, scene.colours), x, low - 5)
        best = scene.view.outcome is not None and seat in scene.view.outcome.winners
        mood = "smug" if best else _mood(story, seat)
        place(picture, sheep(seat, SHEEP, mood, crown=best), x, low, "mb")


def _mood(story: Story, seat: int) -> Mood:
    if any(shove.whom == seat for shove in story.shoves):
        return "shock"
    if any(shove.seat == seat for shove in story.shoves):
        return "smug"
    return "happy"


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour the picture may need."""
    return with_pictures(theme, ground(THEMES[theme], "wiese", "sturmflut", 8))
