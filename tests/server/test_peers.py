"""Several servers over one database: whoever plays at one is seen at the others, and nothing is lost between them."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import until
from polemos.server.peers import Notified
from polemos.server.postgres import PostgresStore
from postgres import Cluster, programs
from server.door import Door, Json, Person, opened

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture
def database(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    return cluster.database(f"t{abs(hash(request.node.nodeid)):x}")


@pytest.fixture
def doors(database: str, tmp_path: Path) -> Iterator[tuple[Door, Door]]:
    """Two servers, each with a folder of its own, as on two computers."""
    with opened(tmp_path / "one", database=database) as one, opened(tmp_path / "two", database=database) as two:
        yield one, two


def same(person: Person, door: Door) -> Person:
    """The same browser, at another server."""
    there = door.person()
    there.cookies = person.cookies
    return there


def first(person: Person, match: Json) -> tuple[str, str]:
    """The first choice of whoever decides, and his side."""
    side = person.table(match)["decides"]
    return person.table(match, side)["question"]["choices"][0]["id"], side


def test_a_match_begun_at_one_server_is_played_at_the_other(doors: tuple[Door, Door]) -> None:
    one, two = doors
    here = one.owner()
    there = same(here, two)
    match = here.begin(seats={"red": "human", "blue": "human"})
    assert [line["id"] for line in there.asks("GET", "/api/matches")["matches"]] == [match["id"]]
    there.choose(match, 0, *first(there, match))
    assert here.table(match)["n"] == 1
    assert not list((one.folder).glob("*.jsonl")) and not list((two.folder).glob("*.jsonl"))
    record = here.get(f"/api/matches/{match['id']}/record").text
    assert '"n": 1' in record.splitlines()[-1]
    assert record == there.get(f"/api/matches/{match['id']}/record").text


def test_of_two_who_choose_at_one_moment_one_is_kept(doors: tuple[Door, Door]) -> None:
    one, two = doors
    here = one.owner()
    there = same(here, two)
    match = here.begin(seats={"red": "human", "blue": "human"})
    for n in range(6):
        choice, side = first(here, match)
        answers: list[int] = []

        def choose(
            who: Person, n: int = n, choice: str = choice, side: str = side, answers: list[int] = answers
        ) -> None:
            body = {"n": n, "choice": choice, "side": side}
            answers.append(who.post(f"/api/matches/{match['id']}/choose", json=body).status_code)

        threads = [threading.Thread(target=choose, args=[who]) for who in (here, there)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]
        assert here.table(match)["n"] == there.table(match)["n"] == n + 1


def test_whoever_watches_at_the_other_server_is_told(doors: tuple[Door, Door]) -> None:
    one, two = doors
    here = one.owner()
    there = same(here, two)
    match = here.begin(seats={"red": "human", "blue": "human"})
    with there.live(match["id"]) as live:
        assert live.receive_json()["n"] == 0
        here.choose(match, 0, *first(here, match))
        while (pulse := live.receive_json())["n"] == 0:
            pass
        assert pulse["n"] == 1
        news = pulse["news"]
        here.asks("POST", f"/api/matches/{match['id']}/invitations", 201, json={"side": "blue"})
        while live.receive_json()["news"] == news:
            pass
        here.asks("DELETE", f"/api/matches/{match['id']}", 204)
        while not live.receive_json()["gone"]:
            pass


def test_a_bot_is_asked_at_one_server_and_answers_at_both(doors: tuple[Door, Door]) -> None:
    one, two = doors
    here = one.owner()
    there = same(here, two)
    match = here.begin(seats={"red": "human", "blue": "greedy"})
    here.choose(match, here.settled(match)["n"], *first(here, match))
    assert here.settled(match) == there.settled(match)


def test_one_server_leads_and_another_one_after_it(database: str, cluster: Cluster) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    peers = [Notified(store) for store in stores]
    peers[0].start()
    until(peers[0].leads, "the first to lead")
    peers[1].start()
    heard: list[tuple[str, str]] = []
    peers[1]._heard = lambda kind, what: heard.append((kind, what))

    def arrives() -> bool:
        peers[0].tell("talk", "match one")
        return bool(heard)

    until(arrives, "news to arrive")
    assert set(heard) == {("talk", "match one")} and not peers[1].leads()
    peers[0].end()
    until(peers[1].leads, "the second to lead")
    peers[1].end()
    for store in stores:
        store.close()


def test_a_match_is_pondered_over_by_one_server(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    one, two = (Notified(store) for store in stores)
    assert one.take("m") and not two.take("m") and two.take("other")
    one.leave("m")
    assert two.take("m")
    two.end()
    # what a server that has gone held is free
    until(lambda: one.take("m"), "the match to be free")
    one.end()
    for store in stores:
        store.close()


def test_a_database_that_was_away_is_used_again(cluster: Cluster, doors: tuple[Door, Door]) -> None:
    one, two = doors
    here = one.owner()
    there = same(here, two)
    match = here.begin(seats={"red": "human", "blue": "human"})
    choice, side = first(here, match)
    cluster.stop("immediate")
    try:
        body = {"n": 0, "choice": choice, "side": side}
        refused = here.post(f"/api/matches/{match['id']}/choose", json=body)
    finally:
        cluster.start()
    assert refused.status_code == 503 and "does not answer" in refused.json()["message"]
    assert "127.0.0.1" not in refused.text and "Traceback" not in refused.text
    here.choose(match, 0, choice, side)
    until(lambda: there.table(match)["n"] == 1, "the other server to come back")
