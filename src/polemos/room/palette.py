"""The form of an editor of positions: fields that positions of every room have. Labels are messages `palette-...`."""

from collections.abc import Mapping, Sequence
from typing import Final

from polemos.kernel.dice import DICE_MODES, SEEDED
from polemos.room.texts import Texts
from polemos.room.view_models import Field, Pick

NUMBER: Final = "number"
CHOICE: Final = "choice"
FLAGS: Final = "flags"
SPACES: Final = "spaces"
TEXT: Final = "text"


class KitForm:
    """Writes the fields of a room's positions in one language. lexicon: by type of value, the word of each value."""

    def __init__(self, t: Texts, lexicon: Mapping[str, tuple[str, ...]]) -> None:
        self.t: Texts = t
        self.lexicon: Mapping[str, tuple[str, ...]] = lexicon

    def label(self, name: str, args: dict[str, str | int] | None = None) -> str:
        """What stands before a field or over a group of them."""
        return self.t(f"palette-{name}", args)

    def name(self, kind: str, value: int) -> str:
        """A value as a word of its type."""
        return self.lexicon[kind][value]

    def picks(self, kind: str, ids: Sequence[str], values: Sequence[int]) -> list[Pick]:
        """Some values of a type; ids: of all of them."""
        return [Pick(ids[value], self.name(kind, value)) for value in values]

    def number_of_turn(self, group: str, low: int, high: int) -> Field:
        """The number of the turn; the first one is the usual one."""
        return Field("turn", self.label("turn"), NUMBER, group, low=low, high=high, default=str(low))

    def options(self, group: str, names: Sequence[str]) -> Field:
        """The optional rules in use."""
        picks = [Pick(name, self.t(f"option-{name.replace('_', '-')}")) for name in names]
        return Field("options", self.label("options"), FLAGS, group, picks)

    def chance(self, draws: bool = True) -> list[Field]:
        """Dice, and draws where a game has any."""
        group = self.label("group-chance")
        modes = [Pick(name, self.label(f"dice-{name}")) for name in DICE_MODES]
        fields = [
            Field("dice_mode", self.label("dice-mode"), CHOICE, group, modes, default=DICE_MODES[SEEDED]),
            Field("seed", self.label("seed"), TEXT, group),
            Field("dice", self.label("dice"), TEXT, group),
        ]
        return [*fields, Field("draws", self.label("draws"), TEXT, group)] if draws else fields
