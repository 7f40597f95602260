"""Campaign turns: who sets out next, voyages, raids."""

from typing import Final

from polemos.games.peloponnesian_war import asking, codes, verbs
from polemos.games.peloponnesian_war.bot import aims, fighting, guards, levying, marching, voyages, ways
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import FLEET, KIND, LAND_RATING, MORALE, UNITS
from polemos.games.peloponnesian_war.data.world import CITY_HEX, LAND, REGION_AT, SEAS_AT
from polemos.games.peloponnesian_war.rules import places
from polemos.games.peloponnesian_war.rules.campaign import march, phase, raids, sailing, sea, stacks, storms
from polemos.games.peloponnesian_war.state import War
from polemos.kernel.flow import VERB

WORTH_SAILING: Final = 2.0
VOYAGE: Final = 0.93
"""What is left of an aim for each sea area on the way."""
LEGS: Final = 9
"""As many sea areas lie within a season's reach."""


def raided(s: War, step: raids.Raid) -> int:
    """Whoever can raids, but does not eat up what he must live on."""
    return next((c for c in s.opts if c != verbs.DONE), verbs.DONE)


# --------------------------------------------------------------------------------------------------------- who sets out


def set_out(s: War, step: phase.SetOut) -> int:
    """Expeditions first, then armies, leaders without one, and single units."""
    side = step.side
    sails = [c for c in s.opts if c - c % VERB == verbs.SAIL]
    goals = voyages.goals(s, side) if sails else []
    for c in sorted(sails, key=lambda c: (-LAND_RATING[c % VERB] if c % VERB >= UNITS else 1, c)):
        piece = c % VERB
        if piece < UNITS and (asking.leaders_at(s, side, s.loc[piece]) or _guards(s, side, piece)):
            continue
        if (piece >= UNITS and sea_aim(s, side, piece) >= 0) or _adrift(s, side, piece):
            return c
        if not _awaits_expedition(s, side, piece) and voyages.is_wanted(s, side, piece, goals):
            return c
    marches = [c for c in s.opts if c - c % VERB == verbs.MARCH]
    led = [c for c in marches if c % VERB >= UNITS and not marching.rests(s, side, c % VERB)]
    if led:
        return max(led, key=lambda c: (_men(s, side, c % VERB) > 0, LAND_RATING[c % VERB], _men(s, side, c % VERB), -c))
    plans, shaky = aims.plans(s, side), guards.shaky(s, side)
    broke = levying.is_broke(s, side)
    for c in [c for c in marches if c % VERB < UNITS]:
        if _walks(s, side, c % VERB, plans, shaky) or (broke and _is_abroad(s, side, c % VERB)):
            return c
    ports = [post for region in shaky for post in guards.posts(s, side, region) if world.PORT[post]]
    if ports and s.season != tables.WINTER and not storms.blows(s):
        for c in s.opts:
            if c - c % VERB == verbs.SAIL and _tours(s, c % VERB, ports):
                return c
    return verbs.DONE


def _tours(s: War, fleet: int, ports: list[int]) -> bool:
    """Whether a lone fleet has a post to go to."""
    if (
        fleet >= UNITS
        or s.loc[fleet] >= LAND
        or not s.inside[fleet]
        or asking.leaders_at(s, s.sides[fleet], s.loc[fleet])
    ):
        return False
    home = aims.home_of(fleet)
    return any(
        world.CITY_REGION[port] != home and ways.sea_legs(s.loc[fleet], CITY_HEX[port]) <= LEGS for port in ports
    ) and not _guards(s, s.sides[fleet], fleet)


def _men(s: War, side: int, leader: int) -> int:
    return len(stacks.troops_of(s, stacks.company(s, side, leader, False)))


def _adrift(s: War, side: int, piece: int) -> bool:
    """Whether fleets at sea had better come in."""
    at = s.loc[piece]
    if s.turn < codes.CAMPAIGN_TURNS or is_haven(s, side, at) or voyages.is_bound(s, side, at):
        return False
    own = at < LAND and REGION_AT[at] >= 0 and s.controller[REGION_AT[at]] == side
    return not (own and storms.blows(s))  # on a coast of one's own one sits a storm out


def _awaits_expedition(s: War, side: int, piece: int) -> bool:
    """Whether fleets lie where those gather that are to sail to Sicily."""
    return voyages.owes_expedition(s, side) and s.loc[piece] == voyages.harbour(s, side)


def _walks(s: War, side: int, unit: int, plans: list[aims.Plan], shaky: list[int]) -> bool:
    """Whether a unit without a leader has somewhere to go: to the muster, to a post, or home."""
    at = s.loc[unit]
    if KIND[unit] == FLEET or at >= LAND:
        return False
    target = places.target_here(s, at)
    if target >= 0 and (places.is_invested(s, target) or places.is_hostile(s, target, side)):
        return False
    if target < 0:
        return True
    if s.season == tables.WINTER or _guards(s, side, unit):
        return False
    home, city = aims.home_of(unit), world.CITY_AT[at]
    if city >= 0 and any(home != region and guards.post_way(s, side, region, city) < ways.FAR for region in shaky):
        return True
    return any(home in plan.regions and at != plan.muster and ways.way(plan.muster)[at] < 60 for plan in plans)


def _is_abroad(s: War, side: int, unit: int) -> bool:
    """Whether a unit had better go home before it starves."""
    at = s.loc[unit]
    return KIND[unit] != FLEET and at < LAND and REGION_AT[at] != aims.home_of(unit) and not _guards(s, side, unit)


def _guards(s: War, side: int, unit: int) -> bool:
    """Whether a unit is the last one in a shaky region that is not its own."""
    region = REGION_AT[s.loc[unit]] if s.loc[unit] < LAND else -1
    return region >= 0 and region != aims.home_of(unit) and s.controller[region] == side and s.al[region] <= 4


# -------------------------------------------------------------------------------------------------------------- voyages


def fleet_of(s: War, side: int, leader: int) -> tuple[list[int], list[int]]:
    """The fleets that would sail with a leader, and the troops that could go aboard, the best first."""
    at = s.loc[leader]
    group = stacks.company(s, side, leader, True)
    fleets = stacks.fleets_of(group)
    if at >= LAND:
        return fleets, stacks.cargo_of(s, group)
    ashore = [
        unit
        for unit in asking.units_at(s, side, at)
        if KIND[unit] != FLEET and s.aboard[unit] < 0 and not asking.has(s, unit, codes.MOVED | codes.FOUGHT)
    ]
    ashore = [unit for unit in ashore if KIND[unit] != tables.CAVALRY and stacks.can_stir(s, unit)]
    ashore.sort(key=lambda unit: (-MORALE[unit], unit))
    aboard = stacks.cargo_of(s, group)
    return fleets, (aboard + ashore)[: len(fleets)]


def sea_aim(s: War, side: int, leader: int) -> int:
    """The coastal place that an expedition under a leader goes for, -1 for none."""
    fleets, troops = fleet_of(s, side, leader)
    if not fleets or not troops or voyages.is_bound(s, side, s.loc[leader]):
        return -1
    if voyages.owes_expedition(s, side) and s.loc[leader] not in ways.SICILY:
        if len(fleets) >= voyages.EXPEDITION["fleets"] and len(troops) >= voyages.EXPEDITION["land"]:
            return world.CATANA_HEX
    if s.season == tables.WINTER or (s.season == tables.FALL and s.turn == codes.CAMPAIGN_TURNS):
        return -1
    if storms.blows(s) and not stacks.cargo_of(s, stacks.company(s, side, leader, True)):
        return -1
    return _best_landing(s, side, s.loc[leader], troops, [leader], aims.hostile(s, side))


def _best_landing(s: War, side: int, start: int, troops: list[int], leaders: list[int], targets: list[int]) -> int:
    best, found = WORTH_SAILING, -1
    for target in targets:
        place = places.place_of(s, target)
        if not SEAS_AT[place]:
            continue
        legs = legs_between(start, place)
        if legs > LEGS:
            continue
        if places.investor(s, target) == side:
            continue
        if stacks.foes_outside(s, side, place):
            continue
        value = fighting.storm_value(s, side, target, troops, leaders, True) * VOYAGE**legs
        if value > best:
            best, found = value, place
    return found


def legs_between(start: int, goal: int) -> int:
    """How many sea areas a voyage goes through."""
    if start < LAND:
        return ways.sea_legs(start, goal) if SEAS_AT[start] else ways.FAR
    return ways.sea_way(goal)[start - LAND]


def sailed(s: War, step: sailing.Sail) -> int:
    """Troops aboard, then to the aim, or as near to it as one comes."""
    side = step.side
    leaders = stacks.leaders_of(s.group)
    cargo = stacks.cargo_of(s, s.group)
    if not leaders:
        errand = voyages.errand(s, side, leaders)
        return errand if errand >= 0 else _tour(s, side)
    goal = sea_aim(s, side, leaders[0]) if leaders else -1
    if step.stage != march.ON_THE_WAY and goal >= 0:
        aboard = _boards(s, side, leaders[0], cargo)
        if aboard >= 0:
            return aboard
    if goal >= 0 and cargo:
        there = [c for c in (verbs.LAND_AT + goal, verbs.MOVE + goal) if c in s.opts and voyages.is_safe(s, side, c)]
        if there:
            return there[-1] if is_haven(s, side, goal) else there[0]
        nearer = _nearer(s, side, goal)
        if nearer >= 0:
            return nearer
    errand = voyages.errand(s, side, leaders) if not cargo else -1
    return errand if errand >= 0 else _to_port(s, side)


def _tour(s: War, side: int) -> int:
    """A lone fleet goes to its post, or as near as it comes."""
    ports = [post for region in guards.shaky(s, side) for post in guards.posts(s, side, region) if world.PORT[post]]
    ports = [port for port in ports if world.CITY_REGION[port] != aims.home_of(s.group[0])]
    for port in ports:
        if verbs.MOVE + CITY_HEX[port] in s.opts:
            return verbs.MOVE + CITY_HEX[port]
    if ports and stacks.here(s) < LAND:
        return max(_nearer(s, side, CITY_HEX[ports[0]]), verbs.DONE)
    return _to_port(s, side)


def _boards(s: War, side: int, leader: int, cargo: list[int]) -> int:
    """The next unit that goes aboard."""
    _, troops = fleet_of(s, side, leader)
    if verbs.EMBARK_ALL in s.opts and len(troops) == len([c for c in s.opts if c - c % VERB == verbs.EMBARK]):
        return verbs.EMBARK_ALL
    for unit in troops:
        if verbs.EMBARK + unit in s.opts:
            return verbs.EMBARK + unit
    return -1


def _nearer(s: War, side: int, goal: int) -> int:
    """The place nearest to a goal in which a laden fleet may wait: at the season's end in a port or on a coast."""
    row = ways.sea_way(goal)
    last = s.turn == codes.CAMPAIGN_TURNS
    start = stacks.here(s)
    now = row[start - LAND] if start >= LAND else min([row[q - LAND] for q in SEAS_AT[start]], default=ways.FAR)
    best, found = now, -1
    for c in s.opts:
        if c - c % VERB != verbs.MOVE:
            continue
        place = c % VERB
        if place >= LAND:
            far = row[place - LAND]
            if (last and place != sea.BOX) or far >= best or not voyages.is_safe(s, side, c):
                continue
        else:
            if not is_haven(s, side, place) or not voyages.is_safe(s, side, c):
                continue
            far = min([row[q - LAND] for q in SEAS_AT[place]], default=ways.FAR)
            if far >= best:
                continue
        best, found = far, c
    return found


def is_haven(s: War, side: int, place: int) -> bool:
    """Whether a place is a friendly port."""
    if place >= LAND:
        return False
    return places.is_friendly_port(s, place, side) and not places.is_invested(s, places.target_here(s, place))


def _to_port(s: War, side: int) -> int:
    """Into port, the home one if it can be reached; whoever lies in one stays there."""
    start = stacks.here(s)
    if start < LAND and (is_haven(s, side, start) or s.turn < codes.CAMPAIGN_TURNS or stacks.troops_of(s, s.group)):
        return verbs.DONE
    ports = [c for c in s.opts if c - c % VERB == verbs.MOVE and c % VERB < LAND and is_haven(s, side, c % VERB)]
    if ports:
        home = world.HOME_REGION[side]
        muster = voyages.harbour(s, side) if voyages.owes_expedition(s, side) else -1
        ports.sort(key=lambda c: (c % VERB != muster, REGION_AT[c % VERB] != home, c))
        safe = next((c for c in ports if voyages.is_safe(s, side, c)), -1)
        if safe >= 0 or s.turn < codes.CAMPAIGN_TURNS:
            return max(safe, verbs.DONE)
        return ports[0]
    if s.turn < codes.CAMPAIGN_TURNS or start < LAND:
        return verbs.DONE
    coasts = [c for c in s.opts if c - c % VERB == verbs.MOVE and c % VERB < LAND]
    return coasts[0] if coasts else verbs.DONE


def put_in(s: War, step: object) -> int:
    """Fleets at sea put in at a friendly port."""
    side = s.actor
    able = [c for c in s.opts if c - c % VERB == verbs.PUT_IN]
    if not able:
        return s.opts[0]
    return max(able, key=lambda c: (is_haven(s, side, c % VERB), REGION_AT[c % VERB] == world.HOME_REGION[side], -c))
