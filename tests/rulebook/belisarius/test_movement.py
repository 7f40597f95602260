"""Marches: prices, zones of control, occupied hexes, stacking, off-map areas. Sections 13.1, 15.2, 16 and 18.2."""

import random

import pytest

from polemos.games.belisarius.data import world
from polemos.games.belisarius.data.charts import STACK_LIMIT
from polemos.games.belisarius.data.forces import (
    FIELD_ARMY,
    GARRISON,
    UNIT_AFFIL,
    UNIT_FLEET,
    UNITS_OF,
    WARBAND,
)
from polemos.games.belisarius.data.world import (
    AREA_ENTRY_COST,
    AREA_OF_PROVINCE,
    AREA_PROVINCE,
    BARBARIAN,
    COAST,
    EDGE,
    EDGE_LAND,
    FRANKS,
    GUARD,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND_SIDES,
    LAND_STEPS,
    LAND_ZOC,
    LOMBARDS,
    NEIGHBOURS,
    NEUTRAL,
    PERSIA,
    RIVERS,
    ROADS,
    SCYTHIA,
    SEA,
    SPACES,
    STRAITS,
    TERRAIN,
    TERRAIN_COST,
    TOWN,
    TRACKS,
)
from polemos.games.belisarius.rules.war.movement import by_land, march, reach, refusals_march
from polemos.games.belisarius.state import War, found_colony, put
from polemos.games.belisarius.verbs import ATTACK, DROP, HALT, MARCH
from polemos.kernel.flow import copy
from rulebook.belisarius.campaign import (
    EAST,
    FIELD,
    GOTH_FLEETS,
    GOTHS,
    GUARDS,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    WEST,
    choose,
    of,
    reasons,
    set_out,
    some,
    stand,
    told,
    war,
)
from rulebook.belisarius.named import MUNDAS, OSTROGOTHS, THRACIA, VISIGOTHS

CLEAR_STEP = dict(LAND_STEPS[FIELD])[EAST]


def price(a: int, b: int) -> int:
    """What an army pays to go straight from a to b: every other way is shut by enemies whose zones are left out."""
    s = war()
    enemies = iter([u for u in UNITS_OF[OSTROGOTHS] if not UNIT_FLEET[u]])
    for n in NEIGHBOURS[a]:
        if n != b and KIND[n] != SEA:
            put(s, next(enemies), n)
    put(s, GUARDS[0], a)
    stand(s, GUARDS[:1], 200)
    s.zone = bytearray(len(s.zone))
    reach(s, by_land(s))
    return 200 - s.found[b]


@pytest.mark.clause("16.0", "16.1", "14.22")
def test_a_march_pays_for_every_hex_entered() -> None:
    s = war()
    set_out(s, GUARDS[:1], FIELD, 100)
    choose(s, MARCH + EAST)
    assert s.op == 100 - TERRAIN_COST[TERRAIN[EAST]]
    assert s.army_at == EAST
    assert s.loc[GUARDS[0]] == EAST
    assert told(s, "moved") == [(IMPERIAL, FIELD, EAST)]


@pytest.mark.clause("16.21a", "16.21b", "16.22", "16.23", "tbl.op")
def test_roads_bridges_tracks_and_rivers() -> None:
    a, b = next((a, b) for a in range(HEX_COUNT) for b in ROADS[a] if b not in RIVERS[a])
    assert price(a, b) == world.lines.road.cost
    a, b = next((a, b) for a in range(HEX_COUNT) for b in ROADS[a] if b in RIVERS[a])
    assert price(a, b) == world.lines.road.cost
    a, b = next((a, b) for a in range(HEX_COUNT) for b in TRACKS[a] if b not in RIVERS[a] and b not in ROADS[a])
    assert price(a, b) == world.lines.track.cost
    a, b = next(
        (a, b)
        for a in range(HEX_COUNT)
        for b in RIVERS[a]
        if b in LAND_SIDES[a] and b not in ROADS[a] and b not in TRACKS[a]
    )
    assert price(a, b) == TERRAIN_COST[TERRAIN[b]] + world.lines.river.extra


@pytest.mark.clause("16.24a", "16.24b")
def test_a_strait_is_crossed_on_foot_for_extra_points() -> None:
    a, b = next((a, b) for a in range(HEX_COUNT) for b in STRAITS[a])
    assert price(a, b) == TERRAIN_COST[TERRAIN[b]] + world.lines.strait.extra


@pytest.mark.clause("14.31", "14.3")
def test_all_points_of_a_move_must_be_there() -> None:
    s = war()
    set_out(s, GUARDS[:2], FIELD, CLEAR_STEP - 1)
    assert of(s, MARCH) == []
    assert reasons(s, MARCH + EAST) == ["14.31"]


@pytest.mark.clause("16.31", "13.12", "4.31d")
@pytest.mark.parametrize("control", [BARBARIAN, NEUTRAL])
def test_no_entry_where_others_stand(control: int) -> None:
    s = war()
    s.control[OSTROGOTHS] = control
    put(s, GOTHS[0], EAST)
    set_out(s, GUARDS[:1], FIELD, 100)
    assert EAST not in of(s, MARCH)
    assert reasons(s, MARCH + EAST) == (["16.31", "4.31d"] if control == NEUTRAL else ["16.31"])


@pytest.mark.clause("16.32")
def test_land_units_do_not_walk_on_water() -> None:
    coast = next(h for h in range(HEX_COUNT) if KIND[h] == COAST and any(KIND[n] == SEA for n in NEIGHBOURS[h]))
    sea = next(n for n in NEIGHBOURS[coast] if KIND[n] == SEA)
    s = war()
    set_out(s, GUARDS[:1], coast, 100)
    assert all(KIND[h] != SEA for h in of(s, MARCH))
    assert reasons(s, MARCH + sea) == ["16.32"]


@pytest.mark.clause("16.34")
def test_markers_do_not_block() -> None:
    s = war()
    found_colony(s, EAST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    assert EAST in of(s, MARCH)


@pytest.mark.clause("13.1a", "13.11")
def test_ten_units_a_hex_even_in_passing() -> None:
    s = war()
    full = [*some(THRACIA, GARRISON, 6), *some(THRACIA, FIELD_ARMY, 2), MUNDAS]
    for u in full:
        put(s, u, EAST)
    assert len(full) == STACK_LIMIT - 1
    set_out(s, GUARDS[:2], FIELD, 2 * CLEAR_STEP)
    assert EAST not in of(s, MARCH)
    assert reasons(s, MARCH + EAST) == ["13.1a"]
    beyond = next(n for n in NEIGHBOURS[EAST] if n not in NEIGHBOURS[FIELD] and n != FIELD)
    assert s.found[beyond] < 0 or beyond not in of(s, MARCH) or s.found[beyond] < CLEAR_STEP
    choose(s, DROP + GUARDS[0])
    assert EAST in of(s, MARCH)


@pytest.mark.clause("13.132a", "13.131a")
def test_barbarians_of_two_provinces_do_not_mix_but_imperials_do() -> None:
    s = war(player=BARBARIAN)
    s.control[VISIGOTHS] = BARBARIAN
    put(s, some(VISIGOTHS, WARBAND)[0], EAST)
    set_out(s, GOTHS[:1], FIELD, 100)
    assert reasons(s, MARCH + EAST) == ["13.132a"]
    s = war()
    put(s, some(THRACIA, GARRISON)[0], EAST)
    set_out(s, GUARDS[:1], FIELD, 100)
    assert EAST in of(s, MARCH)


@pytest.mark.clause("13.132b")
def test_rebel_guards_count_as_a_province() -> None:
    s = war(player=BARBARIAN)
    s.rebel[GUARDS[0]] = 1
    put(s, GUARDS[0], EAST)
    set_out(s, GOTHS[:1], FIELD, 100)
    assert reasons(s, MARCH + EAST) == ["13.132b"]


# ---------------------------------------------------------------- zones of control


@pytest.mark.clause("15.2", "16.5", "15.31")
def test_an_army_stops_when_it_enters_a_zone() -> None:
    s = war()
    beyond = next(h for h in NEIGHBOURS[EAST] if h not in NEIGHBOURS[FIELD] and h != FIELD)
    put(s, GOTHS[0], beyond)
    set_out(s, GUARDS[:2], FIELD, 100)
    choose(s, MARCH + EAST)
    assert s.halted
    assert of(s, MARCH) == []
    assert of(s, ATTACK) == [beyond]
    assert reasons(s, MARCH + FIELD) == ["15.2"]
    assert HALT in s.opts


@pytest.mark.clause("15.2", "15.2b")
def test_it_goes_on_when_what_stopped_it_is_gone() -> None:
    s = war()
    beyond = next(h for h in NEIGHBOURS[EAST] if h not in NEIGHBOURS[FIELD] and h != FIELD)
    put(s, GOTHS[0], beyond)
    set_out(s, GUARDS[:4], FIELD, 100)
    choose(s, MARCH + EAST)
    s.dice_script = [6, 1, 6, 6, 6, 6]
    choose(s, ATTACK + beyond)
    for _ in range(9):
        if s.opts and not of(s, MARCH):
            choose(s, s.opts[-1])
    assert s.loc[GOTHS[0]] < 0
    assert FIELD in of(s, MARCH)


@pytest.mark.clause("15.21", "15.22")
def test_from_a_zone_only_out_of_it() -> None:
    s = war()
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    # the Goths' zone covers the field and the two hexes next to both
    assert set(of(s, MARCH)) == {EAST, NORTH_EAST, SOUTH_EAST}
    assert reasons(s, MARCH + NORTH_WEST) == ["15.21"]


@pytest.mark.clause("15.12b", "15.12a")
def test_towns_keep_zones_in_and_out() -> None:
    s = war()
    found_colony(s, WEST)
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    assert NORTH_WEST in of(s, MARCH)
    s = war()
    found_colony(s, FIELD)
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    assert NORTH_WEST in of(s, MARCH)


@pytest.mark.clause("15.12a", "15.2", "15.21")
def test_an_empty_town_shelters_whoever_enters_it() -> None:
    """The ban looks at the town before the army is in it, the duty to stop at the town with the army in it."""
    s = war()
    found_colony(s, FIELD)
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], EAST, 100)
    choose(s, MARCH + FIELD)
    assert not s.halted
    assert NORTH_WEST in of(s, MARCH)
    s = war()
    found_colony(s, NORTH_WEST)
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    assert reasons(s, MARCH + NORTH_WEST) == ["15.21"]


@pytest.mark.clause("15.13")
def test_neutrals_stop_nobody() -> None:
    s = war()
    s.control[OSTROGOTHS] = NEUTRAL
    put(s, GOTHS[0], WEST)
    set_out(s, GUARDS[:1], FIELD, CLEAR_STEP)
    assert NORTH_WEST in of(s, MARCH)


@pytest.mark.clause("19.4")
def test_fleets_do_not_stop_land_units() -> None:
    coast, shore = next(
        (a, b)
        for a in range(HEX_COUNT)
        for b in LAND_SIDES[a]
        if KIND[a] == KIND[b] == COAST and not TOWN[a] and not TOWN[b]
    )
    sea = next(h for h in range(HEX_COUNT) if KIND[h] == SEA and h in NEIGHBOURS[shore])
    s = war()
    put(s, GOTH_FLEETS[0], sea)
    set_out(s, GUARDS[:1], coast, 100)
    choose(s, MARCH + shore)
    assert not s.halted


# ---------------------------------------------------------------- off the map

NAMES = {FRANKS: "18.2a", LOMBARDS: "18.2b", SCYTHIA: "18.2c", PERSIA: "18.2d"}


@pytest.mark.clause("18.2a", "18.2b", "18.2c", "18.2d", "18.21")
@pytest.mark.parametrize("area", range(4))
def test_only_its_own_units_enter_an_area(area: int) -> None:
    space = HEX_COUNT + area
    edge = EDGE_LAND[area][0]
    province = AREA_PROVINCE[area]
    assert EDGE[edge] == space
    mine = [u for u in UNITS_OF[province] if not UNIT_FLEET[u]][:1]
    s = war(player=BARBARIAN)
    s.control[province] = BARBARIAN
    set_out(s, mine, edge, AREA_ENTRY_COST + 50)
    choose(s, MARCH + space)
    assert s.loc[mine[0]] == space
    assert s.op == 50
    s = war()
    set_out(s, GUARDS[:1], edge, 100)
    assert reasons(s, MARCH + space) == [NAMES[province]]


@pytest.mark.clause("18.21", "18.211", "18.4")
def test_zones_do_not_bar_the_way_off_the_map_and_back() -> None:
    space = AREA_OF_PROVINCE[FRANKS]
    edge = EDGE_LAND[0][1]
    beside = next(n for n in LAND_ZOC[edge] if EDGE[n] < 0 and not TOWN[n])
    mine = some(FRANKS, WARBAND, 2)
    s = war(player=BARBARIAN)
    s.control[FRANKS] = BARBARIAN
    put(s, GUARDS[0], beside)
    set_out(s, mine, edge, 100)
    s.halted = 1
    s.op = AREA_ENTRY_COST
    assert reach(s, by_land(s)) == [space]
    s.op, s.halted = 100, 0
    choose(s, MARCH + space)
    assert edge in of(s, MARCH)
    before = s.op
    choose(s, MARCH + edge)
    assert s.op == before - TERRAIN_COST[TERRAIN[edge]]
    assert s.halted


# ---------------------------------------------------------------- the search and the refusals are one


def scatter(rnd: random.Random, player: int) -> War:
    """Units of many peoples all over the map, legally stacked."""
    s = war(player=player)
    s.control[VISIGOTHS] = BARBARIAN
    s.control[PERSIA] = BARBARIAN
    land = [h for h in range(HEX_COUNT) if KIND[h] != SEA]
    for affil in (OSTROGOTHS, VISIGOTHS, PERSIA, FRANKS, GUARD, THRACIA):
        for u in UNITS_OF[affil]:
            h = rnd.choice(land)
            if not UNIT_FLEET[u] and not s.at[h]:
                put(s, u, h)
    return s


@pytest.mark.clause("14.31", "15.2", "15.21", "16.31", "16.32")
@pytest.mark.parametrize("seed", range(8))
def test_every_space_is_either_offered_or_refused_with_a_clause(seed: int) -> None:
    rnd = random.Random(seed)
    s = scatter(rnd, seed % 2)
    units = [u for u, h in enumerate(s.loc) if h >= 0 and s.occ[h] == seed % 2 + 1 and UNIT_AFFIL[u] != FRANKS]
    u = rnd.choice(units)
    stand(s, [u], rnd.choice([4, 20, 70]))
    offered = reach(s, by_land(s))
    for h in [*NEIGHBOURS[s.army_at], *rnd.sample(range(SPACES), 150), *range(HEX_COUNT, SPACES)]:
        assert bool(refusals_march(s, h)) != (h in offered), h


@pytest.mark.clause("16.1", "13.22")
def test_a_copy_marches_alike_and_leaves_the_original_alone() -> None:
    s = war()
    set_out(s, GUARDS[:3], FIELD, 60)
    target = of(s, MARCH)[7]
    n, m = copy(s), copy(s)
    m.found = []
    march(n, target)
    march(m, target)
    assert n == m
    assert {n.loc[u] for u in GUARDS[:3]} == {target}
    assert s.army_at == FIELD
    assert s.loc[GUARDS[0]] == FIELD


@pytest.mark.clause("16.1")
def test_the_way_told_costs_what_was_paid() -> None:
    s = war()
    set_out(s, GUARDS[:1], FIELD, 60)
    target = max(of(s, MARCH), key=lambda h: -s.found[h])
    choose(s, MARCH + target)
    steps = told(s, "moved")
    assert [a for _, a, _ in steps] == [FIELD, *[b for _, _, b in steps[:-1]]]
    assert sum(dict(LAND_STEPS[a])[b] for _, a, b in steps) == 60 - s.op
