"""Two servers over one database, of which one, or PostgreSQL itself, is killed in the middle of play.

Whatever was acknowledged stands in the database, and who is left goes on: with matches that were begun at the other
server, and with what one server alone does.

POLEMOS_PEER_KILLS says how often something is killed.
"""

import json
import os
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest

from patience import PATIENCE, until
from polemos.server.peers import LEADS
from postgres import Cluster, programs, records_at, running
from server.test_kill import Played, Player, check_all
from serving import Server

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")

KILLS: Final = int(os.environ.get("POLEMOS_PEER_KILLS", "4"))
AWAY: Final = 503
COUNT: Final = 4
"""Choices of each player that are acknowledged before something is killed."""
LONGEST: Final = 0.3
"""Seconds of play after them, at most."""
LEADER: Final = """
    SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
    WHERE locktype = 'advisory' AND classid = 0 AND objid = %s AND datname = %s
"""


@pytest.fixture
def safe() -> Iterator[Cluster]:
    """A PostgreSQL that synchronises what it promises."""
    with running(quick=False) as cluster:
        yield cluster


def client(server: Server, leaves: threading.Event) -> httpx.Client:
    """A program that bears the key. Where the database is away, or he leaves, it is as if the server were gone."""

    def away(answer: httpx.Response) -> None:
        if answer.status_code == AWAY:
            raise httpx.ConnectError("the database is away")

    def left(request: httpx.Request) -> None:
        if leaves.is_set():
            raise httpx.ConnectError("he leaves")

    headers = {"Authorization": f"Bearer {server.key}"}
    hooks: dict[str, list[Callable[..., Any]]] = {"request": [left], "response": [away]}
    return httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, event_hooks=hooks)


def leader(cluster: Cluster, name: str) -> str:
    """What the server that leads calls itself; "" where none does."""
    import psycopg

    with psycopg.connect(cluster.url()) as connection:
        found = connection.execute(LEADER, [LEADS, name]).fetchone()
    return str(found[0]) if found else ""


@pytest.mark.long
def test_kills_of_a_server_or_of_the_database_lose_nothing_that_was_acknowledged(safe: Cluster, tmp_path: Path) -> None:
    url, seed = safe.database("games"), os.environ.get("POLEMOS_SEED", "peers")
    dice = random.Random(seed)
    played: list[list[Played]] = [[], []]
    servers = [Server(tmp_path / f"{n}", database=url) for n in range(2)]
    found = 0
    try:
        for kill in range(KILLS):
            leaves = threading.Event()
            # whoever has played at one server goes on at the other
            players = [
                Player(client(server, leaves), known, random.Random(f"{seed} {kill} {n}"))
                for n, (server, known) in enumerate(zip(servers, played, strict=True))
            ]
            before = [player.stand() for player in players]
            for player in players:
                player.start()
            for player, stood in zip(players, before, strict=True):
                player.wait_for(stood + COUNT)
            threading.Event().wait(dice.uniform(0.0, LONGEST))
            if kill % 2:
                safe.stop("immediate")
                safe.start()
            else:
                servers[0].kill()
                leaves.set()
            for player in players:
                player.join(PATIENCE)
                assert not player.is_alive()
                if player.fault is not None:
                    raise player.fault
            found += sum(check_all(records_at(url), known) for known in played)
            if not kill % 2:
                servers[0] = Server(tmp_path / "again", database=url)
            servers.reverse()
        assert found > KILLS
        with client(servers[0], threading.Event()) as http:
            lines = http.get("/api/matches").json()["matches"]
        assert not [line for line in lines if line["broken"]]
    finally:
        for server in servers:
            server.kill()


@pytest.mark.long
def test_what_one_server_alone_does_another_one_takes_over(cluster: Cluster, tmp_path: Path) -> None:
    """The time of a player runs out while nobody looks, just as the server that looked at clocks is killed."""
    name = "handed_on"
    url = cluster.database(name)
    with Server(tmp_path / "one", database=url) as one, Server(tmp_path / "two", database=url) as two:
        names = {f"polemos {server.process.pid}": server for server in (one, two)}
        until(lambda: leader(cluster, name) in names, "somebody to lead")
        leads = names[leader(cluster, name)]
        (other,) = [server for server in (one, two) if server is not leads]
        begun(other)
        leads.process.kill()
        run_out(url)
        until(lambda: leader(cluster, name) == f"polemos {other.process.pid}", "the other one to lead")
        # the record itself: nobody looks at the match
        until(lambda: any('"end": "time"' in text for text in records_at(url).values()), "the end of the match")


def begun(server: Server) -> None:
    """Begin a match of two people at two places who have a minute each, and lose when it is over."""
    headers = {"Origin": server.url}
    with httpx.Client(base_url=server.url, headers=headers) as red, httpx.Client(base_url=server.url) as blue:
        blue.headers["Origin"] = server.url
        seats = {"athens": "human", "syracuse": "human"}
        red.get("/api/games")
        match = asks(red, "POST", "/api/matches", json={"game": "syracuse", "seed": "x", "seats": seats})
        path = f"/api/matches/{match['id']}"
        clock = {"kind": "fischer", "minutes": 1, "at_zero": "lost"}
        asks(red, "PUT", f"{path}/clock", json={"clock": clock})
        made = asks(red, "POST", f"{path}/invitations", json={"side": "syracuse"})
        blue.get("/api/games")
        asks(blue, "POST", f"/api/invitations/{made['url'].rpartition('/join/')[2]}")


def asks(who: httpx.Client, method: str, path: str, **request: Any) -> Any:
    """Send a request and give what came back."""
    answer = who.request(method, path, **request)
    assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
    return answer.json()


def run_out(url: str) -> None:
    """Two minutes pass for the clock of the one match."""
    import psycopg

    with psycopg.connect(url) as connection:
        ((match, state),) = connection.execute("SELECT match_id, state FROM clocks").fetchall()
        stands = json.loads(state)
        assert stands["running"]
        stands["since"] -= 120
        connection.execute("UPDATE clocks SET state = %s WHERE match_id = %s", [json.dumps(stands), match])
