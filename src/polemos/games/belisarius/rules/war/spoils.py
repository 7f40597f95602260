"""What a victory may bring besides: Troops Demand Donative and End of Campaign, drawn and played at once.

`DrawOne` lays such markers on `s.table`; here they take effect and go back to the pool.
"""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.markers import return_marker
from polemos.games.belisarius.rules.realm.supply import DisbandCheck
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Decision, Refusal, Step, War
from polemos.games.belisarius.verbs import DONE, PAY, REFUSE, SUPPLY
from polemos.kernel.flow import VERB


@dataclass(slots=True, frozen=True)
class Donative(Step):
    """Each Troops Demand Donative that the winner drew must be settled now [strat.donative.a].

    Treachery has no say in it [strat.treachery.c]. attacking: 1 for the army in action, 0 for the units in the hex.
    """

    side: int
    hex: int
    attacking: int

    def run(self, s: War) -> None:
        if not s.table[charts.DONATIVE]:
            return
        return_marker(s, charts.DONATIVE)
        s.then(self)
        units = s.army[:] if self.attacking else list(s.at[self.hex])
        if units:
            s.adrift = units
            s.then(PayArmy(self.side, self.hex) if s.option_set.disbanding else PayUnits(self.side))


@dataclass(slots=True, frozen=True)
class PayUnits(Decision):
    """The winner pays unit by unit; those still unpaid when he is done are removed [strat.donative.a]."""

    def clause(self) -> str:
        return "strat.donative.a"

    def alike(self, s: War) -> bool:
        return bool(s.adrift)

    def universe(self, s: War) -> list[int]:
        return [DONE, *universes.units(SUPPLY)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == DONE:
            return []
        poor = s.sp[self.side] < charts.prices.troops_demand_donative
        return [Refusal("strat.donative.a")] if poor else universes.one_of(c, SUPPLY, s.adrift, "strat.donative.a")

    def chosen(self, s: War, c: int) -> None:
        if c == DONE:
            unpaid = s.adrift
            s.adrift = []
            destroy(s, unpaid, "strat.donative.a")
        else:
            s.sp[self.side] -= charts.prices.troops_demand_donative
            s.adrift.remove(c % VERB)
            s.tell("donative", (self.side, c % VERB), ("strat.donative.a",))
            s.then(self)


@dataclass(slots=True, frozen=True)
class PayArmy(Decision):
    """With option 30 an army not paid in full makes one disband check, all of it (RULING-74) [strat.donative.a]."""

    hex: int

    def clause(self) -> str:
        return "strat.donative.a"

    def alike(self, s: War) -> bool:
        return True

    def universe(self, s: War) -> list[int]:
        return [*universes.spaces(REFUSE), *universes.spaces(PAY)]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        h = c % VERB
        poor = c - h == PAY and s.sp[self.side] < charts.prices.troops_demand_donative * len(s.adrift)
        return [Refusal("strat.donative.a", self.hex)] if h != self.hex or poor else []

    def chosen(self, s: War, c: int) -> None:
        if c - c % VERB == PAY:
            s.sp[self.side] -= charts.prices.troops_demand_donative * len(s.adrift)
            s.adrift = []
            s.tell("donative-paid", (self.side, self.hex), ("strat.donative.a",))
        else:
            s.then(DisbandCheck(self.side, self.hex))


@dataclass(slots=True, frozen=True)
class CampaignEnds(Step):
    """The attacker who drew End of Campaign by his victory has no points left [strat.endcampaign.a]."""

    side: int

    def run(self, s: War) -> None:
        while s.table[charts.END_CAMPAIGN]:
            return_marker(s, charts.END_CAMPAIGN)
            s.op = 0
            s.tell("campaign-ends", (self.side,), ("strat.endcampaign.a",))
