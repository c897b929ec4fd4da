"""`schafstall simulate`: play matches among computer players and count."""

import argparse
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from bot.arena import Plan, play, recorded
from bot.cli.complaint import Complaint, nearest
from bot.cli.options import check_seats, find_game, read_pairs
from bot.cli.progress import progress
from bot.records import write_record
from bot.tally import Result, tally
from rules import GAMES
from rules.core.play import AnyGame
from rules.core.wire import dumps
from rules.players import PLAYERS


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, metavar="N", help="default: as few as can play")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="default: %(default)s")
    parser.add_argument(
        "--seed", default="schafstall", metavar="S", help="the same seed plays the same matches"
    )
    parser.add_argument(
        "--players",
        nargs="+",
        default=["random"],
        metavar="LEVEL",
        help="random, easy, medium, hard; they take turns around the table (default: random)",
    )
    parser.add_argument(
        "--options", nargs="+", default=[], metavar="NAME=VALUE", help="the game's options"
    )
    parser.add_argument("--record", type=Path, metavar="DIR", help="write a record of each match")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes at work")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play all matches, then print what they add up to."""
    game = find_game(args.game)
    plan = _plan(game, args)
    if args.games < 1 or args.jobs < 1:
        raise Complaint("--games and --jobs must be at least 1")
    if args.record is not None:
        _make(args.record)
    started = time.perf_counter()
    matches = played(plan, args.games, args.jobs, args.record)
    results = list(progress(matches, args.games, "matches"))
    figures = {
        "game": plan.game,
        "seats": plan.seats,
        "games": args.games,
        "seed": plan.seed,
        "options": plan.options,
        **tally(results, time.perf_counter() - started),
    }
    print(dumps(figures) if args.json else "\n".join(lines(figures)))
    return 0


def played(plan: Plan, games: int, jobs: int, folder: Path | None) -> Iterator[Result]:
    """Play *games* matches, in *jobs* processes."""
    one = partial(match, plan, folder)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, initializer=_quiet) as pool:
        yield from pool.map(one, range(games), chunksize=max(1, min(20, games // jobs // 4)))


def match(plan: Plan, folder: Path | None, number: int) -> Result:
    """Play one match and keep its record where one is wanted."""
    done = play(plan, number)
    if folder is not None:
        path = folder / f"{plan.game}-{number + 1:05}.json"
        try:
            write_record(path, recorded(plan, number, done))
        except OSError as error:
            raise Complaint(f"{path} cannot be written: {error.strerror}") from error
    return Result(done.seated, done.outcome, len(done.log))


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Lay the figures out for people."""
    yield f"{figures['game']}: {figures['games']} matches of {figures['seats']} seats"
    yield f"{'player':10}{'played':>8}{'wins':>8}{'draws':>8}{'losses':>8}   share (95 %)"
    for level, it in figures["players"].items():
        counts = f"{it['played']:8}{it['wins']:8}{it['draws']:8}{it['losses']:8}"
        share = f"{it['share']:.1%} ({it['low']:.1%} to {it['high']:.1%})"
        yield f"{level:10}{counts}   {share}"
    yield f"wins by seat: {' '.join(map(str, figures['wins_by_seat']))}"
    reasons = sorted(figures["reasons"].items(), key=lambda item: -item[1])
    yield f"endings: {', '.join(f'{reason} {count}' for reason, count in reasons)}"
    it = figures["choices"]
    yield (
        f"choices a match: {it['least']} to {it['most']}, "
        f"median {it['median']:g}, mean {it['mean']:.1f}"
    )
    yield (
        f"{figures['matches_per_second']:.1f} matches/s, "
        f"{figures['choices_per_second']:.0f} choices/s, {figures['seconds']:.2f} s"
    )


def _plan(game: AnyGame, args: argparse.Namespace) -> Plan:
    options = read_pairs(game, args.options)
    seats = game.seats_for(options)[0] if args.seats is None else args.seats
    check_seats(game, options, seats)
    players = tuple(",".join(args.players).split(","))
    for level in players:
        if level not in PLAYERS[game.tag]:
            known = nearest(level, PLAYERS[game.tag])
            raise Complaint(f"{game.tag} has no player {level!r}: {known}")
    return Plan(game.tag, seats, options, players, args.seed)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder} cannot be made: {error.strerror}") from error


def _quiet() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
