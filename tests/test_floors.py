"""The house: a floor uses only what lies below it, and the files speak of the games alone."""

import ast
import pkgutil
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import polemos.games

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ROOMS = tuple(sorted(room.name for room in pkgutil.iter_modules(polemos.games.__path__)))
MODULES = sorted((SOURCE / "polemos").rglob("*.py"))

FLOORS = {"kernel": 0, "board": 1, "wargame": 2, "room": 3, "games": 4, "match": 5, "bots": 5, "study": 6}
RULE_FLOORS = ("kernel", "board", "wargame", "room", "games")
DOORS = 7  # the terminal and whatever other door is built beside it
STREET = 8  # `python -m polemos`, which opens a door
SEEN = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Constant, ast.Compare)
# what of another door the terminal may use
BELLS = (
    ("polemos", "server", "serve", "serve"),
    *(("polemos", "server", "administration", name) for name in ("Administration", "administered")),
    *(("polemos", "server", "carrying", name) for name in ("backup", "restore")),
)


def module_name(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def room_of(module: tuple[str, ...]) -> tuple[str, ...]:
    """The room of a module: `("kernel",)`, `("games", "belisarius")`, or `()` for the house itself."""
    return module[1:3] if module[1:2] == ("games",) else module[1:2]


def floor_of(room: tuple[str, ...]) -> int:
    return STREET if room[0] == "__main__" else FLOORS.get(room[0], DOORS)


@cache
def source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def nodes(text: str) -> tuple[ast.AST, ...]:
    """What the checks below look at in a Python source, wherever in it: no source is parsed twice."""
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, SEEN))


def imports(path: Path, text: str) -> list[tuple[str, ...]]:
    """Every module of ours that a file imports, under `TYPE_CHECKING` and inside functions too."""
    package = path.parent.relative_to(SOURCE).parts
    found: list[tuple[str, ...]] = []
    for node in nodes(text):
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
    if here == ("cli",) and name in BELLS:
        return None
    if floor_of(there) >= floor_of(here):
        return "a floor uses only what lies below it"
    if there[0] == "games" and len(there) > 1 and (SOURCE / "polemos" / "games" / there[1]).is_dir():
        return "games are used through the Game interface and found by entry points"
    return None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.relative_to(SOURCE).parts))
def test_floor_imports_only_from_below(path: Path) -> None:
    wrong = [f"{'.'.join(name)}: {why}" for name in imports(path, source(path)) if (why := fault(path, name))]
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
        ("games/belisarius/x.py", "from polemos.board.search import search", True),
        ("games/belisarius/x.py", "from ...match import play", False),
        ("games/syracuse/x.py", "from polemos.games.belisarius import tables", False),
        ("games/__init__.py", "from polemos.games.belisarius import GAME", False),
        ("match/x.py", "from polemos.bots import random", False),
        ("match/x.py", "from polemos.games.belisarius import GAME", False),
        ("bots/x.py", "from polemos.study import chances", False),
        ("study/x.py", "from polemos.match import record\nfrom polemos.bots import search", True),
        ("match/x.py", "from polemos.games import find", True),
        ("cli/x.py", "from polemos.match import play\nfrom polemos.bots import random", True),
        ("cli/x.py", "from polemos.games.belisarius import GAME", False),
        ("cli/x.py", "from polemos.server.serve import serve", True),
        ("cli/x.py", "from polemos.server.serve import listen", False),
        ("cli/x.py", "from polemos.server.administration import administered", True),
        ("cli/x.py", "from polemos.server.administration import day", False),
        ("cli/x.py", "from polemos.server import app", False),
        ("server/x.py", "from polemos.match.opening import open_file", True),
        ("server/x.py", "from polemos.cli.serve import serve", False),
        ("match/x.py", "from polemos.server.serve import serve", False),
    ],
)
def test_the_floor_rules_themselves(where: str, line: str, allowed: bool) -> None:
    path = SOURCE / "polemos" / where
    assert all(fault(path, name) is None for name in imports(path, line)) is allowed


# ---------------------------------------------------------------- the parts of a room

PARTS = {
    **dict.fromkeys(("data", "verbs", "events"), 0),
    **dict.fromkeys(("choice_ids", "codes", "event_kinds", "options"), 1),
    "state": 2,
    "asking": 3,
    "rules": 4,
    "sequence": 5,
    "edge": 6,
    "bot": 6,
    "preview": 7,
    "game": 8,
    "": 9,
}
"""The parts of a room: a part uses those below it."""


@cache
def within(room: str) -> dict[str, set[str]]:
    """By module of a room, the modules of the room that it imports, however and wherever."""
    place = SOURCE / "polemos" / "games" / room
    paths = {module_name(path)[3:]: path for path in place.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in paths.items():
        own = [x[3:] for x in imports(path, source(path)) if x[1:3] == ("games", room)]
        found[".".join(name)] = {".".join(x if x in paths else x[:-1]) for x in own}
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_a_part_of_a_room_uses_only_those_before_it(room: str) -> None:
    part = {name: name.partition(".")[0] for name in within(room)}
    wrong = [
        f"{name} uses {other}"
        for name, others in within(room).items()
        for other in others
        if part[name] != part[other] and PARTS[part[other]] >= PARTS[part[name]]
    ]
    assert not wrong


@pytest.mark.parametrize("room", ROOMS)
def test_no_file_of_a_room_needs_itself_in_a_circle(room: str) -> None:
    left = within(room)
    while free := {name for name, others in left.items() if not others & set(left)}:
        left = {name: others for name, others in left.items() if name not in free}
    assert sorted(left) == []


MOST_IMPORTS = 0.07
"""The share of a room's lines that may be imports: the rooms are between 5.4 and 6.6 %."""


def late_imports(text: str) -> list[str]:
    """Imports inside functions."""
    found = [node for node in nodes(text) if isinstance(node, ast.FunctionDef | ast.Import | ast.ImportFrom)]
    spans = [(node.lineno, node.end_lineno or node.lineno) for node in found if isinstance(node, ast.FunctionDef)]
    return [
        ast.unparse(node)
        for node in found
        if not isinstance(node, ast.FunctionDef) and any(start <= node.lineno <= end for start, end in spans)
    ]


def test_rooms_import_at_the_head_of_their_files() -> None:
    rooms = [path for path in MODULES if module_name(path)[1:2] == ("games",)]
    late = {path.name: late_imports(source(path)) for path in rooms}
    assert {name: found for name, found in late.items() if found} == {}
    assert late_imports("def f():\n    from a import b\n") == ["from a import b"]


def lines_of_imports(text: str) -> int:
    """Lines on which imports stand."""
    found = [node for node in nodes(text) if isinstance(node, ast.Import | ast.ImportFrom)]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_names_modules_rather_than_long_lists_of_names(room: str) -> None:
    texts = [source(path) for path in (SOURCE / "polemos" / "games" / room).rglob("*.py")]
    share = sum(map(lines_of_imports, texts)) / sum(len(text.splitlines()) for text in texts)
    assert share < MOST_IMPORTS


def test_every_line_of_an_import_counts() -> None:
    assert lines_of_imports("import a\nx = 1\nfrom b import (\n    c,\n    d,\n)\n") == 5


# ---------------------------------------------------------------- words of games

GENERAL = [folder for folder in (SOURCE / "polemos").iterdir() if folder.is_dir() and folder.name != "games"]
GENERAL += [ROOT / "web" / "src", ROOT / "tools" / "same_traces.py", ROOT / "tools" / "compile.py"]
# what the page's build writes into the server's folder, and pictures
# A dictionary of what players say, of whatever game, may hold a word that a game has made its own.
UNREAD = ("static", "__pycache__", "synonyms.toml")
# Sections of a room's names.toml whose words belong to every wargame: terrain, types of units, phases of a turn.
COMMON_SECTIONS = {"terrain", "features", "types", "unit_types", "phases", "results", "tables", "levels"}
COMMON_SECTIONS |= {"seasons", "turns", "colours", "lines", "edges", "classes", "weapons", "roles"}
COMMON_SECTIONS |= {"map", "settings", "states", "tracks", "city_kinds", "quarters", "kinds", "areas"}
# Names in a room that are everyday words as well.
EVERYDAY = {"asian", "fort", "guard", "leader", "market", "rally", "supplies", "wall"}
EVERYDAY |= {"camp", "centre", "companions", "foot", "hill", "horse", "left", "levy", "light", "right", "screen"}
EVERYDAY |= {"gold", "pale", "same", "second line", "town", "11 11", "agent"}
# The kernel's own kinds of steps.
STEPS = {"Step", "Decision", "RollDie", "RollInstead"}
SHORTEST = 4
SHORTEST_JAPANESE = 3


HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
WORD = re.compile(r"[^\W_]+")


@cache
def as_words(text: str) -> str:
    """A text as small words between blanks: parts of identifiers are words of their own."""
    return f" {' '.join(WORD.findall(HUMP.sub(' ', text).lower()))} "


@cache
def words_of(room: str) -> frozenset[str]:
    """What only one game is called or has: its name, and the names of its sides, places, people, pieces, events."""
    names = tomllib.loads((SOURCE / "polemos" / "games" / room / "data" / "names.toml").read_text("utf-8"))
    found = {room}
    for section, entries in names.items():
        if isinstance(entries, dict) and section not in COMMON_SECTIONS:
            found |= {name for key, said in entries.items() for name in (key, *said.values())}
    words = {as_words(name) if name.isascii() else name for name in found}
    return frozenset(
        word
        for word in words
        if len(word.replace(" ", "")) >= (SHORTEST if word.isascii() else SHORTEST_JAPANESE)
        and word.strip() not in EVERYDAY
        and not word.replace(" ", "").isdecimal()
    )


@cache
def steps_of(room: str) -> frozenset[str]:
    """The names of the steps and decisions of a game."""
    found = set(STEPS)
    classes = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)})
        for path in (SOURCE / "polemos" / "games" / room).rglob("*.py")
        for node in nodes(source(path))
        if isinstance(node, ast.ClassDef)
    ]
    while new := {name for name, bases in classes if name not in found and bases & found}:
        found |= new
    return frozenset(found - STEPS)


def general_files() -> list[Path]:
    files = [path for place in GENERAL for path in ([place] if place.is_file() else place.rglob("*"))]
    return [path for path in files if path.is_file() and not set(UNREAD) & set(path.parts)]


@cache
def strings(text: str) -> set[str]:
    """Every text that stands in a Python source as a whole."""
    return {node.value for node in nodes(text) if isinstance(node, ast.Constant) if type(node.value) is str}


def speaks_of(text: str, room: str) -> list[str]:
    """Each line in which a text names a game or something that only this game has."""
    flat = as_words(text)
    single = set(flat.split())
    there = [
        word
        for word in words_of(room)
        if (word in text if not word.isascii() else single.issuperset(word.split()) and word in flat)
    ]
    return [
        f"{number}: {word.strip()}: {line.strip()[:80]}"
        for number, line in enumerate(text.splitlines() if there else [], 1)
        for word in there
        if word in (as_words(line) if word.isascii() else line)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_no_general_file_speaks_of_a_game(room: str) -> None:
    assert len(words_of(room)) > 1 and len(steps_of(room)) > 1
    found = []
    for path in general_files():
        text = source(path)
        found += [f"{path.relative_to(ROOT)}:{line}" for line in speaks_of(text, room)]
        if path.suffix == ".py":
            found += [f"{path.relative_to(ROOT)}: {name}" for name in sorted(strings(text) & steps_of(room))]
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "x = 'belisarius'",
        "Great_Harbour = 3",
        "class GreatHarbour:",
        "# up to Ravenna",
        "label: ラヴェンナ",
        "// Nicias",
    ],
)
def test_words_of_games_are_seen(line: str) -> None:
    assert any(speaks_of(line, room) for room in ROOMS)


@pytest.mark.parametrize(
    "line", ["a guard at the door", "East Asian width", "harbours are great", "the wall", "remark"]
)
def test_words_of_everyday_pass(line: str) -> None:
    assert not any(speaks_of(line, room) for room in ROOMS)


# ---------------------------------------------------------------- what people read

# Notes to oneself, half-done work, and the workplace: none of them belongs in what people read.
UNWANTED = re.compile(
    # one look at the beginning of each word
    r"""\b(?: TODO | FIXME | XXX | HACK | kernel-study | shared/design
        | (?i: for\ now\b(?!\ in\b) | simplified
            | (this|previous|next|last|earlier|later|another|developer)\ session
            | (see|file|open|fix|fixes|close|closes|from)\ (an?\ |the\ )?issues? | issue\ \#?\d+
            | (AI|coding|sub-?)[ -]?agents? | language\ models? | package\ registr\w* )
        )\b
    | (?<![\w.])/(?: work/ | tmp/brief ) | \.\./shared\b
    """,
    re.VERBOSE,
)
READABLE = {".py", ".toml", ".ftl", ".md", ".yml", ".json", ".txt", ".css", ".js"}


def own_files() -> list[Path]:
    folders = ("src", "tests", "docs", "tools", "benchmarks")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in READABLE]
    files += [path for path in ROOT.iterdir() if path.suffix in READABLE]
    files += [ROOT / "Makefile", ROOT / ".ci" / "run"]
    built = ROOT / "src" / "polemos" / "server" / "static"
    kept = [path for path in files if path.is_file() and not path.is_relative_to(built)]
    return sorted(path for path in kept if path != Path(__file__).resolve())


def test_no_notes_to_oneself() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in own_files()
        for number, line in enumerate(source(path).splitlines() if UNWANTED.search(source(path)) else [], 1)
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


def identities(text: str) -> list[str]:
    """Comparisons by identity that are neither with None or a truth value nor between classes."""
    found: list[str] = []
    for node in nodes(text):
        if not isinstance(node, ast.Compare) or not any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops):
            continue
        sides = [node.left, *node.comparators]
        constant = any(isinstance(side, ast.Constant) for side in sides)
        classes = any(re.match(r"(type\(|cls\b|known\[0\])", ast.unparse(side)) for side in sides)
        if not constant and not classes:
            found.append(ast.unparse(node))
    return found


def test_rules_compare_values_and_not_identities() -> None:
    # a compiled tuple is no object: it is a new one each time it is looked at
    allowed = {"s.agenda[-1] is not top"}
    rooms = [path for path in MODULES if module_name(path)[1:2] and module_name(path)[1] in RULE_FLOORS]
    wrong = {path.name: set(identities(source(path))) - allowed for path in rooms}
    assert {name: found for name, found in wrong.items() if found} == {}
    assert identities("if best is not nothing: pass") == ["best is not nothing"]
