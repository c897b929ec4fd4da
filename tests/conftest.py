"""What holds for every test."""

from pathlib import Path

import pytest
from hypothesis import settings

from storage import sqlite, sqlite_writer

settings.register_profile("calm", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("calm")

HERE = Path(__file__).parent
RULES = {"core", "nachgedacht", "players", "schubsen", "schwupps", "wolle"}  # folders of tests
SWIFT = tuple(it.replace("= FULL", "= OFF") for it in sqlite_writer.PRAGMAS)


@pytest.fixture(autouse=True)
def _disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite leave its pages to the system: tests kill processes, never the machine."""
    monkeypatch.setattr(sqlite_writer, "PRAGMAS", SWIFT)
    monkeypatch.setattr(sqlite, "PRAGMAS", SWIFT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure what the rules' own tests cover of the rules: others would only be slowed down."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] not in RULES:
            item.add_marker(pytest.mark.no_cover)
