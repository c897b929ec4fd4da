"""Write golden matches anew: `python -m tests.kit.regolden [GAME …]`, then read the diff."""

import sys
from collections.abc import Iterator
from typing import Any

from rules import GAMES
from rules.core.play import AnyGame
from rules.core.replay import Opening
from tests.kit import golden
from tests.kit.options import every_options
from tests.kit.walks import random_match


def main() -> None:
    """Write a match at the least and the most seats of each game, and one of each variant."""
    for tag in sys.argv[1:] or GAMES:
        game = GAMES[tag]
        folder = golden.HERE / tag
        folder.mkdir(parents=True, exist_ok=True)
        for name, seats, options in _tables(game):
            opening = Opening(f"golden-{seats}", seats, options)
            played = random_match(game, seats, opening.seed, options, rethink=True)
            log = [chosen for _, chosen in played if chosen is not None]
            text = "\n".join(golden.script(game, opening, log)) + "\n"
            (folder / f"{name}.game").write_text(text, "utf-8")


def _tables(game: AnyGame) -> Iterator[tuple[str, int, Any]]:
    """Name the tables to play at: a variant is what one changed option makes."""
    plain = game.options()
    for seats in {game.seats[0], game.seats[-1]}:
        yield f"{seats}-seats", seats, plain
    for _, options in every_options(game):
        fields = type(options).__struct_fields__
        changed = [field for field in fields if getattr(options, field) != getattr(plain, field)]
        if len(changed) == 1:
            value = getattr(options, changed[0])
            yield f"{changed[0]}-{value}".lower(), game.seats_for(options)[-1], options


if __name__ == "__main__":
    main()
