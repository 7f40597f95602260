"""Names of places, people and things in both languages, out of a room's names.toml."""

from collections.abc import Mapping
from typing import Any

from polemos.room.texts import LANGUAGES

Names = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By section of names.toml and name in the data: the name in each language, in the order of LANGUAGES."""


def read_names(content: Mapping[str, Any]) -> Names:
    """The names in a file: a table for each section, an inline table with every language for each name."""
    return {
        section: {key: tuple(str(said[language]) for language in LANGUAGES) for key, said in entries.items()}
        for section, entries in content.items()
        if isinstance(entries, dict)
    }


def named(names: Names, section: str, key: str) -> dict[str, str]:
    """The name of something in each language; what a data pack has not named keeps its name in the data."""
    said = names[section].get(key)
    return {language: key if said is None else said[i] for i, language in enumerate(LANGUAGES)}
