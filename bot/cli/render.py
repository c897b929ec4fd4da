"""`schafstall render`: draw a moment of a recorded match, or all of it."""

import argparse
from pathlib import Path

from bot.cli.complaint import Complaint, Disproved, nearest
from bot.portraits import NoPainter, film, portray
from bot.records import read_record, worded
from bot.reel import Cast, Shot, board, hand, reel, shot_at
from bot.texts import LANGUAGES
from render.palette import THEMES
from rules.core.play import AnyGame
from rules.core.record import Differs, Record, check
from rules.core.seats import Seat

FILMS = {".gif": "gif", ".webp": "webp"}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a match's record")
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="PICTURE",
        help="a .png draws one moment, a .gif or .webp the whole match",
    )
    parser.add_argument(
        "--at", type=int, metavar="N", help="the moment after N choices (default: the last)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="S", help="what seat S sees, counted from 0 as in the record"
    )
    parser.add_argument(
        "--language", default="en", help=f"{', '.join(LANGUAGES)} (default: %(default)s)"
    )
    parser.add_argument(
        "--theme", default="light", help=f"{', '.join(THEMES)} (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    """Draw into the file asked for."""
    form = args.out.suffix.lower()
    if form not in (".png", *FILMS):
        raise Complaint(f"{args.out} is no picture this can draw: say .png, .gif or .webp")
    for what, word, known in (
        ("language", args.language, LANGUAGES),
        ("theme", args.theme, THEMES),
    ):
        if word not in known:
            raise Complaint(f"there is no {what} {word!r}: {nearest(word, known)}")
    if form in FILMS and (args.at is not None or args.seat is not None):
        raise Complaint(f"--at and --seat draw one moment: say a .png, not {args.out}")
    content = _drawn(args, form)
    try:
        args.out.write_bytes(content)
    except OSError as error:
        raise Complaint(f"{args.out} cannot be written: {error.strerror}") from error
    return 0


def _drawn(args: argparse.Namespace, form: str) -> bytes:
    game, record = read_record(args.file)
    robots = tuple(_played_by_computer(record, seat) for seat in range(record.seats))
    cast = Cast(record.names, args.language, args.theme, robots)
    try:
        if form in FILMS:
            return film([*reel(game, check(game, record), cast)], FILMS[form])
        return _still(args, game, record, cast)
    except Differs as flaw:
        raise Disproved(f"{args.file}: {worded(flaw)}") from flaw
    except NoPainter as error:
        raise Complaint(f"there is no picture of this in {game.tag}") from error


def _still(args: argparse.Namespace, game: AnyGame, record: Record, cast: Cast) -> bytes:
    last = len(record.choices)
    index = last if args.at is None else args.at
    if not 0 <= index <= last:
        raise Complaint(f"--at {index} is not a moment of this match: 0 to {last} are")
    if args.seat is not None and args.seat not in range(record.seats):
        raise Complaint(f"there is no seat {args.seat}: 0 to {record.seats - 1} are taken")
    shot = shot_at(game, check(game, record), index)
    assert isinstance(shot, Shot)
    if args.seat is None:
        return portray(board(game, shot, cast)).png
    try:
        return portray(hand(game, shot, cast, Seat(args.seat))).png
    except NoPainter:  # nothing of its own: the board as the seat sees it
        return portray(board(game, shot, cast, Seat(args.seat))).png


def _played_by_computer(record: Record, seat: int) -> bool:
    """Tell whether all choices of *seat* were a computer's."""
    by = {row.by for row in record.choices if row.seat == seat}
    return bool(by) and not by & {"player", "clock"}
