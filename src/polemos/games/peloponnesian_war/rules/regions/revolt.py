"""Revolts: where they are checked, what a city in revolt does, how a revolt ends. Section 6."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.data import world
from polemos.games.peloponnesian_war.data.tables import ATHENS, REVOLT, SPARTA
from polemos.games.peloponnesian_war.data.world import CITIES_OF, CITY_HEX, CITY_REGION
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.regions import control, plague
from polemos.games.peloponnesian_war.rules.rolls import R_CALM, R_REVOLT, Roll
from polemos.games.peloponnesian_war.rules.season import building
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import PASS, VERB
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, clauses, total

# what is added to the die of a check
_REASONS: Final = Numbering()
_reason: Final = _REASONS.add
ALLEGIANCE: Final = _reason("allegiance")
OTHER_CITY: Final = _reason("other-city")
HIGH_TRIBUTE: Final = _reason("high-tribute")
LOW_TRIBUTE: Final = _reason("low-tribute")
LOWERED: Final = _reason("lowered")
RAIDED: Final = _reason("raided")
UNIT_INSIDE: Final = _reason("unit-inside")
NO_WALLS: Final = _reason("no-walls")
REASONS: Final[tuple[str, ...]] = tuple(_REASONS.names)


# ------------------------------------------------------------------------------------------------------------ the phase
@dataclass(slots=True, frozen=True)
class RevoltPhase(Step):
    """Phase A: in Athenian regions alone (RULING-42), Sparta's checks, then those of Athens [3.2b, 6.1a, 6.2, 6.5a].

    The plague that still goes about at Athens comes first [card.plague].
    """

    def run(self, s: War) -> None:
        s.then(plague.PlagueAtAthens(), SpartanChecks(), AthenianChecks())


@dataclass(slots=True, frozen=True)
class SpartanChecks(Step):
    """One check in every region of the risk zone, in the order of the map [6.1a]."""

    def run(self, s: War) -> None:
        s.then(*[CheckCity(SPARTA, region) for region in places.regions_in_play(s) if is_exposed(s, region)])


@dataclass(slots=True, frozen=True)
class AthenianChecks(Step):
    """One check in every other region that has a city in revolt, if Athens likes [6.2] (RULING-9)."""

    def run(self, s: War) -> None:
        regions = [region for region in places.regions_of(s, ATHENS) if not levels.in_risk_zone(s, region)]
        s.then(*[CalmCity(ATHENS, region) for region in regions])


def is_exposed(s: War, region: int) -> bool:
    """Whether an Athenian region is checked for revolts: in the risk zone [4.1c, 6.1a].

    One whose AL has fallen below it waits for the New Year and is checked as before, unless it is played otherwise
    (RULING-2).
    """
    if not levels.in_risk_zone(s, region):
        return False
    return not (s.option_set.risk_zone_floor and control.is_lost(s, region))


@dataclass(slots=True, frozen=True)
class CheckCity(Decision):
    """Sparta names the city that is checked; none in a region where all have revolted already [6.1a, 6.1b]."""

    region: int

    def clause(self) -> str:
        return "6.1a"

    def universe(self, s: War) -> list[int]:
        return [verbs.CHECK + city for city in CITIES_OF[self.region]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        city = c % VERB
        if city not in CITIES_OF[self.region]:
            return [Refusal("6.1a")]
        found = []
        if city in world.CAPITAL:
            found.append(Refusal("6.4", CITY_HEX[city]))
        if asking.marked(s, city, codes.REVOLTED):
            found.append(Refusal("6.1b", CITY_HEX[city]))
        if s.holder[city]:
            found.append(Refusal("4.4.3a", CITY_HEX[city]))
        if asking.marked(s, city, codes.DESTROYED):
            found.append(Refusal("11.3b", CITY_HEX[city]))
        if asking.marked(s, city, codes.HELOTS):
            found.append(Refusal("card.helots", CITY_HEX[city]))
        return found

    def chosen(self, s: War, c: int) -> None:
        tell_check(s, c % VERB)
        s.then(Roll(SPARTA, R_REVOLT), Checked(c % VERB))


@dataclass(slots=True, frozen=True)
class Checked(Step):
    """The die of Sparta: on 7 or more the city revolts [6.1a]."""

    city: int

    def run(self, s: War) -> None:
        if s.rolled.pop() + total(terms(s, self.city)) >= REVOLT.revolts_at:
            start_revolt(s, self.city, "6.1a")
        else:
            s.tell("stays-loyal", (self.city,), ("6.1a",))


@dataclass(slots=True, frozen=True)
class CalmCity(Decision):
    """Athens may try to end the revolt of one city of a region, not one that broke out just now [6.2, 6.5.3b]."""

    region: int

    def clause(self) -> str:
        return "6.2"

    def universe(self, s: War) -> list[int]:
        return [PASS, *[verbs.CALM + city for city in CITIES_OF[self.region]]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == PASS:
            return []
        city = c % VERB
        if city not in CITIES_OF[self.region] or not asking.marked(s, city, codes.REVOLTED):
            return [Refusal("6.2")]
        return [Refusal("6.5.3b", CITY_HEX[city])] if asking.marked(s, city, codes.NEW_REVOLT) else []

    def chosen(self, s: War, c: int) -> None:
        if c != PASS:
            tell_check(s, c % VERB)
            s.then(Roll(ATHENS, R_CALM), Calmed(c % VERB))


@dataclass(slots=True, frozen=True)
class Calmed(Step):
    """The die of Athens: on 1 or less the revolt ends; nothing worse comes of it [6.2]."""

    city: int

    def run(self, s: War) -> None:
        if s.rolled.pop() + total(terms(s, self.city)) <= REVOLT.ends_at:
            end_revolt(s, self.city, "6.2")
        else:
            s.tell("stays-in-revolt", (self.city,), ("6.2",))


def tell_check(s: War, city: int) -> None:
    """A city is checked, and this is added to the die."""
    if s.heard is not None:
        reasons = terms(s, city)
        s.tell("checked", (city, total(reasons)), clauses(reasons) or ("6.3",))


# -------------------------------------------------------------------------------------------------- what is added [6.3]
def terms(s: War, city: int) -> list[Term]:
    """What is added to the die of a check, reason by reason [5.3.5, 6.3] (RULING-8, RULING-10)."""
    region, more = CITY_REGION[city], REVOLT.modifier
    found = [Term(ALLEGIANCE, low.value, "6.3") for low in REVOLT.low if s.al[region] <= low.most][:1]
    others = sum([1 for other in CITIES_OF[region] if other != city and is_hostile(s, other)])
    if others:
        found.append(Term(OTHER_CITY, others * more.other_city, "6.3"))
    if s.multiplier[region] > control.PLAIN:
        found.append(Term(HIGH_TRIBUTE, more.high_tribute, "6.3"))
    if s.multiplier[region] < control.PLAIN:
        found.append(Term(LOW_TRIBUTE, more.low_tribute, "6.3"))
    if s.multiplier[region] < s.multiplier_before[region]:
        found.append(Term(LOWERED, more.lowered, "5.3.5"))
    if s.raids[world.AREA_AT[CITY_HEX[city]]]:
        found.append(Term(RAIDED, more.raided, "15.4"))
    if any(s.sides[unit] == ATHENS for unit in places.units_inside(s, city)):
        found.append(Term(UNIT_INSIDE, more.unit_inside, "6.3"))
    if not places.has_walls(s, city):
        found.append(Term(NO_WALLS, more.no_walls, "6.3"))
    return found


def is_hostile(s: War, city: int) -> bool:
    """Whether a city is in revolt or enemy-held [6.3]."""
    return asking.marked(s, city, codes.REVOLTED) or control.is_enemy_held(s, city)


# ----------------------------------------------------------------------------------------- how it begins and ends [6.5]
def start_revolt(s: War, city: int, clause: str) -> None:
    """A city revolts: it is hostile to the controller, and friendly to the enemy while the ML is 5 or more.

    [6.5.1a, 6.5.1b, 6.5.1c, 6.5.1d]; the marker says no more, its colour follows the ML (RULING-12). Units of the
    controller who are inside stay [6.5.4a]. A siege by those to whom it is friendly now is over. Without walls it
    begins to build some at once [6.5.5a] (RULING-58).
    """
    asking.mark_city(s, city, codes.REVOLTED | codes.NEW_REVOLT)
    s.tell("revolt", (city,), (clause, "6.5.1a"))
    if s.siege[city] and s.besieger[city] == places.city_friend(s, city):
        levels.lift_siege(s, city, "6.5.1b")
    building.revolt_walls(s, city)
    upkeep.mend(s)


def end_revolt(s: War, city: int, clause: str) -> None:
    """The Revolt marker is taken away, and walls that the revolt has not finished with it [6.5.5b].

    The city is friendly to the controller again; his own siege of it is over.
    """
    asking.mark_city(s, city, codes.REVOLTED | codes.NEW_REVOLT, False)
    s.tell("revolt-ends", (city,), (clause,))
    building.end_revolt_walls(s, city)
    if s.siege[city] and s.besieger[city] == places.city_friend(s, city):
        levels.lift_siege(s, city, clause)
    upkeep.mend(s)


def end_old_revolts(s: War) -> None:
    """At the start of a season turn: a revolt ends where the controller has a unit in the city [6.5.3a, 6.5.4b].

    Every revolt is at least of the season before by now [6.5.3b] (RULING-13, RULING-36).
    """
    for city in range(world.CITIES):
        if not asking.marked(s, city, codes.REVOLTED):
            continue
        asking.mark_city(s, city, codes.NEW_REVOLT, False)
        side = s.controller[CITY_REGION[city]]
        if any(s.sides[unit] == side for unit in places.units_inside(s, city)):
            end_revolt(s, city, "6.5.4b")
