"""The words of a game explained, and what else players ask for by other words than its rulebook has: a room's data.

A room keeps `glossary.toml` beside its clauses: `[[term]]`, a word of the game with a name and an explanation in
each language, and `[[topic]]`, a matter that players ask for, which needs no explanation. Both name the clauses to
read, the first one first.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.kernel.tomlfile import read_toml
from polemos.room.texts import LANGUAGES

GLOSSARY: Final = "glossary.toml"
KEYS: Final = {
    "term": {"id", "see", *(f"{key}{language}" for key in ("", "also_", "asked_", "text_") for language in LANGUAGES)},
    "topic": {"see", *(f"asked_{language}" for language in LANGUAGES)},
}


@dataclass(slots=True, frozen=True)
class Term:
    """A word of the game, by language.

    name: as it is headed; also: other forms in which rules write it; text: what it is, in a sentence or two; see: the
    ids of its clauses.
    """

    id: str
    name: dict[str, str]
    also: dict[str, tuple[str, ...]]
    text: dict[str, str]
    see: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Matter:
    """What can be asked for: the words that players use for it, in all languages, and the clauses that answer.

    term: the word of the glossary that it is, or None.
    """

    asked: tuple[str, ...]
    see: tuple[str, ...]
    term: Term | None


class GlossaryError(ValueError):
    """A glossary that cannot be read: says in which file, in which entry, and what would be right."""


@dataclass(slots=True, frozen=True)
class Glossary:
    """The words of one game."""

    terms: tuple[Term, ...] = ()
    matters: tuple[Matter, ...] = ()


@cache
def glossary_at(folder: Path) -> Glossary:
    """The glossary of a room's data folder, read once; one without any word where there is no file.

    Raises GlossaryError.
    """
    path = folder / GLOSSARY
    if not path.is_file():
        return Glossary()
    data = read_toml(path)
    terms = [_term(entry, path) for entry in _entries(data, "term", path)]
    matters = [Matter(tuple(_asked(entry)), tuple(entry["see"]), None) for entry in _entries(data, "topic", path)]
    named = [
        Matter(tuple(dict.fromkeys([*_written(term), *_asked(entry)])), term.see, term)
        for term, entry in zip(terms, data.get("term", []), strict=True)
    ]
    return Glossary(tuple(terms), (*named, *matters))


def _entries(data: dict[str, Any], kind: str, path: Path) -> Iterator[dict[str, Any]]:
    """The entries of a kind, each with no other keys than it may have and all that it must have."""
    must = KEYS[kind] - {f"{key}{language}" for key in ("also_", "asked_") for language in LANGUAGES}
    for n, entry in enumerate(data.get(kind, []), 1):
        wrong = sorted(entry.keys() - KEYS[kind]) or sorted(must - entry.keys())
        if wrong:
            raise GlossaryError(f"{path}: {kind} {n}: {wrong[0]} is unknown or missing; right: {', '.join(KEYS[kind])}")
        yield entry


def _term(entry: dict[str, Any], path: Path) -> Term:
    return Term(
        id=entry["id"],
        name={language: entry[language] for language in LANGUAGES},
        also={language: tuple(entry.get(f"also_{language}", ())) for language in LANGUAGES},
        text={language: entry[f"text_{language}"] for language in LANGUAGES},
        see=tuple(entry["see"]),
    )


def _written(term: Term) -> Iterator[str]:
    for language in LANGUAGES:
        yield term.name[language]
        yield from term.also[language]


def _asked(entry: dict[str, Any]) -> Iterator[str]:
    for language in LANGUAGES:
        yield from entry.get(f"asked_{language}", ())
