"""What a finished hand brought each person, and the links to records."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hand", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("bombs", sa.Integer),
        sa.Column(
            "ended",
            sa.Text,
            nullable=False,
            server_default=sa.text("(strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))"),
        ),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_key", "results", ["key", "ended"])
    op.create_table(
        "shares",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("shares")
    op.drop_index("results_by_key", "results")
    op.drop_table("results")
