"""Which modules of the rules are compiled, and whether the last build has them as the source is now.

    python tools/built.py

prints the folder of the compiled package if it is current for every game, and nothing otherwise.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "polemos"
TARGET = ROOT / "build" / "compiled"
ROOMS = ("kernel", "board", "wargame", "room", "games")
# Package files only gather names from their modules, and some tools expect to read them.
PLAIN_NAMES = frozenset({"__init__.py", "__main__.py"})
# Models of data files: what their types say is read at run time, and a compiled class has forgotten most of it.
MODELS = re.compile(r"(data_|map_)?models?(_\w+)?\.py")
# What draws, tells, checks what was written or sums up for a reader: once a choice at most, where a search plays on for
# hundreds. It is half of the code, and half of the time to compile it.
COLD = re.compile(
    r"board/(describe|(svg|terminal)\w*)\.py"
    r"|room/(?!asides|choice_ids|learned|numbering|outcomes)\w+\.py"
    r"|games/\w+/(game\.py|preview/\w+\.py|edge/(?!view\.py|bounds\.py)[\w/]+\.py|data/\w*checks\w*\.py)"
)
BUILT = (".so", ".pyd", ".c")
GAMES = "games"
FLOORS = "polemos_floors"
"""The library of all that is below the games; that of a game is called by the game's folder."""
DONE = TARGET / "done.json"
"""Which modules the last build compiled, and how; there is no such file while a build goes on or if it failed."""


def folders(named: Iterable[str] | None) -> list[str]:
    """The folders of the games that are named, of all where none is; stops with a plain sentence at an unknown one."""
    known = sorted(path.name for path in (SOURCE / GAMES).iterdir() if (path / "game.py").is_file())
    if named is None:
        return known
    wanted = sorted({name.replace("-", "_") for name in named})
    unknown = [name for name in wanted if name not in known]
    if unknown:
        sys.exit(f"compile: no such game: {', '.join(unknown)} (there are: {', '.join(known)})")
    return wanted


def is_current(wanted: Iterable[str], level: str | None = None) -> bool:
    """Whether the last build succeeded, from what the source is now, with these games (their folders) compiled.

    Where a level is given, it must have been compiled at that one.
    """
    source = {path.relative_to(SOURCE): path.read_bytes() for path in SOURCE.rglob("*") if is_source(path)}
    there = TARGET / "polemos"
    built = {path.relative_to(there): path.read_bytes() for path in there.rglob("*") if is_source(path)}
    if source != built or not DONE.exists():
        return False
    done = json.loads(DONE.read_text(encoding="utf-8"))
    needed = {name for names in to_compile(wanted, frozenset()).values() for name in names}
    known = {path.relative_to(SOURCE.parent).as_posix() for path in rules(SOURCE)}
    return (level is None or level == done["level"]) and needed <= set(done["modules"]) <= known


def is_source(path: Path) -> bool:
    return path.is_file() and path.suffix not in BUILT and "__pycache__" not in path.parts


def rules(package: Path) -> list[Path]:
    """The modules of a package that are compiled, in a fixed order."""
    files = [path for room in ROOMS for path in sorted((package / room).rglob("*.py"))]
    return [
        path
        for path in files
        if path.name not in PLAIN_NAMES
        and not MODELS.fullmatch(path.name)
        and not COLD.fullmatch(path.relative_to(package).as_posix())
    ]


def library(parts: Sequence[str]) -> str:
    """What a module is compiled into, by the parts of its name, `polemos` first."""
    return f"polemos_{parts[2]}" if parts[1] == GAMES else FLOORS


def to_compile(wanted: Iterable[str], plain: frozenset[str]) -> dict[str, list[str]]:
    """The modules to compile by library, as paths from the target folder, in a fixed order."""
    names = [path.relative_to(SOURCE.parent).as_posix() for path in rules(SOURCE)]
    unknown = sorted(name for name in plain if not any(found.endswith(name) for found in names))
    if unknown:
        sys.exit(f"compile: no such module: {', '.join(unknown)}")
    libraries = {FLOORS, *(f"polemos_{folder}" for folder in wanted)}
    found: dict[str, list[str]] = defaultdict(list)
    for name in names:
        place = library(name.split("/"))
        if place in libraries and not any(name.endswith(left) for left in plain):
            found[place].append(name)
    return found


if __name__ == "__main__" and is_current(folders(None)):
    print(TARGET)
