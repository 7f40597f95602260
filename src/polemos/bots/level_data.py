"""What each level is in a game: read from `data/learned/levels.toml` of the room's package.

    provenance = "what was measured, and how many games"
    command = "the command that measured it"

    [[level]]                 # from the foot up
    name = "first-game"       # one of NAMES
    base = "greedy"           # how it thinks: one of BASES
    slips = 0.5               # share of its decisions that it takes loosely, 0 to 1
    temperature = 6.0         # how loosely: what the evaluation may lose, in its units
    budget = 300              # where it looks ahead: simulated decisions a choice
    elo = 0                   # as measured, against the lowest level

slips and temperature are left out where nothing is loose, budget where the base does not look ahead, elo where nothing
was measured. Keys beside these
are for people, and not read.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import isfinite
from typing import Any, Final

from polemos.kernel.errors import BadInput, shown
from polemos.room.game import AnyGame
from polemos.room.learned import learned

FILE: Final = "levels.toml"
MOST: Final = 8
"""Levels that a game can have."""
NAMES: Final = ("first-game", "recruit", "soldier", "veteran", "captain", "general", "strategist", "no-mercy")
GREEDY: Final = "greedy"
POLICY: Final = "policy"
SEARCH: Final = "search"
BASES: Final = (GREEDY, POLICY, SEARCH)
MOST_BUDGET: Final = 10_000_000


@dataclass(slots=True, frozen=True)
class Level:
    """One level of a game; its parts are told at the head of this file. number: from 1 up."""

    number: int
    name: str
    base: str
    slips: float
    temperature: float
    budget: int
    elo: int | None


def levels_of(game: AnyGame) -> tuple[Level, ...]:
    """The levels of a game from the foot up; empty where its room has none. Raises BadInput for a broken file."""
    return _read(game.package)


@cache
def _read(package: str) -> tuple[Level, ...]:
    return learned(package, FILE, lambda text: parse(tomllib.loads(text))) or ()


def parse(data: Mapping[str, Any]) -> tuple[Level, ...]:
    """The levels that stand in such a file. Raises BadInput, which says where and what would be right."""
    rows = data.get("level")
    if not isinstance(rows, list) or not 0 < len(rows) <= MOST:
        raise BadInput(f"level must be a list of 1 to {MOST} tables")
    found = tuple([_level(i + 1, row) for i, row in enumerate(rows)])
    places = [NAMES.index(level.name) for level in found]
    if places != sorted(set(places)):
        raise BadInput(f"the names of levels rise, none twice: {', '.join(NAMES)}")
    return found


def _level(number: int, row: Any) -> Level:
    place = f"level[{number - 1}]"
    if not isinstance(row, dict):
        raise BadInput(f"{place} must be a table, not {shown(row)}")
    name, base = _word(place, row, "name", NAMES), _word(place, row, "base", BASES)
    slips, temperature = _number(place, row, "slips", 0.0, 1.0), _number(place, row, "temperature", 0.0, 1e6)
    if slips and not temperature:
        raise BadInput(f"{place}: who slips has a temperature above 0")
    budget = int(_number(place, row, "budget", 0, MOST_BUDGET))
    if (base == SEARCH) != (budget > 0):
        raise BadInput(f"{place}: a budget above 0 belongs to {SEARCH}, and to no other base")
    elo = int(_number(place, row, "elo", -10_000, 10_000)) if "elo" in row else None
    return Level(number, name, base, slips, temperature, budget, elo)


def _word(place: str, row: Mapping[str, Any], key: str, known: tuple[str, ...]) -> str:
    value = row.get(key)
    if value not in known:
        raise BadInput(f"{place}: {key} must be one of {', '.join(known)}, not {shown(value)}")
    return str(value)


def _number(place: str, row: Mapping[str, Any], key: str, least: float, most: float) -> float:
    value = row.get(key, 0)
    if type(value) not in (int, float) or not isfinite(value) or not least <= value <= most:
        raise BadInput(f"{place}: {key} must be a number from {least:g} to {most:g}, not {shown(value)}")
    return float(value)
