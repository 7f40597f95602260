"""What Alembic runs: the steps, on the connection that it is given."""

from alembic import context

import polemos.server.open_matches  # noqa: F401  it knows all tables
from polemos.server.record_table import RecordBase
from polemos.server.store import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=[Base.metadata, RecordBase.metadata]
)
with context.begin_transaction():
    context.run_migrations()
