"""Marches and forced marches [16.1-16.74, strat.march.a, terrain.effects], from the words of the rules."""

from itertools import pairwise
from typing import Any

import pytest

from rulebook.belisarius.table import Table

GOTHS = {"ostrogoths": "barbarian"}


def spent(start: str, goal: str, unit: str = "guard field_army", points: int = 26) -> float:
    """What a march costs an army of a single field army."""
    t = Table(units={start: unit}, dice=[6]).operates(start)
    assert t.op == points
    t.does(f"march:{goal}")
    assert t.units(goal)
    return points - t.op


@pytest.mark.clause("16.1", "terrain.effects")
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("3431", "3331", 2),  # clear
        ("3420", "3421", 4),  # rough
        ("2446", "2347", 4),  # marsh
        ("2850", "2851", 4),  # desert
        ("3530", "3531", 0.5),  # road into a town
    ],
)
def test_the_hex_that_is_entered_sets_the_cost(start: str, goal: str, cost: float) -> None:
    assert spent(start, goal) == cost


@pytest.mark.clause("16.1")
def test_a_march_goes_through_adjacent_hexes_and_pays_for_each() -> None:
    """3420, 3421 rough, 3422: two hexes of open ground off the roads, and never a leap."""
    t = Table(units={"3619": "guard field_army"}, dice=[6]).operates("3619").does("march:3420")
    steps = [(e["start"], e["space"]) for e in t.events("moved")]
    assert steps[0][0] == "3619"
    assert steps[-1][1] == "3420"
    assert all(a[1] == b[0] for a, b in pairwise(steps))
    # 3520 clear 2, 3420 clear 2; by road over Roma 2 + 0.5 + 2 is dearer
    assert 26 - t.op == 4


@pytest.mark.clause("16.21a")
def test_a_road_costs_half_a_point_whatever_the_ground() -> None:
    assert spent("3430", "3429") == 0.5, "3429 is rough"
    assert spent("3430", "3431") == 0.5
    assert spent("3433", "3430") == 1.5


@pytest.mark.clause("16.21a", "16.22")
def test_only_along_the_road() -> None:
    """3531 and 3431 both lie on roads, which do not meet between them."""
    assert spent("3431", "3531") == 1.5, "by 3432 and 3532, along the road all the way"
    assert spent("3331", "3431") == 2, "3431 has a road, but none from 3331"


@pytest.mark.clause("16.21b")
def test_a_road_bridges_the_river() -> None:
    assert spent("3431", "3430") == 0.5


@pytest.mark.clause("16.22")
def test_a_track_costs_one_point_whatever_the_ground() -> None:
    assert spent("3530", "3630") == 1, "3630 is rough"
    assert spent("3630", "3730") == 1
    assert spent("3530", "3730") == 2


@pytest.mark.clause("16.22", "16.23")
def test_a_track_bridges_no_river() -> None:
    """From 3547 a track leads across the river to 3548."""
    assert spent("3548", "3547") == 3


@pytest.mark.clause("16.23")
def test_a_river_is_paid_on_top() -> None:
    assert spent("3830", "3730") == 4, "clear 2 and the river 2"
    assert spent("3331", "3430") == 2.5, "round by 3431 and the bridge is cheaper than 4 through the river"


@pytest.mark.clause("16.24a", "16.24b")
def test_a_strait_is_crossed_on_land_for_points_on_top() -> None:
    assert spent("3331", "3231") == 5, "clear 2 and the strait 3"
    assert spent("3022", "2922") == 7, "rough 4 and the strait 3"
    assert spent("4039", "4040") == 7, "marsh 4 and the strait 3"
    t = Table(units={"3331": "guard field_army"}, dice=[6]).operates("3331")
    assert t.choices("embark") == []


@pytest.mark.clause("16.24a", "16.32")
def test_all_sea_hexsides_are_crossed_at_straits_only() -> None:
    """3332 and 3431 are neighbours across the Propontis: the way on land leads over the Bosporus."""
    t = Table(units={"3431": "guard field_army"}, dice=[1]).operates("3431").does("march:3332")
    assert t.event("moved")["space"] == "3332"
    assert 21 - t.op == 0.5 + 0.5 + 5 + 0.5 + 0.5


@pytest.mark.clause("16.32")
def test_armies_do_not_walk_on_the_sea() -> None:
    t = Table(units={"3431": "guard field_army"}, dice=[6]).operates("3431")
    t.may_not("march:3330", "16.32").may_not("march:3533", "16.32")


@pytest.mark.clause("16.32")
def test_an_island_without_a_strait_is_out_of_reach() -> None:
    t = Table(units={"3514": "guard field_army", "3317": "vandals garrison"}, dice=[6]).operates("3514")
    t.may_not("march:3217")


@pytest.mark.clause("16.31")
@pytest.mark.parametrize("control", ["neutral", "barbarian"])
def test_enemies_and_neutrals_bar_their_hex(control: str) -> None:
    t = Table(units={"3431": "guard field_army", "Adrianopolis": "slavs warband"}, control={"slavs": control}, dice=[6])
    t.operates("3431").may_not("march:Adrianopolis", "16.31")


@pytest.mark.clause("16.31")
def test_no_way_leads_through_an_occupied_hex() -> None:
    """The land way out of Constantinopolis is 3432; the straits are the other."""
    units = {"Constantinopolis": "thracia garrison", "3432": "franks garrison"}
    t = Table(units=units, dice=[1]).operates("Constantinopolis")
    t.may("march:3334").may_not("march:3431")
    free = Table(units={"Constantinopolis": "thracia garrison"}, dice=[1]).operates("Constantinopolis")
    free.may("march:3431")


@pytest.mark.clause("16.31")
def test_friends_do_not_bar_their_hex() -> None:
    t = Table(units={"3431": "guard field_army", "Adrianopolis": "thracia garrison"}, dice=[6])
    t.operates("3431").may("march:Adrianopolis", "march:3630")


@pytest.mark.clause("16.33", "19.1")
def test_fleets_stay_on_the_water() -> None:
    t = Table(units={"3431": "guard fleet"}, dice=[6]).operates("3431")
    t.may("march:3332", "march:3432", "march:3229")
    t.may_not("march:3531", "16.33")


@pytest.mark.clause("16.33", "19.1")
def test_fleets_do_not_cross_land_hexsides() -> None:
    """3430 and 3431 are coastal neighbours with land between them: the way by sea leads through 3331 or 3330."""
    t = Table(units={"3431": "guard fleet"}, dice=[6]).operates("3431").does("march:3430")
    assert [e["space"] for e in t.events("moved")] != ["3430"]
    assert 36 - t.op > 2


@pytest.mark.clause("16.34")
def test_markers_bar_nothing() -> None:
    t = Table(units={"3431": "guard field_army"}, pillaged=["3532"], colonies=["3731"], works=["3531"], dice=[6])
    t.operates("3431").does("march:3532", "march:3531", "march:3731")
    assert t.units("3731") == ["Guard-field_army-1"]


@pytest.mark.clause("16.6")
def test_fleets_do_not_march() -> None:
    """A fleet in the army makes it a naval one, or stays behind."""
    t = Table(units={"Constantinopolis": ["guard fleet", "guard field_army"]}, dice=[1, 1])
    t.operates("Constantinopolis", "guard field_army").does("march:3432", "halt")
    t.operates("Constantinopolis", sail=True).may("march:3533").may_not("march:3531", "16.33")


# ---------------------------------------------------------------- forced march


def marched(**rest: Any) -> Table:
    """A guard army that has done its operation; the player holds a forced march."""
    t = Table(
        units={"3431": ["2 guard field_army"], "3628": "dacia field_army"},
        hands={"imperial": ["2 forced march"]},
        dice=[1],
        **rest,
    )
    return t.operates("3431").does("march:3432", "halt")


@pytest.mark.clause("16.7", "strat.march.a")
def test_a_forced_march_is_another_operation() -> None:
    t = marched().may_not("army:3432", "14.1a").may("forced-march:3432")
    t.dice(4, 2).does("forced-march:3432").until("Operate", {"FormArmy": "go"})
    assert t.op == 22
    assert t.hand("imperial") == ["forced march"]
    assert t.pool("forced march") >= 1
    t.does("march:3431")
    assert t.units("3431") == ["Guard-field_army-1", "Guard-field_army-2"]


@pytest.mark.clause("16.7")
def test_no_forced_march_without_the_marker() -> None:
    t = Table(units={"3431": "guard field_army", "3628": "dacia field_army"}, dice=[1])
    t.operates("3431").does("halt")
    assert t.choices("forced-march") == []
    t.may_not("forced-march:3431")


@pytest.mark.clause("16.7", "strat.march.a")
def test_only_after_its_operation() -> None:
    marched().may_not("forced-march:3628", "16.7")


@pytest.mark.clause("16.71")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_on_three_or_less_the_player_removes_a_unit_of_his_choice(face: int) -> None:
    t = marched().dice(face, 2).does("forced-march:3432").until("Straggler", {"FormArmy": "go"})
    assert t.decider == "imperial"
    assert sorted(t.targets("lose")) == ["Guard-field_army-1", "Guard-field_army-2"]
    t.does("lose:Guard-field_army-1").until("Operate")
    assert t.army == ["Guard-field_army-2"]
    assert t.where("Guard-field_army-1") == "available"


@pytest.mark.clause("16.71")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_on_four_or_more_nobody_is_lost(face: int) -> None:
    t = marched().dice(face, 2).does("forced-march:3432").until("Operate", {"FormArmy": "go"})
    assert t.army == ["Guard-field_army-1", "Guard-field_army-2"]


@pytest.mark.clause("16.71")
def test_the_lost_unit_is_one_of_the_army_that_marches() -> None:
    t = Table(units={"3431": ["guard field_army", "thracia garrison"]}, hands={"imperial": ["forced march"]}, dice=[1])
    t.operates("3431").does("halt").dice(1, 2).does("forced-march:3431")
    t.does("leave:thracia garrison")
    assert t.where("Guard-field_army-1") == "available"
    assert t.where("Thracia-garrison-1") == "3431"


@pytest.mark.clause("16.72")
def test_another_army_may_operate_in_between() -> None:
    """The example of the rule: an army acts, another acts, and the first goes on a forced march."""
    t = marched().dice(3).operates("3628").does("march:3627", "halt").may("forced-march:3432")
    t.dice(6, 1).does("forced-march:3432").until("Operate", {"FormArmy": "go"})
    assert t.army == ["Guard-field_army-1", "Guard-field_army-2"]


@pytest.mark.clause("16.73", "13.23")
def test_the_units_of_the_hex_may_be_regrouped() -> None:
    """The army has marched to where others stand; any of both go on together."""
    t = Table(
        units={"3431": ["2 guard field_army"], "3432": ["thracia field_army", "thracia garrison"]},
        hands={"imperial": ["forced march"]},
        dice=[1],
    )
    t.operates("3431").does("march:3432", "halt")
    t.dice(6, 1).does("forced-march:3432")
    t.does("leave:Guard-field_army-1", "leave:Thracia-garrison-1", "go").until("Operate")
    assert sorted(t.army) == ["Guard-field_army-2", "Thracia-field_army-1"]
    assert t.op == 21
    t.does("march:3532", "halt")
    assert t.units("3432") == ["Thracia-garrison-1", "Guard-field_army-1"]
    # the garrison has not acted yet
    t.dice(1).operates("3432")
    assert t.army == ["Thracia-garrison-1"]


@pytest.mark.clause("16.73")
def test_all_units_of_a_forced_march_are_done_afterwards() -> None:
    t = Table(
        units={"3431": "guard field_army", "3432": "thracia field_army", "3628": "dacia field_army"},
        hands={"imperial": ["forced march"]},
        dice=[1],
    )
    t.operates("3431").does("march:3432", "halt")
    t.dice(6, 1).does("forced-march:3432").until("Operate", {"FormArmy": "go"}).does("halt")
    assert t.is_spent("Thracia-field_army-1")
    t.may_not("army:3432", "14.1a")


@pytest.mark.clause("16.73")
def test_a_unit_that_was_dropped_may_be_used_again() -> None:
    t = Table(units={"3431": ["2 guard field_army"]}, hands={"imperial": ["forced march"]}, dice=[1])
    t.operates("3431").does("march:3432", "drop:Guard-field_army-2", "march:3431", "march:3432", "halt")
    t.dice(6, 1).does("forced-march:3432").until("Operate", {"FormArmy": "go"})
    assert t.army == ["Guard-field_army-1", "Guard-field_army-2"]


@pytest.mark.clause("16.74")
def test_again_and_again_one_marker_each() -> None:
    t = marched().dice(6, 1).does("forced-march:3432").until("Operate", {"FormArmy": "go"}).does("halt")
    t.dice(6, 1).does("forced-march:3432").until("Operate", {"FormArmy": "go"}).does("halt")
    assert t.hand("imperial") == []
    assert t.choices("forced-march") == []
    assert len(t.events("operation")) == 3
