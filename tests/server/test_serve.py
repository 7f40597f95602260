"""`polemos serve` as a process: how it starts, what it says, how it ends."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from forking import Forked
from patience import PATIENCE
from polemos.kernel.errors import BadInput
from polemos.match.words import Wrong
from polemos.server.addresses import is_loopback
from polemos.server.notice_options import options_of
from polemos.server.serve import address, fit_for_accounts, host_names, listen, serve
from serving import Server


def served(folder: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """A server that was started with these arguments."""
    return subprocess.Popen(
        [sys.executable, "-m", "polemos", "serve", "--no-open", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "POLEMOS_LANG": "en", "PYTHONUNBUFFERED": "1", **environment},
    )


def forked(folder: Path, *arguments: str) -> Forked:
    """The same, by a fork of the loaded program."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "POLEMOS_LANG": "en", "PYTHONUNBUFFERED": "1"}
    return Forked(["serve", "--no-open", *arguments], env=environment)


def first_line(process: subprocess.Popen[str] | Forked) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def status_of(request: urllib.request.Request) -> int:
    """The status of the answer."""
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def asks(server: Server, method: str, path: str, body: Any = None, **headers: str) -> Any:
    """An answer to whoever bears the key."""
    data = None if body is None else json.dumps(body).encode()
    wanted = {"Authorization": f"Bearer {server.key}", "Content-Type": "application/json", **headers}
    request = urllib.request.Request(server.url + path, data, wanted, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


@pytest.mark.long
def test_ctrl_c_ends_it_even_while_somebody_watches(tmp_path: Path) -> None:
    process = served(tmp_path, "--port", "0")
    line = first_line(process)
    found = re.search(r"http://127\.0\.0\.1:(\d+)/open/(\S+)", line)
    assert found, line
    assert "Ctrl-C" in line
    server_url, key = f"127.0.0.1:{found[1]}", found[2]
    request = urllib.request.Request(
        f"http://{server_url}/api/matches",
        b'{"game": "belisarius"}',
        {"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        match = json.loads(answer.read())
    live = f"ws://{server_url}/api/matches/{match['id']}/live"
    with connect(
        live, origin=Origin(f"http://{server_url}"), additional_headers={"Authorization": f"Bearer {key}"}
    ) as socket_:
        assert json.loads(socket_.recv())["n"] == 0
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        with pytest.raises(ConnectionClosed):
            socket_.recv()
    assert process.returncode == 130
    assert err.split("\n") == ["", "The server has ended; every choice is kept.", ""]
    assert out == ""
    assert len(list((tmp_path / "polemos" / "games").glob("*.jsonl"))) == 1


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        out, err = (process := served(tmp_path, "--port", str(port))).communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert err.startswith(f"polemos: port {port} is in use; name another one with --port")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "99999"], "the port must be between 0 and 65535, not 99999"),
        (["--port", "-1"], "the port must be between 0 and 65535, not -1"),
        (["--port", "x"], "x"),
        (["--host", "no such host"], "no such host is no name or number of this computer"),
        (["--host", "192.0.2.7", "--port", "0"], "cannot listen at 192.0.2.7"),
        (["--folder", "/dev/null/x", "--port", "0"], "cannot be used"),
        (["--nonsense"], "nonsense"),
        (["--accounts", "open"], "--accounts needs a mail server"),
        (["--accounts", "invited", "--smtp", "smtp://localhost", "--mail-from", "a@b.example"], "name it with --url"),
        (["--accounts", "everybody"], "everybody"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path, arguments: list[str], message: str) -> None:
    out, err = (process := forked(tmp_path, *arguments)).communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert message in err
    assert len(err.splitlines()) == 1


def test_accounts_without_their_libraries_say_which_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polemos.server.serve.has", lambda package: package != "argon2")
    with pytest.raises(Wrong) as error:
        fit_for_accounts(options_of("smtp://localhost", sender="a@b.example"))
    assert error.value.told("en").endswith('pip install "polemos[accounts]"')


def test_a_package_without_its_page_says_so_before_the_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("polemos.server.serve.STATIC", tmp_path / "none")
    with pytest.raises(Wrong):
        serve("127.0.0.1", 70000, tmp_path / "games", [], False, "en", said.append, said.append)
    assert len(said) == 1
    assert "make web" in said[0]


def test_errors_in_japanese(tmp_path: Path) -> None:
    _, err = served(tmp_path, "--port", "99999", "--lang", "ja").communicate(timeout=PATIENCE)
    assert "ポート" in err


def test_a_server_that_others_can_reach_says_so(tmp_path: Path) -> None:
    process = forked(tmp_path, "--host", "0.0.0.0", "--port", "0", "--allow-host", "tavern.example")
    line = first_line(process)
    assert process.stderr is not None
    assert "Other computers can reach this server at 0.0.0.0" in process.stderr.readline()
    port = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
    assert port, line
    for host, status in (("tavern.example", 200), ("127.0.0.1", 200), ("other.example", 403)):
        request = urllib.request.Request(f"http://127.0.0.1:{port[1]}/api/games", headers={"Host": host})
        assert status_of(request) == status
    process.kill()
    process.communicate()


def test_the_port_can_be_had_again_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        port = server.port
        asks(server, "GET", "/api/games")
    with Server(tmp_path / "games", port=port) as server:
        assert server.port == port
        asks(server, "GET", "/api/games")


def test_websockets_of_strangers_and_long_messages(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        match = asks(server, "POST", "/api/matches", {"game": "belisarius"})
        live = f"{server.url.replace('http', 'ws')}/api/matches/{match['id']}/live"
        bearer = {"Authorization": f"Bearer {server.key}"}
        for origin in (None, Origin("http://evil.example")):
            with pytest.raises(InvalidStatus) as refused, connect(live, origin=origin, additional_headers=bearer):
                pass
            assert refused.value.response.status_code == 403
        with connect(live, origin=Origin(server.url)) as stranger, pytest.raises(ConnectionClosed) as closed:
            stranger.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        with connect(live, origin=Origin(server.url), additional_headers=bearer) as loud:
            loud.recv()
            loud.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                loud.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


def test_requests_that_are_no_http(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        for lines in (
            b"\x16\x03\x01\x02\x00",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: x\r\n\r\n",
            b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"A: b\r\n" * 20_000 + b"\r\n",
        ):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
                try:
                    wire.sendall(lines)
                    wire.shutdown(socket.SHUT_WR)
                    answer = wire.recv(100)
                except ConnectionError:
                    continue
                assert answer == b"" or re.match(rb"HTTP/1\.1 4\d\d ", answer), answer
        asks(server, "GET", "/api/games")


def test_many_at_once_on_one_match_make_one_choice_each_moment(tmp_path: Path) -> None:
    with Server(tmp_path / "games") as server:
        seats = {"imperial": "human", "barbarian": "human"}
        match = asks(server, "POST", "/api/matches", {"game": "belisarius", "seats": seats})
        path = f"/api/matches/{match['id']}"
        table = asks(server, "GET", f"{path}/table")
        table = asks(server, "GET", f"{path}/table?side={table['decides']}")
        choice = table["question"]["choices"][0]["id"]
        codes: list[int] = []

        def choose() -> None:
            try:
                asks(server, "POST", f"{path}/choose", {"n": 0, "choice": choice})
                codes.append(200)
            except urllib.error.HTTPError as error:
                with error:
                    codes.append(error.code)

        threads = [threading.Thread(target=choose) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, *[409] * 11]
        assert asks(server, "GET", path)["n"] == 1


def test_other_commands_do_not_load_the_server() -> None:
    program = (
        "import sys; from polemos.cli.app import run; run(['games', '--json']);"
        "print([n for n in ('fastapi', 'uvicorn', 'sqlalchemy', 'pydantic') if n in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(
    ("host", "local", "name"),
    [
        ("127.0.0.1", True, "127.0.0.1"),
        ("127.9.9.9", True, "127.9.9.9"),
        ("localhost", True, "localhost"),
        ("::1", True, "[::1]"),
        ("0.0.0.0", False, "127.0.0.1"),
        ("::", False, "127.0.0.1"),
        ("192.168.1.7", False, "192.168.1.7"),
        ("table.example", False, "table.example"),
    ],
)
def test_who_can_reach_an_address(host: str, local: bool, name: str) -> None:
    assert is_loopback(host) is local
    assert address(host) == name
    assert (host in host_names(host, [])) == (host not in ("0.0.0.0", "::"))
    assert "x.example" in host_names(host, ["x.example"])


def test_a_wrong_port_is_bad_input() -> None:
    with pytest.raises(Wrong) as error:
        listen("127.0.0.1", 70000)
    assert isinstance(error.value, BadInput)
    assert error.value.told("ja") != error.value.told("en")
