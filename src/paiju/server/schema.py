"""The tables of a data folder, and how a folder is brought from one version of them to another.

What is JSON is written and read by the room, never by SQL. A change of the tables is a migration in
`migrations/versions`; the pragma `user_version` says which was the last.
"""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    event,
    text,
)

VERSION = 5
"""The newest version, which this program reads and writes."""
NOW = text("(strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))")
MIGRATIONS = Path(__file__).with_name("migrations")

metadata = MetaData()
_STRICT: Any = {"sqlite_strict": True}
_BY_KEY: Any = {"sqlite_strict": True, "sqlite_with_rowid": False}


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Text, nullable=False, server_default=NOW),
    Column("number", Integer, nullable=False),
    Column("snapshot", LargeBinary, nullable=False, comment="the room after event `number`"),
    Column(
        "used", Text, comment="the day on which somebody last asked for the table, null once it is removed"
    ),
    **_STRICT,
)
Index("tables_by_use", tables.c.used)
health = Table("health", metadata, Column("checks", Integer, nullable=False), **_STRICT)
"""Written to see whether anything can be."""
events = Table(
    "events",
    metadata,
    _table_id(),
    _number("number"),
    Column("events", LargeBinary, nullable=False),
    **_BY_KEY,
)
seeds = Table(
    "seeds",
    metadata,
    _table_id(),
    _number("match"),
    _number("hand"),
    Column("seed", LargeBinary, nullable=False),
    **_BY_KEY,
)
records = Table(
    "records",
    metadata,
    _table_id(),
    _number("match"),
    _number("hand"),
    Column("record", LargeBinary, nullable=False),
    **_BY_KEY,
)
results = Table(
    "results",
    metadata,
    _table_id(),
    _number("match"),
    _number("hand"),
    _number("person"),
    Column("key", Text, comment="the hash of the person's device key, null for a bot"),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, comment="in the finishing order, null where there is none"),
    Column("bombs", Integer, comment="null until the record has been counted, -1 where it cannot be"),
    Column("ended", Text, nullable=False, server_default=NOW),
    Column("side", Integer, comment="the same for partners, null where it was not kept"),
    Column("circle", Text, comment="the circle in whose ledger the hand counts"),
    **_BY_KEY,
)
"""What a finished hand brought each person."""
Index("results_by_key", results.c.key, results.c.ended)
Index("results_by_circle", results.c.circle, results.c.key)
shares = Table(
    "shares",
    metadata,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("match", Integer, nullable=False),
    Column("hand", Integer, nullable=False),
    **_BY_KEY,
)
"""Records that anybody may see who has the link."""
devices = Table(
    "devices",
    metadata,
    Column("key", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("revoked", Integer, nullable=False),
    **_BY_KEY,
)
"""Device keys, by their hashes, that are another person's than their own, or nobody's any more."""

circles = Table(
    "circles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", Text, nullable=False, comment="the person, as in `results.key`"),
    Column("token", Text, nullable=False, unique=True, comment="that of the link by which people join"),
    Column("made", Text, nullable=False, server_default=NOW),
    **_BY_KEY,
)
"""Lasting circles 圈子 of people."""
circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", Text, ForeignKey("circles.id"), primary_key=True),
    _number("number"),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("joined", Text, nullable=False, server_default=NOW),
    Column("left", Text, comment="when the person left, null for a member"),
    UniqueConstraint("circle", "person"),
    **_BY_KEY,
)
"""Who is in a circle, and who was."""
Index("circle_members_by_person", circle_members.c.person)
presets = Table(
    "presets",
    metadata,
    Column("circle", Text, ForeignKey("circles.id"), primary_key=True),
    _number("number"),
    Column("name", Text, nullable=False),
    Column("person", Text, nullable=False, comment="who keeps it"),
    Column("choice", LargeBinary, nullable=False, comment="what is chosen when a table is made of it"),
    **_BY_KEY,
)
"""Choices of a circle of which tables are made."""


def engine_of(path: Path) -> Engine:
    """An engine on the database of a folder. A transaction of it takes effect as a whole, changes of tables too."""
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def _connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where they are said to
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        # Who has only read cannot go on to write where another has written meanwhile.
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
        )

    return engine


def version_of(path: Path) -> int:
    """The version of a database, 0 for one without tables."""
    db = sqlite3.connect(path)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
    finally:
        db.close()
    return int(version)


def migrate(path: Path, version: int = VERSION) -> None:
    """Bring a database to a version, up or down: all the way or not at all."""
    # Read here alone: a folder that is up to date is opened without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = engine_of(path)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            config.attributes["connection"] = connection
            before = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            if before == 1:  # perhaps from before there were migrations
                command.stamp(config, "1")
            if version >= before:
                command.upgrade(config, str(version))
            else:
                command.downgrade(config, str(version) if version else "base")
            connection.exec_driver_sql(f"PRAGMA user_version = {version}")
    finally:
        engine.dispose()
