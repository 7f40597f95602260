"""Puzzles: positions in which one choice is much better than the others, as `tools/mine_puzzles.py` finds them, or as
`tools/tactic_puzzles.py` makes them of tactics.

A room keeps them in `data/learned/puzzles.json`, an object with `provenance`, `commands` by scenario and `puzzles`, a
list of objects with the fields of `Puzzle`. The state is a saved one, with all that a side does not know: it is shown
through a view.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Protocol, TypeVar

from polemos.kernel.errors import BadInput, shown
from polemos.room.game import AnyGame
from polemos.room.learned import learned

FILE: Final = "puzzles.json"
GRADES: Final = (1, 2, 3)


class Named(Protocol):
    """What has an id."""

    @property
    def id(self) -> str:
        """The id."""


N = TypeVar("N", bound=Named)


@dataclass(slots=True, frozen=True)
class Puzzle:
    """A puzzle. id: its name; grade: 1 for what both quick bots find, 2 for what one misses, 3 for what both miss;

    solution, second: ids of the best choice and of the next best; also: ids of those that come to the same as the best,
    and are as right; worth, second_worth: what best and next best came to on average, in units of the evaluation, and
    error: the standard error of the difference; worlds: in how many it was looked at; choices: how many were held
    against each other, all that are legal; tactic: the tactic that it was made of, which says why ("": it was mined).
    """

    id: str
    scenario: str
    grade: int
    solution: str
    second: str
    worth: float
    second_worth: float
    error: float
    worlds: int
    choices: int
    state: Mapping[str, Any]
    also: Sequence[str] = ()
    tactic: str = ""

    @property
    def right(self) -> tuple[str, ...]:
        """The choices that solve it, the best first."""
        return (self.solution, *self.also)

    @property
    def wrong(self) -> int:
        """How many choices do not solve it."""
        return self.choices - len(self.right)

    @property
    def gain(self) -> float:
        """By how much the best choice is better than the next best."""
        return self.worth - self.second_worth


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where its room has no file. Raises BadInput for a broken file."""
    return _read(game.package)


def puzzle_of(game: AnyGame, wanted: str) -> Puzzle:
    """A puzzle by its id. Raises BadInput."""
    return called(game, "puzzle", puzzles_of(game), wanted)


def called(game: AnyGame, kind: str, known: Sequence[N], wanted: str) -> N:
    """What a game has of a kind by that id. Raises BadInput, which tells those that there are."""
    found = next((one for one in known if one.id == wanted), None)
    if found is None:
        there = f"there are {', '.join(one.id for one in known)}" if known else "there are none"
        raise BadInput(f"{game.name} has no {kind} {shown(wanted)}; {there}")
    return found


@cache
def _read(package: str) -> tuple[Puzzle, ...]:
    return learned(package, FILE, lambda text: parse(json.loads(text))) or ()


def parse(data: Any) -> tuple[Puzzle, ...]:
    """The puzzles that stand in such a file. Raises BadInput, which says where and what would be right."""
    rows = data.get("puzzles") if isinstance(data, dict) else None
    if not isinstance(rows, list):
        raise BadInput("puzzles must be a list")
    found = tuple([_puzzle(f"puzzles[{i}]", row) for i, row in enumerate(rows)])
    if len({one.id for one in found}) < len(found):
        raise BadInput("two puzzles have the same id")
    return found


def _puzzle(place: str, row: Any) -> Puzzle:
    kinds = {"float": (int, float), "int": (int,), "str": (str,)}
    wanted = {one.name: kinds.get(str(getattr(one.type, "__name__", one.type)), (dict,)) for one in fields(Puzzle)}
    del wanted["also"], wanted["tactic"]
    if not isinstance(row, dict) or set(row) - {"also", "tactic"} != set(wanted):
        raise BadInput(f"{place} must be a table with {', '.join(wanted)}")
    for name, kind in wanted.items():
        if type(row[name]) not in kind:
            raise BadInput(f"{place}: {name} must be of kind {kind[-1].__name__}, not {shown(row[name])}")
    if row["grade"] not in GRADES or row["worth"] <= row["second_worth"]:
        raise BadInput(f"{place}: grade must be 1, 2 or 3, and worth more than second_worth")
    also = row.get("also", [])
    if not isinstance(also, list) or not all(isinstance(one, str) for one in also):
        raise BadInput(f"{place}: also must be a list of choices, not {shown(also)}")
    if not isinstance(row.get("tactic", ""), str):
        raise BadInput(f"{place}: tactic must be the name of a tactic, not {shown(row['tactic'])}")
    return Puzzle(**row)
