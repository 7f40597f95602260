"""What positions can say, key by key: how each is read, written, and asked for; and keys of the shapes that recur."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from polemos.kernel.dice import DICE_MODES
from polemos.kernel.fields import Range
from polemos.kernel.fields import fields_of as declared_of
from polemos.kernel.options import in_use
from polemos.room.palette import CHOICE, FLAGS, NUMBER, TEXT, Ask, KitForm
from polemos.room.positions import EMPTY, PositionParser, numbered
from polemos.room.view_models import Field, Pick

Reach = Callable[[Any], Range]
"""Between which numbers something lies, in the scenario of a state."""


@dataclass(slots=True, frozen=True)
class Key:
    """One thing that the positions of a room can say: how it is read, written, and asked for in an editor.

    name: where it stands in a position. read: takes it out of a parser into a state; None where the reader of another
    key takes it along. write: what is said there of a state, None or nothing in a list or table where there is nothing
    to say; None where it is never said. ask: the field of a form; fields: what a form asks instead, where that is more
    than one field; neither where an editor has none, because he moves pieces instead, or because only a running game
    knows it. lies: it speaks of what lies on the board, so that a bare board has nothing of it. rank: keys of a higher
    one are read after all of a lower one, on which they depend.
    """

    name: str
    read: Callable[[Any, Any], None] | None = None
    write: Callable[[Any], Any] | None = None
    ask: Ask | None = None
    fields: Callable[[KitForm], list[Field]] | None = None
    lies: bool = False
    rank: int = 0

    def each_side(self) -> bool:
        """Whether a form asks it of each side."""
        return self.ask is not None and self.ask.each_side

    def asked(self, form: KitForm, side: int) -> list[Field]:
        """What a form asks for it; side: of whom, where it is asked of each."""
        if self.fields is not None:
            return self.fields(form)
        return [self.ask.field(self.name, form, side)] if self.ask is not None else []


def read_into(d: PositionParser, s: Any, keys: Iterable[Key]) -> None:
    """Take everything that a position says into a state, in the order of its keys and their ranks."""
    for key in sorted(keys, key=lambda key: key.rank):
        if key.read is not None:
            key.read(d, s)


def described(s: Any, keys: Iterable[Key]) -> dict[str, Any]:
    """The position that describes a state, in the order of its keys, less where there is nothing to say.

    On the base "empty": what is not said is not there.
    """
    said = {key.name: key.write(s) for key in keys if key.write is not None}
    return {name: value for name, value in said.items() if value not in (None, [], {})}


def bared(position: Mapping[str, Any], keys: Iterable[Key]) -> dict[str, Any]:
    """A position with a bare board: without what lies there."""
    lying = {key.name for key in keys if key.lies}
    return {name: value for name, value in position.items() if name not in lying}


def fields_of(keys: Iterable[Key], form: KitForm) -> list[Field]:
    """What a form asks: key by key; keys that are asked of each side are asked side by side."""
    found: list[Field] = []
    for each_side, some in groupby(keys, Key.each_side):
        asked = list(some)
        for side in range(len(form.rules.sides) if each_side else 1):
            for key in asked:
                found += key.asked(form, side)
    return found


def of_sides(sides: Iterable[str], values: Iterable[Any], idle: Any = None) -> dict[str, Any]:
    """What is said of each side, less what is idle."""
    return {name: said for name, said in zip(sides, values, strict=True) if said != idle}


def those(ids: Iterable[str], row: Iterable[int], value: int = 1) -> list[str]:
    """The ids of those for whom a row has a value."""
    return [name for name, n in zip(ids, row, strict=True) if n == value]


# ---------------------------------------------------------------- shapes that recur


def declared(field: str) -> Reach:
    """The range of a field as the state declares it."""
    return lambda s: declared_of(type(s)).ranges[field]


def number(
    name: str,
    group: str = "",
    reach: Reach | None = None,
    asked: Reach | None = None,
    idle: int | None = None,
    kept: bool = False,
) -> Key:
    """A number, the field of the state of that name; the least is the usual one, or if kept that which the base has.

    group: under which heading a form asks for it, "" if it does not; reach: between which numbers it lies, if not those
    of the field; asked: those that a form offers, if others; idle: the number of which nothing is said.
    """
    reach = reach or declared(name)

    def read(d: PositionParser, s: Any) -> None:
        low, high = reach(s)
        setattr(s, name, d.number(name, d.data.get(name, getattr(s, name) if kept else low), low, high))

    def write(s: Any) -> int | None:
        value = max(getattr(s, name), reach(s)[0])
        return None if value == idle else value

    return Key(name, read, write, Ask(NUMBER, group, reach=asked or reach) if group else None)


def numbers(
    name: str,
    sides: Sequence[str],
    group: str = "",
    reach: Reach | None = None,
    asked: Reach | None = None,
    field: str = "",
    usual: Callable[[Any], list[int]] | None = None,
    idle: int | None = None,
) -> Key:
    """A number of each side, in a row of the state.

    field: the row, if it is not called so; usual: what it holds where nothing is said, if not what the base has; group,
    reach, asked, idle: as of `number`.
    """
    row = field or name
    reach = reach or declared(row)

    def read(d: PositionParser, s: Any) -> None:
        if usual is not None:
            setattr(s, row, usual(s))
        for side, n in d.by_side(name):
            getattr(s, row)[side] = d.number(f"{name}.{sides[side]}", n, *reach(s))

    def write(s: Any) -> dict[str, int]:
        return of_sides(sides, getattr(s, row), idle)

    return Key(name, read, write, Ask(NUMBER, group, reach=asked or reach, each_side=True) if group else None)


def word(
    name: str,
    known: Sequence[str] | Mapping[str, int],
    group: str,
    kind: str = "",
    field: str = "",
    usual: Callable[[Any], int] | None = None,
    shy: bool = False,
    rank: int = 0,
) -> Key:
    """One of some words for the value of a field of the state.

    known: in the order of the values, or each with its value; kind: the type of these values for a reader, if it is not
    called as the key; field: of the state, if that is not; usual: the value where nothing is said, and of a state whose
    value has no word, if not what the base has; shy: nothing is said of the usual one.
    """
    values = known if isinstance(known, Mapping) else numbered(known)
    words = {value: word for word, value in values.items()}
    row = field or name

    def usual_of(s: Any) -> int:
        return usual(s) if usual is not None else int(getattr(s, row))

    def read(d: PositionParser, s: Any) -> None:
        setattr(s, row, values[d.one_of(name, values, words[usual_of(s)])])

    def write(s: Any) -> str | None:
        value = getattr(s, row)
        if value not in words:
            value = usual_of(s)
        return None if shy and value == usual_of(s) else words[value]

    def picks(form: KitForm) -> list[Pick]:
        return [Pick(text, form.name(kind or name, value)) for text, value in values.items()]

    return Key(name, read, write, Ask(CHOICE, group, picks), rank=rank)


def options(group: str) -> Key:
    """The optional rules in use: `PositionParser.bare` reads them."""
    return Key("options", None, lambda s: in_use(s.option_set), Ask(FLAGS, group, KitForm.options))


BASE: Final = Key("base", None, lambda s: EMPTY)
"""The base of a position that is written: what it does not say is not there. `PositionParser.is_empty` reads it."""
CHANCE_GROUP: Final = "group-chance"
CHANCE: Final = (
    Key(
        "dice_mode",
        lambda d, s: d.chances(s),
        lambda s: DICE_MODES[s.dice_mode],
        Ask(CHOICE, CHANCE_GROUP, lambda form: [Pick(mode, form.label(f"dice-{mode}")) for mode in DICE_MODES]),
    ),
    Key("seed", ask=Ask(TEXT, CHANCE_GROUP)),
    Key("dice", None, lambda s: list(s.dice_script), Ask(TEXT, CHANCE_GROUP)),
)
"""Who rolls, what the generator is made of, the faces that come first: read by `bare` and `chances` of the parser."""
GENERATOR: Final = Key("generator", None, lambda s: [s.dice_one, s.dice_two])
"""The two numbers of the generator of dice, read with them."""
