"""Dice: every die of the game is rolled here, for a reason that has a clause [rule.dice]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war.state import RollDie

# why a die is rolled
ROLL_REASONS: Final[tuple[str, ...]] = (
    "revolt",
    "calm",
    "siege",
    "card",
    "raid",
    "interception",
    "open-sea",
    "storm",
    "to-sea",
    "withdrawal",
    "battle",
    "check",
    "pursuit",
    "leader",
    "plague",
)
(
    R_REVOLT,
    R_CALM,
    R_SIEGE,
    R_CARD,
    R_RAID,
    R_INTERCEPTION,
    R_OPEN_SEA,
    R_STORM,
    R_TO_SEA,
    R_WITHDRAWAL,
    R_BATTLE,
    R_CHECK,
    R_PURSUIT,
    R_LEADER,
    R_PLAGUE,
) = range(len(ROLL_REASONS))
ROLL_CLAUSES: Final = (
    "6.1a",
    "6.2",
    "10.5.1",
    "12.5a",
    "15.2a",
    "16.6.1",
    "16.4.6a",
    "16.9a",
    "16.10.1",
    "16.7.1",
    "17.5.1",
    "17.5.3",
    "17.7.2",
    "17.8.1",
    "card.plague",
)
"""By reason: the clause that wants the die."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`."""

    def clause(self) -> str:
        return ROLL_CLAUSES[self.why]
