"""The saved form of a state: plain JSON values, exact in both directions."""

import inspect
import sys
from collections.abc import Iterable
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.kernel.fields import fields_of
from polemos.kernel.flow import Decision, S, State, Step, hush

MOST: Final = 2**31
"""No saved number is larger, either way: masks of provinces and the generator's two numbers stay below."""
ONLY_INTS: Final = {int}


class Steps:
    """Every step class of a game by name, with its int fields, so that an agenda can be saved and loaded."""

    def __init__(self, modules: Iterable[object]) -> None:
        self.by_name: dict[str, tuple[type[Step], tuple[str, ...]]] = {}
        for module in modules:
            for name, cls in sorted(vars(module).items()):
                if (
                    isinstance(cls, type)
                    and issubclass(cls, Step)
                    # the ahead-of-time compiler reads no attributes of classes
                    and vars(cls)["__module__"] == getattr(module, "__name__", "")
                    and stands_alone(cls)
                ):
                    known = self.by_name.get(name)
                    if known is not None and known[0] is not cls:
                        raise ValueError(f"two steps are called {name}")
                    self.by_name[name] = (cls, _fields(cls))

    def save(self, step: Step) -> list[Any]:
        """A step as `[name, field, ...]`."""
        name = type(step).__name__
        return [name, *(getattr(step, field) for field in self.by_name[name][1])]

    def load(self, data: Any, where: str) -> Step:
        """The inverse of `save`. Raises BadInput."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise BadInput(f"{where}: a step must be a list that starts with its name, not {shown(data)}")
        if data[0] not in self.by_name:
            raise BadInput(f"{where}: unknown step {shown(data[0])}")
        cls, fields = self.by_name[data[0]]
        if len(data) - 1 != len(fields) or not all(_is_whole(x) for x in data[1:]):
            raise BadInput(
                f"{where}: step {data[0]} takes the whole numbers ({', '.join(fields)}), not {shown(data[1:])}"
            )
        return cls(*data[1:])


def stands_alone(cls: type[Step]) -> bool:
    """Whether a class is a step by itself: a decision that carries nothing out is only what several have in common."""
    above = (Decision, Step, object)
    return not issubclass(cls, Decision) or any("chosen" in vars(base) for base in cls.__mro__ if base not in above)


def _fields(cls: type[Step]) -> tuple[str, ...]:
    if cls.__init__ is object.__init__:
        return ()
    return tuple(inspect.signature(cls).parameters)


def steps_of(package: str) -> Steps:
    """Every step and decision of a room, a package: of its modules that are loaded, since no rule comes from others."""
    # a copy: another thread may just be importing something
    modules = sorted(sys.modules.copy().items())
    return Steps([module for name, module in modules if name.startswith(f"{package}.")])


def save_fields(s: State, steps: Steps) -> dict[str, Any]:
    """All saved fields of a state as JSON values."""
    data: dict[str, Any] = {}
    fields = fields_of(type(s))
    for name in fields.scalars:
        data[name] = getattr(s, name)
    for name in fields.lists:
        data[name] = getattr(s, name)[:]
    for name in fields.groups:
        data[name] = [list(group) for group in getattr(s, name)]
    data["agenda"] = [steps.save(step) for step in s.agenda]
    return data


def load_fields(s: S, data: Any, steps: Steps) -> S:
    """Fill an empty state from its saved form. Derived rows and options are not filled. Raises BadInput."""
    if not isinstance(data, dict):
        raise BadInput(f"a saved state must be an object, not {type(data).__name__}")
    fields = fields_of(type(s))
    for name in fields.scalars:
        value = data.get(name)
        if type(value) is not int or not -MOST <= value <= MOST:
            raise BadInput(f"saved state: {name} must be a whole number, not {shown(value)}")
        setattr(s, name, value)
    for name in fields.lists:
        row: Any = data.get(name)
        if not _is_row(row):
            raise BadInput(f"saved state: {name} must be a list of whole numbers, not {shown(row)}")
        setattr(s, name, row[:])
    for name in fields.groups:
        rows = data.get(name)
        if not isinstance(rows, list):
            raise BadInput(f"saved state: {name} must be a list of lists, not {shown(rows)}")
        for i, row in enumerate(rows):
            if not _is_row(row):
                raise BadInput(f"saved state: {name}[{i}] must be a list of whole numbers, not {shown(row)}")
        setattr(s, name, [tuple(row) for row in rows])
    agenda = data.get("agenda")
    if not isinstance(agenda, list):
        raise BadInput(f"saved state: agenda must be a list of steps, not {shown(agenda)}")
    s.agenda = [steps.load(step, f"saved state: agenda[{i}]") for i, step in enumerate(agenda)]
    hush(s)
    return s


def _is_whole(value: Any) -> bool:
    """Whether a value is a whole number that a state can hold: neither a truth value nor beyond all sense."""
    return type(value) is int and -MOST <= value <= MOST


def _is_row(value: Any) -> bool:
    """Whether a value is a list of whole numbers; a state has thousands, so they are looked at together."""
    if not isinstance(value, list):
        return False
    return not value or ({*map(type, value)} == ONLY_INTS and min(value) >= -MOST and max(value) <= MOST)
