"""From an order to a finished picture: words, painter, encoding. Runs in a worker."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct, structs
from PIL.Image import Image

from bot.easel import Order
from bot.texts import Speech, speech_for
from bot.texts.parts import named
from render import PAINTERS, encode, lobby, pages, podium
from render.palette import THEMES, ThemeName
from render.scene import Scene, Spot
from render.swatch import sprites
from render.telling import LETTERS, cut, first
from rules import GAMES
from rules.core.ask import Ask

Painted: TypeAlias = tuple[Image, str, encode.Swatch]

# Milliseconds a frame of a film is shown: the first, any other, the last.
FIRST, NEXT, LAST = 2200, 1400, 5000


class Portrait(Struct, frozen=True):
    """A finished picture and what it shows, in words."""

    png: bytes
    alt: str


class NoPainter(Exception):
    """Nobody can paint this game yet, or this seat has nothing of its own to show."""


def portray(order: Order) -> Portrait:
    """Paint *order*; raise NoPainter where there is nothing to paint."""
    picture, alt, swatch = painted(order)
    return Portrait(encode.png(picture, swatch, _theme(order)), alt)


def painted(order: Order) -> Painted:
    """Return the picture of *order* before it is encoded, its words, and its colours' swatch."""
    return _PORTRAITS[order.kind](order, speech_for(order.language))


def spell(order: Order) -> str:
    """Put the board of *order* into words and letters."""
    if order.game not in PAINTERS:
        raise NoPainter(order.game)
    return PAINTERS[order.game].text(_scene(order, speech_for(order.language)))


def spotted(order: Order, ask: Ask) -> tuple[Spot, ...]:
    """Find where the options of *ask* lie on the board of *order*."""
    if order.game not in PAINTERS:
        raise NoPainter(order.game)
    scene = _scene(order, speech_for(order.language))
    return PAINTERS[order.game].spots(scene, ask)


def film(frames: Sequence[Order], form: str) -> bytes:
    """Paint every frame and put them together, as "gif" or "webp"."""
    if not frames or frames[0].game not in PAINTERS:
        raise NoPainter(frames[0].game if frames else "")
    durations = [FIRST, *[NEXT] * (len(frames) - 2), LAST][-len(frames) :]
    return encode.film(_frames(frames), durations, form)


def _frames(frames: Sequence[Order]) -> Iterator[Image]:
    """Paint at half the size: still readable, and small enough to be sent anywhere."""
    painter = PAINTERS[frames[0].game]
    speech = speech_for(frames[0].language)
    colours = encode.palette(painter.swatch, _theme(frames[0]))
    for order in frames:
        yield encode.reduced(painter.board(_scene(order, speech)).reduce(2), colours)


def _board(order: Order, speech: Speech) -> Painted:
    if order.game not in PAINTERS:
        raise NoPainter(order.game)
    painter = PAINTERS[order.game]
    scene = _scene(order, speech)
    return painter.board(scene), painter.alt(scene), painter.swatch


def _hand(order: Order, speech: Speech) -> Painted:
    assert order.seat is not None
    if order.game not in PAINTERS:
        raise NoPainter(order.game)
    painter = PAINTERS[order.game]
    scene = _scene(order, speech)
    picture = painter.hand(scene, order.seat)
    if picture is None:
        raise NoPainter(order.game)
    words = f"{speech.line(f'{order.game}-name')}: {painter.hand_alt(scene, order.seat)}"
    return picture, words, painter.swatch


def _lobby(order: Order, speech: Speech) -> Painted:
    game, options = GAMES[order.game], order.view
    seats = game.seats if options is None else game.seats_for(options)
    low, high = seats[0], seats[-1]
    room = speech.line(
        "picture-lobby-exactly" if low == high else "picture-lobby-room",
        low=low,
        high=high,
        here=len(order.names),
    )
    guests = tuple(
        lobby.Guest(
            named(name),
            speech.line(f"picture-lobby-{'robot' if robot else 'here'}"),
            robot=robot,
        )
        for name, robot in zip(order.names, _robots(order), strict=True)
    )
    shown = lobby.Lobby(
        speech.line(f"{order.game}-name"),
        speech.line(f"{order.game}-tagline"),
        (room, *_settings(order, speech)),
        guests,
        high,
        speech.line("picture-lobby-free"),
    )
    return lobby.paint(shown, THEMES[_theme(order)]), lobby.alt(shown), lobby.swatch


def _settings(order: Order, speech: Speech) -> Iterator[str]:
    """Name the options of the table that is being set up, which come as its view."""
    if isinstance(order.view, Struct):
        for field in structs.fields(order.view):
            value = getattr(order.view, field.name)
            name = speech.setting(order.game, field.name)
            yield f"{name}: {speech.setting(order.game, field.name, value)}"


def _podium(order: Order, speech: Speech) -> Painted:
    outcome = order.outcome
    assert outcome is not None
    painter = PAINTERS.get(order.game)
    upside_down = painter is not None and outcome.reason in painter.runner_up
    names = [named(name) for name in order.names]
    winners = [names[seat] for seat in outcome.winners]
    titles = (_victory(speech, [cut(name, most) for name in winners]) for most in LETTERS)
    draw = len(winners) == len(names)
    shown = podium.Podium(
        speech.line("picture-podium-draw") if draw else first(titles, podium.title_fits),
        speech.line(f"{order.game}-name"),
        speech.line("picture-podium-heading"),
        speech.line("picture-podium-why"),
        speech.outcome(order.game, outcome, names),
        tuple(_placed(order, speech, names)),
        speech.line("picture-podium-shout") if upside_down else "",
    )
    return podium.paint(shown, THEMES[_theme(order)]), podium.alt(shown), podium.swatch


def _victory(speech: Speech, winners: list[str]) -> str:
    return speech.line("picture-podium-wins", winners=speech.listed(winners), count=len(winners))


def _placed(order: Order, speech: Speech, names: list[str]) -> Iterator[podium.Placed]:
    assert order.outcome is not None
    rank, robots, scores = 1, _robots(order), order.outcome.scores
    for group in order.outcome.places:
        for seat in group:
            note = speech.line("picture-podium-points", points=scores[seat]) if scores else ""
            yield podium.Placed(seat, rank, names[seat], note, robots[seat])
        rank += len(group)


def _rules(order: Order, speech: Speech) -> Painted:
    texts = speech.rules(order.game)
    number = order.page % len(texts)
    page = pages.Page(
        order.game,
        speech.line(f"{order.game}-name"),
        speech.line("picture-rules-page", page=number + 1, pages=len(texts)),
        texts[number],
        number,
    )
    return pages.paint(page, THEMES[_theme(order)]), pages.alt(page), sprites


_PORTRAITS: dict[str, Callable[[Order, Speech], Painted]] = {
    "board": _board,
    "hand": _hand,
    "lobby": _lobby,
    "podium": _podium,
    "rules": _rules,
}


def _scene(order: Order, speech: Speech) -> Scene:
    robots = frozenset(seat for seat, robot in enumerate(_robots(order)) if robot)
    names = tuple(named(name) for name in order.names)
    return Scene(order.view, order.events, names, speech.line, _theme(order), robots)


def _theme(order: Order) -> ThemeName:
    return "dark" if order.theme == "dark" else "light"


def _robots(order: Order) -> tuple[bool, ...]:
    return order.robots or (False,) * len(order.names)


def warm() -> None:
    """Paint what first pictures would otherwise wait for: sprites, grounds and palettes."""
    for swatch in (sprites, *(painter.swatch for painter in PAINTERS.values())):
        encode.palette(swatch, "light")
