"""The form of an editor of positions. Labels are the messages `palette-KEY`, headings the messages `palette-GROUP`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from polemos.kernel.fields import Range
from polemos.room.messages import Wording
from polemos.room.rules import Rules
from polemos.room.view_models import Field, FieldKind, Pick

NUMBER: Final = "number"
CHOICE: Final = "choice"
FLAGS: Final = "flags"
COUNTS: Final = "counts"
SPACES: Final = "spaces"
BEARINGS: Final = "bearings"
TEXT: Final = "text"
NOUGHT: Final = (0, 0)


@dataclass(slots=True, frozen=True)
class KitForm:
    """The form for the positions of a scenario, in one language.

    wording: the words of the room; s: the set-up of the scenario; position: the same as an editor begins with it.
    """

    wording: Wording
    language: str
    rules: Rules[Any]
    s: Any
    position: Mapping[str, Any]

    def t(self, message: str, args: dict[str, str | int] | None = None) -> str:
        """A message of the room. A method: compiled, a property that is called at once is taken for one."""
        return self.wording.texts(self.language)(message, args)

    def label(self, name: str, args: dict[str, str | int] | None = None) -> str:
        """What stands before a field or over a group of them."""
        return self.t(f"palette-{name}", args)

    def name(self, kind: str, value: int) -> str:
        """A value as a word of its type."""
        return str(self.wording.word(kind, value, self.language))

    def picks(self, kind: str, ids: Sequence[str], values: Sequence[int]) -> list[Pick]:
        """Some values of a type; ids: of all of them."""
        return [Pick(ids[value], self.name(kind, value)) for value in values]

    def sides(self) -> list[Pick]:
        """The sides."""
        return [Pick(name, self.name("side", side)) for side, name in enumerate(self.rules.sides)]

    def options(self) -> list[Pick]:
        """The optional rules."""
        return [Pick(name, self.t(f"option-{name.replace('_', '-')}")) for name in self.rules.option_names]

    def said(self, key: str, default: str) -> str:
        """What the set-up says under a key, with a dot before what stands in a table; `default` where it is silent."""
        table, _, name = key.partition(".")
        found = self.position.get(table)
        if name:
            found = found.get(name) if isinstance(found, dict) else None
        return default if found is None else str(found)

    def field(
        self, key: str, kind: FieldKind, group: str, label: str, picks: Sequence[Pick] = (), reach: Range = NOUGHT
    ) -> Field:
        """A field; a number or a choice begins as the set-up has it, else as the least number, or the first pick."""
        usual = self.said(key, str(reach[0])) if kind == NUMBER else ""
        if kind == CHOICE:
            usual = self.said(key, picks[0].id)
        return Field(key, label, kind, self.label(group), picks, *reach, default=usual)


@dataclass(slots=True, frozen=True)
class Ask:
    """What a form asks for a key of a position.

    kind: of its field; group: the heading that it stands under; picks: what may be picked; reach: between which numbers
    it lies, in the scenario of a state; each_side: it is asked of each side, `$side` in its label.
    """

    kind: FieldKind
    group: str
    picks: Callable[[KitForm], Sequence[Pick]] | None = None
    reach: Callable[[Any], Range] | None = None
    each_side: bool = False

    def field(self, key: str, form: KitForm, side: int) -> Field:
        """The field of a form; side: whose it is, where it is asked of each."""
        picks = self.picks(form) if self.picks is not None else ()
        reach = self.reach(form.s) if self.reach is not None else NOUGHT
        if not self.each_side:
            return form.field(key, self.kind, self.group, form.label(key), picks, reach)
        label = form.label(key, {"side": form.name("side", side)})
        return form.field(f"{key}.{form.rules.sides[side]}", self.kind, self.group, label, picks, reach)
