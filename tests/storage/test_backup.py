import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from storage import Store, schema
from storage.backup import backup, restore
from storage.base import Engine
from storage.dump import count, rows_of
from storage.errors import BadBackup, NotEmpty, Unavailable, WrongSchema
from storage.opening import open_engine
from storage.rows import PersonRow, PlaceRow, PostRow, SettingRow
from storage.tables import TABLES
from storage.writes import Append, Put
from tests.kit import postgres
from tests.kit.rows import begun, choice_row, deadline_row

FILES = ["games.jsonl.gz", "games.db"]


def unwatched(_done: int, _total: int) -> None:
    """Look away."""


@pytest.fixture
async def engine(url: str) -> AsyncIterator[Engine]:
    opened = await open_engine(url)
    yield opened
    await opened.close()


@asynccontextmanager
async def fresh(tmp_path: Path) -> AsyncIterator[Engine]:
    """Open a second, empty store."""
    opened = await open_engine(f"sqlite:///{tmp_path}/other/games.db")
    yield opened
    await opened.close()


async def filled(engine: Engine, choices: int = 1_200) -> None:
    """Store something in every table."""
    store = Store(engine)
    row = await begun(store)
    log = [choice_row(row.id, index, choice='["Größe 🐑"]') for index in range(1, choices + 1)]
    await store.write(
        *map(Append, log),
        Put(PersonRow("web:ann", "Ann", reachable=True)),
        Put(PlaceRow("web:hall", "Hall")),
        Put(PostRow(row.id, "public", "web:hall", "1", "d", 1)),
        Put(deadline_row(row.id)),
        Put(SettingRow("a", "line\nbreak")),
    )
    await store.beat("one", 1_000, patience=60_000)
    await store.first_seen("telegram", "7", 1)


async def content(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    """Read everything that is stored."""
    found: dict[str, list[tuple[object, ...]]] = {table: [] for table in TABLES}
    async with engine.hold(changing=False) as hold:
        async for table, rows in rows_of(hold):
            found[table] += [tuple(cells) for cells in rows]
    return {table: sorted(rows, key=repr) for table, rows in found.items()}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def sizes(engine: Engine) -> dict[str, int]:
    async with engine.hold(changing=False) as hold:
        return await count(hold)


async def test_a_dump_of_either_database_restores_into_sqlite(
    engine: Engine, tmp_path: Path
) -> None:
    await filled(engine)
    path = tmp_path / "games.jsonl.gz"
    saved = await backup(engine, path, unwatched)
    async with fresh(tmp_path) as other:
        restored = await restore(other, path, unwatched, replace=False)
        assert await content(other) == await content(engine)
    assert saved == restored == await sizes(engine)
    assert min(saved.values()) > 0


@pytest.mark.parametrize("name", FILES)
async def test_a_backup_of_sqlite_restores_into_either_database(
    engine: Engine, tmp_path: Path, name: str
) -> None:
    async with fresh(tmp_path) as other:
        await filled(other)
        saved = await backup(other, tmp_path / name, unwatched)
        assert await restore(engine, tmp_path / name, unwatched, replace=False) == saved
        assert await content(engine) == await content(other)


async def test_postgres_restores_into_another_postgres(
    postgres_server: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.gz"
    async with (
        postgres.database(postgres_server) as one,
        postgres.database(postgres_server) as two,
    ):
        here, there = await open_engine(one), await open_engine(two)
        await filled(here)
        await backup(here, path, unwatched)
        await restore(there, path, unwatched, replace=False)
        assert await content(there) == await content(here)
        await here.close()
        await there.close()


async def test_a_store_that_holds_something_is_not_overwritten(
    engine: Engine, tmp_path: Path
) -> None:
    path = tmp_path / "games.gz"
    await filled(engine, 3)
    await backup(engine, path, unwatched)
    before = await content(engine)
    with pytest.raises(NotEmpty, match="it holds 1 matches"):
        await restore(engine, path, unwatched, replace=False)
    assert await content(engine) == before


async def test_replacing_leaves_only_what_the_backup_holds(engine: Engine, tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    await filled(engine, 3)
    await backup(engine, path, unwatched)
    before = await content(engine)
    await begun(Store(engine), "later001")
    await restore(engine, path, unwatched, replace=True)
    assert await content(engine) == before


async def test_a_damaged_dump_is_refused_and_changes_nothing(
    engine: Engine, tmp_path: Path
) -> None:
    path = tmp_path / "games.gz"
    await filled(engine, 3)
    await backup(engine, path, unwatched)
    before, whole = await content(engine), path.read_bytes()
    for place in range(2, len(whole), max(1, len(whole) // 60)):
        if 4 <= place <= 9:  # when and by which system it was packed: nothing depends on it
            continue
        changed = bytearray(whole)
        changed[place] ^= 0x55
        path.write_bytes(changed)
        with pytest.raises(BadBackup):
            await restore(engine, path, unwatched, replace=True)
    assert await content(engine) == before


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 0.99])
async def test_half_a_dump_is_refused(engine: Engine, tmp_path: Path, share: float) -> None:
    path = tmp_path / "games.gz"
    await filled(engine, 3)
    await backup(engine, path, unwatched)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(BadBackup):
        await restore(engine, path, unwatched, replace=True)


def test_every_table_and_column_is_in_a_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        for script in schema.scripts():
            for statement in script.statements:
                db.execute(statement)
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")
        ]
        found = {name: db.execute(f"SELECT * FROM {name}").description for name in names}
    assert {name: tuple(column[0] for column in it) for name, it in found.items()} == TABLES


def tampered(path: Path, old: bytes, new: bytes) -> None:
    """Change the text of a dump and pack it again."""
    lines = gzip.decompress(path.read_bytes())
    assert old in lines
    path.write_bytes(gzip.compress(lines.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"schafstall-backup"', b'"other"', "not a backup of this program"),
        (b'"schema":1', b'"schema":99', "the backup has schema 99, this version knows 1"),
        (b'"d","player"', b'"e","player"', "not the ones that were written"),
        (b'["choice",', b'["chance",', "a row fits no table"),
        (b'["choice",', b'["choice",7,', "a row fits no table"),
        (b",2001]", b",99999999999999999999]", "a row cannot be read"),
        (b'{"digests"', b'{"digest"', "first or last line is missing"),
    ],
)
async def test_a_dump_that_was_changed_is_refused(
    tmp_path: Path, old: bytes, new: bytes, words: str
) -> None:
    path = tmp_path / "games.gz"
    async with fresh(tmp_path) as engine:
        await filled(engine, 3)
        await backup(engine, path, unwatched)
        tampered(path, old, new)
        with pytest.raises(BadBackup, match=words):
            await restore(engine, path, unwatched, replace=True)


async def test_a_dump_without_its_last_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    async with fresh(tmp_path) as engine:
        await filled(engine, 3)
        await backup(engine, path, unwatched)
        lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
        path.write_bytes(gzip.compress(b"".join(lines[:-1])))
        with pytest.raises(BadBackup, match="last line is missing"):
            await restore(engine, path, unwatched, replace=True)


async def test_what_follows_the_end_of_a_dump_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    async with fresh(tmp_path) as engine:
        await backup(engine, path, unwatched)
        path.write_bytes(path.read_bytes() + gzip.compress(b"[]\n"))
        with pytest.raises(BadBackup, match="something follows its end"):
            await restore(engine, path, unwatched, replace=False)


@pytest.mark.parametrize("text", [b"", b"a shopping list", b"\x1f\x8bnot packed at all"])
async def test_another_file_is_no_backup(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "games.gz"
    path.write_bytes(text)
    async with fresh(tmp_path) as engine:
        with pytest.raises(BadBackup):
            await restore(engine, path, unwatched, replace=False)


async def test_somebody_elses_sqlite_file_is_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "music.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE song (name TEXT)")
    async with fresh(tmp_path) as engine:
        await filled(engine, 3)
        before = await content(engine)
        with pytest.raises(BadBackup, match="not a backup of this program"):
            await restore(engine, path, unwatched, replace=True)
        assert await content(engine) == before


async def test_a_sqlite_copy_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with fresh(tmp_path) as engine:
        await backup(engine, path, unwatched)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("INSERT INTO schema_version VALUES (99)")
        with pytest.raises(WrongSchema):
            await restore(engine, path, unwatched, replace=False)


async def test_a_missing_backup_is_named(tmp_path: Path) -> None:
    async with fresh(tmp_path) as engine:
        with pytest.raises(BadBackup, match=r"nowhere\.gz"):
            await restore(engine, tmp_path / "nowhere.gz", unwatched, replace=False)


async def test_a_backup_goes_into_a_folder_that_exists(tmp_path: Path) -> None:
    async with fresh(tmp_path) as engine:
        with pytest.raises(Unavailable, match="cannot write into"):
            await backup(engine, tmp_path / "nowhere/games.gz", unwatched)


async def test_a_backup_that_fails_leaves_no_file_behind(tmp_path: Path) -> None:
    path = tmp_path / "games.gz"
    path.write_bytes(b"the backup of yesterday")

    def trip(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    async with fresh(tmp_path) as engine:
        await filled(engine, 3)
        with pytest.raises(KeyboardInterrupt):
            await backup(engine, path, trip)
    assert path.read_bytes() == b"the backup of yesterday"
    assert names(tmp_path) == ["games.gz", "other"]


async def test_postgres_cannot_be_copied_into_a_sqlite_file(
    postgres_server: str, tmp_path: Path
) -> None:
    async with postgres.database(postgres_server) as url:
        engine = await open_engine(url)
        with pytest.raises(BadBackup, match="only a SQLite store"):
            await backup(engine, tmp_path / "games.db", unwatched)
        await engine.close()


async def test_a_backup_shows_one_moment_while_matches_go_on(
    engine: Engine, tmp_path: Path
) -> None:
    await filled(engine, 600)
    store, path, done = Store(engine), tmp_path / "games.gz", []
    async with engine.hold(changing=False) as hold:
        assert (await hold.fetch("SELECT count(*) FROM choice"))[0][0] == 600
        await store.append(choice_row("aaaabbbb", 601))
        async for table, rows in rows_of(hold):
            done += [cells for cells in rows if table == "choice"]
    assert len(done) == 600
    assert (await backup(engine, path, unwatched))["choice"] == 601
