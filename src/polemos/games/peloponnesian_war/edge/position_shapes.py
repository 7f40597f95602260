"""Keys of positions of one kind or another: rows by name, bits by word, numbers of each side."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from polemos.games.peloponnesian_war.data.tables import SIDE_NAMES
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.fields import fields_of
from polemos.room.palette import NUMBER, Ask, KitForm
from polemos.room.position_keys import Key, of_sides, those
from polemos.room.positions import Named, PositionParser
from polemos.room.view_models import Field

NOBODY_NAME: Final = "nobody"


def reach(name: str) -> tuple[int, int]:
    """Between which numbers a field lies."""
    return fields_of(War).ranges[name]


def number(name: str, group: str = "") -> Key:
    """A field that is a number; what is not said stays as the base has it."""
    least, most = reach(name)

    def read(d: PositionParser, s: War) -> None:
        setattr(s, name, d.number(name, d.data.get(name, getattr(s, name)), least, most))

    ask = Ask(NUMBER, group, reach=lambda s: (least, most)) if group else None
    return Key(name, read, lambda s: getattr(s, name), ask)


def bits_of(d: PositionParser, where: str, words: Any, bits: Mapping[str, int]) -> int:
    """The number whose bits some words stand for."""
    found = 0
    for word in d.names(where, words):
        if word in bits:
            found |= bits[word]
        else:
            d.note(where, f"must be some of {', '.join(bits)}, not {word!r}")
    return found


def words_of(value: int, bits: Mapping[str, int]) -> list[str]:
    """The words for the bits of a number."""
    return [word for word, bit in bits.items() if value & bit]


def flags(name: str, bits: Mapping[str, int], ask: Ask | None = None) -> Key:
    """A field whose bits have names."""

    def read(d: PositionParser, s: War) -> None:
        if name in d.data:
            setattr(s, name, bits_of(d, name, d.data[name], bits))

    return Key(name, read, lambda s: words_of(getattr(s, name), bits), ask)


def row_of_bits(key: str, name: str, heads: Named, names: Sequence[str], bits: Mapping[str, int]) -> Key:
    """A row whose entries are bits that have names."""

    def read(d: PositionParser, s: War) -> None:
        for head, words in d.table(key).items():
            for number in d.meant(key, [head], heads):
                getattr(s, name)[number] = bits_of(d, f"{key}.{head}", words, bits)

    def write(s: War) -> dict[str, list[str]]:
        return {names[n]: words_of(value, bits) for n, value in enumerate(getattr(s, name)) if value}

    return Key(key, read, write, lies=True, rank=1)


def row(
    name: str,
    heads: Named,
    names: Sequence[str],
    usual: Callable[[War, int], int],
    lies: bool = False,
    fields: Callable[[KitForm], list[Field]] | None = None,
) -> Key:
    """A row of numbers; usual: the one of which nothing is said; fields: what a form asks."""
    least, most = reach(name)

    def read(d: PositionParser, s: War) -> None:
        for head, value in d.table(name).items():
            for number in d.meant(name, [head], heads):
                getattr(s, name)[number] = d.number(f"{name}.{head}", value, least, most)

    def write(s: War) -> dict[str, int]:
        return {names[n]: value for n, value in enumerate(getattr(s, name)) if value != usual(s, n)}

    return Key(name, read, write, fields=fields, lies=lies, rank=1)


def sided(
    name: str,
    heads: Named,
    names: Sequence[str],
    first: int,
    usual: Callable[[War, int], int],
    lies: bool = False,
    fields: Callable[[KitForm], list[Field]] | None = None,
) -> Key:
    """A row that names a side for each; first: the number for Athens, nobody being the one before it."""
    words = (NOBODY_NAME, *SIDE_NAMES)

    def read(d: PositionParser, s: War) -> None:
        for head, word in d.table(name).items():
            for number in d.meant(name, [head], heads):
                if word in words:
                    getattr(s, name)[number] = words.index(word) - 1 + first
                else:
                    d.note(f"{name}.{head}", f"must be one of {', '.join(words)}, not {word!r}")

    def write(s: War) -> dict[str, str]:
        return {names[n]: words[value - first + 1] for n, value in enumerate(getattr(s, name)) if value != usual(s, n)}

    return Key(name, read, write, fields=fields, lies=lies)


def of_each(name: str, group: str = "", idle: int | None = 0) -> Key:
    """A number of each side; what is not said stays as the base has it; idle: the number of which nothing is said."""
    least, most = reach(name)

    def read(d: PositionParser, s: War) -> None:
        for side, number in d.by_side(name):
            getattr(s, name)[side] = d.number(f"{name}.{SIDE_NAMES[side]}", number, least, most)

    ask = Ask(NUMBER, group, reach=lambda s: (least, most), each_side=True) if group else None
    return Key(name, read, lambda s: of_sides(SIDE_NAMES, getattr(s, name), idle), ask)


def row_of_each(name: str, heads: Named, names: Sequence[str], words: Sequence[str] = ()) -> Key:
    """By side a row of numbers, one after the other in the field; words: what stands for them, if anything does."""
    least, most = reach(name)

    def read(d: PositionParser, s: War) -> None:
        for side, table in d.table(name).items():
            if side not in SIDE_NAMES or not isinstance(table, dict):
                d.note(name, f"must be a table for each of {', '.join(SIDE_NAMES)}")
                continue
            for head, value in table.items():
                for number in d.meant(f"{name}.{side}", [head], heads):
                    getattr(s, name)[SIDE_NAMES.index(side) * len(names) + number] = meant(d, side, head, value)

    def meant(d: PositionParser, side: str, head: str, value: Any) -> int:
        if not words:
            return d.number(f"{name}.{side}.{head}", value, least, most)
        if value not in words:
            d.note(f"{name}.{side}.{head}", f"must be one of {', '.join(words)}")
            return least
        return words.index(value)

    def write(s: War) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for n, value in enumerate(getattr(s, name)):
            if value:
                said = found.setdefault(SIDE_NAMES[n // len(names)], {})
                said[names[n % len(names)]] = words[value] if words else value
        return found

    return Key(name, read, write)


def noughts(name: str, things: Named, names: Sequence[str]) -> Key:
    """A row of noughts and ones."""

    def read(d: PositionParser, s: War) -> None:
        for number in d.those(name, things):
            getattr(s, name)[number] = 1

    return Key(name, read, lambda s: those(names, getattr(s, name)), lies=True, rank=1)
