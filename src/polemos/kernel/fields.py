"""One declaration for each field of a state: what it is, between which numbers it lies, how it begins, who may see it.

A state says all of it where it names the field, and nowhere else:

    class Siege(State):
        turn: Annotated[int, number(0, LAST_TURN, start=1)]
        loc: Annotated[list[int], ints(DEAD, PLACES - 1, UNITS, start=AWAY)]
        hand: Annotated[list[int], ints(0, CHITS - 1, secret=True)]
        at: Annotated[list[tuple[int, ...]], DERIVED]
        option_set: Annotated[Options, SHARED]
        __slots__ = slots(__annotations__)

Slots, the empty state, copy, saved form, bounds, views, comparison and hash follow from it. Texts on the fields say
what they mean.

What else a new field may ask for: `reindex` of the room where it is DERIVED; `edge/view.py` where it is secret and a
side may know a part of it; `edge/position.py` where people write it by hand; `older` in `game.py`, and with it the next
`rules_version`: a saved game without the field is refused (`load_fields` in saved.py) unless `older` gives it one.
"""

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from polemos.kernel.errors import shown

Range = tuple[int, int]
"""Least and most."""

MUCH: Final = 2**31 - 1
"""For masks and sums of money."""
NARROW: Final = 2**13
"""Of fewer numbers than this there can be a set."""
BOUNDLESS: Final = (-MUCH, MUCH)

# kinds of fields
NUMBER: Final = 0
ROW: Final = 1
GROUPS: Final = 2
REBUILT: Final = 3
LENT: Final = 4
BORROWED: Final = 5
OF_DIE: Final = "DIE"
OF_DRAWS: Final = "DRAWS"


class Field:
    """What is said of one field.

    kind: NUMBER an int, ROW a list of ints, GROUPS a list of tuples of ints, REBUILT a derived row, BORROWED one that
    copies share until it is written, LENT shared by copies; least, most: between which numbers it or its entries lie;
    lengths: how many entries it may have, at first so many as the first of these says, none: any number; per: of what
    it has one entry each, where only the scenario knows how many; start: what it, or every entry, is at first, or all
    entries in order; distinct: no entry stands in it twice; secret: left out of views; of: the class variable of the
    state that holds its range instead (DIE, DRAWS); times: how many of these an entry is the sum of.
    """

    __slots__ = ("distinct", "kind", "least", "lengths", "most", "of", "per", "secret", "start", "times")

    def __init__(
        self,
        kind: int,
        reach: Range = BOUNDLESS,
        lengths: tuple[int, ...] = (),
        start: int | Sequence[int] = 0,
        per: str = "",
        distinct: bool = False,
        secret: bool = False,
        of: str = "",
        times: int = 1,
    ) -> None:
        self.kind = kind
        self.least, self.most = reach
        self.lengths = lengths
        self.start = start
        self.per = per
        self.distinct = distinct
        self.secret = secret
        self.of = of
        self.times = times


def number(least: int = -MUCH, most: int = MUCH, start: int = 0, secret: bool = False) -> Field:
    """An int between two others."""
    return Field(NUMBER, (least, most), start=start, secret=secret)


def ints(
    least: int = -MUCH,
    most: int = MUCH,
    *lengths: int,
    start: int | Sequence[int] = 0,
    per: str = "",
    distinct: bool = False,
    secret: bool = False,
) -> Field:
    """A list of ints between two others (see `Field`)."""
    return Field(ROW, (least, most), lengths, start, per, distinct, secret)


def groups(secret: bool = False) -> Field:
    """A list of tuples of ints."""
    return Field(GROUPS, secret=secret)


def faces(times: int = 1, secret: bool = False) -> Field:
    """A list of faces of the game's die, or of sums of so many."""
    return Field(ROW, secret=secret, of=OF_DIE, times=times)


def draws(secret: bool = False) -> Field:
    """A list of kinds of what the game draws."""
    return Field(ROW, secret=secret, of=OF_DRAWS)


DERIVED: Final = Field(REBUILT)
"""A row that `reindex` builds out of the others: copied, never saved or compared."""
ON_WRITE: Final = Field(BORROWED)
"""A derived row that copies share: whoever writes in it while `State.rows_lent` puts a copy in its place before."""
SHARED: Final = Field(LENT)
"""What copies share: replaced, never changed, and neither saved nor compared by the kernel."""


def slots(annotations: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of what a class declares of its objects, for its `__slots__`."""
    return tuple([name for name, said in annotations.items() if "ClassVar" not in str(said)])


class Fields:
    """All fields of one kind of state, the kernel's own first: made once, and held against many states."""

    def __init__(self, declared: Mapping[str, Field], die: Range, drawn: Range) -> None:
        self.declared: dict[str, Field] = dict(declared)
        self.scalars: tuple[str, ...] = self._names(NUMBER)
        self.lists: tuple[str, ...] = self._names(ROW)
        self.groups: tuple[str, ...] = self._names(GROUPS)
        self.borrowed: tuple[str, ...] = self._names(BORROWED)
        self.derived: tuple[str, ...] = (*self._names(REBUILT), *self.borrowed)
        self.shared: tuple[str, ...] = self._names(LENT)
        self.secret: tuple[str, ...] = tuple([name for name, field in self.declared.items() if field.secret])
        self.ranges: dict[str, Range] = {}
        for name, field in self.declared.items():
            if field.of:
                low, high = die if field.of == OF_DIE else drawn
                self.ranges[name] = (low, high * field.times)
            elif field.kind in (NUMBER, ROW):
                self.ranges[name] = (field.least, field.most)
        self.distinct: tuple[str, ...] = tuple([name for name in self.lists if self.declared[name].distinct])
        self._fixed: tuple[tuple[str, tuple[int, ...]], ...] = tuple(
            [(name, self.declared[name].lengths) for name in self.lists if self.declared[name].lengths]
        )
        # what `fill` begins with, laid out once; a row of an entry per unit waits for its counts
        self._starts: list[tuple[str, Any]] = [(name, self.declared[name].start) for name in self.scalars]
        counted = [
            name for name in self.lists if self.declared[name].per and isinstance(self.declared[name].start, int)
        ]
        self._counted: list[tuple[str, str, Any]] = [
            (name, self.declared[name].per, self.declared[name].start) for name in counted
        ]
        self._begun: list[tuple[str, list[int]]] = [
            (name, _begun(self.declared[name])) for name in self.lists if name not in counted
        ]
        # a set tells four times faster than least and most whether it holds every entry of a row
        self._numbers: list[tuple[str, Any]] = [
            (name, range(self.ranges[name][0], self.ranges[name][1] + 1)) for name in self.scalars
        ]
        bounded = [name for name in self.lists if self.ranges[name] != BOUNDLESS]
        self._narrow: list[tuple[str, frozenset[int]]] = [
            (name, frozenset(range(self.ranges[name][0], self.ranges[name][1] + 1)))
            for name in bounded
            if self.ranges[name][1] - self.ranges[name][0] < NARROW
        ]
        self._wide: list[str] = [name for name in bounded if self.ranges[name][1] - self.ranges[name][0] >= NARROW]

    def _names(self, kind: int) -> tuple[str, ...]:
        return tuple([name for name, field in self.declared.items() if field.kind == kind])

    def lengths(self, s: Any, counts: Mapping[str, int]) -> list[str]:
        """Every row that has not so many entries as the scenario says. counts: how many, by `Field.per`."""
        rows = [(name, self.declared[name].per) for name in self.lists if self.declared[name].per]
        return [
            f"{name} has {len(getattr(s, name))} entries, not {counts[per]}"
            for name, per in rows
            if len(getattr(s, name)) != counts[per]
        ]

    def fill(self, s: Any, counts: Mapping[str, int] | None = None) -> None:
        """Every saved field of a state as it is at first. counts: by `per`, how many entries its rows have."""
        for name, start in self._starts:
            setattr(s, name, start)
        for name, row in self._begun:
            setattr(s, name, row.copy())
        for name, per, start in self._counted:
            setattr(s, name, [start] * (counts.get(per, 0) if counts else 0))
        for name in self.groups:
            setattr(s, name, [])

    def beyond(self, s: Any) -> list[str]:
        """Every field that no state can have, one line each."""
        if self._within(s):
            return []
        bad = [
            f"{name} has {len(getattr(s, name))} entries, not {' or '.join(map(str, fit))}"
            for name, fit in self._fixed
            if len(getattr(s, name)) not in fit
        ]
        for name in self.scalars:
            bad += outside(name, [getattr(s, name)], *self.ranges[name])
        for name in self.lists:
            bad += outside(name, getattr(s, name), *self.ranges[name])
        return bad + [f"{name} names a unit twice" for name in self.distinct if _twice(getattr(s, name))]

    def _within(self, s: Any) -> bool:
        """Whether nothing lies beyond: the same questions, asked of all fields before anything is put into words."""
        for name, fit in self._fixed:
            if len(getattr(s, name)) not in fit:
                return False
        for name, numbers in self._numbers:
            if getattr(s, name) not in numbers:
                return False
        for name, entries in self._narrow:
            entered = getattr(s, name)
            if entered and not entries.issuperset(entered):
                return False
        for name in self._wide:
            if outside(name, getattr(s, name), *self.ranges[name]):
                return False
        return not any(_twice(getattr(s, name)) for name in self.distinct)


def _begun(field: Field) -> list[int]:
    if not isinstance(field.start, int):
        return list(field.start)
    return [field.start] * (field.lengths[0] if field.lengths else 0)


def _twice(units: Sequence[int]) -> bool:
    return len(units) > 1 and len(set(units)) < len(units)


def outside(name: str, values: Sequence[int], least: int, most: int) -> list[str]:
    """One line if a value does not lie between two bounds, none if all do."""
    if not values or (min(values) >= least and max(values) <= most):
        return []
    wrong = next(x for x in values if not least <= x <= most)
    return [f"{name}: {shown(wrong)} is not from {least} to {most}"]


def beyond_step(fields: Iterable[tuple[str, int]], ranges: Mapping[str, Range]) -> list[str]:
    """Every field of a step that no rule can use; what `ranges` does not name is checked by the rules themselves."""
    bad: list[str] = []
    for name, value in fields:
        if name in ranges and not ranges[name][0] <= value <= ranges[name][1]:
            bad += outside(name, [value], *ranges[name])
    return bad


# ---------------------------------------------------------------- reading the declarations


_FIELDS: Final[dict[type[Any], Fields]] = {}


def fields_of(kind: type[Any]) -> Fields:
    """What a kind of state and those above it declare."""
    found = _FIELDS.get(kind)
    if found is None:
        declared: dict[str, Field] = {}
        for cls in reversed(kind.__mro__[:-1]):
            for name, said in _annotations(cls).items():
                if field := next((x for x in getattr(said, "__metadata__", ()) if isinstance(x, Field)), None):
                    declared[name] = field
        found = _FIELDS[kind] = Fields(declared, kind.DIE, kind.DRAWS)
    return found


def _annotations(cls: type[Any]) -> Mapping[str, Any]:
    """What a class says of its fields; a compiled class has forgotten it, and its source is asked."""
    own: Mapping[str, Any] = vars(cls).get("__annotations__", {})
    if own:
        return own
    # the ahead-of-time compiler reads no attributes of classes
    module = sys.modules[vars(cls)["__module__"]]
    path = Path(str(module.__file__))
    tree = ast.parse(path.with_name(path.name.partition(".")[0] + ".py").read_text("utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    return {
        node.target.id: eval(ast.unparse(node.annotation), vars(module))
        for node in body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation).startswith("Annotated[")
    }
