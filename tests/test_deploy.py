"""What stands in deploy/ fits the program: its arguments are known, its files say what they should, and it comes up."""

import inspect
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import yaml
from websockets.sync.client import connect
from websockets.typing import Origin

from patience import PATIENCE
from polemos.cli import serve
from polemos.cli.backup import backup
from polemos.server.connections import RESERVE
from postgres import programs

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
CADDY = shutil.which("caddy")


def options() -> set[str]:
    """The options of `polemos serve`."""
    named: set[str] = set()
    for parameter in inspect.signature(serve.serve).parameters.values():
        for about in getattr(parameter.annotation, "__metadata__", ()):
            named |= set(about.name or ())
    return named


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a unit by their names, each as often as it stands there."""
    found: dict[str, list[str]] = {}
    text = (DEPLOY / name).read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line and line[0] not in "#[":
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def served() -> dict[str, list[str]]:
    """The words with which each of the files starts the server."""
    words = shlex.split(unit("polemos.service")["ExecStart"][0])
    docker = re.search(r"^CMD (\[.*?\])$", (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " "), re.M | re.S)
    assert docker is not None
    return {
        "polemos.service": words[1:],
        "Dockerfile": list(yaml.safe_load(docker[1])),
        "compose.yaml": compose()["services"]["polemos"]["command"],
    }


@pytest.mark.parametrize("name", ["polemos.service", "Dockerfile", "compose.yaml"])
def test_servers_are_started_with_arguments_that_there_are(name: str) -> None:
    words = served()[name]
    assert words[0] == "serve"
    used = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert used <= options()
    # whoever has the link owns the games: it stands in no log
    assert {"--no-open", "--link-file", "--log-format"} <= used


def test_a_service_may_have_as_many_descriptors_as_it_is_asked_to_hold_connections() -> None:
    words, limit = served()["polemos.service"], int(unit("polemos.service")["LimitNOFILE"][0])
    assert limit >= int(words[words.index("--connections") + 1]) + RESERVE
    of_compose = compose()["services"]["polemos"]
    (wanted,) = [word for word in of_compose["command"] if word.startswith("--connections=")]
    assert of_compose["ulimits"]["nofile"]["soft"] >= int(wanted.partition("=")[2]) + RESERVE


def test_whom_the_server_believes_in_containers_is_the_network_of_the_proxy() -> None:
    whole = compose()
    (subnet,) = [one["subnet"] for one in whole["networks"]["inside"]["ipam"]["config"]]
    services = whole["services"]
    assert f"--forwarded-allow-ips={subnet}" in services["polemos"]["command"]
    assert set(services["polemos"]["networks"]) & set(services["caddy"]["networks"]) == {"inside"}
    assert "ports" not in services["polemos"]
    for name, service in services.items():
        assert service["cap_drop"] == ["ALL"], name
        assert set(service.get("networks", ())) <= set(whole["networks"])
        volumes = [volume.partition(":")[0] for volume in service["volumes"]]
        assert {volume for volume in volumes if "/" not in volume} <= set(whole["volumes"])
    assert services["polemos"]["read_only"]


def test_backups_are_made_by_the_command(tmp_path: Path) -> None:
    """By the timer and by the container: with the folder that the server is given."""
    (line,) = unit("polemos-backup.service")["ExecStart"]
    folder, file = re.findall(r"polemos backup (\S+)\s+\"(\S+?)-\$\$", line)[0]
    words = served()["polemos.service"]
    assert folder == words[words.index("--folder") + 1]
    (paths,) = unit("polemos-backup.service")["ReadWritePaths"]
    assert any(Path(file).is_relative_to(path) for path in paths.split())
    assert list(inspect.signature(backup).parameters)[:2] == ["folder", "file"]
    script = compose()["services"]["backup"]["entrypoint"][-1]
    assert f"polemos backup {folder} " in script
    subprocess.run(["/bin/sh", "-n"], input=script, text=True, check=True)
    # what systemd and compose make of the doubled letters is what a shell runs
    (name,) = re.findall(r'"/var/backups/polemos/(games-.*?zip)"', line.replace("$$", "$").replace("%%", "%"))
    made = subprocess.run(["/bin/sh", "-c", f'echo "{name}"'], capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"games-\d{8}T\d{6}Z\.zip\n", made)


def test_an_image_installs_extras_that_there_are() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for extras in re.findall(r"'\.\[([\w,]+)\]'", text):
        assert set(extras.split(",")) <= set(known)
    for words in re.findall(r"^COPY (?!--from)(.+)$", text, re.M):
        *sources, _ = words.split()
        assert not [name for name in sources if not (ROOT / name).exists()]
    assert re.search(r"^USER polemos$", text, re.M)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("polemos*.service"):
        # the program that it starts stands elsewhere here
        text = file.read_text("utf-8").replace("/opt/polemos/bin/polemos", "/bin/true")
        (tmp_path / file.name).write_text(text, "utf-8")
    shutil.copy(DEPLOY / "polemos-backup.timer", tmp_path)
    units = sorted(str(path) for path in tmp_path.iterdir())
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if "polemos" in line] == []


@pytest.mark.skipif(not CADDY, reason="there is no Caddy here")
def test_caddy_takes_its_file() -> None:
    how = ["validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run([str(CADDY), *how], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- the whole set


def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def hosted(folder: Path, caddy: str, *more: str) -> Iterator[tuple[str, list[str]]]:
    """The hosted set: the owner's link at the site, and all that was said so far; it has ended afterwards."""
    words = ["tools/host.py", "--port", str(free()), "--folder", str(folder), "--caddy", caddy, *more]
    process = subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    said: list[str] = []
    try:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if line.startswith("host: the site is at "):
                break
        else:
            raise AssertionError("".join(said))
        yield said[-1].split()[-1], said
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE)
        said.append(rest)
        assert process.returncode == 130, said


@pytest.mark.parametrize(
    "caddy", ["none", pytest.param("caddy", marks=pytest.mark.skipif(not CADDY, reason="there is no Caddy here"))]
)
@pytest.mark.long
def test_the_hosted_set_comes_up_and_goes(tmp_path: Path, caddy: str) -> None:
    with hosted(tmp_path / "hosted", caddy, "--database", "none") as (link, said):
        site = link.partition("/open/")[0]
        with httpx.Client(base_url=site, timeout=PATIENCE, headers={"Origin": site}) as http:
            assert http.get("/api/health").json()["ready"]
            assert http.get(link, follow_redirects=False).status_code == 303
            match = http.post("/api/matches", json={"game": "belisarius"}).json()
            made = http.post(f"/api/matches/{match['id']}/invitations", json={"side": None}).json()
            assert made["url"].startswith(f"{site}/join/")
            cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            live = f"{site.replace('http', 'ws')}/api/matches/{match['id']}/live"
            with connect(live, origin=Origin(site), additional_headers={"Cookie": cookies}) as socket_:
                assert '"thinking"' in str(socket_.recv())
            forged = http.get("/api/matches", headers={"X-Forwarded-Host": "evil.example"})
            # Caddy says itself what it was asked; without it whoever asks from here is the proxy
            assert forged.status_code == (200 if caddy == "caddy" else 403)
        (place,) = re.findall(r"http://127\.0\.0\.1:\d+/metrics", "".join(said))
        with urllib.request.urlopen(place) as answer:
            assert b"polemos_open_matches" in answer.read()
    assert os.path.exists(tmp_path / "hosted" / "games" / "polemos.sqlite")
    assert link.rpartition("/")[2] not in "".join(said[:-2]) + said[-1]


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder to which every user may come: tests' own are for the user alone who runs them."""
    folder = Path(tempfile.mkdtemp(prefix="polemos-hosted-"))
    folder.chmod(0o755)
    yield folder / "hosted"
    shutil.rmtree(folder)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
@pytest.mark.long
def test_the_hosted_set_stands_over_a_postgresql_that_keeps_its_games(reachable: Path) -> None:
    with hosted(reachable, "none", "--servers", "2") as (link, said):
        site = link.partition("/open/")[0]
        (ports,) = re.findall(r"servers at the ports (\d+), (\d+) over postgresql:", "".join(said))
        with httpx.Client(base_url=site, timeout=PATIENCE, headers={"Origin": site}) as http:
            assert http.get(link, follow_redirects=False).status_code == 303
            match = http.post("/api/matches", json={"game": "belisarius", "name": "Kept"}).json()
            # the other server knows it
            cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            other = f"http://127.0.0.1:{ports[1]}/api/matches/{match['id']}/table"
            found = httpx.get(other, headers={"Cookie": cookies}, timeout=PATIENCE)
            assert found.status_code == 200 and found.json()["name"] == "Kept"
    assert not (reachable / "games" / "polemos.sqlite").exists()
    with hosted(reachable, "none") as (link, _):
        site = link.partition("/open/")[0]
        with httpx.Client(base_url=site, timeout=PATIENCE, headers={"Origin": site}) as http:
            assert http.get(link, follow_redirects=False).status_code == 303
            assert [one["name"] for one in http.get("/api/matches").json()["matches"]] == ["Kept"]
