"""What a database holds as a folder of games, and the other way round: for backups, and to move from one to the other.

A folder that is made so is one that a server without a database goes on with, and a backup of a database is one of such
a folder.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Integer, Table, delete, func, select, text
from sqlalchemy.orm import Session

from polemos.match.backup import Kept
from polemos.match.backup import backup as keep
from polemos.match.backup import restore as bring_back
from polemos.match.opening import RECORD
from polemos.server.notice_push import KEY_FACT, KEY_FILE
from polemos.server.open_matches import LIST
from polemos.server.postgres import PostgresStore, told
from polemos.server.record_table import ASIDE, PartRow, RecordBase, RecordRow
from polemos.server.store import Base, FactRow, MatchRow, Store
from polemos.server.words import Wrong

SCHEMES: Final = ("postgresql://", "postgres://", "postgresql+")
"""How the address of a database begins."""
AT_ONCE: Final = 1000
"""Rows that are carried together."""
Rows = list[dict[str, Any]]


def is_database(place: str) -> bool:
    """Whether a place of games is a database rather than a folder."""
    return place.startswith(SCHEMES)


def backup(place: str, file: Path) -> Kept:
    """Copy all that a folder of games or a database holds into a new file. Raises Wrong and BadInput."""
    if not is_database(place):
        return keep(Path(place), file)
    if os.path.lexists(file):
        raise Wrong("wrong-backup-file", file=file)
    with closing(PostgresStore(place)) as store, tempfile.TemporaryDirectory(prefix="polemos-backup-") as work:
        folder = Path(work) / "games"
        folder.mkdir()
        to_folder(store, folder)
        return keep(folder, file)


def restore(file: Path, place: str) -> Kept:
    """Put what a backup holds into a new folder or an empty database: all or nothing. Raises Wrong and BadInput."""
    if not is_database(place):
        return bring_back(file, Path(place))
    with closing(PostgresStore(place)) as store, tempfile.TemporaryDirectory(prefix="polemos-restore-") as work:
        folder = Path(work) / "games"
        kept = bring_back(file, folder)
        to_database(folder, store)
    return kept


# ---------------------------------------------------------------- out of a database


def to_folder(store: PostgresStore, folder: Path) -> None:
    """Write what a database holds, as it stands at one moment, into an empty folder. Raises BadInput."""
    with closing(Store(folder / LIST)) as small, told():
        store.do(lambda session: _write(session, small, folder))


def _write(session: Session, small: Store, folder: Path) -> None:
    # one moment for all tables, and nobody who writes meanwhile is held up or in the way
    session.execute(text("SET TRANSACTION READ ONLY, DEFERRABLE"))
    for table in Base.metadata.sorted_tables:
        small.do(lambda there, table=table: there.execute(delete(table)))  # type: ignore[misc]
        for rows in in_parts(session, table):
            small.do(lambda there, table=table, rows=rows: there.execute(table.insert(), rows))  # type: ignore[misc]
    key = session.get(FactRow, KEY_FACT)
    if key is not None:
        _new(folder / KEY_FILE, key.value)
        small.do(lambda there: there.execute(delete(FactRow).where(FactRow.name == KEY_FACT)))
    for row in session.execute(select(RecordRow.name, RecordRow.written)).all():
        parts = select(PartRow.text).where(PartRow.name == row.name).order_by(PartRow.part)
        _new(folder / row.name, "".join(session.scalars(parts)))
        os.utime(folder / row.name, (row.written, row.written))


def _new(path: Path, text: str) -> None:
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8", newline="") as file:
        file.write(text)


def in_parts(session: Session, table: Table) -> Iterator[Rows]:
    """The rows of a table, some at a time."""
    rows = iter(session.execute(select(table).execution_options(yield_per=AT_ONCE)).mappings())
    while part := [dict(row) for row in islice(rows, AT_ONCE)]:
        yield part


# ---------------------------------------------------------------- into a database


def to_database(folder: Path, store: PostgresStore) -> None:
    """Put what a folder of games holds into an empty database: all or nothing. Raises Wrong and BadInput."""
    with closing(Store(folder / LIST)) as small, told():
        store.do(lambda session: _read(small, session, folder))


def _read(small: Store, session: Session, folder: Path) -> None:
    tables = [*Base.metadata.sorted_tables, *RecordBase.metadata.sorted_tables]
    for table in tables:
        if session.execute(select(table).limit(1)).first() is not None:
            raise Wrong("wrong-database-there")
    for table in Base.metadata.sorted_tables:
        for rows in small.do(lambda there, table=table: list(in_parts(there, table))):  # type: ignore[misc]
            if table is MatchRow.__table__:
                # what the list shows is made anew: a record has another stamp here
                rows = [{**row, "stamp": ""} for row in rows]
            session.execute(table.insert(), rows)
        _count_on(session, table)
    key = folder / KEY_FILE
    if key.is_file():
        session.add(FactRow(name=KEY_FACT, value=key.read_text("ascii", errors="replace")))
    for path in sorted(folder.iterdir()):
        if path.is_file() and not path.name.startswith(".") and (path.name.endswith(RECORD) or ASIDE in path.name):
            stands = {"epoch": time.time_ns() // 1000, "parts": 1, "written": path.stat().st_mtime}
            session.add(RecordRow(name=path.name, **stands))
            session.add(PartRow(name=path.name, part=1, text=text_in(path)))
            session.flush()


def text_in(path: Path) -> str:
    """What stands in a file, as far as it can be read."""
    return path.read_bytes().decode("utf-8", errors="replace").removeprefix("\ufeff")


def _count_on(session: Session, table: Table) -> None:
    """Let the next number of a table be one that it does not have yet."""
    for column in table.primary_key:
        if column.autoincrement is True and isinstance(column.type, Integer):
            last = session.execute(select(func.max(column))).scalar()
            if last is not None:
                place = func.pg_get_serial_sequence(table.name, column.name)
                session.execute(select(func.setval(place, last)))
