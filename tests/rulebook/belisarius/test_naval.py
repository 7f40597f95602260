"""Naval operations: sailing, transport, the Persian port, fleets on rivers. Sections 18.22, 19 and 29."""

import pytest

from polemos.games.belisarius.data import charts
from polemos.games.belisarius.data.charts import (
    FLEET_CAPACITY,
)
from polemos.games.belisarius.data.forces import FIELD_ARMY, FLEET, GARRISON
from polemos.games.belisarius.data.world import (
    AREA_ENTRY_COST,
    AREA_OF_PROVINCE,
    BARBARIAN,
    COAST,
    CONSTANTINOPOLIS,
    EDGE_SEA,
    HEX_COUNT,
    IMPERIAL,
    KIND,
    LAND,
    LAND_SIDES,
    NEIGHBOURS,
    PERSIA,
    PORT,
    RIVER_STEPS,
    SEA,
    SEA_SIDES,
    SPACES,
    TOWN,
)
from polemos.games.belisarius.rules.war.movement import ACCESS_CLAUSE
from polemos.games.belisarius.rules.war.naval import RIVER_LAND, reach_sea, refusals_sail, sea_rate, shore
from polemos.games.belisarius.state import FINISHED, Options, War, found_colony, put, set_pillaged
from polemos.games.belisarius.verbs import (
    ARMY,
    ASHORE,
    ATTACK,
    DONE,
    DROP,
    EMBARK,
    GO,
    HALT,
    MARCH,
    SAIL,
)
from rulebook.belisarius.campaign import (
    FLEETS,
    GOTH_FLEETS,
    GOTHS,
    GUARDS,
    begin,
    choose,
    of,
    reasons,
    set_out,
    some,
    told,
    war,
)
from rulebook.belisarius.named import THRACIA

OPEN = next(
    h
    for h in range(HEX_COUNT)
    if KIND[h] == SEA and len(SEA_SIDES[h]) == 6 and all(KIND[n] == SEA for n in NEIGHBOURS[h])
)
"""A hex in the middle of the sea."""
BEACH = next(h for h in range(HEX_COUNT) if KIND[h] == COAST and not TOWN[h] and not RIVER_STEPS[h] and SEA_SIDES[h])
QUIET = {h for h in range(HEX_COUNT) if KIND[h] == COAST and not TOWN[h] and SEA_SIDES[h]}
RATE = charts.op_costs.sea_hex_from_friendly_port


def harbour() -> War:
    """One Guard fleet and four land units in Constantinopolis."""
    s = war()
    for u in (FLEETS[0], *GUARDS):
        put(s, u, CONSTANTINOPOLIS)
    return s


@pytest.mark.clause("19.1", "16.33", "19.2a", "16.6")
def test_fleets_keep_to_the_water() -> None:
    s = war()
    set_out(s, FLEETS[:1], CONSTANTINOPOLIS, 60, 1, RATE)
    there = of(s, MARCH)
    assert there
    assert all(KIND[h] in (SEA, COAST) for h in there)
    inland = next(h for h in range(HEX_COUNT) if KIND[h] == LAND)
    assert reasons(s, MARCH + inland) == ["16.33"]


@pytest.mark.clause("19.52b", "19.52c", "18.22b")
def test_a_friendly_port_halves_the_price() -> None:
    s = war()
    put(s, FLEETS[0], CONSTANTINOPOLIS)
    assert PORT[CONSTANTINOPOLIS]
    assert sea_rate(s, IMPERIAL, CONSTANTINOPOLIS) == charts.op_costs.sea_hex_from_friendly_port
    set_pillaged(s, CONSTANTINOPOLIS)
    assert sea_rate(s, IMPERIAL, CONSTANTINOPOLIS) == charts.op_costs.sea_hex_from_other_coast
    put(s, FLEETS[0], BEACH)
    assert sea_rate(s, IMPERIAL, BEACH) == charts.op_costs.sea_hex_from_other_coast
    found_colony(s, BEACH)
    assert sea_rate(s, IMPERIAL, BEACH) == charts.op_costs.sea_hex_from_friendly_port
    assert sea_rate(s, IMPERIAL, OPEN) == charts.op_costs.sea_hex_from_other_coast
    assert sea_rate(s, BARBARIAN, BEACH) == charts.op_costs.sea_hex_from_other_coast
    s.control[PERSIA] = BARBARIAN
    assert sea_rate(s, BARBARIAN, AREA_OF_PROVINCE[PERSIA]) == charts.op_costs.sea_hex_from_friendly_port


@pytest.mark.clause("19.52b", "14.31")
@pytest.mark.parametrize("rate", [charts.op_costs.sea_hex_from_friendly_port, charts.op_costs.sea_hex_from_other_coast])
def test_every_hex_at_sea_costs_the_rate_of_the_start(rate: int) -> None:
    s = war()
    set_out(s, FLEETS[:1], OPEN, rate, 1, rate)
    assert of(s, MARCH) == sorted(NEIGHBOURS[OPEN])
    set_out(s, FLEETS[:1], OPEN, 2 * rate, 1, rate)
    choose(s, MARCH + NEIGHBOURS[OPEN][0])
    assert s.op == rate
    assert s.sea_rate == rate


@pytest.mark.clause("19.5a", "19.51", "19.52a", "19.53")
def test_three_units_a_fleet_go_aboard_in_port() -> None:
    s = harbour()
    begin(s, 3)
    choose(s, ARMY + CONSTANTINOPOLIS, SAIL)
    assert of(s, EMBARK) == sorted(GUARDS)
    choose(s, *[EMBARK + u for u in GUARDS[:FLEET_CAPACITY]])
    # full: the fourth stays ashore
    assert [s.aboard[u] for u in GUARDS] == [1, 1, 1, 0]
    assert GUARDS[3] not in s.army
    target = next(h for h in of(s, MARCH) if KIND[h] == SEA)
    choose(s, MARCH + target)
    assert sorted(s.at[target]) == sorted([FLEETS[0], *GUARDS[:3]])
    assert s.loc[GUARDS[3]] == CONSTANTINOPOLIS
    assert s.spent[GUARDS[3]] == 0
    choose(s, HALT)
    # they may stay aboard [19.55]
    assert [s.aboard[u] for u in GUARDS[:3]] == [1, 1, 1]


@pytest.mark.clause("19.5a")
def test_fleets_may_sail_without_cargo_and_land_units_march_beside_them() -> None:
    s = harbour()
    begin(s, 3, 3)
    choose(s, ARMY + CONSTANTINOPOLIS, SAIL, DONE)
    assert s.army == FLEETS[:1]
    choose(s, HALT, ARMY + CONSTANTINOPOLIS, GO)
    assert sorted(s.army) == sorted(GUARDS)


@pytest.mark.clause("19.54", "19.52a")
def test_units_go_ashore_at_any_coast_and_are_done() -> None:
    s = war()
    set_out(s, [FLEETS[0], *GUARDS[:2]], BEACH, 60, 1, RATE)
    choose(s, ASHORE + GUARDS[0])
    assert s.op == 60
    assert s.aboard[GUARDS[0]] == 0
    assert s.spent[GUARDS[0]] == FINISHED
    assert sorted(s.army) == sorted([FLEETS[0], GUARDS[1]])
    sea = next(h for h in of(s, MARCH) if KIND[h] == SEA)
    choose(s, MARCH + sea)
    assert reasons(s, ASHORE + GUARDS[1]) == ["19.54"]
    assert s.loc[GUARDS[0]] == BEACH


@pytest.mark.clause("19.54")
def test_the_last_points_do_not_keep_anybody_aboard() -> None:
    s = war()
    set_out(s, [FLEETS[0], GUARDS[0]], BEACH, 0, 1, RATE)
    assert s.opts == [ASHORE + GUARDS[0], HALT]


@pytest.mark.clause("19.51", "13.21b")
def test_nobody_is_left_aboard_without_a_fleet() -> None:
    s = war()
    set_out(s, [*FLEETS, *GUARDS], OPEN, 60, 1, RATE)
    assert reasons(s, DROP + GUARDS[0]) == ["19.51"]
    choose(s, DROP + FLEETS[1])
    # one fleet cannot carry four
    assert of(s, MARCH) == []
    assert reasons(s, MARCH + NEIGHBOURS[OPEN][0]) == ["19.51"]
    choose(s, DROP + GUARDS[0])
    assert of(s, MARCH)
    assert reasons(s, DROP + FLEETS[0]) == ["13.21b"]


@pytest.mark.clause("19.53", "13.1a")
def test_carried_units_count_for_stacking() -> None:
    s = war()
    goal = NEIGHBOURS[OPEN][0]
    put(s, some(THRACIA, FLEET)[0], goal)
    crew = [*FLEETS, *GUARDS, *some(THRACIA, GARRISON, 2), *some(THRACIA, FIELD_ARMY, 2)]
    set_out(s, crew, OPEN, RATE, 1, RATE)
    assert len(crew) == 10
    assert reasons(s, MARCH + goal) == ["19.51", "13.1a"]


@pytest.mark.clause("19.3", "16.31", "19.4")
def test_units_block_but_land_units_do_not_stop_fleets() -> None:
    s = war()
    beach, enemy = next(
        (a, b) for a in range(HEX_COUNT) for b in LAND_SIDES[a] if {a, b} <= QUIET and len(SEA_SIDES[a]) > 1
    )
    put(s, GOTHS[0], enemy)
    set_out(s, FLEETS[:1], next(h for h in SEA_SIDES[beach] if h != enemy), 60, 1, RATE)
    assert reasons(s, MARCH + enemy) == ["16.31"]
    choose(s, MARCH + beach)
    assert s.loc[FLEETS[0]] == beach
    assert not s.halted


@pytest.mark.clause("19.4", "15.2", "15.21")
def test_fleets_stop_fleets() -> None:
    s = war()
    far = next(n for m in NEIGHBOURS[OPEN] for n in NEIGHBOURS[m] if n != OPEN and n not in NEIGHBOURS[OPEN])
    near = next(n for n in NEIGHBOURS[OPEN] if n in NEIGHBOURS[far])
    put(s, GOTH_FLEETS[0], far)
    set_out(s, FLEETS[:1], OPEN, 60, 1, RATE)
    choose(s, MARCH + near)
    assert s.halted
    assert of(s, MARCH) == []
    assert far in of(s, ATTACK)
    other = next(n for n in NEIGHBOURS[near] if n in NEIGHBOURS[far])
    assert "15.2" in reasons(s, MARCH + other)
    # even an army that began there must go round, which one hex's points do not pay for
    s.halted, s.op = 0, RATE
    assert [r.clause for r in refusals_sail(s, other)] == ["15.21"]


@pytest.mark.clause("18.22a", "18.2d", "19.9", "18.21")
def test_the_persian_port() -> None:
    area = AREA_OF_PROVINCE[PERSIA]
    edge = EDGE_SEA[area - HEX_COUNT][0]
    fleet = some(PERSIA, FLEET)
    s = war(player=BARBARIAN)
    s.control[PERSIA] = BARBARIAN
    set_out(s, fleet, edge, AREA_ENTRY_COST + 40, 1, charts.op_costs.sea_hex_from_other_coast)
    choose(s, MARCH + area)
    assert s.op == 40
    choose(s, MARCH + edge)
    assert s.op == 40 - charts.op_costs.sea_hex_from_other_coast
    s = war()
    set_out(s, FLEETS[:1], edge, 100, 1, charts.op_costs.sea_hex_from_other_coast)
    assert reasons(s, MARCH + area) == [ACCESS_CLAUSE[area - HEX_COUNT]] == ["18.2d"]
    assert reasons(s, MARCH + HEX_COUNT) == ["18.22a"]


# ---------------------------------------------------------------- rivers

MOUTH, UPSTREAM = next(
    (a, b)
    for a in range(HEX_COUNT)
    for b in RIVER_STEPS[a]
    if KIND[a] == COAST and not TOWN[a] and not TOWN[b] and any(KIND[c] == LAND for c in RIVER_STEPS[b])
)


@pytest.mark.clause("29.1a", "29.1b", "29.4")
def test_up_the_river_at_a_point_a_hex() -> None:
    s = war()
    set_out(s, FLEETS[:1], MOUTH, 60, 1, charts.op_costs.sea_hex_from_other_coast)
    assert reasons(s, MARCH + UPSTREAM) == ["16.33"]
    s = war(Options(rivers=True))
    set_out(s, [FLEETS[0], GUARDS[0]], MOUTH, 60, 1, charts.op_costs.sea_hex_from_other_coast)
    choose(s, MARCH + UPSTREAM)
    assert s.op == 60 - charts.op_costs.river_hex
    assert s.loc[GUARDS[0]] == UPSTREAM


@pytest.mark.clause("29.2b")
def test_a_fleet_never_leaves_the_river() -> None:
    s = war(Options(rivers=True))
    set_out(s, FLEETS[:1], UPSTREAM, 60, 1, charts.op_costs.sea_hex_from_other_coast)
    dry = next(h for h in range(HEX_COUNT) if KIND[h] == LAND and h not in RIVER_LAND)
    assert reasons(s, MARCH + dry) == ["29.2b"]
    assert all(KIND[h] != LAND or h in RIVER_LAND for h in of(s, MARCH))


@pytest.mark.clause("29.2a", "29.3")
def test_on_a_river_land_units_stop_a_fleet_and_it_stops_nobody() -> None:
    s = war(Options(rivers=True))
    bank = next(n for n in LAND_SIDES[UPSTREAM] if n != MOUTH and not TOWN[n] and n not in LAND_SIDES[MOUTH])
    put(s, GOTHS[0], bank)
    set_out(s, FLEETS[:1], MOUTH, 60, 1, charts.op_costs.sea_hex_from_other_coast)
    choose(s, MARCH + UPSTREAM)
    assert s.halted
    assert not any(s.zone[:SPACES])


@pytest.mark.clause("29.5", "19.5a", "19.54")
def test_river_towns_are_ports_for_rivers() -> None:
    town = next(h for h in RIVER_LAND if TOWN[h])
    s = war(Options(rivers=True))
    assert shore(s, town)
    assert not shore(s, UPSTREAM)
    set_pillaged(s, town)
    assert not shore(s, town)


@pytest.mark.clause("19.1", "19.3", "14.31", "15.2")
def test_every_space_is_either_offered_or_refused() -> None:
    for rivers in (False, True):
        s = war(Options(rivers=rivers))
        for u, h in zip([*GOTHS, *GOTH_FLEETS], [BEACH, *SEA_SIDES[CONSTANTINOPOLIS]], strict=False):
            put(s, u, h)
        set_out(s, FLEETS[:1], CONSTANTINOPOLIS, 30, 1, RATE)
        there = reach_sea(s)
        for h in range(0, SPACES, 7):
            assert bool(refusals_sail(s, h)) != (h in there), h
    assert told(s, "moved") == []
