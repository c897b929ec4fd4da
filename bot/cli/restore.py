"""`schafstall restore FILE`: a backup back into the store."""

import argparse
import asyncio
from pathlib import Path

from bot.cli.complaint import Complaint, Disproved
from bot.cli.rows_bar import rows_bar
from bot.cli.settings import settings
from storage.backup import restore
from storage.errors import BadBackup, NotEmpty, StoreError, WrongSchema
from storage.opening import open_engine


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="what `schafstall backup` wrote")
    parser.add_argument(
        "--replace",
        action="store_true",
        help="delete what is stored first; stop the host before you do this",
    )


def run(args: argparse.Namespace) -> int:
    """Restore a backup into the store, wholly or not at all."""
    try:
        rows = asyncio.run(_restore(settings().database_url, args.file, replace=args.replace))
    except NotEmpty as error:
        raise Complaint(f"{error}; add --replace to delete it and restore {args.file}") from error
    except (BadBackup, WrongSchema) as error:
        raise Disproved(f"nothing was restored: {error}") from error
    except StoreError as error:
        raise Complaint(str(error)) from error
    print(f"{args.file}: {rows['match']} matches with {rows['choice']} choices restored")
    return 0


async def _restore(url: str, file: Path, *, replace: bool) -> dict[str, int]:
    engine = await open_engine(url)
    try:
        with rows_bar() as show:
            return await restore(engine, file, show, replace=replace)
    finally:
        await engine.close()
