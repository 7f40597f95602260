"""Shapes of data files: a value is held against a shape, and what is wrong with it becomes problems in plain words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from polemos.room.data_problems import ORIGIN, PROVENANCES, Problem, close_to, inside, kind_of, one_of


class Shape:
    """What a value has to look like."""

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        """(place, what is wrong, what would be right) for each fault."""
        raise NotImplementedError

    def problems(self, file: str, value: object) -> list[Problem]:
        return [Problem(file, place, wrong, right) for place, wrong, right in self.faults(value, "")]


@dataclass(frozen=True, slots=True)
class Whole(Shape):
    """A whole number between two bounds."""

    least: int = 0
    most: int = 999

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            yield place, kind_of(value), f"a whole number from {self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Halves(Shape):
    """A number of points in steps of one half."""

    most: int = 99

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not number or not 0 <= float(str(value)) <= self.most or float(str(value)) * 2 % 1:
            yield place, kind_of(value), f"a number from 0 to {self.most} in steps of 0.5"


@dataclass(frozen=True, slots=True)
class Real(Shape):
    """Any number between two bounds."""

    least: float
    most: float

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not number or not self.least <= float(str(value)) <= self.most:
            yield place, kind_of(value), f"a number from {self.least:g} to {self.most:g}"


@dataclass(frozen=True, slots=True)
class Flag(Shape):
    """true or false."""

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, bool):
            yield place, kind_of(value), "true or false"


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A text of a given form, which is described in words for those who missed it."""

    pattern: str = r"(?s).+"
    words: str = "a text"

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            yield place, kind_of(value), self.words


@dataclass(frozen=True, slots=True)
class OneOf(Shape):
    """One of some words (or numbers); where there are many, `called` says what they are."""

    words: tuple[str | int, ...]
    called: str = ""

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if isinstance(value, bool) or not isinstance(value, (str, int)) or value not in self.words:
            yield (
                place,
                kind_of(value),
                self.called + close_to(value, self.words) if self.called else one_of(self.words),
            )


@dataclass(frozen=True, slots=True)
class Words(Shape):
    """Some of a set of words in one text, separated by blanks, each at most once."""

    words: tuple[str, ...]

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        right = f"some of {' '.join(self.words)}, each once, with blanks between"
        listed = value.split() if isinstance(value, str) else []
        if not isinstance(value, str) or len(set(listed)) < len(listed) or any(w not in self.words for w in listed):
            yield place, kind_of(value), right


@dataclass(frozen=True, slots=True)
class ListOf(Shape):
    """A list with elements of one shape. `length` -1: any; `distinct`: no two alike."""

    item: Shape
    length: int = -1
    least: int = 0
    distinct: bool = False

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, list):
            yield place, kind_of(value), "a list"
            return
        if self.length >= 0 and len(value) != self.length:
            yield place, f"{len(value)} entries", f"{self.length}"
        if len(value) < self.least:
            yield place, f"{len(value)} entries", f"at least {self.least}"
        for i, element in enumerate(value):
            yield from self.item.faults(element, inside(place, i))
            if self.distinct and element in value[:i]:
                yield inside(place, i), f"{kind_of(element)} twice", "every entry once"


@dataclass(frozen=True, slots=True)
class Exactly(Shape):
    """A fixed list: the code relies on its order."""

    words: tuple[str, ...]

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, list) or list(self.words) != value:
            shown = str(value) if isinstance(value, list) and len(str(value)) < 90 else kind_of(value)
            yield place, shown, ", ".join(self.words) + ", in this order"


@dataclass(frozen=True, slots=True)
class Table(Shape):
    """A table with required and optional keys; it may also say where its facts come from."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] | None = None

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, dict):
            yield place, kind_of(value), "a table"
            return
        for key, shape in self.required.items():
            if key in value:
                yield from shape.faults(value[key], inside(place, key))
            else:
                yield inside(place, key), "missing", "this key"
        optional = self.optional or {}
        for key, element in value.items():
            if key in optional:
                yield from optional[key].faults(element, inside(place, key))
            elif key in ORIGIN and key not in self.required:
                yield from origin_faults(key, element, inside(place, key))
            elif key not in self.required:
                yield inside(place, key), "unknown key", one_of([*self.required, *optional])


@dataclass(frozen=True, slots=True)
class MapOf(Shape):
    """A table from keys of some form, or from fixed keys, to values of one shape."""

    value: Shape
    pattern: str = ""
    words: str = ""
    keys: Sequence[str] = ()

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        if not isinstance(value, dict):
            yield place, kind_of(value), "a table"
            return
        for key in self.keys:
            if key not in value:
                yield inside(place, key), "missing", "this key"
        for key, element in value.items():
            if key in ORIGIN:
                yield from origin_faults(key, element, inside(place, key))
            elif (self.keys and key not in self.keys) or not re.fullmatch(self.pattern or r"(?s).+", key):
                right = self.words + close_to(key, self.keys) if self.words else one_of(self.keys)
                yield inside(place, key), "unknown key", right
            else:
                yield from self.value.faults(element, inside(place, key))


@dataclass(frozen=True, slots=True)
class Cases(Shape):
    """One of several shapes, told apart by the word under `key`; "" is the case of a table without that key."""

    key: str
    cases: Mapping[str, Shape]

    def faults(self, value: object, place: str) -> Iterator[tuple[str, str, str]]:
        word = value.get(self.key, "") if isinstance(value, dict) else ""
        shape = self.cases.get(word) if isinstance(word, str) else None
        if not isinstance(value, dict):
            yield place, kind_of(value), "a table"
        elif shape is None and word == "":
            yield inside(place, self.key), "missing", "this key"
        elif shape is None:
            yield inside(place, self.key), kind_of(word), "one of " + ", ".join(self.cases)
        else:
            yield from shape.faults(value, place)


def origin_faults(key: str, value: object, place: str) -> Iterator[tuple[str, str, str]]:
    """Faults of a key that says where facts come from."""
    shape: Shape = Text()
    if key == "provenance":
        shape = OneOf(PROVENANCES)
    elif key == "clauses":
        shape = ListOf(Text())
    elif key == "unverified":
        shape = Flag()
    yield from shape.faults(value, place)
