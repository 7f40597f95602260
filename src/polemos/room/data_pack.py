"""The data files of a room: reading them, and laying an owner's folder over ours, file by file.

A room keeps its data as TOML files in a folder of its own; an owner of the printed game may put corrected files of the
same names in a folder and name it in an environment variable. A pack is checked before use; the lines of its problems
make up the error.
"""

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import PolemosError
from polemos.kernel.tomlfile import read_toml
from polemos.room.data_shapes import Problem, Shape, at_places, bare, close_to, inside

#: The registry of clauses belongs to the rules, not to the data: no pack replaces it.
CLAUSES: Final = "clauses.toml"
#: What may lie in a pack beside data.
COMPANIONS: Final = (".md", ".txt")
#: Unknown files that are named; a folder with more of them is not a pack.
MOST_STRANGERS: Final = 10
#: Keys whose values are ids of clauses.
CITING: Final = ("known", "clause", "clauses", "entry")

Content = dict[str, Any]
Files = dict[str, Content]
Rule = tuple[tuple[str, ...], Callable[[Files], list[Problem]]]
"""What files must fulfil together: the files that the rule reads, all of which must have their shape, and the rule."""


class DataError(PolemosError):
    """A data pack that cannot be used; the text has one line for each problem."""

    def __init__(self, folder: Path | str, problems: list[Problem]) -> None:
        super().__init__("\n".join([f"the data pack {folder} cannot be used:", *map(str, problems)]))
        self.problems: list[Problem] = problems


class Data:
    """The files in use: contents by name, the owner's folder ("" without one), a digest of what bears on play.

    texts: names of files without influence on play; changing them leaves the fingerprint alone.
    """

    def __init__(self, files: Files, folder: str, texts: Sequence[str] = ()) -> None:
        self.files: Files = files
        self.folder: str = folder
        bearing = {name: bare(content) for name, content in files.items() if name not in texts}
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


class Pack:
    """The data of one room, and how an owner's folder is laid over it.

    environment: the variable that names such a folder; ours: the room's own folder; schemas: the files, in the order
    in which they are read, and their shapes; rules: what they must fulfil together; texts: as in `Data`.
    """

    def __init__(
        self,
        environment: str,
        ours: Path,
        schemas: Mapping[str, Shape],
        rules: Sequence[Rule],
        texts: Sequence[str] = (),
    ) -> None:
        self.environment: str = environment
        self.ours: Path = ours
        self.schemas: Mapping[str, Shape] = schemas
        self.files: tuple[str, ...] = tuple(schemas)
        self.rules: Sequence[Rule] = rules
        self.texts: Sequence[str] = texts
        self._own: Files = {}
        self._found: dict[object, list[Problem]] = {}
        self._ids: frozenset[str] = frozenset()

    def check(self, folder: Path | None) -> list[Problem]:
        """Everything that is wrong with a pack (None: with our own data); empty when it can be used.

        Every file is held against its schema; then the files that pass are held against each other.
        """
        files, problems = self._read(folder)
        theirs = {name for name in self.files if folder is not None and (folder / name).exists()}
        for name, content in files.items():
            problems += self._looked(name, theirs, (name,), partial(self.schemas[name].problems, name, content))
        broken = {problem.file for problem in problems}
        sound = {name: content for name, content in files.items() if name not in broken}
        for n, (needs, rule) in enumerate(self.rules):
            if all(name in sound for name in needs):
                problems += self._looked(n, theirs, needs, partial(rule, sound))
        for name, content in sound.items():
            problems += self._looked((CLAUSES, name), theirs, (name,), partial(self._citations, name, content))
        return problems

    def _looked(
        self, what: object, theirs: set[str], needs: Sequence[str], look: Callable[[], list[Problem]]
    ) -> list[Problem]:
        """What a look at some files finds; where none of them is the owner's, they are looked at once."""
        if not theirs.isdisjoint(needs):
            return look()
        if what not in self._found:
            self._found[what] = look()
        return self._found[what]

    def load(self, folder: Path | None) -> Data:
        """The data with an owner's pack laid over ours (None: ours alone). Raises DataError when the pack is broken."""
        problems = [] if folder is None else self.check(folder)
        files, unread = self._read(folder)
        problems = problems or unread
        if problems:
            raise DataError(folder or self.ours, problems)
        return Data(files, "" if folder is None else str(folder), self.texts)

    def load_named(self) -> Data:
        """The data for this process: ours, with the pack that the environment variable names laid over it."""
        named = os.environ.get(self.environment, "")
        return self.load(Path(named) if named else None)

    # -- reading

    def _read(self, folder: Path | None) -> tuple[Files, list[Problem]]:
        """All files, those of `folder` in place of ours, and the problems met on the way."""
        files: Files = {}
        problems: list[Problem] = []
        if folder is not None and not folder.is_dir():
            problems.append(Problem(str(folder), "", "no such folder", "a folder with TOML files"))
            return files, problems
        if folder is not None:
            problems += self._strangers(folder)
            if not problems and not any((folder / name).exists() for name in self.files):
                problems.append(
                    Problem(str(folder), "", "no data file in it", f"{self.files[0]} or another of our data files")
                )
        for name in self.files:
            theirs = folder is not None and (folder / name).exists()
            content = _parse(folder / name, name, problems) if folder is not None and theirs else self._of_ours(name)
            if content is not None:
                files[name] = content
        return files, problems

    def _of_ours(self, name: str) -> Content:
        """A file of ours; nobody changes what is read from it."""
        if name not in self._own:
            self._own[name] = read_toml(self.ours / name)
        return self._own[name]

    def _strangers(self, folder: Path) -> list[Problem]:
        """Files of a pack that nothing would ever read."""
        found: list[Problem] = []
        for place, folders, files in os.walk(folder):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for file in sorted(files):
                path = Path(place) / file
                name = path.relative_to(folder).as_posix()
                if file.startswith(".") or name in self.files or path.suffix in COMPANIONS:
                    continue
                if len(found) == MOST_STRANGERS:
                    return [*found, Problem(str(folder), "", "more unknown files", "the folder of a data pack")]
                alike = [known for known in self.files if Path(known).name == path.name]
                right = alike[0] if alike else "one of our data files" + close_to(name, self.files)
                found.append(Problem(name, "", "unknown file", right))
        return found

    def _citations(self, name: str, content: Content) -> list[Problem]:
        """Facts of a file that name a clause which the registry does not have."""
        if not self._ids:
            registry = read_toml(self.ours / CLAUSES)["clause"]
            self._ids = frozenset(str(clause["id"]) for clause in registry)
        found: list[Problem] = []
        for place, table in at_places(content):
            for key in CITING:
                cited = table.get(key, [])
                for clause in cited if isinstance(cited, list) else [cited]:
                    if clause not in self._ids:
                        right = f"the id of a clause in {CLAUSES}"
                        found.append(Problem(name, inside(place, key), f'unknown clause "{clause}"', right))
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


Faults = Callable[[Files], Iterable[tuple[str, str, str]]]
"""Place, what is wrong, what would be right: for each fault of some files."""


def rule(file: str, faults: Faults, *others: str) -> Rule:
    """A rule about `file` that also reads the others; it is asked only when all of them have their shape."""

    def problems(files: Files) -> list[Problem]:
        return [Problem(file, place, wrong, right) for place, wrong, right in faults(files)]

    return (file, *others), problems
