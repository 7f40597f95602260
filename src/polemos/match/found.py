"""What a bot found before it decided, in short: it is kept with the entry, for whoever asks why.

In a record it is the list "search" of the entry, the chosen line first, each line as a list:

    ["army:3041", 12.3, 8.1, 15.0, 40, 0.62, {"strength": 2.1, "risk": -0.8}]

the choice; what it was worth on average, in the worst and in the best world; in how many worlds; the chance to win
after it, or null; what decided, the features by which it differs most from the line that it was compared with, with
the gain. Values are those of the room's evaluation. Nothing of it bears on play.
"""

import json
from collections.abc import Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

from polemos.kernel.errors import BadInput, shown

SEARCH: Final = "search"
"""The key in an entry."""
MOST: Final = 300
"""Characters that it takes in a record, at most."""
LINES: Final = 3
FORM: Final = "[choice, mean, low, high, worlds, chance or null, {feature: gain}]"


class FoundLine(NamedTuple):
    """What was found of a choice. chance: to win after it, from 0 to 1, or -1 where that was not looked at."""

    choice: str
    mean: float
    low: float
    high: float
    worlds: int
    chance: float = -1.0
    reasons: tuple[tuple[str, float], ...] = ()

    def as_json(self) -> list[Any]:
        """Its form in a record."""
        chance = None if self.chance < 0 else round(self.chance, 3)
        numbers = [round(one, 2) for one in (self.mean, self.low, self.high)]
        return [self.choice, *numbers, self.worlds, chance, {name: round(gain, 2) for name, gain in self.reasons}]


Found = tuple[FoundLine, ...]


def in_short(lines: Sequence[FoundLine]) -> Found:
    """As much of some lines as a record keeps: first the weakest reasons of the last lines go, then these lines."""
    found = list(lines[:LINES])
    while found and len(json.dumps([line.as_json() for line in found], ensure_ascii=False)) > MOST:
        most = max([len(line.reasons) for line in found])
        if most > 1:
            at = max([i for i, line in enumerate(found) if len(line.reasons) == most])
            found[at] = found[at]._replace(reasons=found[at].reasons[:-1])
        else:
            found.pop()
    return tuple(found)


def found_in(value: Any, what: str) -> Found:
    """What stands in a record; what: says where. Raises BadInput."""
    if not isinstance(value, list):
        raise BadInput(f"{what} must be a list of lines {FORM}, not {shown(value)}")
    return tuple([_line(row, f"{what}, line {i}") for i, row in enumerate(value, 1)])


def _line(row: Any, what: str) -> FoundLine:
    if not isinstance(row, list) or len(row) != len(FoundLine._fields):
        raise BadInput(f"{what} must be {FORM}, not {shown(row)}")
    choice, *numbers, worlds, chance, reasons = row
    sound = (
        isinstance(choice, str)
        and all(_number(one) for one in numbers)
        and type(worlds) is int
        and worlds > 0
        and (chance is None or (_number(chance) and 0 <= chance <= 1))
        and isinstance(reasons, dict)
        and all(_number(gain) for gain in reasons.values())
    )
    if not sound:
        raise BadInput(f"{what} must be {FORM}, not {shown(row)}")
    mean, low, high = (float(one) for one in numbers)
    why = tuple([(name, float(gain)) for name, gain in reasons.items()])
    return FoundLine(choice, mean, low, high, worlds, -1.0 if chance is None else float(chance), why)


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
