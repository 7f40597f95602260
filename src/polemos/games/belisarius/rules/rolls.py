"""Dice: every die of the game is rolled here, so that it can be named, asked of a person, and rolled again.

Section 2.6 and the marker Pope or Patriarch Intervenes.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data.charts import POPE
from polemos.games.belisarius.rules.markers import MayPlay, may_hold, play
from polemos.games.belisarius.state import EVENT_PHASE, RollDie, Step, War
from polemos.kernel.flow import PASS, RollInstead

# why a die is rolled
ROLL_REASONS: Final = (
    "event-tens",
    "event-units",
    "grain",
    "attrition",
    "migration",
    "plague-province",
    "plague-stack",
    "plague-town",
    "plague-markers",
    "corruption",
    "balance",
    "mutiny",
    "revolt",
    "diplomacy",
    "assassination",
    "heavy-tax",
    "rally",
    "regalia",
    "leader-returns",
    "leader-removed",
    "operation-points",
    "forced-march",
    "disease",
    "end-of-campaign",
    "withdrawal-attacker",
    "withdrawal-defender",
    "withdrawal-distance",
    "single-combat",
    "battle",
    "retreat-distance",
    "pillage",
    "pillage-gain",
    "colonisation",
    "disband",
    "breach",
)
(
    R_EVENT_TENS,
    R_EVENT_UNITS,
    R_GRAIN,
    R_ATTRITION,
    R_MIGRATION,
    R_PLAGUE_PROVINCE,
    R_PLAGUE_STACK,
    R_PLAGUE_TOWN,
    R_PLAGUE_MARKERS,
    R_CORRUPTION,
    R_BALANCE,
    R_MUTINY,
    R_REVOLT,
    R_DIPLOMACY,
    R_ASSASSINATION,
    R_HEAVY_TAX,
    R_RALLY,
    R_REGALIA,
    R_LEADER_RETURNS,
    R_LEADER_REMOVED,
    R_OPERATION_POINTS,
    R_FORCED_MARCH,
    R_DISEASE,
    R_END_CAMPAIGN,
    R_WITHDRAWAL_ATTACKER,
    R_WITHDRAWAL_DEFENDER,
    R_WITHDRAWAL_DISTANCE,
    R_SINGLE_COMBAT,
    R_BATTLE,
    R_RETREAT,
    R_PILLAGE,
    R_PILLAGE_GAIN,
    R_COLONISATION,
    R_DISBAND,
    R_BREACH,
) = range(len(ROLL_REASONS))


@dataclass(slots=True, frozen=True)
class Roll(RollDie):
    """Roll one die [2.6a]. The rule that wanted it comes next on the agenda and takes it with `s.rolled.pop()`.

    After a die outside the random event phase whoever has a Pope or Patriarch may have it rolled again [strat.pope].
    """

    def clause(self) -> str:
        return "2.6a"

    def fell(self, s: War, face: int) -> None:
        RollDie.fell(self, s, face)
        # RULING-49: no die of the random event phase is ever touched
        if s.phase != EVENT_PHASE and (may_hold(s, 0, POPE) or may_hold(s, 1, POPE)):
            s.then(RollAgain(s.player, self.why, self.side, 0))


@dataclass(slots=True, frozen=True)
class RollAgain(MayPlay):
    """Either player may have the die just rolled rolled again, the phasing player first (RULING-35) [strat.pope]."""

    why: int
    roller: int
    last: int

    def clause(self) -> str:
        return "strat.pope"

    def marker(self) -> int:
        return POPE

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            s.then(RollAgain(s.player, self.why, self.roller, 0))
            play(s, self.side, POPE, Rerolled(self.roller, self.why))
        elif not self.last:
            s.then(RollAgain(1 - self.side, self.why, self.roller, 1))


@dataclass(slots=True, frozen=True)
class Rerolled(RollInstead):
    """The second result stands in place of the first [strat.pope]."""

    def clause(self) -> str:
        return "strat.pope"


def roll_two(s: War, side: int, why: int, then: Step) -> None:
    """Roll two dice one after the other and go on with `then`, which takes both from `s.rolled` [2.6a]."""
    s.then(Roll(side, why), Roll(side, why), then)
