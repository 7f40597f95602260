"""A PostgreSQL of the tests' own, and databases in it."""

import glob
import hashlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

if TYPE_CHECKING:
    from polemos.server.postgres import PostgresStore

USED: Final = os.environ.get("POLEMOS_TEST_POSTGRES", "")
"""Where a PostgreSQL runs in which all servers of the tests keep their things ("postgresql://user@host:port")."""
PLACES: Final = "/usr/lib/postgresql/*/bin"
"""Where Debian puts its programs."""
SAFE: Final = ("-c", "fsync=on")
QUICK: Final = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""What is promised is lost with the machine, but not with the program: the system has it by then."""


def programs() -> Path | None:
    """The folder of the programs of the newest PostgreSQL here."""
    found = shutil.which("pg_ctl")
    if found is not None and (Path(found).resolve().parent / "initdb").exists():
        return Path(found).resolve().parent
    folders = sorted(glob.glob(PLACES), key=lambda folder: float(Path(folder).parent.name))
    return Path(folders[-1]) if folders else None


def as_somebody() -> list[str]:
    """What stands before a command, as PostgreSQL does not run as root."""
    return [] if os.geteuid() else ["runuser", "-u", "postgres", "--"]


class Cluster:
    """A PostgreSQL in a folder of its own."""

    def __init__(self, folder: Path, quick: bool = True) -> None:
        """folder: its own, made already; one that it has had before it goes on with.

        quick: whether what it has promised may be lost with the machine.
        """
        found = programs()
        assert found is not None
        self.folder, self._programs, self._quick = folder, found, quick
        self.port = free_port()
        if (folder / "data" / "PG_VERSION").exists():
            return
        folder.chmod(0o755)
        if not os.geteuid():
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "polemos", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [*as_somebody(), str(self._programs / program), *words],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )
        assert done.returncode == 0, f"{program} {words}: {done.returncode}"

    def start(self) -> None:
        """Let it run."""
        how = ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1", *(QUICK if self._quick else SAFE)]
        words = ["-D", f"{self.folder}/data", "-w", "-t", "60", "-l", f"{self.folder}/log", "-o", " ".join(how)]
        self._run("pg_ctl", *words, "start")

    def stop(self, how: str = "fast") -> None:
        """End it; "immediate" is as if it were killed."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", how, "stop")

    def url(self, name: str = "postgres") -> str:
        """Where a database of it is found."""
        return f"postgresql://polemos@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        """A new database, and where it is found."""
        made_in(self.url(), name)
        return self.url(name)


@contextmanager
def kept(folder: Path) -> Iterator[Cluster]:
    """A PostgreSQL in a folder until the end of the block; what stands in it stays."""
    cluster = Cluster(folder, quick=False)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.stop()


@contextmanager
def running(quick: bool = True) -> Iterator[Cluster]:
    """A PostgreSQL until the end of the block."""
    # nowhere below the folders of tests: those are for the user who runs them alone
    folder = Path(tempfile.mkdtemp(prefix="polemos-postgres-"))
    try:
        cluster = Cluster(folder, quick)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def made_in(url: str, name: str, template: str = "template0") -> bool:
    """Make a database if it is not there; whether it was not."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        # several tests may want the same one at once
        connection.execute("SELECT pg_advisory_lock(1)")
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone() is not None:
            return False
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY file_copy'.encode())
    return True


def prepared(url: str) -> str:
    """A database with all tables, of which others are copies: its name. It is made by the first who wants it."""
    from polemos.server.postgres import PostgresStore

    ready, half = "polemos_ready", f"polemos_half_{os.getpid()}"
    import psycopg

    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(2)")
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [ready]).fetchone() is None:
            made_in(f"{url}/postgres", half)
            PostgresStore(f"{url}/{half}").close()
            connection.execute(f'ALTER DATABASE "{half}" RENAME TO "{ready}"'.encode())
    return ready


@cache
def template() -> str:
    """The same, for all tests."""
    return prepared(USED)


def database_of(folder: Path) -> str:
    """The database that stands for a folder, where all servers of the tests use one; "" where they do not."""
    if not USED:
        return ""
    name = "t" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:20]
    made_in(f"{USED}/postgres", name, template())
    return f"{USED}/{name}"


def laid(path: Path) -> Path:
    """A record that a test has written into a folder, now where servers find it: there, or in a database."""
    if USED:
        from polemos.server.carrying import text_in
        from polemos.server.record_table import PartRow, RecordRow

        written = path.stat().st_mtime
        with opened(database_of(path.parent)) as store:

            def work(session: Session) -> None:
                for table in (PartRow, RecordRow):
                    session.execute(delete(table).where(table.name == path.name))
                session.add(RecordRow(name=path.name, epoch=time.time_ns() // 1000, parts=1, written=written))
                session.add(PartRow(name=path.name, part=1, text=text_in(path)))

            store.do(work)
        path.unlink()
    return path


def records_in(folder: Path) -> dict[str, str]:
    """The records of a folder, or of the database that stands for it: their texts by their names."""
    if not USED:
        return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.jsonl"))}
    return records_at(database_of(folder))


def records_at(url: str) -> dict[str, str]:
    """The records of a database: their texts by their names."""
    from polemos.server.record_table import RecordTable

    with opened(url) as store:
        shelf = RecordTable(store, lambda session, name: None)
        return {name: shelf.raw(name) for name in sorted(shelf.names())}


def kept_in(folder: Path) -> bytes:
    """All bytes that servers over a folder keep, there and in the database that stands for it."""
    found = b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())
    if USED:
        from polemos.server.record_table import RecordBase
        from polemos.server.store import Base

        with opened(database_of(folder)) as store:
            for table in (*Base.metadata.sorted_tables, *RecordBase.metadata.sorted_tables):
                rows = store.do(lambda session, table=table: session.execute(select(table)).all())  # type: ignore[misc]
                found += "\n".join(map(str, rows)).encode()
    return found


@contextmanager
def opened(url: str) -> Iterator["PostgresStore"]:
    """A database, open until the end of the block."""
    from polemos.server.postgres import PostgresStore

    store = PostgresStore(url)
    try:
        yield store
    finally:
        store.close()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
