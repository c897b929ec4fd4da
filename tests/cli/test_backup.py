"""`schafstall backup` and `restore`: one sentence, the right exit code, nothing half done."""

import asyncio
from pathlib import Path

import pytest

from bot.cli import main
from storage import open_store
from tests.kit.rows import begun, choice_row

CAPTURED = pytest.CaptureFixture[str]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with a store of one match in use.db, chosen by DATABASE_URL."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///use.db")

    async def fill() -> None:
        async with open_store("sqlite:///use.db") as store:
            row = await begun(store)
            await store.append(choice_row(row.id, 1))

    asyncio.run(fill())
    return tmp_path


async def choices(path: str) -> int:
    async with open_store(f"sqlite:///{path}") as store:
        return len(await store.choices("aaaabbbb"))


@pytest.mark.parametrize("name", ["save.gz", "save.db"])
def test_a_backup_restores_elsewhere(
    here: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: CAPTURED
) -> None:
    assert main(["backup", name]) == 0
    monkeypatch.setenv("DATABASE_URL", "sqlite:///other.db")
    assert main(["restore", name]) == 0
    assert capsys.readouterr().out == (
        f"{name}: 1 matches with 1 choices saved\n{name}: 1 matches with 1 choices restored\n"
    )
    assert asyncio.run(choices("other.db")) == 1


@pytest.mark.parametrize("name", ["save.gz", "use.db"])
def test_a_file_that_exists_is_not_overwritten(here: Path, name: str, capsys: CAPTURED) -> None:
    (here / "save.gz").write_text("precious")
    assert main(["backup", name]) == 2
    assert capsys.readouterr().err == (
        f"schafstall: {name} exists already; choose another name or add --replace\n"
    )
    assert (here / "save.gz").read_text() == "precious"


def test_the_store_itself_is_no_backup_of_it(here: Path, capsys: CAPTURED) -> None:
    assert main(["backup", "use.db", "--replace"]) == 2
    assert "use.db is the store itself" in capsys.readouterr().err
    assert asyncio.run(choices("use.db")) == 1


def test_an_older_backup_is_replaced_on_demand(here: Path) -> None:
    (here / "save.gz").write_text("old")
    assert main(["backup", "save.gz", "--replace"]) == 0
    assert main(["restore", "save.gz", "--replace"]) == 0


def test_a_store_in_use_is_not_overwritten(here: Path, capsys: CAPTURED) -> None:
    assert main(["backup", "save.gz"]) == 0
    assert main(["restore", "save.gz"]) == 2
    assert capsys.readouterr().err == (
        "schafstall: the store is not empty: it holds 1 matches;"
        " add --replace to delete it and restore save.gz\n"
    )


def test_a_damaged_backup_restores_nothing(here: Path, capsys: CAPTURED) -> None:
    (here / "save.gz").write_text("shopping list")
    assert main(["restore", "save.gz", "--replace"]) == 1
    assert capsys.readouterr().err == (
        "schafstall: nothing was restored: save.gz is not a backup\n"
    )
    assert asyncio.run(choices("use.db")) == 1


@pytest.mark.parametrize("name", ["nowhere.gz", "."])
def test_a_backup_that_cannot_be_read_is_named(here: Path, name: str, capsys: CAPTURED) -> None:
    assert main(["restore", name]) == 1
    assert f"cannot read {name}: " in capsys.readouterr().err


def test_a_store_that_is_not_there_is_not_backed_up(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: CAPTURED
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///wrong.db")
    assert main(["backup", "save.gz"]) == 2
    assert capsys.readouterr().err == "schafstall: there is no database at wrong.db\n"
    assert sorted(path.name for path in here.glob("*.*") if "use" not in path.name) == []


def test_a_server_that_is_down_is_named_without_its_password(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: CAPTURED
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann:geheim@127.0.0.1:1/games")
    assert main(["backup", "save.gz"]) == 2
    err = capsys.readouterr().err
    assert "postgresql://ann@127.0.0.1:1/games" in err
    assert "geheim" not in err
    assert err.count("\n") == 1
