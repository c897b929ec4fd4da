"""What holds for every test."""

import pytest
from hypothesis import settings

from storage import sqlite, sqlite_writer

settings.register_profile("calm", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("calm")

SWIFT = tuple(it.replace("= FULL", "= OFF") for it in sqlite_writer.PRAGMAS)


@pytest.fixture(autouse=True)
def _disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite leave its pages to the system: tests kill processes, never the machine."""
    monkeypatch.setattr(sqlite_writer, "PRAGMAS", SWIFT)
    monkeypatch.setattr(sqlite, "PRAGMAS", SWIFT)
