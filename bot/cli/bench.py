"""`schafstall bench`: figures, each beside a reference measured in the same run.

A part is a module with ``measure() -> dict`` (plain JSON values) and ``lines(figures)``, which
yields the same figures for people.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol, cast

from bot.cli.complaint import Complaint, nearest
from rules.core.wire import dumps

PARTS = {
    "rules": "bot.cli.bench_rules",
    "render": "bot.cli.bench_render",
    "storage": "bot.cli.bench_storage",
    "host": "bot.cli.bench_host",
}


class Part(Protocol):
    """What a measuring module offers."""

    def measure(self) -> dict[str, Any]:
        """Run the measurements."""

    def lines(self, figures: dict[str, Any]) -> Iterator[str]:
        """Lay the figures out for people."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"what to measure: {', '.join(PARTS)} (default: everything)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Measure each part asked for and print its figures."""
    for name in args.parts:
        if name not in PARTS:
            raise Complaint(f"there is nothing called {name!r} to measure: {nearest(name, PARTS)}")
    found = {}
    for name in args.parts or PARTS:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        part = cast(Part, import_module(PARTS[name]))
        found[name] = part.measure()
        if not args.json:
            print("\n".join([name, *part.lines(found[name]), ""]), flush=True)
    if args.json:
        print(dumps(found))
    return 0
