"""`schafstall bench rules`: what a random choice costs in each game, beside python-chess."""

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

from bot.cli.complaint import Complaint
from rules import GAMES
from rules.core.play import AnyGame, Step
from rules.core.replay import Chosen, Opening, advance, begin
from rules.core.walk import stroll

ROUNDS = 5  # the best of them counts: whatever else runs here only ever makes it slower
SECONDS = 0.3  # of processor time, for each measurement in a round
SEATS = 5  # or as many as the game allows
KEPT = 5  # matches whose memory is counted
PLIES = 200  # a random game of chess is cut off here

RATIO, KILOBYTES = 1.5, 2000  # at most so many chess moves a choice, so much memory a match


def measure() -> dict[str, Any]:
    """Time random matches of every game, and random chess in between."""
    moves = _chess()
    chess, games = [], {tag: _timed(game) for tag, game in GAMES.items()}
    best: dict[str, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        chess.append(_rate(moves)[0])
        for tag, matches in games.items():
            best[tag] = min(best.get(tag, (9e9, 9e9)), _rate(matches))
    return {
        "reference": {"name": "python-chess", "us_per_move": 1e6 * min(chess)},
        "games": {tag: _figures(GAMES[tag], *best[tag], min(chess)) for tag in GAMES},
    }


def lines(figures: dict[str, Any]) -> Iterator[str]:
    """Lay the figures out for people."""
    reference = figures["reference"]["us_per_move"]
    yield f"python-chess: {reference:.1f} µs a random move"
    yield (
        f"{'game':12}{'seats':>6}{'µs/choice':>11}{'of chess':>10}{'choices/s':>11}"
        f"{'matches/s':>11}{'KB/match':>10}"
    )
    for tag, it in figures["games"].items():
        yield (
            f"{tag:12}{it['seats']:6}{it['us_per_choice']:11.1f}{it['ratio']:10.2f}"
            f"{it['choices_per_second']:11.0f}{it['matches_per_second']:11.0f}"
            f"{it['match_kilobytes']:10.0f}"
        )
    yield f"targets: at most {RATIO} of chess and {KILOBYTES} KB a match"


Matches = Callable[[], tuple[int, float, float]]
"""Plays once; returns how many choices it took, their seconds, and the set-up's."""


def _rate(play: Matches) -> tuple[float, float]:
    """Play for a while; return the seconds a choice takes, and those of a whole match."""
    choices, matches, choosing, opening = 0, 0, 0.0, 0.0
    while choosing + opening < SECONDS:
        more, during, before = play()
        choices, matches = choices + more, matches + 1
        choosing, opening = choosing + during, opening + before
    return choosing / choices, (choosing + opening) / matches


def _timed(game: AnyGame) -> Matches:
    """Return a function that plays one random match after the other."""
    below = random.Random(game.tag).randrange
    seats = min(SEATS, game.seats[-1])

    def play() -> tuple[int, float, float]:
        started = time.process_time()
        seed = str(below(1 << 60))
        state = begin(game, Opening(seed, seats, game.options())).state
        begun = time.process_time()
        index = 0
        while pending := game.pending(state):
            seat = next(item.seat for item in pending if item.needed)
            index += 1
            choice = stroll(game, state, seat, below)[1]
            state = advance(game, seed, index, state, Chosen(seat, choice)).state
        return index, time.process_time() - begun, begun - started

    return play


def _chess() -> Matches:
    """Return a function that plays one random game of chess after the other."""
    try:
        import chess
    except ImportError as error:
        raise Complaint("the reference is missing: pip install chess") from error
    pick = random.Random("chess").choice

    def play() -> tuple[int, float, float]:
        started = time.process_time()
        board = chess.Board()
        while len(board.move_stack) < PLIES and (moves := list(board.legal_moves)):
            board.push(pick(moves))
        return len(board.move_stack), time.process_time() - started, 0.0

    return play


def _figures(game: AnyGame, choice: float, match: float, move: float) -> dict[str, Any]:
    return {
        "seats": min(SEATS, game.seats[-1]),
        "us_per_choice": 1e6 * choice,
        "ratio": choice / move,
        "choices_per_second": 1 / choice,
        "matches_per_second": 1 / match,
        "match_kilobytes": _memory(game) / 1000,
    }


def _memory(game: AnyGame) -> int:
    """Return the bytes that all steps of a finished match keep, of the largest among a few."""
    return max(_kept(game, number) for number in range(KEPT))


def _kept(game: AnyGame, number: int) -> int:
    below = random.Random(number).randrange
    opening = Opening(str(number), min(SEATS, game.seats[-1]), game.options())
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    steps: list[Step[Any]] = [begin(game, opening)]
    while pending := game.pending(steps[-1].state):
        seat = next(item.seat for item in pending if item.needed)
        choice = stroll(game, steps[-1].state, seat, below)[1]
        chosen = Chosen(seat, choice)
        steps.append(advance(game, opening.seed, len(steps), steps[-1].state, chosen))
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before
