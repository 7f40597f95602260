"""Dice: every die of the game is rolled here, so that it can be named and asked of a person.

It has ten faces, 0 to 9 [2.3b].
"""

from dataclasses import dataclass
from typing import Final

from polemos.kernel.flow import RollDie

# why a die is rolled
ROLL_REASONS: Final = (
    "elite", "tie", "trump", "strategy", "momentum", "nerve", "volley", "severity", "which-leader", "check", "facing",
    "withdrawal", "stacked", "routed-through", "wheel", "augmented", "elephants-near", "charge", "casualty", "duel",
    "shock", "stand", "brink", "avoid", "pursuit", "rampage", "rally", "rally-hits", "quarrel", "bolt-fright", "toward",
)  # fmt: skip
(
    R_ELITE, R_TIE, R_TRUMP, R_STRATEGY, R_MOMENTUM, R_NERVE, R_VOLLEY, R_SEVERITY, R_WHICH, R_CHECK, R_FACING,
    R_WITHDRAWAL, R_STACKED, R_ROUTED_THROUGH, R_WHEEL, R_AUGMENTED, R_ELEPHANTS, R_CHARGE, R_CASUALTY, R_DUEL,
    R_SHOCK, R_STAND, R_BRINK, R_AVOID, R_PURSUIT, R_RAMPAGE, R_RALLY, R_RALLY_HITS, R_QUARREL, R_BOLT, R_TOWARD,
) = range(len(ROLL_REASONS))  # fmt: skip
ROLL_CLAUSES: Final = (
    "5.5g", "5.12d", "5.41", "4.34c", "5.32", "5.33a", "8.11a", "8.34c", "8.19", "10.15", "7.16b",
    "6.72d", "6.92a", "10.24a", "6.45b", "6.46b", "9.16", "8.33a", "8.34b", "8.42",
    "8.36a", "9.65a", "8.38b", "9.24a", "10.32", "9.14d", "10.27a", "10.27d", "scn.samarkand.2",
    "scn.jaxartes.3", "9.14f",
)  # fmt: skip
"""By reason: the clause that wants the die."""
LEADER_GIDS: Final = 4096
"""What `Roll.whose` adds to the number of a leader."""


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """One die for a reason, for somebody: `whose` is the gid of a unit, LEADER_GIDS + that of a leader, or -1."""

    whose: int = -1

    def clause(self) -> str:
        return ROLL_CLAUSES[self.why]
