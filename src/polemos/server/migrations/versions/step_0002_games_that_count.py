"""Games that count: contests, ratings and tournaments.

Revision: 0002, after 0001.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "contest_seats",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "side"),
    )
    op.create_index("ix_contest_seats_person", "contest_seats", ["person"], unique=False)
    op.create_table(
        "contests",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("winner", sa.String(length=80), nullable=False),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_index("ix_contests_state", "contests", ["state"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("scope", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("opponent", sa.String(length=80), nullable=False),
        sa.Column("score", sa.Double(), nullable=False),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("deviation_before", sa.Double(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", "scope"),
    )
    op.create_index("ix_rating_changes_opponent", "rating_changes", ["opponent"], unique=False)
    op.create_index("ix_rating_changes_person", "rating_changes", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "scenario"),
    )
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=80), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "player"),
    )
    op.create_table(
        "tournament_games",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("leg", sa.Integer(), nullable=False),
        sa.Column("first", sa.String(length=80), nullable=False),
        sa.Column("second", sa.String(length=80), nullable=False),
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Double(), nullable=True),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tournament_games_match", "tournament_games", ["match"], unique=False)
    op.create_index("ix_tournament_games_tournament", "tournament_games", ["tournament"], unique=False)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("organiser", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("clock", sa.String(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=20), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state"], unique=False)
    op.create_table(
        "unlisted",
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )


def downgrade() -> None:
    """Take them away, with all that stands in them."""
    op.drop_table("unlisted")
    op.drop_index("ix_tournaments_state", table_name="tournaments")
    op.drop_table("tournaments")
    op.drop_index("ix_tournament_games_tournament", table_name="tournament_games")
    op.drop_index("ix_tournament_games_match", table_name="tournament_games")
    op.drop_table("tournament_games")
    op.drop_table("tournament_entries")
    op.drop_table("ratings")
    op.drop_index("ix_rating_changes_person", table_name="rating_changes")
    op.drop_index("ix_rating_changes_opponent", table_name="rating_changes")
    op.drop_table("rating_changes")
    op.drop_index("ix_contests_state", table_name="contests")
    op.drop_table("contests")
    op.drop_index("ix_contest_seats_person", table_name="contest_seats")
    op.drop_table("contest_seats")
