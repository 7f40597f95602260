"""How long, how hard and how even the scenarios of a game are: measured by bots, and judged by people.

A room keeps `measured.toml`, which `tools/scenario_facts.py` writes out of games of equal bots, and `difficulty.toml`,
written by hand. A game without these files tells nothing of it.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from polemos.kernel.tomlfile import read_toml
from polemos.room.game import AnyGame
from polemos.room.texts import LANGUAGES

MEASURED: Final = "measured.toml"
DIFFICULTY: Final = "difficulty.toml"
MOST_STARS: Final = 5


@dataclass(slots=True, frozen=True)
class Measured:
    """What equal bots made of a scenario.

    games: how many were played; wins: by side; draws: the rest; turns, decisions: of a game, on average, decisions
    being those of both sides; provenance: the command that measured it.
    """

    games: int
    wins: tuple[int, ...]
    draws: int
    turns: float
    decisions: int
    provenance: str


@dataclass(slots=True, frozen=True)
class Difficulty:
    """How hard a scenario is to play well, from 1 to 5 stars, and why, by language."""

    stars: int
    why: dict[str, str]


def measured_of(game: AnyGame, scenario: str) -> Measured | None:
    """What bots made of a scenario; None where nobody has measured it."""
    data = _read(game, MEASURED)
    one = data.get("scenario", {}).get(scenario)
    if one is None:
        return None
    return Measured(
        games=one["games"],
        wins=tuple(one["wins"]),
        draws=one["draws"],
        turns=one["turns"],
        decisions=one["decisions"],
        provenance=data["provenance"],
    )


def difficulty_of(game: AnyGame, scenario: str) -> Difficulty | None:
    """How hard a scenario is; None where nobody has judged it."""
    one = _read(game, DIFFICULTY).get("scenario", {}).get(scenario)
    return None if one is None else Difficulty(one["stars"], {language: one[language] for language in LANGUAGES})


def _read(game: AnyGame, name: str) -> dict[str, Any]:
    return _file(game.pack.ours / name) if game.pack is not None else {}


@cache
def _file(path: Path) -> dict[str, Any]:
    return read_toml(path) if path.is_file() else {}
