"""Write golden matches anew: `python -m tests.kit.regolden [GAME …]`, then read the diff."""

import sys

from rules import GAMES
from rules.core.replay import Opening
from tests.kit import golden
from tests.kit.walks import random_match


def main() -> None:
    """Write one match at the least and one at the most seats for each game."""
    for tag in sys.argv[1:] or GAMES:
        game = GAMES[tag]
        folder = golden.HERE / tag
        folder.mkdir(parents=True, exist_ok=True)
        for seats in {game.seats[0], game.seats[-1]}:
            seed = f"golden-{seats}"
            played = random_match(game, seats, seed, rethink=True)
            log = [chosen for _, chosen in played if chosen is not None]
            opening = Opening(seed, seats, game.options())
            text = "\n".join(golden.script(game, opening, log)) + "\n"
            (folder / f"{seats}-seats.game").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
