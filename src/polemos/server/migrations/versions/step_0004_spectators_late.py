"""Matches whose spectators see everything late.

Revision: 0004, after 0003.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "late_views",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("delay", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "late_notes",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("whole", sa.Boolean(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("match_id", "mark"),
    )
    op.create_index("ix_late_notes_match_id", "late_notes", ["match_id"], unique=False)


def downgrade() -> None:
    """Take them away, with all that stands in them."""
    op.drop_index("ix_late_notes_match_id", table_name="late_notes")
    op.drop_table("late_notes")
    op.drop_table("late_views")
