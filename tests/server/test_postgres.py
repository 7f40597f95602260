"""A database: how it is found, how its tables came to be, and what is said of one that cannot be used."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.orm import Session

from polemos.kernel.errors import BadInput
from polemos.match.held import Changed
from polemos.server import carrying
from polemos.server.postgres import LOOK, PostgresStore, engine_of, engine_url
from polemos.server.record_table import KeptInTable, RecordBase, RecordTable
from polemos.server.store import Base, FactRow
from polemos.server.words import Wrong
from postgres import Cluster, programs

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture
def url(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    return cluster.database(f"t{abs(hash(request.node.nodeid)):x}")


@pytest.fixture
def store(url: str) -> Iterator[PostgresStore]:
    store = PostgresStore(url)
    yield store
    store.close()


def kept(store: PostgresStore, name: str = "one.jsonl") -> KeptInTable:
    return RecordTable(store, lambda session, name: None).keeping(name)


def test_the_steps_make_the_tables_that_are_used(store: PostgresStore) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, [Base.metadata, RecordBase.metadata]) == []  # type: ignore[arg-type]


def test_the_steps_go_back_and_forward_again(store: PostgresStore, url: str) -> None:
    from polemos.server.migrations.run import downgrade

    with store.engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
        downgrade(connection, "base")
    assert inspect(store.engine).get_table_names() == ["alembic_version"]
    again = PostgresStore(url)
    assert {"matches", "records"} <= set(inspect(again.engine).get_table_names())
    again.close()


def test_tables_of_a_newer_polemos_are_left_alone(store: PostgresStore, url: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="made by a newer Polemos"):
        PostgresStore(url)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "no address of a database"),
        ("mysql://host/games", "mysql: not a database that is known here"),
        ("postgresql://polemos@127.0.0.1:1/none", "the database cannot be used"),
    ],
)
def test_what_is_no_database_is_one_line(url: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        PostgresStore(url)
    assert "\n" not in str(refused.value)


def test_a_password_is_told_nobody(cluster: Cluster) -> None:
    url = f"postgresql://polemos:secret@127.0.0.1:{cluster.port}/none"
    with pytest.raises(BadInput) as refused:
        PostgresStore(url)
    assert "secret" not in str(refused.value) + repr(engine_of(engine_url(url)))


def test_a_record_is_added_to_only_as_its_door_believes_it_to_stand(store: PostgresStore) -> None:
    one, two = kept(store), kept(store)
    one.create("a\n")
    with pytest.raises(Changed):
        two.create("b\n")
    assert two.read() == "a\n" and two.mark == one.mark
    two.append("b\n")
    assert one.stale() and not two.stale()
    for write in (one.append, one.replace):
        with pytest.raises(Changed):
            write("c\n")
    assert one.read() == "a\nb\n"
    one.replace("d\n")
    assert two.stale() and two.read() == "d\n"
    two.remove()
    with pytest.raises(FileNotFoundError):
        one.append("e\n")
    with pytest.raises(FileNotFoundError):
        two.read()
    # made again it is another one
    two.create("d\n")
    assert one.stale()


def test_what_is_left_out_of_a_damaged_record_stays_beside_it(store: PostgresStore) -> None:
    held, table = kept(store), RecordTable(store, lambda session, name: None)
    held.create("whole\nbroken\n")
    for n in (1, 2):
        held.damaged = True
        held.replace("whole\n")
        assert table.text(f"one.jsonl.damaged-{n}") == ("whole\nbroken\n" if n == 1 else "whole\n")
    assert list(table.names()) == ["one.jsonl"]


def test_who_reads_and_writes_at_once_begins_anew(store: PostgresStore) -> None:
    """Two who add one to what they have read add two."""
    store.fact("count", lambda: "0")

    def one_more(session: Session) -> None:
        row = session.get_one(FactRow, "count")
        row.value = str(int(row.value) + 1)

    def count() -> None:
        for _ in range(20):
            store.do(one_more)

    threads = [threading.Thread(target=count) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT value FROM facts WHERE name = 'count'")).scalar_one() == "40"


def test_the_folder_stays_empty(url: str, tmp_path: Path) -> None:
    from server.door import opened

    with opened(tmp_path / "games", database=url) as door:
        door.owner().begin(seats={"red": "human", "blue": "human"})
        assert [path.name for path in door.folder.iterdir() if path.suffix in (".jsonl", ".sqlite")] == []


def test_a_server_whose_database_is_away_says_so(url: str, cluster: Cluster, tmp_path: Path) -> None:
    from server.door import opened

    with opened(tmp_path / "games", database=url) as door:
        guest, store = door.person(), door.repository.store
        assert guest.asks("GET", "/api/health")["writes"]
        cluster.stop()
        try:
            store._tried = -LOOK
            sick = guest.asks("GET", "/api/health", 503)
            assert (sick["live"], sick["ready"], sick["writes"]) == (True, False, False)
        finally:
            cluster.start()
        store._tried = -LOOK
        assert guest.asks("GET", "/api/health")["ready"]


def test_a_nul_is_kept_from_the_database_and_finds_nothing(url: str, tmp_path: Path) -> None:
    from server.door import opened

    with opened(tmp_path / "games", database=url) as door:
        owner = door.owner()
        door.repository.store.fact("nul", lambda: "a\0b")
        with door.repository.store.engine.connect() as connection:  # type: ignore[attr-defined]
            found = connection.execute(text("SELECT value FROM facts WHERE name = 'nul'")).scalar_one()
        assert found == "a\ufffdb"
        for path in ("/api/matches/%00/table", "/api/invitations/%00", "/api/tournaments/%00"):
            assert owner.get(path).status_code in (404, 200, 422), path


def test_a_database_comes_back_from_a_backup_as_a_folder_and_as_a_database(
    cluster: Cluster, url: str, tmp_path: Path
) -> None:
    """What one server kept in a database another one goes on with in a folder, and a third one in a database again."""
    from server.door import opened

    with opened(tmp_path / "first", database=url) as door:
        owner, key = door.owner(), door.key
        match = owner.begin(seats={"red": "human", "blue": "human"}, name="kept")
        owner.choose(match, 0, "pass", "red")
        owner.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": "hello"})
        record = owner.get(f"/api/matches/{match['id']}/record").text
        push = door.app.state.notices.key.public
        kept = carrying.backup(url, tmp_path / "games.zip")
    assert (kept.records, kept.files) == (1, 3)
    carrying.restore(tmp_path / "games.zip", str(tmp_path / "folder"))
    carrying.backup(str(tmp_path / "folder"), tmp_path / "again.zip")
    new = cluster.database("carried")
    carrying.restore(tmp_path / "again.zip", new)
    with pytest.raises(Wrong, match="something stands in the database already"):
        carrying.restore(tmp_path / "again.zip", new)
    for folder, database in ((tmp_path / "folder", ""), (tmp_path / "third", new)):
        with opened(folder, database=database) as door:
            assert (door.key, door.app.state.notices.key.public) == (key, push)
            owner = door.owner()
            assert [one["name"] for one in owner.asks("GET", "/api/matches")["matches"]] == ["kept"]
            assert owner.get(f"/api/matches/{match['id']}/record").text == record
            owner.choose(match, 1, "pass", owner.table(match)["decides"])
            # the next line that is spoken has a number of its own
            owner.asks("POST", f"/api/matches/{match['id']}/talk", json={"text": "again"})
            said = owner.asks("GET", f"/api/matches/{match['id']}/talk")["lines"]
            assert [line["text"] for line in said] == ["hello", "again"]


def test_the_administrator_sees_to_a_database(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from polemos.cli.admin import app
    from server.door import opened

    with opened(tmp_path / "games", database=url) as door:
        owner = door.owner()
        match = owner.begin(seats={"red": "human", "blue": "human"}, name="kept")
        app(["matches", "--database", url, "--json"], result_action="return_value")
        assert match["id"] in capsys.readouterr().out
        app(["matches", "delete", match["id"], "--database", url], result_action="return_value")
        owner.problem("GET", f"/api/matches/{match['id']}", 404, "no-match")
