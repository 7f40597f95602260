"""Dice: every die of the game is rolled here, for a reason that has a clause [rule.dice]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war.state import RollDie
from polemos.room.numbering import Numbering

# why a die is rolled
_REASONS: Final = Numbering()
_reason: Final = _REASONS.add
R_REVOLT: Final = _reason("revolt", "6.1a")
R_CALM: Final = _reason("calm", "6.2")
R_SIEGE: Final = _reason("siege", "10.5.1")
R_CARD: Final = _reason("card", "12.5a")
R_RAID: Final = _reason("raid", "15.2a")
R_INTERCEPTION: Final = _reason("interception", "16.6.1")
R_OPEN_SEA: Final = _reason("open-sea", "16.4.6a")
R_STORM: Final = _reason("storm", "16.9a")
R_TO_SEA: Final = _reason("to-sea", "16.10.1")
R_WITHDRAWAL: Final = _reason("withdrawal", "16.7.1")
R_BATTLE: Final = _reason("battle", "17.5.1")
R_CHECK: Final = _reason("check", "17.5.3")
R_PURSUIT: Final = _reason("pursuit", "17.7.2")
R_LEADER: Final = _reason("leader", "17.8.1")
R_PLAGUE: Final = _reason("plague", "card.plague")
ROLL_REASONS: Final[tuple[str, ...]] = tuple(_REASONS.names)
ROLL_CLAUSES: Final[tuple[str, ...]] = tuple(_REASONS.clauses)
"""By reason: the clause that wants the die."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return ROLL_CLAUSES[self.why]
