"""Names at the edge: the words in which choices are made, and the readable ids of choices and their targets.

A choice is verb * VERB + value (see flow.py); its id is the verb's name, and the name of its target after a colon if it
has one: "march:3511", "done".
"""

from collections.abc import Mapping
from typing import Final

from polemos.kernel.errors import IllegalChoice, shown
from polemos.kernel.flow import KERNEL_VERBS, VERB

NONE: Final = ""
"""A verb that stands alone."""
NUMBER: Final = "number"
"""A verb whose target is a number."""


class Verbs:
    """The verbs of a room, each with the kind of its target; a verb's number is its place in the list."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = [(name, NUMBER if name == "face" else NONE) for name in KERNEL_VERBS]

    def add(self, name: str, kind: str = NONE) -> int:
        """A new verb, as the number that its choices begin with."""
        self.rows.append((name, kind))
        return (len(self.rows) - 1) * VERB


class Ids:
    """The ids of a room's choices, and back.

    verbs: name and kind of each; targets: by kind, the id of each value; example: an id for those who missed the form.

    Examples:
        >>> verbs = Verbs()
        >>> march, dig = verbs.add("march", "hex"), verbs.add("dig")
        >>> ids = Ids(tuple(verbs.rows), {"hex": ("3511", "3512")}, example="march:3511")
        >>> ids.choice_id(march + 1), ids.choice_id(dig)
        ('march:3512', 'dig')
        >>> ids.choice_value("march:3512") == march + 1
        True
    """

    def __init__(
        self,
        verbs: tuple[tuple[str, str], ...],
        targets: Mapping[str, tuple[str, ...] | Mapping[int, str]],
        example: str,
    ) -> None:
        self.verbs = verbs
        self.example = example
        self.names: dict[str, dict[int, str]] = {
            kind: dict(enumerate(ids)) if isinstance(ids, tuple) else dict(ids) for kind, ids in targets.items()
        }
        self.values: dict[str, dict[str, int]] = {
            kind: {name: value for value, name in ids.items()} for kind, ids in self.names.items()
        }
        self.by_name: dict[str, int] = {name: n for n, (name, _) in enumerate(verbs)}

    def target_id(self, kind: str, value: int) -> str:
        """The name of a choice's target. Raises LookupError for a value out of range."""
        if value < 0:
            raise LookupError(value)
        if kind in self.names:
            return self.names[kind][value]
        return str(value) if kind == NUMBER else ""

    def target_value(self, kind: str, name: str) -> int:
        """The inverse of `target_id`. Raises LookupError or ValueError."""
        if kind in self.values:
            return self.values[kind][name]
        number = int(name)
        if not 0 <= number < VERB:
            raise ValueError(name)
        return number

    def choice_id(self, c: int) -> str:
        """The id of a choice."""
        name, kind = self.verbs[c // VERB]
        return name if kind == NONE else f"{name}:{self.target_id(kind, c % VERB)}"

    def choice_value(self, text: str) -> int:
        """The inverse of `choice_id`. Raises IllegalChoice for a text that names no choice."""
        name, colon, target = text.partition(":")
        if name not in self.by_name:
            raise IllegalChoice(
                f"{shown(text)}: there is no such thing to do; a choice looks like '{self.example}' or 'pass'"
            )
        verb = self.by_name[name]
        kind = self.verbs[verb][1]
        if (kind == NONE) != (not colon):
            want = "stands alone" if kind == NONE else f"takes a {kind} after a colon"
            raise IllegalChoice(f"{shown(text)}: {name} {want}")
        if kind == NONE:
            return verb * VERB
        try:
            return verb * VERB + self.target_value(kind, target)
        except (LookupError, ValueError):
            raise IllegalChoice(f"{shown(text)}: unknown {kind} {shown(target)}") from None
