"""The Logistics Phase of a side. Section 3.2.2a: what arrives, leaders, maintenance, purchases."""

from dataclasses import dataclass
from typing import Final

from polemos.games.sparta_vs_athens.data.tables import ATHENS, UNITS
from polemos.games.sparta_vs_athens.rules.logistics.commanders import AthenianLeaders, SpartanLeaders
from polemos.games.sparta_vs_athens.rules.logistics.maintenance import Maintenance
from polemos.games.sparta_vs_athens.rules.logistics.raising import Arrivals, Raise
from polemos.games.sparta_vs_athens.rules.nations.settle import Settle
from polemos.games.sparta_vs_athens.state import FRESH, LOGISTICS, Step, War
from polemos.kernel.flow import PLAYER_TURN

ALL_FRESH: Final = [FRESH] * UNITS


@dataclass(slots=True, frozen=True)
class LogisticsPhase(Step):
    """Fleets arrive, leaders enter, units are paid for and raised [3.2.2a1, 3.2.2a9, 3.2.3a, 3.2.4a, 12.3a]."""

    side: int

    def ends(self) -> int:
        return PLAYER_TURN

    def run(self, s: War) -> None:
        s.phase = LOGISTICS
        s.side = self.side
        s.tell("side-phase", (LOGISTICS, self.side), ("3.2.2a1" if self.side == s.first else "3.2.2c",))
        s.acted[:UNITS] = ALL_FRESH  # what it did last quarter excuses no unit from its upkeep [12.3a, 3.2.2a1]
        leaders: Step = AthenianLeaders(self.side) if self.side == ATHENS else SpartanLeaders(self.side)
        s.then(Arrivals(self.side), leaders, Settle(), Maintenance(self.side), Raise(self.side), Refreshed(), Settle())


@dataclass(slots=True, frozen=True)
class Refreshed(Step):
    """Units that were raised may operate in the phase that follows [3.2.2a10]."""

    def run(self, s: War) -> None:
        s.acted[:UNITS] = ALL_FRESH
