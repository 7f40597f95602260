"""Tribute: what each region is asked for, what that costs in allegiance or militance, what comes in. Section 5."""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.codes import BOTH
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, SPARTA, TRACKS, TRIBUTE
from polemos.games.peloponnesian_war.data.world import BTV, CITIES_OF, SIZE
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.cards import sicily
from polemos.games.peloponnesian_war.rules.regions import control
from polemos.games.peloponnesian_war.state import Decision, Refusal, Step, War
from polemos.kernel.flow import VERB, when
from polemos.wargame.reckoning import Term

# ----------------------------------------------------------------------------------------------------- assessment [5.3]


@dataclass(slots=True, frozen=True)
class Assessment(Decision):
    """A side says what it demands of its regions, one after the other in whatever order [5.2a, 4.3.1f, 4.4.1d].

    A region is assessed once a year: what is asked of it now is raised by two steps at most or lowered by any number
    [5.3.1b]; all that follows from it happens at once [5.3.3a, 5.3.4a, 5.3.4b]. The regions of which nothing is said
    stay as they are (RULING-55).
    """

    def clause(self) -> str:
        return "5.2a"

    def universe(self, s: War) -> list[int]:
        regions = places.regions_in_play(s)
        return [verbs.DONE, *[verb + region for region in regions for verb in verbs.ASSESS]]

    def refusals(self, s: War, c: int) -> list[Refusal]:
        if c == verbs.DONE:
            return []
        region = c % VERB
        asked, seat = verbs.ASSESS.index(c - region), seat_of(region)
        if s.controller[region] != self.side or s.assessed[region] or region not in places.regions_in_play(s):
            return [Refusal("5.2a", seat)]
        found = []
        if asked == s.multiplier[region]:
            found.append(Refusal("5.3.6", seat))  # the marker stands there already
        found += when(asked - s.multiplier[region] > TRIBUTE.raise_most, "5.3.1b", seat)
        if self.side == SPARTA and s.ml[region] < TRACKS.ml.active and asked > TRIBUTE.capped:
            found.append(Refusal("5.3.3c", seat))
        return found

    def options(self, s: War) -> list[int]:
        found = [verbs.DONE]
        for region in places.regions_in_play(s):
            if s.controller[region] == self.side and not s.assessed[region]:
                now = s.multiplier[region]
                weary = self.side == SPARTA and s.ml[region] < TRACKS.ml.active
                most = min(now + TRIBUTE.raise_most, TRIBUTE.capped if weary else len(verbs.ASSESS) - 1)
                found += [verb + region for asked, verb in enumerate(verbs.ASSESS[: most + 1]) if asked != now]
        return found

    def chosen(self, s: War, c: int) -> None:
        if c == verbs.DONE:
            left = [region for region in places.regions_of(s, self.side) if not s.assessed[region]]
            s.then(*[StaysAssessed(region) for region in left])
            return
        s.then(self)
        assess(s, c % VERB, verbs.ASSESS.index(c - c % VERB))


@dataclass(slots=True, frozen=True)
class StaysAssessed(Step):
    """A region of which nothing is said stays as it is assessed, with what that does every year [5.3.4a, 5.3.4b]."""

    region: int

    def run(self, s: War) -> None:
        s.assessed[self.region] = 1
        bear_year(s, self.region)


def seat_of(region: int) -> int:
    """A place that stands for a region: its first city."""
    return world.CITY_HEX[CITIES_OF[region][0]]


def assess(s: War, region: int, asked: int) -> None:
    """A region is assessed at a multiple of its basic tribute value [5.3.1a, 5.3.6]: the price of the steps, then what
    the level does every year (RULING-18), and after each whether the region is lost [5.3.3b, 5.3.4c].

    Lowering costs and gives nothing (RULING-17).
    """
    raised = asked - s.multiplier[region]
    s.assessed[region] = 1
    s.multiplier[region] = asked
    s.tell("assessed", (region, asked, asked * BTV[region]), ("5.3.1a",))
    if raised > 0:
        press(s, region, -raised * TRIBUTE.step_cost, "5.3.3a")
    if not falls_away(s, region, "5.3.3b"):
        bear_year(s, region)


def press(s: War, region: int, by: int, clause: str) -> None:
    """Tribute weighs on the AL of an Athenian region and on the ML of a Spartan one [5.3.3a].

    The ML of a Spartan region that falls below 5 brings its multiplier down to x1 at once [5.3.3c].
    """
    if s.controller[region] == ATHENS:
        levels.change_al(s, region, by, clause)
    else:
        levels.change_ml(s, region, by, clause)


def bear_year(s: War, region: int) -> None:
    """What the level at which a region now stands does every year [5.3.4a, 5.3.4b], the year of the change included.

    Athens may lose the region by it [5.3.4c]. A reluctant region is not won back by asking nothing
    [scenario.campaign.h].
    """
    by = TRIBUTE.yearly[s.multiplier[region]]
    if by > 0 and levels.is_reluctant(s, region):
        return
    press(s, region, by, "5.3.4a" if s.controller[region] == ATHENS else "5.3.4b")
    falls_away(s, region, "5.3.4c")


def falls_away(s: War, region: int, clause: str) -> bool:
    """An Athenian region whose AL is now below -2 passes to Sparta at once [5.3.3b, 5.3.4c].

    Sparta has it as it is assessed, without a price, or at x1, and asks nothing more of it in this year; it collects
    (RULING-20). Spartan regions pay in ML and cannot be lost so (RULING-3).
    """
    if s.controller[region] != ATHENS or not control.is_lost(s, region):
        return False
    control.pass_to(s, region, clause)
    return True


# ----------------------------------------------------------------------------------------------------- collection [5.4]
# what a side receives beside the tribute of regions
FROM_BEYOND: Final = 0
FROM_CYRUS: Final = 1
FROM_SYRACUSE: Final = 2
BEYOND: Final = {tables.ARGIVE: "scenario.argive.k", tables.CAMPAIGN: "scenario.campaign.k"}
"""The clause that gives a side talents from outside the map, by scenario."""


@dataclass(slots=True, frozen=True)
class Collection(Step):
    """Both sides collect from the regions that they control now [4.4.1d, 4.4.4, 5.1a, 5.1b] (RULING-20)."""

    def run(self, s: War) -> None:
        for side in BOTH:
            for region in places.regions_of(s, side):
                talents = collected(s, region)
                s.treasury[side] += talents
                if s.heard is not None:
                    clause = "5.4.1" if pays_nothing(s, region) else "5.4.2a"
                    s.tell("tribute", (side, region, talents), (clause,))
            for income in incomes(s, side):
                s.treasury[side] += income.value
                s.tell("income", (side, income.value), (income.clause,))
            s.tell("treasury", (side, s.treasury[side]), ("5.1a",))


def is_out(s: War, city: int) -> bool:
    """Whether a city gives no tribute points: in revolt, destroyed, besieged, enemy-held, or held by helots.

    [5.2a, 5.4.2a, 10.4.1, 11.1b, 11.3b, card.helots]; once, whatever befell it (RULING-29, RULING-57).
    """
    return places.is_besieged(s, city) or places.city_friend(s, city) != s.controller[world.CITY_REGION[city]]


def pays_nothing(s: War, region: int) -> bool:
    """Whether all cities of a region are out of action [5.4.1]."""
    return all(is_out(s, city) for city in CITIES_OF[region])


def deducted(s: War, region: int) -> int:
    """The points of the cities of a region that are out of action, each by its size [5.4.2a, 5.4.2b] (RULING-41)."""
    return sum([TRIBUTE.deducted[SIZE[city]] for city in CITIES_OF[region] if is_out(s, city)])


def collected(s: War, region: int) -> int:
    """What a region pays now: what it is assessed at less the points of lost cities, never less than nothing.

    [5.3.1a, 5.3.2, 5.4.1, 5.4.2a]
    """
    if pays_nothing(s, region):
        return 0
    return max(0, s.multiplier[region] * BTV[region] - deducted(s, region))


def incomes(s: War, side: int) -> list[Term]:
    """What a side receives beside the tribute of regions at each collection.

    [scenario.argive.k, scenario.campaign.k, card.cyrus, 19.6a]
    """
    found = []
    beyond = tables.SCENARIOS[s.scenario].income[side]
    if beyond:
        found.append(Term(FROM_BEYOND, beyond, BEYOND[s.scenario]))
    if side == SPARTA and asking.is_so(s, codes.CYRUS_CAME) and s.satrap[world.TISSAPHERNES] == SPARTA:
        found.append(Term(FROM_CYRUS, tables.figures_of("cyrus")["income"], "card.cyrus"))
    if sicily.income(s, side):
        found.append(Term(FROM_SYRACUSE, sicily.income(s, side), "19.6a"))
    return found
