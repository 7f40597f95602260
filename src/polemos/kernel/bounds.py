"""Between which numbers the fields of a saved state lie. Read by whoever loads a state.

What stands beyond them comes from a saved form that somebody edited, and no rule could make sense of it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from polemos.kernel.dice import COMMON_DIE, DICE_MODES, M1, M2
from polemos.kernel.errors import shown

Range = tuple[int, int]
"""Least and most."""
Ranges = Mapping[str, Range]

MUCH: Final = 2**31 - 1
"""For masks and sums of money."""
NARROW: Final = 2**13
"""Of fewer numbers than this there can be a set."""
KERNEL_SCALARS: Final[dict[str, Range]] = {
    "dice_mode": (0, len(DICE_MODES) - 1),
    "dice_one": (1, M1 - 1),
    "dice_two": (1, M2 - 1),
    "exposed": (0, MUCH),
}


class Bounds:
    """Between which numbers the fields of a game's states lie: made once, and held against many states.

    scalars, lists: by field, between which numbers it or its entries lie, those of the kernel's own fields given;
    lengths: by field, how many entries it may have; sets: lists of units, none of which may stand in them twice; die:
    the lowest and the highest face (`rolled` holds faces, or the sum of two).
    """

    def __init__(
        self,
        scalars: Ranges,
        lists: Ranges,
        lengths: Mapping[str, tuple[int, ...]],
        sets: Iterable[str],
        die: Range = COMMON_DIE,
    ) -> None:
        self.scalars: dict[str, Range] = {**KERNEL_SCALARS, **scalars}
        self.lists: dict[str, Range] = {"dice_script": die, "rolled": (die[0], 2 * die[1]), **lists}
        self.lengths = dict(lengths)
        self.sets = tuple(sets)
        # a set tells four times faster than least and most whether it holds every entry of a row
        self._numbers = [(name, range(least, most + 1)) for name, (least, most) in self.scalars.items()]
        narrow = [name for name, (least, most) in self.lists.items() if most - least < NARROW]
        self._narrow = [(name, frozenset(range(self.lists[name][0], self.lists[name][1] + 1))) for name in narrow]
        self._wide = [(name, *reach) for name, reach in self.lists.items() if name not in narrow]

    def beyond(self, s: Any) -> list[str]:
        """Every field that no state can have, one line each."""
        if self._within(s):
            return []
        bad = [
            f"{name} has {len(getattr(s, name))} entries, not {' or '.join(map(str, fit))}"
            for name, fit in self.lengths.items()
            if len(getattr(s, name)) not in fit
        ]
        for name, (least, most) in self.scalars.items():
            bad += outside(name, [getattr(s, name)], least, most)
        for name, (least, most) in self.lists.items():
            bad += outside(name, getattr(s, name), least, most)
        return bad + [f"{name} names a unit twice" for name in self.sets if _twice(getattr(s, name))]

    def _within(self, s: Any) -> bool:
        """Whether nothing lies beyond: the same questions, asked of all fields before anything is put into words."""
        for name, fit in self.lengths.items():
            if len(getattr(s, name)) not in fit:
                return False
        for name, numbers in self._numbers:
            if getattr(s, name) not in numbers:
                return False
        for name, entries in self._narrow:
            row = getattr(s, name)
            if row and not entries.issuperset(row):
                return False
        for name, least, most in self._wide:
            if outside(name, getattr(s, name), least, most):
                return False
        return not any(_twice(getattr(s, name)) for name in self.sets)


def _twice(units: Sequence[int]) -> bool:
    return len(units) > 1 and len(set(units)) < len(units)


def beyond_step(fields: Sequence[tuple[str, int]], ranges: Ranges) -> list[str]:
    """Every field of a step that no rule can use; what `ranges` does not name is checked by the rules themselves."""
    bad = []
    for name, value in fields:
        if name in ranges and not ranges[name][0] <= value <= ranges[name][1]:
            bad += outside(name, [value], *ranges[name])
    return bad


def outside(name: str, values: Sequence[int], least: int, most: int) -> list[str]:
    """One line if a value does not lie between two bounds, none if all do."""
    if not values or (min(values) >= least and max(values) <= most):
        return []
    wrong = next(x for x in values if not least <= x <= most)
    return [f"{name}: {shown(wrong)} is not from {least} to {most}"]
