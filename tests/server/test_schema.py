"""The tables of a data folder: from every version to every other, all the way or not at all."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from paiju.server import schema
from tests.server.test_storage import entry, with_storage

FIRST = Path(__file__).with_name("schema_v1.sql").read_text(encoding="utf-8")


def first_version(path: Path) -> None:
    """A folder as the first version of the program left it, with a table and a record."""
    with sqlite3.connect(path) as db:
        db.executescript(f"{FIRST}; PRAGMA user_version = 1;")
        db.execute("INSERT INTO tables (id, number, snapshot) VALUES ('a', 7, x'7B7D')")
        db.execute("INSERT INTO records VALUES ('a', 1, 1, x'02')")
    db.close()


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def names(path: Path) -> set[str]:
    found = rows(path, "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    return {str(name) for (name,) in found} - {"alembic_version"}


def shape(path: Path) -> list[tuple[object, ...]]:
    """Every column of every table, and whether its table is strict and without row ids."""
    return rows(
        path,
        'SELECT t.name, t.wr, t.strict, c.name, c.type, c."notnull", c.dflt_value, c.pk FROM pragma_table_list t'
        " JOIN pragma_table_xinfo(t.name) c WHERE t.name NOT LIKE 'sqlite_%' AND t.name != 'alembic_version'"
        " ORDER BY t.name, c.cid",
    )


def test_migrations_give_the_tables_that_the_program_declares(tmp_path: Path) -> None:
    path, declared = tmp_path / "migrated.db", tmp_path / "declared.db"
    schema.migrate(path)
    for database in (path, declared):
        engine = schema.engine_of(database)
        if database is declared:
            schema.metadata.create_all(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection)
            differences = [
                one for one in compare_metadata(context, schema.metadata) if "alembic_version" not in str(one)
            ]
            assert differences == []
        engine.dispose()
    assert shape(path) == shape(declared)
    assert rows(path, "SELECT checks FROM health") == [(0,)]


def test_first_migration_makes_the_tables_of_the_first_version(tmp_path: Path) -> None:
    schema.migrate(tmp_path / "migrated.db", 1)
    first_version(tmp_path / "first.db")
    left, right = shape(tmp_path / "migrated.db"), shape(tmp_path / "first.db")
    # An INTEGER or TEXT key of a table without row ids is never null, whether that is written or not.
    assert [row[:5] + row[6:] for row in left] == [row[:5] + row[6:] for row in right]


def test_folder_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    first_version(tmp_path / "paiju.db")

    async def use(storage):
        assert await storage.load("a") == b"{}"
        assert await storage.history("a") == [b"\x02"]
        await storage.append(entry("a", 8))

    with_storage(tmp_path, use)
    assert schema.version_of(tmp_path / "paiju.db") == schema.VERSION


@pytest.mark.parametrize("version", range(schema.VERSION))
def test_down_and_up_again(tmp_path: Path, version: int) -> None:
    path = tmp_path / "paiju.db"
    schema.migrate(path)
    whole = shape(path)
    schema.migrate(path, version)
    assert schema.version_of(path) == version
    assert (names(path) == set()) == (version == 0)
    schema.migrate(path)
    assert shape(path) == whole
    assert schema.version_of(path) == schema.VERSION


def test_down_keeps_what_the_older_version_knows(tmp_path: Path) -> None:
    path = tmp_path / "paiju.db"
    first_version(path)
    schema.migrate(path)
    schema.migrate(path, 1)
    assert names(path) == {"tables", "health", "events", "seeds", "records"}
    assert rows(path, "SELECT id, number FROM tables") == [("a", 7)]
    assert rows(path, "SELECT record FROM records") == [(b"\x02",)]


def test_results_outlive_the_way_down_and_up(tmp_path: Path) -> None:
    path = tmp_path / "paiju.db"
    first_version(path)
    schema.migrate(path, 3)
    with sqlite3.connect(path) as db:
        db.execute(
            "INSERT INTO results (table_id, match, hand, person, key, name, game, score)"
            " VALUES ('a', 1, 1, 0, 'k', 'Ann', 'datong', 4)"
        )
    db.close()
    kept = rows(path, "SELECT * FROM results")
    schema.migrate(path)
    assert rows(path, "SELECT * FROM results") == [(*kept[0], None, None)]
    schema.migrate(path, 3)
    assert rows(path, "SELECT * FROM results") == kept


def test_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "paiju.db"
    first_version(path)
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE shares (in_the_way INTEGER)")
    db.close()
    before = shape(path)
    with pytest.raises(Exception, match="already exists"):
        schema.migrate(path)
    assert shape(path) == before
    assert schema.version_of(path) == 1
