"""Bring the tables of a database forward, or back."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from polemos.server.words import Wrong


def settings(connection: Connection | None = None) -> Config:
    """How Alembic finds the steps."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def newest() -> str:
    """The last step."""
    return ScriptDirectory.from_config(settings()).get_current_head() or ""


def known(connection: Connection) -> str:
    """The step at which a database stands; "" for an empty one. Raises BadInput where a newer Polemos has been."""
    stands = MigrationContext.configure(connection).get_current_revision() or ""
    steps = [step.revision for step in ScriptDirectory.from_config(settings()).walk_revisions()]
    if stands and stands not in steps:
        raise Wrong("wrong-database-newer", stands=stands, here=newest())
    return stands


def upgrade(connection: Connection) -> None:
    """Go forward to the last step. Whoever calls it keeps the transaction."""
    command.upgrade(settings(connection), "head")


def downgrade(connection: Connection, step: str) -> None:
    """Go back to a step, "base" being an empty database. Whoever calls it keeps the transaction."""
    command.downgrade(settings(connection), step)
