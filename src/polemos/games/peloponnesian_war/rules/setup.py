"""How a war begins: regions, counters, leaders, markers as the scenario has them. Section 2 and the scenarios."""

from polemos.games.peloponnesian_war import asking, codes, state
from polemos.games.peloponnesian_war.data import tables, world
from polemos.games.peloponnesian_war.data.tables import KIND, LEADER_SIDE, MORALE, NEITHER, PIECES, UNIT_HOME, UNITS
from polemos.games.peloponnesian_war.data.world import CITIES, SPOT_HEX
from polemos.games.peloponnesian_war.rules import garrisons
from polemos.games.peloponnesian_war.state import War


def begin(s: War) -> None:
    """The map without a piece: regions, cities, treasuries and the deck as the scenario has them [1.6, 2.1, 2.2, 2.3a].

    [scenario.argive.c, scenario.argive.j, scenario.campaign.a, scenario.campaign.b, scenario.campaign.c]
    """
    card = tables.SCENARIOS[s.scenario]
    s.year, s.season, s.phase, s.turn = card.year, tables.SPRING, codes.SET_UP, 0
    s.treasury = list(card.treasury)
    for region in card.region:
        s.controller[region.id] = region.controller
        s.al[region.id], s.ml[region.id] = region.al, region.ml
        s.multiplier[region.id] = s.multiplier_before[region.id] = region.multiplier
    for city in range(CITIES):
        s.walls[city] = world.WALLED[city]
    for leader in range(UNITS, PIECES):
        s.leads[leader - UNITS] = LEADER_SIDE[leader]
        s.loc[leader] = codes.OUT if LEADER_SIDE[leader] == NEITHER else codes.LEADER_POOL
    for number, kind in enumerate(tables.KIND_OF_CARD):
        s.card[number] = codes.REMOVED if kind in card.removed_cards else codes.DECK
    for city in range(CITIES):
        s.garrison[city] = garrisons.full(s, city)
    state.reindex(s)


def set_up(s: War) -> None:
    """Everything else that the scenario puts on the map, and units into their pools.

    [scenario.argive.d, scenario.argive.e, scenario.argive.f, scenario.campaign.d, scenario.campaign.e,
    scenario.campaign.f, scenario.campaign.g]
    """
    card = tables.SCENARIOS[s.scenario]
    for held in card.held:
        s.holder[held.city] = 1 + held.side
        s.garrison[held.city] = garrisons.full(s, held.city)
    for one in card.demolished:
        s.walls[one.city] = 0
        asking.mark_city(s, one.city, codes.DEMOLISHED)
    _fill_pools(s)
    for n, walls in enumerate(card.long_walls):
        s.wall_ends[2 * n], s.wall_ends[2 * n + 1] = walls.ends
    for n, fort in enumerate(card.fort):
        s.fort_at[n], s.fort_side[n] = SPOT_HEX[fort.at], fort.side
    for n, base in enumerate(card.base):
        s.base_at[n], s.base_side[n], s.base_inside[n] = SPOT_HEX[base.at], base.side, int(base.inside)
    state.reindex(s)
    for some in card.unit:
        able = [u for u in range(UNITS) if _alike(u, some.home, some.kind, some.morale) and s.loc[u] == codes.OUT]
        for unit in able[: some.count]:
            state.put(s, unit, SPOT_HEX[some.at], int(some.inside))
    for leader in card.leader:
        piece = UNITS + leader.id
        if leader.at >= 0:
            state.put(s, piece, SPOT_HEX[leader.at], int(leader.inside))
        else:
            s.loc[piece], s.pool[leader.id] = codes.FORCE_POOL, leader.force_pool
    for siege in card.siege:
        s.siege[siege.city], s.besieger[siege.city], s.since[siege.city] = 1 + siege.count, siege.side, 0
    state.reindex(s)


def _alike(unit: int, home: int, kind: int, morale: int) -> bool:
    return UNIT_HOME[unit] == home and KIND[unit] == kind and MORALE[unit] == morale


def _fill_pools(s: War) -> None:
    """Units of the scenario into force pools and build pools; those that stand on the map are placed later."""
    for row, counters in enumerate(tables.COUNTERS):
        in_pools = counters.argive if s.scenario == tables.ARGIVE else counters.campaign
        units = tables.UNITS_OF_ROW[row][in_pools[0] :]
        for unit in units[: in_pools[1]]:
            s.loc[unit] = codes.FORCE_POOL
        for unit in units[in_pools[1] : in_pools[1] + in_pools[2]]:
            s.loc[unit] = codes.BUILD_POOL
