"""The rooms that `polemos new-game` makes, with every kind of map: their whole suites, linted and typed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polemos.cli.newgame import MAP_KINDS, MapKind, make_room

EXAMPLES = sorted((Path(__file__).resolve().parents[1] / "examples").iterdir())


@pytest.mark.parametrize("kind", MAP_KINDS)
def test_a_room_passes_all_that_it_comes_with(kind: MapKind, tmp_path: Path) -> None:
    room = tmp_path / "room"
    make_room(f"soaked_{kind}", room, kind)
    passes(room, "pytest -q -p no:cacheprovider", "ruff check --no-cache .", "mypy --no-incremental")


@pytest.mark.parametrize("room", EXAMPLES, ids=[room.name for room in EXAMPLES])
def test_a_game_made_from_one_is_typed(room: Path) -> None:
    passes(room, "mypy --no-incremental")


def passes(room: Path, *modules: str) -> None:
    """Run modules as programs in the folder of a room; each must succeed."""
    path = os.pathsep.join(filter(None, [str(room / "src"), os.environ.get("PYTHONPATH", "")]))
    for module in modules:
        done = subprocess.run(
            [sys.executable, "-m", *module.split()],
            cwd=room,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
