"""The wheel in an empty environment, with all that it needs fetched as anybody's would be."""

import subprocess
import venv
from pathlib import Path

from packing import build, parts_of
from serving import Server


def test_a_wheel_installs_and_serves_the_page(tmp_path: Path) -> None:
    wheel = build(tmp_path, "wheel")
    home = tmp_path / "venv"
    venv.create(home, with_pip=True)
    subprocess.run([home / "bin" / "python", "-m", "pip", "install", "-q", wheel], check=True)
    with Server(tmp_path / "games", [str(home / "bin" / "polemos")]) as server:
        page = server.get("/")
        assert parts_of(page)
        for part in parts_of(page):
            assert server.get(part)
        assert '"belisarius"' in server.get("/api/games")
