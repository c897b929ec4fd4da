"""Simulated matches: repeatable, counted, recorded."""

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import msgspec
import pytest

from bot.arena import Plan, choice
from bot.cli import main
from bot.cli.options import read_pairs
from bot.cli.progress import bar, progress
from bot.cli.verify import verified
from bot.tally import Result, tally, wilson
from rules import GAMES
from rules.core.ask import Path
from rules.core.dice import Dice
from rules.core.play import AnyGame, Outcome
from rules.core.replay import Opening, begin
from rules.core.seats import Seat
from rules.core.walk import stroll
from rules.players.base import Budget

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `simulate`; return its code, output and complaints."""

    def ran(*words: object) -> tuple[int, str, str]:
        return main(["simulate", *map(str, words)]), *capsys.readouterr()

    return ran


@every_game
def test_recorded_matches_are_true(run: Run, tmp_path: FilePath, game: AnyGame) -> None:
    code, _, err = run(game.tag, "--games", 3, "--seats", game.seats[-1], "--record", tmp_path)
    assert (code, err) == (0, "")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{game.tag}-0000{it}.json" for it in (1, 2, 3)]
    assert all(verified(file)["ok"] for file in files)


@every_game
def test_the_same_seed_plays_the_same_matches(run: Run, game: AnyGame) -> None:
    def figures(seed: str, *words: object) -> dict[str, Any]:
        _, out, _ = run(game.tag, "--games", 4, "--seed", seed, "--json", *words)
        found: dict[str, Any] = msgspec.json.decode(out)
        return {name: it for name, it in found.items() if "second" not in name}

    assert figures("a") == figures("a", "--jobs", 2) != figures("b")


def test_figures_are_printed_for_people(run: Run) -> None:
    code, out, err = run("nachgedacht", "--games", 5)
    assert (code, err) == (0, "")
    assert out.startswith("nachgedacht: 5 matches of 2 seats\n")


def test_players_change_seats_from_match_to_match() -> None:
    plan = Plan("wolle", 3, None, ("easy", "hard"), "s")
    assert [plan.seated(number) for number in (0, 1)] == [
        ("easy", "hard", "easy"),
        ("hard", "easy", "hard"),
    ]


def test_a_player_never_sees_what_its_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wolle"]
    shown: list[Any] = []

    def spy(state: Any, seat: Seat, dice: Dice, budget: Budget) -> Path:
        shown.append((game.view(state, seat), state))
        return stroll(game, state, seat, dice.below)[0]

    monkeypatch.setattr("bot.arena.PLAYERS", {"wolle": {"random": spy}})
    state = begin(game, Opening("s", 2, game.options())).state
    choice(game, "random", state, Seat(0), "s", 1)
    (view, known), *_ = shown
    assert view == game.view(state, Seat(0))
    assert known != state


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["wole"], "there is no game 'wole': did you mean wolle?"),
        (["wolle", "--seats", "7"], "wolle is for 2 to 6 seats here, not 7"),
        (["wolle", "--games", "0"], "--games and --jobs must be at least 1"),
        (["wolle", "--players", "hrad"], "wolle has no player 'hrad': "),
        (["schwupps", "--options", "length"], "'length' is no option: write name=value"),
        (
            ["schwupps", "--options", "lenght=short"],
            "schwupps has no option 'lenght': did you mean length?",
        ),
        (
            ["schwupps", "--options", "length=shrot"],
            "length cannot be 'shrot': did you mean short?",
        ),
        (
            ["schwupps", "--options", "mode=team", "--seats", "3"],
            "schwupps is for 4 to 4 seats here, not 3",
        ),
        (["wolle", "--record", "/dev/null/x"], "/dev/null/x cannot be made: Not a directory"),
        (["wolle", "--seats", "x"], "argument --seats: invalid int value: 'x' (see "),
    ],
)
def test_bad_words_get_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"schafstall: {sentence}")
    assert err.count("\n") == 1


def test_a_record_that_cannot_be_written_is_named(run: Run, tmp_path: FilePath) -> None:
    path = tmp_path / "wolle-00001.json"
    path.mkdir()
    code, out, err = run("wolle", "--games", 1, "--record", tmp_path)
    sentence = f"schafstall: {path} cannot be written: Is a directory\n"
    assert (code, out, err) == (2, "", sentence)


def test_options_may_be_joined_by_commas_or_spaces() -> None:
    game = GAMES["schwupps"]
    wanted = game.options(length="short", mode="team")
    assert read_pairs(game, ["length=short,mode=team"]) == wanted
    assert read_pairs(game, ["length=short", "mode=team"]) == wanted


def result(*places: tuple[int, ...], choices: int = 10) -> Result:
    """Return a match of easy against hard."""
    groups = tuple(tuple(map(Seat, group)) for group in places)
    return Result(("easy", "hard"), Outcome(groups, "why"), choices)


def test_wins_draws_and_losses_are_counted() -> None:
    results = [result((1,), (0,)), result((1,), (0,), choices=20), result((0, 1))]
    figures = tally(results, seconds=2.0)
    hard = figures["players"]["hard"]
    assert (hard["played"], hard["wins"], hard["draws"], hard["losses"]) == (3, 2, 1, 0)
    assert figures["wins_by_seat"] == [0, 2]
    assert figures["choices"] == {"least": 10, "median": 10, "mean": 40 / 3, "most": 20}
    assert (figures["matches_per_second"], figures["choices_per_second"]) == (1.5, 20)


def test_intervals_are_wilsons() -> None:
    """Newcombe 1998, table I: 81 of 263, 0 of 20."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 20)[0] == 0
    assert round(wilson(0, 20)[1], 4) == 0.1611


def test_a_bar_is_drawn_only_for_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [*progress("abc", 3, "letters")] == ["a", "b", "c"]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert [*progress("abc", 3, "letters")] == ["a", "b", "c"]
    assert "1/3 letters" in capsys.readouterr().err


def test_a_bar_fills_up() -> None:
    assert [bar(count, 10, "x").count("█") for count in (0, 5, 10)] == [0, 15, 30]
