"""The frame of the command line: one clear sentence, the right exit code, never a traceback."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot import cli
from bot.cli import COMMANDS, main

ROOT = Path(__file__).parent.parent.parent
HERE = [name for name, (place, _) in COMMANDS.items() if find_spec(place)]


@pytest.mark.parametrize("name", HERE)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: schafstall {name}")


def test_the_list_of_commands_names_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert set(COMMANDS) <= set(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["replya"], "there is no command 'replya': did you mean replay?"),
        (["xyz"], f"there is no command 'xyz': choose from {', '.join(COMMANDS)}"),
        ([], "the following arguments are required: COMMAND (see schafstall --help)"),
        (["bench", "rulse"], "there is nothing called 'rulse' to measure: did you mean rules?"),
        (["bench", "--fast"], "unrecognized arguments: --fast (see schafstall --help)"),
    ],
)
def test_bad_words_get_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"schafstall: {sentence}\n")


def test_interrupting_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(words: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "parse", interrupted)
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    words = [sys.executable, "-m", "bot", "bench", "--help"]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with os.fdopen(writing, "wb") as out:
        done = subprocess.run(
            words, stdout=out, stderr=subprocess.PIPE, cwd=ROOT, env=buffered, check=False
        )
    assert (done.returncode, done.stderr) == (141, b"")
