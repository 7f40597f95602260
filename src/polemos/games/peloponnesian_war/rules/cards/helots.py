"""The Helot Uprising [card.helots]."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FORTS, HOPLITE, KIND
from polemos.games.peloponnesian_war.data.world import CITIES, CITIES_OF, CITY_HEX, LACONIA, LAND, REGION_AT
from polemos.games.peloponnesian_war.rules import garrisons, places
from polemos.games.peloponnesian_war.rules.cards.politics import held_by
from polemos.games.peloponnesian_war.rules.cards.rule import T_AWAY, T_FOOTHOLD, Rule
from polemos.games.peloponnesian_war.state import Decision, Refusal, War
from polemos.games.peloponnesian_war.verbs import CARD_CITY
from polemos.kernel.flow import VERB, unless
from polemos.wargame.reckoning import Term

CLAUSE: Final = "card.helots"


class Helots(Rule):
    """With a die helots rise in a city of Laconia that Athens names, where no units are [card.helots].

    Easier when Athens has a foothold in Laconia, and when half of its hoplites or more are abroad.
    """

    def bars(self, s: War, side: int) -> list[Refusal]:
        return unless(any(may_rise(s, city) for city in CITIES_OF[LACONIA]), "12.3a")

    def rolls(self, s: War, side: int, c: int) -> bool:
        return True

    def terms(self, s: War, side: int, c: int) -> list[Term]:
        found = [Term(T_FOOTHOLD, self.values["held"], CLAUSE)] if has_foothold(s) else []
        return [*found, Term(T_AWAY, self.values["away"], CLAUSE)] if are_away(s) else found

    def does(self, s: War, side: int, c: int, die: int) -> None:
        if self.succeeds(s, side, c, die):
            s.then(HelotsRise(ATHENS))
        else:
            self.fails(s)


def has_foothold(s: War) -> bool:
    """Whether Athens holds a city, or a fort with a unit in it, in the region of Laconia."""
    if any(held_by(s, city, ATHENS) for city in CITIES_OF[LACONIA]):
        return True
    for fort in range(FORTS):
        at = s.fort_at[fort]
        if at >= 0 and REGION_AT[at] == LACONIA and places.holds_out(s, CITIES + fort) == ATHENS:
            if places.units_inside(s, CITIES + fort):
                return True
    return False


def are_away(s: War) -> bool:
    """Whether half or more of the hoplites of Laconia that are on the map are outside the region."""
    there = [s.loc[unit] for unit in tables.UNITS_OF[LACONIA] if KIND[unit] == HOPLITE and s.loc[unit] >= 0]
    abroad = [at for at in there if at >= LAND or REGION_AT[at] != LACONIA]
    return bool(there) and 2 * len(abroad) >= len(there)


def may_rise(s: War, city: int) -> bool:
    """Whether helots can rise in a city of Laconia: not Sparta, without units in it, and not risen yet
    (RULING-132)."""
    if city == world.SPARTA_CITY or s.city_marks[city] & (codes.DESTROYED | codes.HELOTS):
        return False
    return places.in_play(s, CITY_HEX[city]) and not places.units_inside(s, city)


@dataclass(slots=True, frozen=True)
class HelotsRise(Decision):
    """Athens names the city in which they rise [card.helots]."""

    def clause(self) -> str:
        return CLAUSE

    def universe(self, s: War) -> list[int]:
        return [CARD_CITY + city for city in CITIES_OF[LACONIA]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        may = c in self.universe(s) and may_rise(s, c % VERB)
        return unless(may, CLAUSE)

    def chosen(self, s: War, c: int) -> None:
        city = c % VERB
        asking.mark_city(s, city, codes.HELOTS)
        s.garrison[city] = garrisons.full(s, city)
        s.tell("helots-rise", (city,), (CLAUSE,))
