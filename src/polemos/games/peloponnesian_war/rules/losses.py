"""What becomes of units that are destroyed and of leaders who die. Sections 7.8.4, 7.8.6 and 7.9.

Every loss of the game comes here, so that pools, records, prisoners and replacements are never forgotten.
"""

from collections.abc import Iterable

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import ATHENS, ELITE, FLEET, HOPLITE, KIND, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import AREA_AT, HOME_REGION, LACONIA, LAND, LANDMASS, REGION_COUNT
from polemos.games.peloponnesian_war.state import War


def destroy(s: War, unit: int, clause: str, trapped: bool = False) -> None:
    """A unit is destroyed, and with a fleet what it carries.

    It goes to the build pool of its home [7.9.1a]; an elite unit leaves the game [7.9.1b]. Sicilians on the map,
    mercenaries, Odrysians and Phoenicians leave it as well [19.7a, card.mercenaries, card.sitalces, card.phoenicians].
    The loss is recorded for phase G [13.3c, 13.5a]. trapped: it could not retreat; elite hoplites of Laconia who are
    destroyed so, or on an island, are prisoners of Athens [17.7.5] (RULING-95).
    """
    for passenger in asking.cargo_of(s, unit) if KIND[unit] == FLEET else []:
        destroy(s, passenger, clause)
    home, at = UNIT_HOME[unit], s.loc[unit]
    s.tell("destroyed", (unit,), (clause,))
    if KIND[unit] == FLEET and s.sides[unit] != tables.NEITHER:
        s.fleets_lost[s.sides[unit]] += 1
    if home < REGION_COUNT:
        s.losses[home] += 1
        s.losses_of_year[home] += 1
        s.elite_losses[home] += ELITE[unit]
    if ELITE[unit] and home == LACONIA and KIND[unit] == HOPLITE:
        s.elites_dead += 1
        if 0 <= at < LAND and (trapped or is_island(at)):
            s.prisoners += 1
            s.tell("prisoners", (s.prisoners,), ("17.7.5",))
    forget(s, unit)
    state.lift(s, unit, grave_of(s, unit, at))


def grave_of(s: War, unit: int, at: int) -> int:
    """Where a destroyed unit goes from a place [7.9.1a, 7.9.1b, 19.7a]."""
    home = UNIT_HOME[unit]
    if ELITE[unit] or home in (tables.MERCENARY, tables.ODRYSIAN):
        return codes.OUT
    if home == tables.SICILIANS:
        in_box = (0 <= at < LAND and AREA_AT[at] == world.SICILY) or at == LAND + world.SICILIAN_SEA
        return codes.BUILD_POOL if in_box else codes.OUT
    if home in (tables.OF_TISSAPHERNES, tables.OF_PHARNABAZUS) and KIND[unit] == FLEET:
        return codes.OUT
    return codes.BUILD_POOL


def is_island(place: int) -> bool:
    """Whether a land place lies on an island: a land area that is all of its land."""
    area = AREA_AT[place]
    return not world.AREA_NEXT[area] and sum([1 for mass in LANDMASS if mass == LANDMASS[area]]) == 1


def forget(s: War, piece: int) -> None:
    """A piece is no more in the battle and builds no Long Walls."""
    for row in (s.attackers, s.defenders):
        if piece in row:
            row.remove(piece)
    for side in codes.BOTH:
        if s.commander[side] == piece:
            s.commander[side] = -1
    for walls, builder in enumerate(s.wall_builder):
        if builder == piece:
            drop_long_walls(s, walls)
    if s.tactician == piece:
        s.tactician = -1
        s.tokens[2 * codes.TACTICS + ATHENS] = 0


def drop_long_walls(s: War, walls: int) -> None:
    """A marker of Long Walls leaves the map [7.6.5b, 11.4b]."""
    s.wall_ends[2 * walls] = s.wall_ends[2 * walls + 1] = s.wall_builder[walls] = -1
    s.wall_ready[walls] = 0


# -------------------------------------------------------------------------------------------------------------- leaders


def kill(s: War, leader: int, clause: str) -> None:
    """A leader dies for good, and another is drawn from the pool of his side [7.8.4b, 7.9.2].

    Satraps, Cyrus, Hermocrates and Sitalces come by cards and are replaced by nobody; nor is one whose side has as many
    leaders as it may have without him [7.8.4a].
    """
    side, at, within = s.sides[leader], s.loc[leader], s.inside[leader]
    s.tell("leader-dies", (leader,), (clause,))
    forget(s, leader)
    state.lift(s, leader, codes.OUT)
    if tables.LEADER_SIDE[leader] != tables.NEITHER and counted(s, side) < limit(s, side):
        replace_leader(s, side, at, within)


def limit(s: War, side: int) -> int:
    """How many leaders a side may have in force pools and on the map together [7.8.4a, scenario.argive.f]."""
    return tables.SCENARIOS[s.scenario].leaders[side]


def counted(s: War, side: int) -> int:
    """How many leaders of a side count for its limit [7.8.4a]."""
    return sum([1 for leader in leaders_of(s, side) if counts(s, leader)])


def leaders_of(s: War, side: int) -> list[int]:
    """The leaders of a side on the map and in force pools."""
    return [
        leader for leader in range(UNITS, tables.PIECES) if s.leads[leader - UNITS] == side and in_service(s, leader)
    ]


def counts(s: War, leader: int) -> bool:
    """Whether a leader in service counts for the limit of his side [7.8.4a, 12.10.2, card.hermae, card.alcibiades].

    Satraps count on Athens' side alone, other strangers never; nor does Alcibiades while he is a guest.
    """
    if leader == tables.ALCIBIADES and s.facts & (codes.ALCIBIADES_GUEST | codes.EXILE):
        return False
    if tables.LEADER_SIDE[leader] != tables.NEITHER:
        return True
    persian = leader in tables.SATRAPS or leader == tables.CYRUS
    return persian and s.leads[leader - UNITS] == ATHENS


def in_service(s: War, leader: int) -> bool:
    """Whether a leader is on the map or in a force pool [7.8.4a]."""
    return s.loc[leader] >= 0 or s.loc[leader] == codes.FORCE_POOL


def replace_leader(s: War, side: int, at: int, within: int) -> None:
    """A leader drawn at random joins the stack of the dead one, or waits in the force pool at home.

    [7.8.4b, 7.8.4c]; when the pool is empty one of the eliminated who are rated 0-0 comes back (RULING-52)
    [17.4.2b] (RULING-105).
    """
    pool = [leader for leader in range(UNITS, tables.PIECES) if in_pool(s, leader, side)]
    if not pool:
        pool = [leader for leader in range(UNITS, tables.PIECES) if may_return(s, leader, side)]
    if not pool:
        return  # a side has more leaders rated 0-0 than can be in play: one is always in the pool or dead
    leader = drawn(s, pool)
    s.leads[leader - UNITS] = side
    state.turn_pieces(s, (leader,))
    if at >= 0 and any(s.sides[unit] == side and s.inside[unit] == within for unit in asking.units_at(s, side, at)):
        state.put(s, leader, at, within)
        s.tell("leader-comes", (leader, at), ("7.8.4b",))
    else:
        wait_at(s, leader, HOME_REGION[side])


def drawn(s: War, pool: list[int]) -> int:
    """One of some pieces at random; a scripted draw that names one of them comes first."""
    s.exposed += 1
    if s.draw_script and s.draw_script[0] in pool:
        return s.draw_script.pop(0)
    return pool[s.below(len(pool))]


def in_pool(s: War, leader: int, side: int) -> bool:
    """Whether a leader is in the leader pool of a side [1.2m]."""
    return s.loc[leader] == codes.LEADER_POOL and s.leads[leader - UNITS] == side


def may_return(s: War, leader: int, side: int) -> bool:
    """Whether a leader who has died is used again: one rated 0-0 of the side [7.9.2]."""
    return (
        s.loc[leader] == codes.OUT
        and tables.LEADER_SIDE[leader] == side
        and not tables.LAND_RATING[leader]
        and not tables.NAVAL_RATING[leader]
    )


def wait_at(s: War, leader: int, region: int) -> None:
    """A leader goes to the force pool of a region [7.8.4c, 7.8.5]."""
    state.lift(s, leader, codes.FORCE_POOL)
    s.pool[leader - UNITS] = region
    s.tell("leader-waits", (leader, region), ("7.8.4c",))


def destroy_all(s: War, units: Iterable[int], clause: str, trapped: bool = False) -> None:
    """Some units are destroyed, one after the other; cargo that goes down with its fleet is not counted twice."""
    for unit in units:
        if s.loc[unit] >= 0:
            destroy(s, unit, clause, trapped)


def lone_leaders(s: War, place: int, side: int, clause: str = "7.8.6a") -> None:
    """Leaders of a side who are alone in a place where enemy units are die there [7.8.6a, 17.7.6]."""
    if asking.units_at(s, side, place) or not asking.units_at(s, 1 - side, place):
        return
    for leader in asking.leaders_at(s, side, place):
        kill(s, leader, clause)
