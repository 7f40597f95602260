"""Names of places, people and things in both languages."""

from typing import Final

from polemos.games.belisarius.data.pack import FILES
from polemos.room.names import Names, named
from polemos.room.texts import LANGUAGES as LANGUAGES

#: By section of names.toml and name in the data: the name in English and Japanese.
NAMES: Final[Names] = FILES.names


def name_of(section: str, key: str, language: str) -> str:
    """The name of something in a language; what a data pack has not named keeps its name in the data."""
    return named(NAMES, section, key)[language]
