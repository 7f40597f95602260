"""The Movement Costs Chart and the figures of movement, as they are printed."""

from typing import Any

import pytest

from polemos.games.alexander.data.pack import DATA
from polemos.games.alexander.data.words import GROUPS
from printed import rows

# movement points/cohesion hits, X for what is not allowed
HEXES = """
    enter       PH  HI_double HI_single MI  LI_LP SK  LC  LN  HC  CAT EL  CH  AT  LEADER
    clear       1/0 1/0       1/0       1/0 1/0   1/0 1/0 1/0 1/0 1/0 1/0 1/0 1/0 1/0
    woods       2/1 2/1       2/1       2/1 2/0   2/0 2/1 2/1 2/2 3/2 2/1 X   X   2/0
    marsh       3/2 3/2       2/1       2/1 2/1   2/0 3/2 3/2 3/2 4/3 2/1 X   X   3/0
    rocky       2/1 2/1       2/1       2/1 2/0   1/0 2/1 2/1 2/2 3/2 2/1 X   2/0 2/0
    town        2/1 2/1       1/0       1/0 1/0   1/0 2/1 2/1 2/1 2/1 X   X   1/0 1/0
    major_river 2/1 2/1       2/1       2/1 2/1   2/0 2/1 2/1 2/1 3/2 1/0 X   X   2/0
    city_wall   X   X         X         X   X     X   X   X   X   X   X   X   X   X
    sea         X   X         X         X   X     X   X   X   X   X   X   X   X   X
    deep_river  X   X         X         X   X     X   X   X   X   X   X   X   X   X
"""
HEXSIDES = """
    cross               PH  HI_double HI_single MI  LI_LP SK  LC  LN  HC  CAT EL  CH  AT  LEADER
    minor_river         1/1 1/1       1/1       1/1 1/0   0/0 1/0 1/1 1/1 1/1 0/0 X   X   1/0
    steep_bank          1/1 1/1       1/1       1/1 1/0   0/0 1/1 1/1 1/0 2/1 1/0 X   X   1/0
    steep_banked_stream 2/2 2/2       2/2       2/2 2/0   0/0 2/1 2/2 2/1 3/2 1/0 X   X   2/0
    abatis              1/1 1/1       1/1       1/1 1/0   1/0 X   X   X   X   X   X   X   X
    gate                0/0 0/0       0/0       0/0 0/0   0/0 0/0 0/0 0/0 0/0 0/0 0/0 0/0 0/0
    wall                X   X         X         X   X     X   X   X   X   X   X   X   X   X
"""
LEVELS = """
    level  PH  HI_double HI_single MI  LI_LP SK  LC  LN  HC  CAT EL  CH  AT  LEADER
    up_1   1/0 1/0       1/0       1/0 1/0   0/0 1/0 1/0 1/1 1/1 1/0 1/1 1/0 1/0
    down_1 0/0 0/0       0/0       0/0 0/0   0/0 0/0 0/0 0/0 0/0 0/0 0/1 0/0 0/0
    up_2   2/2 2/2       2/2       2/2 2/2   1/2 X   X   X   X   X   X   X   X
    down_2 1/2 1/2       1/2       1/2 1/2   1/2 X   X   X   X   X   X   X   X
    up_3   X   X         X         X   X     3/3 X   X   X   X   X   X   X   X
    down_3 X   X         X         X   X     3/3 X   X   X   X   X   X   X   X
"""


def table(name: str) -> dict[str, Any]:
    return DATA.files[f"tables/{name}.toml"]


MOVES = table("movement-given")


@pytest.mark.clause("6.21a", "6.22a", "6.29")
@pytest.mark.parametrize(("printed", "part"), [(HEXES, "hex"), (HEXSIDES, "hexside"), (LEVELS, "level")])
def test_the_movement_costs_chart(printed: str, part: str) -> None:
    heading, *lines = rows(printed)
    assert heading[1:] == list(GROUPS)
    chart = table("movement-cost")[part]
    assert {row[0]: row[1:] for row in lines} == {
        row: ["X" if cells[group] == "X" else "{}/{}".format(*cells[group]) for group in GROUPS]
        for row, cells in chart.items()
    }


@pytest.mark.clause("6.21b", "6.23a", "6.23b", "6.62b", "6.71b")
def test_the_cells_that_the_examples_give() -> None:
    chart = table("movement-cost")
    hexes, hexsides, levels = chart["hex"], chart["hexside"], chart["level"]
    assert hexes["woods"]["HI_double"][0] + levels["up_1"]["HI_double"][0] == 3
    assert hexes["clear"]["LI_LP"][0] + levels["up_1"]["LI_LP"][0] == 2
    for group in ("PH", "HI_double", "HI_single", "MI"):
        assert hexes["woods"][group][1] + hexsides["minor_river"][group][1] == 2
    assert [group for group in GROUPS if levels["up_3"][group] != "X"] == ["SK"]
    assert levels["up_3"]["SK"][1] == levels["down_3"]["SK"][1] == 3
    assert all(levels["up_2"][group] == "X" for group in ("LC", "LN", "HC", "CAT"))


@pytest.mark.clause("4.1h", "6.13b", "6.46b", "6.46c")
def test_moving_again_and_the_faster_phalanx() -> None:
    assert (MOVES["leader_ma"], MOVES["leader_cohesion_hits"]) == (9, 0)
    assert {key: hits for key, hits in MOVES["again"].items() if isinstance(hits, int)} == {
        "normal": 1,
        "phalanx_ma5": 2,
        "phalanx_ma5_first_hits": 1,
    }


@pytest.mark.clause("6.43a", "6.44", "6.71d")
def test_double_size_units() -> None:
    chart = MOVES["double_size"]
    assert (chart["pivot_hits"], chart["reverse_face_mp"], chart["orderly_withdrawal_ma"]) == (1, 3, 4)


@pytest.mark.clause("6.61a", "6.62a", "6.62b", "6.66")
def test_columns() -> None:
    chart = MOVES["column"]
    assert (chart["ma_bonus"], chart["terrain_hits"], chart["tq"], chart["after_shock_hits"]) == (1, -1, -2, 1)
    assert chart["types"] == ["PH", "HI", "MI", "LI", "LP"]


@pytest.mark.clause("7.12a", "7.12b", "7.12c", "7.14", "9.21a")
def test_turning() -> None:
    chart = table("movement-cost")["facing"]
    assert chart["mp_per_vertex"] == {"default": 1, "EL": 2, "CH": 2, "CAT": 2, "charge_formation": 2}
    assert (chart["hits_in_rough_hex"], chart["chariot_hits_per_turn_while_moving"]) == (1, 2)
    given = MOVES["facing"]
    assert (given["mp_per_vertex"], given["mp_per_vertex_clumsy"], given["skirmisher_any"]) == (1, 2, 1)
    assert (given["rough_hits"], given["chariot_hits_moving"], given["chariot_max_vertices_per_hex"]) == (1, 2, 1)


@pytest.mark.clause("6.23a", "6.23b", "9.21d")
def test_levels() -> None:
    chart = MOVES["elevation"]
    assert (chart["cavalry_max"], chart["sk_max"], chart["sk_three_levels_hits"]) == (1, 3, 3)
    assert chart["chariot_max_per_phase"] == 1


@pytest.mark.clause("6.91", "6.92a", "6.92b", "6.94a", "6.94c")
def test_stacking() -> None:
    chart = MOVES["stacking"]
    assert (chart["combat_units_per_hex"], chart["pass_through_hits_each"]) == (1, 1)
    assert (chart["forced_stop_min_hits"], chart["forced_stop_skirmisher_hits"]) == (1, 1)
    assert chart["skirmisher_passes_free"] is True


@pytest.mark.clause("9.62b", "9.62c", "9.63", "9.64a", "9.64c", "9.64d")
def test_double_depth_and_squares() -> None:
    assert MOVES["double_depth"] == {"form_extra_mp": 1, "orders_per_move": 2, "ma": 4}
    square = MOVES["square"]
    assert (square["cost_divisor"], square["ma"], square["size_divisor"]) == (2, 1, 4)
    assert (square["missile_hits"], square["min_unit_size"]) == (2, 10)


@pytest.mark.clause("9.73", "9.74b", "9.74c")
def test_charge_formation() -> None:
    chart = MOVES["charge_formation"]
    assert (chart["form_mp"], chart["leave_mp"], chart["turn_mp"]) == (4, 2, 2)
    assert (chart["terrain_hits_factor"], chart["max_levels_per_phase"]) == (2, 1)


@pytest.mark.clause("6.71a", "6.72b", "6.72c", "6.72d", "6.77a", "6.78", "9.31g")
def test_orderly_withdrawal() -> None:
    chart = table("orderly-withdrawal")["orderly"]
    assert (chart["trigger_hexes"], chart["skirmisher_hexes"], chart["cavalry_line_hexes"]) == (2, 2, 2)
    assert [(row["clause"], row["when"], row["hits"]) for row in chart["hits"]] == [
        ("6.72b", "after", 1),
        ("6.72c", "before", 1),
        ("6.72d", "after", 1),
    ]


@pytest.mark.clause("6.83", "6.84a", "8.46b")
def test_pre_arranged_withdrawal_and_the_flight_of_darius() -> None:
    chart = table("orderly-withdrawal")
    assert (chart["pre_arranged"]["min_tq"], chart["pre_arranged"]["distance_hexes"]) == (6, 1)
    assert chart["darius"]["distance_hexes"] == 4


@pytest.mark.clause("9.14b", "9.14d", "9.14e", "9.14f", "9.14h", "9.14i", "9.14j", "9.14m", "9.14n")
def test_rampage() -> None:
    chart = table("elephants-chariots")["rampage"]
    assert chart["to_friend_on"] == [0]
    assert chart["eliminated_on"] == [7, 8, 9]
    bearings = {"1": 30, "2": 90, "3": 150, "4": 210, "5": 270, "6": 330}
    assert chart["roll_bearing_from_north_facing"] == bearings
    assert (chart["hexes_per_roll"], chart["max_rolls"], chart["eliminated_if_nearest_unit_at_least"]) == (3, 4, 8)
    assert chart["trample_hits"] == {"front": 1, "flank": 2, "rear": 2, "cavalry": 2, "chariot": 2}


@pytest.mark.clause("9.15b", "9.16", "9.19a")
def test_horses_and_the_leaders_of_elephants() -> None:
    chart = table("elephants-chariots")
    assert chart["cavalry_and_elephants"]["hits_per_flank_or_rear_hex"] == 2
    assert chart["cavalry_and_elephants"]["approached_min_hits"] == 1
    optional = chart["elephant_command_optional"]
    assert (optional["initiative"], optional["markers_per_player_per_turn"]) == (1, 1)


@pytest.mark.clause("9.21a", "9.21c", "9.21d", "9.22a", "9.22b", "9.24a")
def test_chariots() -> None:
    chart = table("elephants-chariots")["chariot"]
    assert (chart["turn_per_hex_moving"], chart["turn_hits_moving"], chart["turn_mp_per_vertex"]) == (1, 2, 2)
    assert (chart["max_levels_per_phase"], chart["withdrawal_hits"], chart["avoidance_hits"]) == (1, 1, 1)
    assert (chart["own_check_skipped_after_hexes"], chart["defender_pre_shock_mod"]) == (4, 1)
