"""What is wrong in data files, told in plain words: a problem a line, with its place in the file."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from polemos.kernel.errors import shown

#: Keys that any table may have: where its facts come from.
ORIGIN: Final = ("provenance", "basis", "known", "clause", "clauses", "note", "unverified")
PROVENANCES: Final = ("source", "reconstructed")

#: Characters of the place of a problem.
LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a data file: which file, where in it, what is wrong, what would be right."""

    file: str
    place: str
    wrong: str
    right: str

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        if len(place) > LONGEST:
            place = f"{place[:LONGEST]}...: "
        return f"{self.file}: {place}{self.wrong}; expected {self.right}"


def kind_of(value: object) -> str:
    """The TOML name of a value's type, with the value where it is short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return f"the number {shown(value)}"
    if isinstance(value, str):
        return f'"{value}"' if len(value) < 40 else "a text"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else f"a {type(value).__name__}"


def one_of(words: Iterable[str | int]) -> str:
    """The words that could stand at a place."""
    return "one of " + ", ".join(str(word) for word in words)


def close_to(value: object, words: Iterable[str | int]) -> str:
    """A hint at the word that may have been meant."""
    close = get_close_matches(str(value), [str(word) for word in words], 1)
    return f" ({close[0]}?)" if close else ""


def inside(place: str, *keys: str | int) -> str:
    """The path of a key or of an element (counted from 1, as people do) within `place`; of several, one in another."""
    for key in keys:
        if isinstance(key, int):
            place = f"{place}[{key + 1}]"
        else:
            name = key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else f'"{key}"'
            place = f"{place}.{name}" if place else name
    return place


def twice(names: Sequence[str], place: str, key: str, right: str = "every one once") -> Iterator[tuple[str, str, str]]:
    """The faults of a list at a place whose entries have their names under a key, where a name stands twice."""
    for i, name in enumerate(names):
        if name in names[:i]:
            yield inside(place, i, key), f'"{name}" twice', right


def lacking(entry: object, keys: Iterable[str], place: str, of: str) -> Iterator[tuple[str, str, str]]:
    """The faults of an entry, a model, that is without some of the keys which its kind needs."""
    for key in keys:
        if key not in vars(entry):
            yield inside(place, key), "missing", f"this key for {of}"


def bare(value: Any) -> Any:
    """A file without the keys that say where its facts come from."""
    if isinstance(value, dict):
        return {key: bare(element) for key, element in value.items() if key not in ORIGIN}
    return [bare(element) for element in value] if isinstance(value, list) else value


def at_places(value: object, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table within a file, with its path."""
    if isinstance(value, dict):
        yield place, value
        for key, element in value.items():
            yield from at_places(element, inside(place, key))
    elif isinstance(value, list):
        for i, element in enumerate(value):
            yield from at_places(element, inside(place, i))
