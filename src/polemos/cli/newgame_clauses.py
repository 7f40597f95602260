"""A registry of clauses that somebody brings to a new game: read, checked, put before the clauses that are there."""

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from polemos.cli.words import Wrong
from polemos.kernel.clauses import NOT_ENFORCEABLE
from polemos.kernel.errors import BadInput, shown
from polemos.room.data_models import Model, OneOf, Text
from polemos.room.data_pack import CHECKER, Checker

KINDS: Final = (
    *("definition", "note", "procedure", "restriction", "effect", "table", "event", "card"),
    *("scenario", "victory", "optional", "errata"),
)
BEGINNING: Final = "start."
"""What stands before the ids of the little game's clauses where the room has another rulebook."""
MOST: Final = 10
"""Problems that are told; who has more of them knows what to look for."""
ClauseId = Annotated[str, Text(r"[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*", 'the id of a clause such as "17.54a"')]


class ClauseEntry(Model, said="basis missing missing_ja"):
    """A clause as it stands in a registry."""

    id: ClauseId
    title: str
    title_ja: str
    kind: Annotated[str, OneOf(KINDS)]
    text: str
    text_ja: str = ""
    refs: tuple[ClauseId, ...]
    optional: bool = False
    missing: str = ""
    missing_ja: str = ""
    basis: str = ""


class SectionEntry(Model):
    """A chapter of the rulebook."""

    id: ClauseId
    title: str
    title_ja: str


class RegistryFile(Model):
    """clauses.toml."""

    section: tuple[SectionEntry, ...] = ()
    clause: tuple[ClauseEntry, ...]


class Rulebook(NamedTuple):
    """A registry that can be used: its text as it stands in its file, and the clauses that want code."""

    text: str
    to_do: tuple[str, ...]

    def followed_by(self, more: str) -> str:
        """The text of a registry that has further clauses, whose ids no clause here has."""
        return f"{self.text.rstrip()}\n\n{more}"


def checked_clauses(file: Path) -> Rulebook:
    """A registry from a file. Raises Wrong or BadInput, which names what is wrong, where, and what would be right."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise Wrong("wrong-clauses-file", file=file, error=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise Wrong("wrong-clauses-file", file=file, error=f"not UTF-8 at byte {error.start}") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Wrong("wrong-clauses-file", file=file, error=f"not TOML: {error}") from error
    problems: Checker = import_module(CHECKER).problems
    bad = [str(problem) for problem in problems(str(file), RegistryFile, data)] or [
        f"{file}: {fault}" for fault in _faults(data["clause"])
    ]
    bad = bad or _inline(file, text)
    if bad:
        raise BadInput("\n".join([*bad[:MOST], *([f"... and {len(bad) - MOST} more"] if len(bad) > MOST else [])]))
    enforceable = [entry["id"] for entry in data["clause"] if entry["kind"] not in NOT_ENFORCEABLE]
    return Rulebook(text, tuple(enforceable))


def _inline(file: Path, text: str) -> list[str]:
    """Clauses in one list in brackets, behind which no further ones can be written."""
    try:
        tomllib.loads(f"{text}\n[[clause]]\n[[section]]\n")
    except tomllib.TOMLDecodeError:
        return [f"{file}: clauses in one list; expected a table [[clause]] for each"]
    return []


def _faults(entries: list[dict[str, Any]]) -> list[str]:
    """What the clauses must fulfil together: no id twice, and none that nothing has."""
    found: list[str] = []
    ids: set[str] = set()
    for n, entry in enumerate(entries, 1):
        if entry["id"] in ids:
            found.append(f"clause[{n}].id: {shown(entry['id'])} twice; expected an id of its own")
        if entry["id"].startswith(BEGINNING):
            found.append(f"clause[{n}].id: {shown(entry['id'])}; expected one that does not begin with {BEGINNING}")
        ids.add(entry["id"])
    for n, entry in enumerate(entries, 1):
        found += [
            f"clause[{n}].refs: unknown clause {shown(ref)}; expected the id of a clause in this file"
            for ref in entry["refs"]
            if ref not in ids
        ]
    return found
