"""Rebellion Possible: an Athenian region in the risk zone passes to Sparta, or a city revolts [4.1c, 4.3.2]."""

from dataclasses import dataclass

from polemos.games.peloponnesian_war import asking
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA
from polemos.games.peloponnesian_war.data.world import ATTICA, CITIES_OF, CITY_HEX
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards import rule
from polemos.games.peloponnesian_war.rules.cards.politics import rebels_in, units_in
from polemos.games.peloponnesian_war.rules.regions import control, revolt
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY, CARD_REGION
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import Term


class Rebellion(rule.OnRegion):
    """A die for an Athenian region in the risk zone, not Attica [4.1c, card.rebellion].

    A high sum gives the region to Sparta at once, with all effects of a change of control [4.3.2]; a lower one makes a
    city of it revolt. A natural 1 does not fail of itself.
    """

    def spares(self, s: War, side: int, region: int) -> list[Refusal]:
        return unless(levels.in_risk_zone(s, region), "4.1c") + unless(region != ATTICA, self.clause)

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        region = c % VERB
        friends = len(units_in(s, ATHENS, region)) // self.values["units_per_point"]
        found = [
            Term(rule.T_ALLEGIANCE, -s.al[region], self.clause),
            Term(rule.T_CITIES, rebels_in(s, region), self.clause),
            Term(rule.T_ENEMIES, int(spartans_at_large(s, region)), self.clause),
            Term(rule.T_FRIENDS, -friends, self.clause),
        ]
        return [term for term in found if term.value]

    def works(self, s: War, side: int, region: int, die: int) -> None:
        total = self.sum(s, side, CARD_REGION + region, die)
        if total >= self.values["success"]:
            control.pass_to(s, region, self.clause, al=max(self.values["al_least"], -s.al[region]))
        elif total >= self.values["partial"]:
            s.then(CityRises(side, region))
        else:
            self.fails(s)


def spartans_at_large(s: War, region: int) -> bool:
    """Whether a Spartan unit is in a region, not shut up in a place that is invested."""
    for unit in units_in(s, SPARTA, region):
        target = places.target_here(s, s.loc[unit])
        if not s.inside[unit] or target < 0 or not places.is_invested(s, target):
            return True
    return False


@dataclass(slots=True, frozen=True)
class CityRises(Decision):
    """Sparta names the city that revolts; one with Athenian units only where there is no other [card.rebellion].

    Capitals never revolt [6.4]; nor does a city that is in revolt, held by Sparta or destroyed.
    """

    region: int

    def clause(self) -> str:
        return "card.rebellion"

    def universe(self, s: War) -> list[int]:
        return [CARD_CITY + city for city in CITIES_OF[self.region]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c not in self.universe(s):
            return [Refusal("card.rebellion")]
        city = c % VERB
        if not may_rise(s, city):
            return [Refusal("6.4" if city in world.CAPITAL else "card.rebellion", CITY_HEX[city])]
        if asking.inside_at(s, ATHENS, CITY_HEX[city]):
            free = [other for other in CITIES_OF[self.region] if may_rise(s, other)]
            if any(not asking.inside_at(s, ATHENS, CITY_HEX[other]) for other in free):
                return [Refusal("card.rebellion", CITY_HEX[city])]
        return []

    def chosen(self, s: War, c: int) -> None:
        revolt.start_revolt(s, c % VERB, "card.rebellion")


def may_rise(s: War, city: int) -> bool:
    """Whether a city can revolt: it is Athens' own, and no capital (RULING-39)."""
    return city not in world.CAPITAL and places.city_friend(s, city) == ATHENS and not s.holder[city]
