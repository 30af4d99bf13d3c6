"""When a table was last used, so that those that nobody uses can be removed."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the column; all tables there are count as used today."""
    op.add_column("tables", sa.Column("used", sa.Text))
    op.execute("UPDATE tables SET used = date('now')")
    op.create_index("tables_by_use", "tables", ["used"])


def downgrade() -> None:
    """Remove it, and what is left of removed tables, which an older version would take for tables."""
    op.drop_index("tables_by_use", "tables")
    op.execute("DELETE FROM tables WHERE used IS NULL")
    op.drop_column("tables", "used")
