import pytest

from bot.cli import bench_storage


def test_the_store_is_measured_beside_the_bare_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_storage, "SECONDS", 0.05)
    monkeypatch.setattr(bench_storage, "WRITERS", (1, 5))
    figures = bench_storage.measure()
    assert {writers: row.keys() for writers, row in figures.items()} == {
        writers: {"per_second", "p50_ms", "p99_ms", "bare_per_second", "ratio"}
        for writers in ("1", "5")
    }
    assert all(row["per_second"] > 0 and row["bare_per_second"] > 0 for row in figures.values())
    assert len(list(bench_storage.lines(figures))) == 3
