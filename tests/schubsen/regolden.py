"""Write the long golden matches anew: `python -m tests.schubsen.regolden`, then read the diff."""

from rules.core.replay import Opening
from rules.schubsen import GAME
from rules.schubsen.options import Options
from tests.kit import golden
from tests.schubsen.builders import wary_match

MATCHES = {
    "long-3-seats": (3, Options()),
    "long-5-seats": (5, Options()),
    "long-8-seats": (8, Options()),
    "long-calm-4-seats": (4, Options(dyke="calm")),
    "long-stormy-6-seats": (6, Options(dyke="stormy")),
}


def main() -> None:
    """Write matches that last: seats at random fall off the dyke in the first round."""
    for name, (seats, options) in MATCHES.items():
        log = [chosen for _, chosen in wary_match(seats, name, options) if chosen is not None]
        text = "\n".join(golden.script(GAME, Opening(name, seats, options), log)) + "\n"
        (golden.HERE / GAME.tag / f"{name}.game").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
