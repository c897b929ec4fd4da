"""The final standings: three blocks, bunting, everybody's place, and why."""

from functools import cache, lru_cache
from math import cos, pi, sin

from msgspec import Struct
from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Pen, Stamp, place
from render.palette import INK, SEATS, THEMES, Theme, ThemeName, ink_on, mix
from render.sprites import farm, tokens
from render.sprites.face import Mood
from render.sprites.sheep import sheep
from render.swatch import with_pictures
from render.telling import LONGEST, cut
from render.type import Box, paragraph, width_of, write

WIDTH, HEIGHT, GROUND = 1200, 860, 560
TITLE: Box = (36, 22, 780, 90)
LEAST = 40  # size of the title
# Left, middle and right block: middle x and half width; heights by place.
BLOCKS = ((400, 104), (202, 92), (598, 92))
RISE = {1: 210, 2: 130, 3: 90}


class Placed(Struct, frozen=True):
    """One line of the standings: who, on which place, with a quiet remark."""

    seat: int
    place: int
    name: str
    note: str = ""
    robot: bool = False


class Podium(Struct, frozen=True):
    """How a match ended, in words of its readers; *rows* run from the best place down.

    With *shout* the winner came in second: block 2 is the highest, and whoever stood in
    front says the shout.
    """

    title: str
    subline: str
    heading: str
    story_heading: str
    story: str
    rows: tuple[Placed, ...]
    shout: str = ""


def paint(podium: Podium, theme: Theme) -> Image:
    """Return the standings as a picture."""
    picture = _scene(theme).copy()
    write(picture, TITLE, podium.title, "title", 60, theme.text, least=LEAST)
    write(picture, (38, 88, 780, 134), podium.subline, "strong", 34, theme.headline, least=24)
    _steps(picture, podium, theme)
    marks.tear(picture, GROUND, theme.paper)
    picture.paste(scenery.paper(WIDTH, HEIGHT - 580, theme), (0, 580))
    _story(picture, podium, theme)
    _table(picture, podium, theme)
    return picture


def title_fits(title: str) -> bool:
    """Tell whether *title* has room above the blocks."""
    return width_of(title, "title", LEAST) <= TITLE[2] - TITLE[0]


def alt(podium: Podium) -> str:
    """Say what the podium shows, at most 1,024 characters."""
    rows = ", ".join(
        f"{row.place}. {row.name}" + (f" ({row.note})" if row.note else "") for row in podium.rows
    )
    text = f"{podium.title} {podium.story} {podium.heading}: {rows}."
    return cut(text, LONGEST)


def _steps(picture: Image, podium: Podium, theme: Theme) -> None:
    """Put the best three on their blocks; the winner wears the crown."""
    for index, row in reversed([*enumerate(podium.rows[:3])]):
        x, half = BLOCKS[index]
        # The joke of the dyke: who wins came in second, who was in front only comes next.
        number = {1: 2, 2: 1}.get(row.place, row.place) if podium.shout else row.place
        top = GROUND - RISE.get(row.place, 90)
        place(picture, _block(half * 2, GROUND - top + 8, theme), x, top, "mt")
        write(
            picture,
            (x - 60, top + 20, x + 60, top + 96),
            str(number),
            "title",
            62,
            INK,
            align="middle",
        )
        best = row.place == 1
        size = 206 if best else 172
        shout = bool(podium.shout) and index == 1
        mood: Mood = "shock" if shout else "smug" if best else "sad" if row.place > 2 else "happy"
        wreath = row.place == 2 and not podium.shout
        worn = sheep(row.seat, size, mood, crown=best, wreath=wreath)
        place(picture, worn, x, top + 13, "mb")
        if shout:
            place(picture, marks.bubble(podium.shout, 34), x - 52, top - 180)


def _story(picture: Image, podium: Podium, theme: Theme) -> None:
    marks.panel(picture, (24, 584, 768, 838), theme)
    write(picture, (48, 602, 748, 650), podium.story_heading, "title", 36, theme.text)
    paragraph(picture, (48, 656, 748, 828), podium.story, "plain", 34, theme.text, least=24)


def _table(picture: Image, podium: Podium, theme: Theme) -> None:
    marks.panel(picture, (790, 110, 1178, 838), theme)
    write(picture, (814, 126, 1160, 186), podium.heading, "title", 42, theme.text)
    for index, row in enumerate(podium.rows):
        y = 228 + 76 * index
        place(picture, _medal(row.place, theme), 836, y)
        write(
            picture, (813, y - 22, 859, y + 22), str(row.place), "title", 26, INK, align="middle"
        )
        place(picture, sheep(row.seat, 76), 902, y - 2)
        right = 1128 if row.robot else 1166
        low = y if row.note else y + 18
        name = (946, low - 37, right, low + 1)
        write(picture, name, row.name, "strong", 33, theme.text, least=22)
        if row.note:
            write(picture, (946, y, 1166, y + 34), row.note, "plain", 27, theme.quiet, least=20)
        if row.robot:
            place(picture, tokens.robot(30), 1148, low - 18)


@lru_cache(maxsize=8)
def _medal(rank: int, theme: Theme) -> Image:
    pen = Stamp(48, 48)
    fill = {1: "#F5B41F", 2: "#D5D3CC", 3: "#D79A5B"}.get(rank, "#E7D9BC")
    pen.ellipse(24, 24, 23.4, fill=fill, ink=INK if theme.name == "light" else ink_on(theme.panel))
    return pen.done()


@lru_cache(maxsize=16)
def _block(width: int, height: int, theme: Theme) -> Image:
    """Return a wooden block with a lit upper face."""
    base, dark, light = theme.beech
    tone = mix(base, dark, 0.08)
    if theme.name == "dark":
        tone, light = mix(base, "#D9B27C", 0.35), mix(light, "#F3D9AE", 0.4)
    pen = Stamp(width, height + 8, k=3)
    pen.rounded(0, 0, width, height + 20, 9, fill=tone, ink=INK, edge=3.4)
    pen.rounded(3.4, 3.4, width - 3.4, 22, 6, fill=light)
    grain = mix(tone, dark, 0.2)
    for row in range(1, height // 22):
        wave = scenery.wave(width - 24, 22 * row + 16, 2.2, 0.045, row)
        pen.line([(x + 8, y) for x, y in wave], fill=grain, width=1.8)
    return pen.done()


@lru_cache(maxsize=4)
def _scene(theme: Theme) -> Image:
    picture = Images.new("RGB", (WIDTH * 2, GROUND * 2 + 40), theme.sky[0])
    pen = Pen(picture, 2)
    low = GROUND + 20
    for band, colour in enumerate(theme.sky[1:], start=1):
        rim = scenery.wave(WIDTH, 126 * band, 8, 0.006, band)
        pen.polygon([*rim, (WIDTH, low), (0, low)], fill=colour)
    _rays(pen, theme)
    for colour, y, swing, pitch, phase in (
        (theme.hill, 448, 14, 0.007, 1.0),
        (theme.grass[1], 486, 6, 0.009, 2.0),
    ):
        rim = scenery.wave(WIDTH, y, swing, pitch, phase)
        pen.polygon([*rim, (WIDTH, low), (0, low)], fill=colour)
    small = picture.reduce(2)
    full = Images.new("RGB", (WIDTH, HEIGHT), theme.paper)
    full.paste(small, (0, 0))
    place(full, farm.windmill(116, theme), 58, 470, "mb")
    _bunting(full)
    _confetti(full)
    return full


def _rays(pen: Pen, theme: Theme) -> None:
    tone = mix(theme.sky[3], theme.gold, 0.16)
    for i in range(0, 24, 2):
        a, b = 2 * pi * i / 24, 2 * pi * (i + 1) / 24
        fan = [(400, 330), (400 + 1000 * cos(a), 330 + 1000 * sin(a))]
        pen.polygon([*fan, (400 + 1000 * cos(b), 330 + 1000 * sin(b))], fill=tone)


def _bunting(picture: Image) -> None:
    stamp = Stamp(800, 130, k=3)

    def rope(x: float) -> float:
        return 14 + 50 * (1 - ((x - 400) / 400) ** 2)

    stamp.line([(x, rope(x)) for x in range(0, 801, 10)], fill=INK, width=2.6)
    for i in range(12):
        x = 46 + i * 64
        flag = [(x - 14, rope(x - 14)), (x + 14, rope(x + 14)), (x, rope(x) + 36)]
        stamp.polygon(flag, fill=SEATS[i % 8].colour, ink=INK, edge=2.6)
    place(picture, stamp.done(), 0, 116, "lt")


def _confetti(picture: Image) -> None:
    stamp = Stamp(790, 240, k=3)
    for i in range(34):
        x, y = scenery.spot(i, 760, 220)
        a = i * 2.4
        bit = [(x + 14, y + 8), (x + 14 + 9 * cos(a), y + 8 + 9 * sin(a))]
        stamp.line(bit, fill=SEATS[i % 8].colour, width=5.4)
    place(picture, stamp.done(), 0, 196, "lt")


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour the standings may need."""
    rows = tuple(Placed(seat, seat + 1, coat.name, robot=True) for seat, coat in enumerate(SEATS))
    podium = Podium("Schafstall", "Schafstall", "Schafstall", "Schafstall", "Schafstall", rows)
    return with_pictures(theme, paint(podium, THEMES[theme]))
