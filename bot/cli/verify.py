"""`schafstall verify`: recompute recorded matches and name the first row that differs."""

import argparse
import sys
from pathlib import Path
from typing import Any

from bot.cli.complaint import Complaint, Disproved
from bot.records import read_record, worded
from rules.core.record import Differs, check
from rules.core.wire import dumps


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a match's record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Check every file; 1 if any record is false, else 2 if any file is none, else 0."""
    codes = set()
    reports = []
    for path in args.files:
        try:
            report = verified(path)
        except Complaint as complaint:
            codes.add(complaint.code)
            report = {"file": str(path), "ok": False, "problem": str(complaint)}
            print(f"schafstall: {complaint}", file=sys.stderr)
        reports.append(report)
        if not args.json and report["ok"]:
            print(f"{path}: true, {report['choices']} choices of {report['game']}")
    if args.json:
        print(dumps({"ok": not codes, "files": reports}))
    return min(codes, default=0)


def verified(path: Path) -> dict[str, Any]:
    """Recompute one record; complain of it if anything differs."""
    game, record = read_record(path)
    try:
        for _ in check(game, record):
            pass
    except Differs as flaw:
        raise Disproved(f"{path}: {worded(flaw)}") from flaw
    return {
        "file": str(path),
        "ok": True,
        "game": record.game,
        "seats": record.seats,
        "choices": len(record.choices),
        "outcome": record.outcome,
    }
