from pathlib import Path

import pytest

from storage import open_store
from storage.address import SqliteFile, read_address
from storage.errors import BadAddress, Unavailable


@pytest.mark.parametrize(
    ("url", "path"),
    [("sqlite:///games.db", "games.db"), ("sqlite:////srv/games.db", "/srv/games.db")],
)
def test_a_sqlite_address_names_a_file(url: str, path: str) -> None:
    assert read_address(url) == SqliteFile(Path(path))


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "no scheme"),
        ("games.db", "no scheme"),
        ("mysql://u:geheim@host/db", "'mysql' is not a known kind"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite:///", "must name a file"),
        ("sqlite:///folder/", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        ("sqlite:///games.db?mode=ro", "takes no ?"),
        ("postgresql://u:geheim@host", "must name a database"),
        ("postgresql://u:geheim@host:port/db", "port or host makes no sense"),
        ("postgresql://u:geheim@[host/db", "port or host makes no sense"),
    ],
)
def test_a_wrong_address_is_explained_without_its_password(url: str, words: str) -> None:
    with pytest.raises(BadAddress) as caught:
        read_address(url)
    assert words in str(caught.value)
    assert "geheim" not in str(caught.value)


def test_a_password_is_never_shown() -> None:
    address = read_address("postgresql://ann:geheim@db.example:5433/games?sslmode=require")
    assert str(address) == "postgresql://ann@db.example:5433/games"
    assert "geheim" not in repr(address) + f"{address}"


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unavailable) as caught:
        async with open_store("postgresql://ann:geheim@127.0.0.1:1/games"):
            pass
    assert "postgresql://ann@127.0.0.1:1/games" in str(caught.value)
    assert "geheim" not in str(caught.value)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    async with open_store(f"sqlite:///{tmp_path}/deep/down/games.db"):
        assert (tmp_path / "deep/down/games.db").exists()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("this is a shopping list, not a database\n" * 50)
    with pytest.raises(Unavailable, match=r"games\.db"):
        async with open_store(f"sqlite:///{path}"):
            pass


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot open"):
        async with open_store(f"sqlite:///{tmp_path}"):
            pass
