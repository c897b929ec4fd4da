"""`schafstall bench render`: what a picture costs, beside encoding it with Pillow alone."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from bot.arena import Plan, play
from bot.easel import Order
from bot.portraits import film, painted, portray, warm
from bot.reel import Cast, board, reel, shots
from render import PAINTERS, encode
from render.palette import ThemeName
from rules import GAMES
from rules.core.fair import mixed_seed
from rules.core.replay import Chosen, Opening, replay
from rules.players import PLAYERS

ROUNDS = 15  # the best of them counts: whatever else runs here only makes it slower
CORES = 2
SHARED = 60  # pictures shared out among the cores

RATIO, KILOBYTES = 2.5, 200  # a whole picture of its encoding alone, and its size

T = TypeVar("T")


def measure() -> dict[str, Any]:
    """Paint a moment of every game, then whole matches, then on two cores."""
    orders = dict(_orders())
    return {
        "pictures": {name: _picture(order) for name, order in orders.items()},
        "films": {tag: _film(tag) for tag in PAINTERS},
        "cores": _cores([*orders.values()]),
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


def _orders() -> Iterator[tuple[str, Order]]:
    """Yield a middle moment of a match of every game, in both themes, and a lobby."""
    for tag in PAINTERS:
        for theme in ("light", "dark"):
            cast = _cast(tag, theme)
            moments = [*shots(GAMES[tag], _steps(tag))]
            yield f"{tag} {theme}", board(GAMES[tag], moments[len(moments) // 2], cast)
    for tag in GAMES:
        names = _cast(tag, "light").names
        yield f"{tag} lobby", Order("lobby", tag, None, names, "de", "light")


def _cast(tag: str, theme: str) -> Cast:
    seats = GAMES[tag].seats_for(GAMES[tag].options())[-1]
    return Cast(tuple(f"Schaf {seat + 1}" for seat in range(seats)), "de", theme)


def _steps(tag: str) -> Iterator[Any]:
    game = GAMES[tag]
    options = game.options()
    seats = game.seats_for(options)[-1]
    level = "easy" if "easy" in PLAYERS[tag] else "random"
    plan = Plan(tag, seats, options, (level,), "bench")
    seed = mixed_seed(plan.secret(0), plan.contributions())
    log = [Chosen(row.seat, row.choice) for row in play(plan, 0).log]
    return replay(game, Opening(seed, seats, options), log)


def _picture(order: Order) -> dict[str, Any]:
    """Time the parts of one picture, its layers being warm."""
    theme: ThemeName = "dark" if order.theme == "dark" else "light"
    picture, _, swatch = painted(order)
    colours = encode.palette(swatch, theme)
    finished = encode.reduced(picture, colours)
    paint = _best(lambda: painted(order))
    whole = _best(lambda: encode.png_bytes(encode.reduced(picture, colours)))
    alone = _best(lambda: encode.png_bytes(finished))
    return {
        "paint_ms": 1e3 * paint,
        "encode_ms": 1e3 * whole,
        "alone_ms": 1e3 * alone,
        "ratio": (paint + whole) / alone,
        "bytes": len(encode.png_bytes(finished)),
    }


def _film(tag: str) -> dict[str, Any]:
    frames = [*reel(GAMES[tag], _steps(tag), _cast(tag, "light"))]
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
        for _ in pool.map(portray, work):  # every process warms its layers
            pass
        started = time.perf_counter()
        for _ in pool.map(portray, work):
            pass
        return len(work) / (time.perf_counter() - started)


def _best(work: Callable[[], T]) -> float:
    """Return the seconds of processor time that *work* takes at its fastest."""
    seconds = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    return min(seconds)
