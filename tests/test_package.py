"""The package: all that people need is in it, the page too, and it serves from wherever it is installed."""

import site
import subprocess
import sys
import tarfile
import urllib.error
import venv
import zipfile
from pathlib import Path

import pytest

from packing import ROOT, build, parts_of
from serving import Server

STATIC = "polemos/server/static/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"), "wheel")


def in_the_repository(folder: str) -> set[str]:
    """Files of a folder that are kept under version control, or all of them where there is none."""
    listed = subprocess.run(["git", "ls-files", folder], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        return {name for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    hidden = ("__pycache__", "node_modules")
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if not any(part in path.parts for part in hidden)}


def test_the_wheel_carries_program_data_and_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read(STATIC + "index.html").decode("utf-8")
    assert not {name.removeprefix("src/") for name in in_the_repository("src/polemos")} - names
    assert parts_of(page)
    assert not [part for part in parts_of(page) if STATIC + part.removeprefix("/") not in names]


@pytest.mark.long
def test_the_source_package_carries_what_the_page_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build(tmp_path, "sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert not in_the_repository("web") - names
    assert not [name for name in names if "node_modules" in name]
    assert f"src/{STATIC}index.html" in names


@pytest.mark.long
def test_an_installed_package_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, where only the packages that it needs come from here."""
    home = tmp_path / "venv"
    venv.create(home, with_pip=False)
    python = str(home / "bin" / "python")
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", wheel], check=True)
    (room,) = home.glob("lib/python*/site-packages")
    # a path named here is searched, but what makes this work tree importable is not read
    (room / "needs.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    command = [str(home / "bin" / "polemos")]
    with Server(tmp_path / "games", command) as server:
        page = server.get("/")
        assert '<div id="app">' in page
        for part in parts_of(page):
            assert server.get(part)
        assert '"belisarius"' in server.get("/api/games")
    for built in room.glob(f"{STATIC}index.html"):
        built.unlink()
    with Server(tmp_path / "games", command) as server:
        with pytest.raises(urllib.error.HTTPError) as refused:
            server.get("/")
        with refused.value as answer:
            assert answer.code == 503
            assert "make web" in answer.read().decode("utf-8")
