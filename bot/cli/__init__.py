"""The command line: `schafstall COMMAND …`, each command a module of its own.

A module in the table offers ``add(parser)``, which adds the command's arguments, and
``run(args)``, which takes the parsed ones and returns the exit code. Only the module of the
command in use is imported.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

from bot.cli.complaint import Complaint, nearest

INTERRUPTED, PIPE_CLOSED = 130, 141  # 128 + SIGINT, 128 + SIGPIPE, as shells count

COMMANDS = {
    "run": ("bot.cli.run", "start every platform that has a token, and the local page"),
    "simulate": ("bot.cli.simulate", "play matches among computer players"),
    "replay": ("bot.cli.replay", "tell a recorded match event by event"),
    "verify": ("bot.cli.verify", "recompute recorded matches and name the first row that differs"),
    "render": ("bot.cli.render", "draw a moment of a recorded match, or all of it"),
    "bench": ("bot.cli.bench", "measure rules, pictures, storage and the host"),
    "backup": ("bot.cli.backup", "write everything stored into one file"),
    "restore": ("bot.cli.restore", "read a backup into an empty store"),
}


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the words given."""
        raise Complaint(f"{message} (see {self.prog} --help)")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a file's name may be any bytes
    try:
        code = _run(sys.argv[1:] if words is None else words)
        sys.stdout.flush()  # while a broken pipe can still be caught
    except Complaint as complaint:
        print(f"schafstall: {complaint}", file=sys.stderr)
        return complaint.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # what is left in the buffer must not complain again while Python closes down
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def _run(words: Sequence[str]) -> int:
    try:
        args = parse(words)
    except SystemExit:  # how argparse ends after --help
        return 0
    code: int = args.run(args)
    return code


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line; only the command it names is imported."""
    about = "Host four sheep board games in Discord servers, Telegram groups and the browser."
    parser = Parser(prog="schafstall", description=about, allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", required=True)
    asked = next((word for word in words if not word.startswith("-")), None)
    if asked is not None and asked not in COMMANDS:
        raise Complaint(f"there is no command {asked!r}: {nearest(asked, COMMANDS)}")
    for name, (place, purpose) in COMMANDS.items():
        about = f"{purpose[0].upper()}{purpose[1:]}."
        command = commands.add_parser(name, help=purpose, description=about, allow_abbrev=False)
        if name == asked:
            module = import_module(place)
            module.add(command)
            command.set_defaults(run=module.run)
    return parser.parse_args(words)
