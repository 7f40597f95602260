"""Voyages of fleets without troops: to ravage the enemy's coasts, to hunt his fleets, to shut his besieged ports."""

from collections.abc import Iterable, Sequence
from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, forts, odds, ways
from polemos.games.peloponnesian_war.bot.evaluation import (
    HOME_MILITANCE,
    MILITANCE,
    SAFE,
    TALENT,
    UNIT,
    al_worth,
    region_worth,
)
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, FLEET, KIND, TRACKS, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, CITY_AT, HOME_REGION, LAND, REGION_AT, SEAS_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import interception, raids, sea, stacks, storms
from polemos.games.peloponnesian_war.rules.places import NO_TARGET, target_here
from polemos.games.peloponnesian_war.rules.sieges import upkeep
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

REACH: Final = 6
"""Sea areas within a turn's voyage from coast to coast."""
EXPEDITION: Final = tables.figures_of("sicily")
PREY: Final = 3.0
"""What a fleet of the enemy is worth, or whom it carries: it can be met nowhere else."""
SURE: Final = 0.6
"""How likely a battle at sea must be won for it to be sought."""
FEW: Final = 0.8
"""Talents and other gains from which on one sails."""
SQUADRON: Final = 4
"""As many fleets ravage a coast together; others had better go elsewhere."""
NEEDED: Final = 4.0
"""What it is worth to keep up or make possible a siege by sea, at least."""
SHUT: Final = 0.35
"""What part of the worth of a besieged port the fleets before it bring."""
STRANDED: Final = 0.5
"""How likely fleets perish that lie on a foreign coast at the end of a season."""
FED: Final = 0.7
"""What it is worth for each soldier of a camp that supply comes to it by sea, or not."""
HUNTED: Final = 0.35
"""How likely fleets are found by those that lie near their way."""


def owes_expedition(s: War, side: int) -> bool:
    """Whether Athens has still to send its expedition to Sicily [card.sicily]."""
    return side == ATHENS and asking.is_so(s, codes.EXPEDITION_DUE) and s.sicily == codes.OPENED


def harbour(s: War, side: int) -> int:
    """Where an expedition gathers: a port of the home region, -1 for none."""
    able = [c for c in world.CITIES_OF[HOME_REGION[side]] if places.is_friendly_port(s, world.CITY_HEX[c], side)]
    return max([(world.SIZE[c], world.CITY_HEX[c]) for c in able], default=(0, -1))[1]


def lies_at(s: War, side: int, place: int) -> bool:
    """Whether fleets of a side lie in a place."""
    return bool(interception.fleets_in(s, side, place))


# ------------------------------------------------------------------------------------------------------ who may set out


def is_bound(s: War, side: int, place: int) -> bool:
    """Whether the fleets in a place keep up a siege there, or make one possible [10.3.3]."""
    target = target_here(s, place) if place < LAND else NO_TARGET
    if target == NO_TARGET or not upkeep.fleets_needed(s, target) or places.investor(s, target) != side:
        return False
    return len(asking.land_outside(s, side, place)) >= upkeep.land_needed(s, target)


def is_wanted(s: War, side: int, piece: int, goals: Sequence[int]) -> bool:
    """Whether fleets without troops have an errand, under a leader or one fleet by itself."""
    at = s.loc[piece]
    if at >= LAND or s.season == tables.WINTER or storms.blows(s):
        return False
    fleets = stacks.fleets_of(stacks.company(s, side, piece, True)) if piece >= UNITS else [piece]
    if not fleets or is_bound(s, side, at) or any(asking.cargo_of(s, fleet) for fleet in fleets):
        return False
    leaders = [piece] if piece >= UNITS else []
    if target_here(s, at) == NO_TARGET and value(s, side, at, fleets, leaders) > FEW:
        return True
    return any(ways.sea_legs(at, goal) <= REACH and value(s, side, goal, fleets, leaders) > FEW for goal in goals)


def goals(s: War, side: int) -> list[int]:
    """Where fleets could have an errand: bare coasts of the enemy, where his fleets lie, ports that are invested."""
    found = coasts(s, side) if can_ravage(s, side) else []
    fleets = {s.loc[unit] for unit in sea.FLEETS if s.sides[unit] == 1 - side and 0 <= s.loc[unit] < LAND}
    found += [at for at in sorted(fleets) if not s.inside[interception.fleets_in(s, 1 - side, at)[0]]]
    if s.turn == codes.CAMPAIGN_TURNS:
        found += forts.abroad(s, side) if s.season >= tables.FALL else [*forts.abroad(s, side), *forts.sites(s, side)]
        for at, _ in fed_by_sea(s, 1 - side):
            shore = [place for area in SEAS_AT[at] for place in world.SHORE[area - LAND]]
            found += [place for place in shore if CITY_AT[place] >= 0 and is_own(s, side, place)]
    return found + camps(s, side)


def camps(s: War, side: int) -> list[int]:
    """Ports that own troops have invested and before which fleets are missing."""
    at = {s.loc[unit] for unit in range(UNITS) if s.sides[unit] == side and 0 <= s.loc[unit] < LAND}
    return [place for place in sorted(at) if SEAS_AT[place] and lacking(s, side, place)]


def can_ravage(s: War, side: int) -> bool:
    """Whether there is still time for raids in this season, and for the way home."""
    return s.turn < codes.CAMPAIGN_TURNS and s.season != tables.WINTER and not asking.weighs(s, side, codes.NO_RAIDS)


def coasts(s: War, side: int) -> list[int]:
    """Bare coasts of regions of the enemy, one for each area."""
    found: dict[int, int] = {}
    for place in _SHORES:
        area = AREA_AT[place]
        if area not in found and not s.at[place] and s.controller[REGION_AT[place]] != side:
            found[area] = place
    return list(found.values())


_SHORES: Final = [at for at in range(LAND) if REGION_AT[at] >= 0 and SEAS_AT[at] and CITY_AT[at] < 0]


# ------------------------------------------------------------------------------------------------ what a place is worth


def value(s: War, side: int, place: int, fleets: Sequence[int], leaders: Iterable[int]) -> float:
    """What it is worth to fleets to end their voyage in a place."""
    foes = interception.fleets_in(s, 1 - side, place)
    if place >= LAND:
        return hunt(s, side, place, fleets, leaders, foes)
    target = target_here(s, place)
    if target != NO_TARGET:
        own = is_own(s, side, place)
        return (
            cuts(s, side, place) + forts.holds(s, side, place, fleets)
            if own
            else blockade(s, side, target, fleets, leaders)
        )
    if foes:
        alone = len(foes) == len(stacks.enemies_at(s, side, place))
        return hunt(s, side, place, fleets, leaders, foes) if alone else 0.0
    stays = forts.stays(s, side, place, fleets)
    if stays:
        return stays - danger(s, side, place, len(fleets))
    if not can_ravage(s, side) or any(s.sides[piece] != side for piece in s.at[place]):
        return 0.0
    found = gain(s, side, place, len(fleets), fleets)
    return found - danger(s, side, place, len(fleets)) if found > FEW else 0.0


def hunt(s: War, side: int, place: int, fleets: Sequence[int], leaders: Iterable[int], foes: Sequence[int]) -> float:
    """What it is worth to fall upon enemy fleets, with whom they carry, if they are as good as beaten."""
    if not foes:
        return 0.0
    win = odds.at_sea(s, fleets, leaders, foes, asking.leaders_at(s, 1 - side, place))
    prey = len(foes) + sum([len(asking.cargo_of(s, fleet)) for fleet in foes])
    foreign = place < LAND and REGION_AT[place] >= 0 and s.controller[REGION_AT[place]] != side
    late = s.turn == codes.CAMPAIGN_TURNS and foreign  # there nobody feeds them when the season turn comes
    fed = sum([count for at, count in fed_by_sea(s, side) if _touch(at, place)])
    return (PREY * prey + FED * fed) * win - (UNIT * STRANDED * len(fleets) if late else 0.0) if win >= SURE else 0.0


def fed_by_sea(s: War, side: int) -> list[tuple[int, int]]:
    """Camps of a side in the enemy's country with a base on the coast, to which supply comes by sea: where, how many.

    [9.3.4a, 9.3.4b]
    """
    found = []
    for base, at in enumerate(s.base_at):
        if 0 <= at < LAND and s.base_side[base] == side and not s.base_inside[base] and SEAS_AT[at]:
            count = len(asking.land_outside(s, side, at))
            if count:
                found.append((at, count))
    return found


def _touch(place: int, other: int) -> bool:
    """Whether two places lie on the same waters."""
    seas = (other,) if other >= LAND else SEAS_AT[other]
    return any(sea_area in seas for sea_area in SEAS_AT[place])


def cuts(s: War, side: int, place: int) -> float:
    """What it is worth to end a season in an own port out of which fleets cut off a camp of the enemy [9.3.4c]."""
    if s.turn < codes.CAMPAIGN_TURNS:
        return 0.0
    camp = [(at, count) for at, count in fed_by_sea(s, 1 - side) if _touch(at, place)]
    kept = {seas for fleet in sea.FLEETS if s.sides[fleet] != side for seas in _waters(s.loc[fleet])}
    return sum([FED * count for at, count in camp if kept.isdisjoint(SEAS_AT[at])])


def _waters(place: int) -> tuple[int, ...]:
    """The sea areas in which a fleet counts that is in a place [8.4a]."""
    if place < 0:
        return ()
    return (place,) if place >= LAND else SEAS_AT[place]


def is_own(s: War, side: int, place: int) -> bool:
    """Whether a place is a port that opens to a side."""
    return places.is_friendly_port(s, place, side)


def blockade(s: War, side: int, target: int, fleets: Sequence[int], leaders: Iterable[int]) -> float:
    """What it is worth to lie before a port that own troops have invested, so that it can be besieged [10.3.3]."""
    place = places.place_of(s, target)
    lie = asking.fleets_outside(s, side, place)
    if not 0 < lacking(s, side, place) <= len(fleets):
        return 0.0
    inside = [unit for unit in places.units_inside(s, target) if KIND[unit] == FLEET]
    if inside and odds.at_sea(s, [*fleets, *lie], leaders, inside, asking.leaders_at(s, 1 - side, place)) < SURE:
        return 0.0
    return max(NEEDED, SHUT * aims.worth_of(s, side, target))


def lacking(s: War, side: int, place: int) -> int:
    """How many fleets are missing before a port that own troops have invested."""
    if not is_bound(s, side, place):
        return 0
    lie = len(asking.fleets_outside(s, side, place))
    return max(0, upkeep.fleets_needed(s, target_here(s, place)) - lie)


def danger(s: War, side: int, place: int, fleets: int) -> float:
    """What stronger fleets cost that lie at the waters before a coast [16.6.1]."""
    near = set(SEAS_AT[place])
    lying: dict[int, int] = {}
    for unit in sea.FLEETS:
        at = s.loc[unit]
        if at >= 0 and s.sides[unit] != side and (at in near or (at < LAND and not near.isdisjoint(SEAS_AT[at]))):
            lying[at] = lying.get(at, 0) + 1
    most = max(lying.values(), default=0)
    return HUNTED * UNIT * fleets * min(1.0, most / (2 * fleets)) if most > fleets else 0.0


def gain(s: War, side: int, place: int, fleets: int, group: Sequence[int] = ()) -> float:
    """What raids of so many fleets on a coast bring in this season, besides those of others that lie there."""
    region = REGION_AT[place]
    if region < 0 or s.controller[region] == side:
        return 0.0
    turns = codes.CAMPAIGN_TURNS - s.turn
    others = [AREA_AT[s.loc[fleet]] for fleet in ravagers(s, side, region) if fleet not in group]
    room = raids.forage_value(s, AREA_AT[place]) - s.raids[AREA_AT[place]] - turns * others.count(AREA_AT[place])
    count = min(room, fleets * turns)
    if count < 1 or (s.scenario == tables.ARGIVE and side == ATHENS):
        return 0.0
    found = TALENT * count
    before = (s.raids_on[region] if s.turn else 0) + turns * len(others)
    if before < tables.ADJUSTMENTS.raids <= before + count:
        found += wears(s, region)
    return found


def ravagers(s: War, side: int, region: int) -> list[int]:
    """Fleets of a side that lie on the coasts of a region."""
    found = []
    for fleet in sea.FLEETS:
        at = s.loc[fleet]
        if 0 <= at < LAND and REGION_AT[at] == region and s.sides[fleet] == side and not s.inside[fleet]:
            found.append(fleet)
    return found


def wears(s: War, region: int) -> float:
    """What it is worth that a region loses heart or loyalty because it is ravaged [13.2h, 13.3b]."""
    ml = s.ml[region]
    if region in HOME_REGION:
        return HOME_MILITANCE / 2 if ml <= SAFE + 3 else 1.0
    if s.controller[region] == ATHENS:
        return al_worth(s, region, -1) / 2
    if ml < TRACKS.ml.active:
        return 0.0
    return MILITANCE + region_worth(s, region) / 6 / (ml - TRACKS.ml.active + 1) ** 2


# ------------------------------------------------------------------------------------------------------- what they do


def errand(s: War, side: int, leaders: list[int]) -> int:
    """What fleets without troops do: fight, shut a port, ravage, or stay where they ravage; -1 for nothing."""
    fleets = stacks.fleets_of(s.group)
    here = stacks.here(s)
    if not fleets or storms.blows(s):
        return -1
    best, found = FEW, -1
    if here < LAND and target_here(s, here) == NO_TARGET:
        stays = value(s, side, here, fleets, leaders)
        if stays > best:
            best, found = stays, verbs.DONE
    wanted = set(goals(s, side))
    for c in s.opts:
        place = c % VERB
        if c - place == verbs.ATTACK or (c - place == verbs.MOVE and place in wanted):
            worth = value(s, side, place, fleets, leaders)
            if worth > best and is_safe(s, side, c):
                best, found = worth, c
    if found >= 0 and found - found % VERB == verbs.MOVE and len(fleets) > SQUADRON and goal_is_bare(s, found % VERB):
        return next((c for c in s.opts if c - c % VERB == verbs.LEAVE and KIND[c % VERB] == FLEET), found)
    return found


def goal_is_bare(s: War, place: int) -> bool:
    """Whether there is nothing but a coast to ravage."""
    return place < LAND and target_here(s, place) == NO_TARGET and not s.at[place]


def is_safe(s: War, side: int, c: int) -> bool:
    """Whether a voyage leads over no open sea in which ships are lost [16.4.6a]; to Sicily there is no choice."""
    goal = c % VERB
    how = {verbs.LAND_AT: sea.LANDING, verbs.ATTACK: sea.FIGHT}.get(c - goal, sea.END)
    return goal in ways.SICILY or not any(world.is_sea(at) and world.is_open(at) for at in sea.way(s, side, goal, how))


def prospects(s: War, side: int, port: int, fleets: int, where: Sequence[int]) -> float:
    """What fleets that set out from a port could bring in by raids in the season that begins."""
    near = [place for place in where if ways.sea_legs(port, place) <= REACH]
    if any(lacking(s, side, place) for place in near):
        return NEEDED
    return max([gain(s, side, place, fleets) - danger(s, side, place, fleets) for place in near], default=0.0)


def home_ports(s: War, side: int, region: int) -> list[int]:
    """Ports of a region in which its fleets can be placed."""
    own = [world.CITY_HEX[city] for city in aims.open_cities(s, side, region)]
    return [place for place in own if places.is_friendly_port(s, place, side)]
