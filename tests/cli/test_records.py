"""Records as files: simulate writes them, verify proves them, replay tells them."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.arena import Plan, play, recorded
from bot.cli import main
from bot.cli.complaint import Complaint, Disproved
from bot.cli.verify import verified
from bot.records import LIMIT, document, parse_record, worded, write_record
from rules import GAMES
from rules.core.play import AnyGame
from rules.core.record import Differs, Record, check

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
Run = Callable[..., tuple[int, str, str]]


@cache
def record_of(tag: str) -> Record:
    """Return a match of random players."""
    plan = Plan(tag, GAMES[tag].seats[0], GAMES[tag].options(), ("random",), "records")
    return recorded(plan, 0, play(plan, 0))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; return its code, output and complaints."""

    def ran(*words: object) -> tuple[int, str, str]:
        return main([str(word) for word in words]), *capsys.readouterr()

    return ran


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A true record of Schaf nachgedacht."""
    path = tmp_path / "true.json"
    write_record(path, record_of("nachgedacht"))
    return path


@every_game
def test_a_document_reads_back(game: AnyGame) -> None:
    record = record_of(game.tag)
    read_game, read = parse_record(document(record).encode(), "a record")
    assert read_game is game
    assert document(read) == document(record)


@every_game
def test_a_document_has_a_line_for_each_choice(game: AnyGame) -> None:
    record = record_of(game.tag)
    rows = [line for line in document(record).splitlines() if line.startswith("  {")]
    assert len(rows) == len(record.choices)


def test_a_true_record_is_confirmed(run: Run, file: Path) -> None:
    count = len(record_of("nachgedacht").choices)
    assert run("verify", file) == (0, f"{file}: true, {count} choices of nachgedacht\n", "")


def test_a_record_without_choices_is_a_record(tmp_path: Path) -> None:
    plan = Plan("nachgedacht", 2, GAMES["nachgedacht"].options(), ("random",), "none")
    done = play(plan, 0)
    write_record(tmp_path / "a.json", recorded(plan, 0, msgspec.structs.replace(done, log=())))
    assert verified(tmp_path / "a.json")["choices"] == 0


def test_a_false_record_is_refuted_by_its_row(run: Run, file: Path) -> None:
    record = record_of("nachgedacht")
    row = msgspec.structs.replace(record.choices[16], digest="0" * 32)
    rows = (*record.choices[:16], row, *record.choices[17:])
    write_record(file, msgspec.structs.replace(record, choices=rows))
    right = record.choices[16].digest
    sentence = f"row 17: the choice leads to digest {right}, not {'0' * 32}"
    assert run("verify", file) == (1, "", f"schafstall: {file}: {sentence}\n")


def test_several_files_are_all_checked(run: Run, file: Path, tmp_path: Path) -> None:
    false, none = tmp_path / "false.json", tmp_path / "none.json"
    write_record(false, msgspec.structs.replace(record_of("nachgedacht"), opening="x"))
    code, out, err = run("verify", none, false, file)
    assert (code, len(out.splitlines()), len(err.splitlines())) == (1, 1, 2)


def test_verdicts_come_as_one_object(run: Run, file: Path, tmp_path: Path) -> None:
    code, out, _ = run("verify", "--json", file, tmp_path)
    verdict = msgspec.json.decode(out)
    assert code == 2
    assert verdict["ok"] is False
    assert [it["ok"] for it in verdict["files"]] == [True, False]
    assert verdict["files"][0]["outcome"]["is"] == "Outcome"


BAD: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "is not JSON: input data was truncated"),
    "words": (b"Hello!", "is not JSON: invalid character (byte 0)"),
    "binary": (bytes(range(256)), "is not JSON: invalid character (byte 0)"),
    "not UTF-8": (b'{"format": "\xff\xff"}', "is not JSON: "),
    "a list": (b"[]", "is not a record: expected `object`, got `array`"),
    "no format": (b"{}", "is not a record: object missing required field `format`"),
    "nested": (b"[" * 10**6, "is not a record: "),
    "nested inside": (b'{"format": ' + b"[" * 10**6, "is not a record: "),
    "large": (b" " * (LIMIT + 1), "is not a record: it is larger than 16 MB"),
    "another format": (
        b'{"format": "pgn", "game": "chess", "version": 1}',
        "is not a record: its format is 'pgn', not 'schafstall-record'",
    ),
    "another game": (
        b'{"format": "schafstall-record", "game": "wole", "version": 1}',
        "is of an unknown game 'wole': did you mean wolle?",
    ),
    "another version": (
        b'{"format": "schafstall-record", "game": "wolle", "version": 99}',
        "was played by version 99 of the rules of wolle, and these are version 1",
    ),
    "the head alone": (
        b'{"format": "schafstall-record", "game": "wolle", "version": 1}',
        "is not a record: object missing required field `options`",
    ),
}


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("content", "reason"), BAD.values(), ids=list(BAD))
def test_a_file_without_a_record_gets_one_sentence(
    run: Run, tmp_path: Path, command: str, content: bytes, reason: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    code, out, err = run(command, path)
    assert (code, out) == (2, "")
    assert err.startswith(f"schafstall: {path} {reason}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("digits", [30, 5000])
def test_a_huge_number_is_refused(run: Run, file: Path, digits: int) -> None:
    text = document(record_of("nachgedacht")).replace('"cross"', "9" * digits)
    file.write_text(text, "utf-8")
    code, out, err = run("verify", file)
    assert (code in (1, 2), out, err.count("\n")) == (True, "", 1)


def test_a_truncated_record_gets_one_sentence(run: Run, file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])
    code, out, err = run("verify", file)
    assert (code, out) == (2, "")
    assert err == f"schafstall: {file} is not JSON: input data was truncated\n"


@pytest.mark.parametrize(
    ("name", "reason"),
    [(".", "Is a directory"), ("missing", "No such file or directory"), ("a\0b", "")],
)
def test_what_cannot_be_read_is_named(run: Run, tmp_path: Path, name: str, reason: str) -> None:
    code, out, err = run("verify", f"{tmp_path}/{name}")
    assert (code, out) == (2, "")
    assert "cannot be read: " + reason in err


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="a file of Linux")
def test_a_file_that_refuses_to_be_read_is_named(run: Run) -> None:
    sentence = "schafstall: /proc/self/mem cannot be read: Input/output error\n"
    assert run("verify", "/proc/self/mem") == (2, "", sentence)


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_no_byte_that_matters_can_be_changed(game: AnyGame, data: st.DataObject) -> None:
    true = document(record_of(game.tag)).encode()
    place = data.draw(st.integers(0, len(true) - 1))
    other = data.draw(st.integers(0, 255))
    false = true[:place] + bytes([other]) + true[place + 1 :]
    if _meaning(false) == _meaning(true):
        return
    with pytest.raises((Complaint, Differs)) as found:
        for _ in check(*parse_record(false, "it")):
            pass
    if isinstance(found.value, Differs):
        assert worded(found.value)


def _meaning(content: bytes) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


@every_game
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_a_match_is_told_in_words(
    run: Run, tmp_path: Path, game: AnyGame, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "a.json"
    write_record(path, record_of(game.tag))
    code, out, err = run("replay", path, "--language", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > len(record_of(game.tag).choices)
    assert not caplog.records


@every_game
def test_a_match_is_told_to_machines(run: Run, tmp_path: Path, game: AnyGame) -> None:
    path = tmp_path / "a.json"
    record = record_of(game.tag)
    write_record(path, record)
    code, out, _ = run("replay", path, "--json")
    steps = [msgspec.json.decode(line) for line in out.splitlines()]
    assert code == 0
    assert [step["step"] for step in steps] == [*range(len(record.choices) + 1)]
    assert [step["seat"] for step in steps] == [None, *(row.seat for row in record.choices)]
    assert all({*step} == {"step", "seat", "choice", "events", "state"} for step in steps)


def test_a_false_match_is_told_up_to_its_flaw(run: Run, file: Path) -> None:
    record = record_of("nachgedacht")
    rows = (record.choices[0], record.choices[0], *record.choices[2:])
    write_record(file, msgspec.structs.replace(record, choices=rows))
    code, out, err = run("replay", file, "--json")
    assert (code, len(out.splitlines())) == (1, 2)
    assert "row 2: the rules refuse this choice" in err


@every_game
def test_an_unfinished_match_is_told_as_such(run: Run, file: Path, game: AnyGame) -> None:
    plan = Plan(game.tag, game.seats[0], game.options(), ("random",), "half")
    half = msgspec.structs.replace(done := play(plan, 0), log=done.log[:1])
    write_record(file, recorded(plan, 0, half))
    assert run("replay", file)[1].endswith("The match is not over yet.\n")


def test_an_unknown_language_gets_one_sentence(run: Run, file: Path) -> None:
    code, _, err = run("replay", file, "--language", "nl")
    assert (code, err) == (2, "schafstall: there is no language 'nl': choose from de, en, fr\n")


def test_a_refusal_is_worded() -> None:
    flaw = Differs("choice", 3, found={"is": "Nonsense"})
    assert worded(flaw) == 'row 3: this is no choice of the game: {"is":"Nonsense"}'


def test_a_hostile_file_cannot_fill_or_paint_the_screen(run: Run, file: Path) -> None:
    record = record_of("nachgedacht")
    for forged in (
        msgspec.structs.replace(record, opening="\x1b[31m\u202e\n" * 10**5),
        msgspec.structs.replace(record, game="\x1b[31m\n" * 10**5),
        msgspec.structs.replace(record, options="\x9b" * 10**5),
    ):
        write_record(file, forged)
        code, out, err = run("verify", file)
        assert code in (1, 2)
        assert (out, err.count("\n"), err[:-1].isprintable()) == ("", 1, True)
        assert len(err) < 2500


def test_disproving_is_a_complaint_of_its_own() -> None:
    assert (Complaint("x").code, Disproved("x").code) == (2, 1)
