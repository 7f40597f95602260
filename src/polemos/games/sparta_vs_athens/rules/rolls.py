"""Dice: every die of the game is rolled here, for a reason that has a clause."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.state import RollDie
from polemos.room.numbering import Numbering

# why a die is rolled
_REASONS: Final = Numbering()
_reason: Final = _REASONS.add
R_LAND: Final = _reason("land-battle", "8.1j")
R_SEA: Final = _reason("sea-battle", "8.6a")
R_SIEGE: Final = _reason("siege", "9.0g")
R_SORTIE: Final = _reason("sortie", "9.1b")
R_RAVAGE: Final = _reason("ravage", "9.2b")
R_INTERCEPTION: Final = _reason("interception", "7.9d")
R_EVASION: Final = _reason("evasion", "7.10b")
R_LEADER: Final = _reason("leader", "6.7a")
R_INCITEMENT: Final = _reason("incitement", "10.1b")
R_ATHENS_REVOLT: Final = _reason("athens-revolt", "10.5a")
R_PERSUASION: Final = _reason("persuasion", "15.4b")
R_PERSIA: Final = _reason("persia", "tbl.persia")
R_DARIUS: Final = _reason("darius", "tbl.darius")
R_PLAGUE: Final = _reason("plague", "16.1k")
R_WAR: Final = _reason("war-resumes", "15.11a")
R_VERDICT: Final = _reason("verdict", "16.1o")
ROLL_REASONS: Final[tuple[str, ...]] = tuple(_REASONS.names)
ROLL_CLAUSES: Final[tuple[str, ...]] = tuple(_REASONS.clauses)
"""By reason: the clause that wants the die."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return ROLL_CLAUSES[self.why]
