"""The games in `examples/`, begun with `polemos new-game`: their own tests pass, and prove every clause."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from beyond_template import beyond, parts
from polemos.cli.newgame import room_files
from polemos.kernel.clauses import load_registry

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
GAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_its_tests_which_prove_every_clause(game: str) -> None:
    folder = EXAMPLES / game
    path = os.pathsep.join(filter(None, [str(folder / "src"), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    registry = load_registry(folder / "src" / game / "data" / "clauses.toml")
    proven = json.loads((folder / "src" / game / "data" / "tested.json").read_text("utf-8"))
    assert set(proven[game]) >= {clause.id for clause in registry if clause.enforceable}
    assert (folder / "tests" / "not_yet.txt").read_text("utf-8") == ""


def test_the_trial_game_is_small() -> None:
    """What its author wrote beyond the room that is made, as the page about it says."""
    counted = parts(beyond(EXAMPLES / "agesilaos", "point"))
    assert counted["code"] + counted["texts"] < 700
    assert sum(parts(beyond(EXAMPLES / "agesilaos", "hex")).values()) > sum(counted.values())


def test_only_what_the_author_wrote_counts(tmp_path: Path) -> None:
    for name, text in room_files("little", "point").items():
        path = tmp_path / "little" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert sum(beyond(tmp_path / "little", "point").values()) == 0
    rules = tmp_path / "little" / "src" / "little" / "rules" / "victory.py"
    rules.write_text(
        rules.read_text("utf-8") + '\n\ndef more() -> int:\n    """More."""\n    # why\n    return 1\n', "utf-8"
    )
    (tmp_path / "little" / "src" / "little" / "data" / "more.toml").write_text("# so\nmore = 1\n", "utf-8")
    assert parts(beyond(tmp_path / "little", "point")) == {"code": 2, "data": 1, "texts": 0, "tests": 0}
