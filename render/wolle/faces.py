"""The cards of Volle Wolle: fronts with a picture window, and chits for the count."""

from functools import lru_cache

from PIL import Image as Images
from PIL import ImageFilter
from PIL.Image import Image

from render.canvas import Pen, Stamp, foot_shadow, place
from render.palette import CARD, INK, LIGHT, Colour, Theme, mix
from render.scene import Label
from render.sprites import cards, tokens
from render.sprites.face import Mood
from render.sprites.sheep import Breed, flock_sheep
from render.type import width_of, write
from rules.wolle.data import Card, Kind

MALUS = "#A02C1E"
QUIET = "#5E5345"
# The window of each kind: what is behind the animal, and what it stands on.
WINDOWS: dict[Kind, tuple[Colour, Colour]] = {
    "white": ("#CDE0BE", "#9DBF7F"),
    "black": ("#C8C3DA", "#8C9C7C"),
    "agent": ("#DCCBA4", "#ABAA70"),
    "racer": ("#BFD9E3", "#8FB08C"),
    "dog": ("#F0CFA6", "#C3AC74"),
    "bone": ("#E9DAC6", "#B7B384"),
}
_BREEDS: dict[Kind, Breed] = {
    "white": "white",
    "black": "black",
    "agent": "dinner",
    "racer": "racer",
}


def signed(value: int) -> str:
    """Write a number with its sign, the way it is printed on a card."""
    return f"+{value}" if value > 0 else str(value).replace("-", "–")


def printed(card: Card) -> str:
    """Return the number in a sheep's upper left corner; "" for dogs and the bone."""
    match card.kind:
        case "agent":
            return "0·0·7"
        case "racer":
            return "3·7·0"
        case "dog" | "bone":
            return ""
    return str(card.points).replace("-", "–")


def named(card: Card, label: Label) -> str:
    """Name *card* in the fewest words: its number, or what it is."""
    return printed(card) or label(f"wolle-picture-{card.kind}")


def front(card: Card, label: Label, width: int, wash: Colour = "") -> Image:
    """Return the front of *card* with its words.

    With *wash* the card fades into that colour: it has just been taken.
    """
    title = note = ""
    if card.kind in ("dog", "bone"):
        title = label(f"wolle-picture-title-{card.kind}")
        note = label(f"wolle-picture-worth-{card.kind}")
    else:
        note = label("wolle-picture-sheep", number=card.number)
    return _front(card, title, "" if wash else note, width, wash)


def small(card: Card, width: int) -> Image:
    """Return the front of *card* without words."""
    return _front(card, "", "", width, "")


@lru_cache(maxsize=256)
def _front(card: Card, title: str, note: str, width: int, wash: Colour) -> Image:
    if wash:
        return dimmed(_front(card, title, note, width, ""), wash, 0.42)
    height = round(width * 262 / 184)
    image = cards.window_card(width, height, *WINDOWS[card.kind]).copy()
    ground = height * 0.775
    place(image, foot_shadow(round(width * 0.66), LIGHT), width / 2, ground)
    _figure(image, card, width, ground)
    if note:
        low = (8, height * 0.82, width - 8, height * 0.985)
        colour = QUIET if card.number else INK
        write(image, low, note, "strong", width * 0.145, colour, align="middle")
    if title:
        top = (8, height * 0.03, width - 8, height * 0.2)
        write(image, top, title, "title", width * 0.165, INK, align="middle", least=20)
    _corner(image, card, width)
    return image


def _corner(image: Image, card: Card, width: int) -> None:
    """Print the points on the left and the mark on the right, above the window."""
    middle = width * 0.16
    marked = card.symbol or card.modifier
    text = printed(card)
    if text:
        size = width * (0.285 if len(text) < 3 else 0.215)
        right = width * (0.71 if marked else 0.95)
        box = (width * 0.075, middle - size, right, middle + size)
        colour = MALUS if card.points < 0 else INK
        write(image, box, text, "title", size, colour, least=size * 0.6)
    if card.symbol:
        place(image, tokens.bone(round(width * 0.25)), width * 0.845, middle)
    elif card.modifier:
        mark = cards.badge(signed(card.modifier), round(width * 0.24), good=card.modifier > 0)
        place(image, mark, width * 0.845, middle)


def _figure(image: Image, card: Card, width: int, ground: float) -> None:
    """Put the animal, or the bone, into the window with its feet on *ground*."""
    if card.kind == "dog":
        place(image, tokens.dog(round(width * 0.66)), width / 2, ground + width * 0.03, "mb")
    elif card.kind == "bone":
        place(image, tokens.bone(round(width * 0.68)), width / 2, ground + width * 0.02, "mb")
    else:
        size = round(width * (0.72 + 0.16 * fullness(card)))
        place(image, animal(card, size), width * 0.5, ground + size * 0.09, "mb")


def fullness(card: Card) -> float:
    """Return how woolly a sheep is, 0 to 1: what it is worth shows."""
    match card.kind:
        case "white":
            return (card.points - 1) / 7
        case "black":
            return 0.3 - card.points / 12
    return 0.5


@lru_cache(maxsize=256)
def animal(card: Card, size: int) -> Image:
    """Return the sheep on *card*."""
    full = fullness(card)
    mood: Mood = "smug"
    if card.kind == "white":
        mood = "sad" if card.points <= 2 else "happy" if card.points <= 6 else "smug"
    image = flock_sheep(_BREEDS[card.kind], full, size, mood)
    if card.kind == "racer":
        image = image.copy()
        x, y, r = (53 * size / 128, (79 - 7 * full) * size / 128, 15 * size / 128)
        write(image, (x - r, y - r, x + r, y + r), "370", "title", r * 0.95, INK, align="middle")
    return image


@lru_cache(maxsize=256)
def chit(card: Card, height: int, *, gone: bool = False) -> Image:
    """Return a card as small as it can be told from others: its number and its animal."""
    width = round(height * 0.7)
    pen = Stamp(width, height)
    sky = WINDOWS[card.kind][0]
    pen.rounded(0, 0, width, height, width * 0.13, fill=CARD, ink=INK, edge=2)
    inset = width * 0.09
    pen.rounded(inset, height * 0.44, width - inset, height - inset, width * 0.08, fill=sky)
    image = pen.done()
    if card.kind in ("dog", "bone"):
        token = tokens.dog if card.kind == "dog" else tokens.bone
        pen = Stamp(width, height)
        pen.rounded(0, 0, width, height, width * 0.13, fill=sky, ink=INK, edge=2)
        image = pen.done()
        place(image, token(round(width * 0.84)), width / 2, height / 2)
    else:
        place(image, animal(card, round(width * 0.92)), width / 2, height * 0.97, "mb")
        text = printed(card).replace("·", "")
        size = height * 0.37
        size = min(size, size * (width - 6) / max(1, width_of(text, "title", size)))
        colour = MALUS if card.points < 0 else INK
        box = (0, height * 0.04, width, height * 0.43)
        write(image, box, text, "title", size, colour, align="middle")
    return _crossed(image) if gone else image


def _crossed(image: Image) -> Image:
    """Return *image* washed out under a red cross: what is lost."""
    pale = dimmed(image, "#F4E8CE", 0.5)
    width, height = image.size
    pen = Stamp(width, height)
    for line in ([(5, 6), (width - 5, height - 6)], [(width - 5, 6), (5, height - 6)]):
        pen.line(line, fill=CARD, width=7)
        pen.line(line, fill=MALUS, width=4)
    place(pale, pen.done(), 0, 0, "lt")
    return pale


def dimmed(image: Image, ground: Colour, share: float) -> Image:
    """Return *image* washed out towards *ground*; its shape stays."""
    washed = Images.blend(image, Images.new("RGBA", image.size, ground), share)
    washed.putalpha(image.getchannel("A"))
    return washed


@lru_cache(maxsize=16)
def shadow(width: int, height: int, theme: Theme) -> Image:
    """Return the shadow that a card throws, 12 pixels wider on each side and 8 above."""
    mask = Images.new("L", (width + 24, height + 24), 0)
    Pen(mask, 1).rounded(12, 13, width + 12, height + 12, 12, fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(4))
    stamp = Images.new("RGBA", mask.size, mix(theme.felt, INK, 0.8))
    stamp.putalpha(mask.point(lambda value: round(value * 0.6)))
    return stamp


@lru_cache(maxsize=8)
def blank(width: int, theme: Theme) -> Image:
    """Return the place of a top card while there is none: a bit of empty meadow."""
    height = round(width * 262 / 184)
    pen = Stamp(width, height)
    edge = mix(theme.edge, theme.quiet, 0.35)
    pen.rounded(0, 0, width, height, width * 0.06, fill=theme.panel, ink=edge, edge=2.4)
    inset = width * 0.055
    grass = mix(theme.panel, theme.grass[1], 0.35)
    pen.rounded(inset, height * 0.22, width - inset, height * 0.81, width * 0.05, fill=grass)
    blade = mix(theme.panel, theme.grass[2], 0.8)
    for x, y in ((0.32, 0.6), (0.62, 0.48), (0.7, 0.7)):
        for lean, top in ((-5, 9), (0, 13), (5, 9)):
            foot = (width * x, height * y)
            pen.line([foot, (foot[0] + lean, foot[1] - top)], fill=blade, width=2.4)
    return pen.done()
