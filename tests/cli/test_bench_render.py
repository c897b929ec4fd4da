"""The benchmark of pictures measures what it says."""

import msgspec
import pytest

from bot.cli import bench_render, main
from render import PAINTERS


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """One painter, one picture for each measurement."""
    monkeypatch.setattr(bench_render, "ROUNDS", 2)
    monkeypatch.setattr(bench_render, "WARMING", ("one",))
    monkeypatch.setattr(bench_render, "SHARED", 2)
    monkeypatch.setattr(bench_render, "BOUTS", 1)
    monkeypatch.setattr(bench_render, "PAINTERS", dict([*PAINTERS.items()][:1]))


def test_pictures_are_measured_beside_their_encoding(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "render", "--json"]) == 0

    figures = msgspec.json.decode(capsys.readouterr().out)["render"]

    for it in figures["pictures"].values():
        whole = it["paint_ms"] + it["encode_ms"]
        assert it["ratio"] == pytest.approx(whole / it["alone_ms"])
        assert it["bytes"] < 200_000
    assert figures["cores"]["speedup"] > 0


def test_figures_are_laid_out_for_people() -> None:
    picture = {"paint_ms": 9.1, "encode_ms": 20, "alone_ms": 18, "ratio": 1.62, "bytes": 147_000}
    film = {"frames": 40, "seconds": 2.5, "bytes": 2_100_000}
    cores = {"one": 20, "two": 38, "speedup": 1.9}

    lines = [
        *bench_render.lines(
            {"pictures": {"wolle light": picture}, "films": {"wolle": film}, "cores": cores}
        )
    ]

    assert lines[1].split() == ["wolle", "light", "9.1", "20.0", "18.0", "1.62", "147"]
    assert lines[2] == "film of wolle: 40 frames, 2.5 s, 2.1 MB"
