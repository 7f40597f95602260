"""`polemos new-game`: the room that it makes is installed, played, fuzzed, tested and linted, all without a network."""

import importlib
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Polemos
from polemos.cli.newgame import MAP_KINDS, MapKind, make_room
from polemos.kernel.clauses import load_registry
from polemos.kernel.flow import NOBODY, choose
from polemos.testing.shown import boards_are_whole

SHORT = "ob"
LONG = "long-war-of-eleven_years"
BOOK = """
[[section]]
id = "7"
title = "Sieges"
title_ja = "攻囲"

[[clause]]
id = "7.1"
title = "Towns"
title_ja = "町"
kind = "definition"
text = "Some places are towns."
refs = []

[[clause]]
id = "2.1"
title = "Sieges"
title_ja = "攻囲"
kind = "restriction"
text = "Nobody passes a town of the enemy."
refs = ["7.1"]
"""
CLAUSES = ["2.1", "2.2", "3.1", "4.1", "4.2", "4.3", "5.1"]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, installed in a folder beside it."""
    folder = tmp_path_factory.mktemp("author")
    told = command(folder, "polemos", "new-game", "river-war")
    assert "python -m pip install -e river-war" in told
    pip = ("pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation", "--target", "installed")
    command(folder, *pip, "./river-war")
    return folder


def command(folder: Path, module: str, *arguments: str) -> str:
    """What a module run as a program prints; it must succeed."""
    path = os.pathsep.join([str(folder / "installed"), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_it_is_found_and_played(room: Path) -> None:
    told = command(room, "polemos", "games", "--json")
    (game,) = [game for game in json.loads(told)["games"] if game["name"] == "river-war"]
    assert game["title"] == "River War" and [side["title"] for side in game["sides"]] == ["Red", "Blue"]
    said = command(room, "polemos", "play", "river-war", "--seat", "red=random", "--seat", "blue=greedy")
    assert "River War" in said and "Village" in said
    assert "第1ターン" in command(room, "polemos", "play", "river-war", "--lang", "ja")


def test_a_position_is_shown_and_drawn_and_answers_why(room: Path) -> None:
    (room / "here.toml").write_text('game = "river-war"\npieces = { village = "red-2" }\n', "utf-8")
    assert "Village" in command(room, "polemos", "show", "here.toml", "--svg", "here.svg")
    assert "<svg" in (room / "here.svg").read_text("utf-8")
    assert "2.1" in command(room, "polemos", "why", "here.toml", "select:blue-1")


def test_bots_play_it_and_greed_pays(room: Path) -> None:
    asked = ("--games", "120", "--bots", "greedy,random", "--jobs", "1", "--json")
    told = json.loads(command(room, "polemos", "simulate", "river-war", *asked))
    assert told["games"] == 120
    assert told["wins"]["red"] > 1.4 * told["wins"]["blue"]


def test_fuzzing_finds_nothing(room: Path) -> None:
    told = json.loads(command(room, "polemos", "fuzz", "river-war", "--games", "60", "--jobs", "1", "--json"))
    assert told["failures"] == []


@pytest.mark.long
def test_its_own_tests_pass_and_prove_every_clause(room: Path) -> None:
    assert "passed" in command(room / "river-war", "pytest", "-p", "no:cacheprovider", "-q")
    proven = json.loads((room / "river-war" / ".polemos" / "tested.json").read_text("utf-8"))
    assert proven == {"river-war": CLAUSES}
    shipped = room / "river-war" / "src" / "river_war" / "data" / "tested.json"
    assert json.loads(shipped.read_text("utf-8")) == proven
    (room / "installed" / "river_war" / "data" / "tested.json").write_bytes(shipped.read_bytes())
    told = json.loads(command(room, "polemos", "rules", "river-war", "--coverage", "--json"))
    assert told["enforceable"] == len(CLAUSES) and told["missing"] == []


@pytest.mark.parametrize("kind", MAP_KINDS)
@pytest.mark.parametrize("name", [SHORT, LONG])
def test_it_is_tidy_whatever_its_name(polemos: Polemos, tmp_path: Path, name: str, kind: str) -> None:
    (tmp_path / "book.toml").write_text(BOOK, "utf-8")
    book = ("--clauses", tmp_path / "book.toml") if name == LONG else ()
    assert polemos("new-game", name, "--into", tmp_path, "--map", kind, *book).code == 0
    folder = tmp_path / name
    command(folder, "ruff", "check", "--no-cache", ".")
    command(folder, "ruff", "format", "--check", "--no-cache", ".")
    texts = [f"{path.relative_to(folder)}{path.read_text('utf-8')}" for path in folder.rglob("*") if path.is_file()]
    left = [text for text in texts if "newgame" in text or "new-name" in text or re.search(r"@[a-z-]+@", text)]
    assert left == []


@pytest.mark.parametrize("kind", ["area", "hex"])
def test_rooms_with_other_maps_stand_play_and_pass_the_tests_of_their_data(kind: MapKind, tmp_path: Path) -> None:
    """In this process, without their whole suite: that runs in soak."""
    make_room(f"quick_{kind}", tmp_path / "room", kind)
    sys.path.insert(0, str(tmp_path / "room" / "src"))
    try:
        game = importlib.import_module(f"quick_{kind}").GAME
    finally:
        sys.path.remove(str(tmp_path / "room" / "src"))
    assert game.pack.check(None) == []
    boards_are_whole(game)
    board = game.edge.board("en")
    assert {space.kind for space in board.spaces} == {kind} and (board.layout is not None) == (kind == "hex")
    state = game.rules.new("1", ("high_ground",), "quick")
    chance = random.Random("quick")
    while state.actor != NOBODY:
        choose(state, chance.choice(state.opts))
    assert game.rules.invariants(state) == [] and state.turn > 1


@pytest.mark.long
def test_a_registry_becomes_the_rulebook(tmp_path: Path) -> None:
    """It is copied as it stands; what has no code yet is listed, and the room passes its tests all the same."""
    (tmp_path / "book.toml").write_text(BOOK, "utf-8")
    told = command(tmp_path, "polemos", "new-game", "siege-war", "--clauses", "book.toml")
    assert "One clause has no code yet" in told
    folder = tmp_path / "siege-war"
    registry = load_registry(folder / "src/siege_war/data/clauses.toml")
    assert [clause.id for clause in registry][:4] == ["7.1", "2.1", "start.1.1", "start.1.2"]
    assert registry["2.1"].text == "Nobody passes a town of the enemy."
    assert [section.id for section in registry.sections] == ["7", "start"]
    assert (folder / "tests/not_yet.txt").read_text("utf-8") == "2.1\n"
    assert "passed" in command(folder, "pytest", "-p", "no:cacheprovider", "-q")


@pytest.mark.parametrize(
    ("book", "line"),
    [
        (BOOK.replace("restriction", "rule"), 'clause[2].kind: "rule"; expected one of definition, note'),
        (BOOK.replace('id = "7.1"', 'id = "2.1"', 1), "clause[2].id: '2.1' twice; expected an id of its own"),
        (BOOK.replace('refs = ["7.1"]', 'refs = ["7.2"]'), "clause[2].refs: unknown clause '7.2'"),
        (BOOK.replace('title_ja = "町"', ""), "clause[1].title_ja: missing; expected this key"),
        (BOOK.replace('"7.1"', '"start.1"'), "expected one that does not begin with start."),
        ("clause = []", "clauses in one list; expected a table [[clause]] for each"),
        ("clause", "no clauses can be read: not TOML"),
    ],
)
def test_a_registry_that_cannot_be_used_is_told_and_nothing_made(
    polemos: Polemos, tmp_path: Path, book: str, line: str
) -> None:
    (tmp_path / "book.toml").write_text(book, "utf-8")
    ran = polemos("new-game", "river-war", "--into", tmp_path, "--clauses", tmp_path / "book.toml")
    assert ran.code == 2 and ran.out == "" and line in ran.err and "Traceback" not in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["book.toml"]


def test_a_registry_that_is_not_there_is_one_line(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("new-game", "river-war", "--into", tmp_path, "--clauses", tmp_path / "book.toml")
    assert ran.code == 2 and "book.toml: no clauses can be read" in ran.err and ran.err.count("\n") == 1


@pytest.mark.long
def test_it_is_typed_strictly(room: Path) -> None:
    assert "Success" in command(room / "river-war", "mypy", "--cache-dir", str(room / "cache"))


def test_it_speaks_japanese_from_the_start(polemos: Polemos, tmp_path: Path) -> None:
    ran = polemos("new-game", "river-war", "--into", tmp_path, "--lang", "ja")
    assert ran.code == 0 and "インストール" in ran.out


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("River", "'River' cannot be the name of a game"),
        ("river--war", "'river--war' cannot be the name of a game"),
        ("river-", "'river-' cannot be the name of a game"),
        ("4war", "'4war' cannot be the name of a game"),
        ("w", "'w' cannot be the name of a game"),
        ("x" * 25, "cannot be the name of a game"),
        ("class", "'class' cannot be the name of a game"),
        ("../war", "'../war' cannot be the name of a game"),
        ("", "'' cannot be the name of a game"),
        ("duel", "'duel': something installed is called so already"),
        ("random", "'random': something installed is called so already"),
        ("polemos", "'polemos': something installed is called so already"),
        ("tests", "'tests': something installed is called so already"),
    ],
)
def test_a_bad_name_is_one_line(polemos: Polemos, tmp_path: Path, name: str, line: str) -> None:
    ran = polemos("new-game", name, "--into", tmp_path)
    assert ran.code == 2 and ran.out == ""
    assert line in ran.err and ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(polemos: Polemos, tmp_path: Path) -> None:
    (tmp_path / "river-war").write_text("mine", "utf-8")
    ran = polemos("new-game", "river-war", "--into", tmp_path)
    assert ran.code == 2 and "there is something of that name already" in ran.err and ran.err.count("\n") == 1
    assert (tmp_path / "river-war").read_text("utf-8") == "mine"
    ran = polemos("new-game", "river-war", "--into", tmp_path / "nowhere")
    assert ran.code == 2 and "there is no such folder" in ran.err and ran.err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may do everything writes everywhere")
def test_a_folder_that_cannot_be_written_is_one_line(polemos: Polemos, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    ran = polemos("new-game", "river-war", "--into", tmp_path)
    tmp_path.chmod(0o700)
    assert ran.code == 2 and ran.err.count("\n") == 1


def test_a_room_half_written_is_taken_away(polemos: Polemos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    ran = polemos("new-game", "river-war", "--into", tmp_path)
    assert ran.code == 2 and "No space left on device" in ran.err
    assert list(tmp_path.iterdir()) == []
