"""`schafstall replay`: tell a recorded match event by event."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.cli.complaint import Complaint, Disproved, nearest
from bot.records import read_record, worded
from bot.texts import LANGUAGES, Speech, speech_for
from bot.texts.parts import named
from rules.core.play import AnyGame, Event, Secret, Step
from rules.core.record import Differs, Record, check
from rules.core.wire import dumps


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a match's record")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each step")
    parser.add_argument(
        "--language", default="en", help=f"{', '.join(LANGUAGES)} (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the match; one that is not what it claims is told up to its first flaw."""
    if args.language not in LANGUAGES:
        raise Complaint(
            f"there is no language {args.language!r}: {nearest(args.language, LANGUAGES)}"
        )
    game, record = read_record(args.file)
    speech = speech_for(args.language)
    lines = objects(game, record) if args.json else sentences(game, record, speech)
    try:
        for line in lines:
            print(line)
    except Differs as flaw:
        raise Disproved(f"{args.file}: {worded(flaw)}") from flaw
    return 0


def objects(game: AnyGame, record: Record) -> Iterator[str]:
    """Yield each step as JSON: the choice, its events and the state after it."""
    for index, step in enumerate(check(game, record)):
        row = record.choices[index - 1] if index else None
        yield dumps(
            {
                "step": index,
                "seat": row.seat if row else None,
                "choice": row.choice if row else None,
                "events": step.events,
                "state": step.state,
            }
        )


def sentences(game: AnyGame, record: Record, speech: Speech) -> Iterator[str]:
    """Yield the match in words: a line for each choice, what came of it below."""
    names = [named(name) for name in record.names]
    title = speech.line(f"{game.tag}-name")
    yield speech.line("cli-replay-title", game=title, names=speech.listed(names))
    for index, step in enumerate(check(game, record)):
        if index:
            row = record.choices[index - 1]
            yield speech.line("cli-replay-choice", row=index, name=names[row.seat], by=row.by)
        yield from _told(game, step, names, speech)
    outcome = game.outcome(step.state)
    if outcome is None:
        yield speech.line("cli-replay-unfinished")
    else:
        yield speech.outcome(game.tag, outcome, names)


def _told(game: AnyGame, step: Step[Any], names: list[str], speech: Speech) -> Iterator[str]:
    for event in step.events:
        if words := speech.tell(game.tag, event, names):
            yield f"    {words}{_whom(event, names, speech)}"


def _whom(event: Event, names: list[str], speech: Speech) -> str:
    """Name those who learned a secret when it was one."""
    if not isinstance(event, Secret):
        return ""
    return " " + speech.line("cli-replay-secret", names=speech.listed(names[s] for s in event.to))
