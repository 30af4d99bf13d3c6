"""The tables, what happened at them, the seeds and the records."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "created",
            sa.Text,
            nullable=False,
            server_default=sa.text("(strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))"),
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )
    op.create_table("health", sa.Column("checks", sa.Integer, nullable=False), sqlite_strict=True)
    op.execute("INSERT INTO health VALUES (0)")
    _by_hand("events", ("number",), "events")
    _by_hand("seeds", ("match", "hand"), "seed")
    _by_hand("records", ("match", "hand"), "record")


def downgrade() -> None:
    """Remove them."""
    for name in ("records", "seeds", "events", "health", "tables"):
        op.drop_table(name)


def _by_hand(name: str, numbers: tuple[str, ...], blob: str) -> None:
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        *(sa.Column(number, sa.Integer, primary_key=True, autoincrement=False) for number in numbers),
        sa.Column(blob, sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
