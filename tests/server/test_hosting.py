"""What whoever runs a server for others sees of it: figures, lines of the log, health; and nothing that is others'."""

import json
import os
import re
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from websockets.sync.client import connect
from websockets.typing import Origin

from patience import PATIENCE, until
from polemos.server import health, hosting
from polemos.server.connections import MOST, RESERVE
from polemos.server.hosting import Figures, make_room, write_links
from polemos.server.log_lines import log_in
from polemos.server.metrics import Metrics
from polemos.server.middleware import Guard
from polemos.server.words import Wrong
from server.door import Door, Person, opened
from serving import Server

PLACE = re.compile(r"http://127\.0\.0\.1:\d+/metrics")
OPENMETRICS = "application/openmetrics-text; version=1.0.0"
LABELS = {"method", "route", "status", "le", "version"}


def told(url: str) -> dict[str, list[tuple[dict[str, str], float]]]:
    """The figures that stand at an address, in OpenMetrics form: by name, with their labels."""
    request = urllib.request.Request(url, headers={"Accept": OPENMETRICS})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.headers["Content-Type"].startswith("application/openmetrics-text")
        text = answer.read().decode()
    assert text.endswith("# EOF\n")
    found: dict[str, list[tuple[dict[str, str], float]]] = {}
    for family in text_string_to_metric_families(text):  # type: ignore[no-untyped-call]
        for sample in family.samples:
            found.setdefault(sample.name, []).append((dict(sample.labels), sample.value))
    return found


def value(found: dict[str, list[tuple[dict[str, str], float]]], name: str, **labels: str) -> float:
    """One figure; the sum of all whose labels fit."""
    return sum(number for there, number in found.get(name, []) if labels.items() <= there.items())


# ---------------------------------------------------------------- figures


def test_the_figures_of_a_server(tmp_path: Path) -> None:
    more = ["--metrics", "0"]
    with Server(tmp_path / "games", more=more) as server:
        (place,) = PLACE.findall(server.said)
        headers = {"Authorization": f"Bearer {server.key}"}
        with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as http:
            seats = {"imperial": "human", "barbarian": "human"}
            match = http.post("/api/matches", json={"game": "belisarius", "seats": seats, "name": "Sunday"}).json()
            bots = {"athens": "random", "syracuse": "random"}
            http.post("/api/matches", json={"game": "syracuse", "seats": bots})
            path = f"/api/matches/{match['id']}"
            table = http.get(f"{path}/table").json()
            table = http.get(f"{path}/table", params={"side": table["decides"]}).json()
            act = {"n": table["n"], "choice": table["question"]["choices"][0]["id"], "side": table["decides"]}
            assert http.post(f"{path}/choose", json=act).status_code == 200
            assert http.post(f"{path}/choose", json=act).status_code == 409
            assert http.get("/api/matches/none/table").status_code == 404
            http.request("BREW", "/api/games")
            http.get("/open/wrong")
            live = f"{server.url.replace('http', 'ws')}{path}/live"
            with connect(live, origin=Origin(server.url), additional_headers=headers) as socket:
                socket.recv()
                found = told(place)
        table_route = "/api/matches/{match_id}/table"
        assert value(found, "polemos_requests_total", route=table_route, status="200", method="GET") == 2
        assert value(found, "polemos_requests_total", route=table_route, status="404") == 1
        assert value(found, "polemos_requests_total", route="/api/matches/{match_id}/choose", status="409") == 1
        assert value(found, "polemos_requests_total", method="OTHER") == 1
        assert value(found, "polemos_requests_total", route="/open/{key}", status="404") == 1
        assert value(found, "polemos_request_seconds_count", route=table_route) == 3
        assert 0 < value(found, "polemos_request_seconds_sum", route=table_route) < PATIENCE
        assert value(found, "polemos_choices_total") == 1
        assert value(found, "polemos_open_matches") == 2
        assert value(found, "polemos_websockets") == 1
        assert value(found, "polemos_outbox_waiting") == value(found, "polemos_clocks_running") == 0
        assert value(found, "polemos_disk_trouble") == 0
        assert value(found, "process_resident_memory_bytes") > 1e7
        # bots think meanwhile
        until(lambda: value(told(place), "polemos_bot_seconds_count") > 3, "bots that decide")
        assert "polemos_bot_queue" in found
        labels = [labels for samples in found.values() for labels, _ in samples]
        assert {name for one in labels for name in one} <= LABELS
        said = {text for one in labels for text in one.values()}
        assert not [text for text in said if match["id"] in text or server.key in text or "Sunday" in text]
        # they stand at their own port alone
        assert "polemos_open_matches" not in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        until(lambda: value(told(place), "polemos_websockets") == 0, "a socket that is closed")


@pytest.mark.files
def test_figures_of_a_disk_that_takes_nothing(tmp_path: Path) -> None:
    meter = Metrics()
    with opened(tmp_path / "games", meter=meter) as door:
        meter.watch(door.repository, door.app.state.crowd)

        def look(name: str) -> float | None:
            return meter.registry.get_sample_value(name)

        assert look("polemos_disk_trouble") == 0
        door.repository.store._retreat(door.repository.store._engine, OSError(28, "full"))
        assert look("polemos_disk_trouble") == 1
        # what cannot be asked is left out, and the rest is told
        door.repository.store.path.unlink()
        assert look("polemos_open_matches") == 0


@pytest.mark.parametrize("place", ["", "x", "9464x", "70000", "a:b", "-1"])
def test_places_of_figures_that_cannot_be(place: str) -> None:
    with pytest.raises(Wrong, match="figures"):
        Figures(place)


def test_a_place_of_figures_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        figures = Figures(f"127.0.0.1:{server.port}")
        with pytest.raises(Wrong, match=str(server.port)):
            figures.listen()


def test_figures_need_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "has", lambda package: False)
    with pytest.raises(Wrong, match="prometheus-client"):
        Figures("9464")


def test_a_server_without_figures_does_not_load_their_library() -> None:
    program = "import sys; import polemos.server.serve; print('prometheus_client' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == "False", done.stderr


# ---------------------------------------------------------------- the log


def lines_of(said: str) -> list[dict[str, Any]]:
    """The lines of a log: each is an object."""
    return [json.loads(line) for line in said.splitlines() if line]


class Logged:
    """A server whose log is read, as a service starts it."""

    def __init__(self, tmp_path: Path, *more: str) -> None:
        self.folder, self.link_file = tmp_path / "games", tmp_path / "link"
        words = ["serve", "--port", "0", "--no-open", "--lang", "en", "--folder", str(self.folder)]
        words += ["--log-format", "json", "--link-file", str(self.link_file), *more]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "polemos", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        self.said = ""
        for line in self.process.stderr:
            self.said += line
            if "Polemos is at" in line:
                break
        (self.link,) = self.link_file.read_text().splitlines()
        self.url, _, self.key = self.link.rpartition("/open/")

    def end(self) -> str:
        """All that it has said, when it has ended."""
        self.process.terminate()
        out, err = self.process.communicate(timeout=PATIENCE)
        assert out == ""
        return self.said + err


def test_a_log_of_objects_tells_requests_and_no_secret(tmp_path: Path) -> None:
    server = Logged(tmp_path, "--forwarded-allow-ips", "127.0.0.1")
    assert stat.S_IMODE(server.link_file.stat().st_mode) == 0o600
    headers = {"Origin": server.url, "X-Forwarded-For": "192.0.2.77", "User-Agent": "Lynx of Ann"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as http:
        asked = http.get("/api/games", params={"language": "en", "hidden": "querysecret"})
        match = http.post("/api/matches", json={"game": "belisarius", "name": "Namesecret"}).json()
        made = http.post(f"/api/matches/{match['id']}/invitations", json={"side": None}).json()
        token = made["url"].rpartition("/join/")[2]
        http.get(f"/api/invitations/{token}")
        http.get(f"/join/{token}")
        http.get(f"/open/{server.key}", follow_redirects=False)
        http.get("/open/guessed")
        http.get("/api/matches", params={"query": "querysecret"})
        http.post("/api/matches", json={"game": "belisarius", "name": "Namesecret" * 99})
        http.get("/api/games", headers={"Host": "evil.example"})
        cookie = next(iter(dict(http.cookies).values()))
        live = f"{server.url.replace('http', 'ws')}/api/matches/{match['id']}/live"
        with connect(live, origin=Origin(server.url), additional_headers={"Cookie": f"x={cookie}"}):
            pass
        wrong = http.get("/api/health")
        assert wrong.status_code == 200
    said = server.end()
    lines = lines_of(said)
    requests = [line for line in lines if line["message"] == "request"]
    by_route = {(line["method"], line["route"], line["status"]): line for line in requests}
    assert ("GET", "/open/{key}", 303) in by_route
    assert ("GET", "/open/{key}", 404) in by_route
    assert ("GET", "/api/invitations/{token}", 200) in by_route
    assert ("GET", "/{path:path}", 200) in by_route or ("GET", "/{path:path}", 503) in by_route
    assert ("POST", "/api/matches", 422) in by_route
    assert ("GET", "-", 403) in by_route
    assert any(line["method"] == "WEBSOCKET" for line in requests)
    assert by_route["GET", "/api/games", 200]["request"] == asked.headers["X-Request-ID"]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= set(line)
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
    for line in requests:
        assert set(line) == {"time", "level", "logger", "message", "request", "method", "route", "status", "ms"}
        assert 0 <= line["ms"] < PATIENCE * 1000
    secrets = (server.key, token, cookie, "querysecret", "Namesecret", "192.0.2.77", "Lynx", "guessed", match["id"])
    assert not [secret for secret in secrets if secret in said]
    assert not re.search(r"127\.0\.0\.1(?!:\d+/)", said)


def test_what_broke_is_told_by_its_kind_and_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import logging

    root, loggers = logging.getLogger(), ("polemos.access", "polemos.server")
    levels = {name: logging.getLogger(name).level for name in loggers}
    before = root.handlers[:]
    root.handlers[:] = []
    try:
        log_in("json")
        with opened(tmp_path / "games", told=True) as door:
            owner = door.owner()
            match = owner.begin()

            def broken(*_: object, **__: object) -> None:
                raise ZeroDivisionError("secret of somebody")

            monkeypatch.setattr("polemos.server.routes_play.table_of", broken)
            owner.problem("GET", f"/api/matches/{match['id']}/table", 500, "broken", params={"query": "querysecret"})
    finally:
        root.handlers[:] = before
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
    said = capsys.readouterr().err
    (fault,) = [line for line in lines_of(said) if "exception" in line]
    assert fault["exception"] == "ZeroDivisionError"
    assert fault["message"] == "GET /api/matches/{match_id}/table"
    assert fault["where"][-1].endswith(" broken")
    (line,) = [line for line in lines_of(said) if line.get("status") == 500]
    assert line["request"] == fault["request"]
    assert "secret" not in said
    assert match["id"] not in said


def test_addresses_do_not_come_to_the_log_by_errors_of_the_list(tmp_path: Path) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    with opened(tmp_path / "games") as door, pytest.raises(SQLAlchemyError) as error:
        door.repository.store.do(
            lambda session: session.execute(text("SELECT * FROM none WHERE a = :a"), {"a": "ann@mail.example"})
        )
    assert "ann@mail.example" not in str(error.value)


def test_for_people_nothing_is_said_of_requests(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        server.get("/api/games")
        with pytest.raises(urllib.error.HTTPError) as error:
            server.get("/open/guessed")
        error.value.close()
    assert "request" not in server.said
    assert len(server.said.splitlines()) <= 2


def test_a_form_of_log_that_is_none() -> None:
    with pytest.raises(Wrong, match="xml"):
        log_in("xml")


# ---------------------------------------------------------------- health


@pytest.mark.files
def test_the_health_of_a_server(door: Door, guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert guest.asks("GET", "/api/health") == {
        "live": True,
        "ready": True,
        "writes": True,
        "bots": True,
        "clocks": True,
    }
    store = door.repository.store
    monkeypatch.setattr("polemos.server.store.AGAIN", 3600.0)
    monkeypatch.setattr(health, "PROBE", 0.0)

    def full(folder: Path) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("polemos.server.store.try_out", full)
    sick = guest.asks("GET", "/api/health", 503)
    assert (sick["live"], sick["ready"], sick["writes"]) == (True, False, False)
    monkeypatch.undo()
    monkeypatch.setattr("polemos.server.store.AGAIN", 0.0)
    assert guest.asks("GET", "/api/health")["ready"]
    assert store.trouble is None


@pytest.mark.files
def test_the_disk_is_not_tried_out_by_everybody_who_asks(
    door: Door, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Path] = []
    monkeypatch.setattr("polemos.server.store.try_out", tried.append)
    for _ in range(5):
        guest.asks("GET", "/api/health")
    assert len(tried) == 0
    monkeypatch.setattr(health, "PROBE", 0.0)
    guest.asks("GET", "/api/health")
    assert len(tried) == 1


def test_a_server_without_bots_is_not_ready(tmp_path: Path) -> None:
    with opened(tmp_path / "games") as door:
        guest = door.person()
        door.repository.bot_worker.end()
        sick = guest.asks("GET", "/api/health", 503)
        assert (sick["ready"], sick["bots"], sick["clocks"]) == (False, False, True)


# ---------------------------------------------------------------- the rest


def test_the_link_is_written_for_its_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "link"
    file.write_text("old")
    file.chmod(0o644)
    write_links(file, ["http://a/open/k", "https://b/open/k"])
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert file.read_text() == "http://a/open/k\nhttps://b/open/k\n"
    with pytest.raises(Wrong, match="nowhere"):
        write_links(tmp_path / "nowhere" / "link", [])


def test_how_many_connections_are_held(tmp_path: Path) -> None:
    assert make_room(0) == MOST
    assert make_room(20) == 20
    for n in (-1, 100_001):
        with pytest.raises(Wrong, match="connections"):
            make_room(n)
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (700, 1000));"
        "from polemos.server.hosting import make_room; from polemos.server.connections import places;"
        "print(places(make_room(800)), resource.getrlimit(resource.RLIMIT_NOFILE)); make_room(2000)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == f"800 ({800 + RESERVE}, 1000)"
    assert "needs 2,080 descriptors" in done.stderr


def test_more_people_than_connections_are_let_in_by_turns(tmp_path: Path) -> None:
    with Server(tmp_path / "games", more=["--connections", "20"]) as server:
        clients = [httpx.Client(base_url=server.url, timeout=PATIENCE) for _ in range(30)]
        for client in clients:
            assert client.get("/api/games").status_code == 200
        for client in clients:
            client.close()


def test_the_guard_is_loaded_with_or_without_a_watch(tmp_path: Path) -> None:
    """Where nobody wants figures or lines, nothing stands before the doors."""
    names = [one.cls.__name__ for one in Door(tmp_path / "a").app.user_middleware]  # type: ignore[attr-defined]
    assert "Observed" not in names
    names = [one.cls.__name__ for one in Door(tmp_path / "b", told=True).app.user_middleware]  # type: ignore[attr-defined]
    assert names[0] == "Observed"
    assert Guard.__name__ in names
