"""`schafstall bench render`: what a picture costs, beside encoding it with Pillow alone."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from typing import Any, TypeVar

from bot.arena import Plan, play
from bot.easel import Order
from bot.portraits import film, painted, portray, warm
from bot.reel import Cast, reel
from render import PAINTERS, encode
from render.palette import ThemeName
from rules import GAMES
from rules.core.fair import mixed_seed
from rules.core.replay import Chosen, Opening, replay
from rules.players import PLAYERS

ROUNDS = 15  # moments painted, and times one of them is encoded
WARMING = ("one", "two", "three")  # as many moments painted beforehand, of other matches
CORES = 2
SHARED, BOUTS = 60, 4  # pictures shared out among the cores; the best of so many times counts

RATIO, KILOBYTES = 2.5, 200  # a whole picture of its encoding alone, and its size

T = TypeVar("T")


def measure() -> dict[str, Any]:
    """Paint moments of every game, then whole matches, then on two cores."""
    for word in WARMING:
        for _, moments in _orders(word):
            for order in moments:
                painted(order)
    orders = dict(_orders("bench"))
    return {
        "pictures": {name: _picture(moments) for name, moments in orders.items()},
        "films": {tag: _film(tag) for tag in PAINTERS},
        "cores": _cores([moments[-1] for moments in orders.values()]),
    }


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Lay the figures out for people."""
    yield f"{'picture':22}{'paint ms':>9}{'encode ms':>10}{'alone ms':>9}{'ratio':>7}{'KB':>6}"
    for name, it in figures["pictures"].items():
        yield (
            f"{name:22}{it['paint_ms']:9.1f}{it['encode_ms']:10.1f}{it['alone_ms']:9.1f}"
            f"{it['ratio']:7.2f}{it['bytes'] / 1000:6.0f}"
        )
    for tag, it in figures["films"].items():
        size, seconds = it["bytes"] / 1e6, it["seconds"]
        yield f"film of {tag}: {it['frames']} frames, {seconds:.1f} s, {size:.1f} MB"
    cores = figures["cores"]
    yield (
        f"{cores['one']:.0f} pictures/s on one core, {cores['two']:.0f} on {CORES}: "
        f"{cores['speedup']:.2f} times as many"
    )
    yield f"targets: at most {RATIO} of encoding alone and {KILOBYTES} KB"


def _orders(word: str) -> Iterator[tuple[str, list[Order]]]:
    """Yield moments of a match of every game, in both themes, and a lobby that fills."""
    for tag in PAINTERS:
        for theme in ("light", "dark"):
            yield f"{tag} {theme}", [*islice(_moments(tag, word, theme), ROUNDS)]
    for tag in GAMES:
        names = _cast(tag, word, "light").names
        fuller = range(1, len(names) + 1)
        lobbies = [Order("lobby", tag, None, names[:here], "de", "light") for here in fuller]
        yield f"{tag} lobby", lobbies


def _moments(tag: str, word: str, theme: str) -> Iterator[Order]:
    """Yield the pictures of one match after the other."""
    for number in count():
        cast = _cast(tag, word, theme)
        yield from reel(GAMES[tag], _steps(tag, f"{word} {number}"), cast)


def _cast(tag: str, word: str, theme: str) -> Cast:
    seats = GAMES[tag].seats_for(GAMES[tag].options())[-1]
    return Cast(tuple(f"{word} {seat + 1}" for seat in range(seats)), "de", theme)


def _steps(tag: str, word: str) -> Iterator[Any]:
    game = GAMES[tag]
    options = game.options()
    seats = game.seats_for(options)[-1]
    level = "easy" if "easy" in PLAYERS[tag] else "random"
    plan = Plan(tag, seats, options, (level,), word)
    seed = mixed_seed(plan.secret(0), plan.contributions())
    log = [Chosen(row.seat, row.choice) for row in play(plan, 0).log]
    return replay(game, Opening(seed, seats, options), log)


def _picture(moments: list[Order]) -> dict[str, Any]:
    """Time the parts of a picture, its layers being warm but its words new."""
    theme: ThemeName = "dark" if moments[0].theme == "dark" else "light"
    times = [_seconds(order) for order in moments]
    picture, _, swatch = painted(moments[-1])
    colours = encode.palette(swatch, theme)
    finished = encode.reduced(picture, colours)
    paint = sorted(times)[len(times) // 2]
    encoding = _best(lambda: encode.png_bytes(encode.reduced(picture, colours)))
    alone = _best(lambda: encode.png_bytes(finished))
    return {
        "paint_ms": 1e3 * paint,
        "encode_ms": 1e3 * encoding,
        "alone_ms": 1e3 * alone,
        "ratio": (paint + encoding) / alone,
        "bytes": len(encode.png_bytes(finished)),
    }


def _seconds(order: Order) -> float:
    started = time.process_time()
    painted(order)
    return time.process_time() - started


def _film(tag: str) -> dict[str, Any]:
    frames = [*reel(GAMES[tag], _steps(tag, "film"), _cast(tag, "film", "light"))]
    started = time.perf_counter()
    size = len(film(frames, "gif"))
    return {"frames": len(frames), "seconds": time.perf_counter() - started, "bytes": size}


def _cores(orders: list[Order]) -> dict[str, Any]:
    """Return how many pictures a second one process paints, and two."""
    one, two = (_rate(orders, count) for count in (1, CORES))
    return {"one": one, "two": two, "speedup": two / one}


def _rate(orders: list[Order], processes: int) -> float:
    context = multiprocessing.get_context("forkserver")
    work = [orders[i % len(orders)] for i in range(SHARED)]
    with ProcessPoolExecutor(processes, context, initializer=warm) as pool:
        seconds = [_shared(pool, work) for _ in range(1 + BOUTS)]  # the first warms the layers
    return len(work) / min(seconds[1:])


def _shared(pool: ProcessPoolExecutor, work: list[Order]) -> float:
    started = time.perf_counter()
    for _ in pool.map(portray, work):
        pass
    return time.perf_counter() - started


def _best(work: Callable[[], T]) -> float:
    """Return the seconds that *work* takes at its fastest: what else runs only slows it."""
    seconds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    return min(seconds)
