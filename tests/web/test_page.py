"""The page by itself: its own tests, its types and its packages. `make web` sets up what they need."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import web_types
from patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"


@pytest.fixture(autouse=True)
def node(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Node that make has found goes first on the path."""
    assert MODULES.is_dir(), "web/node_modules is missing: run make web"
    homes = [path.read_text("utf-8").strip() for path in Path(sys.prefix).glob(".node-*")]
    monkeypatch.setenv("PATH", os.pathsep.join([*homes, os.environ["PATH"]]))


def test_vitest_passes() -> None:
    done = subprocess.run(
        [MODULES / ".bin" / "vitest", "run", "--reporter=default", "--no-color"],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=2 * PATIENCE,
    )
    print(done.stdout)
    assert done.returncode == 0


def test_the_types_say_what_the_models_say() -> None:
    """`make web` writes the file anew; it is committed with the models."""
    assert (WEB / "src" / "lib" / "api" / "schema.d.ts").read_text("utf-8") == web_types.types()


def test_packages_are_locked_by_what_they_are_and_not_by_where_they_were_fetched() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if "integrity" not in package]
    given = json.loads((WEB / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""][kind] == given[kind], kind
