"""Keys of positions for rows of the state: numbers, words, bits and pieces by the name of what they are told of."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from polemos.kernel.fields import fields_of
from polemos.room.palette import Ask, KitForm
from polemos.room.position_keys import Key, those
from polemos.room.positions import Named, PositionParser
from polemos.room.view_models import Field

Usual = Callable[[Any, int], int]
"""The value of an entry of which nothing is said, by state and entry."""
Asked = Callable[[KitForm], list[Field]]
NOBODY_NAME: Final = "nobody"
"""The word for neither side."""


def nothing(s: Any, n: int) -> int:
    """Of which nothing is said, that is 0."""
    return 0


# ------------------------------------------------------------------------------------------------------------- bits


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
    """A field whose bits have names; what is not said stays as the base has it."""

    def read(d: PositionParser, s: Any) -> None:
        if name in d.data:
            setattr(s, name, bits_of(d, name, d.data[name], bits))

    return Key(name, read, lambda s: words_of(getattr(s, name), bits), ask)


def row_of_bits(key: str, field: str, heads: Named, bits: Mapping[str, int], lies: bool = True) -> Key:
    """A row whose entries are bits that have names."""

    def read(d: PositionParser, s: Any) -> None:
        for head, words in d.table(key).items():
            for n in d.meant(key, [head], heads):
                getattr(s, field)[n] = bits_of(d, f"{key}.{head}", words, bits)

    def write(s: Any) -> dict[str, list[str]]:
        return {heads.names[n]: words_of(value, bits) for n, value in enumerate(getattr(s, field)) if value}

    return Key(key, read, write, lies=lies, rank=1)


# ---------------------------------------------------------------------------------------------------- numbers, words


def row(
    name: str,
    heads: Named,
    usual: Usual = nothing,
    lies: bool = False,
    fields: Asked | None = None,
) -> Key:
    """A row of numbers; usual: the one of which nothing is said; fields: what a form asks."""

    def read(d: PositionParser, s: Any) -> None:
        for head, value in d.table(name).items():
            for n in d.meant(name, [head], heads):
                getattr(s, name)[n] = d.number(f"{name}.{head}", value, *fields_of(type(s)).ranges[name])

    def write(s: Any) -> dict[str, int]:
        return {heads.names[n]: value for n, value in enumerate(getattr(s, name)) if value != usual(s, n)}

    return Key(name, read, write, fields=fields, lies=lies, rank=1)


def row_of_words(
    name: str,
    heads: Named,
    words: Sequence[str],
    usual: Usual = nothing,
    first: int = 0,
    lies: bool = False,
    fields: Asked | None = None,
) -> Key:
    """A row of words; first: the value for which the first of them stands."""

    def read(d: PositionParser, s: Any) -> None:
        for head, word in d.table(name).items():
            for n in d.meant(name, [head], heads):
                if word in words:
                    getattr(s, name)[n] = words.index(word) + first
                else:
                    d.note(f"{name}.{head}", f"must be one of {', '.join(words)}, not {word!r}")

    def write(s: Any) -> dict[str, str]:
        entries = enumerate(getattr(s, name))
        return {heads.names[n]: words[value - first] for n, value in entries if value != usual(s, n)}

    return Key(name, read, write, fields=fields, lies=lies)


def row_of_each(name: str, heads: Named, sides: Sequence[str], words: Sequence[str] = ()) -> Key:
    """By side a row of numbers, one after the other in the field; words: what stands for them, if anything does."""
    names = heads.names

    def read(d: PositionParser, s: Any) -> None:
        for side, table in d.table(name).items():
            if side not in sides or not isinstance(table, dict):
                d.note(name, f"must be a table for each of {', '.join(sides)}")
                continue
            for head, value in table.items():
                for n in d.meant(f"{name}.{side}", [head], heads):
                    getattr(s, name)[sides.index(side) * len(names) + n] = meant(d, s, f"{name}.{side}.{head}", value)

    def meant(d: PositionParser, s: Any, where: str, value: Any) -> int:
        least, most = fields_of(type(s)).ranges[name]
        if not words:
            return d.number(where, value, least, most)
        if value not in words:
            d.note(where, f"must be one of {', '.join(words)}")
            return least
        return words.index(value)

    def write(s: Any) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for n, value in enumerate(getattr(s, name)):
            if value:
                said = found.setdefault(sides[n // len(names)], {})
                said[names[n % len(names)]] = words[value] if words else value
        return found

    return Key(name, read, write)


# ------------------------------------------------------------------------------------------------------------ pieces


def noughts(name: str, things: Named, ask: Ask | None = None) -> Key:
    """A row of noughts and ones: those for which it has a one."""

    def read(d: PositionParser, s: Any) -> None:
        for n in d.those(name, things):
            getattr(s, name)[n] = 1

    return Key(name, read, lambda s: those(things.names, getattr(s, name)), ask, lies=True, rank=1)


def several(name: str, things: Named) -> Key:
    """A list of some things, in the order in which they are named."""

    def read(d: PositionParser, s: Any) -> None:
        setattr(s, name, list(d.those(name, things)))

    return Key(name, read, lambda s: [things.names[n] for n in getattr(s, name)], lies=True, rank=2)


def gathered(row: Sequence[int], called: Callable[[int, int], str], names: Sequence[str]) -> dict[str, list[str]]:
    """Things by what a row says of them; called: that, by thing and value, "" where nothing is said."""
    found: dict[str, list[str]] = {}
    for n, value in enumerate(row):
        if head := called(n, value):
            found.setdefault(head, []).append(names[n])
    return found


def belonging(
    name: str, heads: Named, things: Named, called: Callable[[int], str] | None = None, kind: str = "unit"
) -> Key:
    """A row that says of pieces to what each belongs: by name of that, who.

    called: "" where nothing is said, if that is not said of what is below 0 alone; kind: what a piece is not for which
    the row has no entry.
    """

    def head(_: int, value: int) -> str:
        if called is not None:
            return called(value)
        return heads.names[value] if value >= 0 else ""

    def read(d: PositionParser, s: Any) -> None:
        entries = getattr(s, name)
        for value, where, who in d.placed(name, heads):
            for piece in d.meant(where, [who], things):
                if piece < len(entries):
                    entries[piece] = value
                else:
                    d.note(where, f"{things.names[piece]} is no {kind}")

    return Key(name, read, lambda s: gathered(getattr(s, name), head, things.names), lies=True, rank=1)


def pieces(
    name: str,
    places: Named,
    things: Named,
    called: Callable[[int, int], str],
    done: Callable[[Any], None],
    rank: int = 0,
) -> Key:
    """Where pieces stand, in the row `loc`: whom a position names stands nowhere else.

    called: a place by piece and number, "" where a piece stands of which nothing is said; done: what is to be built of
    that.
    """

    def read(d: PositionParser, s: Any) -> None:
        placed: set[int] = set()
        for place, where, text in d.placed(name, places):
            for piece in d.meant(where, [text], things):
                if piece in placed:
                    d.note(name, f"{things.names[piece]} stands in two places")
                s.loc[piece] = place
                placed.add(piece)
        done(s)

    return Key(name, read, lambda s: gathered(s.loc, called, things.names), lies=True, rank=rank)
