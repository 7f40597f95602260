"""Names of places, people and things in both languages, out of a room's names.toml."""

from collections.abc import Iterable, Mapping

from polemos.room.texts import LANGUAGES

Names = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By section of names.toml and name in the data: the name in each language, in the order of LANGUAGES."""


def named(names: Names, section: str, key: str) -> dict[str, str]:
    """The name of something in each language; what a data pack has not named keeps its name in the data."""
    said = names.get(section, {}).get(key)
    return {language: key if said is None else said[i] for i, language in enumerate(LANGUAGES)}


class NameBook:
    """Looks up the names of a room."""

    def __init__(self, names: Names) -> None:
        self._names: Names = names
        self._found: dict[tuple[str, str], dict[str, str]] = {}

    def __call__(self, section: str, key: str) -> dict[str, str]:
        """A name in each language: one object for all who speak of it, and not to be changed."""
        found = self._found.get((section, key))
        if found is None:
            found = self._found[section, key] = named(self._names, section, key)
        return found

    def each(self, section: str, keys: Iterable[str], language: str) -> tuple[str, ...]:
        """Several names of a section in a language."""
        return tuple([self(section, key)[language] for key in keys])
