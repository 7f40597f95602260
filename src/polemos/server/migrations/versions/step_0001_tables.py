"""All tables, as they stood when a database could first be used.

Revision: 0001, after none.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "account_links",
        sa.Column("token", sa.String(length=80), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_key", sa.String(), nullable=False),
        sa.Column("asker", sa.String(length=80), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_account_links_address_key", "account_links", ["address_key"], unique=False)
    op.create_table(
        "account_sessions",
        sa.Column("token", sa.String(length=80), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("proved", sa.Double(), nullable=False),
        sa.Column("browser", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("token"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_account_sessions_account", "account_sessions", ["account"], unique=False)
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_key", sa.String(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("name_key", sa.String(length=200), nullable=True),
        sa.Column("password", sa.String(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("signed", sa.Double(), nullable=False),
        sa.Column("banned", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("address_key"),
        sa.UniqueConstraint("name_key"),
    )
    op.create_table(
        "clock_beats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "clocks",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("control", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "deals",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("was", sa.String(), nullable=False),
        sa.Column("swap", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=20), nullable=False),
        sa.Column("next", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "kind"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("token", sa.String(length=80), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("holder", sa.String(length=80), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    op.create_index("ix_invitations_holder", "invitations", ["holder"], unique=False)
    op.create_index("ix_invitations_match_id", "invitations", ["match_id"], unique=False)
    op.create_table(
        "lines",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("source", sa.String(length=40), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("course", sa.String(length=40), nullable=False),
        sa.Column("before", sa.String(), nullable=False),
        sa.Column("variation", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_index("ix_lines_source", "lines", ["source"], unique=False)
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=80), nullable=False),
        sa.Column("file", sa.String(length=255), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.Column("stamp", sa.String(length=80), nullable=False),
        sa.Column("summary", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("file"),
    )
    op.create_index("ix_matches_owner", "matches", ["owner"], unique=False)
    op.create_table(
        "notebooks",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person"),
    )
    op.create_table(
        "notes",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person"),
    )
    op.create_table(
        "notice_askings",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("address", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_notice_askings_address", "notice_askings", ["address"], unique=False)
    op.create_table(
        "notice_deliveries",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("way", sa.String(length=40), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("keys", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("marked", sa.Boolean(), nullable=False),
        sa.Column("doubts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_notice_deliveries_at", "notice_deliveries", ["at"], unique=False)
    op.create_index("ix_notice_deliveries_match_id", "notice_deliveries", ["match_id"], unique=False)
    op.create_index("ix_notice_deliveries_way", "notice_deliveries", ["way"], unique=False)
    op.create_table(
        "notice_watches",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("told", sa.String(), nullable=False),
        sa.Column("pending", sa.String(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person"),
    )
    op.create_index("ix_notice_watches_due", "notice_watches", ["due"], unique=False)
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("base", sa.String(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("confirm", sa.String(length=80), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("leave", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("leave"),
    )
    op.create_index("ix_notice_ways_confirm", "notice_ways", ["confirm"], unique=False)
    op.create_index("ix_notice_ways_person", "notice_ways", ["person"], unique=False)
    op.create_table(
        "offers",
        sa.Column("invitation", sa.String(length=40), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("created", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("invitation"),
    )
    op.create_index("ix_offers_match_id", "offers", ["match_id"], unique=False)
    op.create_table(
        "owners",
        sa.Column("token", sa.String(length=80), nullable=False),
        sa.Column("since", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "pre_answers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("question", sa.String(length=200), nullable=False),
        sa.Column("choice", sa.String(length=200), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("asked", sa.String(), nullable=False),
        sa.Column("said", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_pre_answers_match_id", "pre_answers", ["match_id"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=80), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("at_match", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("said", sa.String(length=40), nullable=False),
        sa.Column("made", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_line", "reports", ["line"], unique=False)
    op.create_index("ix_reports_owner", "reports", ["owner"], unique=False)
    op.create_index("ix_reports_person", "reports", ["person"], unique=False)
    op.create_table(
        "spectators",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("invitation", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person"),
    )
    op.create_index("ix_spectators_person", "spectators", ["person"], unique=False)
    op.create_table(
        "spoken",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=80), nullable=False),
        sa.Column("side", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_spoken_match_id", "spoken", ["match_id"], unique=False)
    op.create_table(
        "record_parts",
        sa.Column("name", sa.String(length=255), nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", "part"),
    )
    op.create_table(
        "records",
        sa.Column("name", sa.String(length=255), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("parts", sa.Integer(), nullable=False),
        sa.Column("written", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("records")
    op.drop_table("record_parts")
    op.drop_index("ix_spoken_match_id", table_name="spoken")
    op.drop_table("spoken")
    op.drop_index("ix_spectators_person", table_name="spectators")
    op.drop_table("spectators")
    op.drop_index("ix_reports_person", table_name="reports")
    op.drop_index("ix_reports_owner", table_name="reports")
    op.drop_index("ix_reports_line", table_name="reports")
    op.drop_table("reports")
    op.drop_index("ix_pre_answers_match_id", table_name="pre_answers")
    op.drop_table("pre_answers")
    op.drop_table("owners")
    op.drop_index("ix_offers_match_id", table_name="offers")
    op.drop_table("offers")
    op.drop_index("ix_notice_ways_person", table_name="notice_ways")
    op.drop_index("ix_notice_ways_confirm", table_name="notice_ways")
    op.drop_table("notice_ways")
    op.drop_index("ix_notice_watches_due", table_name="notice_watches")
    op.drop_table("notice_watches")
    op.drop_index("ix_notice_deliveries_way", table_name="notice_deliveries")
    op.drop_index("ix_notice_deliveries_match_id", table_name="notice_deliveries")
    op.drop_index("ix_notice_deliveries_at", table_name="notice_deliveries")
    op.drop_table("notice_deliveries")
    op.drop_index("ix_notice_askings_address", table_name="notice_askings")
    op.drop_table("notice_askings")
    op.drop_table("notes")
    op.drop_table("notebooks")
    op.drop_index("ix_matches_owner", table_name="matches")
    op.drop_table("matches")
    op.drop_index("ix_lines_source", table_name="lines")
    op.drop_table("lines")
    op.drop_index("ix_invitations_match_id", table_name="invitations")
    op.drop_index("ix_invitations_holder", table_name="invitations")
    op.drop_table("invitations")
    op.drop_table("facts")
    op.drop_table("deals")
    op.drop_table("clocks")
    op.drop_table("clock_beats")
    op.drop_table("accounts")
    op.drop_index("ix_account_sessions_account", table_name="account_sessions")
    op.drop_table("account_sessions")
    op.drop_index("ix_account_links_address_key", table_name="account_links")
    op.drop_table("account_links")
