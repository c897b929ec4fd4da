"""Stored matches replay to the letter."""

from pathlib import Path

import pytest

from rules import GAMES
from tests.kit import golden

STORED = sorted(golden.HERE.glob("*/*.game"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_replays_to_the_letter(path: Path) -> None:
    game = GAMES[path.parent.name]
    told = path.read_text("utf-8")
    assert "\n".join(golden.script(game, *golden.read(game, told))) == told.rstrip("\n")


def test_every_game_has_a_golden_match() -> None:
    assert {path.parent.name for path in STORED} == set(GAMES)
