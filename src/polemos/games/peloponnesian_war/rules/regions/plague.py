"""The plague that goes on at Athens [card.plague]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.data import tables
from polemos.games.peloponnesian_war.data.tables import ATHENS, UNITS_OF
from polemos.games.peloponnesian_war.data.world import ATTICA, CITY_AT, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import losses
from polemos.games.peloponnesian_war.rules.rolls import R_PLAGUE, Roll
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, unless

_CARD: Final = tables.figures_of("plague")


@dataclass(slots=True, frozen=True)
class PlagueAtAthens(Step):
    """While the Plague marker lies on Athens a die is rolled in every phase A [card.plague] (RULING-133)."""

    def run(self, s: War) -> None:
        if asking.is_so(s, codes.PLAGUE):
            s.then(Roll(ATHENS, R_PLAGUE), PlagueSeen())


@dataclass(slots=True, frozen=True)
class PlagueSeen(Step):
    """On 1 or 2 a unit dies [card.plague]."""

    def run(self, s: War) -> None:
        if s.rolled.pop() <= _CARD["each_season"]:
            s.then(PlagueVictim(ATHENS))


@dataclass(slots=True, frozen=True)
class PlagueVictim(Decision):
    """Athens says which of the units of Attica that are in cities of Attica dies of it [card.plague]."""

    def clause(self) -> str:
        return "card.plague"

    def universe(self, s: War) -> list[int]:
        return [verbs.PERISH + unit for unit in UNITS_OF[ATTICA]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        return unless(c % VERB in UNITS_OF[ATTICA] and is_in_city(s, c % VERB), "card.plague")

    def chosen(self, s: War, c: int) -> None:
        losses.destroy(s, c % VERB, "card.plague")
        upkeep.mend(s)


def is_in_city(s: War, unit: int) -> bool:
    """Whether a unit is inside a city of Attica."""
    at = s.loc[unit]
    return 0 <= at < LAND and REGION_AT[at] == ATTICA and CITY_AT[at] >= 0 and bool(s.inside[unit])
