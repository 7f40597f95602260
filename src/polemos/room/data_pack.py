"""The data files of a room: reading them, and laying an owner's folder over ours, file by file.

A room keeps its data as TOML files in a folder of its own; an owner of the printed game may put corrected files of the
same names in a folder and name it in an environment variable. A pack is checked before use; the lines of its problems
make up the error.
"""

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from polemos.kernel.clauses import Registry, registry_at
from polemos.kernel.errors import PolemosError
from polemos.kernel.tomlfile import read_toml
from polemos.room.data_models import Content, Known, Missing
from polemos.room.data_problems import Problem, at_places, bare, close_to, inside

#: The registry of clauses belongs to the rules, not to the data: no pack replaces it.
CLAUSES: Final = "clauses.toml"
#: What may lie in a pack beside data.
COMPANIONS: Final = (".md", ".txt")
#: Unknown files that are named; a folder with more of them is not a pack.
MOST_STRANGERS: Final = 10
#: Keys whose values are ids of clauses.
CITING: Final = ("known", "clause", "clauses", "entry")

#: Where files are held against their models: with pydantic, which no start and no play needs.
CHECKER: Final = "polemos.room.data_checks"
Checker = Callable[..., list[Problem]]

Table = dict[str, Any]
Files = dict[str, Table]
Fault = tuple[str, str, str]
"""Place, what is wrong, what would be right."""
C = TypeVar("C", bound=Content)


class DataError(PolemosError):
    """A data pack that cannot be used; the text has one line for each problem."""

    def __init__(self, folder: Path | str, problems: list[Problem]) -> None:
        super().__init__("\n".join([f"the data pack {folder} cannot be used:", *map(str, problems)]))
        self.problems: list[Problem] = problems


class Rule(Generic[C]):
    """What files must fulfil together; the faults are those of one file, which is asked only if all it needs is sound.

    faults: place, what is wrong, what would be right, for each fault.
    """

    def __init__(self, file: str, faults: Callable[[C], Iterable[Fault]]) -> None:
        self.file: str = file
        self.faults: Callable[[C], Iterable[Fault]] = faults


class Data(Generic[C]):
    """The files in use: contents by name, the same as models, the owner's folder ("" without one).

    texts: names of files without influence on play.
    """

    def __init__(self, files: Files, content: C, folder: str, texts: Sequence[str] = ()) -> None:
        self.files: Files = files
        self.content: C = content
        self.folder: str = folder
        self.texts: Sequence[str] = texts
        self._known: dict[str, str] = {}

    @property
    def fingerprint(self) -> str:
        """A digest of what bears on play; equal data, equal digest, however it is laid out."""
        bearing = {name: bare(content) for name, content in self.files.items() if name not in self.texts}
        return hashlib.sha256(json.dumps(bearing).encode()).hexdigest()

    def provenance(self) -> dict[str, str]:
        """By file, and by "file: place" for each fact marked in it, "source" or "reconstructed"."""
        if not self._known:
            self._known = dict(self._marked())
        return self._known

    def _marked(self) -> Iterator[tuple[str, str]]:
        for name, content in self.files.items():
            yield name, str(content.get("provenance", "source"))
            for place, table in at_places(content):
                if "known" in table:
                    yield f"{name}: {place}", "source"
                elif place and "provenance" in table:
                    yield f"{name}: {place}", str(table["provenance"])


class Pack(Generic[C]):
    """The data of one room, and how an owner's folder is laid over it.

    environment: the variable that names such a folder; ours: the room's own folder; content: the files as models;
    rules: what they must fulfil together; texts: as in `Data`.
    """

    def __init__(
        self, environment: str, ours: Path, content: type[C], rules: Sequence[Rule[C]], texts: Sequence[str] = ()
    ) -> None:
        self.environment: str = environment
        self.ours: Path = ours
        self.content: type[C] = content
        self.files: tuple[str, ...] = tuple(content.models())
        self.rules: Sequence[Rule[C]] = rules
        self.texts: Sequence[str] = texts
        self._own: Files = {}
        self._found: dict[object, list[Problem]] = {}
        self._ruled: dict[int, tuple[set[str], list[Problem]]] = {}
        self._ids: frozenset[str] = frozenset()

    @property
    def clauses(self) -> Registry:
        """Every clause of the rulebook, in its order; read once."""
        return registry_at(self.ours / CLAUSES)

    def check(self, folder: Path | None) -> list[Problem]:
        """Everything that is wrong with a pack (None: with our own data); empty when it can be used.

        Every file is held against its model, the names in it against the entries that have them; then the files that
        pass are held against each other.
        """
        shape_problems: Checker = import_module(CHECKER).problems
        files, problems = self._read(folder)
        theirs = {name for name in self.files if folder is not None and (folder / name).exists()}
        models = self.content.models()
        for name, content in files.items():
            problems += self._looked(name, theirs, (name,), partial(shape_problems, name, models[name], content))
        known = Known(_without(files, problems))
        for name, content in _without(files, problems).items():
            look = partial(shape_problems, name, models[name], content, known)
            problems += self._looked(("names", name), theirs, self.files, look)
        sound = _without(files, problems)
        whole = self.content(sound)
        for n, rule in enumerate(self.rules):
            problems += self._broken(n, rule, whole.view(), theirs)
        for name, content in sound.items():
            problems += self._looked((CLAUSES, name), theirs, (name,), partial(self._citations, name, content))
        return problems

    def _looked(
        self, what: object, theirs: set[str], needs: Iterable[str], look: Callable[[], list[Problem]]
    ) -> list[Problem]:
        """What a look at some files finds; where none of them is the owner's, they are looked at once."""
        if not theirs.isdisjoint(needs):
            return look()
        if what not in self._found:
            self._found[what] = look()
        return self._found[what]

    def _broken(self, n: int, rule: Rule[C], content: C, theirs: set[str]) -> list[Problem]:
        """The faults of a rule's file; none where a file is not sound that the rule needs."""
        if n in self._ruled and theirs.isdisjoint(self._ruled[n][0]):
            return self._ruled[n][1]
        try:
            found = [Problem(rule.file, place, wrong, right) for place, wrong, right in rule.faults(content)]
        except Missing:
            found = []
        if theirs.isdisjoint(content.asked):
            self._ruled[n] = content.asked, found
        return found

    def load(self, folder: Path | None) -> Data[C]:
        """The data with an owner's pack laid over ours (None: ours alone). Raises DataError when the pack is broken."""
        problems = [] if folder is None else self.check(folder)
        files, unread = self._read(folder)
        problems = problems or unread
        if problems:
            raise DataError(folder or self.ours, problems)
        return Data(files, self.content(files), "" if folder is None else str(folder), self.texts)

    def load_named(self) -> Data[C]:
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

    def _of_ours(self, name: str) -> Table:
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

    def _citations(self, name: str, content: Table) -> list[Problem]:
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


def _parse(path: Path, name: str, problems: list[Problem]) -> Table | None:
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


def _without(files: Files, problems: Iterable[Problem]) -> Files:
    """The files about which there is no problem."""
    broken = {problem.file for problem in problems}
    return {name: content for name, content in files.items() if name not in broken}
