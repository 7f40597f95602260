"""Names of places, people and things in both languages."""

from typing import Any, Final

from polemos.games.belisarius.world import DATA

LANGUAGES: Final = ("en", "ja")
_FILE: Final[dict[str, Any]] = DATA.files["names.toml"]

#: By section of names.toml and name in the data: (English, Japanese).
NAMES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    section: {key: (pair["en"], pair["ja"]) for key, pair in entries.items()}
    for section, entries in _FILE.items()
    if isinstance(entries, dict)
}


def name_of(section: str, key: str, language: str) -> str:
    """The name of something in a language; what a data pack has not named keeps its name in the data."""
    pair = NAMES[section].get(key)
    return key if pair is None else pair[LANGUAGES.index(language)]
