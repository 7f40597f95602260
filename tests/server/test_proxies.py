"""Behind a reverse proxy: under a prefix, by another name, by https."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect
from websockets.typing import Origin

from patience import PATIENCE
from polemos.server.middleware import BODY_BYTES, FORBIDDEN, LOOPBACK
from polemos.server.proxies import OWN, prefix_of, proxies_of, with_prefix
from polemos.server.serve import plain_name
from polemos.server.words import Wrong
from proxying import Proxy
from server.door import HOST, Door, Person, opened
from serving import Server
from toy.table import played

PREFIX = "/polemos"
PUBLIC = "play.example"
PAGE = '<!doctype html><base href="/" /><title>client</title><script src="./assets/a.js"></script>'
FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": PUBLIC, "Origin": f"https://{PUBLIC}"}
"""What a proxy adds that reaches us by the name of this computer."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """The client."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "a.js").write_text("export {};")
    return folder


@pytest.fixture
def door(tmp_path: Path, static: Path) -> Iterator[Door]:
    """A server under a prefix, behind a proxy that it believes."""
    how = {"prefix": PREFIX, "proxies": ["testclient"], "hosts": [*LOOPBACK, PUBLIC]}
    with opened(tmp_path / "games", static, **how) as door:
        yield door


@pytest.mark.parametrize("before", ["", PREFIX])
def test_everything_is_there_with_the_prefix_and_without(door: Door, before: str) -> None:
    owner = door.person()
    owner.headers["Authorization"] = f"Bearer {door.key}"  # the test client does not bring a cookie of another path
    for path in ("/", "/index.html", "/match/abc", "/rules/duel/1"):
        assert '<base href="/polemos/" />' in owner.get(before + path).text
    assert owner.get(f"{before}/assets/a.js").text == "export {};"
    match = owner.asks("POST", f"{before}/api/matches", 201, json={"game": "duel", "seed": "1"})
    assert owner.asks("GET", f"{before}/api/matches")["total"] == 1
    with owner.websocket_connect(f"ws://{HOST}{before}/api/matches/{match['id']}/live") as live:
        assert live.receive_json()["n"] == 0
    assert owner.get(f"{before}/api/none").status_code == 404


def test_the_prefix_itself_is_the_first_page(owner: Person) -> None:
    answer = owner.get(PREFIX, follow_redirects=False)
    assert (answer.status_code, "client" in answer.text) == (200, True)
    assert "client" in owner.get("/polemosx").text  # a page of ours that there is not, which the client says


@pytest.mark.parametrize("before", ["", PREFIX])
def test_ways_on_keep_the_prefix(door: Door, guest: Person, before: str) -> None:
    answer = guest.get(f"{before}/open/{door.key}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/polemos/")
    assert "Path=/polemos;" in answer.headers["set-cookie"]
    answer = guest.get(f"{before}/api", follow_redirects=False)
    assert answer.headers["location"] == "/polemos/api/docs"
    assert 'href="docs.css"' in guest.get(f"{before}/api/docs").text
    assert guest.get(f"{before}/api/openapi.json").json()["servers"] == [{"url": "/polemos"}]


@pytest.mark.parametrize("before", ["", PREFIX])
def test_a_long_record_comes_in_under_a_prefix(owner: Person, before: str) -> None:
    text = played(7).record.text()
    body = json.dumps({"record": text, "name": "x" * 10}).ljust(BODY_BYTES + 1)
    kind = {"Content-Type": "application/json"}
    assert owner.asks("POST", f"{before}/api/matches/upload", 201, content=body, headers=kind)["n"] == 7
    owner.problem("POST", f"{before}/api/matches", 413, "too-large", content=body, headers=kind)


def test_by_https_the_cookie_is_secure(door: Door) -> None:
    assert "Secure" in door.person().get(PREFIX, headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" not in door.person().get(PREFIX, headers={"X-Forwarded-Proto": "http"}).headers["set-cookie"]


def test_who_asks_through_the_proxy_asks_by_its_name(owner: Person) -> None:
    assert owner.post("/api/matches", headers=FORWARDED, json={"game": "duel"}).status_code == 201
    chain = {**FORWARDED, "X-Forwarded-Host": f"{PUBLIC}, 127.0.0.1"}
    assert owner.post("/api/matches", headers=chain, json={"game": "duel"}).status_code == 201
    direct = {"X-Forwarded-Proto": "https", "Host": PUBLIC, "Origin": f"https://{PUBLIC}"}
    assert owner.post("/api/matches", headers=direct, json={"game": "duel"}).status_code == 201
    stranger = {**FORWARDED, "Origin": "https://evil.example"}
    owner.problem("POST", "/api/matches", 403, "origin", headers=stranger, json={"game": "duel"})
    unlike = {**FORWARDED, "Origin": f"http://{HOST}"}
    owner.problem("POST", "/api/matches", 403, "origin", headers=unlike, json={"game": "duel"})


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-Host": "evil.example"},
        {"Host": "evil.example"},
        {"Host": "evil.example", "X-Forwarded-Host": PUBLIC},
        {"Host": "", "X-Forwarded-Host": PUBLIC},
        {"X-Forwarded-Host": f"evil.example, {PUBLIC}"},
    ],
)
def test_both_names_must_be_ours(owner: Person, headers: dict[str, str]) -> None:
    owner.problem("GET", "/api/games", 403, "host", headers=headers)
    with pytest.raises(WebSocketDisconnect) as end, owner.live("x", headers):
        pass
    assert end.value.code == FORBIDDEN


def test_a_stranger_who_plays_the_proxy_is_not_believed(tmp_path: Path, static: Path) -> None:
    with opened(tmp_path / "games", static, proxies=["192.0.2.7"], hosts=[*LOOPBACK, PUBLIC]) as door:
        answer = door.person().get("/", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"]
        assert "Path=/;" in answer.headers["set-cookie"]
        assert answer.text == PAGE
        door.person().problem("POST", "/api/matches", 403, "origin", headers=FORWARDED, json={"game": "duel"})
        assert door.person().get("/", headers={"X-Forwarded-Host": "evil.example"}).status_code == 200


# ---------------------------------------------------------------- what is said at the start


@pytest.mark.parametrize(
    ("wanted", "prefix"),
    [("", ""), ("/", ""), ("polemos", "/polemos"), ("/polemos/", "/polemos"), ("/games/polemos", "/games/polemos")],
)
def test_prefixes(wanted: str, prefix: str) -> None:
    assert prefix_of(wanted) == prefix


@pytest.mark.parametrize("wanted", ["/a b", "/a?b", '/"', "/..", "//a//b", "/ä", "/" + "x" * 300, *OWN, "/api/games"])
def test_what_cannot_be_a_prefix(wanted: str) -> None:
    with pytest.raises(Wrong) as wrong:
        prefix_of(wanted)
    assert wanted in str(wrong.value)


def test_paths_with_their_prefix() -> None:
    assert with_prefix("/api", "") == "/api"
    assert with_prefix("/polemos", PREFIX) == "/polemos/"
    assert with_prefix("/polemosx", PREFIX) == "/polemos/polemosx"
    assert with_prefix("/polemos/api", PREFIX) == with_prefix("/api", PREFIX) == "/polemos/api"


def test_addresses_of_proxies() -> None:
    assert proxies_of("") == []
    assert proxies_of("127.0.0.1, 10.0.0.0/8,::1") == ["127.0.0.1", "10.0.0.0/8", "::1"]
    assert proxies_of("*,127.0.0.1") == ["*"]
    for wrong in ("localhost", "10.0.0.1/8", "127.0.0.1;::1"):
        with pytest.raises(Wrong):
            proxies_of(wrong)


def test_names_of_the_server() -> None:
    assert [plain_name(name) for name in ("Play.Example", "play.example:8443", "::1", "[::1]:8")] == [
        *(["play.example"] * 2),
        *(["::1"] * 2),
    ]
    for wrong in ("https://play.example", "play.example/polemos", "", "a b", "["):
        with pytest.raises(Wrong):
            plain_name(wrong)


# ---------------------------------------------------------------- with a proxy


def asks(server: Server, proxy: Proxy, method: str, path: str, body: Any = None, **headers: str) -> Any:
    """The status, headers and text of an answer that comes through the proxy to whoever bears the key."""
    data = None if body is None else json.dumps(body).encode()
    wanted = {"Authorization": f"Bearer {server.key}", "Content-Type": "application/json", **headers}
    request = urllib.request.Request(proxy.url + path, data, wanted, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, dict(answer.headers), json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), json.loads(error.read())


@pytest.mark.long
@pytest.mark.parametrize(("strips", "renames"), [(True, False), (False, True)])
def test_a_choice_is_played_through_a_proxy(tmp_path: Path, strips: bool, renames: bool) -> None:
    more = ["--base-path", PREFIX, "--trusted-host", PUBLIC, "--forwarded-allow-ips", "127.0.0.1"]
    public = {"Host": PUBLIC, "Origin": f"https://{PUBLIC}"}
    with (
        Server(tmp_path / "games", more=more) as server,
        Proxy(server.port, PREFIX, strips, renames, "https") as proxy,
    ):
        assert server.url == f"http://127.0.0.1:{server.port}{PREFIX}"
        seats = {"imperial": "human", "barbarian": "human"}
        status, _, match = asks(server, proxy, "POST", "/api/matches", {"game": "belisarius", "seats": seats}, **public)
        assert status == 201
        path = f"/api/matches/{match['id']}"
        side = match["decides"]
        _, _, table = asks(server, proxy, "GET", f"{path}/table?side={side}", **public)
        live = f"ws://127.0.0.1:{proxy.port}{PREFIX}{path}/live"
        bearer = {"Authorization": f"Bearer {server.key}"}
        with connect(live, origin=Origin(f"http://127.0.0.1:{proxy.port}"), additional_headers=bearer) as socket_:
            assert json.loads(socket_.recv(timeout=PATIENCE))["n"] == 0
            act = {"n": 0, "choice": table["question"]["choices"][0]["id"], "side": side}
            assert asks(server, proxy, "POST", f"{path}/choose", act, **public)[0] == 200
            assert json.loads(socket_.recv(timeout=PATIENCE))["n"] == 1
        assert asks(server, proxy, "POST", "/api/matches", {}, **{**public, "Origin": "https://evil.example"})[0] == 403
        assert asks(server, proxy, "GET", "/api/games", Host="evil.example")[0] == 403
        request = urllib.request.Request(f"{proxy.url}/", headers={"Host": PUBLIC})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert '<base href="/polemos/"' in answer.read().decode()
            assert "Path=/polemos;" in answer.headers["Set-Cookie"]
            assert answer.headers["Set-Cookie"].endswith("Secure")
    assert f"Through the proxy the same link is {PUBLIC}{PREFIX}/open/{server.key}" in server.said
