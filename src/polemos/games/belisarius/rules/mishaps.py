"""What befalls armies in operations: stragglers, disease, the end of a campaign. Section 16.71 and two markers."""

from dataclasses import dataclass

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.world import NEIGHBOURS
from polemos.games.belisarius.rules import universes
from polemos.games.belisarius.rules.markers import MayPlay, holding, play
from polemos.games.belisarius.rules.rolls import R_DISEASE, R_END_CAMPAIGN, Roll
from polemos.games.belisarius.rules.war.losses import destroy
from polemos.games.belisarius.state import Decision, Refusal, Step, War, held_by, occupier
from polemos.games.belisarius.verbs import LOSE
from polemos.kernel.flow import PASS, VERB


def refusals_marker(s: War, side: int, kind: int) -> list[Refusal]:
    """Why a side cannot play a marker: it has none."""
    return [] if holding(s, side, kind) else [Refusal("8.4")]


# ---------------------------------------------------------------- forced marches


@dataclass(slots=True, frozen=True)
class MarchLosses(Step):
    """A forced march may cost a unit before it begins [16.71]. Reactions are spared (RULING-48)."""

    side: int

    def run(self, s: War) -> None:
        if s.rolled.pop() in charts.checks.dice.forced_march_loses_one:
            s.then(Straggler(self.side))


@dataclass(slots=True, frozen=True)
class Straggler(Decision):
    """The unit that the army loses on a forced march is the player's choice [16.71]."""

    def clause(self) -> str:
        return "16.71"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, LOSE, s.army, "16.71", s.army_at)

    def options(self, s: War) -> list[int]:
        return [LOSE + u for u in s.army]

    def chosen(self, s: War, c: int) -> None:
        destroy(s, [c % VERB], "16.71")


# ---------------------------------------------------------------- End of Campaign


@dataclass(slots=True, frozen=True)
class EndOfCampaign(MayPlay):
    """The player whose turn it is not may cut the points of the army in action (RULING-58) [strat.endcampaign.b]."""

    def clause(self) -> str:
        return "strat.endcampaign.b"

    def marker(self) -> int:
        return charts.END_CAMPAIGN

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            play(s, self.side, charts.END_CAMPAIGN, CutShort(self.side))


@dataclass(slots=True, frozen=True)
class CutShort(Step):
    """Roll for the points that the army in action loses [strat.endcampaign.b]."""

    side: int

    def run(self, s: War) -> None:
        s.then(Roll(self.side, R_END_CAMPAIGN), PointsLost())


@dataclass(slots=True, frozen=True)
class PointsLost(Step):
    """The army in action loses as many points as the die shows, down to none [strat.endcampaign.b]."""

    def run(self, s: War) -> None:
        lost = s.rolled.pop()
        s.op = max(0, s.op - 2 * lost)
        s.tell("points-lost", (s.army_side, lost), ("strat.endcampaign.b",))


# ---------------------------------------------------------------- Disease Breaks Out


def unhealthy(s: War, side: int) -> list[int]:
    """Enemy-occupied towns and colonies with a unit of the side next to them [strat.disease]."""
    return [h for h in held_by(s, 1 - side) if not refusals_disease(s, side, h)]


def refusals_disease(s: War, side: int, h: int) -> list[Refusal]:
    """Why Disease Breaks Out does not strike a space: no enemy in a town there, or nobody of the side next to it."""
    if s.occ[h] != 2 - side or not s.town[h]:
        return [Refusal("strat.disease", h)]
    mine = side + 1
    for n in NEIGHBOURS[h]:
        if s.occ[n] == mine:
            return []
    return [Refusal("strat.disease", h)]


@dataclass(slots=True, frozen=True)
class Disease(Step):
    """Disease breaks out in an enemy-occupied town: roll for its victims [strat.disease]."""

    hex: int

    def run(self, s: War) -> None:
        s.then(Roll(s.player, R_DISEASE), Epidemic(self.hex))


@dataclass(slots=True, frozen=True)
class Epidemic(Step):
    """The die says how many units the occupant loses [strat.disease]."""

    hex: int

    def run(self, s: War) -> None:
        n = charts.DISEASE_LOSS.read(0, s.rolled.pop())
        s.tell("disease", (self.hex, n), ("strat.disease",))
        s.then(*[Victim(occupier(s, self.hex), self.hex)] * n)


@dataclass(slots=True, frozen=True)
class Victim(Decision):
    """The occupant names a unit in the town that dies of the disease [strat.disease]."""

    hex: int

    def clause(self) -> str:
        return "strat.disease"

    def universe(self, s: War) -> list[int]:
        return universes.units(LOSE)

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return universes.one_of(c, LOSE, list(s.at[self.hex]), "strat.disease", self.hex)

    def options(self, s: War) -> list[int]:
        return [LOSE + u for u in s.at[self.hex]]

    def chosen(self, s: War, c: int) -> None:
        destroy(s, [c % VERB], "strat.disease")
