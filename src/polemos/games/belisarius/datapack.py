"""The data files of the game: reading them, and laying an owner's folder over ours, file by file.

The rulebook lacks its map, the unit values and some charts. `data/` holds a complete reconstruction; an owner of the
printed game may put corrected files of the same names in a folder and name it in POLEMOS_DATA_BELISARIUS. A pack is
checked before use; the lines of its problems make up the error.
"""

import hashlib
import json
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.games.belisarius.datarules import RULES
from polemos.games.belisarius.dataschema import SCHEMAS
from polemos.games.belisarius.datashape import Problem, at_places, bare, close_to, inside
from polemos.kernel.errors import PolemosError

ENVIRONMENT: Final = "POLEMOS_DATA_BELISARIUS"
OURS: Final = Path(__file__).resolve().parent / "data"

#: The files that a pack may hold, in the order in which they are read.
FILES: Final[tuple[str, ...]] = tuple(SCHEMAS)
#: The registry of clauses belongs to the rules, not to the data: no pack replaces it.
CLAUSES: Final = "clauses.toml"
#: Files without influence on play: changing them leaves the fingerprint alone.
TEXTS: Final = ("names.toml",)
#: What may lie in a pack beside data.
COMPANIONS: Final = (".md", ".txt")
#: Unknown files that are named; a folder with more of them is not a pack.
MOST_STRANGERS: Final = 10

Content = dict[str, Any]


class DataError(PolemosError):
    """A data pack that cannot be used; the text has one line for each problem."""

    def __init__(self, folder: Path | str, problems: list[Problem]) -> None:
        super().__init__("\n".join([f"the data pack {folder} cannot be used:", *map(str, problems)]))
        self.problems: list[Problem] = problems


class Data:
    """The files in use: contents by name, the owner's folder ("" without one), a digest of what bears on play."""

    def __init__(self, files: dict[str, Content], folder: str) -> None:
        self.files: dict[str, Content] = files
        self.folder: str = folder
        bearing = {name: bare(content) for name, content in files.items() if name not in TEXTS}
        self.fingerprint: str = hashlib.sha256(json.dumps(bearing).encode()).hexdigest()

    def provenance(self) -> dict[str, str]:
        """By file, and by "file: place" for each fact marked in it, "source" or "reconstructed"."""
        found: dict[str, str] = {}
        for name, content in self.files.items():
            found[name] = str(content.get("provenance", "source"))
            for place, table in at_places(content):
                if "known" in table:
                    found[f"{name}: {place}"] = "source"
                elif place and "provenance" in table:
                    found[f"{name}: {place}"] = str(table["provenance"])
        return found


def _parse(path: Path, name: str, problems: list[Problem]) -> Content | None:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        problems.append(Problem(name, "", f"not valid TOML: {error}", "a file that a TOML reader accepts"))
    except RecursionError:
        problems.append(Problem(name, "", "nested too deeply", "tables as in our file of this name"))
    except UnicodeDecodeError as error:
        problems.append(Problem(name, "", f"not valid UTF-8 at byte {error.start}", "text in UTF-8"))
    except ValueError as error:
        problems.append(Problem(name, "", f"not valid TOML: {error}", "a file that a TOML reader accepts"))
    except OSError as error:
        problems.append(Problem(name, "", f"cannot be read: {error.strerror}", "a readable file"))
    return None


def _strangers(folder: Path) -> list[Problem]:
    """Files of a pack that nothing would ever read."""
    found: list[Problem] = []
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for file in sorted(files):
            path = Path(place) / file
            name = path.relative_to(folder).as_posix()
            if file.startswith(".") or name in FILES or path.suffix in COMPANIONS:
                continue
            if len(found) == MOST_STRANGERS:
                return [*found, Problem(str(folder), "", "more unknown files", "the folder of a data pack")]
            alike = [known for known in FILES if Path(known).name == path.name]
            right = alike[0] if alike else "one of our data files" + close_to(name, FILES)
            found.append(Problem(name, "", "unknown file", right))
    return found


def _read(folder: Path | None) -> tuple[dict[str, Content], list[Problem]]:
    """All files, those of `folder` in place of ours, and the problems met on the way."""
    files: dict[str, Content] = {}
    problems: list[Problem] = []
    if folder is not None and not folder.is_dir():
        problems.append(Problem(str(folder), "", "no such folder", "a folder with TOML files"))
        return files, problems
    if folder is not None:
        problems += _strangers(folder)
        if not problems and not any((folder / name).exists() for name in FILES):
            problems.append(Problem(str(folder), "", "no data file in it", "map.toml or another of our data files"))
    for name in FILES:
        theirs = folder is not None and (folder / name).exists()
        content = _parse(folder / name, name, problems) if folder is not None and theirs else _own(name)
        if content is not None:
            files[name] = content
    return files, problems


@cache
def _own(name: str) -> Content:
    """A file of ours; nobody changes what is read from it."""
    return tomllib.loads((OURS / name).read_text(encoding="utf-8"))


def check(folder: Path | None) -> list[Problem]:
    """Everything that is wrong with a pack (None: with our own data); empty when it can be used.

    Every file is held against its schema; then the files that pass are held against each other.
    """
    files, problems = _read(folder)
    for name, content in files.items():
        problems += SCHEMAS[name].problems(name, content)
    broken = {problem.file for problem in problems}
    sound = {name: content for name, content in files.items() if name not in broken}
    for needs, rule in RULES:
        if all(name in sound for name in needs):
            problems += rule(sound)
    return problems + _citations(sound)


@cache
def _clause_ids() -> frozenset[str]:
    registry = tomllib.loads((OURS / CLAUSES).read_text(encoding="utf-8"))["clause"]
    return frozenset(str(clause["id"]) for clause in registry)


def _citations(files: dict[str, Content]) -> list[Problem]:
    """Facts that name a clause which the registry does not have."""
    ids = _clause_ids()
    found: list[Problem] = []
    for name, content in files.items():
        for place, table in at_places(content):
            for key in ("known", "clause", "clauses", "entry"):
                cited = table.get(key, [])
                for clause in cited if isinstance(cited, list) else [cited]:
                    if clause not in ids:
                        right = f"the id of a clause in {CLAUSES}"
                        found.append(Problem(name, inside(place, key), f'unknown clause "{clause}"', right))
    return found


def load(folder: Path | None) -> Data:
    """The data with an owner's pack laid over ours (None: ours alone). Raises DataError when the pack is broken."""
    problems = [] if folder is None else check(folder)
    files, unread = _read(folder)
    problems = problems or unread
    if problems:
        raise DataError(folder or OURS, problems)
    return Data(files, "" if folder is None else str(folder))


def load_named() -> Data:
    """The data for this process: ours, with the pack that POLEMOS_DATA_BELISARIUS names laid over it."""
    named = os.environ.get(ENVIRONMENT, "")
    return load(Path(named) if named else None)
