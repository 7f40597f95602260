"""Operation points, terrain as far as the rules tell it, and limits."""

import pytest

from polemos.games.belisarius.data import charts, world
from polemos.games.belisarius.data.charts import (
    FLEET_CAPACITY,
    FORAGE_SITE,
    FORAGE_TERRAIN,
    STACK_LIMIT,
)
from polemos.games.belisarius.data.forces import FIELD_ARMY, GARRISON, TYPE_NAMES, UNIT_INDEX, UNIT_OP
from polemos.games.belisarius.data.world import (
    AREA_ENTRY_COST,
    AREA_PORT,
    CAPITAL,
    CITY,
    CLEAR,
    DESERT,
    MARSH,
    NO_TOWN,
    OFFMAP,
    OPEN_SEA,
    RICH,
    ROUGH,
    TERRAIN_COST,
)
from printed import rows


def points(halves: int) -> str:
    return f"{halves / 2:g}"


@pytest.mark.clause("tbl.op")
def test_operation_point_chart() -> None:
    printed = """
        assault      4
        manoeuvre    8
        pillage      4
        colonise     8
    """
    costs = {
        "assault": charts.op_costs.assault,
        "manoeuvre": charts.op_costs.manoeuvre,
        "pillage": charts.op_costs.pillage,
        "colonise": charts.op_costs.colonise,
    }
    assert [[what, points(cost)] for what, cost in costs.items()] == rows(printed)
    assert charts.operations.points.factors == (1, 2, 3)


@pytest.mark.clause("14.21b")
def test_the_example_of_operation_points() -> None:
    """A leader (24), a garrison (8) and a field army (20) with a die of 3: twice 3, and 8, make 14."""
    values = [UNIT_OP[UNIT_INDEX[key]] for key in ("Mundas", "Thracia-garrison-1", "Thracia-field_army-1")]
    assert values == [24, 8, 20]
    assert TYPE_NAMES[GARRISON] == "garrison"
    assert TYPE_NAMES[FIELD_ARMY] == "field_army"
    assert min(values) + 3 * charts.operations.points.factors[1] == 14


@pytest.mark.clause("16.21a")
@pytest.mark.clause("16.21b")
def test_roads_cost_half_a_point_and_bridge_rivers() -> None:
    assert points(world.lines.road.cost) == "0.5"
    assert world.lines.road.cancels_river


@pytest.mark.clause("16.22")
def test_tracks_cost_a_point() -> None:
    assert points(world.lines.track.cost) == "1"


def test_sea_hexes() -> None:
    assert points(charts.op_costs.sea_hex_from_friendly_port) == "1"
    assert points(charts.op_costs.sea_hex_from_other_coast) == "2"


def test_river_hexes() -> None:
    assert points(charts.op_costs.river_hex) == "1"


def test_going_off_the_map() -> None:
    assert points(AREA_ENTRY_COST) == "5"


@pytest.mark.clause("terrain.effects")
def test_terrain_as_reconstructed() -> None:
    """Cost to enter, forage; only what other tests of this file say of terrain comes from the source."""
    reconstruction = """
        clear    2  2
        rough    4  1
        marsh    4  1
        desert   4  0
    """
    grounds = {"clear": CLEAR, "rough": ROUGH, "marsh": MARSH, "desert": DESERT}
    in_use = [[name, points(TERRAIN_COST[g]), str(FORAGE_TERRAIN[g])] for name, g in grounds.items()]
    assert in_use == rows(reconstruction)
    assert (points(world.lines.river.extra), points(world.lines.strait.extra)) == ("2", "3")
    assert [FORAGE_SITE[town] for town in (NO_TOWN, CITY, RICH, CAPITAL)] == [0, 3, 5, 8]
    assert FORAGE_SITE[CITY] == charts.sites.colony.forage


def test_roads_and_tracks_are_worth_using() -> None:
    assert (
        world.lines.road.cost
        < world.lines.track.cost
        < min(TERRAIN_COST[ground] for ground in (CLEAR, ROUGH, MARSH, DESERT))
    )


def test_nobody_lives_off_the_sea() -> None:
    assert FORAGE_TERRAIN[OPEN_SEA] == 0


def test_forage_off_the_map() -> None:
    assert charts.sites.offmap.forage == FORAGE_TERRAIN[OFFMAP] == 10


def test_forage_of_a_pillaged_hex() -> None:
    assert charts.sites.pillaged.forage == 0


def test_stacking_limit() -> None:
    assert STACK_LIMIT == 10


def test_hand_limit() -> None:
    assert charts.limits.hand == 15


def test_reinforcements_off_the_map() -> None:
    assert charts.limits.area_reinforcements == 10


def test_fleets_carry_three() -> None:
    assert FLEET_CAPACITY == 3


def test_what_justinian_is_worth() -> None:
    assert charts.limits.justinian_markers == 2
    assert charts.limits.justinian_factor == 2


@pytest.mark.clause("18.22b")
def test_only_persia_has_a_port_off_the_map() -> None:
    assert AREA_PORT == (0, 0, 0, 1)


def test_zones_of_control_where_the_source_is_in_doubt() -> None:
    """Rule against note and note against rule: RULING-7 and RULING-8."""
    assert not charts.operations.zoc.units_in_towns_project
    assert not charts.operations.zoc.reaches_into_occupied_towns
    assert charts.operations.zoc.reaches_into_other_occupied_hexes
    assert not charts.operations.zoc.across_straits
    assert not charts.operations.zoc.neutral_units
    assert not charts.operations.zoc.units_aboard
    assert not charts.operations.zoc.land_and_naval_mix
