"""Bring up on this computer what a hosted site consists of: a server, and Caddy before it.

    make host                                     http://localhost:8080, games in .polemos/hosted: in a PostgreSQL of
                                                  their own where one is installed, else in files
    make host ARGS="--database none"              in files in any case
    make host ARGS="--port 9000 --caddy none"     without Caddy: the server alone, as it would stand behind a proxy
    make host ARGS="--servers 2"                  two servers over the one PostgreSQL

The server gets the arguments of deploy/polemos.service as far as they fit a computer without a name of its own, and
Caddy the file deploy/Caddyfile, for plain http. Ctrl-C ends all of them.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from postgres import as_somebody, free_port, kept, programs  # noqa: E402

CADDYFILE: Final = ROOT / "deploy" / "Caddyfile"
NONE: Final = "none"
PATIENCE: Final = 120.0
"""Seconds in which both must be ready."""
LEAVE: Final = 10.0
"""Seconds in which each must have ended."""


def main() -> int:
    """Start them, and wait."""
    parser = argparse.ArgumentParser(description="Bring up a hosted site on this computer.")
    parser.add_argument("--port", type=int, default=8080, help="where people come in (8080)")
    parser.add_argument("--metrics", type=int, default=0, help="the port of the figures (0: one that is free)")
    parser.add_argument("--folder", type=Path, default=ROOT / ".polemos" / "hosted", help="the folder of the games")
    parser.add_argument("--caddy", default="caddy", help="the program Caddy; none: without it")
    parser.add_argument("--servers", type=int, default=1, help="how many; more than one need PostgreSQL")
    parser.add_argument("--database", choices=("own", NONE), help="own: a PostgreSQL in the folder; none: files")
    wanted = parser.parse_args()
    if programs() is None and (wanted.servers > 1 or wanted.database == "own"):
        sys.exit("host: PostgreSQL is wanted, and is not installed here (Debian: apt install postgresql)")
    if wanted.servers > 1 and wanted.database == NONE:
        sys.exit("host: several servers need PostgreSQL: leave out --database none")
    # an order to end is the same as Ctrl-C
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    wanted.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if programs() is None or wanted.database == NONE:
        return host(wanted, "")
    place = database_folder(wanted.folder)
    try:
        with kept(place) as cluster:
            return host(wanted, cluster.database("polemos"))
    except KeyboardInterrupt:
        return 130


def database_folder(folder: Path) -> Path:
    """Where the PostgreSQL of a folder stands. Ends the program where its user cannot come to it."""
    place = folder / "postgres"
    if as_somebody():
        # root lends it to another user, who must come through to it
        folder.chmod(0o711)
    place.mkdir(mode=0o755, exist_ok=True)
    if subprocess.run([*as_somebody(), "test", "-x", str(place.resolve())], cwd="/", check=False).returncode:
        sys.exit(f"host: the user postgres cannot reach {place}: name another --folder, or --database none")
    return place


def host(wanted: argparse.Namespace, database: str) -> int:
    """Start servers and Caddy, say where they are, and wait."""
    caddy = None if wanted.caddy == NONE else shutil.which(wanted.caddy)
    site = f"http://localhost:{wanted.port}"
    behind = [free_port() if caddy or n else wanted.port for n in range(wanted.servers)]
    processes: list[subprocess.Popen[bytes]] = []
    try:
        link = wanted.folder / "link"
        link.unlink(missing_ok=True)
        environment = {**os.environ, "POLEMOS_DATABASE": database}
        for n, port in enumerate(behind):
            # the figures of the others are where there is room
            words = command(wanted.folder / "games", port, 0 if n else wanted.metrics, site, link)
            processes.append(subprocess.Popen(words, env=environment))
            until_ready(f"http://127.0.0.1:{port}/api/health", processes)
        if caddy:
            how = ("run", "--config", str(CADDYFILE), "--adapter", "caddyfile")
            place = {"POLEMOS_SITE": site, "POLEMOS_SERVER": " ".join(f"127.0.0.1:{port}" for port in behind)}
            # what Caddy keeps for itself lies beside the games, and not among its user's own things
            home = {"XDG_DATA_HOME": str(wanted.folder / "caddy"), "XDG_CONFIG_HOME": str(wanted.folder / "caddy")}
            processes.append(subprocess.Popen([caddy, *how], env={**os.environ, **place, **home}))
            until_ready(f"{site}/api/health", processes)
        else:
            print(
                f"host: no Caddy: the server stands alone, and believes a proxy of this computer at {site}", flush=True
            )
        if database:
            print(f"host: servers at the ports {', '.join(map(str, behind))} over {database}", flush=True)
        print(f"host: the site is at {link.read_text().splitlines()[-1]}", flush=True)
        while all(process.poll() is None for process in processes):
            time.sleep(0.2)
        print("host: one of them has ended", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        end(processes)


def command(folder: Path, port: int, metrics: int, site: str, link: Path) -> list[str]:
    """The server, as a service would start it."""
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--folder", str(folder)]
    words += ["--url", site, "--forwarded-allow-ips", "127.0.0.1,::1", "--log-format", "json"]
    return [sys.executable, "-m", "polemos", *words, "--metrics", f"127.0.0.1:{metrics}", "--link-file", str(link)]


def until_ready(address: str, processes: Sequence[subprocess.Popen[bytes]]) -> None:
    """Wait until an address says that all is well. Ends the program if it does not come to that."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late and all(process.poll() is None for process in processes):
        with suppress(urllib.error.URLError, OSError), urllib.request.urlopen(address, timeout=5) as answer:
            if answer.status == 200:
                return
        time.sleep(0.1)
    sys.exit(f"host: {address} is not ready")


def end(processes: Sequence[subprocess.Popen[bytes]]) -> None:
    """End what was started, those in front first."""
    for process in reversed(processes):
        process.terminate()
        try:
            process.wait(LEAVE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
