"""Which devices are those of one person."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "devices",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("revoked", sa.Integer, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("devices")
