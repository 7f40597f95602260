"""Dice: every die of the game is rolled here, for a reason that has a clause."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.state import RollDie

# why a die is rolled
ROLL_REASONS: Final[tuple[str, ...]] = (
    "land-battle",
    "sea-battle",
    "siege",
    "sortie",
    "ravage",
    "interception",
    "evasion",
    "leader",
    "incitement",
    "athens-revolt",
    "persuasion",
    "persia",
    "darius",
    "plague",
    "war-resumes",
    "verdict",
)
(
    R_LAND,
    R_SEA,
    R_SIEGE,
    R_SORTIE,
    R_RAVAGE,
    R_INTERCEPTION,
    R_EVASION,
    R_LEADER,
    R_INCITEMENT,
    R_ATHENS_REVOLT,
    R_PERSUASION,
    R_PERSIA,
    R_DARIUS,
    R_PLAGUE,
    R_WAR,
    R_VERDICT,
) = range(len(ROLL_REASONS))
ROLL_CLAUSES: Final = (
    "8.1j",
    "8.6a",
    "9.0g",
    "9.1b",
    "9.2b",
    "7.9d",
    "7.10b",
    "6.7a",
    "10.1b",
    "10.5a",
    "15.4b",
    "tbl.persia",
    "tbl.darius",
    "16.1k",
    "15.11a",
    "16.1o",
)
"""By reason: the clause that wants the die."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return ROLL_CLAUSES[self.why]
