"""`schafstall backup FILE`: everything stored, in one file."""

import argparse
import asyncio
from pathlib import Path

from bot.cli.complaint import Complaint
from bot.cli.rows_bar import rows_bar
from bot.cli.settings import settings
from storage.backup import SQLITE_ENDINGS, backup
from storage.errors import StoreError
from storage.opening import open_engine


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    endings = ", ".join(SQLITE_ENDINGS)
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help=f"where to write: a copy of the SQLite database if it ends in {endings}, else a"
        " compressed dump that restores into SQLite and PostgreSQL",
    )
    parser.add_argument("--replace", action="store_true", help="overwrite FILE if it exists")


def run(args: argparse.Namespace) -> int:
    """Back the store up while the host may go on."""
    if args.file.exists() and not args.replace:
        raise Complaint(f"{args.file} exists already; choose another name or add --replace")
    try:
        rows = asyncio.run(_backup(settings().database_url, args.file))
    except StoreError as error:
        raise Complaint(str(error)) from error
    print(f"{args.file}: {rows['match']} matches with {rows['choice']} choices saved")
    return 0


async def _backup(url: str, file: Path) -> dict[str, int]:
    engine = await open_engine(url, fresh=False)
    try:
        with rows_bar() as show:
            return await backup(engine, file, show)
    finally:
        await engine.close()
