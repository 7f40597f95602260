"""Missiles, checks, rallies, casualties and rout points, as they are printed."""

from typing import Any

import pytest

from polemos.games.alexander.data.pack import DATA
from printed import columns, rows

STRENGTH = """
    range            1 2 3 4 5 6 7 8
    archer_foot      4 3 2 1
    archer_mounted   3 2 1
    slinger_foot     3 2 1
    javelin_foot     6 3
    javelin_mounted  5
    elephant_rider   5
    elephant_screen  2
    bolt             5 5 4 4 3 3 2 1
"""
DIE = """
    woods              1
    armour             1
    shield_wall        3
    moving             1
    withdrawing        1
    skirmisher_target  2
    cat_arrows         2
    cat_other          1
    formation_target  -1
"""
RALLY = """
    TQ  0 1 2 3 4 5 6 7 8 9
    9   1 1 1 2 2 3 3 4 5 6
    8   1 1 1 1 2 2 3 3 4 R
    7   1 1 1 2 2 2 3 4 5 R
    6   1 1 2 2 2 3 3 4 R R
    5   1 1 2 2 3 3 4 R R R
    4   1 1 2 2 3 3 R R R R
    3   1 1 2 2 R R R R R R
    2   1 1 R R R R R R R R
"""
CHECKS = """
    charge                | excess | 8.33a
    wheel                 | excess | 6.45b
    augmented             | 1      | 6.46b
    withdrawal            | 1      | 6.72d
    reaction_facing       | rout   | 7.16b
    stacked_on            | excess | 6.92a
    routed_through        | excess | 10.24a
    brink                 | rout   | 8.38b
    elephant_approach     | excess | 9.16
    pass_through_avoidance | shock | 9.24a
    stand                 | rout   | 9.65a
    pursuit               |        | 10.32
"""
HITS = """
    moved_again              1 6.13b
    phalanx_ma5_again        2 6.46c
    pivot                    1 6.43a
    turn_in_rough            1 7.14
    chariot_turn_moving      2 9.21a
    pass_through_friend      1 6.94a
    skirmisher_forced_on     1 6.92b
    withdraw_foot_or_chariot 1 6.72b
    withdraw_flank_rear      1 6.72c
    column_attacked          1 6.66
    sk_three_levels          3 6.23b
    cavalry_beside_elephants 2 9.15b
    trampled_front           1 9.14h
    trampled_flank_rear      2 9.14i
    trampled_cavalry_chariot 2 9.14j
    avoidance_lane           1 9.24a
    routed_through           1 10.24a
    breakthrough             2 8.37a
"""


def table(name: str) -> dict[str, Any]:
    return DATA.files[f"tables/{name}.toml"]


@pytest.mark.clause("8.61", "9.11a", "9.12", "9.51a")
def test_the_missile_range_and_results_chart() -> None:
    _, *printed = rows(STRENGTH)
    strength = table("missile")["strength"]
    assert {weapon: [str(cell) for cell in cells] for weapon, cells in strength.items()} == {
        weapon: cells for weapon, *cells in printed
    }


@pytest.mark.clause("8.15h", "8.16")
def test_what_the_examples_of_fire_give() -> None:
    strength = table("missile")["strength"]
    assert strength["archer_foot"][1] == 3
    assert len(strength["archer_mounted"]) == 3
    assert strength["elephant_rider"] == strength["javelin_mounted"]


@pytest.mark.clause("8.15b", "8.15c", "8.15d", "8.15e", "6.75b", "9.31f", "9.42c", "9.74e")
def test_the_modifiers_of_the_missile_die() -> None:
    modifiers = table("missile-rules")["die_modifiers"]
    assert [[row["id"], str(row["mod"])] for row in modifiers] == rows(DIE)
    assert {row["id"]: row["replaces"] for row in modifiers if "replaces" in row} == {"shield_wall": "armour"}


@pytest.mark.clause("8.15f", "8.16", "8.19", "8.21a", "8.22", "9.32a", "9.32b", "9.41a", "9.52")
def test_figures_of_missile_fire() -> None:
    chart = table("missile-rules")
    assert (chart["hits"]["normal"], chart["hits"]["chariot_or_elephant"]) == (1, 2)
    assert (chart["downhill"]["extra_range"], chart["downhill"]["roll"]) == (1, 0)
    assert (chart["entry_reaction_range"], chart["retire_reaction_range"]) == (1, 2)
    assert (chart["retire_reaction_needs_range"], chart["withdrawal_fire_range"]) == (2, 2)
    assert (chart["harassment_range"], chart["harassment_start"]) == (1, {"foot": 2, "light_cavalry": 4})
    assert (chart["oxybeles_shots_per_phase"], chart["leader_hit_roll"]) == (2, 0)


@pytest.mark.clause("8.17a", "8.17b", "8.17d")
def test_when_missiles_run_low() -> None:
    assert [row["low_on"] for row in table("missile-rules")["supply"]] == [[9], [7, 8, 9], []]


@pytest.mark.clause("10.27f")
def test_the_rally_table() -> None:
    heading, *printed = rows(RALLY)
    assert heading[1:] == [str(die) for die in range(10)]
    assert table("rally-table")["hits"] == {tq: cells for tq, *cells in printed}


@pytest.mark.clause("10.27h")
def test_the_example_of_a_rally() -> None:
    assert table("rally-table")["hits"]["7"][5] == "2"
    assert table("rout-rally")["rally"]["initiative_bonus"] == 1


@pytest.mark.clause("8.34c", "8.42", "8.45b", "8.65")
def test_the_leader_casualty_chart() -> None:
    chart = table("leader-casualty")
    assert chart["missile_or_shock_second_roll"] == {
        "0-6": "finished",
        "7": "wounded_1",
        "8": "wounded_2",
        "9": "killed",
    }
    assert chart["personal_combat_difference"] == {
        "0": "none",
        "1-2": "finished",
        "3-4": "wounded_1",
        "5-7": "wounded_2",
        "8+": "killed",
    }
    assert chart["rating_change"] == {"finished": 0, "wounded_1": -1, "wounded_2": -2}


@pytest.mark.clause("10.16")
def test_the_cohesion_hit_and_tq_check_chart() -> None:
    chart = table("tq-checks")
    found = [[row["id"], str(row.get("fail", "")), row["clause"]] for row in chart["checks"]]
    assert found == columns(CHECKS)
    assert {row["id"]: row["min"] for row in chart["checks"] if "min" in row} == {
        "stacked_on": 1,
        "elephant_approach": 1,
    }
    assert [[row["id"], str(row["hits"]), row["clause"]] for row in chart["hits"]] == rows(HITS)


@pytest.mark.clause("10.42b", "10.42c", "10.42d", "10.42f")
def test_rout_points() -> None:
    points = {key: value for key, value in table("rout-points").items() if isinstance(value, int)}
    assert points == {
        "sk_no_shock": 1,
        "sk_shock_capable": 2,
        "elephant": 2,
        "chariot": 2,
        "double_size_factor": 2,
        "artillery": 0,
        "leader_factor": 5,
        "alexander": 70,
        "contingent_commander": 5,
    }
    assert table("rout-points")["alexander_not_at"] == "chaeronea"


@pytest.mark.clause("10.21a", "10.24a", "10.25a", "10.14a", "10.14b", "10.27a", "10.27b", "10.27d")
def test_rout_rally_and_recovery() -> None:
    chart = table("rout-rally")
    rout = {key: value for key, value in chart["rout"].items() if isinstance(value, int)}
    assert rout == {"immediate_hexes": 2, "friend_passed_hits": 1, "hits_for_movement": 0, "routed_tq": 1}
    rally = {key: value for key, value in chart["rally"].items() if isinstance(value, int)}
    assert rally == {"initiative_bonus": 1, "fail_hexes": 2, "per_leader_per_unit_per_turn": 1}
    assert chart["rally"]["terrain"] == ["clear", "rocky", "major_river"]
    assert (chart["recovery"]["hits"], chart["recovery"]["max_per_unit_per_phase"]) == (2, 2)
    assert chart["recovery"]["terrain"] == ["clear"]


@pytest.mark.clause("5.33a", "5.33b", "5.33c", "5.33d", "5.5f", "5.5g")
def test_momentum_and_the_elite_phase() -> None:
    chart = table("activation")
    assert chart["activation"]["max_phases_per_turn"] == 3
    momentum = chart["momentum"]
    assert (momentum["second_roll_on"], momentum["panic_on"], momentum["reactivation_on"]) == ([9], [9], [0, 1])
    assert (momentum["panic_hexes"], momentum["panic_range_divisor"]) == (2, 2)
    assert chart["trump"]["tries_per_side_per_activation"] == 1
    elite = chart["elite"]
    assert (elite["balance_from_turn"], elite["available_at_most"], elite["counts_as_phase"]) == (2, 7, 1)


@pytest.mark.clause("5.63a", "5.63b", "5.64")
def test_contingent_commanders() -> None:
    chart = table("activation")["contingent"]
    assert (chart["distance_divisor"], chart["cost_less"], chart["cost_min"], chart["cost_max"]) == (2, 1, 1, 3)
    assert chart["capacity"] == {"Alexander III": 2, "Parmenion": 1}


@pytest.mark.clause("4.33c", "4.33g", "4.37a", "4.4c")
def test_figures_of_orders() -> None:
    chart = table("orders")
    conditions = chart["line_command_conditions"]
    assert conditions["infantry_elephant"]["leader_within"] == 2
    assert conditions["cavalry"]["range_divisor"] == 2
    others = {row["id"]: row for row in chart["individual"]}
    assert (others["leader_other"]["orders"], others["leader_other"]["orders_in_zoc"]) == (1, 2)
    assert others["recover"]["hits"] == 2


@pytest.mark.clause("2.5a", "2.5b")
def test_the_scale() -> None:
    scale = table("unit-types")["scale"]
    assert scale == {
        "foot_per_size_point": [150, 200],
        "horse_per_size_point": 100,
        "chariots_per_size_point": [6, 7],
        "elephants_per_size_point": 1,
        "elephants_per_counter": 5,
        "hex_yards": [60, 70],
        "turn_minutes": [15, 20],
    }
