"""Phase G: how the events and the garrisons of a season change allegiance and militance. Section 13.

Every entry has its line, so that anybody can follow the sum.
"""

from dataclasses import dataclass
from typing import Final

from polemos.games.peloponnesian_war import asking, codes
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ADJUSTMENTS, ATHENS, FLEET, KIND, SPARTA, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import ATTICA, CITIES, CITIES_OF, LACONIA, LAND, REGION_AT, REGION_COUNT
from polemos.games.peloponnesian_war.rules import levels, places
from polemos.games.peloponnesian_war.rules.regions import control, revolt
from polemos.games.peloponnesian_war.state import Step, War
from polemos.room.numbering import Numbering
from polemos.wargame.reckoning import Term, total, within

# the entries of both adjustments
_ENTRIES: Final = Numbering()
_entry: Final = _ENTRIES.add
REVOLT: Final = _entry("revolt")
PRESENCE: Final = _entry("presence")
ABANDONMENT: Final = _entry("abandonment")
BATTLE: Final = _entry("battle")
RAIDS: Final = _entry("raids")
LOSSES: Final = _entry("losses")
ELITE: Final = _entry("elite")
LOST_CITY: Final = _entry("lost-city")
FIGHTING: Final = _entry("fighting")
RECOVERY: Final = _entry("recovery")
OCCUPATION: Final = _entry("occupation")
SERVICE: Final = _entry("service")
REST: Final = _entry("rest")
LIMIT: Final = _entry("limit")
RELUCTANCE: Final = _entry("reluctance")
ENTRIES: Final[tuple[str, ...]] = tuple(_ENTRIES.names)

# what stands in a region: bits
OURS: Final = 1
"""A land unit of the controller, in no place that is invested or besieged [13.2f]."""
ENEMY_OUTSIDE: Final = 2
"""An enemy land unit outside cities and forts [13.2f]."""
GUEST: Final = 4
"""A unit of the controller from elsewhere, inside a friendly city that is not invested [13.2e]."""
ENEMY_INSIDE: Final = 8
"""An enemy unit inside a city or fort that the controller does not invest [13.3g]."""


@dataclass(slots=True, frozen=True)
class AdjustmentPhase(Step):
    """Phase G: AL and ML of every region change, both players' at the same time, by the board as it is and by what has
    happened since the last phase G [3.2b, 13.1a]; then the record is cleared.

    Helots in revolt and a disaster at sea come after that and know no limit [card.helots, 13.5a] (RULING-63).
    """

    def run(self, s: War) -> None:
        here = presence(s)
        rows = [
            (region, allegiance(s, region, here[region]), militance(s, region, here[region]))
            for region in places.regions_in_play(s)
        ]
        for region, al, ml in rows:
            if s.heard is not None:
                tell_entries(s, region, al, ml)
            levels.change_al(s, region, total(al), "13.2a")
            levels.change_ml(s, region, total(ml), "13.3a")
        if any(asking.marked(s, city, codes.HELOTS) for city in CITIES_OF[LACONIA]):
            levels.change_ml(s, LACONIA, _HELOTS["ml"], "card.helots")
        if s.fleets_lost[ATHENS] >= ADJUSTMENTS.disaster.fleets:
            levels.adjust_everywhere(s, ATHENS, ADJUSTMENTS.disaster.al, "13.5a", only_risk=True)
        clear_record(s)


_HELOTS: Final = tables.figures_of("helots")


def tell_entries(s: War, region: int, al: list[Term], ml: list[Term]) -> None:
    """Every entry of both adjustments of a region."""
    for term in al:
        s.tell("allegiance-entry", (region, term.what, term.value), (term.clause,))
    for term in ml:
        s.tell("militance-entry", (region, term.what, term.value), (term.clause,))


def clear_record(s: War) -> None:
    """What has told in a phase G tells in no other; losses of the year stay known until it ends [13.1a, 13.3h]."""
    for row in (s.won, s.won_abroad, s.lost_abroad, s.losses, s.elite_losses, s.raids_on, s.fleets_lost):
        row[:] = [0] * len(row)
    for city in range(CITIES):
        asking.mark_city(s, city, codes.FALLEN, False)


# ----------------------------------------------------------------------------------------------------- who stands where
def presence(s: War) -> list[int]:
    """By region what stands in it. Units inside invested or besieged places are passed over [13.2b, 10.2.2c, 10.4.1].

    An enemy inside a place that somebody else than the controller invests cannot be: there are two sides (RULING-61).
    """
    found = [0] * REGION_COUNT
    for unit in range(UNITS):
        at = s.loc[unit]
        if not 0 <= at < LAND or REGION_AT[at] < 0 or s.aboard[unit] >= 0:
            continue
        region = REGION_AT[at]
        ours = s.sides[unit] == s.controller[region]
        if s.inside[unit]:
            found[region] |= _inside(s, unit, region, ours)
        elif KIND[unit] != FLEET:
            found[region] |= OURS if ours else ENEMY_OUTSIDE
    return found


def _inside(s: War, unit: int, region: int, ours: bool) -> int:
    """What a unit is that stands inside a city or fort."""
    target = places.target_here(s, s.loc[unit])
    if places.is_invested(s, target):
        return 0
    if not ours:
        return ENEMY_INSIDE
    found = OURS if KIND[unit] != FLEET else 0
    if UNIT_HOME[unit] != region and target < CITIES and places.city_friend(s, target) == s.controller[region]:
        found |= GUEST
    return found


# ---------------------------------------------------------------------------------------------------- allegiance [13.2]
def allegiance(s: War, region: int, here: int) -> list[Term]:
    """The entries of the AL adjustment of a region, and what the limits take from them [13.1b, 13.2a]; here: who
    stands in it (see `presence`)."""
    more, found = ADJUSTMENTS.al, []
    troubled = [city for city in CITIES_OF[region] if revolt.is_hostile(s, city) and not places.is_invested(s, city)]
    if any(asking.marked(s, city, codes.REVOLTED) for city in troubled):
        found.append(Term(REVOLT, more.revolt, "13.2d"))
    if here & GUEST and not troubled and s.al[region] <= more.presence_most:
        found.append(Term(PRESENCE, more.presence, "13.2e"))
    if here & ENEMY_OUTSIDE and not here & OURS and not levels.is_home(region):
        found.append(Term(ABANDONMENT, more.abandonment, "13.2f"))
    side = s.controller[region]
    won, lost = s.won[side * REGION_COUNT + region], s.won[(1 - side) * REGION_COUNT + region]
    if won and not lost:
        found.append(Term(BATTLE, more.battle_won, "13.2g"))
    if lost and not won:
        found.append(Term(BATTLE, more.battle_lost, "13.2g"))
    if side == ATHENS and region != ATTICA and s.raids_on[region] >= ADJUSTMENTS.raids:
        found.append(Term(RAIDS, more.raided, "13.2h"))
    return limited(found)


# ----------------------------------------------------------------------------------------------------- militance [13.3]
def militance(s: War, region: int, here: int) -> list[Term]:
    """The entries of the ML adjustment of a region, and what the limits take from them [13.1b, 13.3a].

    The ML of a reluctant region does not rise [scenario.campaign.h] (RULING-64).
    """
    more, found = ADJUSTMENTS.ml, losses_of(s, region)
    if (s.controller[region] == SPARTA or region == ATTICA) and s.raids_on[region] >= ADJUSTMENTS.raids:
        found.append(Term(RAIDS, more.raided, "13.3b"))
    if any(has_fallen(s, city) or is_pressed(s, city) for city in CITIES_OF[region]):
        found.append(Term(LOST_CITY, more.lost_city, "13.3d"))
    if s.won_abroad[region] and not s.lost_abroad[region]:
        found.append(Term(FIGHTING, more.victory, "13.3e"))
    if s.lost_abroad[region] and not s.won_abroad[region]:
        found.append(Term(FIGHTING, more.defeat, "13.3e"))
    if s.season == tables.SPRING:
        most = more.recovery_most_home if levels.is_home(region) else more.recovery_most
        if s.ml[region] <= most:
            found.append(Term(RECOVERY, more.recovery, "13.3f"))
    if s.season == tables.WINTER:
        if here & ENEMY_INSIDE:
            found.append(Term(OCCUPATION, more.occupied, "13.3g"))
        found += service_of(s, region)
    found = limited(found)
    if total(found) > 0 and levels.is_reluctant(s, region):
        found.append(Term(RELUCTANCE, -total(found), "scenario.campaign.h"))
    return found


def losses_of(s: War, region: int) -> list[Term]:
    """Units of the region destroyed, wherever it was [13.3c] (RULING-62)."""
    more, found = ADJUSTMENTS.ml, []
    if s.losses[region] >= more.heavy_least:
        found.append(Term(LOSSES, more.heavy_losses, "13.3c"))
    elif s.losses[region] >= more.losses_least:
        found.append(Term(LOSSES, more.losses, "13.3c"))
    if s.elite_losses[region]:
        found.append(Term(ELITE, more.elite_lost, "13.3c"))
    return found


def has_fallen(s: War, city: int) -> bool:
    """Whether a city became enemy-held since the last phase G, still is, and is not invested [13.2c, 13.3d, 13.2b]."""
    return asking.marked(s, city, codes.FALLEN) and control.is_enemy_held(s, city) and not places.is_invested(s, city)


def is_pressed(s: War, city: int) -> bool:
    """Whether a medium or large city that is friendly to the controller is besieged [13.3d, 13.2b]."""
    friend = places.city_friend(s, city)
    return (
        world.SIZE[city] >= world.MEDIUM
        and places.is_besieged(s, city)
        and friend == s.controller[world.CITY_REGION[city]]
    )


def service_of(s: War, region: int) -> list[Term]:
    """Whether the people of a region have served abroad or rested at home in this year [13.3h]."""
    more, abroad, at_home = ADJUSTMENTS.ml, 0, 0
    for unit in tables.UNITS_OF[region]:
        at = s.loc[unit]
        if at == codes.FORCE_POOL or (0 <= at < LAND and REGION_AT[at] == region):
            at_home += 1
        elif at >= 0:
            abroad += 1
    if abroad > at_home:
        return [Term(SERVICE, more.service, "13.3h")]
    if not abroad and s.ml[region] <= more.rest_most and s.losses_of_year[region] <= more.rest_losses:
        return [Term(REST, more.rest, "13.3h")]
    return []


def limited(terms: list[Term]) -> list[Term]:
    """Entries, and what the limits of a season take from their sum [13.1b]."""
    kept = within(ADJUSTMENTS.least, total(terms), ADJUSTMENTS.most)
    return terms if kept == total(terms) else [*terms, Term(LIMIT, kept - total(terms), "13.1b")]
