"""Circles of people, their presets, and what of a finished hand counts in a circle's ledger."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

NOW = sa.text("(strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))")


def upgrade() -> None:
    """Make the tables, and the two columns more."""
    op.add_column("results", sa.Column("side", sa.Integer))
    op.add_column("results", sa.Column("circle", sa.Text))
    op.create_index("results_by_circle", "results", ["circle", "key"])
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.Text, nullable=False, server_default=NOW),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.Text, sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.Text, nullable=False, server_default=NOW),
        sa.Column("left", sa.Text),
        sa.UniqueConstraint("circle", "person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("circle_members_by_person", "circle_members", ["person"])
    op.create_table(
        "presets",
        sa.Column("circle", sa.Text, sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("choice", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("presets")
    op.drop_index("circle_members_by_person", "circle_members")
    op.drop_table("circle_members")
    op.drop_table("circles")
    op.drop_index("results_by_circle", "results")
    op.drop_column("results", "circle")
    op.drop_column("results", "side")
