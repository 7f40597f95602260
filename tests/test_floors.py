"""The house: a floor uses only what lies below it, and the files speak of the games alone."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "polemos").rglob("*.py"))

FLOORS = {"kernel": 0, "board": 1, "games": 2, "match": 3, "bots": 3}
DOORS = 4  # the terminal and whatever other door is built beside it
STREET = 5  # `python -m polemos`, which opens a door
BELL = ("polemos", "server", "serve", "serve")  # the one thing of another door that the terminal may use


def module_name(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def room_of(module: tuple[str, ...]) -> tuple[str, ...]:
    """The room of a module: `("kernel",)`, `("games", "belisarius")`, or `()` for the house itself."""
    return module[1:3] if module[1:2] == ("games",) else module[1:2]


def floor_of(room: tuple[str, ...]) -> int:
    return STREET if room[0] == "__main__" else FLOORS.get(room[0], DOORS)


def imports(path: Path, text: str) -> list[tuple[str, ...]]:
    """Every module of ours that a file imports, under `TYPE_CHECKING` and inside functions too."""
    package = path.parent.relative_to(SOURCE).parts
    found: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, ast.Import):
            found += [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            base = start + tuple(node.module.split(".") if node.module else ())
            # `from polemos import kernel` names a room only in its second half.
            found += [(*base, alias.name) for alias in node.names]
    return [name for name in found if name[0] == "polemos"]


def fault(path: Path, name: tuple[str, ...]) -> str | None:
    """What is wrong with a module importing this name, if anything."""
    here, there = room_of(module_name(path)), room_of(name)
    if not here or not there or there[0].startswith("_") or here == there:
        return None
    if here[0] == there[0] == "games":
        named = (SOURCE / "polemos" / "games" / there[1]).is_dir() if len(there) > 1 else False
        return "a game room imports no other, and their hallway none of them" if named else None
    if here == ("cli",) and name == BELL:
        return None
    if floor_of(there) >= floor_of(here):
        return "a floor uses only what lies below it"
    if there[0] == "games" and len(there) > 1 and (SOURCE / "polemos" / "games" / there[1]).is_dir():
        return "games are used through the Game interface and found by entry points"
    return None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.relative_to(SOURCE).parts))
def test_floor_imports_only_from_below(path: Path) -> None:
    wrong = [
        f"{'.'.join(name)}: {why}" for name in imports(path, path.read_text("utf-8")) if (why := fault(path, name))
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("where", "line", "allowed"),
    [
        ("kernel/x.py", "from polemos.board import hexes", False),
        ("kernel/x.py", "from ..board import hexes", False),
        ("kernel/x.py", "from . import dice", True),
        ("kernel/x.py", "from polemos import __version__", True),
        ("kernel/x.py", "from polemos import board", False),
        ("board/x.py", "import polemos.kernel.agenda", True),
        ("games/belisarius/x.py", "from polemos.board.reach import cheapest", True),
        ("games/belisarius/x.py", "from ...match import play", False),
        ("games/syracuse/x.py", "from polemos.games.belisarius import tables", False),
        ("games/__init__.py", "from polemos.games.belisarius import GAME", False),
        ("match/x.py", "from polemos.bots import random", False),
        ("match/x.py", "from polemos.games.belisarius import GAME", False),
        ("match/x.py", "from polemos.games import find", True),
        ("cli/x.py", "from polemos.match import play\nfrom polemos.bots import random", True),
        ("cli/x.py", "from polemos.games.belisarius import GAME", False),
        ("cli/x.py", "from polemos.server.serve import serve", True),
        ("cli/x.py", "from polemos.server.serve import listen", False),
        ("cli/x.py", "from polemos.server import app", False),
        ("server/x.py", "from polemos.match.opening import open_file", True),
        ("server/x.py", "from polemos.cli.serve import serve", False),
        ("match/x.py", "from polemos.server.serve import serve", False),
    ],
)
def test_the_floor_rules_themselves(where: str, line: str, allowed: bool) -> None:
    path = SOURCE / "polemos" / where
    assert all(fault(path, name) is None for name in imports(path, line)) is allowed


# Notes to oneself, half-done work, and the workplace: none of them belongs in what people read.
UNWANTED = re.compile(
    r"""\b(TODO|FIXME|XXX|HACK)\b
    | (?i:\bfor\ now\b(?!\ in\b)) | (?i:\bsimplified\b)
    | (?<![\w.])/work/ | \.\./shared\b | (?<![\w.])/tmp/brief | \bkernel-study\b | \bshared/design\b
    | (?i:\b(this|previous|next|last|earlier|later|another|developer)\ session\b)
    | (?i:\b(see|file|open|fix|fixes|close|closes|from)\ (an?\ |the\ )?issues?\b) | (?i:\bissue\ \#?\d)
    | (?i:\b(AI|coding|sub-?)[ -]?agents?\b) | (?i:\blanguage\ model) | (?i:\bpackage\ registr)
    """,
    re.VERBOSE,
)
READABLE = {".py", ".toml", ".ftl", ".md", ".yml", ".json", ".txt", ".css", ".js"}


def own_files() -> list[Path]:
    folders = ("src", "tests", "docs", "tools", "benchmarks")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in READABLE]
    files += [path for path in ROOT.iterdir() if path.suffix in READABLE]
    files += [ROOT / "Makefile", ROOT / ".ci" / "run"]
    return sorted(path for path in files if path.is_file() and path != Path(__file__).resolve())


def test_no_notes_to_oneself() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in own_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNWANTED.search(line)
    ]
    assert not found


@pytest.mark.parametrize("text", ["x = 1  # TODO", "Good enough for now.", "see issue 12", "/work/main", "../shared"])
def test_unwanted_words_are_seen(text: str) -> None:
    assert UNWANTED.search(text)


@pytest.mark.parametrize(
    "text",
    ["AGENT: Final = 0", "the clause registry", "for now in range(3):", "a network/work load", "forward"],
)
def test_ordinary_words_pass(text: str) -> None:
    assert not UNWANTED.search(text)
