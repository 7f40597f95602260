"""Dice: every die of the game is rolled here, so that it can be named, asked of a person, and rolled again.

Section 2.6 and the marker Pope or Patriarch Intervenes.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.belisarius.data.charts import POPE
from polemos.games.belisarius.rules.markers import MayPlay, may_hold, play
from polemos.games.belisarius.state import EVENT_PHASE, RollDie, Step, War
from polemos.kernel.flow import PASS, RollInstead
from polemos.room.numbering import Numbering

# why a die is rolled
_REASONS: Final = Numbering()
_reason: Final = _REASONS.add
R_EVENT_TENS: Final = _reason("event-tens")
R_EVENT_UNITS: Final = _reason("event-units")
R_GRAIN: Final = _reason("grain")
R_ATTRITION: Final = _reason("attrition")
R_MIGRATION: Final = _reason("migration")
R_PLAGUE_PROVINCE: Final = _reason("plague-province")
R_PLAGUE_STACK: Final = _reason("plague-stack")
R_PLAGUE_TOWN: Final = _reason("plague-town")
R_PLAGUE_MARKERS: Final = _reason("plague-markers")
R_CORRUPTION: Final = _reason("corruption")
R_BALANCE: Final = _reason("balance")
R_MUTINY: Final = _reason("mutiny")
R_REVOLT: Final = _reason("revolt")
R_DIPLOMACY: Final = _reason("diplomacy")
R_ASSASSINATION: Final = _reason("assassination")
R_HEAVY_TAX: Final = _reason("heavy-tax")
R_RALLY: Final = _reason("rally")
R_REGALIA: Final = _reason("regalia")
R_LEADER_RETURNS: Final = _reason("leader-returns")
R_LEADER_REMOVED: Final = _reason("leader-removed")
R_OPERATION_POINTS: Final = _reason("operation-points")
R_FORCED_MARCH: Final = _reason("forced-march")
R_DISEASE: Final = _reason("disease")
R_END_CAMPAIGN: Final = _reason("end-of-campaign")
R_WITHDRAWAL_ATTACKER: Final = _reason("withdrawal-attacker")
R_WITHDRAWAL_DEFENDER: Final = _reason("withdrawal-defender")
R_WITHDRAWAL_DISTANCE: Final = _reason("withdrawal-distance")
R_SINGLE_COMBAT: Final = _reason("single-combat")
R_BATTLE: Final = _reason("battle")
R_RETREAT: Final = _reason("retreat-distance")
R_PILLAGE: Final = _reason("pillage")
R_PILLAGE_GAIN: Final = _reason("pillage-gain")
R_COLONISATION: Final = _reason("colonisation")
R_DISBAND: Final = _reason("disband")
R_BREACH: Final = _reason("breach")
ROLL_REASONS: Final[tuple[str, ...]] = tuple(_REASONS.names)


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
