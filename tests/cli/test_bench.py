"""Benchmarks measure what they say; how fast it is here is nobody's claim."""

import sys

import msgspec
import pytest

from bot.cli import bench_rules, main
from rules import GAMES


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """One match for each measurement."""
    monkeypatch.setattr(bench_rules, "ROUNDS", 1)
    monkeypatch.setattr(bench_rules, "SECONDS", 1e-9)
    monkeypatch.setattr(bench_rules, "KEPT", 1)


def test_rules_are_measured_beside_chess(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--json"]) == 0
    figures = msgspec.json.decode(capsys.readouterr().out)["rules"]
    move = figures["reference"]["us_per_move"]
    assert set(figures["games"]) == set(GAMES)
    for it in figures["games"].values():
        assert it["ratio"] == pytest.approx(it["us_per_choice"] / move)
        assert it["matches_per_second"] < it["choices_per_second"]
        assert it["match_kilobytes"] > 1


def test_figures_are_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("rules\npython-chess: ")
    assert err == "measuring rules …\n"


def test_a_missing_reference_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert main(["bench", "rules"]) == 2
    assert "schafstall: the reference is missing: pip install chess\n" in capsys.readouterr().err
