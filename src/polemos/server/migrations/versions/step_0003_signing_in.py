"""More ways to sign in: second factors, providers of OpenID Connect, new addresses.

Revision: 0003, after 0002.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "account_seconds",
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("spares", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_table(
        "account_identities",
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("who"),
    )
    op.create_index("ix_account_identities_account", "account_identities", ["account"], unique=False)
    op.create_table(
        "account_journeys",
        sa.Column("state", sa.String(length=80), nullable=False),
        sa.Column("asker", sa.String(length=80), nullable=False),
        sa.Column("nonce", sa.String(length=80), nullable=False),
        sa.Column("verifier", sa.String(length=200), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("state"),
    )
    op.create_table(
        "account_new_addresses",
        sa.Column("token", sa.String(length=80), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("ix_account_new_addresses_account", "account_new_addresses", ["account"], unique=False)


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_account_new_addresses_account", "account_new_addresses")
    op.drop_table("account_new_addresses")
    op.drop_table("account_journeys")
    op.drop_index("ix_account_identities_account", "account_identities")
    op.drop_table("account_identities")
    op.drop_table("account_seconds")
