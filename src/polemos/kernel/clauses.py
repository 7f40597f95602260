"""The registry of a game's clauses, and which of them code and tests name.

Code cites a clause in square brackets in a docstring or a comment, or as a string equal to its id; a test cites it
with the marker `clause`. What the tests proved is read from the report that the test run itself writes.
"""

import ast
import io
import json
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final, Literal

from polemos.kernel.errors import BadInput
from polemos.kernel.tomlfile import read_toml

NOT_ENFORCEABLE: Final = frozenset({"definition", "note"})
"""Kinds of clause that nothing can break."""

Provenance = Literal["source", "reconstructed"]
SOURCE: Final = "source"
RECONSTRUCTED: Final = "reconstructed"
LANGUAGES: Final = ("en", "ja")
CITED: Final = re.compile(r"\[([^\[\]]+)\]")


@dataclass(slots=True, frozen=True)
class Clause:
    """One rule of a rulebook: a stable id, the kind of rule, title and text, and the clauses that it refers to.

    `text_ja` is empty where only the title is available in Japanese. `missing` names what the source lacks and
    the reconstruction supplies; it is empty where the source lacks nothing, or the whole clause: then `provenance` says
    "reconstructed".
    """

    id: str
    kind: str
    title: str
    title_ja: str
    text: str
    text_ja: str
    refs: tuple[str, ...]
    optional: bool
    missing: str
    missing_ja: str = ""
    provenance: Provenance = SOURCE

    @property
    def reconstructed(self) -> bool:
        """Whether it does not rest on the source alone."""
        return self.provenance == RECONSTRUCTED or bool(self.missing)

    @property
    def enforceable(self) -> bool:
        """Whether code must enforce it and a test must prove it."""
        return self.kind not in NOT_ENFORCEABLE

    def title_in(self, language: str) -> str:
        """The title in a language."""
        return self.title_ja if language == "ja" else self.title

    def text_in(self, language: str) -> str:
        """The text in a language, in English where there is no other."""
        return self.text_ja if language == "ja" and self.text_ja else self.text

    def missing_in(self, language: str) -> str:
        """What the source lacks, in a language, in English where there is no other."""
        return self.missing_ja if language == "ja" and self.missing_ja else self.missing


@dataclass(slots=True, frozen=True)
class Section:
    """A chapter of a rulebook: the clauses whose ids begin with `id` and a dot or a hyphen, and its titles."""

    id: str
    title: str
    title_ja: str

    def title_in(self, language: str) -> str:
        """The title in a language."""
        return self.title_ja if language == "ja" else self.title


class Registry:
    """All clauses of one game and the titles of its sections, in the order of the rulebook."""

    def __init__(self, clauses: Iterable[Clause], sections: Iterable[Section] = ()) -> None:
        self.clauses: dict[str, Clause] = {c.id: c for c in clauses}
        self.sections: tuple[Section, ...] = tuple(sections)

    def __getitem__(self, clause_id: str) -> Clause:
        try:
            return self.clauses[clause_id]
        except KeyError:
            raise BadInput(f"no clause {clause_id!r}; search by words to find its number") from None

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self.clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)

    def entry(self, clause_id: str, language: str) -> str:
        """What an entry says, with its further parts.

        "strat.leader.a" goes on in "strat.leader.b" and "strat.leader.c", "event.25" in "event.25b" and so on.
        """
        found = [self[clause_id].text_in(language)]
        stem = clause_id.removesuffix("a")
        for letter in ascii_lowercase[1:]:
            part = self.clauses.get(f"{stem}{letter}")
            if part is None:
                break
            found.append(part.text_in(language))
        return ("" if language == "ja" else " ").join(found)


def load_registry(path: Path) -> Registry:
    """Read a clauses.toml."""
    data = read_toml(path)
    sections = [Section(entry["id"], entry["title"], entry["title_ja"]) for entry in data.get("section", [])]
    return Registry([_clause(entry) for entry in data["clause"]], sections)


@cache
def registry_at(path: Path) -> Registry:
    """The same, read once for all who ask."""
    return load_registry(path)


def _clause(entry: dict[str, Any]) -> Clause:
    return Clause(
        id=entry["id"],
        kind=entry["kind"],
        title=entry["title"],
        title_ja=entry["title_ja"],
        text=entry["text"],
        text_ja=entry.get("text_ja", ""),
        refs=tuple(entry["refs"]),
        optional=bool(entry.get("optional", False)),
        missing=entry.get("missing", ""),
        missing_ja=entry.get("missing_ja", ""),
        provenance=entry.get("provenance", SOURCE),
    )


# ---------------------------------------------------------------- coverage


@dataclass(slots=True, frozen=True)
class Coverage:
    """Which enforceable clauses of a game stand in code and in a passed test."""

    clauses: int
    enforceable: tuple[str, ...]
    enforced: frozenset[str]
    tested: frozenset[str]

    @property
    def missing(self) -> list[str]:
        """Enforceable clauses without code or without a test."""
        return [c for c in self.enforceable if c not in self.enforced or c not in self.tested]

    def as_json(self) -> dict[str, Any]:
        """The facts for `--json`."""
        return {
            "clauses": self.clauses,
            "enforceable": len(self.enforceable),
            "enforced": sum(c in self.enforced for c in self.enforceable),
            "tested": sum(c in self.tested for c in self.enforceable),
            "missing": self.missing,
        }


def coverage(registry: Registry, room: Path, tested: Iterable[str]) -> Coverage:
    """Compare a registry with the sources of a game room (a folder) and with what a test run proved."""
    return Coverage(
        clauses=len(registry),
        enforceable=tuple(c.id for c in registry if c.enforceable),
        enforced=frozenset(cited_in_room(registry, room)),
        tested=frozenset(tested),
    )


def cited_in_room(registry: Registry, room: Path) -> dict[str, list[str]]:
    """Where the code and the data of a room cite each clause: clause id to "file:line" places."""
    places: dict[str, list[str]] = {}
    for path in sorted(room.rglob("*.py")):
        for clause, line in cited_in_source(registry, path.read_text(encoding="utf-8")):
            places.setdefault(clause, []).append(f"{path.relative_to(room)}:{line}")
    for path in sorted(room.rglob("*.toml")):
        if path.name != "clauses.toml":
            for clause in _cited_in_data(registry, read_toml(path)):
                places.setdefault(clause, []).append(str(path.relative_to(room)))
    return places


def cited_in_source(registry: Registry, source: str) -> Iterator[tuple[str, int]]:
    """Clauses cited in one Python source, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for clause in cited_in_text(registry, token.string):
                yield clause, token.start[0]
        elif token.type == tokenize.STRING:
            try:
                value = ast.literal_eval(token.string)
            except (ValueError, SyntaxError):
                continue
            if isinstance(value, str):
                if value in registry:
                    yield value, token.start[0]
                for clause in cited_in_text(registry, value):
                    yield clause, token.start[0]


def cited_in_text(registry: Registry, text: str) -> list[str]:
    """Ids in square brackets, several with commas between; a bracket that holds anything else is not a citation."""
    found = []
    for inside in CITED.findall(text):
        ids = [part.strip() for part in inside.split(",")]
        if all(i in registry for i in ids):
            found += ids
    return found


def _cited_in_data(registry: Registry, value: Any, key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for k, v in value.items():
            yield from _cited_in_data(registry, v, k)
    elif isinstance(value, list):
        for v in value:
            yield from _cited_in_data(registry, v, key)
    elif isinstance(value, str) and key in ("clause", "clauses", "known") and value in registry:
        yield value


def tested_clauses(game: str, reports: Iterable[Path]) -> list[str]:
    """Clauses that the tests of a game proved, out of the first report that exists; empty without any.

    A report may name the game as its package is named: with underscores where the game has hyphens.
    """
    for path in reports:
        if path.is_file():
            proven = json.loads(path.read_text(encoding="utf-8"))
            return list(proven.get(game, proven.get(game.replace("-", "_"), [])))
    return []
