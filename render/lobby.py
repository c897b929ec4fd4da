"""The lobby: the stable, what is played, who has come and which seats are free."""

from functools import cache, lru_cache

from msgspec import Struct
from PIL import Image as Images
from PIL.Image import Image

from render import marks, scenery
from render.canvas import Pen, Shadows, Stamp, place
from render.palette import CREAM, INK, SEATS, THEMES, Theme, ThemeName, mix
from render.sprites import farm, tokens
from render.sprites.sheep import sheep, sleeper
from render.swatch import with_pictures
from render.telling import LONGEST, cut
from render.type import paragraph, write

WIDTH, SCENE = 1200, 400
CARD, PITCH, TALL = 282, 292, 160


class Guest(Struct, frozen=True):
    """Somebody who has a seat: a name, a quiet word below it, and whether it is a computer."""

    name: str
    note: str
    robot: bool = False


class Lobby(Struct, frozen=True):
    """What the lobby shows, all in words of its readers; *room* is the most seats there are."""

    title: str
    tagline: str
    facts: tuple[str, ...]
    guests: tuple[Guest, ...]
    room: int
    free: str
    sign: str = "Schafstall"


def paint(lobby: Lobby, theme: Theme) -> Image:
    """Return the lobby as a picture, with two rows of seats where one is not enough."""
    rows = 1 if lobby.room <= 4 else 2
    picture = _scene(theme, SCENE + rows * (TALL + 10) + 18, rows, lobby.sign).copy()
    write(picture, (38, 22, 690, 100), lobby.title, "title", 68, theme.text, least=44)
    line = (38, 100, 690, 180)
    low = paragraph(picture, line, lobby.tagline, "title", 36, theme.headline, least=26, lead=1.2)
    for row, fact in enumerate(lobby.facts):
        top = low + 10 + row * 40
        write(picture, (38, top, 606, top + 40), fact, "strong", 30, theme.text, least=25)
    across = -(-lobby.room // rows)
    for seat in range(lobby.room):
        down, place_in_row = divmod(seat, across)
        beside = min(across, lobby.room - down * across)
        x = (WIDTH - beside * PITCH + PITCH - CARD) // 2 + PITCH * place_in_row
        y = SCENE + 12 + (TALL + 10) * down
        guest = lobby.guests[seat] if seat < len(lobby.guests) else None
        _seat(picture, x, y, seat, guest, lobby.free, theme)
    return picture


def alt(lobby: Lobby) -> str:
    """Say what the lobby shows, at most 1,024 characters."""
    guests = ", ".join(f"{guest.name} ({guest.note})" for guest in lobby.guests)
    left = lobby.room - len(lobby.guests)
    free = f" {left} × {lobby.free}." if left else ""
    text = f"{lobby.title}. {lobby.tagline} {' '.join(lobby.facts)} {guests}.{free}"
    return cut(text, LONGEST)


def _seat(
    picture: Image, x: int, y: int, seat: int, guest: Guest | None, free: str, theme: Theme
) -> None:
    box = (x, y, x + CARD, y + TALL)
    marks.panel(picture, box, theme)
    text = (x + 136, y + 50, x + CARD - 12, y + TALL - 50)
    if guest is None:
        place(picture, _vacant(theme), x + 14, y + 14, "lt")
        place(picture, sleeper(98, theme.panel), x + 74, y + TALL / 2)
        write(picture, text, free, "strong", 32, theme.quiet)
        return
    place(picture, marks.disc(seat, 106, theme), x + 64, y + TALL / 2)
    right = x + CARD - 10
    write(
        picture, (x + 124, y + 40, right, y + 84), guest.name, "strong", 33, theme.text, least=22
    )
    note = (x + 124, y + 84, right, y + 124)
    colour = theme.quiet if guest.robot else theme.good
    write(picture, note, guest.note, "strong", 26, colour, least=20)
    if guest.robot:
        place(picture, tokens.robot(40), x + 104, y + 124)


@lru_cache(maxsize=4)
def _vacant(theme: Theme) -> Image:
    pen = Stamp(CARD - 28, TALL - 28, k=3)
    edge = mix(theme.edge, theme.quiet, 0.5)
    pen.rounded(0, 0, CARD - 28, TALL - 28, 10, fill=theme.panel, ink=edge, edge=2.4)
    return pen.done()


@lru_cache(maxsize=8)
def _scene(theme: Theme, height: int, rows: int, sign: str) -> Image:
    picture = Images.new("RGB", (WIDTH, height), theme.grass[0])
    picture.paste(_sky(theme), (0, 0))
    _meadow(picture, theme, height)
    place(picture, farm.cloud(116, theme), 758, 64)
    place(picture, farm.sun(96, theme), 1062, 92)
    place(picture, farm.windmill(122, theme), 664, 312, "mb")
    place(picture, farm.fence(734, 58, theme), -8, 318, "lt")
    shadows = Shadows(picture.size)
    shadows.foot(930, 372, 460)
    shadows.fall(picture, theme, blur=14, dy=4)
    barn = farm.barn(424, theme, sign=True)
    place(picture, barn, 930, 376, "mb")
    plate = (830, 193, 1030, 243)
    write(
        picture, plate, sign, "title", 33, INK if theme.name == "light" else CREAM, align="middle"
    )
    place(picture, sheep(7, 116, "asleep"), 926, 374, "mb")
    return picture


def _sky(theme: Theme) -> Image:
    image = Images.new("RGB", (WIDTH * 2, SCENE * 2), theme.sky[0])
    pen = Pen(image, 2)
    for band, colour in enumerate((*theme.sky[1:], theme.hill), start=1):
        y = 84 * band - (56 if band == 4 else 0)
        swing = 12 if band == 4 else 7
        rim = scenery.wave(WIDTH, y, swing, 0.008 + 0.002 * (band == 4), band)
        pen.polygon([*rim, (WIDTH, SCENE), (0, SCENE)], fill=colour)
    return image.reduce(2)


def _meadow(picture: Image, theme: Theme, height: int) -> None:
    stamp = Stamp(WIDTH, SCENE - 320, k=2)
    rim = scenery.wave(WIDTH, 14, 6, 0.006, 3)
    stamp.polygon([*rim, (WIDTH, 80), (0, 80)], fill=theme.grass[0])
    place(picture, stamp.done(), 0, 320, "lt")
    picture.paste(theme.grass[0], (0, SCENE, WIDTH, height))
    for i in range(26):
        x, y = scenery.spot(i, WIDTH, height - 375)
        place(picture, scenery.tuft(18, theme), x, 372 + y)


@cache
def swatch(theme: ThemeName) -> Image:
    """Return every colour a lobby may need."""
    guests = tuple(Guest(coat.name, coat.name, robot=True) for coat in SEATS[:7])
    lobby = Lobby("Schafstall", "Schafstall", ("Schafstall",), guests, 8, "frei")
    return with_pictures(theme, paint(lobby, THEMES[theme]))
